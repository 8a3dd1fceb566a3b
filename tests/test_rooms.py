"""Every game has the same rooms, and a name means the same in all of them: docs/concepts/rooms.md tells which."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
GAMES = [path.parent for path in sorted((ROOT / "src" / "entrepot" / "games").glob("*/game.py"))]
TESTS = ROOT / "tests" / "games"

AT_HOME = {"__init__.py", "game.py", "actions.py", "options.py", "orders.py", "rules.toml"}
ROOMS = {
    **{room: {".py"} for room in ("phases", "rules", "position", "shown", "bots")},
    "content": {".py", ".toml"},
    "words": {".ftl"},
    "scenarios": {".toml"},
    "lessons": {".toml"},
    "puzzles": {".toml"},
    "learned": {".json"},
    "about": {".md"},
}
LIVES_IN = {"Phase": "phases", "Bot": "bots", "Order": "orders.py"}  # where the classes of such a base are
MEANS = {  # what a name means, it means in every game
    "phases": ("order",),
    "rules": ("appraisal", "scoring", "telling"),
    "position": (
        "arranged", "codecs", "fields", "flaws", "knowledge", "made", "memory", "observed", "sights", "stack_flaws",
        "state",
    ),
    "shown": ("observation", "previews", "refusals", "table", "view", "wire"),
    "content": (
        "board", "card_numbers", "card_words", "chances", "checks", "map_checks", "schema", "tables", "values",
        "vocabulary",
    ),
    "bots": ("greedy", "thrifty"),
}  # fmt: skip


def misplaced(game: Path) -> Iterator[str]:
    """Yield every file of a game that lies where nobody looks for it, with the reason."""
    twins: dict[str, Path] = {}
    for path in sorted(path for path in game.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
        within = path.relative_to(game)
        reason = objection(path, within)
        if path.suffix == ".py" and within.parts[0] != "bots" and path.stem != "__init__":
            twin = twins.setdefault(path.name, within)
            reason = reason or ("" if twin == within else f"{twin.as_posix()} has that name")
        if reason:
            yield f"{game.name}/{within.as_posix()}: {reason}"


def objection(path: Path, within: Path) -> str:
    """Why a file may not lie there, by its path in the game; '' when it may."""
    room = within.parts[0]
    if len(within.parts) == 1:
        return "" if path.name in AT_HOME else "this file belongs into a room"
    if room not in ROOMS:
        return "there is no such room"
    if path.suffix not in ROOMS[room]:
        return f"{room} holds no such file"
    if path.suffix != ".py" or "greed" in within.parts:
        return ""
    for place in [place for place, names in MEANS.items() if path.stem in names]:
        if place != room:
            return f"{path.stem} means something in {place}"
    for base in bases(path):
        if LIVES_IN.get(base, room) != room:
            return f"a {base} lives in {LIVES_IN[base]}"
    return ""


def bases(path: Path) -> Iterator[str]:
    """Yield what the classes of a module are derived from."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef):
            yield from (ast.unparse(base).partition("[")[0] for base in node.bases)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_file_of_a_game_is_in_its_room(game):
    assert list(misplaced(game)) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_tests_of_a_game_have_the_same_rooms(game):
    folder = TESTS / game.name
    files = [path.relative_to(folder) for path in folder.rglob("*.py") if path.name != "conftest.py"]
    assert len(files) > 7
    assert [str(path) for path in files if len(path.parts) != 2 or path.parts[0] not in ROOMS] == []


@pytest.mark.parametrize(
    "path",
    [
        "scoring.py", "notes.txt", "stray/a.py", "words/en.toml", "words/a.py", "scenarios/a.py", "phases/order.toml",
        "rules/wire.py", "shown/fields.py", "position/greedy.py", "rules/income.py",
    ],
)  # fmt: skip
def test_a_file_in_a_wrong_place_is_found(tmp_path, path):
    right = ("__init__.py", "game.py", "rules.toml", "content/board.toml", "words/en.ftl", "scenarios/table.toml")
    game = folder(tmp_path, *right, "phases/income.py", "bots/greed/view.py")
    assert list(misplaced(game)) == []
    assert [line.partition(":")[0] for line in misplaced(folder(tmp_path, path))] == [f"one/{path}"]


@pytest.mark.parametrize(("base", "room"), [("Phase[OneState]", "rules"), ("Bot", "phases")])
def test_a_class_in_a_wrong_room_is_found_but_a_game_may_be_one_file(tmp_path, base, room):
    text = f"class Some({base}): ..."
    assert list(misplaced(folder(tmp_path, "game.py", text=text))) == []
    assert list(misplaced(folder(tmp_path, f"{room}/some.py", text=text))) != []


def folder(folder: Path, *paths: str, text: str = "") -> Path:
    """A game's folder with some more files."""
    for path in paths:
        file = folder / "one" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder / "one"
