"""The refusals of every game, as a list that is read through; and no verb of a phase is refused without a reason."""

from __future__ import annotations

import pytest
from refusal_list import FOLDER, Refusals

import entrepot
from entrepot.kernel.registry import game_modules

STEPS = {"offer: to", "offer: ask"}
"""Two steps of one phase, one after the other: the answer to the wrong one is what is asked now."""


@pytest.mark.slow
@pytest.mark.parametrize("name", game_modules())
def test_the_list_is_what_the_game_says_and_a_verb_that_a_phase_offers_has_a_reason_of_its_own(name):
    """The list is written anew with `PYTHONPATH=src:tests python -m refusal_list`."""
    found = Refusals(entrepot.game(name))
    assert (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines() == list(found.lines())
    assert found.unexplained() - STEPS == set()


RARE = {"price_of_power": {"wreck"}, "tradewarz": {"name", "losses"}}
"""Phases that random games hardly ever come to."""


@pytest.mark.slow
@pytest.mark.parametrize("name", game_modules())
def test_the_list_has_every_phase_that_asks_somebody(name):
    listed = {line for line in (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines() if line[0] != " "}
    asking = {phase.name for phase in entrepot.game(name).phases if phase.waits}
    assert asking - listed == RARE.get(name, set())
