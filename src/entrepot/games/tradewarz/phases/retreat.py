"""RETREAT: a squad goes to the nearest own building or home, or fights for the held capital.

TW-RETREAT-01, TW-RETREAT-02, TW-R-76
"""

from mypy_extensions import i64

from entrepot.games.tradewarz.actions import GO
from entrepot.games.tradewarz.content.tables import NONE
from entrepot.games.tradewarz.phases import battle, order
from entrepot.games.tradewarz.phases.own_turn import OwnTurn
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules import army, marching, markers, recruiting, telling
from entrepot.games.tradewarz.shown import refusals
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import Refusal


class Retreat(OwnTurn):
    """Its note is the place that the squad leaves."""

    name = "retreat"
    clause = "TW-R-76"

    def enter(self, s: TradeWarzState) -> None:
        found = recruiting.refuges(s, s.mover(), s.note(0), True)
        if len(found) == 1:
            self.go(s, found[0])

    def resume(self, s: TradeWarzState, result: int) -> None:
        """Go on after the battle for the own capital."""
        s.pop()

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        for place in recruiting.refuges(s, seat, s.note(0), True):
            moves.add(GO.base + place)

    def why_not(self, s: TradeWarzState, seat: int, action: int) -> Refusal | None:
        return refusals.refusal("TW-R-76", "refuge") if GO.has(action) else None

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        self.go(s, int(GO.value(action)))

    def go(self, s: TradeWarzState, place: int) -> None:
        """Move the whole squad with its super unit. TW-RETREAT-02"""
        seat, origin = s.mover(), s.note(0)
        take_up(s, origin)
        if s.listening:
            args = {"from": telling.place_word(origin), "place": telling.place_word(place)}
            s.tell("retreated", EVERYONE, {"seat": seat_name(int(seat)), **args})
        if place == s.gate[seat] and army.holder(s, seat) != NONE:
            battle.begin(s, place)  # TW-CONQ-05
            return
        marker = s.march_marker
        met = marching.settle_in(s, place)
        s.pop()
        if met != NONE:
            s.push(order.KEEP, int(marker), int(met), place)

    def prompt(self, s: TradeWarzState, seat: int) -> Message:
        return message("tradewarz-ask-retreat", {"place": telling.place_word(s.note(0))})


def take_up(s: TradeWarzState, place: int) -> None:
    """Take the whole squad of the mover off its place, as if it marched."""
    seat = s.mover()
    s.march_from = place
    s.march_at = place
    s.march_size = army.soldiers(s, seat, place)
    s.march_marker = markers.with_squad(s, seat, place)
    if s.march_marker != NONE:
        s.marker_at[s.march_marker] = army.MARCHING
    s.spaces = 0
    s.route = [place]
    army.lift(s, seat, place, s.march_size)
