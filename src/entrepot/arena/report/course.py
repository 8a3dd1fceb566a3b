"""The course of a game: how long it takes, how it scores, who leads and when it is decided."""

from typing import Any

from entrepot.arena.report import charts
from entrepot.arena.report.parts import Figure, Result, Section
from entrepot.arena.report.say import counted, heads, number, percent, say, span


def section(result: Result) -> Section:
    """Return the chapter on the course of games."""
    figures = [length(result), scores(result)]
    if result["lead_changes"]["mean"] is not None:
        figures.append(lead(result))
    if result["decided_at"]["mean"] is not None:  # never, where everybody lost every game
        figures.append(decided(result))
    return Section("course", say("course"), [figure for figure in figures if figure is not None])


def cells_of(rows: list[dict[str, Any]]) -> list[list[str]]:
    """Return the bins of a histogram as a table."""
    return [[row["label"], percent(row["share"])] for row in rows]


def length(result: Result) -> Figure:
    """Return the lengths of games."""
    found, rounds = result["length"], result["rounds"]
    rows = charts.binned(numbers(found["counts"]), 24)
    quarter = found["quantiles"]
    sentence = say(
        "length-said",
        mean=number(found["mean"]),
        choices=number(result["choices"]["mean"]),
        low=quarter["25"],
        high=quarter["75"],
        most=number(found["max"]),
    )
    if rounds["max"] and rounds["min"] < rounds["max"]:
        low, high = rounds["min"], rounds["max"]
        sentence += " " + say("length-rounds", mean=number(rounds["mean"]), low=low, high=high)
    elif rounds["max"]:
        sentence += " " + say("length-always", rounds=counted(rounds["max"], "round"))
    axis = say("length-axis")
    return Figure(
        "length",
        say("length"),
        sentence,
        lambda width: charts.histogram(rows, width, axis),
        heads("decisions", "of-games"),
        cells_of(rows),
    )


def scores(result: Result) -> Figure | None:
    """Return the scores of each bot; None where the game gives none."""
    found = {bot: row for bot, row in result["scores"].items() if row["mean"] is not None}
    if not found:
        return None
    edges = {int(value) for row in found.values() for value in row["counts"]}
    size = -(-(max(edges) - min(edges) + 1) // 30)
    rows = []
    for bot, row in found.items():
        total = sum(row["counts"].values())
        sums = dict.fromkeys(range(min(edges) // size, max(edges) // size + 1), 0)
        for value, count in row["counts"].items():
            sums[int(value) // size] += count
        rows += [
            {"group": bot, "middle": slot * size + (size - 1) / 2, "share": count / total}
            for slot, count in sums.items()
        ]
    means = ", ".join(f"{bot} {number(row['mean'])} ({span(row, number)})" for bot, row in found.items())
    sentence = say("scores-said", means=means, margin=number(result["margin"]["mean"]))
    cells = [
        [
            bot,
            number(row["mean"]),
            span(row, number),
            *(number(row["quantiles"][q]) for q in ("5", "25", "50", "75", "95")),
        ]
        for bot, row in found.items()
    ]
    groups, axis = list(found), say("scores-axis")
    return Figure(
        "scores",
        say("scores"),
        sentence,
        lambda width: charts.outlines(rows, width, axis, groups),
        [*heads("bot", "mean", "interval"), "5%", "25%", say("median"), "75%", "95%"],
        cells,
    )


def lead(result: Result) -> Figure:
    """Return how often the lead changes."""
    found = result["lead_changes"]
    counts = numbers(found["counts"])
    rows = charts.binned(counts, 20)
    never = counts.get(0, 0) / sum(counts.values())
    sentence = say(
        "lead-said",
        mean=number(found["mean"]),
        span=span(found, number),
        never=percent(never, 0),
        games=counted(sum(counts.values()), "followed-game"),
    )
    axis = say("lead-axis")
    return Figure(
        "lead",
        say("lead"),
        sentence,
        lambda width: charts.histogram(rows, width, axis),
        heads("lead-changes", "of-games"),
        cells_of(rows),
    )


def decided(result: Result) -> Figure:
    """Return when games are decided."""
    found = result["decided_at"]
    counts = numbers(found["counts"])
    total = sum(counts.values())
    tenths = [0] * 10
    for at, count in counts.items():
        tenths[min(9, at // 10)] += count
    rows = [
        {
            "low": 10 * at,
            "high": 10 * at + 10,
            "label": say("span", low=f"{10 * at}%", high=f"{10 * at + 10}%"),
            "share": count / max(1, total),
        }
        for at, count in enumerate(tenths)
    ]
    early = sum(count for at, count in counts.items() if at < 33) / max(1, total)
    sentence = say(
        "decided-said",
        half=found["quantiles"]["50"],
        early=percent(early, 0),
        late=percent(tenths[9] / max(1, total), 0),
    )
    axis = say("decided-axis")
    return Figure(
        "decided",
        say("decided"),
        sentence,
        lambda width: charts.histogram(rows, width, axis),
        heads("decided-made", "decided-then"),
        cells_of(rows),
    )


def numbers(counts: dict[str, int]) -> dict[int, int]:
    """Return counts by number."""
    return {int(value): count for value, count in counts.items()}
