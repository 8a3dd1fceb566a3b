"""Write for each game that declares its position the module `position/made` anew: what is hot, as plain code.

    python tools/fields.py                 # what `make fields` runs

The module `position/fields` is read without the rest of the game: that needs `made` to be there.
"""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "entrepot" / "games"
INDENT = " " * 4
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tools")]

import field_code  # noqa: E402  # beside this file, wherever it is called from

from entrepot.kernel.fields import Coded, Field, Jointly, Observed, Position, Repeated, Seen, Worked  # noqa: E402


def main() -> None:
    """Write all modules that are not as they should be."""
    for folder in games():
        stand_in(folder)
        freshen(folder / "position" / "made.py", made(folder.name))


def freshen(path: Path, text: str) -> None:
    """Write a module that is not as it should be, and say so."""
    if not path.is_file() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"written: {path.relative_to(ROOT).as_posix()}")


def games() -> list[Path]:
    """Return the folders of the games that declare their position."""
    return sorted(path.parent.parent for path in GAMES.glob("*/position/fields.py"))


def stand_in(folder: Path) -> None:
    """Let modules of a game be imported though the game itself cannot."""
    package = ModuleType(f"entrepot.games.{folder.name}")
    package.__path__ = [str(folder)]
    sys.modules[package.__name__] = package


def made(game: str) -> str:
    """Return the text of a game's module `made`."""
    package = f"entrepot.games.{game}"
    position: Position = importlib.import_module(f"{package}.position.fields").POSITION
    name = position.state.removesuffix("State") or "".join(part.capitalize() for part in game.split("_"))
    return "\n".join(Module(package, name, position).lines()) + "\n"


