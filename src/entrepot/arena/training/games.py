"""Games to learn from: what each seat had at the ends of rounds, and what came of it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from entrepot.bots.find import find_bot
from entrepot.bots.learned.own import Own
from entrepot.kernel.bot import Bot
from entrepot.kernel.chance import Random, seeded
from entrepot.kernel.errors import EntrepotError
from entrepot.kernel.game import Game
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.state import State

SLIPS: Final = 10
"""Of a hundred choices those made at random in every second game: a search leads where its teacher never goes."""
ENOUGH: Final = 10
"""Games after which it is clear whether this one has rounds."""


class NothingToLearn(EntrepotError):
    """No game has been seen at the end of a round."""

    code = "nothing-to-learn"


@dataclass(frozen=True)
class Seen:
    """Positions at the ends of rounds, a row each, of many games."""

    games: NDArray[np.int64]
    """The number of the game."""
    rounds: NDArray[np.int64]
    """How many rounds had passed."""
    own: NDArray[np.float64]
    """By seat its own numbers."""
    ends: NDArray[np.float64]
    """By seat the appraisal of the finished game."""


def watch(
    game: Game, own: Own, teacher: str, games: int, seed: object, options: dict[str, str], advance: Callable[[int], Any]
) -> Seen:
    """Let a bot play in every seat, and return what was seen; `advance` is told of each game.

    UnknownBot, BadOption, NothingToLearn.
    """
    rows: list[tuple[int, int, list[Any], list[float]]] = []
    for number in range(games):
        one = f"{seed}/{number}"
        bots = [find_bot(game, teacher)(f"{one}/{seat}") for seat in range(int(own.seats))]
        state = game.new(len(bots), one, options)
        noted, ends = play(state, bots, own, seeded(f"{one}/slips"), SLIPS if number % 2 else 0)
        rows += [(number, passed, numbers, ends) for passed, numbers in noted]
        if not rows and number + 1 == min(games, ENOUGH):
            raise NothingToLearn(f"{game.id} has no rounds to learn from: `State.rounds` says how many have begun")
        advance(1)
    numbers, passed, seen, ends = zip(*rows, strict=True)
    return Seen(np.array(numbers), np.array(passed), np.array(seen, np.float64), np.array(ends, np.float64))


def play(state: State, bots: list[Bot], own: Own, rng: Random, slips: int) -> tuple[list[Any], list[float]]:
    """Play a game to its end, in place; return what was seen after each round, and the appraisals in the end."""
    noted: list[tuple[int, list[Any]]] = []
    now = state.rounds()
    while not state.over:
        if state.rounds() != now:
            if now > 0:
                noted.append((int(now), [numbers(own, state, seat) for seat in range(len(bots))]))
            now = state.rounds()
        seat = state.actors()[0]
        legal = state.legal(seat)
        if len(legal) == 1:
            state.play(seat, legal[0])
            continue
        action = legal[rng.below(len(legal))]
        if rng.below(100) >= slips:
            chosen = bots[seat].choose(SeatHandle(state, seat))
            action = chosen if chosen in legal else action
        state.play(seat, action)
    return noted, state.appraise(0)


def numbers(own: Own, state: State, seat: int) -> NDArray[np.int64]:
    """Return a seat's own numbers for numpy, without an object for each."""
    packed: Any = own.read(state, seat)  # a `vec` lies as numpy wants it, which mypy does not know
    return np.frombuffer(packed, np.int64)
