"""Explore and Colonize: what can be discovered and settled.

PP-COLON-01, PP-COLON-02, PP-COLON-03, PP-COLON-04, PP-COLON-05, PP-COLON-06, PP-COLON-07, PP-COLON-08, PP-COLON-09,
PP-R-54
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.price_of_power.actions import COLONIZE, EXPLORE, EXPLORE_FROM, LOOSE, SLOT, TO, WRECK
from entrepot.games.price_of_power.content import card_numbers as words
from entrepot.games.price_of_power.content.vocabulary import ADMINISTRATIVE, DIPLOMATIC, MILITARY, NONE, SEATS
from entrepot.games.price_of_power.rules import connection, holdings, pieces, shipping, telling
from entrepot.games.price_of_power.rules.pieces import replaced
from entrepot.kernel.bits import lowest
from entrepot.kernel.moves import Moves

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState


def is_unclaimed(s: "PowerState", seat: i64, area: i64) -> bool:
    """Say whether a Distant Area has neither a Claim nor a Town of the seat's. PP-COLON-04"""
    return not pieces.has_claim(s, seat, area) and s.held[area * SEATS + seat] == 0


def ships_but(s: "PowerState", seat: i64, sea: i64, left: i64, entered: i64) -> bool:
    """Say whether a seat has a ship in a Sea Zone when one has gone from `left` to `entered`."""
    count: i64 = s.held[sea * SEATS + seat]
    if sea == left:
        count -= 1
    if sea == entered:
        count += 1
    return count > 0


def add_unclaimed(s: "PowerState", seat: i64, space: i64, found: list[int]) -> None:
    """Add the Distant Areas next to a space that have neither a Claim nor a Town of the seat's."""
    for area in s.board.distant_near[space]:
        if area not in found and is_unclaimed(s, seat, area):
            found.append(area)


def discoverable(s: "PowerState", seat: i64, left: i64 = NONE, entered: i64 = NONE) -> list[int]:
    """Return the Distant Areas that can be discovered, when one ship has gone from `left` to `entered`; ascending.

    They are next to Owned land, or, with the Idea, to a ship of the seat's. PP-COLON-04
    """
    found: list[int] = []
    lands = s.lands[seat] & s.board.frontier
    while lands:
        land = lowest(lands)
        if holdings.owns_in(s, seat, land):
            add_unclaimed(s, seat, land, found)
        lands &= lands - 1
    if holdings.knows(s, seat, words.NEW_WORLD):
        for sea in s.board.distant_coasts:
            if ships_but(s, seat, sea, left, entered):
                add_unclaimed(s, seat, sea, found)
    found.sort()
    return found


def add_explores(s: "PowerState", seat: i64, moves: Moves) -> None:
    """Add Explore as things are, and after the voyage of each ship that leaves something to discover. PP-COLON-09"""
    if not s.can_pay(seat, DIPLOMATIC, 1) or not s.can_pay(seat, MILITARY, 1):
        return
    if discoverable(s, seat):
        moves.add(EXPLORE.base)
    if holdings.knows(s, seat, words.NEW_WORLD):
        for sea in shipping.seas_of(s, seat):
            for end in shipping.voyages(s, sea):
                if discoverable(s, seat, sea, end):
                    pieces.add_berths(s, seat, sea, EXPLORE_FROM.base, moves)
                    break


def add_voyages(s: "PowerState", seat: i64, start: i64, berth: i64, moves: Moves) -> None:
    """Add where the explorers' ship can go. PP-COLON-01, PP-COLON-09"""
    for end in shipping.voyages(s, start):
        if discoverable(s, seat, start, end):
            moves.add(TO.base + 2 * end + LOOSE)
            if shipping.free_for(s, end, start, berth) > 0:
                moves.add(TO.base + 2 * end + SLOT)


def add_wrecks(s: "PowerState", seat: i64, moves: Moves) -> None:
    """Add the seat's ships on Distant Continents, one of which is lost. PP-COLON-02"""
    for sea in shipping.seas_of(s, seat):
        if s.board.is_distant[sea] != 0:
            pieces.add_berths(s, seat, sea, WRECK.base, moves)


# ---------------------------------------------------------------- Colonize


def colony_cost(s: "PowerState", seat: i64) -> i64:
    """Return the Power that Colonize costs. PP-COLON-05, PP-IDEA-06"""
    limits = s.printed.limits
    return limits.charter if holdings.knows(s, seat, words.COLONIAL_CHARTER) else limits.colonize


def is_vacant(s: "PowerState", area: i64) -> bool:
    """Say whether the Province of a Distant Area is a Territory without Town and DNPR token. PP-COLON-05"""
    province = s.printed.provinces_in[area][0]
    return s.printed.is_territory[province] != 0 and s.town[province] == NONE and s.dnpr[province] == 0


def can_colonize(s: "PowerState", seat: i64, area: i64) -> bool:
    """Say whether a Claim can become a Town, the Power aside. PP-COLON-05"""
    return pieces.has_claim(s, seat, area) and is_vacant(s, area) and connection.is_colony_linked(s, seat, area)


def add_colonies(s: "PowerState", seat: i64, moves: Moves) -> None:
    """Add the Claims that can become Towns. PP-COLON-05"""
    if s.can_pay(seat, ADMINISTRATIVE, colony_cost(s, seat)):
        for area in s.board.distant_areas:
            if s.claims[area] >> seat & 1 != 0 and can_colonize(s, seat, area):
                moves.add(COLONIZE.base + area)


def colonize(s: "PowerState", seat: i64, area: i64) -> None:
    """Replace a Claim by a Town; all Claims there go home. PP-COLON-05, PP-COLON-07, PP-COLON-08"""
    s.pay(seat, ADMINISTRATIVE, colony_cost(s, seat))
    s.claims = replaced(s.claims, area, 0)
    province = s.printed.provinces_in[area][0]
    pieces.put_town(s, seat, province)
    telling.say_face(s, "colonized", seat, "province", province)
