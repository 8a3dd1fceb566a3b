"""Cards judged by experiment: the same deals with the card, and with the most usual card of its table in its place.

What a copy is worth to its holder (`sweep.worth`) is taken in both games; the difference is what this card gives above
a usual one. What a holder's skill or luck adds to both falls out. A card is too strong, or weak, where the interval of
that difference lies wholly outside the band of what is usual: three standard deviations of the worths of the other
cards of its table, and at least what is worth `NOTABLE` points of wins. The intervals hold for all cards together.
"""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from entrepot.arena.lab.cards import NOTABLE
from entrepot.arena.lab.estimate import FEWEST, LEVEL, NORMAL
from entrepot.arena.lab.order import BadOrder, Order
from entrepot.arena.lab.run import Hire, run
from entrepot.arena.lab.store import Store, claim, write
from entrepot.arena.lab.summary import SUMMARY, summary
from entrepot.arena.sweep.before import AS_IT_IS, CHANGED
from entrepot.arena.sweep.changes import one_of
from entrepot.arena.sweep.compare import Measure, deals_estimate
from entrepot.arena.sweep.substitute import StandIn, stand_in
from entrepot.arena.sweep.worth import Slope, Worths, paired, strangeness, usual
from entrepot.kernel.game import Game

SUSPECTS: Final = "suspects"
MOST: Final = 6
"""Suspects that are tried."""
WITHOUT: Final = "without"
UNITS: Final = {"score": 1.0, "win": 100.0}
LENGTH: Final = Measure("length", "decisions in a game", False)


class Trial(NamedTuple):
    """A run with a card as it is, or with another in its place, and what copies were worth in it."""

    store: Store
    worths: Worths


def faces(game: Game, texts: list[str]) -> list[str]:
    """Return the cards that `--ablate` names as TABLE.ROW, as faces; none for 'suspects'. BadOrder."""
    named = [text for text in texts if text != SUSPECTS]
    if named and len(named) < len(texts):
        raise BadOrder("--ablate suspects finds the cards by itself: name cards, or suspects, not both")
    if CHANGED in named:
        raise BadOrder("--ablate changed tries all that was changed: name cards, or changed, not both")
    return list(dict.fromkeys(face_of(game, text) for text in named))


def face_of(game: Game, text: str) -> str:
    """Return the face of 'table.row'. BadOrder, telling what there is."""
    table, dot, id = text.partition(".")
    known = {one.name: one for one in game.schema.tables if one.column("copies") is not None}
    if not dot:
        raise BadOrder(f"--ablate {text}: write TABLE.ROW, suspects or changed")
    one_of(table, known, "table of cards")
    one_of(id, {id: id for id in game.content.ids(table)}, f"row of {table}")
    return f"{table}/{id}"


def ablate(
    folder: Path,
    order: Order,
    named: list[str],
    workers: Hire,
    advance: Callable[[int], None],
    looks: int = 1,
) -> dict[str, Any]:
    """Play the experiments of the named cards, or of the suspects; return the result of the game as it is, with them.

    `experiments` has them by face. A verdict of the report on a card that was tried is the experiment's. Who may look
    at growing numbers of games, and stop, says how often: the intervals then hold for all looks together.

    `advance` is called as by `run`, for each run. Errors as `run`; BadOrder where nothing can take a card's place.
    """
    game = order.plan.check()
    instead = {face: stand_in(game, face) for face in named}
    claim(folder, {**order.as_data(game), "ablate": named or [SUSPECTS]})
    store = run(folder / AS_IT_IS, order, workers, advance)
    whole = Trial(store, Worths(store))
    found = summary(store, game)
    if not named:
        instead = {face: stand_in(game, face) for face in suspects(whole.worths, game, found)}
    rows = {}
    for face, other in instead.items():
        plan = replace(order.plan, content=other.content.as_data())
        path = folder / WITHOUT / face.replace("/", ".")
        played = run(path, replace(order, plan=plan), workers, advance)
        rows[face] = judged(game, face, other, whole, Trial(played, Worths(played)), len(instead) * looks)
        if found["cards"].get(face, {}).get("verdict", "dead") != "dead":
            found["cards"][face]["verdict"] = ""  # suspected, and now tried
        if rows[face]["verdict"]:
            found["cards"][face]["verdict"] = rows[face]["verdict"]
    found["experiments"] = rows
    write(folder / SUMMARY, json.dumps(found, indent=1, ensure_ascii=False).encode())
    return found


