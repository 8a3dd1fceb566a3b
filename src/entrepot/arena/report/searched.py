"""What a search tried, and what of its gain is proven on fresh deals."""

from entrepot.arena.lab.estimate import FEWEST
from entrepot.arena.report import charts
from entrepot.arena.report.parts import Figure, Finding, Result, Section
from entrepot.arena.report.say import counted, number

MOST = 20
"""Tries in the chart; the table has all."""
GOALS = {"seats": "even wins by order of play"}
"""Targets whose names do not tell what they mean, in words."""


def searched(search: Result | None) -> list[Finding]:
    """Return the lines on a search: first what of it is proven."""
    if search is None:
        return []
    kind = "plain" if is_unchanged(search) else "good" if search["fresh"]["proven"] else "warn"
    return [Finding(kind, proof_sentence(search)), Finding("plain", f"{search_sentence(search)} {LUCK}")]


LUCK = "These are figures of the search itself: the best of several tries has had luck."


def is_unchanged(search: Result) -> bool:
    """Say whether the search came back to the content as it is."""
    return bool(search["from"]["values"] == search["to"]["values"])


def changes(search: Result) -> str:
    """Return the numbers that the search set, each with the name of its card and what it was."""
    cards = {name: f" ({card})" if card else "" for name, card in search["called"].items()}
    return ", ".join(
        f"{name}{cards[name]} {search['from']['values'][name]} → {value}"
        for name, value in search["to"]["values"].items()
    )


def goal(search: Result) -> str:
    """Return the target in words."""
    return GOALS.get(search["target"], str(search["target"]))


def target_text(search: Result) -> str:
    """Return the target as it is written, and in words where that tells too little."""
    written = str(search["target"])
    return f"{written} ({GOALS[written]})" if written in GOALS else written


def search_sentence(search: Result) -> str:
    """Say what a search came to, on its own deals."""
    before, after = (number(search[key]["distance"], 2) for key in ("from", "to"))
    tries = counted(len(search["tries"]), "try", "tries")
    if is_unchanged(search):
        return f"Of {tries} none comes closer to {target_text(search)} than the content as it is, {before} off."
    nearest = f"Of {tries} the nearest to {target_text(search)} is {changes(search)}"
    return f"{nearest}: {after} {search['unit']} off, where it was {before}."


def proof_sentence(search: Result) -> str:
    """Say first whether the gain of a search is proven, then what it was on fresh deals."""
    if is_unchanged(search):
        return "Nothing was gained: the content written is the content as it is."
    fresh = search["fresh"]
    before, after = (number(fresh[key], 2) for key in ("from", "to"))
    said = (
        f"on {counted(fresh['deals'], 'fresh deal')}, with {changes(search)}, games are {after} {search['unit']} from"
        f" {goal(search)}; with the content as it is, {before}. That is {gain(fresh['gain'])}{interval(fresh)}"
    )
    return f"{verdict(search)}: {said}. {advice(search)}"


def verdict(search: Result) -> str:
    """Return whether the new content is nearer to the target, in two words or so."""
    fresh = search["fresh"]
    if fresh["proven"]:
        return "Proven"
    is_worse = fresh["high"] is not None and fresh["high"] < 0 and fresh["deals"] >= FEWEST
    return "Proven worse" if is_worse else "Not proven"


def gain(value: float) -> str:
    """Return a gain or loss in words."""
    return f"{'nearer' if value >= 0 else 'farther'} by {number(abs(value), 2)}"


def interval(fresh: Result) -> str:
    """Return the interval of a gain."""
    if fresh["low"] is None:
        return ""
    low, high = (f"{fresh[end]:+.2f}".replace("-", "−") for end in ("low", "high"))
    return f" (95% interval of the gain: {low} to {high})"


def advice(search: Result) -> str:
    """Say what follows from the verdict."""
    fresh = search["fresh"]
    if fresh["proven"]:
        return "Chance alone would not give that."
    if fresh["deals"] < FEWEST:
        return f"Fewer than {FEWEST} deals prove nothing: play more games."
    if verdict(search) == "Proven worse":
        return "The gain of the search was luck."
    return "Chance alone may give that: the gain of the search was luck, or too small for so few games."


def search_section(search: Result) -> Section:
    """Return the chapter on a search: what is proven, and every try."""
    return Section("search", "The search", [proof_figure(search), tries_figure(search)])


def proof_figure(search: Result) -> Figure:
    """Return the gain on fresh deals with its interval, beside none."""
    fresh = search["fresh"]
    row = {"label": "gain", "value": fresh["gain"], "verdict": "best" if fresh["proven"] else ""}
    ends = {end: fresh[end] if fresh[end] is not None else fresh["gain"] for end in ("low", "high")}
    cells = [[number(fresh[key], 2) for key in ("from", "to", "gain", "low", "high")]]
    return Figure(
        "proof",
        "On fresh deals",
        f"{proof_sentence(search)} The dashed line is no gain.",
        lambda width: charts.intervals([{**row, **ends}], width, f"{search['unit']} nearer to the target", "~f", 0.0),
        ["off, as it is", "off, tuned", "gain", "from", "to"],
        cells,
    )


def tries_figure(search: Result) -> Figure:
    """Return every try and its distance."""
    known = [one for one in search["tries"] if one["distance"] is not None]
    best = list(search["to"]["values"].values())
    rows = [
        {"label": ", ".join(map(str, one["values"])), "value": one["distance"], "text": number(one["distance"], 2),
         "verdict": "best" if one["values"] == best else ""}
        for one in sorted(known, key=lambda one: one["distance"])[:MOST]
    ]  # fmt: skip
    cells = [
        [*map(str, one["values"]), number(one["distance"], 2) if one["distance"] is not None else "refused"]
        for one in search["tries"]
    ]
    return Figure(
        "tries",
        "Tries",
        f"{search_sentence(search)} {LUCK}",
        lambda width: charts.bars(rows, width, f"{search['unit']} from the target", "~f"),
        [*search["to"]["values"], "off"],
        cells,
    )
