"""RECRUIT and RETREAT: where soldiers may come and squads may go.

TW-RECRUIT-01, TW-RECRUIT-02, TW-RECRUIT-03, TW-RECRUIT-09, TW-RETREAT-01, TW-R-74, TW-R-76
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.tradewarz.actions import FALL_BACK, SOLDIER
from entrepot.games.tradewarz.content.places import BIT, NOWHERE, PLACE_OF_BIT, PLACES
from entrepot.games.tradewarz.content.tables import NONE
from entrepot.games.tradewarz.rules import army, buildings, telling, wealth
from entrepot.kernel.moves import Moves

if TYPE_CHECKING:
    from entrepot.games.tradewarz.position.state import TradeWarzState

DOUBLE: Final = 2
"""TW-RECRUIT-03"""


def can_recruit(s: "TradeWarzState", seat: i64) -> bool:
    """Say whether a seat can recruit to any place and pay now."""
    moves = Moves()
    add_recruits(s, seat, moves)
    return moves.size > 0


def add_recruits(s: "TradeWarzState", seat: i64, moves: Moves) -> None:
    """Add every place to which a seat can recruit and pay now. TW-RECRUIT-02, TW-RECRUIT-03, TW-RECRUIT-09"""
    gate: i64 = s.gate[seat]
    if s.reserve[seat] == 0 or army.host(s, gate) not in (NONE, seat):  # the ban: TW-CONQ-02, TW-CONQ-03
        return
    if not wealth.can_pay_goods(s, seat, wealth.soldier_prices(s, seat, 1)):
        return
    if s.estates[seat] and wealth.can_pay_goods(s, seat, wealth.soldier_prices(s, seat, DOUBLE)):
        add_direct(s, seat, moves)
    if army.soldiers(s, seat, gate) < army.GATE_LIMIT:
        moves.add(SOLDIER.base + gate)


def add_direct(s: "TradeWarzState", seat: i64, moves: Moves) -> None:
    """Add own buildings with room, a tray, and support for one more outside. TW-R-74, TW-R-75"""
    if army.abroad(s, seat) >= buildings.support(s, seat):
        return
    squares: i64 = s.estates[seat]
    while squares:
        square = PLACE_OF_BIT[(squares & -squares) % 67]
        if army.has_room(s, seat, square, 1):
            moves.add(SOLDIER.base + square)
        squares &= squares - 1


def recruit(s: "TradeWarzState", seat: i64, place: i64) -> None:
    """Pay for a soldier and put it on its place; the number of one action is content. TW-R-73"""
    for _ in range(s.cards.recruits):
        at_home = place == s.gate[seat]
        prices = wealth.soldier_prices(s, seat, 1 if at_home else DOUBLE)
        if s.reserve[seat] == 0 or not wealth.can_pay_goods(s, seat, prices) or not army.has_room(s, seat, place, 1):
            return
        if not at_home and army.abroad(s, seat) >= buildings.support(s, seat):
            return
        wealth.pay_goods(s, seat, prices)
        s.reserve[seat] -= 1
        army.put(s, seat, place, 1)
        telling.tell_soldiers(s, "recruited", seat, place, 1)


# ---------------------------------------------------------------- RETREAT


def add_retreats(s: "TradeWarzState", seat: i64, moves: Moves) -> None:
    """Add every squad that can retreat somewhere."""
    places: i64 = s.stands[seat] & ~BIT[s.gate[seat]]
    while places:
        place = PLACE_OF_BIT[(places & -places) % 67]
        if refuges(s, seat, place, True):
            moves.add(FALL_BACK.base + place)
        places &= places - 1


def can_retreat(s: "TradeWarzState", seat: i64) -> bool:
    """Say whether any squad can retreat somewhere."""
    places: i64 = s.stands[seat] & ~BIT[s.gate[seat]]
    while places:
        if refuges(s, seat, PLACE_OF_BIT[(places & -places) % 67], True):
            return True
        places &= places - 1
    return False


def refuges(s: "TradeWarzState", seat: i64, place: i64, may_fight: bool) -> list[int]:
    """Return where the whole squad on a place may retreat to; into its held capital only to fight. TW-R-76, TW-R-42"""
    count = army.soldiers(s, seat, place)
    found = nearest_buildings(s, seat, place, count)
    gate: i64 = s.gate[seat]
    occupier = army.holder(s, seat)
    if occupier == NONE:
        if army.has_room(s, seat, gate, count):
            found.append(int(gate))
    elif may_fight and not s.are_allied(seat, occupier):
        found.append(int(gate))
    return found


def nearest_buildings(s: "TradeWarzState", seat: i64, place: i64, count: i64) -> list[int]:
    """Return the own buildings with room for soldiers leaving a place that are nearest to it, armies left aside."""
    found: list[int] = []
    best: i64 = NOWHERE
    squares: i64 = s.estates[seat] & ~BIT[place]
    while squares:
        square = PLACE_OF_BIT[(squares & -squares) % 67]
        spaces: i64 = s.board.far[place * PLACES + square]
        if spaces <= best and spaces < NOWHERE and can_move_in(s, seat, place, square, count):
            if spaces < best:
                found = []
                best = spaces
            found.append(int(square))
        squares &= squares - 1
    return found


def can_move_in(s: "TradeWarzState", seat: i64, place: i64, square: i64, count: i64) -> bool:
    """Say whether a squad that leaves a place, perhaps with its tray, finds room on an own building's square."""
    keeps_tray = army.soldiers(s, seat, place) > 0 or army.soldiers(s, seat, square) > 0
    if not keeps_tray and army.squads(s, seat) >= army.TRAYS:
        return False
    first = army.host(s, square)
    return army.total(s, square) + count <= army.limit(s, seat if first == NONE else first)
