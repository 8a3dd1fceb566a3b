"""Why an Action is refused in a turn: the rule and the sentence. None leaves it to the general answer."""

from mypy_extensions import i64

from entrepot.games.price_of_power import (
    advances,
    connection,
    events,
    exploring,
    holdings,
    influence,
    loans,
    pieces,
    shipping,
    vassals,
)
from entrepot.games.price_of_power.actions import (
    ANNEX,
    BUILD,
    CLAIM,
    COLONIZE,
    END,
    EXPLORE,
    EXPLORE_FROM,
    GROW,
    INFLUENCE,
    LOAN,
    REPAY,
    RESEARCH,
    RESTORE,
    SAIL,
    SUBJUGATE,
    TRADE,
)
from entrepot.games.price_of_power.position import BITS
from entrepot.games.price_of_power.state import PowerState
from entrepot.games.price_of_power.vocabulary import ADMINISTRATIVE, DIPLOMATIC, MILITARY, NEW_WORLD
from entrepot.kernel.message import message
from entrepot.kernel.phase import Refusal


def refusal(clause: str, reason: str) -> Refusal:
    """Return a refusal without arguments."""
    return Refusal(clause, message(f"price_of_power-refused-{reason}"))


def power(clause: str, kind: i64, count: i64) -> Refusal:
    """Return the refusal of what costs more Power than there is."""
    args = {"power": events.power_word(kind), "count": int(count)}
    return Refusal(clause, message("price_of_power-refused-power", args))


def counted(clause: str, reason: str, count: i64) -> Refusal:
    """Return a refusal that names an amount."""
    return Refusal(clause, message(f"price_of_power-refused-{reason}", {"count": int(count)}))


def of_turn(s: PowerState, seat: int, action: int) -> Refusal | None:
    """Return why something cannot be done in a turn."""
    if action == END.base:
        return None if s.acted else refusal("PP-TURN-03", "act-first")
    if action == REPAY.base:
        return of_repaying(s, seat)
    if CLAIM.has(action):
        return of_mission(s, seat, CLAIM.value(action))
    if s.acted:
        return refusal("PP-R-47", "loan-late") if action == LOAN.base else refusal("PP-TURN-03", "acted")
    if action == LOAN.base:
        return (
            refusal("PP-LOAN-03", "loans-closed")
            if not loans.can_borrow(s, seat)
            else refusal("PP-LOAN-07", "loan-way")
        )
    if action == TRADE.base:
        return of_trade(s, seat)
    if INFLUENCE.has(action):
        if not s.can_pay(seat, DIPLOMATIC, 1):
            return power("PP-INFL-01", DIPLOMATIC, 1)
        return of_cube(s, seat, INFLUENCE.value(action))
    return of_land(s, seat, action)


def of_land(s: PowerState, seat: int, action: int) -> Refusal | None:
    """Return why a Province cannot be Subjugated, Annexed or restored to Order."""
    if SUBJUGATE.has(action) and SUBJUGATE.value(action) < s.printed.provinces:
        return of_subjugation(s, seat, SUBJUGATE.value(action))
    if ANNEX.has(action) and ANNEX.value(action) < s.printed.provinces:
        return of_annexation(s, seat, ANNEX.value(action))
    if RESTORE.has(action) and RESTORE.value(action) < s.printed.provinces:
        if not vassals.is_own_occupied(s, seat, RESTORE.value(action)):
            return refusal("PP-ORDER-01", "not-occupied")
        return power("PP-ORDER-01", MILITARY, 1)
    return of_sea(s, seat, action)


def of_sea(s: PowerState, seat: int, action: int) -> Refusal | None:
    """Return why one cannot explore, colonize, build or sail."""
    if action == EXPLORE.base or EXPLORE_FROM.has(action):
        return of_exploring(s, seat, action)
    if COLONIZE.has(action):
        return of_colony(s, seat, COLONIZE.value(action))
    if BUILD.has(action) and BUILD.value(action) < s.printed.provinces:
        if not s.can_pay(seat, MILITARY, 1):
            return power("PP-BUILD-01", MILITARY, 1)
        return of_building(s, seat, BUILD.value(action))
    if SAIL.has(action):
        if not s.can_pay(seat, MILITARY, 1):
            return power("PP-SAIL-01", MILITARY, 1)
        return of_sailing(s, seat, SAIL.value(action))
    return of_advance(s, seat, action)


def of_advance(s: PowerState, seat: int, action: int) -> Refusal | None:
    """Return why an Idea cannot be Researched or a node Expanded."""
    if RESEARCH.has(action):
        return of_idea(s, seat, RESEARCH.value(action))
    if GROW.has(action) and GROW.value(action) < s.printed.nodes:
        return of_growth(s, seat, GROW.value(action))
    return None


