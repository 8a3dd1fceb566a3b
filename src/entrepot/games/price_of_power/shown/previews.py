"""What an action will surely do: what it costs, and what a choice of node pays whom."""

from typing import Any

from mypy_extensions import i64

from entrepot.games.price_of_power.actions import (
    ANNEX,
    BUILD,
    COLONIZE,
    EXPLORE,
    EXPLORE_FROM,
    GROW,
    INFLUENCE,
    RESEARCH,
    RESTORE,
    SAIL,
    SELECT,
    SELECT_SECONDARY,
    SUBJUGATE,
    TRADE,
)
from entrepot.games.price_of_power.content.vocabulary import (
    ADMINISTRATIVE,
    DIPLOMATIC,
    GOLD,
    KINDS,
    MILITARY,
    SEATS,
    SLAVES,
)
from entrepot.games.price_of_power.position.state import PowerState
from entrepot.games.price_of_power.rules import collecting, exploring, forecast, shipping, telling
from entrepot.games.price_of_power.rules.rows import SLAVES_FROM, is_inflated
from entrepot.kernel.message import Message, message, seat_name


def line(name: str, args: dict[str, Any] | None = None) -> Message:
    """Return one line of a preview."""
    return message(f"price_of_power-preview-{name}", args)


def power_cost(s: PowerState, seat: int, action: int) -> list[int]:
    """Return what Power an Action costs, by kind."""
    limits = s.printed.limits
    cost = [0] * KINDS
    if action == TRADE.base or INFLUENCE.has(action):
        cost[DIPLOMATIC] = 1
    elif SUBJUGATE.has(action):
        cost[DIPLOMATIC] = int(limits.subjugate)
    elif ANNEX.has(action):
        cost[ADMINISTRATIVE] = int(limits.annex)
    elif action == EXPLORE.base or EXPLORE_FROM.has(action):
        cost[DIPLOMATIC] = cost[MILITARY] = 1
    elif COLONIZE.has(action):
        cost[ADMINISTRATIVE] = int(exploring.colony_cost(s, seat))
    elif BUILD.has(action) or SAIL.has(action) or RESTORE.has(action):
        cost[MILITARY] = 1
    elif RESEARCH.has(action):
        idea = RESEARCH.value(action)
        cost[s.printed.idea_power[idea]] = s.printed.idea_cost[idea]
    elif GROW.has(action):
        cost[ADMINISTRATIVE] = int(limits.growth_power)
    return cost


def of_hunt(s: PowerState, seat: int, sea: i64) -> list[Message]:
    """Return what decides a Hunt for Pirates, which no one can foresee. PP-SAIL-03"""
    return [line("hunt", {"count": s.held[sea * SEATS + seat], "least": int(s.printed.limits.hunts_from)})]


def of_turn(s: PowerState, seat: int, action: int) -> list[Message]:
    """Return what an Action costs, and its Prestige."""
    limits = s.printed.limits
    found: list[Message] = []
    cost = power_cost(s, seat, action)
    if sum(cost) > 0:
        found.append(line("power", {"powers": telling.powers_words(cost)}))
    if BUILD.has(action):
        found.append(line("ducats", {"count": int(shipping.price(s, seat))}))
    elif GROW.has(action):
        found.append(line("ducats", {"count": int(limits.growth_ducats)}))
        found.append(line("prestige", {"count": int(limits.growth_prestige)}))
    elif RESEARCH.has(action):
        found.append(line("prestige", {"count": int(limits.idea_prestige)}))
    return found


def of_trade(s: PowerState, seat: int, action: int) -> list[Message]:
    """Return what a choice of card and node pays everybody, unless it hangs on how equals are put in order."""
    if SELECT.has(action):
        return of_choice(s, seat, SELECT.value(action), False)
    if SELECT_SECONDARY.has(action):
        return of_choice(s, seat, SELECT_SECONDARY.value(action), True)
    return []


def of_choice(s: PowerState, seat: int, entry: i64, is_secondary: bool) -> list[Message]:
    """Return what each collector gets, and the penalty of the good."""
    penalty = s.printed.penalty[s.printed.entry_card[entry]]
    slaves = [line("slaves", {"count": int(s.printed.limits.slaves_prestige)})]
    found = slaves if penalty == SLAVES and s.age() >= SLAVES_FROM else []
    ranked = forecast.ranked_seats(s, entry, is_secondary, seat)
    if has_tie(s, entry, ranked):
        return [line("ties"), *found]
    seats, paid = forecast.outcome(s, entry, is_secondary, seat)
    own = sum(ducats for other, ducats in zip(seats, paid, strict=True) if other == seat)
    others = [
        line("other-gets", {"seat": seat_name(other), "count": ducats})
        for other, ducats in zip(seats, paid, strict=True)
        if other != seat and ducats > 0
    ]
    if penalty == GOLD and is_inflated(s, own):
        found = [line("inflation")]
    return [line("gets", {"count": own}) if own > 0 else line("nothing"), *others, *found]


def has_tie(s: PowerState, entry: i64, ranked: list[int]) -> bool:
    """Say whether the mover will have to put equals in order. PP-R-39"""
    order: list[int] = []
    left = ranked[:]
    while left:
        group = collecting.top_group(s, entry, left)
        if collecting.is_open_tie(s, entry, order, group):
            return True
        order += group
        left = [seat for seat in left if seat not in group]
    return False
