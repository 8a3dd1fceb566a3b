"""Every game of entrepot as a game of OpenSpiel: `entrepot_<name>`, with seats and options as parameters.

import pyspiel
import entrepot.envs.openspiel                      # registers them

game = pyspiel.load_game("entrepot_tradejack(seats=3,length=quick-4)")
state = game.new_initial_state()
"""

# ruff: noqa: E402 - a missing library is told before anything asks for it
from entrepot.files.extras import check_import

check_import(("pyspiel",), "envs")

from entrepot.envs.openspiel.baselines import Baseline, tabulated
from entrepot.envs.openspiel.endgames import endgame
from entrepot.envs.openspiel.game import EntrepotGame, EntrepotState
from entrepot.envs.openspiel.registering import register, register_all

__all__ = ["Baseline", "EntrepotGame", "EntrepotState", "endgame", "register", "register_all", "tabulated"]

register_all()
