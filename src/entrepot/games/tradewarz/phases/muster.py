"""Who marches: the squad, its super unit, and perhaps a second squad. TW-MARCH-01, TW-R-25, TW-R-29, TW-R-92"""

from mypy_extensions import i64

from entrepot.games.tradewarz.actions import AGAIN, BRING, DONE, LEAVE, SQUAD, SQUAD_OF
from entrepot.games.tradewarz.content.places import PLACE_OF_BIT
from entrepot.games.tradewarz.content.tables import NONE
from entrepot.games.tradewarz.phases import doing, order
from entrepot.games.tradewarz.phases.own_turn import OwnTurn
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules import army, markers, telling
from entrepot.kernel.message import Message, message
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import Refusal


class Muster(OwnTurn):
    """After the roll: from which place, and how many soldiers. TW-R-25"""

    name = "muster"
    clause = "TW-R-25"

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        most = army.limit(s, seat)
        places: i64 = s.stands[seat]
        while places:
            place: i64 = PLACE_OF_BIT[(places & -places) % 67]
            for count in range(1, min(most, rested(s, seat, place)) + 1):
                moves.add(SQUAD_OF.base + place * SQUAD + count - 1)
            places &= places - 1

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        number = action - SQUAD_OF.base
        place, count = number // SQUAD, number % SQUAD + 1
        s.march_from = place
        s.march_at = place
        s.march_size = count
        s.march_marker = NONE
        s.has_lent = False
        s.has_fetched = False
        s.spaces = s.rolled + s.boost
        s.boost = 0
        s.route = [int(place)]
        army.lift(s, seat, place, count)
        telling.tell_soldiers(s, "set-out", seat, place, count)
        found = markers.all_with(s, seat, place)
        if not found:
            s.goto(order.MARCH)
        elif place == s.gate[seat] or army.soldiers(s, seat, place) > 0:
            s.goto(order.BRING)
        else:
            take_along(s, found[0])
            s.goto(order.MARCH)

    def why_not(self, s: TradeWarzState, seat: int, action: int) -> Refusal | None:
        if not SQUAD_OF.has(action):
            return None
        return Refusal("TW-R-25", message("tradewarz-refused-squad", {"count": int(army.limit(s, seat))}))

    def preview(self, s: TradeWarzState, seat: int, action: int) -> list[Message]:
        place, more = divmod(action - SQUAD_OF.base, SQUAD)
        return [message("tradewarz-preview-stay", {"count": int(army.soldiers(s, seat, place)) - more - 1})]

    def prompt(self, s: TradeWarzState, seat: int) -> Message:
        return message("tradewarz-ask-muster", {"roll": int(s.rolled + s.boost)})


def rested(s: TradeWarzState, seat: i64, place: i64) -> i64:
    """Return how many soldiers of a place have not marched in this turn yet. TW-R-92"""
    count = army.soldiers(s, seat, place)
    return count - s.moved.count(int(place)) if s.second else count


def take_along(s: TradeWarzState, marker: i64) -> None:
    """Let a super unit march with the squad; Cavalry makes it faster. TW-MIL-13, TW-R-90"""
    s.march_marker = marker
    s.marker_at[marker] = army.MARCHING
    s.spaces += s.cards.techs.march_bonus[marker]


class Bring(OwnTurn):
    """Whether a super unit goes along, where it could as well stay. TW-R-29"""

    name = "bring"
    clause = "TW-R-29"

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        faces = s.cards.techs.markers
        for m in markers.all_with(s, seat, s.march_from):
            moves.add(BRING.base + faces[m])
        moves.add(LEAVE.base)

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        if BRING.has(action):
            take_along(s, s.cards.techs.marker[BRING.value(action)])
        markers.leave_empty(s, seat, s.march_from)
        s.goto(order.MARCH)


class Logistics(OwnTurn):
    """A second march of other soldiers, for who owns the tech. TW-ECO-07, TW-R-92"""

    name = "logistics"
    clause = "TW-R-92"

    def resume(self, s: TradeWarzState, result: int) -> None:
        seat = s.mover()
        if s.second or not s.owns(seat, s.cards.techs.double_march):
            s.pop()
            return
        s.second = True
        for place in range(len(s.army)):
            if s.army[place] and rested(s, seat, place) > 0:
                return
        s.pop()

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        moves.add(AGAIN.base)
        moves.add(DONE.base)

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        if action == DONE.base:
            s.pop()
            return
        doing.roll_march(s, seat)
        s.goto(order.SETTLE)
        s.push(order.MUSTER)
