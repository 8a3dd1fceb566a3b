"""Random play of every game beside OpenSpiel's crazy_eights with four players, whole games inside C++, in one run.

    .venv/bin/python -I bench/crazy_eights.py [GAME ...] [--seconds 0.3]

Counted are choices a second on one core: decisions with at least two legal actions, forced ones and chance apart. The
peer plays before and after each measurement of ours, and the ratio is to the mean of both; of everything stands the
median of the repeats. Seconds are processor time of this one process. Prints Markdown.
"""

from __future__ import annotations

import argparse
import gc
import itertools
import random
import statistics
import time

import entrepot
from entrepot import build_info
from entrepot.arena.bench import seat_counts
from entrepot.kernel.chance import seeded
from entrepot.kernel.game import Game
from entrepot.kernel.playout import Tally, playout

REPEATS = 5
WALKS = 300
"""Games of the peer that are walked through from Python, to know how many of its decisions are choices."""


class Peer:
    """OpenSpiel's game, played by its own uniformly random bots."""

    def __init__(self) -> None:
        import pyspiel

        self.play_game = pyspiel.evaluate_bots
        self.game = pyspiel.load_game("crazy_eights", {"players": 4})
        self.bots = [pyspiel.make_uniform_random_bot(player, 11 + player) for player in range(4)]
        self.seeds = itertools.count(1)
        rng = random.Random(1)
        counts = [self.walk(rng) for _ in range(WALKS)]
        self.chances = statistics.mean(chances for chances, _, _ in counts)
        self.share = sum(choices for _, choices, _ in counts) / sum(decisions for _, _, decisions in counts)

    def walk(self, rng: random.Random) -> tuple[int, int, int]:
        """Return how many outcomes of chance, choices and decisions a random game has."""
        state = self.game.new_initial_state()
        chances = choices = decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                chances += 1
                continue
            legal = state.legal_actions()
            decisions += 1
            choices += len(legal) > 1
            state.apply_action(rng.choice(legal))
        return chances, choices, decisions

    def measure(self, seconds: float) -> float:
        """Return choices in a second."""
        moves = games = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            state = self.game.new_initial_state()
            self.play_game(state, self.bots, next(self.seeds))
            moves += len(state.history())
            games += 1
        spent = time.process_time() - start
        return (moves - games * self.chances) * self.share / spent


def ours(game: Game, seats: int, seconds: float) -> float:
    """Return choices in a second."""
    tally, number = Tally(), 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        playout(game.new(seats, number), seeded(number), tally)
        number += 1
    return int(tally.choices) / (time.process_time() - start)


def main() -> None:
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("games", nargs="*", metavar="GAME", help="without any, all of them")
    options.add_argument("--seconds", type=float, default=0.3, help="for each of the repeats of a measurement")
    chosen = options.parse_args()
    try:
        peer = Peer()
    except ImportError:
        print("OpenSpiel is not installed here, so nothing is compared with it")
        return
    games = [entrepot.game(name) for name in chosen.games or entrepot.game_names()]
    print(f"{'compiled' if build_info.compiled() else 'plain Python'}, beside OpenSpiel's crazy_eights\n")
    print("| game, seats | thousand choices/s | crazy_eights | ratio |\n|---|---|---|---|")
    gc.disable()
    for game in games:
        for seats in seat_counts(game) if not game.is_test else []:
            rows = []
            for _ in range(REPEATS):
                before = peer.measure(chosen.seconds)
                own = ours(game, seats, chosen.seconds)
                theirs = (before + peer.measure(chosen.seconds)) / 2
                rows.append((own, theirs, own / theirs))
                gc.collect()
            own, theirs, ratio = (statistics.median(column) for column in zip(*rows, strict=True))
            print(f"| {game.id}, {seats} | {own / 1000:,.0f} | {theirs / 1000:,.0f} | {ratio:.2f} |", flush=True)


if __name__ == "__main__":
    main()
