"""What a seat Owns and knows, and what follows: Ports, Key Provinces, requirements, taxes, Ideas, Missions."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.price_of_power.content import card_numbers as words
from entrepot.games.price_of_power.content.vocabulary import KEYS, NONE, OWN, SEATS, UNBOUND
from entrepot.games.price_of_power.rules import pieces
from entrepot.kernel.bits import BIT, lowest, size_of

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState


def owns(s: "PowerState", seat: i64, province: i64) -> bool:
    """Say whether a seat Owns a Province: its Town is there and no Occupied marker. PP-ORDER-02, PP-R-13"""
    return s.town[province] == seat and s.occupied[province] == 0


def influenced(s: "PowerState", seat: i64) -> i64:
    """Return the Areas where a seat has Influence, as bits."""
    found: i64 = 0
    lands = s.lands[seat]
    while lands:
        area = lowest(lands)
        if pieces.cubes(s, seat, area) > 0:
            found |= BIT[area]
        lands &= lands - 1
    return found


def owns_in(s: "PowerState", seat: i64, area: i64) -> bool:
    """Say whether a seat Owns a Province in an Area."""
    if s.held[area * SEATS + seat] == 0:
        return False
    for province in s.printed.provinces_in[area]:
        if owns(s, seat, province):
            return True
    return False


def has_port_on(s: "PowerState", seat: i64, sea: i64) -> bool:
    """Say whether an Owned Port of the seat's faces a Sea Zone. PP-EVENT-09"""
    for area in s.printed.port_areas[sea]:
        for province in s.printed.provinces_in[area]:
            if owns(s, seat, province) and sea in s.printed.ports[province]:
                return True
    return False


def is_met(s: "PowerState", seat: i64, entry: i64) -> bool:
    """Say whether a collector meets what a card asks for at a primary node.

    PP-REQ-01, PP-REQ-02, PP-REQ-03, PP-R-11, PP-R-12
    """
    printed = s.printed
    kind = printed.requirement[entry]
    if kind == UNBOUND:
        return True
    for at in range(entry * KEYS, entry * KEYS + printed.key_count[entry]):
        key = printed.key[at]
        if s.board.province_in_play[key] == 0:
            continue
        if owns(s, seat, key) if kind == OWN else has_token(s, key):
            return True
    return False


def has_token(s: "PowerState", province: i64) -> bool:
    """Say whether anybody's Town or Vassal, or a DNPR token, lies on a Province, Occupied or not. PP-REQ-02"""
    return s.town[province] != NONE or s.vassal[province] != NONE or s.dnpr[province] != 0


def vassal_tax(s: "PowerState", seat: i64) -> i64:
    """Return half the Tax Values of a seat's unoccupied Vassals, rounded up. PP-TAX-02"""
    total: i64 = 0
    lands = s.lands[seat]
    while lands:
        for province in s.printed.provinces_in[lowest(lands)]:
            if s.vassal[province] == seat and s.occupied[province] == 0:
                total += s.printed.tax[province]
        lands &= lands - 1
    return (total + 1) // 2


def knows(s: "PowerState", seat: i64, idea: i64) -> bool:
    """Say whether a seat has Researched an Idea. PP-IDEA-01"""
    return s.ideas[seat] >> idea & 1 != 0


def ideas_known(s: "PowerState", seat: i64) -> i64:
    """Return how many Ideas a seat has Researched."""
    return size_of(s.ideas[seat])


def distant_towns(s: "PowerState", seat: i64) -> i64:
    """Return how many Provinces a seat Owns on Distant Continents."""
    total: i64 = 0
    for area in s.board.distant_areas:
        for province in s.printed.provinces_in[area]:
            if owns(s, seat, province):
                total += 1
    return total


def is_mission_met(s: "PowerState", seat: i64, mission: i64) -> bool:
    """Say whether a Mission's printed condition is met now. PP-MISSION-01"""
    condition = s.printed.condition[mission]
    if condition == words.MERCHANTS_AT:
        for node in s.printed.mission_places[mission]:
            if pieces.stand(s, seat, node) == 0:
                return False
        return True
    if condition == words.OWN:
        for province in s.printed.mission_places[mission]:
            if not owns(s, seat, province):
                return False
        return True
    return reached_amount(s, seat, condition) >= s.printed.amount[mission]


def reached_amount(s: "PowerState", seat: i64, condition: i64) -> i64:
    """Return how much a seat has of what a Mission counts."""
    if condition == words.BASE_TAX:
        return s.base_tax[seat]
    if condition == words.BEST_TRADE:
        return s.best_trade[seat]
    if condition == words.TREASURY:
        return s.ducats[seat]
    if condition == words.IDEAS:
        return ideas_known(s, seat)
    if condition == words.TOWNS:
        return s.towns_of[seat]
    if condition == words.DISTANT_TOWNS:
        return distant_towns(s, seat)
    total: i64 = 0
    if condition == words.VASSALS:
        for owner in s.vassal:
            if owner == seat:
                total += 1
    elif condition == words.INFLUENCE_AREAS:
        total = size_of(influenced(s, seat))
    else:
        for sea in range(s.printed.areas, s.printed.spaces):
            total += pieces.on_slots(s, seat, sea)
    return total
