"""What a search tried, and what of its gain is proven on fresh deals."""

from entrepot.arena.lab.estimate import FEWEST
from entrepot.arena.report import charts
from entrepot.arena.report.parts import Figure, Finding, Result, Section
from entrepot.arena.report.say import counted, figures, heads, number, say

MOST = 20
"""Tries in the chart; the table has all."""
TOLD = ("seats",)
"""Targets whose names do not tell what they mean."""


def searched(search: Result | None) -> list[Finding]:
    """Return the lines on a search: first what of it is proven."""
    if search is None:
        return []
    kind = "plain" if is_unchanged(search) else "good" if search["fresh"]["proven"] else "warn"
    return [Finding(kind, proof_sentence(search)), Finding("plain", f"{search_sentence(search)} {say('search-luck')}")]


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
    written = str(search["target"])
    return say(f"search-{written}") if written in TOLD else written


def target_text(search: Result) -> str:
    """Return the target as it is written, and in words where that tells too little."""
    written = str(search["target"])
    return f"{written} ({goal(search)})" if written in TOLD else written


def search_sentence(search: Result) -> str:
    """Say what a search came to, on its own deals."""
    before, after = (number(search[key]["distance"], 2) for key in ("from", "to"))
    tries = counted(len(search["tries"]), "try")
    if is_unchanged(search):
        return say("search-none", tries=tries, target=target_text(search), before=before)
    told = {"tries": tries, "target": target_text(search), "changes": changes(search), "unit": search["unit"]}
    return say("search-nearest", after=after, before=before, **told)


def proof_sentence(search: Result) -> str:
    """Say first whether the gain of a search is proven, then what it was on fresh deals."""
    if is_unchanged(search):
        return say("search-unchanged")
    fresh = search["fresh"]
    return say(
        "search-said",
        verdict=verdict(search),
        deals=counted(fresh["deals"], "fresh-deal"),
        changes=changes(search),
        after=number(fresh["to"], 2),
        before=number(fresh["from"], 2),
        unit=search["unit"],
        goal=goal(search),
        nearer=fresh["gain"] >= 0,
        gain=number(abs(fresh["gain"]), 2),
        interval=interval(fresh),
        advice="few" if not fresh["proven"] and fresh["deals"] < FEWEST else verdict(search),
        fewest=FEWEST,
    )


def verdict(search: Result) -> str:
    """Return whether the new content is nearer to the target: proven, worse or open."""
    fresh = search["fresh"]
    if fresh["proven"]:
        return "proven"
    is_worse = fresh["high"] is not None and fresh["high"] < 0 and fresh["deals"] >= FEWEST
    return "worse" if is_worse else "open"


def interval(fresh: Result) -> str:
    """Return the interval of a gain."""
    if fresh["low"] is None:
        return ""
    low, high = (figures(f"{fresh[end]:+.2f}".replace("-", "−")) for end in ("low", "high"))
    return " " + say("search-interval", low=low, high=high)


def search_section(search: Result) -> Section:
    """Return the chapter on a search: what is proven, and every try."""
    return Section("search", say("search"), [proof_figure(search), tries_figure(search)])


def proof_figure(search: Result) -> Figure:
    """Return the gain on fresh deals with its interval, beside none."""
    fresh = search["fresh"]
    row = {"label": say("search-gain"), "value": fresh["gain"], "verdict": "best" if fresh["proven"] else ""}
    ends = {end: fresh[end] if fresh[end] is not None else fresh["gain"] for end in ("low", "high")}
    cells = [[number(fresh[key], 2) for key in ("from", "to", "gain", "low", "high")]]
    axis = say("search-gain-axis", unit=search["unit"])
    return Figure(
        "proof",
        say("search-fresh"),
        f"{proof_sentence(search)} {say('search-line')}",
        lambda width: charts.intervals([{**row, **ends}], width, axis, "~f", 0.0),
        heads("search-off-before", "search-off-tuned", "search-gain", "search-from", "search-to"),
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
        [*map(str, one["values"]), number(one["distance"], 2) if one["distance"] is not None else say("search-refused")]
        for one in search["tries"]
    ]
    axis = say("search-tries-axis", unit=search["unit"])
    return Figure(
        "tries",
        say("search-tries"),
        f"{search_sentence(search)} {say('search-luck')}",
        lambda width: charts.bars(rows, width, axis, "~f"),
        [*search["to"]["values"], say("search-off")],
        cells,
    )
