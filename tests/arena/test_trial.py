"""Trials of cards: few games first, intervals that hold for all looks, and an end once more games are no use."""

from __future__ import annotations

import pytest

import entrepot
from entrepot.arena.trial.asked import Asked
from entrepot.arena.trial.told import card, told

USUAL = {"low": -5.0, "high": 5.0}


def row(mean, low, high, verdict="", basis="dealt"):
    worth = {"mean": mean, "low": low, "high": high, "deals": 60} if basis else None
    return {"place": "card/cup", "basis": basis, "measure": "score", "verdict": verdict, "worth": worth, "usual": USUAL}


@pytest.mark.parametrize(
    ("found", "is_clear"),
    [
        (row(9.0, 6.0, 12.0, "strong"), True),
        (row(4.0, 1.0, 7.0), False),  # it may be usual, and may be more
        (row(1.0, -4.0, 5.0), True),
        (row(-6.0, -7.0, -5.5, "weak"), True),
        (row(1.0, None, None), False),  # one deal tells nothing
        (row(0, 0, 0, basis=""), True),  # nobody holds it: no number of games tells more
    ],
)
def test_a_card_is_clear_once_it_is_proven_either_way(found, is_clear):
    assert card("card/vase", found)["is_clear"] is is_clear


@pytest.mark.parametrize(
    ("games", "stages"), [(60, [60]), (100, [100]), (300, [60, 300]), (360, [60, 180, 360]), (1000, [60, 180, 1000])]
)
def test_few_games_come_first(games, stages):
    assert asked(games=games).stages() == stages


def asked(**more):
    content = entrepot.game("haggle").content.as_data()
    given = {
        "game": "haggle",
        "content": content,
        "before": None,
        "seats": 2,
        "bot": "greedy",
        "games": 60,
        "seed": "1",
    }
    return Asked(**{**given, **more})


def test_the_same_cards_have_nothing_to_be_compared_with():
    assert asked().old() is None
    assert asked(before=changed()).old() == changed()


def changed():
    data = entrepot.game("haggle").content.as_data()
    data["card"][0]["copies"] += 2
    return data


def test_a_change_is_clear_once_something_of_it_is_proven():
    open_one = {"questions": {}, "verdict": "", "measure": "score", "before": 1.0, "now": 1.0}
    found = result({"card/cup": open_one})
    assert told(found, None, False)["is_clear"] is False
    found["changes"]["card/cup"] = {**open_one, "verdict": "shunned"}
    assert told(found, None, False)["is_clear"] is True
    assert told(result({}), None, False)["is_clear"] is False


def result(changes):
    span = {"mean": 1.0, "low": 0.5, "high": 1.5}
    order = [{"share": 0.5, "low": 0.4, "high": 0.6, "p": 1.0, "even": 0.5}]
    told = {"games": 60, "length": span, "rounds": span, "by_order": order}
    return {**told, "experiments": {}, "cards": {}, "changes": changes}
