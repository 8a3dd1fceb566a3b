"""Changed cards by experiment: the same deals with these cards, and with one card as it was before.

Whoever changes cards knows how they were. Where a single card goes back, both runs play the same games but for what
that card does, so that whatever really differs between them is the work of its change, and no other card can be blamed.
Nothing differs where the card never mattered: those deals add no noise.

Six questions are asked of a card. Do those who have it do better or worse? Is it taken more or less often? Where two
games of a deal first part, is it chosen, or something else in its place? What else is chosen there? Do games get longer
or shorter, and does everybody score more or less? After the first step apart two games soon have little in common, so
that this step tells most with few games. If a change does nothing, either run might as well be
the other, and each deal's difference has either sign alike. A sum of such differences over the root of the sum of their
squares exceeds a limit no more often than a normal number does, however few or uneven the deals are.
"""

import json
import math
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from entrepot.arena.lab.estimate import LEVEL, NORMAL, holm, p_value
from entrepot.arena.lab.order import BadOrder, Order
from entrepot.arena.lab.run import Hire, run
from entrepot.arena.lab.store import Store, claim, write
from entrepot.arena.lab.summary import SUMMARY, summary
from entrepot.arena.sweep.worth import Worths
from entrepot.files.content_diff import differences
from entrepot.files.extras import polars
from entrepot.kernel.content import Content, make_content
from entrepot.kernel.errors import BadContent
from entrepot.kernel.game import Game

CHANGED: Final = "changed"
AS_IT_IS: Final = "as-it-is"
BEFORE: Final = "as-before"
MOST: Final = 6
"""Changed cards that are tried."""
FEWEST: Final = 10
"""Deals that must differ before anything is called real."""
WORDS: Final = 4
"""Words of steps that are told."""
GAIN: Final = "gain"
QUESTIONS: Final = {
    GAIN: ("stronger", "weaker"),
    "chosen": ("wanted", "shunned"),
    "taken": ("wanted", "shunned"),
    "play": ("play", "play"),
    "length": ("longer", "shorter"),
    "score": ("richer", "poorer"),
}
"""What is asked of a card, and the verdicts for more and for less of it; the first that is real is the verdict."""

Row = dict[str, Any]


class Sums(NamedTuple):
    """One question's answer: a difference for each deal, and what their sum is divided by."""

    deals: Any
    by: float


def changed(old: Content, new: Content) -> list[str]:
    """Return the faces of both contents in which more than words differ."""
    found = [
        f"{one.table}/{one.row}"
        for one in differences(old, new)
        if one.kind == "changed" and one.table in old.tables and one.column != "origin"
        if one.row in old.ids(one.table)  # of a text, the row has the column's name behind it
    ]
    return list(dict.fromkeys(found))


def as_before(game: Game, old: Content, face: str) -> Content:
    """Return the content with one face as it was. BadContent where the rules refuse that."""
    table, _, id = face.partition("/")
    data = game.content.as_data()
    was = old.as_data()[table][old.number(table, id)]
    data[table][game.content.number(table, id)] = was
    return make_content(game.schema, data)


def compare_before(
    folder: Path, order: Order, old: Content, workers: Hire, advance: Callable[[int], None], looks: int = 1
) -> dict[str, Any]:
    """Play a game as it is, and with each changed card as it was; return its result, with `changes`. Errors as `run`.

    BadOrder where no card has changed.
    """
    game = order.plan.check()
    if not changed(old, game.content):
        raise BadOrder("these cards are the game's own: give changed ones by --content")
    claim(folder, {**order.as_data(game), "ablate": [CHANGED], "before": old.digest()})
    found = summary(run(folder / AS_IT_IS, order, workers, advance), game)
    found["changes"] = changes(folder, order, old, workers, advance, looks)
    write(folder / SUMMARY, json.dumps(found, indent=1, ensure_ascii=False).encode())
    return found


def changes(
    folder: Path, order: Order, old: Content, workers: Hire, advance: Callable[[int], None], looks: int = 1
) -> dict[str, Row]:
    """Return what each changed card's change does, by face; the game as it is has been played in the same folder."""
    game = order.plan.build()
    now = Store(folder / AS_IT_IS, order)
    rows: dict[str, Row] = {}
    for face in changed(old, game.content)[:MOST]:
        try:
            content = as_before(game, old, face)
        except BadContent:
            continue  # its change only goes with those of other cards
        path = folder / BEFORE / face.replace("/", ".")
        before = run(path, replace(order, plan=replace(order.plan, content=content.as_data())), workers, advance)
        rows[face] = compared(face, before, now)
    judge(rows, looks)
    return rows


def compared(face: str, before: Store, now: Store) -> Row:
    """Return how two runs of the same deals differ: by question `mean`, `low`, `high`, `deals` that differ, and `p`."""
    was, own = Worths(before), Worths(now)
    row: Row = {"measure": own.measure(), "questions": {}, "verdict": ""}
    row["before"], row["now"] = rate(was, face), rate(own, face)
    parted = steps(before, now)
    for name, sums in asked(face, parted, before, was, now, own):
        row["questions"][name] = told(sums)
    words = other_words(parted, face.partition("/")[2])
    row["words"] = [[one["word"], one["mean"]] for one in words if one["p"] * len(words) < LEVEL][:WORDS]
    if words:
        best = told(Sums(named(parted, words[0]["word"]), max(1, len(parted))))
        row["questions"]["play"] = {**best, "p": min(1.0, best["p"] * len(words))}
    return row


