"""What all environments share: one game with its seats, options and rewards, as spaces and arrays."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

import entrepot
from entrepot.envs.observing import observer
from entrepot.envs.rewards import WIN_SHARE, check_reward, rewards
from entrepot.kernel.content import Content
from entrepot.kernel.errors import BadOption, BadSeats
from entrepot.kernel.game import Game
from entrepot.kernel.state import State

Observation = dict[str, NDArray[Any]]


class Seating:
    """A table without a position: it makes positions, and says what a seat sees, may do and gets.

    `shaped` weighs the hints of `rewards.standing` that are given on the way; 0 gives none. Raises what
    `entrepot.game` and `Game.new` do, and BadOption.
    """

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        content: Content | Path | str | None = None,
        reward: str = WIN_SHARE,
        shaped: float = 0.0,
    ) -> None:
        if isinstance(game, Game) and content is not None:
            raise BadOption("name the game where content is given: a game that is made already has its content")
        check_reward(reward)
        if not is_number(shaped, int | float) or not 0 <= shaped < float("inf"):
            raise BadOption(f"'shaped' is the weight of the hints, a number from 0, not {shaped!r}")
        if seats is not None and not is_number(seats, int):
            raise BadSeats(f"'seats' is a whole number, not {seats!r}")
        self.game = game if isinstance(game, Game) else entrepot.game(game, content)
        self.options = dict(options or {})
        self.observer = observer(self.game, seats, self.options)
        self.seats = self.observer.seats
        self.reward = reward
        self.shaped = float(shaped)
        self.layout = self.observer.layout
        self.actions = self.game.actions.size

    def observation_space(self) -> Dict:
        """Return a new space of what `observe` returns."""
        return Dict(
            {
                "observation": Box(self.layout.low, self.layout.high, dtype=np.int32),
                "action_mask": Box(0, 1, (self.actions,), np.int8),
            }
        )

    def action_space(self) -> Discrete:
        """Return a new space of all actions of the game."""
        return Discrete(self.actions)

    def new(self, seed: object) -> State:
        """Return the first position of a game; the same seed gives the same game as `entrepot.game(..).new(..)`."""
        return self.game.new(self.seats, seed, self.options)

    def observe(self, state: State, seat: int) -> Observation:
        """Return what a seat sees and may do."""
        return {"observation": self.observer.encode(state, seat), "action_mask": self.mask(state, seat)}

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """Return 1 for each legal action of a seat, 0 for all others; all 0 for a seat that is not asked."""
        mask = bytearray(self.actions)
        for action in state.legal(seat):  # few of many: quicker than numpy with a list of places
            mask[action] = 1
        return np.frombuffer(mask, np.int8)

    def final(self, state: State) -> list[float]:
        """Return what the end of a game is worth to each seat."""
        outcome = state.outcome()
        assert outcome is not None
        return rewards(outcome, self.seats, self.reward)


def is_number(value: object, kind: Any) -> bool:
    """Say whether a caller's value is a number of that kind; truths are none."""
    return isinstance(value, kind) and not isinstance(value, bool)


def check_cycles(most: object) -> None:
    """Raise BadOption unless it is a whole number from 1, or None."""
    if most is not None and (not isinstance(most, int) or isinstance(most, bool) or most < 1):
        raise BadOption(f"'max_cycles' is a whole number from 1, or None, not {most!r}")
