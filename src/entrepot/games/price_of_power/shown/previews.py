"""What an action will surely do: what it costs and brings, and which row of a card each collector takes, and why."""

from typing import Any

from mypy_extensions import i64

from entrepot.games.price_of_power.actions import (
    ANNEX,
    BUILD,
    CLAIM,
    COLONIZE,
    COURT,
    CUBE_DUCATS,
    CUBE_POWER,
    DECLINE,
    EXPLORE,
    EXPLORE_FROM,
    GROW,
    INFLUENCE,
    KEEP,
    LOAN,
    PASS,
    REPAY,
    RESEARCH,
    RESTORE,
    SAIL,
    SELECT,
    SELECT_SECONDARY,
    SEND,
    SEND_NEW,
    SLOT,
    SUBJUGATE,
    TRADE,
)
from entrepot.games.price_of_power.content.vocabulary import (
    ADMINISTRATIVE,
    DIPLOMATIC,
    GOLD,
    KINDS,
    MILITARY,
    NONE,
    ROWS,
    SEATS,
    SLAVES,
)
from entrepot.games.price_of_power.position.state import PowerState
from entrepot.games.price_of_power.rules import (
    collecting,
    exploring,
    forecast,
    passing,
    pieces,
    rows,
    shipping,
    telling,
    trade_power,
    vassals,
)
from entrepot.kernel.message import Message, message, seat_name


def line(name: str, args: dict[str, Any] | None = None) -> Message:
    """Return one line of a preview."""
    return message(f"price_of_power-preview-{name}", args)


def power_cost(s: PowerState, seat: int, action: int) -> list[int]:
    """Return what Power an Action costs, by kind."""
    limits = s.printed.limits
    cost = [0] * KINDS
    if action == TRADE.base or INFLUENCE.has(action) or CUBE_POWER.has(action):
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


def of_pirates(s: PowerState, seat: int, node: i64) -> list[Message]:
    """Return what Pirates do in a node, and to whom: who has a Merchant there, the mover first. PP-EVENT-02"""
    return [line("pirates", {"seats": merchants_at(s, seat, node)})]


def of_expansion(s: PowerState, seat: int, node: i64) -> list[Message]:
    """Return what an Expanded node means, and for whom: who has a Merchant there, the mover first. PP-INCOME-04"""
    return [line("expands", {"seats": merchants_at(s, seat, node)})]


def merchants_at(s: PowerState, seat: int, node: i64) -> list[Any]:
    """Return who has a Merchant in a node, the mover first."""
    there = [other for other in range(s.seats) if pieces.stand(s, other, node) != 0]
    there.sort(key=lambda other: other != seat)
    return [seat_name(other) for other in there]


def of_berth(berth: int) -> list[Message]:
    """Return what a ship does on a slot, or off the slots. PP-SHIP-03, PP-SHIP-04"""
    return [line("slot") if berth == SLOT else line("loose")]


def of_bring(start: i64, berth: int, end: i64, end_berth: int) -> list[Message]:
    """Return what a ship does where it comes to, if it goes anywhere. PP-SAIL-01"""
    return [line("stays")] if (start, berth) == (end, end_berth) else of_berth(end_berth)


