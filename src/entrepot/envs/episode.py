"""One seat's side of a game against bots: what the single-seat environments have in common."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from entrepot.bots.find import find_bot
from entrepot.envs.observing import as_number, is_number
from entrepot.envs.rewards import Hints
from entrepot.envs.seating import Seating
from entrepot.kernel.bot import Bot
from entrepot.kernel.errors import BadOption, BadSeats, UnknownBot
from entrepot.kernel.game import Game
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.state import State

Opponents = str | type[Bot] | Sequence[str | type[Bot]]
RANDOM = "random"
END = "end"
RAISE = "raise"
ILLEGAL = (END, RAISE)
ILLEGAL_REWARD = -1.0
"""What an illegal action costs where it ends the game: as much as any game can."""
NO_COPY = "a game against bots is neither copied nor pickled: reset(seed=...) and the same actions give the same game"


class Rules:
    """Who plays against whom, and what an illegal action does."""

    def __init__(self, seating: Seating, opponents: Opponents, seat: int | str, illegal: str) -> None:
        if illegal not in ILLEGAL:
            raise BadOption(f"'illegal' is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        places = range(seating.seats)
        seat = as_number(seat)
        if not (isinstance(seat, str) and seat == RANDOM) and (not is_number(seat, int) or seat not in places):
            raise BadSeats(f"'seat' is from 0 to {seating.seats - 1}, or 'random', not {seat!r}")
        self.seating = seating
        self.bots = classes(seating.game, opponents, seating.seats - 1)
        self.seat = None if isinstance(seat, str) else int(seat)
        """The learner's seat; None for another one in each game."""
        self.illegal = illegal


def classes(game: Game, opponents: Opponents, count: int) -> list[type[Bot]]:
    """Return the opponents' classes; a single one plays all other seats. UnknownBot, BadSeats."""
    named = list(opponents) if isinstance(opponents, list | tuple) else [opponents] * count
    if len(named) != count:
        raise BadSeats(f"there are {count} other seats: name one bot for all, or {count} bots, not {len(named)}")
    return [bot_class(game, name) for name in named]


def bot_class(game: Game, bot: object) -> type[Bot]:
    """Return the class of a bot that is given by its name or as a class."""
    if isinstance(bot, type) and issubclass(bot, Bot):
        return bot
    if not isinstance(bot, str):
        raise UnknownBot(f"an opponent is the name of a bot, or a class of bots, not {bot!r}")
    return find_bot(game, bot)


class Episode:
    """One game in which the learner has a seat. The same seed gives the same game, opponents' choices included."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.state: State = rules.seating.new(seed)
        self.seat = seed % rules.seating.seats if rules.seat is None else rules.seat
        others = [seat for seat in range(rules.seating.seats) if seat != self.seat]
        self.bots = {other: bot(f"{seed} {other}") for other, bot in zip(others, rules.bots, strict=True)}
        self.handles = {other: SeatHandle(self.state, other) for other in others}
        self.is_forfeit = False
        self.advance()
        self._hints = Hints(self.state, [self.seat], rules.seating.shaped)

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError(NO_COPY)

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or by an illegal action."""
        return self.is_forfeit or self.state.over

    def advance(self) -> None:
        """Let the opponents act until the learner is asked or the game is over."""
        state, own = self.state, self.seat
        while not state.over:
            actors = state.actors()
            if own in actors:
                return
            seat = actors[0]
            legal = state.legal(seat)
            action = legal[0] if len(legal) == 1 else self.bots[seat].choose(self.handles[seat])
            if action not in legal:
                raise BadOption(f"bot {self.bots[seat].name!r} in seat {seat} chose {action}, which is not legal there")
            state.play(seat, action)

    def act(self, action: int) -> float:
        """Carry out the learner's action and what the others do upon it; return the learner's reward.

        Illegal, with nothing changed, if the rules say so.
        """
        if self.rules.illegal == END and action not in self.state.legal(self.seat):
            self.is_forfeit = True
            return ILLEGAL_REWARD + self._hints.taken_back()[0]
        self.rules.seating.apply(self.state, self.seat, action)
        self.advance()
        earned = self.rules.seating.final(self.state)[self.seat] if self.state.over else 0.0
        return earned + self._hints.since(self.state)[0]

    def allows(self, action: int) -> bool:
        """Say whether `act` would take an action, be it as one that ends the game."""
        return self.rules.illegal == END or action in self.state.legal(self.seat)

    def observe_into(self, vector: NDArray[np.int32], mask: NDArray[np.int8]) -> None:
        """Write what the learner sees, and what it may do into a mask of zeros."""
        self.rules.seating.observer.encode_into(self.state, self.seat, vector)
        if not self.over:
            mask[self.state.legal(self.seat)] = 1
