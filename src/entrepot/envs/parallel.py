"""A game as a parallel environment of PettingZoo: in every step all seats give an action, and those that are asked act.

from entrepot.envs import parallel_env

env = parallel_env("tradejack", seats=3)
observations, infos = env.reset(seed=1)
while env.agents:
    actions = {agent: env.action_space(agent).sample(observations[agent]["action_mask"]) for agent in env.agents}
    observations, rewards, terminations, truncations, infos = env.step(actions)
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pettingzoo import ParallelEnv

from entrepot.envs.agents import Agents
from entrepot.envs.rendering import FRAMES_A_SECOND, RENDER_MODES, render
from entrepot.envs.rewards import WIN_SHARE, Hints
from entrepot.envs.seating import DICT, Observation, Seating, check_action
from entrepot.kernel.content import Content
from entrepot.kernel.errors import BadAction, BadOption
from entrepot.kernel.game import Game
from entrepot.kernel.state import State

RAISE = "raise"
FIRST = "first"
ILLEGAL = (RAISE, FIRST)
Steps = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class SeatsTogether(Agents, ParallelEnv):  # type: ignore[misc]  # PettingZoo tells no types
    """Agents are 'player_0', 'player_1', ... in the order of the seats.

    The action of a seat that may not act (its mask is all 0) is ignored. If several seats choose at the same moment,
    all of them act in one step. `illegal` says what happens with an action that the rules forbid: 'raise' (Illegal, and
    nothing of the step has happened) or 'first' (the first legal action instead, for learners without masks).
    `max_cycles` ends a game (truncation) after that many steps.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": FRAMES_A_SECOND, "is_parallelizable": True}

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        content: Content | Path | str | None = None,
        reward: str = WIN_SHARE,
        shaped: float = 0.0,
        illegal: str = RAISE,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        observations: str = DICT,
    ) -> None:
        if illegal not in ILLEGAL:
            raise BadOption(f"'illegal' is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.seat_agents(Seating(game, seats, options, content, reward, shaped, observations), max_cycles, render_mode)
        self.illegal = illegal

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game. The same seed gives the same game; None the next of those that the last seed began."""
        self.position = self.begin(seed)
        self._hints = Hints(self.position, range(self.seating.seats), self.seating.shaped)
        return self._observations(self.position), self._infos(self.position)

    def step(self, actions: dict[str, int]) -> Steps:
        """Carry out the actions of the seats that are asked, lowest first."""
        if self.position is None or not self.agents:
            raise BadAction("no game is being played: call reset() first")
        given = self._given(self.position, actions)
        state = self.position.copy()  # so that a refused action takes back those before it
        for seat in state.actors():
            if seat in state.actors():
                self.seating.apply(state, seat, self._allowed(state, seat, given[seat]))
        self.position = state
        self._steps += 1
        over, cut = state.over, not state.over and self._steps == self.max_cycles
        result = (
            self._observations(state),
            self._rewards(state),
            dict.fromkeys(self.possible_agents, over),
            dict.fromkeys(self.possible_agents, cut),
            self._infos(state),
        )
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return result

    def render(self) -> Any:
        """Return what everybody can see, as text ('ansi') or as a picture ('rgb_array'); 'human' prints the text."""
        if self.position is None:
            raise BadAction("no game has begun: call reset() first")
        return render(self.position, self.render_mode)

    def _given(self, state: State, actions: Any) -> dict[int, int]:
        """Return the actions of the seats that are asked; BadAction where one is missing, or for nobody."""
        if not isinstance(actions, Mapping):
            raise BadAction(f"give the actions by the names of their agents, not as {actions!r}")
        unknown = [agent for agent in actions if agent not in self.possible_agents]
        if unknown:
            raise BadAction(f"there is no agent {unknown[0]!r}: they are {', '.join(self.possible_agents)}")
        asked = {seat: self.possible_agents[seat] for seat in state.actors()}
        return {seat: check_action(actions.get(agent), agent) for seat, agent in asked.items()}

    def _allowed(self, state: State, seat: int, action: int) -> int:
        if self.illegal == FIRST and action not in state.legal(seat):
            return state.legal(seat)[0]
        return action

    def _observations(self, state: State) -> dict[str, Observation]:
        return {agent: self.seating.observe(state, seat) for seat, agent in enumerate(self.possible_agents)}

    def _rewards(self, state: State) -> dict[str, float]:
        earned = self.seating.final(state) if state.over else [0.0] * self.seating.seats
        hints = self._hints.since(state)
        return {agent: earned[seat] + hints[seat] for seat, agent in enumerate(self.possible_agents)}

    def _infos(self, state: State) -> dict[str, dict[str, Any]]:
        return {agent: self.seating.info(state, seat) for seat, agent in enumerate(self.possible_agents)}


parallel_env = SeatsTogether
"""The same under the name that PettingZoo uses for such functions."""
