"""Many games at once in one process, as a vector environment of Gymnasium.

import gymnasium
import entrepot.envs

games = gymnasium.make_vec("entrepot/Tradejack-v0", num_envs=64, opponents="greedy")
observations, infos = games.reset(seed=1)     # (64, size) of int32; infos["action_mask"]: (64, actions) of int8
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
from entrepot.bots.others import Others
from entrepot.envs.copying import resting, wake
from entrepot.envs.episode import END, Episode, Opponents, Rules, as_rows, seen_by
from entrepot.envs.rendering import FRAMES_A_SECOND, RENDER_MODES, check_render_mode, render
from entrepot.envs.rewards import WIN_SHARE
from entrepot.envs.seating import Seating, check_action, check_actions, check_count, check_seed
from entrepot.kernel.content import Content
from entrepot.kernel.errors import BadAction
from entrepot.kernel.game import Game

Steps = tuple[NDArray[np.int32], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class ManyGames(VectorEnv[NDArray[np.int32], NDArray[np.int64], NDArray[Any]]):
    """`num_envs` games, each as in `SingleEnv`. One call steps them all and writes into one array.

    A game that is over begins again at the next step (autoreset 'next step'), which ignores its action.
    Arrays that are returned are the caller's own.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": FRAMES_A_SECOND, "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        opponents: Opponents = "uniform",
        seats: int | None = None,
        seat: int | str = 0,
        options: Mapping[str, str] | None = None,
        content: Content | Path | str | None = None,
        reward: str = WIN_SHARE,
        shaped: float = 0.0,
        illegal: str = END,
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        self.seating = Seating(game, seats, options, content, reward, shaped)
        self.rules = Rules(self.seating, opponents, seat, illegal)
        self.num_envs = check_count(num_envs)
        self.render_mode = render_mode
        self.single_observation_space = Box(self.seating.layout.low, self.seating.layout.high, dtype=np.int32)
        self.single_action_space = self.seating.action_space()
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.episodes: list[Episode] = []

    __getstate__, __setstate__ = resting, wake

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int32], dict[str, Any]]:
        """Begin all games. The same seed gives the same games and opponents' choices; of a list the first counts."""
        super().reset(seed=check_seed((seed[0] if seed else None) if isinstance(seed, list) else seed))
        self.episodes = [self._fresh() for _ in range(self.num_envs)]
        self._sight = self.seating.sight(self.num_envs)
        return self._seen()

    def step(self, actions: Any) -> Steps:
        """Carry out one action in each game and the others' answers to it."""
        self._begun()
        wanted = self._wanted(actions)
        games = [episode.others for episode in self.episodes]
        sight = self._sight
        sight.clear()
        rewards = step_all(games, wanted, sight, self._begin, self._reward, self.seating.shaped > 0)
        observations, infos = self._told(*as_rows(sight))
        over = np.frombuffer(sight.over, np.bool_)
        return observations, np.array(rewards), over, np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal in each game: (num_envs, actions); all False where a game is over."""
        self._begun()
        masks: NDArray[np.int8] = self._seen()[1]["action_mask"]
        return masks.view(np.bool_)

    def render(self) -> Any:
        """Return what the learner's seat sees in each game."""
        self._begun()
        return tuple(render(episode.state, self.render_mode, episode.seat) for episode in self.episodes)

    def _begun(self) -> None:
        if not self.episodes:
            raise BadAction("no game has begun: call reset() first")

    def _wanted(self, actions: Any) -> list[int]:
        """Return the actions as whole numbers; raises, before anything has changed, what one of them would raise."""
        given, is_whole = check_actions(actions, self.num_envs)
        if is_whole and self.rules.illegal == END:
            return given  # whatever they are
        wanted = []
        for at, (episode, action) in enumerate(zip(self.episodes, given, strict=True)):
            wanted.append(0 if episode.over else check_action(action, f"game {at}"))
            if not episode.over and not episode.allows(wanted[at]):
                episode.act(wanted[at])  # which raises
        return wanted

    def _begin(self, at: int) -> Others:
        self.episodes[at] = self._fresh()
        return self.episodes[at].others

    def _reward(self, at: int, action: int, is_legal: bool) -> float:
        return self.episodes[at].earned() if is_legal else self.episodes[at].refused(action)

    def _fresh(self) -> Episode:
        while True:
            episode = Episode(self.rules, int(self.np_random.integers(2**62)))
            if not episode.over:
                return episode

    def _seen(self) -> tuple[NDArray[np.int32], dict[str, Any]]:
        return self._told(*seen_by(self._sight, self.episodes))

    def _told(
        self, observations: NDArray[np.int32], masks: NDArray[np.int8]
    ) -> tuple[NDArray[np.int32], dict[str, Any]]:
        return observations, {"action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}
