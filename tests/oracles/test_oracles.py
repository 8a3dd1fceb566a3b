"""Each game does what its oracle expects: a second model of its rules, small and slow, that shares no code with it.

An oracle is a file here, named after its game, with `check(before, seat, action, after)`: what is not as the rulebook
wants it, a sentence each, and `GAMES`, how many games are quick enough for `make test`; scenarios come on top. It is
written from the rulebook and the ledger alone; whoever writes in it has not read the game's Python, nor copies from it.
"""

from importlib import import_module
from pathlib import Path

import pytest
from oracles.walk import differences, differences_in_scenarios

import entrepot

ORACLES = sorted(path.stem for path in Path(__file__).parent.glob("*.py") if path.stem not in ("walk", "test_oracles"))


@pytest.mark.slow
@pytest.mark.parametrize("name", ORACLES)
def test_every_action_does_what_the_oracle_expects(name):
    oracle = import_module(f"oracles.{name}")
    assert differences(name, oracle.check, games=oracle.GAMES) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", ORACLES)
def test_every_action_of_the_scenarios_does_what_the_oracle_expects(name):
    oracle = import_module(f"oracles.{name}")
    assert differences_in_scenarios(name, oracle.check) == []


@pytest.mark.full
@pytest.mark.parametrize("name", ORACLES)
def test_ten_thousand_positions_are_what_the_oracle_expects(name):
    oracle = import_module(f"oracles.{name}")
    assert differences(name, oracle.check, first=1_000, positions=10_000) == []


def test_an_oracle_is_named_after_its_game():
    for name in ORACLES:
        assert entrepot.game(name).title
