"""Where a sample of games between strong bots differs from many games of quick bots with the same cards."""

import math
from collections.abc import Iterator
from typing import Any, Final

from entrepot.arena.lab.estimate import FEWEST, LEVEL, holm, p_value
from entrepot.arena.numbers import Z95
from entrepot.arena.people.summary import fisher

COURSE: Final = ("length", "rounds", "margin", "choices", "options_per_choice", "lead_changes")

Row = dict[str, Any]


def beside(quick: Row, strong: Row) -> Row:
    """Return measures and cards of two results, each with `p`, corrected together, and whether they really disagree."""
    measures, cards = list(measured(quick, strong)), list(cards_of(quick, strong))
    rows = [*measures, *cards]
    for row, corrected in zip(rows, holm([row["p"] for row in rows]), strict=True):
        row["p"] = corrected
        row["real"] = corrected < LEVEL
    return {
        "bots": strong["bots"],
        "games": strong["games"],
        "deals": strong["deals"],
        "measures": measures,
        "cards": sorted(cards, key=lambda row: row["p"]),
        "verdicts": {face: row["verdict"] for face, row in strong["cards"].items() if row["verdict"]},
    }


def measured(quick: Row, strong: Row) -> Iterator[Row]:
    """Yield what both tell of order of play, course and endings."""
    for place, (one, two) in enumerate(zip(quick["by_order"], strong["by_order"], strict=True), 1):
        yield difference(f"order/{place}", one, two, "share", strong["deals"])
    for name in COURSE:
        if quick[name]["mean"] is not None and strong[name]["mean"] is not None:
            yield difference(name.removesuffix("_per_choice"), quick[name], strong[name], "mean", strong["deals"])
    if len(quick["endings"]) > 1:
        for name, one in quick["endings"].items():
            yield difference(f"ending/{name}", one, strong["endings"][name], "share", strong["deals"])


def difference(name: str, one: Row, two: Row, key: str, deals: int) -> Row:
    """Return a measure of both with how often chance would part them so far."""
    row = {"name": name, "is_share": key == "share", "quick": one[key], "strong": two[key], "p": 1.0}
    ends = (one["low"], one["high"], two["low"], two["high"])
    if deals >= FEWEST and None not in ends:
        error = math.hypot(ends[1] - ends[0], ends[3] - ends[2]) / 2 / Z95
        row["p"] = p_value((one[key] - two[key]) / error) if error else float(one[key] == two[key])
    return row


def cards_of(quick: Row, strong: Row) -> Iterator[Row]:
    """Yield which part of the seats got each card, with the p-value of Fisher's test."""
    for face, row in quick["cards"].items():
        counts = [(held(own["cards"].get(face)), own["games"] * own["seats"]) for own in (quick, strong)]
        (one, ones), (two, twos) = counts
        if one or two:
            p = fisher(two, twos, one, ones)
            yield {"face": face, "quick": one / ones, "strong": two / twos, "p": p, "quick_verdict": row["verdict"]}


def held(row: Row | None) -> int:
    """Return how many seats took a card."""
    return int(row["takers"]["seats"]) if row is not None and row["takers"] is not None else 0
