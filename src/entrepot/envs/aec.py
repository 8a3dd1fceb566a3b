"""A game as an AEC environment of PettingZoo: seats are asked one after another.

from entrepot.envs import aec_env

env = aec_env("tradejack", seats=3)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    over = termination or truncation
    env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pettingzoo import AECEnv

from entrepot.envs.agents import Agents
from entrepot.envs.rendering import FRAMES_A_SECOND, RENDER_MODES, render
from entrepot.envs.rewards import WIN_SHARE, Hints
from entrepot.envs.seating import DICT, FLAT, Observation, Seating, check_action
from entrepot.kernel.content import Content
from entrepot.kernel.errors import BadAction
from entrepot.kernel.game import Game
from entrepot.kernel.state import State


class AecEnv(Agents, AECEnv):  # type: ignore[misc]  # PettingZoo tells no types
    """Agents are 'player_0', 'player_1', ... in the order of the seats.

    If several seats choose at the same moment, the lowest is asked until it has finished, then the next; the others do
    not see what it chose, as at the table. `max_cycles` ends a game (truncation) after that many actions of all seats
    together; with None it ends by itself, as every game does.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": FRAMES_A_SECOND, "is_parallelizable": False}

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        content: Content | Path | str | None = None,
        reward: str = WIN_SHARE,
        shaped: float = 0.0,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        observations: str = DICT,
    ) -> None:
        super().__init__()
        self.seat_agents(Seating(game, seats, options, content, reward, shaped, observations), max_cycles, render_mode)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agent_selection = ""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. The same seed gives the same game; None the next of those that the last seed began.

        The game's options belong to the environment, not to a reset, so `options` is ignored.
        """
        position = self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._hints = Hints(position, range(self.seating.seats), self.seating.shaped)
        self._ask(position)

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees now, and the mask of what it may do: all 0 unless it may act."""
        return self.seating.observe(self._begun(), self.seat_of[agent])

    def step(self, action: int | None) -> None:
        """Carry out the action of `agent_selection`; Illegal, with nothing changed, where the rules forbid it."""
        state, agent = self._begun(), self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.seating.apply(state, self.seat_of[agent], check_action(action, agent))
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        if state.over or self.seating.shaped:
            self._pay(state)
        elif self.rewards[agent]:
            self._clear_rewards()
        if state.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._steps == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask(state)
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """Return what everybody can see, as text ('ansi') or as a picture ('rgb_array'); 'human' prints the text."""
        return render(self._dealt(), self.render_mode)

    def close(self) -> None:
        """There is nothing to release."""

    def _dealt(self) -> State:
        if self.position is None:
            raise BadAction("no game has begun: call reset() first")
        return self.position

    def _begun(self) -> State:
        state = self._dealt()
        if not self.agents:
            raise BadAction("the game is over and all its agents have left: call reset() for another")
        return state

    def _ask(self, state: State) -> None:
        if state.over or self._steps == self.max_cycles:
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[state.actors()[0]]
        if self.seating.observations == FLAT:
            self.infos = {agent: self.seating.info(state, self.seat_of[agent]) for agent in self.agents}

    def _pay(self, state: State) -> None:
        earned = self.seating.final(state) if state.over else [0.0] * self.seating.seats
        hints = self._hints.since(state)
        self.rewards = {agent: earned[seat] + hints[seat] for agent, seat in self.seat_of.items()}
        self._accumulate_rewards()


aec_env = AecEnv
"""The same under the name that PettingZoo uses for such functions."""
