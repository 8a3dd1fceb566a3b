"""Why an Action is refused in a turn: the rule and the sentence. None leaves it to the general answer."""

from mypy_extensions import i64

from entrepot.games.price_of_power.actions import (
    ANNEX,
    BUILD,
    CLAIM,
    COLONIZE,
    DECLINE,
    END,
    EXPLORE,
    EXPLORE_FROM,
    GROW,
    INFLUENCE,
    LOAN,
    PASS,
    REPAY,
    RESEARCH,
    RESTORE,
    SAIL,
    SEND_NEW,
    SUBJUGATE,
    TRADE,
)
from entrepot.games.price_of_power.content.vocabulary import ADMINISTRATIVE, DIPLOMATIC, MILITARY
from entrepot.games.price_of_power.position.state import PowerState
from entrepot.games.price_of_power.rules import advances, connection, holdings, loans, pieces
from entrepot.games.price_of_power.shown import refusals
from entrepot.games.price_of_power.shown.refusals import counted, power, refusal
from entrepot.kernel.phase import Refusal


def of_turn(s: PowerState, seat: int, action: int) -> Refusal | None:
    """Return why something cannot be done in a turn."""
    if action == END.base:
        return None if s.acted else refusal("PP-TURN-03", "act-first")
    if action == REPAY.base:
        return of_repaying(s, seat)
    if CLAIM.has(action):
        return of_mission(s, seat, CLAIM.value(action))
    if action == LOAN.base:
        is_closed = not loans.can_borrow(s, seat)
        return refusal("PP-LOAN-03", "loans-closed") if is_closed else refusal("PP-LOAN-07", "loan-way")
    if DECLINE.base <= action <= SEND_NEW.base:
        return refusal("PP-ACT-03", "no-trade-open")
    if not TRADE.base <= action <= PASS.base:
        return None
    if s.acted:
        return refusal("PP-TURN-03", "acted")
    if action == TRADE.base:
        return of_trade(s, seat)
    if INFLUENCE.has(action):
        if not s.can_pay(seat, DIPLOMATIC, 1):
            return power("PP-INFL-01", DIPLOMATIC, 1)
        return refusals.of_cube(s, seat, INFLUENCE.value(action))
    return of_land(s, seat, action)


def of_land(s: PowerState, seat: int, action: int) -> Refusal | None:
    """Return why a Province cannot be Subjugated, Annexed or restored to Order."""
    if SUBJUGATE.has(action) and SUBJUGATE.value(action) < s.printed.provinces:
        return refusals.of_subjugation(s, seat, SUBJUGATE.value(action))
    if ANNEX.has(action) and ANNEX.value(action) < s.printed.provinces:
        return refusals.of_annexation(s, seat, ANNEX.value(action))
    if RESTORE.has(action) and RESTORE.value(action) < s.printed.provinces:
        return refusals.of_order(s, seat, RESTORE.value(action))
    return of_sea(s, seat, action)


def of_sea(s: PowerState, seat: int, action: int) -> Refusal | None:
    """Return why one cannot explore, colonize, build or sail."""
    if action == EXPLORE.base or EXPLORE_FROM.has(action):
        return refusals.of_exploring(s, seat, action)
    if COLONIZE.has(action):
        return refusals.of_colony(s, seat, COLONIZE.value(action))
    if BUILD.has(action) and BUILD.value(action) < s.printed.provinces:
        if not s.can_pay(seat, MILITARY, 1):
            return power("PP-BUILD-01", MILITARY, 1)
        return refusals.of_building(s, seat, BUILD.value(action))
    if SAIL.has(action):
        if not s.can_pay(seat, MILITARY, 1):
            return power("PP-SAIL-01", MILITARY, 1)
        return refusals.of_sailing(s, seat, SAIL.value(action))
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
    is_done = s.missions[seat] >> mission & 1 != 0
    return refusal("PP-MISSION-01", "mission-done" if is_done else "mission-unmet")


def of_trade(s: PowerState, seat: i64) -> Refusal:
    """Return why there can be no Trade. PP-ACT-01"""
    if not s.can_pay(seat, DIPLOMATIC, 1):
        return power("PP-ACT-01", DIPLOMATIC, 1)
    return refusal("PP-ACT-01", "no-merchant")


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
