"""The small tree of errors, each with a stable code."""

import inspect
import pickle

import pytest
from toy import TOY, begin

import entrepot
from entrepot.kernel import errors
from entrepot.kernel.errors import BadContent, EntrepotError, Illegal

CODES = {
    "EntrepotError": "error",
    "UnknownGame": "unknown-game",
    "UnknownBot": "unknown-bot",
    "BadSeats": "bad-seats",
    "BadOption": "bad-option",
    "BadContent": "bad-content",
    "BadAction": "bad-action",
    "BadPosition": "bad-position",
    "BadRecord": "bad-record",
    "BadScenario": "bad-scenario",
    "Illegal": "illegal",
}


def test_codes_never_change():
    found = {
        name: kind.code
        for name, kind in inspect.getmembers(errors, inspect.isclass)
        if kind.__module__ == errors.__name__
    }
    assert found == CODES


def test_all_are_entrepot_errors():
    assert all(issubclass(getattr(errors, name), EntrepotError) for name in CODES)
    assert (entrepot.EntrepotError, entrepot.Illegal) == (EntrepotError, Illegal)


def test_an_illegal_action_carries_its_clause_and_sentence():
    with pytest.raises(Illegal) as caught:
        begin(2).apply(1, TOY.parse("step"))
    error = caught.value
    assert (error.code, error.clause, error.reason) == ("illegal", "TOY-TURN", "kernel-refused-not-your-turn")
    assert error.message == {"id": error.reason, "args": {"seat": {"seat": 1}, "seats": [{"seat": 0}]}}
    assert str(error) == "kernel-refused-not-your-turn (TOY-TURN)"


def test_bad_content_lists_its_problems():
    assert BadContent("wrong").problems == []
    assert BadContent("wrong", ["this"]).problems == ["this"]
    assert str(BadContent("wrong", ["this"])) == "wrong"


def test_errors_survive_pickling():
    error = pickle.loads(pickle.dumps(Illegal("TOY-TURN", {"id": "kernel-refused-not-your-turn", "args": {}})))
    assert (type(error), error.clause, error.reason) == (Illegal, "TOY-TURN", "kernel-refused-not-your-turn")
    assert pickle.loads(pickle.dumps(BadContent("wrong", ["this"]))).problems == ["this"]
