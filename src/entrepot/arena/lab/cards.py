"""What each card is worth: the wins of those who took it, or were dealt it, against what their bots win anyway.

Who wins takes more of everything, so a card's lift is judged against the mean of its own table, or of its peers there.
Warnings are corrected for the number of cards (Holm), and want a difference that matters at the table besides.
"""

import math
from collections.abc import Iterable, Mapping
from typing import Any, Final

from entrepot.arena.lab.estimate import FEWEST, LEVEL, NORMAL, holm, p_value
from entrepot.arena.lab.tally import Tally, unit_of
from entrepot.arena.numbers import Z95, wilson

NOTABLE: Final = 5.0
"""Percentage points above or below its table's mean from which on a card is called strong or weak."""
DEAD: Final = 0.2
"""The part of its table's rate of being taken under which a card is called dead."""
HELD: Final = ("takers", "dealt")


def cards(
    total: Tally, bots: list[str], known: Iterable[str], peers: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """Return each face's use, lifts and `verdict`, by its name; those that nobody saw are listed as well.

    A verdict rests on the lift of those whom `by` names, 'takers' or 'dealt'.

    Lifts are held against those of the table, or of the face's `peers` where it has some: what only one side of a game
    can have shares that side's luck.
    """
    counted = total["cards"]
    expected = expectations(total, bots)
    found = {face: one(counted.get(face, {}), expected, unit_of(len(bots))) for face in sorted({*known, *counted})}
    tables = {face: face.partition("/")[0] for face in found}
    for rows in together(found, {**tables, **(peers or {})}):
        for basis in HELD:
            against_others(rows, basis)
    for rows in together(found, tables):
        mark_dead(rows, len(found))
    correct(found)
    return found


def together(found: dict[str, dict[str, Any]], groups: dict[str, str]) -> list[dict[str, dict[str, Any]]]:
    """Return the rows group by group."""
    sorted_out: dict[str, dict[str, dict[str, Any]]] = {}
    for face, row in found.items():
        sorted_out.setdefault(groups[face], {})[face] = row
    return list(sorted_out.values())


def expectations(total: Tally, bots: list[str]) -> dict[str, float]:
    """Return what a seat of each bot wins on the average, in parts of a win."""
    games = total["games"]
    won = {bot: total["measures"][f"win/bot/{bot}"][1] for bot in dict.fromkeys(bots)}
    return {bot: parts / (games * bots.count(bot)) for bot, parts in won.items()}


def one(counts: Tally, expected: dict[str, float], unit: int) -> dict[str, Any]:
    """Return one face's counts and lifts, still without a verdict."""
    row: dict[str, Any] = {"seen": counts.get("seen", 0), "taken": counts.get("taken", 0)}
    row["games"] = counts.get("games", 0)
    for basis in HELD:
        row[basis] = lift(counts[basis], expected, unit) if basis in counts else None
    row["verdict"] = row["by"] = ""
    return row


def lift(sums: Tally, expected: dict[str, float], unit: int) -> dict[str, Any]:
    """Return `seats` that held a face, their `share` of wins and the `lift` in points, with `low`, `high`, `error`."""
    names = [bot for bot in expected if bot in sums]
    seats = sum(sums[bot][0] for bot in names)
    gained = sum(sums[bot][1] - expected[bot] * sums[bot][0] for bot in names)
    value, deals = gained / seats, sums["deals"]
    squares = 0.0
    for bot in names:
        for other in names:
            pair = sums.get(f"{bot}*{other}") if bot <= other else None
            if pair is None:
                continue
            ss, sw, ws, ww = pair
            mine, theirs = expected[bot] + value, expected[other] + value
            product = ww - theirs * ws - mine * sw + mine * theirs * ss
            squares += product if bot == other else 2 * product
    error = math.sqrt(max(0.0, squares) * deals / (deals - 1)) / seats if deals > 1 else math.nan
    to_points = 100 / unit
    known = not math.isnan(error)
    return {
        "seats": seats,
        "deals": deals,
        "share": sum(sums[bot][1] for bot in names) / (seats * unit),
        "lift": value * to_points,
        "low": (value - Z95 * error) * to_points if known else None,
        "high": (value + Z95 * error) * to_points if known else None,
        "error": error * to_points if known else None,
    }


def against_others(rows: dict[str, dict[str, Any]], basis: str) -> None:
    """Add to each lift its `excess` over the mean of these rows, and the `p` of an excess so large by chance.

    No excess is surer than the mean itself: the lift of what everybody takes is always 0.
    """
    held = [row[basis] for row in rows.values() if row[basis] is not None]
    seats = sum(row["seats"] for row in held)
    middle = sum(row["lift"] * row["seats"] for row in held) / seats if seats else 0.0
    least = math.hypot(*((row["error"] or 0.0) * row["seats"] / seats for row in held))
    for row in held:
        row["excess"] = row["lift"] - middle
        is_told = row["error"] is not None and row["error"] > 0 and row["deals"] >= FEWEST
        row["p"] = p_value(row["excess"] / max(row["error"], least)) if is_told else 1.0


def mark_dead(rows: dict[str, dict[str, Any]], faces: int) -> None:
    """Give the verdict 'dead' to faces of a table that were seen often and are taken far less than its others.

    It is as sure of all `faces` of the game together as of one. The whole table is the measure, dear and late cards
    beside cheap ones: dead says that hardly anybody comes to a card, not why. Held against its own level alone, a level
    that nobody reaches would pass for healthy; whether it is rare by design is for the game's page to say. What lies
    open from the start was seen once in each game, or by each seat that may have it: `Game.on_offer`.
    """
    seen = sum(row["seen"] for row in rows.values())
    taken = sum(row["taken"] for row in rows.values())
    if seen == 0 or taken == 0:
        return
    usual = min(1.0, taken / seen)
    widen = NORMAL.inv_cdf(1 - LEVEL / 2 / faces) / Z95
    for row in rows.values():
        if row["seen"] == 0:
            continue
        part = min(1.0, row["taken"] / row["seen"])
        _, high = wilson(min(row["taken"], row["seen"]), row["seen"])
        if part + (high - part) * widen < DEAD * usual:
            row["verdict"] = "dead"


def correct(found: dict[str, dict[str, Any]]) -> None:
    """Correct all p-values together, and call strong or weak what is so for sure and by enough.

    Where takers and dealt disagree, what is true of the takers counts.
    """
    asked = [(row, basis, row[basis]) for row in found.values() for basis in HELD if row[basis] is not None]
    for (row, basis, lift), corrected in zip(asked, holm([lift["p"] for *_, lift in asked]), strict=True):
        lift["p"] = corrected
        if corrected < LEVEL and abs(lift["excess"]) >= NOTABLE and row["verdict"] == "":
            row["verdict"], row["by"] = "strong" if lift["excess"] > 0 else "weak", basis
