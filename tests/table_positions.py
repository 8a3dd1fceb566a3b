"""Positions at which the tables of tests begin."""

from __future__ import annotations

import random

NOW = 1_800_000_000.0
"""The time of tables that shall be alike to the byte."""


def position(game, seats, seed, ready):
    """Play at random until the position is as wished."""
    rng = random.Random(seed)
    state = game.new(seats, seed)
    while not ready(state):
        assert not state.over
        seat = rng.choice(state.actors())
        state.apply(seat, rng.choice(state.legal(seat)))
    return state


def in_production(state):
    return not state.over and state.top().name == "production" and len(state.actors()) == 4
