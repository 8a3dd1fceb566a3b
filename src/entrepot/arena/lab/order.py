"""What one run of the laboratory plays: the deals, their rotations, and which games are followed closely.

A deal is one seed, played once in every rotation of the bots, and once only where all bots are the same one: then the
rotations would be the same game again. Everything about a game follows from its number.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any, Final

from entrepot.arena.seating import rotations, seating
from entrepot.arena.simulate import Plan
from entrepot.kernel.errors import EntrepotError
from entrepot.kernel.game import Game

BLOCK: Final = 4000
"""Games whose results share a set of files, at most."""
SAMPLE: Final = 1000
"""How many games are followed decision by decision unless told."""


class BadOrder(EntrepotError):
    """An order to the arena that cannot be carried out."""

    code = "bad-order"


@dataclass(frozen=True)
class Order:
    """The games of a plan, numbered from 0; their number is rounded up to whole deals. BadOrder if there are none."""

    plan: Plan
    games: int
    sample: int = SAMPLE

    def __post_init__(self) -> None:
        if self.games < 1 or self.sample < 1:
            raise BadOrder("play at least one game, and follow at least one")
        object.__setattr__(self, "games", -(-self.games // self.rotations) * self.rotations)

    @property
    def seats(self) -> int:
        """How many seats a game has."""
        return len(self.plan.bots)

    @property
    def rotations(self) -> int:
        """How many games a deal has."""
        return rotations(self.plan.bots)

    def deals(self) -> int:
        """Return how many deals are played."""
        return self.games // self.rotations

    def seating(self, game: int) -> list[int]:
        """Return, by seat, the number of the bot that sits there."""
        return seating(self.seats, self.plan.seed, game)

    def seed(self, game: int) -> str:
        """Return the seed of the deal that the game plays."""
        return f"{self.plan.seed}/{game // self.rotations}"

    def bot_seed(self, game: int, entrant: int) -> str:
        """Return the seed of a bot's own chances; it differs between the games of a deal."""
        return f"{self.plan.seed}/{game}/bot/{entrant}"

    def is_followed(self, game: int) -> bool:
        """Say whether every decision of the game is written down: in deals spread evenly over the run."""
        step = -(-self.games // self.sample)
        return game // self.rotations % step == 0

    def block_size(self) -> int:
        """Return how many games a full block has: whole deals, whatever the number of processes."""
        return max(1, BLOCK // self.rotations) * self.rotations

    def blocks(self) -> Iterator[range]:
        """Yield the games of each block in order."""
        size = self.block_size()
        for start in range(0, self.games, size):
            yield range(start, min(start + size, self.games))

    def as_data(self, game: Game) -> dict[str, Any]:
        """Return all that the results depend on, as plain data."""
        return {
            "game": game.id,
            "rules": game.version,
            "content_digest": game.content.digest(),
            **{key: value for key, value in asdict(self.plan).items() if key != "game"},
            "bots": list(self.plan.bots),
            "seed": str(self.plan.seed),
            "games": self.games,
            "sample": self.sample,
            "counted": {"events": game.face_events, "on_offer": game.on_offer},
        }
