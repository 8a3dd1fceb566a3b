"""Many games at once in one process, in which every seat learns.

from entrepot.envs import SelfPlay

games = SelfPlay("tradejack", num_envs=64, seats=4)
observations, infos = games.reset(seed=1)  # infos["seat"]: whose turn it is in each game; infos["action_mask"]
observations, rewards, over, truncations, infos = games.step(actions)  # rewards: (64, 4), one for each seat
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.spaces import Box
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from entrepot.bots.batch import step_all
from entrepot.bots.others import Nobody, Others
from entrepot.envs.copying import resting, wake
from entrepot.envs.episode import as_rows
from entrepot.envs.rewards import WIN_SHARE, Hints
from entrepot.envs.seating import Seating, check_action, check_actions, check_count, check_seed
from entrepot.kernel.content import Content
from entrepot.kernel.errors import BadAction
from entrepot.kernel.game import Game

Steps = tuple[NDArray[np.int32], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class Table:
    """One game of self-play: copies and pickles hold the position, chance included."""

    def __init__(self, seating: Seating, seed: int) -> None:
        self.seating = seating
        self.game = Nobody(seating.new(seed))
        self.hints = Hints(self.game.state, range(seating.seats), seating.shaped)

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "game": self.game.state.dump()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.game = Nobody(self.seating.game.load(state["game"]))

    def earned(self) -> list[float]:
        """Return what the last action was worth to each seat."""
        state = self.game.state
        earned = self.seating.final(state) if state.over else [0.0] * self.seating.seats
        return [end + hint for end, hint in zip(earned, self.hints.since(state), strict=True)]


class SelfPlay(VectorEnv[NDArray[np.int32], NDArray[np.int64], NDArray[Any]]):
    """`num_envs` games in which all seats are played from outside. One call takes one action in each of them.

    In each game one seat is asked: of several that may act the lowest. `infos["seat"]` says which. Row n of the
    observations and of the mask is what that seat of game n sees and may do, and action n is its choice. Rewards have a
    column for each seat. A game that is over begins again at the next step (autoreset 'next step'), which ignores its
    action. An illegal action raises Illegal, and no game has moved on. Arrays that are returned are the caller's own.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        content: Content | Path | str | None = None,
        reward: str = WIN_SHARE,
        shaped: float = 0.0,
    ) -> None:
        self.num_envs = check_count(num_envs)
        self.seating = Seating(game, seats, options, content, reward, shaped)
        self.single_observation_space = Box(self.seating.layout.low, self.seating.layout.high, dtype=np.int32)
        self.single_action_space = self.seating.action_space()
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.tables: list[Table] = []
        """The games that are played, hidden things included; none before the first `reset`."""

    __getstate__, __setstate__ = resting, wake

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int32], dict[str, Any]]:
        """Begin all games; the same seed gives the same games. Of a list the first counts; `options` is ignored."""
        super().reset(seed=check_seed((seed[0] if seed else None) if isinstance(seed, list) else seed))
        self.tables = [self._fresh() for _ in range(self.num_envs)]
        self._sight = self.seating.sight(self.num_envs)
        for table in self.tables:
            self._sight.add(table.game)
        return self._told()

    def step(self, actions: Any) -> Steps:
        """Carry out one action in each game; Illegal or BadAction, with nothing changed, where one of them is wrong."""
        if not self.tables:
            raise BadAction("no game has begun: call reset() first")
        wanted = self._wanted(actions)
        rewards = np.zeros((self.num_envs, self.seating.seats))

        def begin(at: int) -> Others:
            self.tables[at] = self._fresh()
            return self.tables[at].game

        def reward(at: int, action: int, is_legal: bool) -> float:
            rewards[at] = self.tables[at].earned()
            return 0.0

        self._sight.clear()
        games: list[Others] = [table.game for table in self.tables]
        step_all(games, wanted, self._sight, begin, reward, self.seating.shaped > 0)
        observations, infos = self._told()
        over = np.frombuffer(self._sight.over, np.bool_)
        return observations, rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def _wanted(self, actions: Any) -> list[int]:
        """Return the actions as whole numbers; raises, before anything has changed, what one of them would raise."""
        given, is_whole = check_actions(actions, self.num_envs)
        if not is_whole:
            given = [
                0 if table.game.is_over() else check_action(action, f"game {at}")
                for at, (table, action) in enumerate(zip(self.tables, given, strict=True))
            ]
        for table, action in zip(self.tables, given, strict=True):
            game = table.game
            if not game.is_over() and not game.moves().has(action):
                self.seating.apply(game.state, game.own, action)  # which raises
        return given

    def _fresh(self) -> Table:
        return Table(self.seating, int(self.np_random.integers(2**62)))

    def _told(self) -> tuple[NDArray[np.int32], dict[str, Any]]:
        observations, masks = as_rows(self._sight)
        seats = np.array([table.game.own for table in self.tables], np.int64)
        return observations, {"action_mask": masks, "seat": seats}
