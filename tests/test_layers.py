"""Imports point one way, in each game too, and the compiled layers need nothing from outside."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "entrepot"

# A layer imports itself and what stands before it; layers of one row know nothing of each other.
ROWS = [
    ["kernel"],
    ["mechanics"],
    ["games"],
    ["bots"],
    ["words"],
    ["files"],
    ["scenario"],
    ["review"],
    ["puzzles"],
    ["testing", "arena", "envs", "table"],
    ["cli"],
]
ROW = {layer: row for row, layers in enumerate(ROWS) for layer in layers}
PURE = {"kernel", "mechanics", "games", "bots"}

# Modules beside the layers. They read what was built, and `entrepot` itself is the front door of the pure layers.
STAND_ALONE = {"build_info", "clause_tests"}
FRONT_DOOR = "__init__"
COMMAND = "__main__"  # `python -m entrepot`, the command line by another name
MAY_USE_THE_FRONT_DOOR = {"files", "scenario", "testing", "arena", "envs", "table", "cli"}

PURE_EXTRAS = {"librt", "mypy_extensions"}
WIRE_EXTRAS = {"typing_extensions", "msgspec"}  # wire.py describes data for the outside and is never compiled
IMPURE = {  # the clock, the network and chance that passes no gate
    "asyncio", "datetime", "http", "random", "secrets", "select", "socket", "ssl", "subprocess", "threading", "time",
    "urllib", "uuid",
}  # fmt: skip

EXEMPT = {
    ("kernel/game", "secrets"),  # a fresh seed where the caller gives none, before the game begins
}

# The rooms of a game, and which of them each may import. `game.py` opens on all; nothing else opens on `bots`.
GROUND = {"actions", "options", "content"}
RULES = {*GROUND, "position", "rules"}
ROOMS = {
    **dict.fromkeys(GROUND, GROUND),
    "position": RULES,
    "rules": RULES,
    "shown": {*RULES, "shown"},
    "phases": {*RULES, "shown", "phases"},
    "bots": {*RULES, "shown", "phases", "bots"},
    "orders": GROUND,
}
FOR_ALL = {("phases", "order")}  # the numbers of the phases, by which any room may push one
ASKED_BY_THE_KERNEL = {("position", "state"): "shown"}  # a position is asked what its seats see
FOR_ITS_TYPE = {"state", "game"}  # whoever is handed a position or game names its type; that makes no circle
CIRCLES = {  # two files that import each other, one of them for a type: this list may only become shorter
    ("games/tradewarz/bots/greed/effects", "games/tradewarz/bots/greed/worth"),
    ("games/tradewarz/bots/greed/study", "games/tradewarz/bots/greed/worth"),
}


def violations(package: Path) -> list[str]:
    """Every import below the package folder that the layers forbid, one line each."""
    return [
        f"{path.relative_to(package).as_posix()}:{line}: {target}: {reason}"
        for path in sorted(package.rglob("*.py"))
        for line, target in imports(path, package)
        if (reason := objection(package, path.relative_to(package).with_suffix("").parts, target))
    ]


def imports(path: Path, package: Path) -> Iterator[tuple[int, str]]:
    """The dotted name of everything a module imports, wherever in it, relative imports spelt out."""
    parent = ("entrepot", *path.relative_to(package).parent.parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = parent[: len(parent) + 1 - node.level] if node.level else ()
            module = ".".join([*start, *([node.module] if node.module else [])])
            yield from ((node.lineno, f"{module}.{name.name}") for name in node.names)


def objection(package: Path, module: tuple[str, ...], target: str) -> str | None:
    """Why a module, named by its path below the package, may not import the target; None when it may."""
    first, *rest = target.split(".")
    if first != "entrepot":
        return outside(module, first)
    if len(module) == 1 and module[0] in STAND_ALONE:
        return None if rest and rest[0] in STAND_ALONE else "this module stands alone"
    if rest and rest[0] in STAND_ALONE:
        return "the compiled layers read no files of the build" if module[0] in PURE else None
    return inside(package, module, rest)


def outside(module: tuple[str, ...], library: str) -> str | None:
    if ("/".join(module), library) in EXEMPT:
        return None
    is_pure = module[0] in PURE or len(module) == 1
    if is_pure and library in IMPURE:
        return "touches the clock, the network or chance outside the gate"
    allowed = PURE_EXTRAS | (WIRE_EXTRAS if module[-1] == "wire" else set())
    if is_pure and library not in sys.stdlib_module_names | allowed:
        return "neither the standard library nor librt nor mypy_extensions"
    return None


def inside(package: Path, module: tuple[str, ...], target: list[str]) -> str | None:
    layer, other = module[0], target[0] if target else ""
    if layer == FRONT_DOOR or (layer == COMMAND and other == "cli"):
        return None  # the front door opens on every layer
    if layer not in ROW:
        return "this folder or module is not a layer: give it its place in tests/test_layers.py"
    if other not in ROW:
        return None if layer in MAY_USE_THE_FRONT_DOOR else "the front door is for the layers right of words"
    if layer != other and ROW[other] >= ROW[layer]:
        return f"{layer} stands left of {other} or beside it"
    if layer == other == "games":
        if is_another_game(package, module, target):
            return "a game imports no other game, and what games share imports none of them"
        return next_door(module[2:], tuple(target[2:])) if module[1:2] == tuple(target[1:2]) else None
    return None


def next_door(module: tuple[str, ...], target: tuple[str, ...]) -> str | None:
    """Why a module of a game may not import the target of the same game; both are named by their path in it."""
    room, other = module[0], target[0] if target else ""
    if room in ("__init__", "game") or target[:2] in FOR_ALL or ASKED_BY_THE_KERNEL.get(module[:2]) == other:
        return None
    return None if other in ROOMS.get(room, ()) or other == "game" else f"{room} does not open on {other}"


def is_another_game(package: Path, module: tuple[str, ...], target: list[str]) -> bool:
    """True when both lie in `games` and the target is a game's folder, but not the module's own."""
    is_game = len(target) > 1 and (package / "games" / target[1]).is_dir()
    return is_game and not (len(module) > 2 and module[1] == target[1])


def circles(package: Path) -> set[tuple[str, str]]:
    """Return the pairs of files that import each other."""
    modules = {path.relative_to(package).with_suffix("").as_posix() for path in package.rglob("*.py")}
    found = set()
    for path in package.rglob("*.py"):
        name = path.relative_to(package).with_suffix("").as_posix()
        types = lines_for_types(path)
        for line, target in imports(path, package):
            parts = target.split(".")[1:]
            other = next((dotted for dotted in ("/".join(parts), "/".join(parts[:-1])) if dotted in modules), name)
            if other != name and not (line in types and other.rpartition("/")[2] in FOR_ITS_TYPE):
                found.add((name, other))
    return {pair for pair in found if pair[::-1] in found and pair[0] < pair[1]}


def lines_for_types(path: Path) -> set[int]:
    """Return the lines that only a type checker reads."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    asked = [node for node in nodes if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)]
    return {number for node in asked for line in node.body for number in range(line.lineno, (line.end_lineno or 0) + 1)}


