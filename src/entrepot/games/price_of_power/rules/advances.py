"""Research, Commercial Growth and Missions.

PP-IDEA-01, PP-IDEA-02, PP-IDEA-03, PP-IDEA-04, PP-IDEA-05, PP-IDEA-06, PP-IDEA-07, PP-IDEA-08, PP-IDEA-09,
PP-GROW-01, PP-GROW-02, PP-GROW-03, PP-MISSION-01, PP-MISSION-02, PP-MISSION-03, PP-MISSION-04
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.price_of_power.actions import CLAIM, EXPAND, GROW, RESEARCH
from entrepot.games.price_of_power.content import card_numbers as words
from entrepot.games.price_of_power.content.vocabulary import ADMINISTRATIVE, IDEAS, NONE
from entrepot.games.price_of_power.rules import connection, holdings, pieces, telling
from entrepot.games.price_of_power.rules.pieces import replaced
from entrepot.kernel.bits import BIT
from entrepot.kernel.message import seat_name
from entrepot.kernel.moves import Moves
from entrepot.mechanics import turn_order

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState


# ---------------------------------------------------------------- Ideas


def can_research(s: "PowerState", seat: i64, idea: i64) -> bool:
    """Say whether a seat may Research an Idea. PP-IDEA-01, PP-IDEA-04, PP-IDEA-09"""
    printed = s.printed
    if holdings.knows(s, seat, idea) or s.age() + 1 < printed.idea_age[idea]:
        return False
    return s.can_pay(seat, printed.idea_power[idea], printed.idea_cost[idea])


def add_ideas(s: "PowerState", seat: i64, moves: Moves) -> None:
    """Add the Ideas that can be Researched."""
    for idea in range(IDEAS):
        if can_research(s, seat, idea):
            moves.add(RESEARCH.base + idea)


def research(s: "PowerState", seat: i64, idea: i64) -> None:
    """Research an Idea: Prestige, also for those whom one follows, and its Merchant.

    PP-IDEA-01, PP-IDEA-02, PP-IDEA-03, PP-IDEA-04, PP-MERCH-02
    """
    printed, limits = s.printed, s.printed.limits
    s.pay(seat, printed.idea_power[idea], printed.idea_cost[idea])
    telling.say_face(s, "researched", seat, "idea", idea)
    before = [other for other in turn_order.clockwise(s.seats, seat) if holdings.knows(s, other, idea)]
    s.ideas[seat] |= BIT[idea]
    s.prestige[seat] += int(limits.idea_prestige)
    if len(before) in (1, 2):
        for other in before:
            s.prestige[other] += int(limits.follow_prestige)
            if s.listening:
                args = {"seat": seat_name(other), "idea": telling.named(s, "idea", idea)}
                telling.say_all(s, "followed", {**args, "count": int(limits.follow_prestige)})
    if idea == words.FREE_TRADE:
        pieces.gain_merchant(s, seat, limits.gift_merchants)
    elif idea == words.TRADING_COMPANIES:
        pieces.gain_merchant(s, seat, limits.most_merchants)


# ---------------------------------------------------------------- Expanding


def can_expand(s: "PowerState", node: i64) -> bool:
    """Say whether a node in play is not Expanded yet. PP-GROW-03"""
    return s.board.node_in_play[node] != 0 and s.expanded[node] == 0


def expand(s: "PowerState", seat: i64, node: i64) -> None:
    """Expand a node for the rest of the game. PP-GROW-03, PP-INCOME-04"""
    s.expanded = replaced(s.expanded, node, 1)
    telling.say_face(s, "expanded", seat, "node", node)


def add_expansions(s: "PowerState", seat: i64, moves: Moves) -> None:
    """Add the nodes that can be Expanded where a seat (NONE: anybody) has a Merchant. PP-EVENT-06, PP-MISSION-03"""
    for node in range(s.printed.nodes):
        if can_expand(s, node) and (has_merchant(s, node) if seat == NONE else pieces.stand(s, seat, node) != 0):
            moves.add(EXPAND.base + node)


def has_merchant(s: "PowerState", node: i64) -> bool:
    """Say whether anybody has a Merchant in a node."""
    for seat in range(s.seats):
        if pieces.stand(s, seat, node) != 0:
            return True
    return False


def can_grow(s: "PowerState", seat: i64, node: i64) -> bool:
    """Say whether Commercial Growth can Expand a node, the cost aside. PP-GROW-02"""
    return can_expand(s, node) and pieces.stand(s, seat, node) != 0 and connection.is_linked(s, seat, node)


def can_pay_growth(s: "PowerState", seat: i64) -> bool:
    """Say whether a seat has a card and what it costs. PP-GROW-01"""
    limits = s.printed.limits
    if s.growth[seat] == 0 or s.ducats[seat] < limits.growth_ducats:
        return False
    return s.can_pay(seat, ADMINISTRATIVE, limits.growth_power)


def add_growth(s: "PowerState", seat: i64, moves: Moves) -> None:
    """Add the nodes that Commercial Growth can Expand."""
    if can_pay_growth(s, seat):
        for node in range(s.printed.nodes):
            if can_grow(s, seat, node):
                moves.add(GROW.base + node)


def grow(s: "PowerState", seat: i64, node: i64) -> None:
    """Play a Commercial Growth card. PP-GROW-01, PP-GROW-02"""
    limits = s.printed.limits
    s.pay(seat, ADMINISTRATIVE, limits.growth_power)
    s.ducats[seat] -= int(limits.growth_ducats)
    s.growth[seat] -= 1
    s.prestige[seat] += int(limits.growth_prestige)
    s.expanded = replaced(s.expanded, node, 1)
    telling.say_face(s, "grew", seat, "node", node)


# ---------------------------------------------------------------- Missions


def can_claim(s: "PowerState", seat: i64, mission: i64) -> bool:
    """Say whether a Mission is the seat's, open, and met. PP-MISSION-01"""
    if s.printed.mission_realm[mission] != s.realm[seat] or s.missions[seat] >> mission & 1 != 0:
        return False
    return holdings.is_mission_met(s, seat, mission)


def add_missions(s: "PowerState", seat: i64, moves: Moves) -> None:
    """Add the Missions that can be claimed."""
    for mission in s.printed.missions_of[s.realm[seat]]:
        if can_claim(s, seat, mission):
            moves.add(CLAIM.base + mission)


def claim(s: "PowerState", seat: i64, mission: i64) -> bool:
    """Claim a Mission and say whether a node is to be chosen; a Merchant or node not to be had pays.

    PP-MISSION-01, PP-MERCH-03
    """
    limits = s.printed.limits
    s.missions[seat] |= BIT[mission]
    s.prestige[seat] += int(limits.mission_prestige)
    s.loan_way = 0
    telling.say_face(s, "claimed", seat, "mission", mission)
    reward = s.printed.reward[mission]
    if reward == words.EXPAND:
        nodes = Moves()
        add_expansions(s, seat, nodes)
        if nodes.size > 0:
            return True
    if reward == words.MERCHANT and pieces.gain_merchant(s, seat, limits.gift_merchants):
        return False
    s.ducats[seat] += int(limits.mission_ducats)
    telling.say(s, "reward-ducats", seat, limits.mission_ducats)
    return False
