"""Follows docs/add-a-game.md: makes the game in an empty folder, installs it as the page says, plays and checks it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from outside_game import BLOCKS, installed, run_own_tests, write_stones

import entrepot
from entrepot import clause_tests
from entrepot.files import scenario
from entrepot.files.clause_places import clause_places
from entrepot.testing import conform


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    """The folder that the page makes, on the path and with the entry point that an installation would give it."""
    folder = tmp_path_factory.mktemp("stones-game")
    write_stones(folder)
    with installed(folder):
        yield folder


def test_it_is_found_by_its_entry_point_and_played_to_the_end(package):
    assert "stones" in entrepot.game_names()
    state = entrepot.game("stones").new(seats=4, seed=7, options={"last-stone": "loses"})
    while not state.over:
        seat = state.actors()[0]
        state.apply(seat, state.legal(seat)[-1])
    outcome = state.outcome()
    assert outcome["ending"] == "empty"
    assert sorted(outcome["places"]) == [1, 1, 1, 4]


def test_its_own_tests_pass(package):
    assert run_own_tests(package / "tests" / "test_stones.py") == 3


def test_its_scenario_passes(package):
    assert scenario.run(package / "tests" / "scenarios" / "last-stone.toml").problem == ""


def test_every_clause_is_cited_by_its_tests_or_its_scenario_and_by_its_code(package):
    ledger = entrepot.game("stones").ledger
    assert set(clause_tests.scan(package)) == {*ledger.clauses, *ledger.rulings}
    assert set(clause_places("stones")) >= {*ledger.clauses, *ledger.rulings}


def test_it_keeps_what_every_game_promises(package):
    game = entrepot.game("stones")
    report = conform(game, playouts=60, tests=package, must_reach=True)
    assert report.ok, report
    assert report.coverage.reach_endings().missed == []


@pytest.mark.slow
@pytest.mark.parametrize("line", [line for kind, _, text in BLOCKS if kind == "sh" for line in text.splitlines()])
def test_its_commands_work(package, line):
    home = Path(entrepot.__file__).parent.parent
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(package), str(home)])}
    command = [sys.executable, "-m", "entrepot", *line.split()[1:]]
    talk = subprocess.run(
        command, cwd=package, env=env, input="take 1\n" * 20, capture_output=True, text=True, timeout=120, check=False
    )
    assert talk.returncode == 0, talk.stderr
    assert "stone" in talk.stdout.lower()
