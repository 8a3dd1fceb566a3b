"""Tells OpenSpiel of every game that entrepot finds."""

import warnings
from typing import Any

import pyspiel

import entrepot
from entrepot.envs.openspiel.game import EntrepotGame
from entrepot.envs.openspiel.parameters import specification
from entrepot.envs.openspiel.setup import all_can_lose, game_named
from entrepot.kernel.game import Game

PREFIX = "entrepot_"


def game_type(name: str, game: Game) -> Any:
    """Return what a game is, in OpenSpiel's terms."""
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + name,
        long_name=game.title.get("en", name),
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if all_can_lose(game) else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification(game),
    )


def register(name: str) -> None:
    """Register one game, for `pyspiel.load_game`; nothing happens if it is registered. UnknownGame, BadOption."""
    if PREFIX + name not in pyspiel.registered_names():
        kind = game_type(name, game_named(name))
        # a class of its own for each game: any other callable that OpenSpiel keeps makes Python abort when it ends
        pyspiel.register_game(kind, type(f"EntrepotGame_{name}", (EntrepotGame,), {"name": name, "kind": kind}))


def register_all() -> None:
    """Register every game found. One of another package that cannot be built is left out with a warning."""
    for name in entrepot.game_names():
        try:
            register(name)
        except Exception as error:  # an outside package may raise anything
            warnings.warn(f"{name} is not registered with OpenSpiel: {error}", stacklevel=2)
