"""The position of Trigon, and what may be asked of it."""

from typing import Any, final

from mypy_extensions import i64

from entrepot.games.trigon.content.vocabulary import NONE
from entrepot.games.trigon.position import made
from entrepot.games.trigon.position.codecs import count_all
from entrepot.games.trigon.position.knowledge import determinize, secrets
from entrepot.games.trigon.position.made import TrigonFields
from entrepot.games.trigon.rules import figures
from entrepot.games.trigon.rules.scoring import appraise, parts, places
from entrepot.games.trigon.shown.view import more_seen
from entrepot.kernel.chance import Random
from entrepot.mechanics import turn_order


@final
class TrigonState(TrigonFields):
    """A position with its rules' most common questions; figures, settlements and coins have modules of their own."""

    def copy(self) -> "TrigonState":
        return TrigonState(self.game, self.cards, self.chosen, self.seats, self.options, self)

    # ------------------------------------------------------------------ what the rules ask of the position

    def in_turn(self) -> list[int]:
        """Return the seats clockwise from the active player, or from this round's first. RT-ROUND-09"""
        return turn_order.clockwise(self.seats, self.first if self.turn == NONE else self.turn)

    def is_free_site(self, spot: i64) -> bool:
        """Say whether a spot is a site without a settlement; who stands there is asked elsewhere. RT-MAP-14"""
        return self.settled[spot] == NONE and self.cards.is_site[spot] == 1

    # ------------------------------------------------------------------ what the kernel asks of it

    def fields(self) -> dict[str, Any]:
        return made.fields(self)

    def set_fields(self, given: dict[str, Any]) -> None:
        super().set_fields(given)
        count_all(self)

    def view_of(self, seat: int | None) -> dict[str, Any]:
        return {**made.view(self, seat), **more_seen(self, seat)}

    def determinize(self, seat: int, rng: Random) -> "TrigonState":
        self.check_seat(seat)
        return determinize(self, seat, rng)

    def appraise(self, seat: int) -> list[float]:
        return appraise(self)

    def parts(self, seat: int) -> list[float]:
        return parts(self, seat)

    def census(self) -> dict[str, dict[str, int]]:
        return {**super().census(), **figures.account(self)}

    def secrets(self) -> dict[str, Any]:
        return secrets(self)

    def places(self) -> dict[str, Any]:
        return places(self)

    def starter(self) -> int:
        return int(self.first)

    def rounds(self) -> i64:
        return self.round
