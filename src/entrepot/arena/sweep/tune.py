"""A search for numbers of the content that bring a game towards a target.

One number after the other is tried at a few places of its range, then ever closer to the best one, until a round over
all numbers betters nothing. Every try plays the same deals, so that tries differ by their numbers and little else. The
best of many tries has had luck: `entrepot arena` plays it once more on fresh deals beside the content as it is.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from entrepot.arena.lab.order import BadOrder, Order
from entrepot.arena.lab.run import Hire, run
from entrepot.arena.lab.store import claim
from entrepot.arena.report.names import Names
from entrepot.arena.sweep.changes import CONTENT, Change, Version, applied, faults, find, label, rows
from entrepot.arena.sweep.target import IMPOSSIBLE, Target, distance
from entrepot.kernel.errors import BadContent
from entrepot.kernel.game import Game

TRIES: Final = 30
"""Tries unless told."""
AT_ONCE: Final = 5
"""Places in a range that are tried before the range is narrowed."""
FOLDER: Final = "tries"
TUNED: Final = "tuned.toml"


@dataclass(frozen=True)
class Knob:
    """A number of the content, and the range in which it may be set."""

    path: tuple[str, ...]
    low: int
    high: int
    now: int
    """Its value at the start."""

    def at(self, value: int) -> Change:
        """Return the change that sets it."""
        return Change(self.path, value)


@dataclass(frozen=True)
class Try:
    """Values of all knobs, and by how much they missed the target; no misses, where the content refuses them."""

    values: tuple[int, ...]
    misses: tuple[float, ...]

    @property
    def distance(self) -> float:
        """How far from the target they were."""
        return distance(self.misses)


def knobs(game: Game, texts: list[str]) -> list[Knob]:
    """Return what `--tune` names, such as 'content:source.gold.price=1..9'. BadOrder."""
    found = [knob(game, text) for text in texts]
    if len({one.path for one in found}) < len(found):
        raise BadOrder("--tune names the same number twice")
    return found


def knob(game: Game, text: str) -> Knob:
    """Return one knob. BadOrder, saying what is allowed."""
    name, _, listed = text.removeprefix(CONTENT).partition("=")
    low, dots, high = listed.partition("..")
    if not (text.startswith(CONTENT) and dots and all(end.strip().lstrip("-").isdigit() for end in (low, high))):
        raise BadOrder(f"--tune {text}: write content:TABLE.ROW.COLUMN=LOWEST..HIGHEST")
    name = name.strip()
    path, column = find(game, name)
    if column.kind != "int":
        raise BadOrder(f"--tune {text}: {name} is not a number, but {column.allowed()}")
    first, last = int(low), int(high)
    for end in (first, last):
        wrong = faults(column, end)
        if wrong:
            raise BadOrder(f"--tune {text}: {wrong[0].message}")
    if first >= last:
        raise BadOrder(f"--tune {text}: the range needs a lower and a higher end")
    now = values_now(game, path)
    if len(now) != 1:
        raise BadOrder(f"--tune {text}: the rows differ ({', '.join(map(str, sorted(now)))}); name one row")
    return Knob(path, first, last, now.pop())


def values_now(game: Game, path: tuple[str, ...]) -> set[int]:
    """Return the number as the content has it; several where rows differ."""
    return {int(row[path[-1]]) for row in rows(game.content.as_data(), path)}


class Search:
    """One search. `tries` holds all that was tried, in order; the start, the content as it is, is the first."""

    def __init__(
        self,
        folder: Path,
        order: Order,
        knobs: list[Knob],
        target: Target,
        workers: Hire,
        most: int = TRIES,
        tried: Callable[[Try], None] | None = None,
    ) -> None:
        self.folder = folder
        self.order = order
        self.knobs = knobs
        self.target = target
        self.workers = workers
        self.most = most
        self.tried = tried
        self.tries: list[Try] = []
        self._known: dict[tuple[int, ...], Try] = {}
        self.game = order.plan.check()

    def run(self) -> Try:
        """Search, and return the best try; an interrupted search goes on in the same folder. Errors as `run`."""
        data = self.order.as_data(self.game)
        ranges = [f"{'.'.join(knob.path)}={knob.low}..{knob.high}" for knob in self.knobs]
        claim(self.folder, {**data, "tune": ranges, "target": self.target.text(), "tries": self.most})
        best = self.measure(tuple(knob.now for knob in self.knobs), as_is=True)
        while not self.is_spent():
            before = best
            for at in range(len(self.knobs)):
                best = self.turn(at, best)
            if best.values == before.values:
                break
        return best

    def is_spent(self) -> bool:
        """Say whether all tries that were allowed are made."""
        return len(self.tries) >= self.most

    def turn(self, at: int, best: Try) -> Try:
        """Return the best try with one knob turned through its range, ever more finely."""
        low, high = self.knobs[at].low, self.knobs[at].high
        while not self.is_spent():
            places = spread(low, high)
            for place in places:
                if self.is_spent():
                    return best
                best = min(best, self.measure((*best.values[:at], place, *best.values[at + 1 :])), key=self.rank)
            step = places[1] - places[0] if len(places) > 1 else 1
            if step <= 1:
                return best
            now = best.values[at]
            low, high = max(low, now - step + 1), min(high, now + step - 1)
        return best

    def rank(self, one: Try) -> tuple[float, int]:
        """Return what makes a try better: nearer the target; of equals, nearer to what the content has now."""
        moved = sum(abs(value - knob.now) for value, knob in zip(one.values, self.knobs, strict=True))
        return one.distance, moved

    def measure(self, values: tuple[int, ...], as_is: bool = False) -> Try:
        """Return the try with these values, played unless it was before."""
        if values in self._known:
            return self._known[values]
        version = () if as_is else self.version(values)
        one = Try(values, self.misses(version))
        self._known[values] = one
        self.tries.append(one)
        if self.tried is not None:
            self.tried(one)
        return one

    def version(self, values: tuple[int, ...]) -> Version:
        """Return values as a version."""
        return tuple(knob.at(value) for knob, value in zip(self.knobs, values, strict=True))

    def misses(self, version: Version) -> tuple[float, ...]:
        """Play a version and return by how much it misses the target; nothing, where the content refuses it."""
        order = replace(self.order, plan=applied(self.order.plan, self.game, version))
        try:
            store = run(self.folder / FOLDER / folder_name(version), order, self.workers)
        except BadContent:
            return ()
        return self.target.misses(store.total(), order.seats)


def folder_name(version: Version) -> str:
    """Return the folder of a try."""
    return label(version).replace(", ", "_").replace("*", "all").replace(" ", "-")


def spread(low: int, high: int) -> list[int]:
    """Return at most `AT_ONCE` places spread evenly over a range, its ends included."""
    if high - low < AT_ONCE:
        return list(range(low, high + 1))
    return [low + (high - low) * place // (AT_ONCE - 1) for place in range(AT_ONCE)]


def outcome(search: Search, best: Try) -> dict[str, Any]:
    """Return what a search came to, as plain data."""
    start = search.tries[0]
    names = [".".join(knob.path) for knob in search.knobs]
    called = Names(search.game)
    return {
        "target": search.target.text(),
        "called": dict(zip(names, (called.path(knob.path) for knob in search.knobs), strict=True)),
        "unit": search.target.unit(),
        "from": {"values": dict(zip(names, start.values, strict=True)), "distance": start.distance},
        "to": {"values": dict(zip(names, best.values, strict=True)), "distance": best.distance},
        "tries": [
            {"values": list(one.values), "distance": one.distance if one.distance != IMPOSSIBLE else None}
            for one in search.tries
        ],
        "is_whole": not search.is_spent(),
    }
