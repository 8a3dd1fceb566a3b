"""Which tests and scenarios prove which clause of a rulebook.

A test says so with `@pytest.mark.clauses("TJ-BID-04")`, on itself, on its class, on a parameter set or in the module's
`pytestmark`; a scenario says so with `clauses = ["TJ-BID-04"]`. Nothing is run or imported: the files are read. Wheels
carry the result. Standard library only: `setup.py` loads this module by its path.
"""

from __future__ import annotations

import ast
import functools
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path

CLAUSE_FILE = "_clause_tests.json"
PACKAGE = Path(__file__).resolve().parent


class Unreadable(ValueError):
    """A test or scenario whose clause marks cannot be read; the message names the file and the line."""


@functools.cache
def clause_tests() -> dict[str, list[str]]:
    """From clause id to the tests (`tests/x.py::test_y`) and scenario files that cite it, both sorted."""
    stored = PACKAGE / CLAUSE_FILE
    if not stored.is_file():
        return scan(PACKAGE.parent.parent)
    table: dict[str, list[str]] = json.loads(stored.read_text(encoding="utf-8"))
    return table


def scan(root: Path) -> dict[str, list[str]]:
    """Read all marks in the checkout at `root`. Raises `Unreadable`."""
    table: dict[str, set[str]] = {}
    for clause, place in (*_from_tests(root), *_from_scenarios(root)):
        table.setdefault(clause, set()).add(place)
    return {clause: sorted(table[clause]) for clause in sorted(table)}


def _from_tests(root: Path) -> Iterator[tuple[str, str]]:
    for path in sorted((root / "tests").rglob("test_*.py")):
        name = path.relative_to(root).as_posix()
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"), filename=name)
        except SyntaxError as error:
            raise Unreadable(f"{name}:{error.lineno}: {error.msg}") from error
        yield from _from_body(tree.body, name, frozenset(), name)


def _from_body(body: list[ast.stmt], node_id: str, outer: frozenset[str], name: str) -> Iterator[tuple[str, str]]:
    """The marks of each test in a module's or class's body, those of the surroundings included."""
    outer |= frozenset(mark for statement in body if _is_pytestmark(statement) for mark in _marks([statement], name))
    for statement in body:
        if isinstance(statement, ast.ClassDef) and statement.name.startswith("Test"):
            inherited = outer | _marks(statement.decorator_list, name)
            yield from _from_body(statement.body, f"{node_id}::{statement.name}", inherited, name)
        elif isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef) and statement.name.startswith("test"):
            for clause in outer | _marks(statement.decorator_list, name):
                yield clause, f"{node_id}::{statement.name}"


def _is_pytestmark(statement: ast.stmt) -> bool:
    targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
    return any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets)


def _marks(nodes: list[ast.stmt] | list[ast.expr], name: str) -> frozenset[str]:
    calls = (call for node in nodes for call in ast.walk(node) if isinstance(call, ast.Call))
    return frozenset(_clause(argument, name) for call in calls if _is_clauses(call.func) for argument in call.args)


def _is_clauses(function: ast.expr) -> bool:
    if not (isinstance(function, ast.Attribute) and function.attr == "clauses"):
        return False
    return getattr(function.value, "attr", getattr(function.value, "id", None)) == "mark"


def _clause(argument: ast.expr, name: str) -> str:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    raise Unreadable(
        f"{name}:{argument.lineno}: a clause must be written out as a string, found {ast.unparse(argument)}"
    )


def _from_scenarios(root: Path) -> Iterator[tuple[str, str]]:
    shipped = (root / "src" / "entrepot" / "games").glob("*/scenarios/**/*.toml")
    tested = (root / "tests").glob("**/scenarios/**/*.toml")
    for path in sorted({*shipped, *tested}):
        name = path.relative_to(root).as_posix()
        try:
            scenario = tomllib.loads(path.read_text(encoding="utf-8"))
        except ValueError as error:
            raise Unreadable(f"{name}: {error}") from error
        for part in (scenario, *scenario.get("case", [])):
            for clause in part.get("clauses", []):
                yield clause, name
