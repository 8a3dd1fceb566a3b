"""What the Event cards do.

PP-EVENT-02, PP-EVENT-03, PP-EVENT-04, PP-EVENT-05, PP-EVENT-06, PP-EVENT-07, PP-EVENT-08, PP-EVENT-09, PP-EVENT-10,
PP-EVENT-11, PP-EVENT-12, PP-R-53, PP-R-55
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.price_of_power.actions import PIRATE, REVOLT, SINK
from entrepot.games.price_of_power.content.vocabulary import FIRST_CONTINENT, NONE, SPACES
from entrepot.games.price_of_power.rules import advances, discovery, holdings, loans, pieces, shipping, telling
from entrepot.kernel.bits import BIT, lowest
from entrepot.kernel.moves import Moves

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState

MANY: Final = 4
"""Realms from which three Event cards are turned up in a Round, else two. PP-EVENT-01"""
REVOLT_FROM: Final = 3
"""Unoccupied Towns and Vassals outside the Capital Area that bring a Revolt. PP-EVENT-03"""


def events_in_round(s: "PowerState") -> i64:
    """Return how many Event cards are turned up in a Round. PP-EVENT-01"""
    return 3 if s.seats >= MANY else 2


def chooser(s: "PowerState") -> i64:
    """Return who chooses for the card turned up last: the First Player for the first, then clockwise. PP-EVENT-01"""
    return s.in_turn()[(events_in_round(s) - 1 - s.events_left) % s.seats]


def add_pirates(s: "PowerState", moves: Moves) -> None:
    """Add the maritime nodes with a Merchant; all that are in play if there is none. PP-EVENT-02, PP-R-28"""
    afloat = [node for node in range(s.printed.nodes) if s.printed.is_maritime[node] and s.board.node_in_play[node]]
    busy = [node for node in afloat if advances.has_merchant(s, node)]
    for node in busy or afloat:
        moves.add(PIRATE.base + node)


def add_revolts(s: "PowerState", seat: i64, moves: Moves) -> None:
    """Add the Provinces of which a realm picks one, if it has three or more outside its Capital Area. PP-EVENT-03"""
    capital = s.printed.capital[s.realm[seat]]
    found: list[int] = []
    lands = s.lands[seat] & ~BIT[capital]
    while lands:
        for province in s.printed.provinces_in[lowest(lands)]:
            is_own = s.town[province] == seat or s.vassal[province] == seat
            if is_own and s.occupied[province] == 0:
                found.append(int(REVOLT.base + province))
        lands &= lands - 1
    if len(found) >= REVOLT_FROM:
        moves.add_all(found)


def add_sinks(s: "PowerState", seat: i64, moves: Moves) -> None:
    """Add the ships of a realm that lie where none of its Owned Ports faces. PP-EVENT-09"""
    for sea in shipping.seas_of(s, seat):
        if not holdings.has_port_on(s, seat, sea):
            pieces.add_berths(s, seat, sea, SINK.base + seat * SPACES * 2, moves)


def raise_powers(s: "PowerState", event: i64) -> bool:
    """Put DNPR tokens on the named Provinces, never on one printed as a realm's in play. PP-EVENT-04, PP-R-49"""
    found = False
    for province in s.printed.event_provinces[event]:
        realm = s.printed.printed_of[province]
        is_barred = realm != NONE and realm in s.realm
        if s.board.province_in_play[province] != 0 and s.dnpr[province] == 0 and not is_barred:
            discovery.put_dnpr(s, province)
            found = True
    return found


def rival_explorers(s: "PowerState", event: i64) -> bool:
    """Put a DNPR token on the named Distant Area, else on the first free one of its continent. PP-EVENT-05"""
    named = s.printed.event_area[event]
    continent = s.printed.board[named] - FIRST_CONTINENT
    for area in [named, *s.printed.continent_areas[continent]]:
        province = s.printed.provinces_in[area][0]
        if s.town[province] == NONE and s.dnpr[province] == 0:
            discovery.put_dnpr(s, province)
            return True
    return False


def crown_debts(s: "PowerState") -> None:
    """Let each realm pay; what it owes is fixed before anybody borrows. PP-EVENT-07, PP-R-53"""
    owed = [int(s.printed.limits.debts) + interest for interest in s.interest]
    for seat in s.in_turn():
        telling.say(s, "debts", seat, owed[seat])
        loans.pay_debt(s, seat, owed[seat])


def new_houses(s: "PowerState") -> bool:
    """Give a Merchant to the realm, or realms, with the least Prestige; nobody if all are tied. PP-EVENT-08"""
    least = min(s.prestige)
    if least == max(s.prestige):
        return False
    found = False
    for seat in s.in_turn():
        if s.prestige[seat] == least and pieces.gain_merchant(s, seat, s.printed.limits.gift_merchants):
            found = True
    return found


def next_in_revolt(s: "PowerState", left: i64) -> i64:
    """Return how many seats are left when the next realm has a choice to make; 0 if none has. PP-EVENT-11"""
    while left > 0:
        moves = Moves()
        add_revolts(s, s.clockwise(left), moves)
        if moves.size > 0:
            return left
        left -= 1
    return 0


def next_at_sea(s: "PowerState", left: i64) -> i64:
    """Return how many seats are left when the next realm but the chooser's can lose a ship. PP-EVENT-09"""
    while left > 0:
        moves = Moves()
        if s.clockwise(left) != chooser(s):
            add_sinks(s, s.clockwise(left), moves)
        if moves.size > 0:
            return left
        left -= 1
    return 0


def has_boom(s: "PowerState") -> bool:
    """Say whether a node with a Merchant can be Expanded. PP-EVENT-06"""
    moves = Moves()
    advances.add_expansions(s, NONE, moves)
    return moves.size > 0
