"""People's games beside those of the bots: how long they thought, what they took, how it ended, and what they say."""

from typing import Any

from entrepot.arena.report import charts
from entrepot.arena.report.names import Names
from entrepot.arena.report.parts import Figure, Finding, Result, Section
from entrepot.arena.report.say import figures, listed, number, percent, say

MOST = 40
"""Cards in the table."""


def section(result: Result, names: Names) -> Section | None:
    """Return the chapter; None where no people have played with these cards."""
    found = result.get("people")
    if found is None:
        return None
    parts = [games(result, found), times(found, names), cards(found, names), endings(result, found, names)]
    parts += [said(found["said"]), unclear(found["said"])]
    return Section("people", say("people"), [part for part in parts if part is not None], say("people-note"))


def findings(result: Result) -> list[Finding]:
    """Return the line for the summary."""
    found = result.get("people")
    if found is None:
        return []
    counts = {"games": found["games"], "persons": found["persons"]}
    if not found["seconds"]:
        return [Finding("plain", say("people-finding-bare", **counts))]
    minutes, seconds = number(found["minutes"]["50"]), number(found["seconds"]["50"])
    return [Finding("plain", say("people-finding", minutes=minutes, seconds=seconds, **counts))]


def method(result: Result) -> list[str]:
    """Return how these figures came about."""
    return [say("people-method")] if "people" in result else []


def games(result: Result, found: Result) -> Figure:
    """Return what was played, and how long it took beside the bots."""
    sentence = say("people-games-said", games=found["games"], persons=found["persons"], left_out=found["left_out"])
    if found["bots"]:
        seats = [f"{bot} ({count})" for bot, count in found["bots"].items()]
        sentence += " " + say("people-beside-bots", bots=listed(seats))
    first, bots = found["first"], result["by_order"][0]
    rows = [
        measure("minutes", found["minutes"], None),
        measure("seconds-all", found["seconds"], None),
        measure("decisions", found["decisions"], result["length"]["quantiles"].get("50")),
        measure("rounds", found["rounds"], result["rounds"]["quantiles"].get("50")),
        [say("people-first"), percent(first["share"]), interval(first), percent(bots["share"])],
    ]
    heads = [say("people-measure"), say("people-people"), say("people-middle"), say("people-bots")]
    return Figure("people-games", say("people-games"), sentence, None, heads, rows)


def measure(name: str, quantiles: dict[str, float], bots: float | None) -> list[str]:
    """Return a row of measures: the median, the middle half, and the bots' median."""
    half = say("span", low=number(quantiles["25"]), high=number(quantiles["75"])) if quantiles else "–"
    return [say(f"people-{name}"), number(quantiles.get("50")), half, number(bots)]


def interval(share: dict[str, Any]) -> str:
    """Return the interval of a share of games, of which there may be none."""
    return say("span", low=percent(share["low"]), high=percent(share["high"])) if share["games"] else "–"


def times(found: Result, names: Names) -> Figure | None:
    """Return where people think longest; None where it is not known when moves came."""
    if not found["phases"]:
        return None
    shown = [{**row, "label": names.phase(row["phase"])} for row in found["phases"]]
    first, slowest = shown[0], max(shown, key=lambda row: row["seconds"]["50"])
    sentence = say(
        "people-times-said",
        share=percent(first["share"], 0),
        phase=first["label"],
        seconds=number(first["seconds"]["50"]),
        most=number(first["seconds"]["95"]),
        longest="same" if slowest is first else slowest["label"],
        median=number(slowest["seconds"]["50"]),
    )
    parts = [number(part.get("50")) for part in found["parts"]]
    sentence += " " + say("people-course", beginning=parts[0], middle=parts[1], end=parts[2])
    if found["away"]:
        sentence += " " + say("people-away", count=found["away"])
    # a logarithmic scale has no 0: what came at once counts as a tenth of a second
    rows = [{"label": row["label"], **{f"q{q}": max(0.1, at) for q, at in row["seconds"].items()}} for row in shown]
    cells = [
        [row["label"], number(row["choices"]), percent(row["share"]), number(row["seconds"]["50"]),
         number(row["seconds"]["95"])]
        for row in shown
    ]  # fmt: skip
    heads = [say(f"people-{name}") for name in ("question", "choices", "share", "median", "slow")]
    axis = say("people-axis")
    return Figure(
        "people-times", say("people-times"), sentence, lambda width: charts.ranges(rows, width, axis), heads, cells
    )


