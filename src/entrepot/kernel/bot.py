"""What a bot is: something that chooses an action from what its seat knows."""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from entrepot.kernel.chance import Random, seeded

if TYPE_CHECKING:
    from entrepot.kernel.game import Game
    from entrepot.kernel.handle import SeatHandle
    from entrepot.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Override `choose`. One bot sits in one seat for one game; `rng` is its only source of chance."""

    name: ClassVar[str] = "bot"

    def __init__(self, seed: object = 0) -> None:
        self.rng: Random = seeded(seed)

    @classmethod
    def imagines(cls, game: "Game", options: dict[str, str]) -> bool:
        """Say whether, with these options, it asks its seat for imagined positions, which the wire does not hold."""
        return False

    def choose(self, seat: "SeatHandle") -> int:
        """Return one of `seat.legal()`, which is never empty here."""
        return seat.legal()[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class ImaginingBot(Bot):
    """Override `weigh`, which gets a position that the seat imagines wherever there is a choice.

    What it looks at must be the same in all positions that the seat could imagine.
    """

    @classmethod
    def imagines(cls, game: "Game", options: dict[str, str]) -> bool:
        return True

    def choose(self, seat: "SeatHandle") -> int:
        legal = seat.legal()
        return legal[0] if len(legal) == 1 else self.weigh(seat.imagine(self.rng), seat.seat, legal)

    def weigh(self, state: "State", seat: int, legal: list[int]) -> int:
        """Return one of the legal actions, which are several."""
        return legal[0]
