"""Who wins: by bot and by order of play."""

from typing import Any

from entrepot.arena.lab.estimate import FEWEST
from entrepot.arena.report import charts
from entrepot.arena.report.parts import Figure, Finding, Result, Section
from entrepot.arena.report.say import SURE, counted, heads, number, ordinal, percent, points, say, span, whole

ALLOWED = 3.0
"""Points from an even share that a design may leave to the order of play."""


def section(result: Result) -> Section:
    """Return the chapter on wins."""
    figures = [by_order(result)]
    if len(result["wins"]) > 1:
        figures = [by_bot(result), rated(result), *figures]
    return Section("wins", say("wins"), figures)


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
    return say(
        "wins-said",
        best=best["label"],
        share=percent(best["value"]),
        span=span(best),
        clear=best["low"] > second["high"],
        second=second["label"],
        other=percent(second["value"]),
        even=percent(even_share(result)),
    )


def by_bot(result: Result) -> Figure:
    """Return the shares of the bots."""
    rows, even, axis = bot_rows(result), even_share(result), say("wins-axis")
    cells = [
        [bot, str(row["seats"]), percent(row["share"]), span(row), percent(row["even"])]
        for bot, row in result["wins"].items()
    ]
    return Figure(
        "bots",
        say("wins-bots"),
        f"{bot_sentence(result)} {say('wins-line')}",
        lambda width: charts.intervals(rows, width, axis, "%", even),
        heads("bot", "seats", "wins-games", "interval", "even-share"),
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
    sentence = say(
        "ratings-said",
        best=best["label"],
        rating=number(best["value"]),
        above=number(best["value"] - second["value"]),
        second=second["label"],
        settled=best["low"] > second["high"],
    )
    cells = [[bot, number(found[bot]["mu"]), span(found[bot], number), whole(found[bot]["games"])] for bot in order]
    axis = say("ratings-axis")
    return Figure(
        "ratings",
        say("ratings"),
        sentence,
        lambda width: charts.intervals(rows, width, axis, "d"),
        heads("bot", "rating", "interval", "games-rated"),
        cells,
    )


def by_order(result: Result) -> Figure:
    """Return the shares by order of play, and how they are to be read."""
    places, axis = result["by_order"], say("wins-games")
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
         number(row["score"]["mean"]), say("yes" if row["p"] < SURE else "no")]
        for row in places
    ]  # fmt: skip
    return Figure(
        "order",
        say("order"),
        f"{order_sentence(result)} {say('order-line', points=f'{ALLOWED:.0f}')}",
        lambda width: charts.intervals(rows, width, axis, "%", even, ALLOWED / 100),
        heads("order-place", "wins-games", "interval", "order-points", "order-score", "order-real"),
        cells,
    )


def order_sentence(result: Result) -> str:
    """Say how fair the order of play is."""
    places = result["by_order"]
    even = places[0]["even"]
    first = places[0]
    start = say("order-first", share=percent(first["share"]), span=span(first), even=percent(even))
    return f"{start} {order_verdict(result)}"


def order_verdict(result: Result) -> str:
    """Say whether the order of play matters more than chance explains."""
    places = result["by_order"]
    even, first = places[0]["even"], places[0]
    far = max(places, key=lambda row: abs(row["share"] - even))
    off = 100 * (far["share"] - even)
    if result["deals"] < FEWEST:
        return say("order-few", deals=counted(result["deals"], "deal"))
    if far["p"] >= SURE:
        return say("order-even")
    return say(
        "order-far",
        first=far is first,
        place=ordinal(far["order"]),
        share=percent(far["share"]),
        points=points(off),
        large=abs(off) > ALLOWED,
        allowed=f"{ALLOWED:.0f}",
    )


def leader(result: Result) -> list[Finding]:
    """Return the line on the bots, where there are several."""
    return [Finding("plain", bot_sentence(result))] if len(result["wins"]) > 1 else []


def findings(result: Result) -> list[Finding]:
    """Return the lines for the summary."""
    even = result["by_order"][0]["even"]
    unfair = [row for row in result["by_order"] if row["p"] < SURE and abs(row["share"] - even) * 100 > ALLOWED]
    kind = "warn" if unfair else "good" if result["deals"] >= FEWEST else "plain"
    return [*leader(result), Finding(kind, order_sentence(result))]
