"""Standing orders of all games: when they may be given, what they say, and that they go by what a seat knows."""

from __future__ import annotations

import json

import pytest

import entrepot
from entrepot.kernel import registry
from entrepot.kernel.chance import seeded
from entrepot.kernel.orders import NO_ANSWER, Outlook, Question, orders_of
from entrepot.words import catalogue

GAMES = sorted(registry.game_modules())


def outlook(state, seat, last=None):
    """What a seat sees, as it comes over the wire."""
    legal = list(state.legal(seat)) if seat in state.actors() else []
    question = Question(state.prompt(seat), legal) if legal else last
    return Outlook(state.game, seat, json.loads(json.dumps(state.view(seat))), legal, question)


def play(name, seed, most=1500):
    """Yield the positions of a random game."""
    rng = seeded(seed)
    game = entrepot.game(name)
    state = game.new(seats=min(4, game.most), seed=seed)
    for _ in range(most):
        if state.over:
            return
        yield state
        seat = state.actors()[rng.below(len(state.actors()))]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("name", GAMES)
def test_every_order_is_offered_answers_something_legal_and_is_said_in_both_languages(name):
    known = orders_of(entrepot.game(name))
    offered, answered = set(), set()
    says = [catalogue(language) for language in ("en", "nl")]
    for seed in (1, 2, 3):
        last = {}
        for state in play(name, seed):
            for seat in range(int(state.seats)):
                look = outlook(state, seat, last.get(seat))
                last[seat] = look.last
                for order in known.values():
                    terms = order.terms(look)
                    if terms is None or not all(terms.spans):
                        continue
                    assert len(terms.spans) == len(order.parameters)
                    for values in ([span[0] for span in terms.spans], [span[-1] for span in terms.spans]):
                        if order.name not in offered:
                            for words in says:
                                assert order.words(state.game, values)["id"] not in words.say(
                                    order.words(state.game, values), lambda seat: f"Seat {seat}"
                                )
                        assert not order.has_ended(look, values), "what is offered would end at once"
                        answer = order.answer(look, values)
                        assert answer == NO_ANSWER or answer in look.legal
                        if answer != NO_ANSWER:
                            answered.add(order.name)
                    offered.add(order.name)
    assert offered == set(known)
    assert answered >= set(known) - {"no-cards", "discard"}, set(known) - answered


@pytest.mark.parametrize("name", GAMES)
def test_an_order_goes_by_what_its_seat_knows_alone(name):
    known = orders_of(entrepot.game(name))
    for number, state in enumerate(play(name, 5, 400)):
        if number % 20:
            continue
        for seat in state.actors():
            other = state.determinize(seat, seeded(number))
            one, two = outlook(state, seat), outlook(other, seat)
            for order in known.values():
                terms, same = order.terms(one), order.terms(two)
                assert (terms is None) == (same is None)
                if terms is None or same is None:
                    continue
                assert (terms.scope, terms.spans) == (same.scope, same.spans)
                if all(terms.spans):
                    values = [span[-1] for span in terms.spans]
                    assert order.answer(one, values) == order.answer(two, values)
