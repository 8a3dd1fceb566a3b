"""What is done, offered, refused and told at a table, in notation: "2 bid 3" is an action of seat 2, counted from 1."""

from __future__ import annotations

import pytest

from entrepot.kernel.errors import Illegal
from entrepot.kernel.handle import events_for


def do(state, *steps, check=lambda state: None):
    """Carry out steps, check the state after each, and return it."""
    for step in steps:
        seat, text = step.split(" ", 1)
        state.apply(int(seat) - 1, state.game.parse(text))
        check(state)
    return state


def can(state, seat, verb=""):
    """Return what a seat may do; all of it, or the actions of one verb."""
    texts = [state.game.text(action) for action in state.legal(seat - 1)]
    return [text for text in texts if not verb or text.split(" ")[0] == verb]


def actors(state):
    """Return the seats that may act."""
    return [seat + 1 for seat in state.actors()]


def asked(state):
    """Return the phase, and the seats that may act."""
    return state.top().name, actors(state)


def refused(state, step):
    """Return the clause that refuses a step, which changes nothing."""
    before = state.digest()
    with pytest.raises(Illegal) as caught:
        do(state, step)
    assert state.digest() == before
    return caught.value.clause


def words_of(word_of, event):
    """Return an event as its kind and its arguments, each in a game's own word."""
    return " ".join([event["kind"], *(str(word_of(value)) for value in event["args"].values())])


def told(word_of, state, *kinds, seat=None):
    """Return the events that a spectator (or a seat) hears, as words; all kinds, or only some."""
    heard = events_for(state.events, None if seat is None else seat - 1)
    return [words_of(word_of, event) for event in heard if not kinds or event["kind"] in kinds]