def asked(face: str, parted: Any, before: Store, was: Worths, now: Store, own: Worths) -> Iterator[tuple[str, Sums]]:
    """Yield the answers to all questions that can be asked of a face."""
    pl = polars()
    both = held(own, face).join(held(was, face), on=("game", "seat"), suffix="_was").sort("game", "seat")
    x = pl.col("x") + pl.col("x_was")
    gain = pl.col(own.measure()) - pl.col(f"{own.measure()}_was")
    deals = both.with_columns(x=(x - x.mean().over("game")) / 2, gain=gain).group_by("deal").agg(
        gain=(pl.col("x") * pl.col("gain")).sum(),
        squares=(pl.col("x") ** 2).sum(),
        taken=(pl.col("taken") - pl.col("taken_was")).sum(),
        score=(pl.col("score") - pl.col("score_was")).mean(),
    ).sort("deal")  # fmt: skip
    count, squares = len(deals), float(deals["squares"].sum())
    if squares > 0:
        yield GAIN, Sums(deals["gain"], squares)
    yield "chosen", Sums(named(parted, face.partition("/")[2]), count)
    if both["taken"].sum() + both["taken_was"].sum() > 0:
        yield "taken", Sums(deals["taken"], count)
    lengths = [games(store) for store in (before, now)]
    yield "length", Sums(lengths[1] - lengths[0], count)
    if own.has_scores:
        yield "score", Sums(deals["score"], count)


def steps(before: Store, now: Store) -> Any:
    """Return for each deal of a followed game the words of its first step that differs: `was` and `now`."""
    pl = polars()
    tables = [
        pl.concat([pl.read_parquet(path) for path in store.files("decisions")]).select(
            "game", "number", "seat", "action"
        )
        for store in (before, now)
    ]
    both = tables[0].join(tables[1], on=("game", "number"), suffix="_now").sort("game", "number")
    differs = (pl.col("action") != pl.col("action_now")) | (pl.col("seat") != pl.col("seat_now"))
    first = both.filter(differs).group_by("game", maintain_order=True).first()
    return first.select("game", was=pl.col("action").str.split(" "), now=pl.col("action_now").str.split(" "))


def named(parted: Any, word: str) -> Any:
    """Return for each game whether its first step apart has a word only now (1), only before (-1), or else 0."""
    pl = polars()
    has = [pl.col(name).list.contains(word).cast(pl.Int64) for name in ("now", "was")]
    return parted.select(named=has[0] - has[1])["named"]


def other_words(parted: Any, own: str) -> list[dict[str, Any]]:
    """Return the words of first steps apart that are there more or less often, the surest first, with their `p`."""
    known = dict.fromkeys(word for name in ("was", "now") for row in parted[name].to_list() for word in row)
    rows = []
    for word in known:
        one = told(Sums(named(parted, word), max(1, len(parted))))
        if word != own and one["deals"] >= FEWEST:
            rows.append({"word": word, "mean": one["mean"], "p": one["p"]})
    return sorted(rows, key=lambda row: float(row["p"]))


def held(worths: Worths, face: str) -> Any:
    """Return all seats with the copies of a face by which they had it, and those that they took."""
    pl = polars()
    basis = worths.basis(face) or "taken"
    mine = worths.cards.filter(pl.col("face") == face).select("game", "seat", "taken", x=pl.col(basis))
    joined = worths.seats.join(mine, on=("game", "seat"), how="left")
    return joined.with_columns(pl.col("x", "taken").fill_null(0).cast(pl.Int64))


def games(store: Store) -> Any:
    """Return the decisions of each deal's games on the average."""
    pl = polars()
    rows = pl.concat([pl.read_parquet(path) for path in store.files("games")])
    return rows.group_by("deal").agg(pl.col("decisions").mean()).sort("deal")["decisions"]


def rate(worths: Worths, face: str) -> float:
    """Return how often a face was taken in a game."""
    mine = worths.cards.filter(worths.pl.col("face") == face)
    return float(mine["taken"].sum() / worths.seats["game"].n_unique())


def told(sums: Sums) -> Row:
    """Return a mean difference with its error, and how often chance would give one so far from nothing."""
    values = sums.deals.drop_nulls()
    squares = float((values * values).sum())
    differing = int((values != 0).sum())
    z = float(values.sum()) / math.sqrt(squares) if squares else 0.0
    return {
        "mean": float(values.sum()) / sums.by,
        "error": math.sqrt(squares) / sums.by,
        "deals": differing,
        "p": p_value(z) if differing >= FEWEST else 1.0,
    }


def judge(rows: dict[str, Row], looks: int) -> None:
    """Correct the p-values of all questions together and for the looks; give each card its interval and verdict."""
    every = [one for row in rows.values() for one in row["questions"].values()]
    reach = NORMAL.inv_cdf(1 - LEVEL / 2 / looks / max(1, len(every)))
    for one, corrected in zip(every, holm([one["p"] for one in every]), strict=True):
        one["p"] = min(1.0, corrected * looks)
        one["low"], one["high"] = one["mean"] - reach * one["error"], one["mean"] + reach * one["error"]
        del one["error"]
        one["real"] = one["p"] < LEVEL
    for row in rows.values():
        for name, words in QUESTIONS.items():
            one = row["questions"].get(name)
            if one is not None and one["real"] and not row["verdict"]:
                row["verdict"] = words[0 if one["mean"] > 0 else 1]
