"""How many simulations a second a search makes, beside OpenSpiel's ISMCTS in C++, in one run on one core.

    .venv/bin/python -I bench/search.py [GAME...]

A simulation is one imagined position, an action of the root, the tree, and one random playout to the end. Ours: 200
positions spread through games of the game's own bot. OpenSpiel's: as many from the middle of random games, since it has
no such bots. Median of three repeats in processor time, so that other work on the machine hardly shows.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable

import pyspiel

import entrepot
from entrepot import build_info
from entrepot.arena.bench import Workbench

REPEATS = 3
SECONDS = 20.0
"""For each measurement of ours; `Workbench` gives a search a part of it."""
PEERS = {"hearts": 300, "gin_rummy": 100}
"""Simulations at each position of OpenSpiel's games."""
PEER_POSITIONS = 200
PEER_SECONDS = 4.0


def main(names: list[str]) -> None:
    measures: dict[str, Callable[[], float]] = {}
    for name in names or entrepot.game_names():
        game = entrepot.game(name)
        if game.is_test:
            continue
        for seats in (2, 4):
            bench = Workbench(game, seats)
            measures[f"{name}, {seats} seats"] = lambda bench=bench: bench.simulations(SECONDS)
    for name, simulations in PEERS.items():
        positions = middles(name)
        measures[f"OpenSpiel {name}"] = lambda p=positions, n=simulations: peer(p, n)
    found: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(REPEATS):
        for name, measure in measures.items():
            found[name].append(measure())
    print("compiled" if build_info.compiled() else "plain Python")
    for name, values in found.items():
        print(f"{name:32} {statistics.median(values):10,.0f} simulations/s")


def middles(name: str) -> list[pyspiel.State]:
    """Positions of random games in which somebody has a choice."""
    game, rng = pyspiel.load_game(name), random.Random(1)
    found: list[pyspiel.State] = []
    while len(found) < PEER_POSITIONS:
        trail: list[pyspiel.State] = []
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            if len(state.legal_actions()) > 1:
                trail.append(state.clone())
            state.apply_action(rng.choice(state.legal_actions()))
        middle = trail[len(trail) // 3 : 2 * len(trail) // 3]  # at the beginning of hearts their search crashes
        found += rng.sample(middle, min(10, len(middle)))
    return found


def peer(positions: list[pyspiel.State], simulations: int) -> float:
    evaluator = pyspiel.RandomRolloutEvaluator(1, 5)
    bot = pyspiel.ISMCTSBot(9, evaluator, 2.0, simulations)
    done, start = 0, time.process_time()
    for position in positions:
        bot.step(position)
        done += simulations
        if time.process_time() - start > PEER_SECONDS:
            break
    return done / (time.process_time() - start)


if __name__ == "__main__":
    main(sys.argv[1:])
