"""The position of TradeWarz, and what may be asked of it."""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.tradewarz.actions import TIME_UP
from entrepot.games.tradewarz.content.tables import FACES, NONE
from entrepot.games.tradewarz.options import TIME
from entrepot.games.tradewarz.position import made
from entrepot.games.tradewarz.position.codecs import lay_board
from entrepot.games.tradewarz.position.knowledge import determinize, secrets
from entrepot.games.tradewarz.position.made import TradeWarzFields
from entrepot.games.tradewarz.rules import army, buildings
from entrepot.games.tradewarz.rules.appraisal import appraise, parts
from entrepot.games.tradewarz.rules.scoring import places
from entrepot.games.tradewarz.shown.view import more_seen
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.chance import Chance, Random
from entrepot.mechanics import turn_order


@final
class TradeWarzState(TradeWarzFields):
    """A position with its rules' most common questions; armies, buildings and wealth have modules of their own.

    Sets of places, squares, techs and seats are bits. Lists have four goods, three universities and five marks to a
    seat, and counts of cards by face for each; `army.py` and `buildings.py` say how places and squares are packed.
    """

    def copy(self) -> "TradeWarzState":
        return TradeWarzState(self.game, self.cards, self.chosen, self.seats, self.options, self)

    # ------------------------------------------------------------------ what the rules ask of the position

    def mover(self) -> i64:
        """Return the seat whose turn it is."""
        return self.order[self.turn]

    def owns(self, seat: i64, techs: i64) -> bool:
        """Say whether the seat owns any of a set of techs."""
        return self.techs[seat] & techs != 0

    def are_allied(self, one: i64, other: i64) -> bool:
        """Say whether two seats are the same or members of one alliance. TW-ALLY-05"""
        return one == other or (self.alliance[one] != 0 and self.alliance[one] == self.alliance[other])

    def in_turn(self) -> vec[i64]:
        """Return the seats in the order in which they decide: the mover, then the others in turn order. TW-R-105"""
        return turn_order.from_place(self.order, self.turn)

    def roll_die(self, die: Chance) -> i64:
        """Return which face of a die comes up, from 0."""
        return self.pick(die, FACES, EVERYONE)

    def owner_of(self, tech: i64) -> i64:
        """Return the seat that owns a tech, or NONE."""
        for seat in range(self.seats):
            if self.techs[seat] >> tech & 1:
                return seat
        return NONE

    # ------------------------------------------------------------------ what the kernel asks of it

    def fields(self) -> dict[str, Any]:
        return made.fields(self)

    def set_fields(self, given: dict[str, Any]) -> None:
        super().set_fields(given)
        lay_board(self, given)

    def view_of(self, seat: int | None) -> dict[str, Any]:
        return {**made.view(self, seat), **more_seen(self, seat)}

    def determinize(self, seat: int, rng: Random) -> "TradeWarzState":
        self.check_seat(seat)
        return determinize(self, seat, rng)

    def appraise(self, seat: int) -> list[float]:
        return appraise(self)

    def parts(self, seat: int) -> list[float]:
        return parts(self, seat)

    def census(self) -> dict[str, dict[str, int]]:
        return {**super().census(), "soldiers": army.account(self), "silos": buildings.account(self)}

    def secrets(self) -> dict[str, Any]:
        return secrets(self)

    def places(self) -> dict[str, Any]:
        return places(self)

    def starter(self) -> int:
        return self.order[0]

    def rounds(self) -> i64:
        return self.year

    def outside_legal(self) -> list[int]:
        """Offer the end of time, once, where the table plays by the clock. TW-DUR-04, TW-R-63"""
        return [int(TIME_UP.code)] if self.chosen.end == TIME and not self.time_up else []

    def outside_apply(self, action: int) -> None:
        self.time_up = True
        if self.listening:
            self.tell("time-up", EVERYONE, {})
