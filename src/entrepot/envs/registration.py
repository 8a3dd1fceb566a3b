"""The ids under which `gymnasium.make` and `gymnasium.make_vec` know the games."""

import gymnasium

from entrepot.kernel.registry import game_modules

NAMESPACE = "entrepot"
VERSION = 0


def env_id(game: str) -> str:
    """Return the id of a game: 'entrepot/TradeAndTriumph-v0' for 'trade_and_triumph'."""
    return f"{NAMESPACE}/{game.replace('_', ' ').title().replace(' ', '')}-v{VERSION}"


def register_all() -> None:
    """Register every game found, those of other packages included, unless that has been done."""
    for game in game_modules():
        if env_id(game) not in gymnasium.registry:
            gymnasium.register(
                env_id(game),
                entry_point="entrepot.envs.single:SingleEnv",
                vector_entry_point="entrepot.envs.vector:ManyGames",
                kwargs={"game": game},
            )
