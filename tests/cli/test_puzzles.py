"""`entrepot puzzles`: files that can be read and played again, and the same ones for the same seed."""

from __future__ import annotations

import json

import pytest
from cli.running import entrepot, refused
from typer import Exit

import entrepot as front
from entrepot.cli.puzzles import stopping
from entrepot.cli.terminal import INTERRUPTED
from entrepot.puzzles.puzzle_file import read_puzzle

WISH = ["haggle", "--games", 1, "--seed", "a"]


def test_a_puzzle_is_made_and_written(tmp_path):
    folder = tmp_path / "some" / "puzzles"
    found = entrepot("puzzles", *WISH, "--out", folder)
    (path,) = folder.glob("*.toml")
    puzzle = read_puzzle(path)
    assert found.stdout.splitlines() == [
        f"{path}: {puzzle.best}, not {puzzle.usual}",
        "1 of 1 game gave a puzzle",
    ]
    assert puzzle.position(front.game("haggle")).actors()[0] == puzzle.seat
    before = path.read_text(encoding="utf-8")
    again = json.loads(entrepot("puzzles", *WISH, "--out", folder, "--json").stdout)
    assert again == [{"file": str(path), "best": puzzle.best, "usual": puzzle.usual}]
    assert path.read_text(encoding="utf-8") == before


def test_a_game_that_there_is_not_is_told(tmp_path):
    assert "chess" in refused("puzzles", "chess", "--out", tmp_path)


def test_several_processes_make_the_same_ones_and_the_first_games_can_be_left_out(tmp_path):
    wish = ["puzzles", "haggle", "--games", 2, "--seed", "a", "--json"]
    one, two, rest = (tmp_path / name for name in ("one", "two", "rest"))
    entrepot(*wish, "--jobs", 1, "--out", one)
    entrepot(*wish, "--jobs", 2, "--out", two)
    entrepot(*wish, "--first", 1, "--out", rest)
    whole = {path.name: path.read_text(encoding="utf-8") for path in one.iterdir()}
    assert whole
    assert whole == {path.name: path.read_text(encoding="utf-8") for path in two.iterdir()}
    assert {path.name for path in rest.iterdir()} == {name for name in whole if name.startswith("a-1-")}


def test_who_stops_it_is_told_how_it_goes_on(capsys):
    with pytest.raises(Exit) as left, stopping(lambda: 7):
        raise KeyboardInterrupt
    assert left.value.exit_code == INTERRUPTED
    assert "--first 7" in capsys.readouterr().err