@pytest.mark.slow
def test_no_two_files_import_each_other():
    assert circles(PACKAGE) == CIRCLES


def test_two_files_that_import_each_other_are_found_unless_it_is_for_the_type_of_the_position(tmp_path):
    typed = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from entrepot.kernel.{} import {}"
    tree(tmp_path, "kernel/a.py", typed.format("b", "B"))
    tree(tmp_path, "kernel/b.py", "from entrepot.kernel.a import A")
    tree(tmp_path, "kernel/c.py", typed.format("state", "State"))
    tree(tmp_path, "kernel/state.py", "from entrepot.kernel import c")
    assert circles(tmp_path) == {("kernel/a", "kernel/b")}


def test_imports_point_one_way():
    assert violations(PACKAGE) == []


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("kernel/a.py", "from entrepot.mechanics import auction"),
        ("kernel/a.py", "from ..mechanics import auction"),
        ("kernel/a.py", "from .. import mechanics"),
        ("kernel/a.py", "import entrepot.games.one.rules"),
        ("kernel/a.py", "import entrepot"),
        ("kernel/a.py", "from entrepot import build_info"),
        ("kernel/a.py", "import msgspec"),
        ("kernel/a.py", "def late():\n    import msgspec"),
        ("kernel/wire.py", "import rich"),
        ("mechanics/a.py", "import random"),
        ("games/one/a.py", "from entrepot.games.two import rules"),
        ("games/one/a.py", "from entrepot.games.two.rules import Two"),
        ("games/one/a.py", "from ..two.rules import Two"),
        ("games/one/orders.py", "from entrepot.games.one.position.state import OneState"),
        ("games/one/orders.py", "from entrepot.games.one.rules import army"),
        ("games/one/bots/greedy.py", "from entrepot.bots.base import Bot"),
        ("games/one/rules/a.py", "from entrepot.games.one.shown.view import view"),
        ("games/one/rules/a.py", "from entrepot.games.one.phases import turn"),
        ("games/one/rules/a.py", "from ..bots.greedy import Greedy"),
        ("games/one/position/a.py", "from entrepot.games.one.phases.turn import Turn"),
        ("games/one/position/a.py", "from entrepot.games.one.shown import view"),
        ("games/one/shown/a.py", "from entrepot.games.one.phases.turn import Turn"),
        ("games/one/phases/a.py", "from entrepot.games.one.bots.greedy import Greedy"),
        ("games/one/content/a.py", "from entrepot.games.one.rules import army"),
        ("games/one/actions.py", "from entrepot.games.one.position.state import OneState"),
        ("games/shared.py", "from .one.rules import One"),
        ("bots/a.py", "from time import monotonic"),
        ("words/a.py", "import entrepot.cli.main"),
        ("files/a.py", "import entrepot.testing"),
        ("testing/a.py", "import entrepot.arena"),
        ("arena/a.py", "from entrepot.testing.kit import x"),
        ("arena/a.py", "from entrepot.cli import main"),
        ("table/a.py", "import entrepot.arena"),
        ("files/a.py", "from entrepot.table import app"),
        ("strange/a.py", "import entrepot.kernel"),
        ("build_info.py", "import entrepot.kernel"),
        ("build_info.py", "import rich"),
        ("__main__.py", "from entrepot.arena import bench"),
    ],
)
def test_a_forbidden_import_is_found(tmp_path, path, line):
    assert violations(tree(tmp_path, path, line)) != []


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("kernel/a.py", "import math\nfrom mypy_extensions import i64\nfrom .b import c"),
        ("kernel/wire.py", "import msgspec"),
        ("games/one/a.py", "from entrepot.mechanics.auction import Auction\nfrom ..shared import d"),
        (
            "games/one/phases/a.py",
            "from ..rules import c\nfrom entrepot.games.one.shown.refusals import d\nfrom .b import e",
        ),
        ("games/one/rules/a.py", "from entrepot.games.one.phases import order\nfrom ..position.memory import seen"),
        ("games/one/position/a.py", "from entrepot.games.one.game import One\nfrom ..rules import army"),
        ("games/one/position/state.py", "from entrepot.games.one.shown.view import view"),
        ("games/one/orders.py", "from entrepot.games.one.actions import PASS"),
        ("games/one/game.py", "from entrepot.games.one.bots.greedy import Greedy"),
        ("games/one/bots/a.py", "from entrepot.games.one.phases import turn\nfrom ..shown import view"),
        ("bots/a.py", "from entrepot.games.one.rules import One"),
        ("words/a.py", "import fluent.runtime\nimport time"),
        ("testing/a.py", "import entrepot\nfrom entrepot import game"),
        ("cli/a.py", "from entrepot import build_info, testing\nimport entrepot.arena.run"),
        ("__main__.py", "from entrepot.cli.main import main"),
        ("__init__.py", "from entrepot.kernel.errors import Illegal"),
        ("clause_tests.py", "from entrepot.build_info import find_checkout"),
    ],
)
def test_an_allowed_import_passes(tmp_path, path, line):
    assert violations(tree(tmp_path, path, line)) == []


def tree(folder: Path, path: str, text: str) -> Path:
    """A package folder with two games and one module of interest."""
    for game in ("one", "two"):
        (folder / "games" / game).mkdir(parents=True, exist_ok=True)
    module = folder / path
    module.parent.mkdir(parents=True, exist_ok=True)
    module.write_text(text + "\n", encoding="utf-8")
    return folder
