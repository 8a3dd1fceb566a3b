"""The table that a position belongs to: game, seats, options, and what observes it."""

from functools import cache, cached_property, lru_cache

import entrepot
from entrepot.envs.observing import Observer
from entrepot.kernel.game import Game


class Setup:
    """One OpenSpiel game's table. Raises UnknownGame, BadContent, BadSeats or BadOption."""

    def __init__(self, name: str, seats: int, options: dict[str, str], content: str = "") -> None:
        self.game: Game = game_named(name) if not content else entrepot.game(name, content)
        self.name = name
        self.seats = seats
        self.options = options
        self.content = content
        self.choices = self.game.choose(options)
        self.game.new(seats, 0, options)  # refuses impossible seats and contradictory options, in the game's words

    def key(self) -> tuple[str, int, tuple[tuple[str, str], ...], str]:
        """Return what `setup_again` makes an equal one of, in another process too."""
        return self.name, self.seats, tuple(self.options.items()), self.content

    @cached_property
    def observer(self) -> Observer:
        """What makes the observation vectors."""
        return Observer(self.game, self.seats, self.choices)


@cache
def game_named(name: str) -> Game:
    """Return the game with the cards that it ships; it is made once."""
    return entrepot.game(name)


@lru_cache(maxsize=64)
def setup_again(name: str, seats: int, options: tuple[tuple[str, str], ...], content: str) -> Setup:
    """Return the table that a `Setup.key` names."""
    return Setup(name, seats, dict(options), content)
