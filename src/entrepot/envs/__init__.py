"""Games behind the interfaces that researchers use: PettingZoo, Gymnasium, OpenSpiel.

It needs `pip install entrepot[envs]`, or `make install` in a checkout. Importing it registers all games with Gymnasium.
"""

# ruff: noqa: E402 - a missing library is told before anything asks for it
from entrepot.files.extras import check_import

check_import(("gymnasium", "numpy", "pettingzoo"), "envs")

from entrepot.envs.aec import AecEnv, aec_env
from entrepot.envs.observing import Layout, Observer, layout, observer
from entrepot.envs.parallel import SeatsTogether, parallel_env
from entrepot.envs.registration import register_all
from entrepot.envs.self_play import SelfPlay
from entrepot.envs.single import SingleEnv
from entrepot.envs.vector import ManyGames

__all__ = [
    "AecEnv",
    "Layout",
    "ManyGames",
    "Observer",
    "SeatsTogether",
    "SelfPlay",
    "SingleEnv",
    "aec_env",
    "layout",
    "observer",
    "parallel_env",
]

register_all()
