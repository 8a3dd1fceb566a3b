"""The table that a position belongs to: game, seats, options, and what observes it."""

from functools import cache, cached_property, lru_cache

import entrepot
from entrepot.envs.observing import Observer
from entrepot.envs.rewards import WIN_SHARE, check_reward, rewards
from entrepot.kernel.game import Game
from entrepot.kernel.state import State

Key = tuple[str, int, tuple[tuple[str, str], ...], str, str]


class Setup:
    """One OpenSpiel game's table. Raises UnknownGame, BadContent, BadSeats or BadOption."""

    def __init__(self, name: str, seats: int, options: dict[str, str], content: str, reward: str) -> None:
        check_reward(reward)
        self.game: Game = game_named(name) if not content else entrepot.game(name, content)
        self.name = name
        self.seats = seats
        self.options = options
        self.content = content
        self.reward = reward
        self.choices = self.game.choose(options)
        self.game.new(seats, 0, options)  # refuses impossible seats and contradictory options, in the game's words

    def key(self) -> Key:
        """Return what `setup_again` makes an equal one of, in another process too."""
        return self.name, self.seats, tuple(self.options.items()), self.content, self.reward

    def rewards(self, state: State) -> list[float]:
        """Return what the end of a game is worth to each seat."""
        outcome = state.outcome()
        assert outcome is not None
        return rewards(outcome, self.seats, self.reward)

    def bounds(self) -> tuple[float, float]:
        """Return the least and the most that a seat can get."""
        return (-1 / self.seats, 1 - 1 / self.seats) if self.reward == WIN_SHARE else (-1.0, 1.0)

    @cached_property
    def observer(self) -> Observer:
        """What makes the observation vectors."""
        return Observer(self.game, self.seats, self.choices)


@cache
def game_named(name: str) -> Game:
    """Return the game with the cards that it ships; it is made once."""
    return entrepot.game(name)


@lru_cache(maxsize=64)
def setup_again(name: str, seats: int, options: tuple[tuple[str, str], ...], content: str, reward: str) -> Setup:
    """Return the table that a `Setup.key` names."""
    return Setup(name, seats, dict(options), content, reward)


def all_can_lose(game: Game) -> bool:
    """Say whether one of the endings that the game declares has no winner, so that rewards do not sum to 0."""
    for ending in game.endings:
        state = game.new(seed=0)
        state.finish(ending)
        try:
            outcome = state.outcome()
        except Exception:  # an ending that only a winner brings about, which this position has not
            continue
        if outcome is not None and not outcome["winners"]:
            return True
    return False
