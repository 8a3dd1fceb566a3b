"""Comparisons and searches from beginning to end: played, compared, written down, reported."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from entrepot.arena.lab.order import Order
from entrepot.arena.lab.run import Hire
from entrepot.arena.lab.store import write
from entrepot.arena.lab.summary import SUMMARY
from entrepot.arena.report.build import report
from entrepot.arena.report.compared import comparison_report
from entrepot.arena.sweep.changes import Version, applied
from entrepot.arena.sweep.compare import compare, measures_of, per_deal
from entrepot.arena.sweep.proof import proof
from entrepot.arena.sweep.target import Target
from entrepot.arena.sweep.tune import TUNED, Knob, Search, Try, outcome
from entrepot.arena.sweep.versions import Played, play_versions
from entrepot.files.content import toml_text

Advance = Callable[[int], None]


class Told(NamedTuple):
    """A result as plain data, and its report."""

    result: dict[str, Any]
    report: Path


def compare_versions(folder: Path, order: Order, versions: list[Version], workers: Hire, advance: Advance) -> Told:
    """Play versions on the same deals and return how they differ; each also gets a report of its own."""
    played = play_versions(folder, order, versions, workers, advance)
    return told(folder, played, None)


def told(folder: Path, played: list[Played], search: dict[str, Any] | None) -> Told:
    """Write result and report of versions that were played."""
    found = compare(played)
    for one in played:
        report(one.store.folder, one.result, one.game)
    path = comparison_report(folder, found, played, search)
    result = {**head(played[0]), **({"search": search} if search is not None else {}), **found}
    write(folder / SUMMARY, json.dumps(result, indent=1, ensure_ascii=False).encode())
    return Told(result, path)


def head(first: Played) -> dict[str, Any]:
    """Return what all versions have in common."""
    kept = ("game", "rules", "bots", "seats", "seed", "games", "deals")
    return {key: first.result[key] for key in kept}


def search_content(
    folder: Path, order: Order, knobs: list[Knob], target: Target, tries: int, workers: Hire, advance: Advance
) -> Told:
    """Search, write the best content as `tuned.toml`, and hold it against the content as it is on fresh deals."""
    searching = Search(folder, order, knobs, target, workers, tries, lambda _: advance(1))
    best = searching.run()
    found = outcome(searching, best)
    version = searching.version(best.values)
    game = applied(order.plan, order.plan.build(), version).build()
    path = folder / TUNED
    write(path, toml_text(game.content, game.schema).encode())
    fresh = replace(order, plan=replace(order.plan, seed=f"{order.plan.seed}/fresh"))
    played = play_versions(folder / "fresh", fresh, [(), version], workers)
    advance(2)
    return told(folder, played, {**found, "fresh": gained(searching, best, played), "file": str(path)})


def gained(searching: Search, best: Try, played: list[Played]) -> dict[str, Any]:
    """Return what the search has gained on fresh deals, and whether that is proven."""
    tables = [per_deal(one.store, measures_of(one)) for one in played]
    found = [searching.tries[0].misses, best.misses]
    return proof(searching.target, tables, searching.order.seats, found)
