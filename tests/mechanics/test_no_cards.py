"""Orders to play no card in battles, given on a view alone."""

import pytest

from entrepot.kernel.orders import NO_ANSWER, Outlook
from entrepot.kernel.verbs import ActionSpace, Verb
from entrepot.mechanics.no_cards import no_cards

PASS, DONE = Verb("pass"), Verb("done")
ACTIONS = ActionSpace(PASS, DONE)
IN_BATTLE, IN_TURN = no_cards(lambda view: f"mover {view['mover']}", "spot", {"battle": PASS, "choose": DONE})


def look(seat, phase="battle", battle=("a", 0, 1), mover=0, legal=()):
    sides = battle and {"spot": battle[0], "attacker": battle[1], "defender": battle[2]}
    view = {"mover": mover, "phase": phase, "battle": sides}
    return Outlook(None, seat, view, [int(verb.code) for verb in legal], None)


def test_it_is_given_by_a_side_for_the_battle_that_is_on():
    assert IN_BATTLE.terms(look(1)).scope == IN_BATTLE.terms(look(0)).scope == "mover 0 attacks 1 on a"
    assert IN_BATTLE.terms(look(2)) is None
    assert IN_BATTLE.terms(look(1, battle=None)) is None


def test_it_is_given_by_the_others_for_a_whole_turn():
    assert IN_TURN.terms(look(1, battle=None)).scope == "mover 0"
    assert IN_TURN.terms(look(0, battle=None)) is None


@pytest.mark.parametrize("order", [IN_BATTLE, IN_TURN])
def test_each_phase_that_asks_for_cards_is_answered_with_its_verb(order):
    assert order.answer(look(1, "battle", legal=[PASS, DONE]), []) == PASS.code
    assert order.answer(look(1, "choose", legal=[PASS, DONE]), []) == DONE.code
    assert order.answer(look(1, "choose", legal=[PASS]), []) == NO_ANSWER
    assert order.answer(look(1, "turn", legal=[PASS, DONE]), []) == NO_ANSWER
