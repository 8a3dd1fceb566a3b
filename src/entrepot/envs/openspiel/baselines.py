"""entrepot's bots as bots of OpenSpiel, and as policies of games that are small enough to be written down."""

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.policy import TabularPolicy

from entrepot.bots.find import find_bot
from entrepot.envs.openspiel.game import EntrepotGame, EntrepotState
from entrepot.envs.openspiel.position import Position, settled
from entrepot.kernel.bot import Bot
from entrepot.kernel.handle import SeatHandle


class Baseline(pyspiel.Bot):  # type: ignore[misc]  # pyspiel has no types
    """A bot by its name, or a class of bots, in one player's seat. It sees what that seat knows. UnknownBot."""

    def __init__(self, game: EntrepotGame, player: int, bot: str | type[Bot], seed: object = 0) -> None:
        super().__init__()
        self.kind = bot_class(game, bot)
        self.player = player
        self.seed = seed
        self.restart()

    def restart(self) -> None:
        """Begin another game, with the same chance as the first."""
        self.bot = self.kind(self.seed)

    def restart_at(self, state: EntrepotState) -> None:
        """Begin in the middle of a game."""
        self.restart()

    def player_id(self) -> int:
        """Return whose seat it is."""
        return self.player

    def step(self, state: EntrepotState) -> int:
        """Return what it does where its player is asked."""
        return chosen(self.bot, state.position)

    def step_with_policy(self, state: EntrepotState) -> tuple[list[tuple[int, float]], int]:
        """Return the same, and what it does as a policy."""
        action = self.step(state)
        return [(action, 1.0)], action


def tabulated(game: EntrepotGame, bot: str | type[Bot], seed: object = 0) -> TabularPolicy:
    """Return what a bot does in each information state of a small game, asked by itself in each.

    Its chance depends on the seed and the information state alone. So it is one fixed policy, of which OpenSpiel can
    tell exactly how far it is from an equilibrium.
    """
    kind, table = bot_class(game, bot), TabularPolicy(game)
    probabilities: Any = np.zeros_like(table.action_probability_array)
    for row, state in enumerate(table.states):
        player = state.current_player()
        own = kind(f"{seed} {state.information_state_string(player)}")
        probabilities[row, chosen(own, state.position)] = 1
    table.action_probability_array[:] = probabilities
    return table


def bot_class(game: EntrepotGame, bot: str | type[Bot]) -> type[Bot]:
    """Return the class of a bot that is given by its name or as a class."""
    return find_bot(game.setup.game, bot) if isinstance(bot, str) else bot


def chosen(bot: Bot, position: Position) -> int:
    """Return the action of a bot where it is asked; it is not asked where there is only one."""
    state = settled(position).copy()
    only = int(state.moves(position.player).only())
    return only if only >= 0 else bot.choose(SeatHandle(state, position.player))
