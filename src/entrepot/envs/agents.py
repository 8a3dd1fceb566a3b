"""What PettingZoo's two forms of a game have in common: the seats as agents, their spaces, and copies."""

from random import Random
from typing import Any

from gymnasium.spaces import Box, Dict, Discrete

from entrepot.envs.copying import held, hold
from entrepot.envs.rendering import check_render_mode
from entrepot.envs.seating import Seating, check_cycles, check_seed
from entrepot.kernel.state import State


class Agents:
    """Agents are 'player_0', 'player_1', ... in the order of the seats."""

    metadata: dict[str, Any]

    def seat_agents(self, seating: Seating, max_cycles: int | None, render_mode: str | None) -> None:
        """Make an agent of every seat, before any game. BadOption for cycles or a render mode that there is not."""
        check_render_mode(render_mode)
        self.max_cycles = check_cycles(max_cycles)
        self.seating = seating
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"{seating.game.id}_v0"}
        self.possible_agents = [f"player_{seat}" for seat in range(seating.seats)]
        self.observation_spaces = {agent: seating.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: seating.action_space() for agent in self.possible_agents}
        self.agents: list[str] = []
        self.position: State | None = None
        """The whole position, hidden things included; None before the first `reset`."""
        self._seeds = Random()
        self._steps = 0

    __getstate__, __setstate__ = held, hold

    def begin(self, seed: int | None) -> State:
        """Begin a game by a seed, or by the next of those that the last seed began; return its position."""
        seed = check_seed(seed)
        if seed is not None:
            self._seeds = Random(seed)
        self.position = self.seating.new(self._seeds.getrandbits(62) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self._steps = 0
        return self.position

    def observation_space(self, agent: str) -> Dict | Box:
        """Return the space of an agent's observation: 'observation' as `seating.layout` names it, and 'action_mask'.

        With flat observations both are one vector, the mask behind the numbers.
        """
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the game's action space, the same for all agents."""
        return self.action_spaces[agent]