def of_repaying(s: PowerState, seat: i64) -> Refusal:
    """Return why nothing can be repaid. PP-LOAN-04, PP-LOAN-07"""
    if s.interest[seat] == 0:
        return refusal("PP-LOAN-04", "no-interest")
    if s.ducats[seat] < s.printed.limits.repayment:
        return counted("PP-LOAN-04", "ducats", s.printed.limits.repayment)
    return refusal("PP-LOAN-07", "loan-way")


def of_mission(s: PowerState, seat: i64, mission: i64) -> Refusal | None:
    """Return why a Mission cannot be claimed. PP-MISSION-01"""
    if mission >= len(s.printed.mission_ids):
        return None
    if s.printed.mission_realm[mission] != s.realm[seat]:
        return refusal("PP-MISSION-01", "other-mission")
    is_done = s.missions[seat] & BITS[mission] != 0
    return refusal("PP-MISSION-01", "mission-done" if is_done else "mission-unmet")


def of_trade(s: PowerState, seat: i64) -> Refusal:
    """Return why there can be no Trade. PP-ACT-01"""
    if not s.can_pay(seat, DIPLOMATIC, 1):
        return power("PP-ACT-01", DIPLOMATIC, 1)
    return refusal("PP-ACT-01", "no-merchant")


def of_cube(s: PowerState, seat: i64, area: i64) -> Refusal | None:
    """Return why no cube can be placed in an Area. PP-INFL-02, PP-INFL-03, PP-INFL-05"""
    if area >= s.printed.areas:
        return None
    limits = s.printed.limits
    if s.board.in_play[area] == 0:
        return refusal("PP-SETUP-01", "not-in-play")
    if s.board.is_distant[area] != 0:
        return refusal("PP-INFL-03", "distant-influence")
    if s.cubes_of[seat] >= limits.cubes:
        return refusal("PP-INFL-05", "no-cube")
    if pieces.is_wholly_owned(s, area):
        return refusal("PP-INFL-03", "wholly-owned")
    if s.placed.count(int(area)) >= limits.turn_cubes:
        return refusal("PP-INFL-02", "turn-cubes")
    if s.cubes[area] >= limits.area_cubes:
        return refusal("PP-INFL-02", "cubes-full")
    return refusal("PP-INFL-02", "not-near") if influence.near_had(s)[area] == 0 else None


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


def of_exploring(s: PowerState, seat: i64, action: i64) -> Refusal | None:
    """Return why nobody explores. PP-COLON-01, PP-COLON-09"""
    for kind in (DIPLOMATIC, MILITARY):
        if not s.can_pay(seat, kind, 1):
            return power("PP-COLON-01", kind, 1)
    if action != EXPLORE.base:
        if not holdings.knows(s, seat, NEW_WORLD):
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
        return None
    if s.board.in_play[sea] == 0:
        return refusal("PP-SETUP-01", "not-in-play")
    if not shipping.can_enter(s, seat, sea):
        return refusal("PP-SAIL-02", "distant-closed")
    if s.ships_of[seat] == 0:
        return refusal("PP-SAIL-01", "no-ship")
    return refusal("PP-SAIL-01", "too-far")


def of_idea(s: PowerState, seat: i64, idea: i64) -> Refusal:
    """Return why an Idea cannot be Researched. PP-IDEA-01, PP-IDEA-04"""
    if holdings.knows(s, seat, idea):
        return refusal("PP-IDEA-01", "idea-known")
    if s.age() + 1 < s.printed.idea_age[idea]:
        return refusal("PP-IDEA-04", "too-early")
    return power("PP-IDEA-08", s.printed.idea_power[idea], s.printed.idea_cost[idea])


def of_growth(s: PowerState, seat: i64, node: i64) -> Refusal:
    """Return why Commercial Growth cannot Expand a node. PP-GROW-01, PP-GROW-02, PP-GROW-03"""
    limits = s.printed.limits
    if s.board.node_in_play[node] == 0:
        return refusal("PP-EDITION-02", "not-in-play")
    if s.growth[seat] == 0:
        return refusal("PP-GROW-01", "no-growth")
    if not advances.can_expand(s, node):
        return refusal("PP-GROW-03", "expanded")
    if pieces.stand(s, seat, node) == 0:
        return refusal("PP-GROW-02", "own-merchant")
    if not connection.is_linked(s, seat, node):
        return refusal("PP-GROW-02", "not-connected")
    if s.ducats[seat] < limits.growth_ducats:
        return counted("PP-GROW-01", "ducats", limits.growth_ducats)
    return power("PP-GROW-01", ADMINISTRATIVE, limits.growth_power)
