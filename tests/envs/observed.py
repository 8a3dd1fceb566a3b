"""Positions of random games, for the tests of environments."""

from random import Random

import entrepot

FIVE = ("tradejack", "trade_and_triumph", "tradewarz", "trigon", "price_of_power")
GAMES = {name: entrepot.game(name) for name in (*FIVE, "haggle")}


def extremes(names=FIVE):
    """Each game with its fewest and its most seats."""
    return [(name, seats) for name in names for seats in (GAMES[name].fewest, GAMES[name].most)]


def walk(name, seats, seed, options=None, most=400):
    """So many positions of random games, one after another; those of a game are one object, moved on."""
    rng, yielded = Random(seed), 0
    while yielded < most:
        state = GAMES[name].new(seats, rng.random(), options)
        while not state.over and yielded < most:
            yield state
            yielded += 1
            seat = rng.choice(state.actors())
            state.play(seat, rng.choice(state.legal(seat)))
        yield state
        yielded += 1
