"""A trial, stage by stage: few games first, three times as many each time, and no more once every verdict is clear.

Each stage plays the deals of the one before it as well, and is an experiment of `sweep.ablate` with whatever cards are
suspect then, and one of `sweep.before` with the cards that were changed. Since it is looked several times, the
intervals of each look are widened by the number of looks.
"""

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from entrepot.arena.lab.order import Order
from entrepot.arena.lab.run import hire, run
from entrepot.arena.lab.store import Store, write
from entrepot.arena.lab.summary import summary
from entrepot.arena.people.read import Folder
from entrepot.arena.report import compared
from entrepot.arena.report.build import REPORT, page
from entrepot.arena.report.page import html
from entrepot.arena.report.say import say, speaking
from entrepot.arena.sweep import before
from entrepot.arena.sweep.ablate import MOST, ablate
from entrepot.arena.sweep.compare import compare
from entrepot.arena.sweep.versions import Played
from entrepot.arena.trial.asked import Asked
from entrepot.arena.trial.told import told
from entrepot.kernel.content import Content, make_content
from entrepot.kernel.game import Game

BEFORE: Final = "before"
PEOPLE: Final = "people"
"""In the folder of the trial: people's games with these cards."""

Tell = Callable[[dict[str, Any]], None]
"""Takes a step of the trial: how far it is, or what was found."""


def carry_out(folder: Path, asked: Asked, tell: Tell) -> None:
    """Play a trial, write `report.html` anew after each stage, and leave no games behind."""
    game, old = asked.build(), asked.old()
    sizes = asked.stages()
    for number, size in enumerate(sizes):
        work = folder / "work"
        more = 0 if old is None else 1 + min(before.MOST, len(before.changed(content_of(game, old), game.content)))
        bar = Bar(tell, number, len(sizes), size * (1 + MOST + more))
        with speaking(asked.language):
            found = stage(folder, work, asked.order(size), game, old, bar, len(sizes), size == sizes[-1])
        shutil.rmtree(work)
        tell({"found": found})
        if found["is_clear"]:
            return


class Bar:
    """Tells how far a stage is. Of its `total`, what no suspect card takes is never played."""

    def __init__(self, tell: Tell, stage: int, stages: int, total: int) -> None:
        self._tell = tell
        self._place = {"stage": stage + 1, "stages": stages, "total": total}
        self._done = 0
        self.advance(0)

    def advance(self, games: int) -> None:
        """Tell of some more games."""
        self._done += games
        self._tell({"step": {**self._place, "done": self._done}})


def stage(
    folder: Path, work: Path, order: Order, game: Game, old: dict[str, Any] | None, bar: Bar, looks: int, is_last: bool
) -> dict[str, Any]:
    """Play one stage, write its report, and return what is told of it."""
    workers = hire(jobs=1)
    found = ablate(work / "tried", order, [], workers, bar.advance, looks)
    people = Folder(folder / PEOPLE).told(game, found)
    if people is not None:
        found["people"] = people
    if old is None:
        write(folder / REPORT, html(page(found, game)).encode())
        return told(found, None, is_last)
    then = content_of(game, old)
    found["changes"] = before.changes(work / "tried", order, then, workers, bar.advance, looks)
    other = replace(order, plan=replace(order.plan, content=old))
    store = run(before_folder(work, game, then), other, workers, bar.advance)
    was = other.plan.build()
    now = Store(work / "tried" / before.AS_IT_IS, order)
    versions = [Played(say("name-before"), store, was, summary(store, was)), Played(say("name-now"), now, game, found)]
    differing = compare(versions)
    write(folder / REPORT, html(with_differences(found, game, differing, versions)).encode())
    return told(found, differing, is_last)


def content_of(game: Game, data: dict[str, Any]) -> Content:
    """Return cards of a game."""
    return make_content(game.schema, data)


def before_folder(work: Path, game: Game, old: Content) -> Path:
    """Return where the cards of before are played: where one card alone was changed, its experiment has done so."""
    faces = before.changed(old, game.content)
    if len(faces) == 1 and before.as_before(game, old, faces[0]).digest() == old.digest():
        return work / "tried" / before.BEFORE / faces[0].replace("/", ".")
    return work / BEFORE


def with_differences(found: dict[str, Any], game: Game, differing: dict[str, Any], versions: list[Played]) -> Any:
    """Return the report of the cards as they are, with a chapter on what differs from before."""
    whole = page(found, game)
    whole.findings += compared.findings(differing)
    whole.sections.insert(1, compared.section(differing, versions, {}))
    return whole