def cards(found: Result, names: Names) -> Figure | None:
    """Return which cards people value differently from bots; None in a game without cards."""
    rows = found["cards"]
    if not rows:
        return None
    proven = [card_sentence(row, names) for row in rows if row["verdict"]]
    sentence = (
        say("people-cards-said", cards=listed(proven, 12))
        if proven
        else say("people-cards-none", seats=found["persons"])
    )
    cells = [
        [names.face(row["face"]), percent(row["people"], 0), percent(row["bots"], 0),
         say(f"people-{row['verdict'] or 'not'}")]
        for row in rows[:MOST]
    ]  # fmt: skip
    heads = [say(f"people-{name}") for name in ("card", "people", "bots", "verdict")]
    return Figure("people-cards", say("people-cards"), sentence, None, heads, cells)


def card_sentence(row: Result, names: Names) -> str:
    """Return a card with how many of people's seats and of bots' seats got it."""
    people, bots = percent(row["people"], 0), percent(row["bots"], 0)
    return say("people-card-more", card=names.face(row["face"]), people=people, bots=bots)


def endings(result: Result, found: Result, names: Names) -> Figure:
    """Return why people's games ended, beside the bots'."""
    counts, bots = found["endings"], result["endings"]
    shares = {ending: count / found["games"] for ending, count in counts.items()}
    top = max(shares, key=lambda ending: shares[ending])

    def of_bots(ending: str) -> str:
        return percent(bots[ending]["share"] if ending in bots else 0.0)

    sentence = say("people-endings-said", ending=names.ending(top), share=percent(shares[top], 0), bots=of_bots(top))
    order = sorted({*shares, *bots}, key=lambda ending: -shares.get(ending, 0.0))
    cells = [[names.ending(ending), percent(shares.get(ending, 0.0), 0), of_bots(ending)] for ending in order]
    heads = [say(f"people-{name}") for name in ("ending", "people", "bots")]
    return Figure("people-endings", say("people-endings"), sentence, None, heads, cells)


def said(found: Result | None) -> Figure:
    """Return what the players have answered to fun and length."""
    if found is None or not found["answers"]:
        return Figure("people-said", say("people-said"), say("people-said-none"), None, [], [])
    grades, (short, right, long) = found["fun"], found["length"]
    graded = sum(grades)
    mean = sum(grade * count for grade, count in enumerate(grades, 1)) / graded if graded else None
    counts = {"answers": found["answers"], "graded": graded, "short": short, "right": right, "long": long}
    sentence = say("people-said-said", fun=number(mean), **counts)
    rows = [{"label": say("people-fun-grade", grade=at), "value": grades[at - 1]} for at in range(5, 0, -1)]
    lengths = zip(("too-short", "right", "too-long"), found["length"], strict=True)
    rows += [{"label": say(f"people-{name}"), "value": count} for name, count in lengths]
    drawn = [{**row, "text": figures(str(row["value"]))} for row in rows]
    axis = say("people-count")
    return Figure(
        "people-said",
        say("people-said"),
        sentence,
        lambda width: charts.bars(drawn, width, axis, "d"),
        [say("people-answer"), axis],
        [[row["label"], str(row["value"])] for row in rows],
    )


def unclear(found: Result | None) -> Figure | None:
    """Return what was unclear to players, in their words."""
    if found is None or not found["unclear"]:
        return None
    cells = [[text] for text in found["unclear"]]
    title = say("people-unclear")
    return Figure("people-unclear", title, say("people-unclear-said"), None, [title], cells)
