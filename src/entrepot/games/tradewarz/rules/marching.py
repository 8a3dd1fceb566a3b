"""Where a squad may step, cross, jump and stop, and what entering a place means.

TW-MARCH-02, TW-MARCH-04, TW-MARCH-05, TW-MARCH-07, TW-CROSS-01, TW-CROSS-02, TW-CROSS-03, TW-CROSS-04, TW-CROSS-05,
TW-CROSS-06, TW-R-24, TW-R-25, TW-R-26, TW-R-27, TW-R-28
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.tradewarz.actions import CROSS, JUMP, STEP
from entrepot.games.tradewarz.content.board import kind_of, pieces
from entrepot.games.tradewarz.content.places import ACROSS, BIT, CROSSED, CROSSINGS, PLACE_OF_BIT, SQUARES
from entrepot.games.tradewarz.content.tables import CASTLE_KIND, GOODS, NONE
from entrepot.games.tradewarz.rules import army, buildings, markers, wealth
from entrepot.kernel.moves import Moves

if TYPE_CHECKING:
    from entrepot.games.tradewarz.position.state import TradeWarzState

CLOSED: Final = 0
FREE: Final = 1
FIGHT: Final = 2
"""What entering a place means. TW-R-27"""


def meets(s: "TradeWarzState", seat: i64, place: i64) -> i64:
    """Return what a squad of the seat meets on a place: CLOSED, FREE or FIGHT.

    TW-BATTLE-03, TW-ALLY-06, TW-R-27, TW-R-38
    """
    first = army.host(s, place)
    if place >= SQUARES:
        return meets_at_gate(s, seat, place, first)
    if first != NONE:
        return FREE if s.are_allied(seat, first) else FIGHT
    value: i64 = s.building[place]
    if value & 3 == CASTLE_KIND and not s.are_allied(seat, value >> 2):
        return FIGHT
    return FREE


def meets_at_gate(s: "TradeWarzState", seat: i64, place: i64, first: i64) -> i64:
    """Return what entering a gate means: no ally's, and none that an ally holds. TW-R-27, TW-R-31, TW-R-96"""
    owner = army.capital_at(s, place)
    if owner == NONE:
        return CLOSED
    if owner != seat and s.are_allied(seat, owner):
        return CLOSED
    if first == seat or (owner == seat and first == NONE):
        return FREE
    if first != NONE and s.are_allied(seat, first):
        return CLOSED
    return FIGHT


def is_foreign_gate(s: "TradeWarzState", seat: i64, place: i64) -> bool:
    """Say whether a place is another capital's gate: even who holds it cannot pass it. TW-R-27, TW-R-96"""
    return place >= SQUARES and place != s.gate[seat]


def may_attack(s: "TradeWarzState", seat: i64, place: i64) -> bool:
    """Say whether the squad could stay on the place if it won. TW-R-28"""
    return place == s.gate[seat] or army.squads(s, seat) < army.TRAYS


def may_stop(s: "TradeWarzState", seat: i64, place: i64) -> bool:
    """Say whether the marching squad may end on a place that it may enter; the start always takes it back. TW-R-104"""
    return place == s.march_from or army.has_room(s, seat, place, s.march_size)


def may_leave(s: "TradeWarzState", seat: i64) -> bool:
    """Say whether support allows the squad out of the own capital, if it is there. TW-SUPPORT-01"""
    if s.march_at != s.gate[seat]:
        return True
    return army.abroad(s, seat) + s.march_size <= buildings.support(s, seat)


def add_onward(s: "TradeWarzState", seat: i64, moves: Moves) -> None:
    """Add every step, crossing and jump of the marching squad. TW-MARCH-05, TW-CROSS-01, TW-TP-05"""
    if s.spaces == 0 or not may_leave(s, seat):
        return
    place: i64 = s.march_at
    near: i64 = s.board.near[place]
    add_ways(s, seat, near, STEP.base, moves)
    if s.board.diggable[place] & ~near:
        add_crossings(s, seat, place, s.board.diggable[place] & ~near, moves)
    if s.board.linked[place]:
        add_ways(s, seat, own_links(s, seat, place) & ~near, JUMP.base, moves)


def add_ways(s: "TradeWarzState", seat: i64, places: i64, base: i64, moves: Moves) -> None:
    """Add the ways to those of a set of places that may be entered now."""
    while places:
        place: i64 = PLACE_OF_BIT[(places & -places) % 67]
        if may_go(s, seat, place, NONE):
            moves.add(base + place)
        places &= places - 1


def add_crossings(s: "TradeWarzState", seat: i64, place: i64, places: i64, moves: Moves) -> None:
    """Add the crossings that can be built and paid. TW-MAP-07, TW-CROSS-02, TW-CROSS-03, TW-CROSS-04, TW-R-23"""
    while places:
        other: i64 = PLACE_OF_BIT[(places & -places) % 67]
        prices = wealth.crossing_prices(s, s.board.kind_across(place, other))
        if wealth.can_pay_goods(s, seat, prices) and may_go(s, seat, other, ACROSS[place * SQUARES + other]):
            moves.add(CROSS.base + other)
        places &= places - 1


def own_links(s: "TradeWarzState", seat: i64, place: i64) -> i64:
    """Return the posts to which the squad could jump: owned, and linked with the one it stands on. TW-TP-06, TW-R-16"""
    found: i64 = s.board.linked[place]
    if found == 0:
        return found
    for post in range(len(s.post_owner)):
        if s.post_owner[post] != seat:
            found &= ~BIT[s.board.posts[post]]
    return found


