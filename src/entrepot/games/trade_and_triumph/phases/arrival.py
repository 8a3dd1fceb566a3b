"""An arrival at a node or in the city: cube, reveal, what that sets off.

TT-NODE-01, TT-NODE-02, TT-NODE-03, TT-CITY-01, TT-CITY-02, TT-R-57
"""

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import CAPACITY
from entrepot.games.trade_and_triumph.content import effect_parts as parts
from entrepot.games.trade_and_triumph.content.board import CITY, ROUTE_REGION, end_of
from entrepot.games.trade_and_triumph.content.tables import NONE, TRADE
from entrepot.games.trade_and_triumph.phases import order
from entrepot.games.trade_and_triumph.position import memory
from entrepot.games.trade_and_triumph.position.record import REVEALED, note
from entrepot.games.trade_and_triumph.position.state import TradeState
from entrepot.games.trade_and_triumph.rules.effects import carry_out
from entrepot.games.trade_and_triumph.rules.eternals import trigger
from entrepot.games.trade_and_triumph.rules.free_actions import CITY_REACHED, NODE_REACHED
from entrepot.games.trade_and_triumph.rules.gains import face_of, take_cube
from entrepot.games.trade_and_triumph.rules.travel import place_argument
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name
from entrepot.kernel.phase import Phase


class Arrival(Phase[TradeState]):
    """Resolves the first of the waiting arrivals; what comes about meanwhile waits behind it. TT-R-15, TT-R-58"""

    name = "arrival"

    def enter(self, s: TradeState) -> None:
        s.at = s.arrivals.pop(0)
        end = end_of(s.at // 2, s.at % 2)
        s.reached |= CITY_REACHED if end == CITY else NODE_REACHED  # TT-R-16
        if s.listening:
            route = s.game.face("route", int(s.at // 2))
            s.tell("arrived", EVERYONE, {"seat": seat_name(int(s.active)), "route": route, **place_argument(s, end)})
        if end != CITY and take_cube(s, s.active, ROUTE_REGION[s.at // 2]) and s.eternals:
            trigger(s, parts.AT_CUBE, 1)
        if s.down:
            turn_up(s)
        self.go_on(s)

    def resume(self, s: TradeState, result: int) -> None:
        if result > 0:  # the card that the owner picked
            s.turned.remove(result - 1)
            if not carry_out(s, result - 1):
                return
        self.go_on(s)

    def go_on(self, s: TradeState) -> None:
        """Apply revealed cards as long as the order is not to be asked for. TT-R-13"""
        while s.turned:
            if not is_order_idle(s):
                s.push(order.REVEAL)
                return
            face = s.turned.pop(0)
            if not carry_out(s, face):
                return
        if s.eternals:
            trigger(s, parts.AT_ARRIVAL, 1)
            trigger(s, parts.AT_REVEAL, s.turned_up)
        s.at = NONE
        s.turned_up = 0
        s.pop()


def turn_up(s: TradeState) -> None:
    """Turn up all face-down cards of the seat on turn. TT-TRADE-03, TT-TRADE-07"""
    kept: list[int] = []
    mine: list[int] = []
    for entry in s.down:
        if entry // CAPACITY % 4 == s.active:
            mine.append(entry)
        else:
            kept.append(entry)
    if not mine:
        return
    s.down = kept
    s.turned = [entry % CAPACITY for entry in mine]
    s.turned_up = len(mine)
    s.revealed = True
    if s.known:
        memory.cards_revealed(s, s.active, mine)
    note(s, TRADE, REVEALED, s.active * CAPACITY)
    if s.listening:
        for face in s.turned:
            s.tell("revealed", EVERYONE, {"seat": seat_name(int(s.active)), "card": face_of(s, face)})


def is_order_idle(s: TradeState) -> bool:
    """Say whether the order of the revealed cards cannot matter: all alike, or all just pay. TT-R-13"""
    first: i64 = s.turned[0]
    alike = True
    pays = True
    for face in s.turned:
        alike = alike and face == first
        pays = pays and s.cards.pays_only[face] == 1
    return alike or pays
