"""One seat's side of a game against bots: what the single-seat environments have in common."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from entrepot.bots.batch import Sight
from entrepot.bots.find import find_bot
from entrepot.bots.others import Others
from entrepot.envs.observing import as_array, as_number, is_number
from entrepot.envs.rewards import Hints
from entrepot.envs.seating import Seating
from entrepot.kernel.bot import Bot
from entrepot.kernel.errors import BadOption, BadSeats, UnknownBot
from entrepot.kernel.game import Game
from entrepot.kernel.state import State

Opponents = str | type[Bot] | Sequence[str | type[Bot]]
RANDOM = "random"
END = "end"
RAISE = "raise"
ILLEGAL = (END, RAISE)
ILLEGAL_REWARD = -1.0
"""What an illegal action costs where it ends the game: as much as any game can."""
OTHER_GAME = "the opponents do not play as they did: a game against bots is copied by playing it again from its seed"


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
    """One game in which the learner has a seat. The same seed gives the same game, opponents' choices included.

    A copy or a pickle holds the seed and the learner's actions, and plays them again: what goes on in the head of a bot
    has no other form.
    """

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.seed = seed
        self.state: State = rules.seating.new(seed)
        self.seat = seed % rules.seating.seats if rules.seat is None else rules.seat
        others = [seat for seat in range(rules.seating.seats) if seat != self.seat]
        bots = {other: bot(f"{seed} {other}") for other, bot in zip(others, rules.bots, strict=True)}
        self.others = Others(self.state, self.seat, bots)
        self.others.act()
        self._hints = Hints(self.state, [self.seat], rules.seating.shaped)

    def __reduce__(self) -> tuple[Any, ...]:
        others = self.others
        return played_again, (self.rules, self.seed, others.played[:], others.is_forfeit, self.state.digest())

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or by an illegal action."""
        return self.others.is_over()

    def act(self, action: int) -> float:
        """Carry out the learner's action and what the others do upon it; return the learner's reward.

        Illegal, with nothing changed, if the rules say so.
        """
        return self.earned() if self.others.answer(action) else self.refused(action)

    def earned(self) -> float:
        """Return what the last action and the others' answers to it are worth."""
        state = self.state
        earned = self.rules.seating.final(state)[self.seat] if state.over else 0.0
        return earned + self._hints.since(state)[0]

    def refused(self, action: int) -> float:
        """End the game by an illegal action and return what that is worth; Illegal instead, if the rules say so."""
        if self.rules.illegal != END:
            self.rules.seating.apply(self.state, self.seat, action)  # which raises
        return self.forfeit()

    def forfeit(self) -> float:
        """End the game as lost, and return what that is worth."""
        self.others.is_forfeit = True
        return ILLEGAL_REWARD + self._hints.taken_back()[0]

    def allows(self, action: int) -> bool:
        """Say whether `act` would take an action, be it as one that ends the game."""
        return self.rules.illegal == END or self.others.moves().has(action)


def played_again(rules: Rules, seed: int, actions: list[int], is_forfeit: bool, digest: str) -> Episode:
    """Return the episode that `Episode.__reduce__` wrote; BadOption if its bots no longer choose as they did."""
    episode = Episode(rules, seed)
    for action in actions:
        if not episode.others.moves().has(action):
            raise BadOption(OTHER_GAME)
        episode.act(action)
    if episode.state.digest() != digest:
        raise BadOption(OTHER_GAME)
    if is_forfeit:
        episode.forfeit()
    return episode


def seen_by(sight: Sight, episodes: Sequence[Episode]) -> tuple[NDArray[np.int32], NDArray[np.int8]]:
    """Return what the learner of each game sees, and the mask of what it may do, row by row."""
    sight.clear()
    for episode in episodes:
        sight.add(episode.others)
    return as_rows(sight)


def as_rows(sight: Sight) -> tuple[NDArray[np.int32], NDArray[np.int8]]:
    """Return the two blocks of what the learners see, which are the caller's own."""
    rows = len(sight.over)
    return as_array(sight.numbers).reshape(rows, -1), np.frombuffer(sight.mask, np.int8).reshape(rows, -1)
