"""Why an action is better: what two of them differ in over the same imagined positions."""

from __future__ import annotations

import pytest

import entrepot
from entrepot.bots.ismcts import Ismcts
from entrepot.bots.search.budget import Budget
from entrepot.bots.search.race import Entry
from entrepot.bots.search.reasons import MOST, RIVAL, reasons
from entrepot.kernel import registry
from entrepot.kernel.chance import seeded
from entrepot.kernel.handle import SeatHandle
from entrepot.words import LANGUAGES, catalogue

GAMES = [name for name in registry.game_modules() if name != "haggle"]


class Ended:
    """What a playout ended with, as far as reasons look at it."""

    def __init__(self, *parts: float) -> None:
        self.parts = list(parts)


def tried(*results: Ended) -> Entry:
    entry = Entry(0, 2)
    entry.results = list(results)  # type: ignore[arg-type]
    return entry


def found(chosen: Entry, other: Entry, **parts: float) -> list[tuple[str, float]]:
    return [(reason.part, reason.more) for reason in reasons(chosen, other, parts)]


def test_the_weightiest_comes_first_whatever_it_is_counted_in():
    chosen = tried(Ended(10, 3, -7), Ended(12, 4, -7), Ended(11, 3, -7))
    other = tried(Ended(0, 1, -7), Ended(0, 1, -7), Ended(3, 1, -7))
    assert found(chosen, other, coins=0.1, points=1.0) == [("points", pytest.approx(7 / 3)), ("coins", 10.0)]
    assert found(chosen, other, coins=1.0, points=1.0) == [("coins", 10.0), ("points", pytest.approx(7 / 3))]


def test_what_chance_explains_is_no_reason():
    chosen = tried(Ended(10, 0), Ended(0, 0), Ended(5, 0))
    other = tried(Ended(0, 0), Ended(9, 0), Ended(4, 0))
    assert found(chosen, other, coins=1.0) == []


def test_one_position_proves_nothing_and_only_those_that_both_were_tried_in_count():
    assert found(tried(Ended(9, 0)), tried(Ended(0, 0), Ended(0, 0)), coins=1.0) == []
    both = tried(Ended(2, 0), Ended(2, 0), Ended(900, 0)), tried(Ended(1, 0), Ended(1, 0))
    assert found(*both, coins=1.0) == [("coins", 1.0)]


def test_a_rival_who_is_worth_less_is_a_reason_too():
    assert found(tried(Ended(-3.0), Ended(-3.0)), tried(Ended(-5.0), Ended(-5.0))) == [(RIVAL, 2.0)]


def test_there_are_only_a_few():
    names = {f"part{number}": 1.0 for number in range(MOST + 3)}
    chosen, other = ([Ended(*[value] * (len(names) + 1))] * 2 for value in (2.0, 1.0))
    assert len(reasons(tried(*chosen), tried(*other), names)) == MOST


@pytest.mark.parametrize("name", GAMES)
def test_a_game_counts_what_it_names_and_names_it_in_words(name):
    game = entrepot.game(name)
    assert game.parts
    for language in LANGUAGES:
        told = [catalogue(language).say({"id": f"{name}-part-{part}", "args": {}}) for part in game.parts]
        assert len(set(told)) == len(game.parts)
    rng = seeded(1)
    seen = set()
    for seed in range(3):
        state = game.new(seed=seed)
        while not state.over:
            for seat in range(state.seats):
                parts = state.parts(seat)
                assert len(parts) == len(game.parts)
                seen |= {part for part, count in zip(game.parts, parts, strict=True) if count}
            for _ in range(20):
                if not state.over:
                    seat = state.actors()[0]
                    legal = state.legal(seat)
                    state.play(seat, legal[rng.below(len(legal))])
    assert seen == set(game.parts)  # each is there at some time


@pytest.mark.parametrize("name", GAMES)
def test_a_search_says_why_when_it_is_asked(name):
    game = entrepot.game(name)
    state = game.new(seed=1)
    seat = next(seat for seat in state.actors() if len(state.legal(seat)) > 1)
    found = Ismcts(1, Budget(12)).consider(SeatHandle(state, seat), why=True)
    assert {reason.part for reason in found.reasons} <= {*game.parts, RIVAL}
