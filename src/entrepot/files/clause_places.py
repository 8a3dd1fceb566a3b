"""Where a game's code, content and words cite a clause of its rulebook: the rule is found by its id."""

import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path

from entrepot.kernel.registry import game_modules

CITED = re.compile(r"\b[A-Z]+(?:-[A-Z0-9]+)+\b")
"""Whatever looks like the id of a clause, such as TJ-BID-04 or ST-END."""
KINDS = (".py", ".toml", ".ftl")
NO_CODE = ("rules.toml", "scenarios")
"""Files that list the clauses or test them."""


def clause_places(game: str) -> dict[str, list[str]]:
    """From clause id to the lines that cite it, as `src/entrepot/games/tradejack/phases/auction.py:19`, by file.

    Empty for a game that is not installed.
    """
    found: dict[str, list[str]] = {}
    for name, path in _sources(game_modules().get(game, "")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for clause in set(CITED.findall(line)):
                found.setdefault(clause, []).append(f"{name}:{number}")
    return found


def _sources(module: str) -> Iterator[tuple[str, Path]]:
    """A game's files, each with its name as it is in the project that the game comes from."""
    spec = importlib.util.find_spec(module) if module else None
    project = "src/" if module.startswith("entrepot.") else ""
    for folder in map(Path, (spec and spec.submodule_search_locations) or ()):
        for path in sorted(path for path in folder.rglob("*") if path.suffix in KINDS):
            within = path.relative_to(folder)
            if within.parts[0] not in NO_CODE:
                yield f"{project}{module.replace('.', '/')}/{within.as_posix()}", path