def of_turn(s: PowerState, seat: int, action: int) -> list[Message]:
    """Return what an Action or a Minor Action of a turn costs and brings."""
    limits = s.printed.limits
    found: list[Message] = []
    cost = power_cost(s, seat, action)
    if sum(cost) > 0:
        found.append(line("power", {"powers": telling.powers_words(cost)}))
    if action == TRADE.base:
        found.append(line("trade", {"count": int(limits.declined)}))
    elif SUBJUGATE.has(action):
        found += of_province(s, seat, SUBJUGATE.value(action))
    elif ANNEX.has(action):
        found += of_province(s, seat, ANNEX.value(action))
    elif BUILD.has(action):
        found += of_ship(s, seat)
    elif GROW.has(action):
        found.append(line("ducats", {"count": int(limits.growth_ducats)}))
        found.append(line("prestige", {"count": int(limits.growth_prestige)}))
        found += of_expansion(s, seat, GROW.value(action))
    elif RESEARCH.has(action):
        found.append(line("prestige", {"count": int(limits.idea_prestige)}))
        found.append(line("idea", {"effect": s.game.content.rows("idea")[RESEARCH.value(action)]["text"]}))
    elif CLAIM.has(action):
        found.append(line("prestige", {"count": int(limits.mission_prestige)}))
    elif SAIL.has(action):
        found += of_sea(s, SAIL.value(action))
    elif INFLUENCE.has(action):
        found.append(line("influence"))
    elif action == PASS.base:
        found += of_pass(s)
    else:
        found += of_money(s, action)
    return found


def of_sea(s: PowerState, sea: i64) -> list[Message]:
    """Return the nodes beside a Sea Zone, which are what a ship there serves. PP-SHIP-03"""
    nodes = [telling.named(s, "node", node) for node in s.printed.sea_nodes[sea]]
    return [line("beside", {"nodes": nodes}) if nodes else line("beside-none")]


def of_send(s: PowerState, action: int) -> list[Message]:
    """Return what a Merchant that comes to the selected node leaves. PP-ACT-08, PP-POWER-01"""
    if action == SEND_NEW.base:
        return [line("sends-new")]
    return [line("sends", {"node": telling.named(s, "node", SEND.value(action))})]


def of_pass(s: PowerState) -> list[Message]:
    """Return what a pass pays. PP-PASS-02"""
    paid = int(passing.pays(s, len(s.passed)))
    return [line("passing", {"count": paid})] if paid > 0 else [line("passing-unpaid")]


def of_province(s: PowerState, seat: int, province: i64) -> list[Message]:
    """Return the Influence that a Province takes, and what it brings as a Vassal or Town. PP-VASSAL-01, PP-VASSAL-03"""
    cubes = {"count": int(vassals.influence_cost(s, seat, province))}
    tax = {"count": int(s.printed.tax[province])}
    return [line("cubes", cubes), line("town", tax) if s.vassal[province] == seat else line("vassal", tax)]


def of_revolt(s: PowerState, province: i64) -> list[Message]:
    """Return what is lost with an Occupied Province: a Town, or a Vassal. PP-EVENT-03, PP-TAX-02, PP-ORDER-01"""
    tax = {"count": int(s.printed.tax[province])}
    return [line("revolt", tax) if s.town[province] >= 0 else line("revolt-vassal", tax)]


def of_money(s: PowerState, action: int) -> list[Message]:
    """Return what is paid or got for what is no Action: Loans, cubes, the Court."""
    limits = s.printed.limits
    if action == LOAN.base:
        return [line("loan", {"count": int(limits.loan)})]
    if action == REPAY.base:
        return [line("repay", {"count": int(limits.repayment)})]
    if CUBE_DUCATS.has(action):
        return [line("ducats", {"count": int(limits.cube_ducats)})]
    return [line("ducats", {"count": int(limits.court)})] if COURT.has(action) else []


def of_ship(s: PowerState, seat: int) -> list[Message]:
    """Return what a new ship costs. PP-BUILD-01"""
    return [line("ducats", {"count": int(shipping.price(s, seat))})]


def of_influence(s: PowerState, seat: int, action: int) -> list[Message]:
    """Return what a further cube costs. PP-INFL-01"""
    return of_turn(s, seat, action) if CUBE_POWER.has(action) else of_money(s, action)


def of_upkeep(s: PowerState, action: int, due: i64) -> list[Message]:
    """Return what the ships cost, or what a Loan brings. PP-TAX-04"""
    return [line("ducats", {"count": int(due)})] if action == KEEP.base else of_money(s, action)


# ---------------------------------------------------------------- a choice of card and node


