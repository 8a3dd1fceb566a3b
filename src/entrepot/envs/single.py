"""One seat of a game as an environment of Gymnasium; bots play the others.

import gymnasium
import entrepot.envs

env = gymnasium.make("entrepot/Tradejack-v0", seats=3, opponents="greedy")
observation, info = env.reset(seed=1)
action = env.action_space.sample(info["action_mask"])
observation, reward, terminated, truncated, info = env.step(action)
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box
from numpy.typing import NDArray

from entrepot.envs.copying import resting, wake
from entrepot.envs.episode import END, Episode, Opponents, Rules, seen_by
from entrepot.envs.rendering import FRAMES_A_SECOND, RENDER_MODES, check_render_mode, render
from entrepot.envs.rewards import WIN_SHARE
from entrepot.envs.seating import Seating, check_action, check_seed
from entrepot.kernel.content import Content
from entrepot.kernel.errors import BadAction
from entrepot.kernel.game import Game

Step = tuple[NDArray[np.int32], float, bool, bool, dict[str, Any]]


class SingleEnv(gymnasium.Env[NDArray[np.int32], np.int64]):
    """The observation is the vector that `seating.layout` names; `info["action_mask"]` has 1 for each legal action.

    `opponents`: the name of a bot for all other seats, or one for each, in order; a class of bots does as well.
    `seat`: the learner's, from 0, or 'random' for any, drawn anew for each game.
    `illegal`: 'end' (the game ends at once and is worth -1) or 'raise' (Illegal, and nothing has changed).
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": FRAMES_A_SECOND}

    def __init__(
        self,
        game: Game | str,
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
        self.render_mode = render_mode
        self.observation_space = Box(self.seating.layout.low, self.seating.layout.high, dtype=np.int32)
        self.action_space = self.seating.action_space()
        self.episode: Episode | None = None
        """The game that is played; None before the first `reset`."""

    __getstate__, __setstate__ = resting, wake

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int32], dict[str, Any]]:
        """Begin a game. The same seed gives the same game and opponents' choices; `options` is ignored."""
        super().reset(seed=check_seed(seed))
        self._sight = self.seating.sight(1)
        while True:
            self.episode = Episode(self.rules, int(self.np_random.integers(2**62)))
            if not self.episode.over:  # a game can be over before the learner is asked
                break
        return self._seen(self.episode)

    def step(self, action: Any) -> Step:
        """Carry out an action and the others' answers to it, until this seat is asked again or the game is over."""
        episode = self._begun()
        if episode.over:
            raise BadAction("the game is over: call reset() for another")
        reward = episode.act(check_action(action, f"seat {episode.seat}"))
        observation, info = self._seen(episode)
        if self.render_mode == "human":
            self.render()
        return observation, reward, episode.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal now, in the form that maskable algorithms use."""
        episode = self._begun()
        if episode.over:
            return np.zeros(self.seating.actions, np.bool_)
        return self.seating.mask(episode.state, episode.seat).view(np.bool_)

    def render(self) -> Any:
        """Return what the learner's seat sees, as text ('ansi') or a picture ('rgb_array'); 'human' prints the text."""
        episode = self._begun()
        return render(episode.state, self.render_mode, episode.seat)

    def _begun(self) -> Episode:
        if self.episode is None:
            raise BadAction("no game has begun: call reset() first")
        return self.episode

    def _seen(self, episode: Episode) -> tuple[NDArray[np.int32], dict[str, Any]]:
        observations, masks = seen_by(self._sight, [episode])
        return observations[0], {"action_mask": masks[0]}
