"""Verbs, their parameters, and the dense space of numbers that they share."""

import pytest
from toy import ACTIONS, AIM, AT, HIDE, REPLY, STEP, TIME

from entrepot.kernel.errors import BadAction
from entrepot.kernel.verbs import ActionSpace, Amount, Face, Parameter, SeatOf, Verb, Word


def test_verbs_lie_side_by_side_without_a_gap():
    at = 0
    for verb in ACTIONS.verbs:
        assert verb.code == at == (verb.codes or [at])[0]
        assert verb.codes == list(range(at, at + verb.size))
        at += verb.size
    assert ACTIONS.size == at
    assert [ACTIONS.verb(action).name for action in range(at)] == [v.name for v in ACTIONS.verbs for _ in v.codes]


def test_sizes_are_the_products_of_the_parameters():
    assert (STEP.size, HIDE.size, REPLY.size, AT.size) == (1, 4, 2, 4 * 2 * 3)


@pytest.mark.parametrize("action", [-1, -(2**70), ACTIONS.size, 2**31, 2**63, 2**70])
def test_a_number_outside_the_space_is_no_action(action):
    with pytest.raises(BadAction, match=rf"^{action} is not an action: they run from 0 to {ACTIONS.size - 1}$"):
        ACTIONS.verb(action)


def test_has_says_whose_an_action_is():
    for verb in ACTIONS.verbs:
        assert [action for action in range(ACTIONS.size) if verb.has(action)] == verb.codes


def test_values_and_actions_are_one_to_one():
    seen = set()
    for target in range(4):
        for way in range(2):
            for force in (2, 3, 4):
                action = AT.of_all([target, way, force])
                assert AT.values(action) == [target, way, force]
                seen.add(action)
    assert seen == set(AT.codes)
    assert AIM.of_all([]) == AIM.code
    with pytest.raises(ValueError, match="shorter"):
        AT.of_all([1, 1])
    assert AIM.values(AIM.code) == []


def test_the_only_parameter_has_short_ways():
    for value in (2, 3, 4, 5):
        assert HIDE.value(HIDE.of(value)) == value
        assert HIDE.of(value) == HIDE.of_all([value])
    assert HIDE.of(2) == HIDE.code


def test_parameters_say_what_they_name():
    kinds = [(p.kind, p.table, p.size, p.first) for p in AT.parameters]
    assert kinds == [("seat", "", 4, 0), ("word", "", 2, 0), ("amount", "", 3, 2)]
    card = Face("card", "card")
    assert (card.kind, card.table, card.size, card.words()) == ("face", "card", 64, [])
    assert Word("w", ("a", "b")).words() == ["a", "b"]
    assert Parameter("n", 5).kind == "number"
    assert SeatOf("s", 6).words() == []


def test_verbs_say_what_they_are():
    assert STEP.clauses == ("TOY-STEP", "TOY-OTHER")
    assert (HIDE.secret, HIDE.outside, TIME.secret, TIME.outside) == (True, False, False, True)


def test_two_verbs_of_one_name_are_refused():
    with pytest.raises(ValueError, match="same name"):
        ActionSpace(Verb("go"), Verb("go"))


@pytest.mark.parametrize("make", [lambda: Amount("n", 5, 4), lambda: Amount("n", -1, 4), lambda: Word("n", ())])
def test_a_parameter_without_values_or_below_zero_is_refused(make):
    with pytest.raises(ValueError, match="parameter 'n'"):
        make()


def test_a_parameter_may_have_a_single_value():
    assert Verb("one", Amount("n", 7, 7)).size == 1
