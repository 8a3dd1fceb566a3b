"""`entrepot puzzles`: files that can be read and played again, and the same ones for the same seed."""

from __future__ import annotations

import json

from cli.running import entrepot, refused

import entrepot as front
from entrepot.puzzles.puzzle_file import read_puzzle

WISH = ["haggle", "--games", 1, "--seed", "a"]


def test_a_puzzle_is_made_and_written(tmp_path):
    folder = tmp_path / "some" / "puzzles"
    found = entrepot("puzzles", *WISH, "--out", folder)
    (path,) = folder.glob("*.toml")
    puzzle = read_puzzle(path)
    assert found.stdout.splitlines() == [
        f"{path}: {puzzle.best}, not {puzzle.usual}",
        "1 of 1 games gave a puzzle",
    ]
    assert puzzle.position(front.game("haggle")).actors()[0] == puzzle.seat
    before = path.read_text(encoding="utf-8")
    again = json.loads(entrepot("puzzles", *WISH, "--out", folder, "--json").stdout)
    assert again == [{"file": str(path), "best": puzzle.best, "usual": puzzle.usual}]
    assert path.read_text(encoding="utf-8") == before


def test_a_game_that_there_is_not_is_told(tmp_path):
    assert "chess" in refused("puzzles", "chess", "--out", tmp_path)