def suspects(worths: Worths, game: Game, found: dict[str, Any]) -> list[str]:
    """Return the cards whose copies are worth most unlike those of their table, and those that the report warns of."""
    warned = [face for face, row in found["cards"].items() if row["verdict"] in ("strong", "weak")]
    doubts: dict[str, float] = {}
    for table in dict.fromkeys(face.partition("/")[0] for face in found["cards"]):
        slopes = cheap(worths, game, table)
        middle = median(slope.value for slope in slopes.values()) if slopes else 0.0
        doubts.update({face: strangeness(slope, middle) for face, slope in slopes.items() if is_a_card(game, face)})
    unusual = sorted((face for face in doubts if doubts[face] < LEVEL), key=lambda face: doubts[face])
    return list(dict.fromkeys([*unusual[:MOST], *(face for face in warned if is_a_card(game, face))]))


def is_a_card(game: Game, face: str) -> bool:
    """Say whether an experiment can be made with a face."""
    table = game.schema.table(face.partition("/")[0])
    try:
        return table is not None and table.column("copies") is not None and bool(stand_in(game, face))
    except BadOrder:
        return False


def cheap(worths: Worths, game: Game, table: str) -> dict[str, Slope]:
    """Return what a copy of each card of a table was worth in one run, where seats differed in how many they had."""
    all_faces = [f"{table}/{id}" for id in game.content.ids(table)]
    bases = [basis for face in all_faces if (basis := worths.basis(face))]
    if not bases:
        return {}
    basis = max(dict.fromkeys(bases), key=bases.count)
    found = {face: worths.slope(face, basis, worths.measure()) for face in all_faces}
    return {face: slope for face, slope in found.items() if slope is not None}


def judged(game: Game, face: str, other: StandIn, whole: Trial, without: Trial, asked: int) -> dict[str, Any]:
    """Return the result of one experiment: what was in the card's `place`, the `worth` above it, and the verdict."""
    basis, measure = whole.worths.basis(face), whole.worths.measure()
    row: dict[str, Any] = {"place": other.face, "basis": basis, "measure": measure, "worth": None, "verdict": ""}
    row["length"] = deals_estimate(LENGTH, [without.store, whole.store])
    if not basis:
        return row
    row["with"], row["without"] = whole.worths.shares(face, basis), without.worths.shares(face, basis)
    row["win"] = above(face, basis, "win", whole, without, asked)
    row["worth"] = above(face, basis, measure, whole, without, asked)
    low, high = band(game, face, whole.worths, measure)
    row["usual"] = {"low": low, "high": high}
    worth = row["worth"]
    if worth is not None and worth["low"] is not None and worth["deals"] >= FEWEST:
        row["verdict"] = "strong" if worth["low"] > high else "weak" if worth["high"] < low else ""
    return row


def above(face: str, basis: str, measure: str, whole: Trial, without: Trial, asked: int) -> dict[str, Any] | None:
    """Return what a copy is worth above the usual card: `mean`, `low` to `high`, `deals`; None where nothing tells."""
    slopes = [trial.worths.slope(face, basis, measure) for trial in (whole, without)]
    if slopes[0] is None or slopes[1] is None:
        return None
    gain, unit = paired(slopes[0], slopes[1]), UNITS[measure]
    reach = NORMAL.inv_cdf(1 - LEVEL / 2 / asked) * gain.error
    known = gain.error == gain.error
    return {
        "mean": gain.value * unit,
        "low": (gain.value - reach) * unit if known else None,
        "high": (gain.value + reach) * unit if known else None,
        "deals": len(gain.deals),
    }


def band(game: Game, face: str, worths: Worths, measure: str) -> tuple[float, float]:
    """Return between what worths a card of this table is usual."""
    slopes = cheap(worths, game, face.partition("/")[0])
    least = NOTABLE / 100 / (worths.win_per_point() if measure == "score" else 1.0)
    widest = max(least, usual([slope for other, slope in slopes.items() if other != face])) * UNITS[measure]
    return -widest, widest
