"""Games that bots play to their end."""

from __future__ import annotations

from entrepot.kernel.handle import SeatHandle


def play(game, bots, seed, options=None, check=lambda state: None):
    """Return the finished position of a game between bots, by seat, checked after each action."""
    state = game.new(len(bots), seed, options)
    sitting = [bot(f"{seed} {seat}") for seat, bot in enumerate(bots)]
    while not state.over:
        seat = state.actors()[0]
        state.apply(seat, sitting[seat].choose(SeatHandle(state, seat)))
        check(state)
    return state


def wins(play, bot, other, seeds):
    """Return how many games of two a bot wins, in the first seat and the second by turns."""
    won = 0
    for number, seed in enumerate(seeds):
        bots = [bot, other] if number % 2 == 0 else [other, bot]
        won += play(bots, seed).outcome()["winners"] == [number % 2]
    return won


class Turns:
    """Checks that no turn goes on and on."""

    def __init__(self, most):
        self.most = most
        self.now = None
        self.steps = 0

    def __call__(self, state):
        now = (int(state.round), int(state.turn))
        self.steps = self.steps + 1 if now == self.now else 0
        self.now = now
        assert self.steps < self.most
