"""The classes that OpenSpiel holds: a game and its states."""

from collections.abc import Callable
from functools import cached_property
from typing import Any, ClassVar

import pyspiel

from entrepot.envs.openspiel.observation import SpielObserver
from entrepot.envs.openspiel.parameters import CONTENT, REWARD, chosen_options, chosen_seats
from entrepot.envs.openspiel.position import DRAWING, TERMINAL, Position, first_position
from entrepot.envs.openspiel.setup import Setup
from entrepot.kernel.chance import seeded

MOST_OUTCOMES = 256
"""Bound on the outcomes of a die or a pick, for which the kernel has none; faces are bounded by the content."""


class EntrepotGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A table of one of entrepot's games, whose class `register` makes.

    `setup` has the game itself, the seats and the options.
    """

    name: ClassVar[str]
    kind: ClassVar[Any]
    """OpenSpiel's `GameType`."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = {**self.kind.parameter_specification, **(parameters or {})}
        seats = chosen_seats(given, self.kind.min_num_players)
        self.setup = Setup(self.name, seats, chosen_options(given), given[CONTENT], given[REWARD])
        super().__init__(self.kind, game_info(self.kind, self.setup), parameters or {})

    @cached_property
    def start(self) -> Position:
        """The position at the first draw of the set-up."""
        return first_position(self.setup)

    def new_initial_state(self) -> "EntrepotState":
        """Return a state at the first draw of the set-up."""
        return EntrepotState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Return what observes a state for one seat."""
        return SpielObserver(self.setup, iig_obs_type)

    def __reduce__(self) -> tuple[Any, ...]:
        if type(self.start) is not Position:
            raise TypeError("an endgame is not pickled: make it again from its position")
        return loaded, (str(self),)  # its class has no name that pickle could find


class EntrepotState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """One moment of a game; `position` has all of it."""

    def __init__(self, game: EntrepotGame) -> None:
        super().__init__(game)
        self.position = game.start

    def current_player(self) -> int:
        """Return the seat that is asked, or the id of chance or of the end."""
        return self.position.player

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        return self.position.player == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return each outcome of the draw that waits with its probability."""
        return self.position.chances()

    def returns(self) -> list[float]:
        """Return each player's reward, zeros before the end."""
        return self.position.returns()

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """Raise ValueError: there is none, as the game's type says; OpenSpiel would return an empty one."""
        raise ValueError(
            "what a player has heard has no fixed length: take information_state_string or observation_tensor"
        )

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> "EntrepotState":
        """Return a state that the player cannot tell from this one, the rest as chance will have it.

        `rng` returns a number from 0 to 1. The new state has no history: what led to it is not known. BadAction at a
        draw and at the end.
        """
        other = EntrepotState(self.get_game())
        other.position = self.position.imagined(player, seeded(rng()))
        return other

    def memories(self, player: int) -> list[dict[str, Any]]:
        """Return all that the player has heard and done, of which the information state holds a digest."""
        return self.position.memories(player)

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal() if player == self.position.player else []

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == DRAWING:
            return self.position.outcome_text(action)
        return self.position.setup.game.text(action)

    def __str__(self) -> str:
        return str(self.position)


def loaded(text: str) -> EntrepotGame:
    """Return the game of OpenSpiel's text; to import this module has registered it."""
    game: EntrepotGame = pyspiel.load_game(text)
    return game


def game_info(kind: Any, setup: Setup) -> Any:
    """Return the bounds that OpenSpiel asks of a game."""
    game, (least, most) = setup.game, setup.bounds()
    return pyspiel.GameInfo(
        num_distinct_actions=game.actions.size,
        max_chance_outcomes=max(MOST_OUTCOMES, sum(table.capacity for table in game.schema.tables)),
        num_players=setup.seats,
        min_utility=least,
        max_utility=most,
        utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
        max_game_length=game.longest,
    )