class Module:
    """The text of one module, line by line."""

    def __init__(self, package: str, name: str, position: Position) -> None:
        self.package = package
        self.name = name
        self.position = position
        self.body = [*self.attributes(), *self.fields(), *self.view(), *self.redeal(), *self.encode()]

    def lines(self) -> Iterator[str]:
        """Yield the module."""
        yield '"""What of the position is hot, written from fields.py by `make fields`: change it there, not here."""'
        yield from ("", "from typing import TYPE_CHECKING, Any", "")
        if any(shape.kept.startswith("vec") for shape in self.position.attributes().values()):
            yield "from librt.vecs import vec"
        yield from ("from mypy_extensions import i64", "")
        names = self.names()
        for module in sorted({module for module, _ in names}):
            yield from listed(f"from {module} import ", sorted(name for owner, name in names if owner == module))
        yield from ("", "if TYPE_CHECKING:", f"{INDENT}from {self.package}.position.state import {self.name}State")
        yield from self.body

    def names(self) -> set[tuple[str, str]]:
        """Return the modules and names that the code needs."""
        fields, facts = self.position.fields, self.position.facts
        used: list[Any] = [*facts.values()]
        used += [kind for shape in self.position.attributes().values() for kind in shape.needs]
        used += [field.sight.look for field in self.position.shown if isinstance(field.sight, Seen)]
        used += [shape.writer for shape in written_by_the_game(fields)]
        used += [entry.write for entry in self.position.observed if isinstance(entry, Worked)]
        used += [entry.when for entry in self.position.observed if isinstance(entry, Observed) and entry.when]
        names = {(thing.__module__, thing.__name__) for thing in used}
        names |= {("entrepot.kernel.game", "Game"), ("entrepot.kernel.state", "State")}
        if any(field.redealt_from for field in fields):
            names |= {("entrepot.kernel.chance", "Random")}
        if self.position.observed:
            names |= {("entrepot.kernel.observation", "Vector")}
        code = "\n".join(self.body)
        called = set(re.findall(r"\b\w+(?=\()", code))
        return names | {(module, name) for name, module in field_code.HELPERS.items() if name in called}

    def attributes(self) -> Iterator[str]:
        """Yield the class with the attributes, which every position is made or copied by."""
        given = [f"{name}: {kind.__name__}" for name, kind in self.position.facts.items()]
        kept = list(self.position.attributes().items())
        yield from ("", "", f"class {self.name}Fields(State):")
        yield f'{INDENT}"""The attributes of a position, declared in fields.py; `like` is a position to copy."""'
        yield from ("", f"{INDENT}def __init__(")
        like = f'like: "{self.name}Fields | None" = None'
        for parameter in ("self", "game: Game", *given, "seats: int", "options: list[int]", like):
            yield f"{INDENT * 2}{parameter},"
        yield f"{INDENT}) -> None:"
        yield f"{INDENT * 2}super().__init__(game, seats, options, like)"
        yield from (f"{INDENT * 2}self.{name} = {name}" for name in self.position.facts)
        yield f"{INDENT * 2}if like is None:"
        yield from (f"{INDENT * 3}self.{name}: {shape.kept} = {shape.first}" for name, shape in kept)
        yield f"{INDENT * 2}else:"
        yield from (f"{INDENT * 3}self.{name} = {shape.copied(f'like.{name}')}" for name, shape in kept)

    def fields(self) -> Iterator[str]:
        """Yield the function that writes all fields as plain data."""
        yield from ("", "", f'def fields(s: "{self.name}State") -> dict[str, Any]:')
        yield f'{INDENT}"""Return the fields as plain data."""'
        yield f"{INDENT}return {{"
        yield from (f'{INDENT * 2}"{field.name}": {field_code.taken(field)},' for field in self.position.fields)
        yield f"{INDENT}}}"

    def view(self) -> Iterator[str]:
        """Yield the function that shows the declared fields."""
        yield from ("", "", f'def view(s: "{self.name}State", seat: int | None) -> dict[str, Any]:')
        yield f'{INDENT}"""Return what a seat sees of the fields, and what every view begins and ends with."""'
        yield f"{INDENT}return {{"
        yield from (f'{INDENT * 2}"{key}": {code},' for key, code in HEAD.items())
        for field in self.position.shown:
            yield f'{INDENT * 2}"{field.view}": {field_code.seen(field)},'
            if field.counts:
                yield f'{INDENT * 2}"{field.counts}": {field_code.sizes(field)},'
        yield f'{INDENT * 2}"ending": s.ending,'
        yield f"{INDENT}}}"

    def redeal(self) -> Iterator[str]:
        """Yield the function that deals plain hands anew, where there are some."""
        redealt = [field for field in self.position.fields if field.redealt_from]
        if redealt:
            yield from ("", "", f"def redeal_hands(s: {self.name}Fields, seat: i64, rng: Random) -> None:")
            yield f'{INDENT}"""Deal the others anew what the seat cannot place."""'
            yield from (f"{INDENT}redeal(s.{field.redealt_from}, s.{field.kept}, seat, rng)" for field in redealt)

    def encode(self) -> Iterator[str]:
        """Yield the function that packs an observation, where one is declared."""
        if not self.position.observed:
            return
        yield from ("", "", f'def encode(out: Vector, s: "{self.name}State", seat: i64) -> None:')
        yield f'{INDENT}"""Write what a seat knows as whole numbers, in the order in which fields.py lists them."""'
        yield f"{INDENT}heading(out, s, seat)"
        for entry in self.position.observed:
            if isinstance(entry, Worked):
                yield f"{INDENT}{entry.write.__name__}(out, s, seat)"
            else:
                yield INDENT + field_code.packed(entry, self.position.by_name[entry.field])


HEAD = {
    "game": "s.game.id",
    "seat": "seat",
    "seats": "int(s.seats)",
    "options": "s.game.option_names(s.options)",
    "phase": '"" if s.over else s.top().name',
}


def written_by_the_game(fields: list[Field]) -> Iterator[Coded | Repeated | Jointly]:
    """Yield the shapes that functions of the game's write."""
    for field in fields:
        for shape in (field.shape, getattr(field.shape, "one", None)):
            if isinstance(shape, Coded | Repeated | Jointly):
                yield shape


def listed(intro: str, names: list[str]) -> Iterator[str]:
    """Yield an import of names, on one line or on one each."""
    line = intro + ", ".join(names)
    if len(line) <= 120:
        yield line
    else:
        yield from (f"{intro}(", *(f"{INDENT}{name}," for name in names), ")")


if __name__ == "__main__":
    main()
