"""Games that begin near their end, small enough to be solved: search and learning can be held against the truth.

from entrepot.envs.openspiel import endgame

small = endgame(game, state.position.state, worlds=4)  # loaded as any other; its first node is chance's
"""

from typing import Any

from entrepot.envs.openspiel.game import EntrepotGame, loaded
from entrepot.envs.openspiel.position import DRAWING, Position, settled, standing
from entrepot.envs.openspiel.setup import Setup
from entrepot.kernel.chance import seeded
from entrepot.kernel.errors import BadAction
from entrepot.kernel.state import State


def endgame(game: EntrepotGame, state: State, worlds: int = 1, seed: object = 0) -> EntrepotGame:
    """Return the game that begins where `state` stands: a table as that of `game`, at which somebody is asked.

    It begins in `state` or in another one that differs in what seats know of one another: in each of so many worlds
    with the same chance. A world is made by imagining, one seat after the other, what that seat does not know. A player
    knows what its seat sees, and the worlds that there may be. BadAction for a position that is over, or no world.
    """
    if state.over or worlds < 1:
        raise BadAction("an endgame begins where somebody is asked, in at least one world")
    small, rng = loaded(str(game)), seeded(seed)
    starts = [standing(game.setup, state.copy())]
    while len(starts) < worlds:
        world = settled(starts[0])
        for seat in range(world.seats):
            world = world.determinize(seat, rng)
        starts.append(standing(game.setup, world))
    small.start = Deal(game.setup, starts)
    return small


class Deal(Position):
    """The first node of an endgame: chance draws one of its worlds."""

    __slots__ = ("worlds",)

    def __init__(self, setup: Setup, worlds: list[Position]) -> None:
        self.setup = setup
        self.table = worlds[0].table
        self.worlds = worlds
        self.player = DRAWING
        self._heard = None
        self._strings = {}

    @property
    def state(self) -> None:
        """None: nobody has seen anything yet."""
        return None

    def chances(self) -> list[tuple[int, float]]:
        return [(world, 1 / len(self.worlds)) for world in range(len(self.worlds))]

    def legal(self) -> list[int]:
        return list(range(len(self.worlds)))

    def after(self, action: int) -> Position:
        if action not in range(len(self.worlds)):
            raise BadAction(f"there is no world {action}")
        return self.worlds[action]

    def outcome_text(self, outcome: int) -> str:
        return f"world {outcome + 1}"

    def __reduce__(self) -> tuple[Any, ...]:
        return Deal, (self.setup, self.worlds)

    def __str__(self) -> str:
        return "\n".join(str(world) for world in self.worlds)
