"""Real positions changed a little, as somebody may write them by hand or a program may send them."""

import json
from collections.abc import Callable
from typing import Any, Final

from entrepot.kernel.chance import Random

Path = tuple[Any, ...]
FIXED: Final = ("game", "rules", "content", "seats", "options", "chance")
"""What says of which game it is a position, and is left alone."""
STEPS: Final = (1, 1, 1, 2, 3, 5, 20)
"""By how much a number is moved."""
MANY: Final = 200
"""How many values of one kind are remembered."""
TRIES: Final = 10
"""How many places are tried for a change that not every place can take."""


class Mutator:
    """Changes positions so that they keep their shape, with values that stood at places of the same kind."""

    def __init__(self) -> None:
        self.seen: dict[Path, list[Any]] = {}

    def remember(self, data: dict[str, Any]) -> None:
        """Note what stands where in a real position."""
        for path, kind in kinds(data).items():
            known = self.seen.setdefault(kind, [])
            if len(known) < MANY and value_at(data, path) not in known:
                known.append(value_at(data, path))

    def mutate(self, data: dict[str, Any], rng: Random) -> tuple[dict[str, Any], str]:
        """Return a copy with one to three changes, and these in words."""
        changed = json.loads(json.dumps(data))
        told = []
        for _ in range(1 + min(rng.below(3), rng.below(3))):
            change = one_of(CHANGES, rng)
            words = next((words for _ in range(TRIES) if (words := change(self, Place(changed, rng), rng))), "")
            told.append(words)
        return changed, "; ".join(words for words in told if words)

    # ------------------------------------------------------------------ changes, in words; "" where one cannot be made

    def nudge(self, place: "Place", rng: Random) -> str:
        """Move a number a little, or turn a truth round."""
        if isinstance(place.value, bool):
            return place.put(not place.value)
        return place.put(place.value + step(rng)) if isinstance(place.value, int) else ""

    def shift(self, place: "Place", rng: Random) -> str:
        """Move something from one number to another of its kind: what adds up still does."""
        twin, by = place.twin(rng), step(rng)
        if twin is None or type(place.value) is not int or type(twin.value) is not int:
            return ""
        return f"{place.put(place.value - by)}, {twin.put(twin.value + by)}"

    def swap(self, place: "Place", rng: Random) -> str:
        """Exchange two values of one kind."""
        twin = place.twin(rng)
        return "" if twin is None else f"{place.put(twin.value)}, {twin.put(place.value)}"

    def replace(self, place: "Place", rng: Random) -> str:
        """Put there what stood there in another position."""
        known = [value for value in self.seen.get(place.kind, []) if value != place.value]
        return place.put(one_of(known, rng)) if known else ""

    def drop(self, place: "Place", rng: Random) -> str:
        """Take an entry out of a list."""
        if not isinstance(place.inside, list):
            return ""
        place.inside.remove(place.value)
        return f"{place} is gone"

    def add(self, place: "Place", rng: Random) -> str:
        """Put one more entry into a list."""
        known = self.seen.get((*place.kind, "*"), [])
        if not isinstance(place.value, list) or not known:
            return ""
        return place.put([*place.value, one_of(known, rng)])

    def move(self, place: "Place", rng: Random) -> str:
        """Move an entry of a list to another that has such entries: what is counted is still there."""
        if not isinstance(place.inside, list):
            return ""
        homes = [
            Place(place.data, rng, path)
            for path, kind in kinds(place.data).items()
            if place.value in self.seen.get((*kind, "*"), []) and path[: len(place.path) - 1] != place.path[:-1]
        ]
        homes = [home for home in homes if isinstance(home.value, list)]
        if not homes:
            return ""
        words = self.drop(place, rng)
        home = one_of(homes, rng)
        return f"{words}, {home.put([*home.value, place.value])}"


class Place:
    """A place in a position, drawn so that each key is as likely whatever lies in it, unless its path is told."""

    def __init__(self, data: dict[str, Any], rng: Random, path: Path = ()) -> None:
        self.data = data
        self.path = path or draw_path(data, rng)
        self.inside = value_at(data, self.path[:-1])
        self.value = self.inside[self.path[-1]]
        self.kind = kinds({self.path[0]: data[self.path[0]]})[self.path]

    def __str__(self) -> str:
        return ".".join(map(str, self.path)) + f" {self.value!r}"

    def put(self, value: Any) -> str:
        """Put a value there; return that in words, empty if it was there."""
        if value == self.value:
            return ""
        self.inside[self.path[-1]] = json.loads(json.dumps(value))
        return f"{self} is {value!r}"

    def twin(self, rng: Random) -> "Place | None":
        """Return another place of the same kind with another value; None if there is none."""
        found = kinds({self.path[0]: self.data[self.path[0]]})
        twins = [path for path, kind in found.items() if kind == self.kind and value_at(self.data, path) != self.value]
        return Place(self.data, rng, one_of(twins, rng)) if twins else None


CHANGES: Final[list[Callable[[Mutator, Place, Random], str]]] = [
    Mutator.nudge,
    Mutator.shift,
    Mutator.swap,
    Mutator.replace,
    Mutator.replace,
    Mutator.drop,
    Mutator.add,
    Mutator.move,
]


def kinds(data: Any, path: Path = (), kind: Path = ()) -> dict[Path, Path]:
    """Return the path to every value, with its kind: the same for all entries of a list, but not for those of a row."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    is_list = isinstance(data, list) and not is_row(data)
    found: dict[Path, Path] = {}
    for key, value in items:
        if path or key not in FIXED:
            found[*path, key] = (*kind, "*" if is_list else key)
            found.update(kinds(value, (*path, key), found[*path, key]))
    return found


def is_row(values: list[Any]) -> bool:
    """Say whether a list is a row, whose entries mean different things."""
    return len({type(value) for value in values}) > 1


def draw_path(data: dict[str, Any], rng: Random) -> Path:
    """Return the path to some place."""
    path: Path = (one_of([key for key in data if key not in FIXED], rng),)
    inside = data[path[0]]
    while isinstance(inside, list | dict) and inside and rng.below(4) > 0:
        path = (*path, one_of(list(inside) if isinstance(inside, dict) else range(len(inside)), rng))
        inside = inside[path[-1]]
    return path


def value_at(data: Any, path: Path) -> Any:
    """Return what stands at the end of a path."""
    for key in path:
        data = data[key]
    return data


def one_of(values: Any, rng: Random) -> Any:
    """Return one of the values at random."""
    return values[rng.below(len(values))]


def step(rng: Random) -> int:
    """Return by how much a number is moved, up or down."""
    return int(one_of(STEPS, rng)) * (1 if rng.below(2) else -1)