def of_trade(s: PowerState, seat: int, action: int) -> list[Message]:
    """Return what a choice of card and node pays everybody, row by row, or what declining pays."""
    if action == DECLINE.base:
        return [line("gets", {"count": int(s.printed.limits.declined)})]
    if SELECT.has(action):
        return of_choice(s, seat, SELECT.value(action), False)
    if SELECT_SECONDARY.has(action):
        return of_choice(s, seat, SELECT_SECONDARY.value(action), True)
    return []


def of_choice(s: PowerState, seat: int, entry: i64, is_secondary: bool) -> list[Message]:
    """Return who takes which row by which Trade Power, and the penalty of the good."""
    penalty = s.printed.penalty[s.printed.entry_card[entry]]
    slaves = [line("slaves", {"count": int(s.printed.limits.slaves_prestige)})]
    found = slaves if penalty == SLAVES and s.age() >= rows.SLAVES_FROM else []
    ranked = forecast.ranked_seats(s, entry, is_secondary, seat)
    if has_tie(s, entry, ranked):
        return [line("ties"), *(of_standing(s, seat, entry, other) for other in ranked), *found]
    seats, paid = forecast.outcome(s, entry, is_secondary, seat)
    own = sum(ducats for other, ducats in zip(seats, paid, strict=True) if other == seat)
    if penalty == GOLD and rows.is_inflated(s, own):
        found = [line("inflation")]
    found = [*of_rows(s, seat, entry, ranked), *found]
    if is_secondary:
        node = telling.named(s, "node", s.printed.secondary[entry])
        return [line("secondary", {"count": own, "node": node}), *found]
    return found if own > 0 else [line("nothing"), *found]


def of_rows(s: PowerState, seat: int, entry: i64, ranked: list[int]) -> list[Message]:
    """Return a line for each row, from the top, and one for each who stands there and finds none left. PP-ROW-06"""
    card, node = s.printed.entry_card[entry], s.printed.entry_node[entry]
    taken = rows.assign(s, card, collecting.powers(s, entry, ranked))
    found: list[Message] = []
    for row in range(ROWS - s.pirates[node]):
        name = message(f"price_of_power-row-{collecting.ROW_WORDS[row + s.pirates[node]]}")
        args: dict[str, Any] = {"row": name, "need": int(s.printed.need[card * ROWS + row])}
        args["count"] = int(rows.amount(s, card, row, node))
        found.append(of_row(s, seat, entry, ranked[taken.index(row)] if row in taken else NONE, args))
    none_left = [other for other, row in zip(ranked, taken, strict=True) if row + s.pirates[node] >= ROWS]
    return [*found, *(of_standing(s, seat, entry, other) for other in none_left)]


def of_row(s: PowerState, seat: int, entry: i64, other: int, args: dict[str, Any]) -> Message:
    """Return who (NONE: nobody) takes a row, and why."""
    if other == NONE:
        return line("row-free", args)
    args = {**args, **power_args(s, entry, other)}
    return line("row-own", args) if other == seat else line("row-other", args)


def of_standing(s: PowerState, seat: int, entry: i64, other: int) -> Message:
    """Return somebody's Trade Power in a node, and what it is made of, without what it will bring."""
    args = power_args(s, entry, other)
    return line("standing-own", args) if other == seat else line("standing", args)


def power_args(s: PowerState, entry: i64, seat: int) -> dict[str, Any]:
    """Return a collector, their Trade Power and its parts as arguments. PP-POWER-02"""
    parts = [message("price_of_power-adds-merchant", {"count": trade_power.MERCHANT_POWER})]
    keys = int(trade_power.of_keys(s, seat, entry))
    ships = int(trade_power.of_ships(s, seat, s.printed.entry_node[entry]))
    if keys > 0:
        parts.append(message("price_of_power-adds-keys", {"count": keys}))
    if ships > 0:
        parts.append(message("price_of_power-adds-ships", {"count": ships}))
    return {"seat": seat_name(seat), "power": int(trade_power.in_primary(s, seat, entry)), "parts": parts}


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
