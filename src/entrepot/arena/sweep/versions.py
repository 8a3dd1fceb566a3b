"""Several versions of a game, each a run of its own in one folder, on the same deals."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from entrepot.arena.lab.order import Order
from entrepot.arena.lab.run import Hire, run
from entrepot.arena.lab.store import Store, claim
from entrepot.arena.lab.summary import summary
from entrepot.arena.sweep.changes import Version, applied, label
from entrepot.kernel.errors import EntrepotError
from entrepot.kernel.game import Game

FOLDER: Final = "versions"


class Played(NamedTuple):
    """A version that was played."""

    label: str
    store: Store
    game: Game
    result: dict[str, Any]


def orders(order: Order, game: Game, versions: list[Version]) -> list[Order]:
    """Return the order of each version, checked; the error of one that cannot be names it."""
    found = []
    for version in versions:
        plan = applied(order.plan, game, version)
        try:
            plan.check()
        except EntrepotError as error:
            error.args = (f"version {label(version)}: {error.args[0]}",)
            raise
        found.append(replace(order, plan=plan))
    return found


def play_versions(
    folder: Path, order: Order, versions: list[Version], workers: Hire, advance: Callable[[int], None] | None = None
) -> list[Played]:
    """Play all versions on the same deals, each in a folder of its own below `folder`/versions, and return them.

    Errors as `run`; nothing is written if a version cannot be.
    """
    game = order.plan.check()
    each = orders(order, game, versions)
    claim(folder, {**order.as_data(game), "versions": [label(version) for version in versions]})
    found = []
    for number, (version, one) in enumerate(zip(versions, each, strict=True)):
        store = run(folder / FOLDER / f"{number:02}", one, workers, advance)
        built = one.plan.build()
        found.append(Played(label(version), store, built, summary(store, built)))
    return found
