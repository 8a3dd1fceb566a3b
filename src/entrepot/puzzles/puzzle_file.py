"""Puzzles as TOML files in a game's folder `puzzles/`: written by a command, and read by the table."""

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import msgspec
import tomli_w

from entrepot.files.content_toml import read_toml
from entrepot.files.text import Unreadable, read_text
from entrepot.kernel.errors import BadScenario
from entrepot.puzzles.puzzle import Puzzle

WIDTH: Final = 118


def read_puzzle(path: Path) -> Puzzle:
    """Return the puzzle in a file; BadScenario, naming the file and what is wrong with its form."""
    try:
        reading = read_toml(read_text(path), path.name)
    except Unreadable as error:
        raise BadScenario(str(error)) from error
    if reading.problems:
        raise BadScenario(f"{path.name}: {reading.problems[0]}")
    data: dict[str, Any] = {**reading.data, "id": path.stem}
    if isinstance(data.get("moves"), str):
        data["moves"] = [move.strip() for move in data["moves"].split(",") if move.strip()]
    try:
        return msgspec.convert(data, Puzzle)
    except msgspec.ValidationError as error:
        raise BadScenario(f"{path.name}: {error}") from error


def write_puzzle(puzzle: Puzzle, folder: Path) -> Path:
    """Write a puzzle into a folder, in a file of its own, and return that."""
    path = folder / f"{puzzle.id}.toml"
    path.write_text(puzzle_text(puzzle), encoding="utf-8", newline="\n")
    return path


def puzzle_text(puzzle: Puzzle) -> str:
    """Return a puzzle as `read_puzzle` reads it."""
    data = asdict(puzzle)
    moves, others, rest, options = (data.pop(key) for key in ("moves", "others", "rest", "options"))
    del data["id"]
    lines = [f"{key} = {literal(value)}" for key, value in data.items()]
    lines += [f"rest = {literal(rest)}"] if rest else []
    lines += [f"options = {literal(options)}"] if options else []
    lines += ['moves = """', *rows(moves), '"""', "others = ["]
    lines += [f"    {literal(row(other))}," for other in others]
    return "\n".join([*lines, "]"]) + "\n"


def row(other: dict[str, Any]) -> dict[str, Any]:
    """Return another action as it is written: without what few have."""
    return {key: value for key, value in other.items() if key != "may_be_first" or value}


def rows(moves: list[str]) -> Iterator[str]:
    """Yield the moves in lines, a comma after each."""
    line = ""
    for move in moves:
        if len(line) + len(move) > WIDTH:
            yield line.rstrip()
            line = ""
        line += f"{move}, "
    if line:
        yield line.rstrip()


def literal(value: Any) -> str:
    """Return a value in TOML on one line."""
    if isinstance(value, list):
        return "[" + ", ".join(literal(part) for part in value) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {literal(part)}" for key, part in value.items()) + " }" if value else "{}"
    return tomli_w.dumps({"x": value}).removeprefix("x = ").removesuffix("\n")
