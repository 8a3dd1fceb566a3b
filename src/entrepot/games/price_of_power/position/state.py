"""The position of The Price of Power: Trade, and what may be asked of it."""

from typing import Any, final

from mypy_extensions import i64

from entrepot.games.price_of_power.content.vocabulary import KINDS
from entrepot.games.price_of_power.position import made
from entrepot.games.price_of_power.position.codecs import count_all
from entrepot.games.price_of_power.position.knowledge import determinize, secrets
from entrepot.games.price_of_power.position.made import PowerFields
from entrepot.games.price_of_power.rules import pieces
from entrepot.games.price_of_power.rules.scoring import appraise, parts, places
from entrepot.games.price_of_power.shown.view import more_seen
from entrepot.kernel.chance import Random
from entrepot.kernel.moves import NO_CHOICE
from entrepot.mechanics import turn_order


@final
class PowerState(PowerFields):
    """A position with its rules' most common questions; pieces, connections and holdings have modules of their own."""

    def copy(self) -> "PowerState":
        return PowerState(self.game, self.printed, self.chosen, self.board, self.seats, self.options, self)

    # ------------------------------------------------------------------ what the rules ask of the position

    def age(self) -> i64:
        """Return the Age, counted from 0. PP-ROUND-01, PP-R-40"""
        return self.board.first_age + (self.round - 1) // self.chosen.rounds_per_age

    def is_last_round(self) -> bool:
        """Say whether no Round follows this one. PP-END-01"""
        return self.round >= self.board.rounds

    def in_turn(self) -> list[int]:
        """Return the seats clockwise from the First Player. PP-EVENT-11, PP-R-50"""
        return turn_order.clockwise(self.seats, self.first)

    def clockwise(self, left: i64) -> i64:
        """Return the seat that is next when so many are left of a round from the First Player."""
        return self.in_turn()[self.seats - left]

    def can_pay(self, seat: i64, kind: i64, count: i64) -> bool:
        """Say whether a seat has so much of a kind of Power."""
        return self.power[seat * KINDS + kind] >= count

    def pay(self, seat: i64, kind: i64, count: i64) -> None:
        """Take Power from a seat."""
        self.power[seat * KINDS + kind] -= int(count)

    def gain(self, seat: i64, kind: i64, count: i64) -> None:
        """Give a seat Power; it keeps at most ten of a kind. PP-TAX-05"""
        at = seat * KINDS + kind
        self.power[at] = int(min(self.printed.limits.most_power, self.power[at] + count))

    # ------------------------------------------------------------------ what the kernel asks of it

    def is_forced(self, seat: int) -> bool:
        return self.moves(seat).only() != NO_CHOICE  # nobody holds a secret

    def fields(self) -> dict[str, Any]:
        return made.fields(self)

    def set_fields(self, given: dict[str, Any]) -> None:
        super().set_fields(given)
        count_all(self)

    def view_of(self, seat: int | None) -> dict[str, Any]:
        return {**made.view(self, seat), **more_seen(self)}

    def determinize(self, seat: int, rng: Random) -> "PowerState":
        self.check_seat(seat)
        return determinize(self, seat, rng)

    def appraise(self, seat: int) -> list[float]:
        return appraise(self)

    def parts(self, seat: int) -> list[float]:
        return parts(self, seat)

    def census(self) -> dict[str, dict[str, int]]:
        return {**super().census(), **pieces.account(self)}

    def secrets(self) -> dict[str, Any]:
        return secrets(self)

    def places(self) -> dict[str, Any]:
        return places(self)

    def starter(self) -> int:
        return max(0, int(self.first))

    def rounds(self) -> i64:
        return self.round
