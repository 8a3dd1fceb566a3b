"""The scenario files of Rule of Trigon: worked examples and traps of battles and cards."""

from pathlib import Path

import pytest
from trigon_tables import GAME

import entrepot
from entrepot.files import scenario

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


@pytest.fixture(autouse=True)
def _trigon_by_name(monkeypatch):
    monkeypatch.setattr(entrepot, "game", lambda name, content=None: GAME)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_scenario_goes_as_it_says(path):
    assert scenario.run(path).problem == ""


def test_both_worked_battles_are_among_them():
    assert sum(path.stem.startswith("example") for path in FILES) == 2
