"""The course of a game: how long it takes, how it scores, who leads and when it is decided."""

from typing import Any

from entrepot.arena.report import charts
from entrepot.arena.report.parts import Figure, Result, Section
from entrepot.arena.report.say import counted, number, percent, span


def section(result: Result) -> Section:
    """Return the chapter on the course of games."""
    figures = [length(result), scores(result)]
    if result["lead_changes"]["mean"] is not None:
        figures.append(lead(result))
    if result["decided_at"]["mean"] is not None:  # never, where everybody lost every game
        figures.append(decided(result))
    return Section("course", "The course of a game", [figure for figure in figures if figure is not None])


def cells_of(rows: list[dict[str, Any]]) -> list[list[str]]:
    """Return the bins of a histogram as a table."""
    return [[row["label"], percent(row["share"])] for row in rows]


def length(result: Result) -> Figure:
    """Return the lengths of games."""
    found, rounds = result["length"], result["rounds"]
    rows = charts.binned(numbers(found["counts"]), 24)
    quarter = found["quantiles"]
    sentence = (
        f"A game takes {number(found['mean'])} decisions on the average ({number(result['choices']['mean'])} of them"
        f" with a choice); half of all games take {quarter['25']} to {quarter['75']}, the longest took"
        f" {number(found['max'])}."
    )
    if rounds["max"]:
        several = f"{number(rounds['mean'])} rounds, from {rounds['min']} to {rounds['max']}"
        always = f"always {counted(rounds['max'], 'round')}"
        sentence += f" That is {several if rounds['min'] < rounds['max'] else always}."
    return Figure(
        "length",
        "Length",
        sentence,
        lambda width: charts.histogram(rows, width, "decisions in a game"),
        ["decisions", "of games"],
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
    sentence = f"Mean scores: {means}. The winner ends {number(result['margin']['mean'])} ahead of the second."
    cells = [
        [
            bot,
            number(row["mean"]),
            span(row, number),
            *(number(row["quantiles"][q]) for q in ("5", "25", "50", "75", "95")),
        ]
        for bot, row in found.items()
    ]
    groups = list(found)
    return Figure(
        "scores",
        "Scores",
        sentence,
        lambda width: charts.outlines(rows, width, "score at the end", groups),
        ["bot", "mean", "95% interval", "5%", "25%", "median", "75%", "95%"],
        cells,
    )


def lead(result: Result) -> Figure:
    """Return how often the lead changes."""
    found = result["lead_changes"]
    counts = numbers(found["counts"])
    rows = charts.binned(counts, 20)
    never = counts.get(0, 0) / sum(counts.values())
    sentence = (
        f"The lead passes to another seat {number(found['mean'])} times a game on the average ({span(found, number)});"
        f" in {percent(never, 0)} of games it never does. Seen in {counted(sum(counts.values()), 'followed game')}."
    )
    return Figure(
        "lead",
        "Changes of the lead",
        sentence,
        lambda width: charts.histogram(rows, width, "changes in a game"),
        ["changes", "of games"],
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
            "label": f"{10 * at}% to {10 * at + 10}%",
            "share": count / max(1, total),
        }
        for at, count in enumerate(tenths)
    ]
    early = sum(count for at, count in counts.items() if at < 33) / max(1, total)
    sentence = (
        f"Half of all games are decided, the winner in front for good, once {found['quantiles']['50']}% of their"
        f" decisions are made; {percent(early, 0)} within the first third, {percent(tenths[9] / max(1, total), 0)}"
        " only in the last tenth."
    )
    return Figure(
        "decided",
        "When it is decided",
        sentence,
        lambda width: charts.histogram(rows, width, "% of the game's decisions made"),
        ["decisions made", "games decided then"],
        cells_of(rows),
    )


def numbers(counts: dict[str, int]) -> dict[int, int]:
    """Return counts by number."""
    return {int(value): count for value, count in counts.items()}
