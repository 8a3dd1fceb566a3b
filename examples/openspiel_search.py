"""OpenSpiel's ISMCTS against two players at random in a game of Tradejack, told move by move; some seconds.

pip install "entrepot[envs]", then python examples/openspiel_search.py
"""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import entrepot.envs.openspiel  # noqa: F401  # registers the games


def main() -> None:
    rng = np.random.RandomState(5)
    game = pyspiel.load_game("entrepot_tradejack(seats=3,length=quick-5)")
    evaluator = mcts.RandomRolloutEvaluator(random_state=rng)
    searcher = ismcts.ISMCTSBot(game, evaluator, uct_c=1.0, max_simulations=20, random_state=rng)
    searcher.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.uniform))
    state = game.new_initial_state()
    while not state.is_terminal():
        player = state.current_player()
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            action = rng.choice(outcomes, p=weights)
        elif player == 0:
            action = searcher.step(state)  # looks only at what player 0 knows
        else:
            action = rng.choice(state.legal_actions())
        print("chance" if player < 0 else f"player {player + 1}", state.action_to_string(player, action), sep=": ")
        state.apply_action(action)
    print("Returns:", [round(value, 2) for value in state.returns()])
    print("Reputation by seat:", state.position.state.outcome()["scores"])


if __name__ == "__main__":
    main()
