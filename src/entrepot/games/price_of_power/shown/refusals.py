"""Why something on the map is refused, and how a refusal is said. None leaves it to the general answer."""

from mypy_extensions import i64

from entrepot.games.price_of_power.actions import EXPLORE, EXPLORE_FROM
from entrepot.games.price_of_power.content import card_numbers as words
from entrepot.games.price_of_power.content.vocabulary import ADMINISTRATIVE, DIPLOMATIC, MILITARY
from entrepot.games.price_of_power.position.state import PowerState
from entrepot.games.price_of_power.rules import (
    connection,
    exploring,
    holdings,
    pieces,
    shipping,
    telling,
    vassals,
)
from entrepot.kernel.bits import BIT
from entrepot.kernel.message import message
from entrepot.kernel.packed import count
from entrepot.kernel.phase import Refusal


def refusal(clause: str, reason: str) -> Refusal:
    """Return a refusal without arguments."""
    return Refusal(clause, message(f"price_of_power-refused-{reason}"))


def power(clause: str, kind: i64, count: i64) -> Refusal:
    """Return the refusal of what costs more Power than there is."""
    args = {"power": telling.power_word(kind), "count": int(count)}
    return Refusal(clause, message("price_of_power-refused-power", args))


def counted(clause: str, reason: str, count: i64) -> Refusal:
    """Return a refusal that names an amount."""
    return Refusal(clause, message(f"price_of_power-refused-{reason}", {"count": int(count)}))


# ---------------------------------------------------------------- land


def of_cube(s: PowerState, seat: i64, area: i64) -> Refusal | None:
    """Return why no cube can be placed in an Area. PP-INFL-02, PP-INFL-03, PP-INFL-05"""
    if area >= s.printed.areas:
        return refusal("PP-INFL-02", "no-area")
    limits = s.printed.limits
    if s.board.in_play[area] == 0:
        return refusal("PP-SETUP-01", "not-in-play")
    if s.board.is_distant[area] != 0:
        return refusal("PP-INFL-03", "distant-influence")
    if s.cubes_of[seat] >= limits.cubes:
        return refusal("PP-INFL-05", "no-cube")
    if pieces.is_wholly_owned(s, area):
        return refusal("PP-INFL-03", "wholly-owned")
    if count(s.placed, area) >= limits.turn_cubes:
        return refusal("PP-INFL-02", "turn-cubes")
    if s.cubes[area] >= limits.area_cubes:
        return refusal("PP-INFL-02", "cubes-full")
    return refusal("PP-INFL-02", "not-near") if s.near_had & BIT[area] == 0 else None


def of_subjugation(s: PowerState, seat: i64, province: i64) -> Refusal:
    """Return why a Province cannot be Subjugated. PP-VASSAL-01, PP-VASSAL-02"""
    if s.board.province_in_play[province] == 0:
        return refusal("PP-SETUP-01", "not-in-play")
    if not vassals.is_free_home(s, province):
        return refusal("PP-VASSAL-01", "taken")
    if s.base_tax[seat] < 2 * s.printed.tax[province]:
        return refusal("PP-VASSAL-02", "base-tax")
    if not vassals.has_influence(s, seat, province):
        return counted("PP-VASSAL-01", "influence", vassals.influence_cost(s, seat, province))
    return power("PP-VASSAL-01", DIPLOMATIC, s.printed.limits.subjugate)


def of_annexation(s: PowerState, seat: i64, province: i64) -> Refusal:
    """Return why a Province cannot be Annexed. PP-VASSAL-03"""
    if s.vassal[province] != seat or s.occupied[province] != 0:
        return refusal("PP-VASSAL-03", "not-vassal")
    if not vassals.has_influence(s, seat, province):
        return counted("PP-VASSAL-03", "influence", vassals.influence_cost(s, seat, province))
    return power("PP-VASSAL-03", ADMINISTRATIVE, s.printed.limits.annex)


def of_order(s: PowerState, seat: i64, province: i64) -> Refusal:
    """Return why a Province cannot be restored to Order. PP-ORDER-01"""
    if province >= s.printed.provinces or not vassals.is_own_occupied(s, seat, province):
        return refusal("PP-ORDER-01", "not-occupied")
    return power("PP-ORDER-01", MILITARY, 1)


# ---------------------------------------------------------------- sea and overseas


def of_building(s: PowerState, seat: i64, province: i64) -> Refusal | None:
    """Return why a Port builds no ship. PP-BUILD-01"""
    if not holdings.owns(s, seat, province) or not shipping.open_seas(s, province):
        return refusal("PP-BUILD-01", "no-port")
    if s.ships_of[seat] >= s.printed.limits.ships:
        return refusal("PP-R-51", "no-ships-left")
    if shipping.builds_left(s, province) <= 0:
        return refusal("PP-BUILD-01", "port-used")
    return counted("PP-BUILD-01", "ducats", shipping.price(s, seat))


def of_sailing(s: PowerState, seat: i64, sea: i64) -> Refusal | None:
    """Return why no ship can sail to a Sea Zone. PP-SAIL-01, PP-SAIL-02"""
    if not s.printed.areas <= sea < s.printed.spaces:
        return refusal("PP-SAIL-01", "no-sea")
    if s.board.in_play[sea] == 0:
        return refusal("PP-SETUP-01", "not-in-play")
    if not shipping.can_enter(s, seat, sea):
        return refusal("PP-SAIL-02", "distant-closed")
    if s.ships_of[seat] == 0:
        return refusal("PP-SAIL-01", "no-ship")
    return refusal("PP-SAIL-01", "too-far")


def of_exploring(s: PowerState, seat: i64, action: i64) -> Refusal | None:
    """Return why nobody explores. PP-COLON-01, PP-COLON-09"""
    for kind in (DIPLOMATIC, MILITARY):
        if not s.can_pay(seat, kind, 1):
            return power("PP-COLON-01", kind, 1)
    if action != EXPLORE.base:
        if not holdings.knows(s, seat, words.NEW_WORLD):
            return refusal("PP-IDEA-05", "no-idea")
        space, berth = EXPLORE_FROM.values(action)
        is_sea = s.printed.areas <= space < s.printed.spaces
        if not is_sea or pieces.berths(s, seat, space, berth) == 0:
            return refusal("PP-COLON-01", "no-ship")
    return refusal("PP-COLON-09", "no-land")


def of_colony(s: PowerState, seat: i64, area: i64) -> Refusal | None:
    """Return why an Area cannot be Colonized. PP-COLON-05"""
    if area >= s.printed.areas or not pieces.has_claim(s, seat, area):
        return refusal("PP-COLON-05", "no-claim")
    if not exploring.is_vacant(s, area):
        return refusal("PP-COLON-05", "not-vacant")
    if not connection.is_colony_linked(s, seat, area):
        return refusal("PP-COLON-05", "no-chain")
    return power("PP-COLON-05", ADMINISTRATIVE, exploring.colony_cost(s, seat))
