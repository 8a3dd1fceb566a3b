"""What all environments share: one game with its seats, options and rewards, as spaces and arrays."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

import entrepot
from entrepot.bots.batch import Sight
from entrepot.envs.observing import as_number, choices, game_of, is_number, observer
from entrepot.envs.rendering import english
from entrepot.envs.rewards import WIN_SHARE, check_reward, rewards
from entrepot.kernel import registry
from entrepot.kernel.content import Content, make_content
from entrepot.kernel.errors import BadAction, BadOption, BadSeats, Illegal
from entrepot.kernel.game import Game
from entrepot.kernel.state import State

Observation = dict[str, NDArray[Any]] | NDArray[np.int32]
DICT = "dict"
FLAT = "flat"
OBSERVATIONS = (DICT, FLAT)


class Seating:
    """A table without a position: it makes positions, and says what a seat sees, may do and gets.

    `shaped` weighs the hints of `rewards.standing` that are given on the way; 0 gives none. Raises what
    `entrepot.game` and `Game.new` do, and BadOption. `observations` is 'dict', or 'flat': the numbers with the mask
    behind them in one vector.
    """

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        content: Content | Path | str | None = None,
        reward: str = WIN_SHARE,
        shaped: float = 0.0,
        observations: str = DICT,
    ) -> None:
        check_reward(reward)
        if observations not in OBSERVATIONS:
            raise BadOption(f"'observations' is one of {', '.join(OBSERVATIONS)}, not {observations!r}")
        weight = as_number(shaped)
        if not is_number(weight, int | float) or not 0 <= weight <= sys.float_info.max:
            raise BadOption(f"'shaped' is the weight of the hints, a number from 0, not {shaped!r}")
        self.game = game_of(game, content)
        self.options = choices(options)
        self.observer = observer(self.game, seats, self.options)
        self.seats = self.observer.seats
        self.reward = reward
        self.shaped = float(weight)
        self.layout = self.observer.layout
        self.actions = self.game.actions.size
        self.observations = observations

    def observation_space(self) -> Dict | Box:
        """Return a new space of what `observe` returns."""
        if self.observations == FLAT:
            mask = np.zeros(self.actions, np.int32)
            low, high = np.append(self.layout.low, mask), np.append(self.layout.high, mask + 1)
            return Box(low, high, dtype=np.int32)
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
        if self.observations == FLAT:
            return np.append(self.observer.encode(state, seat), self.mask(state, seat)).astype(np.int32, copy=False)
        return {"observation": self.observer.encode(state, seat), "action_mask": self.mask(state, seat)}

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """Return 1 for each legal action of a seat, 0 for all others; all 0 for a seat that is not asked."""
        mask = bytearray(self.actions)
        for action in state.legal(seat):  # few of many: quicker than numpy with a list of places
            mask[action] = 1
        return np.frombuffer(mask, np.int8)

    def sight(self, rows: int) -> Sight:
        """Return what the seats that are asked in so many games are shown, still empty."""
        return Sight(self.observer.encoder, self.layout.size, self.actions, rows)

    def info(self, state: State, seat: int) -> dict[str, Any]:
        """Return what is told beside an observation: of a flat one the mask, for whoever looks for it there."""
        return {"action_mask": self.mask(state, seat)} if self.observations == FLAT else {}

    def apply(self, state: State, seat: int, action: int) -> None:
        """Carry out a seat's action; Illegal, with the sentence as a note, and nothing has changed, where it is."""
        try:
            state.apply(seat, action)
        except Illegal as refusal:
            refusal.add_note(english(self.game.id).say(refusal.message))
            raise

    def final(self, state: State) -> list[float]:
        """Return what the end of a game is worth to each seat."""
        outcome = state.outcome()
        assert outcome is not None
        return rewards(outcome, self.seats, self.reward)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Seating":
        return self  # nothing ever changes it

    def __reduce__(self) -> tuple[Any, ...]:
        cards = self.game.content.as_data()
        return seating_again, (
            self.game.id,
            cards,
            self.seats,
            self.options,
            self.reward,
            self.shaped,
            self.observations,
        )


def seating_again(name: str, cards: dict[str, Any], *rest: Any) -> Seating:
    """Return the seating that `Seating.__reduce__` wrote."""
    content = make_content(registry.game_module(name).SCHEMA, cards)
    seats, options, reward, shaped, observations = rest
    return Seating(entrepot.game(name, content), seats, options, None, reward, shaped, observations)


def check_action(action: Any, agent: str) -> int:
    """Return an agent's action as a whole number of Python; BadAction if it is none."""
    if type(action) is int:  # as nearly always
        return action
    action = as_number(action)
    if not is_number(action, int):
        raise BadAction(
            f"{agent} is asked for an action, a whole number, and {action!r} is none: sample one with its action mask"
        )
    return int(action)


def check_actions(actions: Any, count: int) -> tuple[list[Any], bool]:
    """Return the actions of so many games, and whether they surely are whole numbers; BadAction for another count."""
    given = actions if isinstance(actions, list | tuple) else np.asarray(actions)
    if (isinstance(given, np.ndarray) and given.ndim != 1) or len(given) != count:
        raise BadAction(f"give {count} actions, one for each game, not {actions!r}")
    if isinstance(given, np.ndarray) and given.dtype.kind in "iu":
        return given.tolist(), True  # all at once
    return list(given), False


def check_count(games: Any) -> int:
    """Return how many games are played at once; BadSeats unless it is a whole number from 1."""
    games = as_number(games)
    if not is_number(games, int) or games < 1:
        raise BadSeats(f"'num_envs' is how many games are played at once, from 1, not {games!r}")
    return int(games)


def check_seed(seed: Any) -> int | None:
    """Return the seed of a game; BadOption unless it is a whole number, or None."""
    seed = as_number(seed)
    if seed is not None and not is_number(seed, int):
        raise BadOption(f"'seed' is a whole number, or None, not {seed!r}")
    return None if seed is None else int(seed)


def check_cycles(most: Any) -> int | None:
    """Return the number of them; BadOption unless it is a whole number from 1, or None."""
    most = as_number(most)
    if most is not None and (not is_number(most, int) or most < 1):
        raise BadOption(f"'max_cycles' is a whole number from 1, or None, not {most!r}")
    return None if most is None else int(most)
