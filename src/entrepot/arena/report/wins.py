"""Who wins: by bot and by order of play."""

from typing import Any

from entrepot.arena.lab.estimate import FEWEST
from entrepot.arena.report import charts
from entrepot.arena.report.parts import Figure, Finding, Result, Section
from entrepot.arena.report.say import SURE, counted, number, ordinal, percent, points, span

ALLOWED = 3.0
"""Points from an even share that a design may leave to the order of play."""


def section(result: Result) -> Section:
    """Return the chapter on wins."""
    figures = [by_order(result)]
    if len(result["wins"]) > 1:
        figures = [by_bot(result), rated(result), *figures]
    return Section("wins", "Who wins", figures)


def bot_rows(result: Result) -> list[dict[str, Any]]:
    """Return the shares of the bots, for one seat each, so that bots with several seats compare; the best first."""
    rows = []
    for bot, row in sorted(result["wins"].items(), key=lambda item: -item[1]["share"] / item[1]["seats"]):
        seats = row["seats"]
        rows.append(
            {"label": bot, "value": row["share"] / seats, "low": row["low"] / seats, "high": row["high"] / seats}
        )
    return rows


def even_share(result: Result) -> float:
    """Return what a seat would win if all won the same."""
    return float(sum(row["share"] for row in result["wins"].values()) / result["seats"])


def bot_sentence(result: Result) -> str:
    """Say which bot wins most, and how surely."""
    best, second = bot_rows(result)[:2]
    clear = "clearly more than" if best["low"] > second["high"] else "not surely more than"
    return (
        f"A seat of {best['label']} wins {percent(best['value'])} of its games ({span(best)}), {clear}"
        f" one of {second['label']} with {percent(second['value'])}; an even share would be"
        f" {percent(even_share(result))}."
    )


def by_bot(result: Result) -> Figure:
    """Return the shares of the bots."""
    rows, even = bot_rows(result), even_share(result)
    cells = [
        [bot, str(row["seats"]), percent(row["share"]), span(row), percent(row["even"])]
        for bot, row in result["wins"].items()
    ]
    return Figure(
        "bots",
        "Wins by bot",
        f"{bot_sentence(result)} The dashed line is that even share.",
        lambda width: charts.intervals(rows, width, "games won, per seat", "%", even),
        ["bot", "seats", "games won", "95% interval", "even share"],
        cells,
    )


def rated(result: Result) -> Figure:
    """Return the ratings."""
    found = result["ratings"]
    order = sorted(found, key=lambda bot: -found[bot]["mu"])
    rows = [
        {"label": bot, "value": found[bot]["mu"], "low": found[bot]["low"], "high": found[bot]["high"]} for bot in order
    ]
    best, second = rows[0], rows[1]
    settled = "which settles their order" if best["low"] > second["high"] else "and their intervals overlap"
    sentence = (
        f"{best['label']} is rated {number(best['value'])}, {number(best['value'] - second['value'])} above"
        f" {second['label']}, {settled}. All begin at 25."
    )
    cells = [[bot, number(found[bot]["mu"]), span(found[bot], number), f"{found[bot]['games']:,}"] for bot in order]
    return Figure(
        "ratings",
        "Ratings",
        sentence,
        lambda width: charts.intervals(rows, width, "openskill rating", "d"),
        ["bot", "rating", "95% interval", "games rated"],
        cells,
    )


def by_order(result: Result) -> Figure:
    """Return the shares by order of play, and how they are to be read."""
    places = result["by_order"]
    even = places[0]["even"]
    rows = [
        {
            "label": ordinal(row["order"]),
            "value": row["share"],
            "low": row["low"],
            "high": row["high"],
            "verdict": "strong" if row["p"] < SURE and abs(row["share"] - even) * 100 > ALLOWED else "",
        }
        for row in places
    ]
    cells = [
        [ordinal(row["order"]), percent(row["share"]), span(row), points(100 * (row["share"] - even)),
         number(row["score"]["mean"]), "yes" if row["p"] < SURE else "no"]
        for row in places
    ]  # fmt: skip
    return Figure(
        "order",
        "Wins by order of play",
        f"{order_sentence(result)} The dashed line is an even share, and the grey band the {ALLOWED:.0f} points to"
        " either side that a fair design may leave.",
        lambda width: charts.intervals(rows, width, "games won", "%", even, ALLOWED / 100),
        ["place in round 1", "games won", "95% interval", "points from even", "mean score", "more than chance"],
        cells,
    )


def order_sentence(result: Result) -> str:
    """Say how fair the order of play is."""
    places = result["by_order"]
    even = places[0]["even"]
    first = places[0]
    far = max(places, key=lambda row: abs(row["share"] - even))
    off = 100 * (far["share"] - even)
    text = f"The first player wins {percent(first['share'])} ({span(first)}) where {percent(even)} would be even. "
    if result["deals"] < FEWEST:
        return f"{text}{counted(result['deals'], 'deal')} are too few to tell chance from more."
    if far["p"] >= SURE:
        return text + "No place in the order of play differs from an even share by more than chance explains."
    place = "That" if far is first else f"The {ordinal(far['order'])} player with {percent(far['share'])}"
    verdict = f"more than the {ALLOWED:.0f} points that a fair design allows" if abs(off) > ALLOWED else "a small one"
    return f"{text}{place} is a real difference of {points(off)} points, {verdict}."


def leader(result: Result) -> list[Finding]:
    """Return the line on the bots, where there are several."""
    return [Finding("plain", bot_sentence(result))] if len(result["wins"]) > 1 else []


def findings(result: Result) -> list[Finding]:
    """Return the lines for the summary."""
    even = result["by_order"][0]["even"]
    unfair = [row for row in result["by_order"] if row["p"] < SURE and abs(row["share"] - even) * 100 > ALLOWED]
    kind = "warn" if unfair else "good" if result["deals"] >= FEWEST else "plain"
    return [*leader(result), Finding(kind, order_sentence(result))]