# ---------------------------------------------------------------- looking ahead


def may_go(s: "TradeWarzState", seat: i64, place: i64, first: i64) -> bool:
    """Say whether the squad may enter a place: it fights there, or can still come to a legal stop. TW-R-104

    `first` is the crossing that it builds on the way, or NONE.
    """
    meeting = meets(s, seat, place)
    if meeting == FIGHT:
        return may_attack(s, seat, place)
    if meeting == CLOSED:
        return False
    return may_stop(s, seat, place) or leads_on(s, seat, place, s.spaces - 1, 0 if first == NONE else BIT[first], first)


def leads_on(s: "TradeWarzState", seat: i64, place: i64, spaces: i64, dug: i64, first: i64) -> bool:
    """Say whether a legal stop or a battle is within so many more spaces, with what can be paid.

    `dug` has the crossings built on the way, as bits; `first` was built first, and engineers help with it.
    """
    if spaces == 0 or is_foreign_gate(s, seat, place):
        return False
    near: i64 = s.board.near[place] | own_links(s, seat, place)
    ends: i64 = near | s.board.diggable[place]
    while ends:
        other: i64 = PLACE_OF_BIT[(ends & -ends) % 67]
        ends &= ends - 1
        more, begun = dug, first
        if near & BIT[other] == 0:
            number: i64 = ACROSS[place * SQUARES + other]
            more = dug | BIT[number]
            if begun == NONE:
                begun = number
            if more != dug and not can_dig_all(s, seat, more, begun):
                continue
        meeting = meets(s, seat, other)
        if meeting == FIGHT and may_attack(s, seat, other):
            return True
        if meeting == FREE and (may_stop(s, seat, other) or leads_on(s, seat, other, spaces - 1, more, begun)):
            return True
    return False


def can_dig_all(s: "TradeWarzState", seat: i64, dug: i64, first: i64) -> bool:
    """Say whether stock, octagons and counters allow all of a set of crossings. TW-CROSS-06"""
    left = s.board.left[:]
    prices = vec[i64]([i64(0)] * GOODS)
    for number in range(CROSSINGS):
        if dug >> number & 1 == 0:
            continue
        if dug >> (number ^ 1) & 1 and not s.chosen.per_diagonal:
            return False
        kind = kind_of(s.board.tiles[CROSSED[number]])
        left[kind] -= pieces(kind, s.chosen.per_diagonal)
        if left[kind] < 0:
            return False
        engineers = s.engineers if number == first else 0
        for good, price in enumerate(wealth.prices_across(s, kind, engineers)):
            prices[good] += price
    return wealth.can_pay_goods(s, seat, prices)


def reach(s: "TradeWarzState", seat: i64) -> i64:
    """Return where the squad may still stop or fight, over ways that stand and jumps, as bits. TW-R-104"""
    found: i64 = 0
    if may_stop(s, seat, s.march_at):
        found = BIT[s.march_at]
    seen: i64 = BIT[s.march_at]
    edge: i64 = seen if may_leave(s, seat) else 0
    for _ in range(s.spaces):
        beyond: i64 = 0
        while edge:
            place: i64 = PLACE_OF_BIT[(edge & -edge) % 67]
            beyond |= s.board.near[place] | own_links(s, seat, place)
            edge &= edge - 1
        beyond &= ~seen
        seen |= beyond
        while beyond:
            other: i64 = PLACE_OF_BIT[(beyond & -beyond) % 67]
            meeting = meets(s, seat, other)
            if meeting == FREE:
                edge |= 0 if is_foreign_gate(s, seat, other) else BIT[other]
            if (meeting == FREE and may_stop(s, seat, other)) or (meeting == FIGHT and may_attack(s, seat, other)):
                found |= BIT[other]
            beyond &= beyond - 1
    return found


# ---------------------------------------------------------------- moving


def dig(s: "TradeWarzState", seat: i64, place: i64) -> None:
    """Build and pay for the crossing from where the squad stands to a place. TW-R-23"""
    kind = s.board.kind_across(s.march_at, place)
    wealth.pay_goods(s, seat, wealth.crossing_prices(s, kind))
    s.engineers = 0
    s.board = s.board.with_crossing(ACROSS[s.march_at * SQUARES + place])


def is_raided(s: "TradeWarzState", seat: i64, place: i64) -> bool:
    """Say whether entering a place destroys a building there: unguarded, of no ally, and no castle. TW-RAID-01"""
    if place >= SQUARES or army.host(s, place) != NONE:
        return False
    value: i64 = s.building[place]
    return 0 < value & 3 < CASTLE_KIND and not s.are_allied(seat, value >> 2)


def settle_in(s: "TradeWarzState", place: i64) -> i64:
    """Let the marching squad stand on a place with its super unit. TW-R-25, TW-R-29, TW-R-71

    Return the super unit of the seat's own squad that it meets there, if one must be sent home: else NONE.
    """
    seat = s.mover()
    marker = s.march_marker
    met: i64 = NONE
    if place != s.gate[seat]:
        met = markers.with_army(s, place) if place < SQUARES else markers.with_squad(s, seat, place)
    if not s.second:
        for _ in range(s.march_size):
            s.moved.append(int(place))
    army.put(s, seat, place, s.march_size)
    s.march_size = 0
    s.march_marker = NONE
    s.march_at = NONE
    s.march_from = NONE
    s.route = []
    if marker == NONE:
        return NONE
    if met == NONE:
        markers.lay(s, marker, seat, place)
        return NONE
    if s.marker_with[met] != seat:
        markers.send_home(s, marker)
        return NONE
    return met
