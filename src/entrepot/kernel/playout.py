"""Random play: the loop that search, fuzzing and the benchmarks run."""

from typing import final

from mypy_extensions import i64

from entrepot.kernel.chance import Random
from entrepot.kernel.state import State


@final
class Tally:
    """What playouts counted: actions, and among them choices (at least two legal actions)."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.choices: i64 = 0


def playout(state: State, rng: Random, tally: Tally) -> None:
    """Play uniformly at random to the end, in place; simultaneous actors are equally likely to go next."""
    decisions: i64 = 0
    choices: i64 = 0
    while not state.over:
        actors = state.top().actors(state)
        count: i64 = len(actors)
        seat = actors[0] if count == 1 else actors[rng.below(count)]
        moves = state.moves(seat)
        size = moves.size
        decisions += 1
        if size > 1:
            choices += 1
            state.play(seat, int(moves.items[rng.below(size)]))
        else:
            state.play(seat, int(moves.items[0]))
    tally.decisions += decisions
    tally.choices += choices


def play_round(state: State, rng: Random, tally: Tally) -> None:
    """Play uniformly at random, in place, until another round begins or the game is over."""
    now: i64 = state.rounds()
    while not state.over and state.rounds() == now:
        actors = state.top().actors(state)
        seat = actors[rng.below(len(actors))]
        moves = state.moves(seat)
        tally.decisions += 1
        if moves.size > 1:
            tally.choices += 1
        state.play(seat, int(moves.items[rng.below(moves.size)]))
