"""A seat's own side of a position as whole numbers, the same ones in the same order for every seat.

They are its appraisal, the parts of that, and all of its observation that is its own: what stands there under its name,
what it alone sees, and whether things that belong to somebody belong to it. What is the same for everybody has no part.
"""

import importlib
import importlib.util
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.kernel.observation import Part, Vector
from entrepot.kernel.packed import packed

if TYPE_CHECKING:
    from entrepot.kernel.game import Game
    from entrepot.kernel.state import State

FINE: Final = 256
"""Appraisals and their parts are counted in so many parts of one."""
SEAT: Final = re.compile(r"\bseat (\d+)\b")


class Own:
    """Reads the own numbers of a seat at tables with so many seats and these options."""

    def __init__(self, game: "Game", seats: int, options: list[int]) -> None:
        self.seats: i64 = seats
        self.names: list[str] = ["appraisal", *[f"part {name}" for name in game.parts]]
        self.size: i64 = 0
        """How many numbers an observation has; 0 where the game brings none."""
        self.encode: Callable[[Vector, State, int], None] | None = None
        self.places: vec[i64] = packed([])
        """Where in an observation each seat finds what follows the appraisal and its parts, seat by seat."""
        self.owners: vec[i64] = packed([])
        """For each of these 1 if the number there is the owner's seat."""
        module = f"{game.wire.rpartition('.')[0]}.observation"
        if game.wire and importlib.util.find_spec(module) is not None:
            found: Any = importlib.import_module(module)
            self.encode = found.encode
            self.find(found.parts(game, seats, options))

    def find(self, parts: list[Part]) -> None:
        """Find the own numbers of every seat in an observation with these parts."""
        places: dict[str, list[int]] = {}
        owners: list[str] = []
        at = 0
        for part in parts:
            for label in part.labels:
                self.place(places, part, label, at)
                if SEAT.search(label) is None and part.lo == -1 and part.hi == int(self.seats) - 1:
                    owners.append(f"{part.name} {label}".strip())
                at += 1
        self.size = at
        names = [name for name, found in places.items() if min(found) >= 0]
        names.remove("seat")  # whose observation it is
        self.names += names
        self.places = packed([places[name][seat] for seat in range(int(self.seats)) for name in names])
        self.owners = packed([1 if name in owners else 0 for name in names])

    def place(self, places: dict[str, list[int]], part: Part, label: str, at: int) -> None:
        """Note that a number stands at a place: one seat's, or one that every seat finds there."""
        seats = int(self.seats)
        named = SEAT.findall(label)
        name = f"{part.name} {SEAT.sub('own', label)}".strip()
        if len(named) == 1:
            places.setdefault(name, [-1] * seats)[int(named[0])] = at
        elif not named:
            places[name] = [at] * seats

    def read(self, s: "State", seat: i64) -> vec[i64]:
        """Return a seat's own numbers."""
        found = vec[i64]([i64(0)] * len(self.names))
        found[0] = fine(s.appraise(seat)[seat])
        at: i64 = 1
        for part in s.parts(seat):
            found[at] = fine(part)
            at += 1
        encode = self.encode
        if encode is not None:
            out = Vector(self.size)
            encode(out, s, seat)
            self.copy(out.items, seat, found, at)
        return found

    def copy(self, items: vec[i64], seat: i64, found: vec[i64], at: i64) -> None:
        """Copy a seat's own numbers out of its observation, to `at` and on."""
        places = self.places
        owners = self.owners
        count: i64 = len(owners)
        first = seat * count
        for number in range(count):
            value = items[places[first + number]]
            if owners[number] != 0:
                value = 1 if value == seat else 0
            found[at + number] = value


def fine(value: float) -> int:
    """Return a worth as a whole number."""
    return round(value * FINE)
