"""Break rules of a game at random, one at a time, and say whether its tests and its oracle notice.

    python tools/breaks.py trigon --seed 21 --count 4

What may be broken is what `make mutants` breaks: a comparison, 'and' or 'or', an amount, a sum. The checkout is
copied, so nothing in it changes. A rule that neither notices, or the oracle alone does not, is worth a look: some
changes change no game.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("src", "tests", "tools", "docs", "pyproject.toml", "README.md", "CHANGELOG.md", "Makefile", "setup.py")
NO_RULES = ("refus", "preview", "prompt", "why_not", "tell", "say", "apprais", "worth", "reason", "forecast")
"""Parts of names of modules and functions that speak about rules, and of those that guess what a position is worth."""
PATIENCE = 900
"""Seconds that a run may take: some broken rules loop for ever."""
OUTCOMES = {0: "MISSED", 1: "noticed", 2: "noticed"}
"""By what pytest ends with: all passed, some failed, or a module was broken as it was read."""
OTHER: dict[type[ast.AST], type[ast.AST]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.And: ast.Or, ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add,
}  # fmt: skip


@dataclass(frozen=True)
class Break:
    """One change of one expression: `new` stands where `old` did."""

    path: Path
    line: int
    column: int
    old: str
    new: str

    def apply(self, root: Path) -> None:
        """Write it into a copy of the checkout."""
        lines = (root / self.path).read_text(encoding="utf-8").split("\n")
        text = lines[self.line - 1]
        lines[self.line - 1] = text[: self.column] + self.new + text[self.column + len(self.old) :]
        (root / self.path).write_text("\n".join(lines), encoding="utf-8")

    def __str__(self) -> str:
        return f"{self.path.relative_to('src/entrepot/games')}:{self.line}: {self.old}  ->  {self.new}"


def main() -> None:
    """Read the arguments, break so many rules and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=4)
    parser.add_argument("--list", action="store_true", help="only say what would be broken")
    args = parser.parse_args()
    found = sorted(breaks(args.game), key=str)
    if not 0 < args.count <= len(found):
        parser.error(f"{len(found)} rules of {args.game!r} can be broken, not {args.count}")
    chosen = random.Random(args.seed).sample(found, args.count)
    for one in chosen:
        print(one, flush=True)
        if not args.list:
            print(f"    tests: {noticed(one, tests(args.game))}; oracle: {noticed(one, oracle(args.game))}", flush=True)


def breaks(game: str) -> Iterator[Break]:
    """Yield all that can be broken in the rules of a game."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for pattern in config["tool"]["mutmut"]["only_mutate"]:
        for path in sorted(ROOT.glob(pattern)):
            if f"/games/{game}/" in str(path) and not any(part in path.name for part in NO_RULES):
                yield from _in_file(path)


def _in_file(path: Path) -> Iterator[Break]:
    text = path.read_text(encoding="utf-8")
    for function in _functions(ast.parse(text)):
        for node in [part for line in function.body for part in _rules_in(line)]:
            old = ast.get_source_segment(text, node) if isinstance(node, ast.expr | ast.stmt) else None
            if old and "\n" not in old:
                for new in _changes(node):
                    yield Break(path.relative_to(ROOT), node.lineno, _column(text, node), old, new)  # type: ignore[attr-defined]


def _functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and not any(part in node.name for part in NO_RULES):
            yield node


def _rules_in(node: ast.AST) -> Iterator[ast.AST]:
    """Yield a node and what is in it, but for what only finds a place in a list or a number for an action."""
    is_note = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and "note" in node.func.attr
    is_sum = isinstance(node, ast.BinOp) and any(
        isinstance(part, ast.Name) and part.id.isupper() for part in ast.walk(node)
    )
    if not is_note and not is_sum and not (isinstance(node, ast.BinOp) and ".base" in ast.unparse(node)):
        yield node
        for name, _ in ast.iter_fields(node):
            if name != "slice":
                yield from _rules_within(getattr(node, name))


def _rules_within(value: object) -> Iterator[ast.AST]:
    for part in value if isinstance(value, list) else [value]:
        if isinstance(part, ast.AST):
            yield from _rules_in(part)


def _column(text: str, node: ast.AST) -> int:
    """Return where a node begins in its line, in characters; ast counts bytes."""
    line = text.split("\n")[node.lineno - 1]  # type: ignore[attr-defined]
    return len(line.encode()[: node.col_offset].decode())  # type: ignore[attr-defined]


def _changes(node: ast.AST) -> Iterator[str]:
    """Yield what may stand in the place of an expression or statement."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in OTHER:
        yield ast.unparse(ast.Compare(node.left, [OTHER[type(node.ops[0])]()], node.comparators))  # type: ignore[list-item]
    elif isinstance(node, ast.BoolOp):
        yield ast.unparse(ast.BoolOp(OTHER[type(node.op)](), node.values))  # type: ignore[arg-type]
    elif isinstance(node, ast.BinOp) and type(node.op) in OTHER:
        yield ast.unparse(ast.BinOp(node.left, OTHER[type(node.op)](), node.right))  # type: ignore[arg-type]
    elif isinstance(node, ast.AugAssign) and type(node.op) in OTHER:
        yield ast.unparse(ast.AugAssign(node.target, OTHER[type(node.op)](), node.value))  # type: ignore[arg-type]
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield str(node.value + 1)


def tests(game: str) -> list[str]:
    """Return the command of the tests of a game's rules."""
    files = [f"tests/games/{game}", "tests/files/test_scenarios.py"]
    return ["-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-m", "not full and not slow", "-k", game, *files]


def oracle(game: str) -> list[str]:
    """Return the command of a game's oracle."""
    return ["-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-k", game, "tests/oracles"]


def noticed(one: Break, command: list[str]) -> str:
    """Run a command in a copy of the checkout in which a rule is broken, and say whether it fails."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in COPIED:
            source = ROOT / name
            shutil.copytree(source, copy / name) if source.is_dir() else shutil.copy(source, copy / name)
        one.apply(copy)
        environment = {**os.environ, "PYTHONPATH": str(copy / "src")}
        try:
            run = subprocess.run([sys.executable, *command], cwd=copy, env=environment, timeout=PATIENCE, stdout=-3)
        except subprocess.TimeoutExpired:
            return "noticed (no end)"
    if run.returncode not in OUTCOMES:
        sys.exit(f"pytest ended with {run.returncode}, and ran no test: {' '.join(command)}")
    return OUTCOMES[run.returncode]


if __name__ == "__main__":
    main()
