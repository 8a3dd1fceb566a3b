"""How fast the games are through OpenSpiel's interface, in one run on one core, with two games of its own beside them.

    .venv/bin/python -I bench/openspiel.py [--seconds 1]

A step is an action or an outcome of chance, chosen at random from Python. Simulations are those of OpenSpiel's search
bots in Python, with random rollouts, at positions spread through random games. Two players, default options. Every
figure is the median of the repeats, which go through all measurements in turn; seconds are processor time of this one
process. Prints Markdown.
"""

from __future__ import annotations

import argparse
import itertools
import random
import statistics
import time
from collections.abc import Callable, Iterator

import numpy as np
import pyspiel
from open_spiel.python import games  # noqa: F401  # registers those written in Python
from open_spiel.python.algorithms import ismcts, mcts

import entrepot
import entrepot.envs.openspiel  # registers the games
from entrepot import build_info

REPEATS = 5
PEERS = ("gin_rummy", "python_liars_poker")
SIMULATIONS = 10
"""In each search."""
COLUMNS = ("steps per second", "steps in a game", "information state, us", "observation tensor, us", "MCTS", "ISMCTS")
Measure = Callable[[float], float]


def main() -> None:
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("--seconds", type=float, default=1.0, help="for each of the repeats of a measurement")
    seconds = options.parse_args().seconds
    measures: dict[tuple[str, str], Measure] = {}
    for name in entrepot.game_names():
        if not entrepot.game(name).is_test:
            measures |= ours(name)
    for name in PEERS:
        measures[name, COLUMNS[0]] = steps(pyspiel.load_game(name))
    found: dict[tuple[str, str], list[float]] = {key: [] for key in measures}
    for _ in range(REPEATS):
        for key, measure in measures.items():
            found[key].append(measure(seconds))
    print("compiled" if build_info.compiled() else "plain Python")
    print("| game |", " | ".join(COLUMNS), "|")
    print("|---" * (len(COLUMNS) + 1) + "|")
    for name in dict.fromkeys(name for name, _ in measures):
        cells = [
            f"{statistics.median(found[name, column]):,.0f}" if (name, column) in found else "" for column in COLUMNS
        ]
        print("|", name, "|", " | ".join(cells), "|")


def ours(name: str) -> dict[tuple[str, str], Measure]:
    """Return all measurements of one of our games."""
    game = pyspiel.load_game(f"entrepot_{name}")
    spread = positions(game)
    rng = np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(random_state=rng)
    sees_all = mcts.MCTSBot(game, 1.4, SIMULATIONS, evaluator, random_state=rng)
    informed = ismcts.ISMCTSBot(game, evaluator, 1.4, SIMULATIONS, random_state=rng)
    informed.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.uniform))
    kinds: dict[str, Measure] = {
        "information state, us": each(spread, lambda state: state.information_state_string(state.current_player())),
        "observation tensor, us": each(spread, lambda state: state.observation_tensor(state.current_player())),
        "MCTS": searches(spread, sees_all.step),
        "ISMCTS": searches(spread, informed.step),
    }
    played = steps(game)
    return {
        (name, "steps per second"): played,
        (name, "steps in a game"): lambda _: statistics.mean(sum(1 for _ in walk(game, seed)) for seed in range(20)),
        **{(name, column): measure for column, measure in kinds.items()},
    }


def walk(game: pyspiel.Game, seed: int) -> Iterator[pyspiel.State]:
    """Play a game at random; yield the state before each step."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


def positions(game: pyspiel.Game) -> list[pyspiel.State]:
    """Return twenty states from each of five random games in which somebody has a choice."""
    found: list[pyspiel.State] = []
    for seed in range(5):
        asked = [s.clone() for s in walk(game, seed) if s.current_player() >= 0 and len(s.legal_actions()) > 1]
        found += asked[:: max(1, len(asked) // 20)][:20]
    for state in found:  # as a learner does, which asks before every action
        state.information_state_string(state.current_player())
    return found


def steps(game: pyspiel.Game) -> Measure:
    """Steps in a second, over whole games."""
    seeds = itertools.count()

    def measure(seconds: float) -> float:
        done, start = 0, time.process_time()
        while time.process_time() - start < seconds:
            done += sum(1 for _ in walk(game, next(seeds)))
        return done / (time.process_time() - start)

    return measure


def each(spread: list[pyspiel.State], ask: Callable[[pyspiel.State], object]) -> Measure:
    """Microseconds for a question, asked one action after the positions: no answer is remembered there."""

    def measure(seconds: float) -> float:
        done, spent = 0, 0.0
        while spent < seconds:
            fresh = [
                child for state in spread if (child := state.child(state.legal_actions()[0])).current_player() >= 0
            ]
            start = time.process_time()
            for state in fresh:
                ask(state)
            spent += time.process_time() - start
            done += len(fresh)
        return spent / done * 1e6

    return measure


def searches(spread: list[pyspiel.State], step: Callable[[pyspiel.State], int]) -> Measure:
    """Simulations in a second, over positions in turn."""
    turns = itertools.cycle(spread)

    def measure(seconds: float) -> float:
        done, start = 0, time.process_time()
        while time.process_time() - start < seconds:
            step(next(turns))
            done += SIMULATIONS
        return done / (time.process_time() - start)

    return measure


if __name__ == "__main__":
    main()
