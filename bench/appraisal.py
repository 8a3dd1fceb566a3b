"""How much a game's appraisal says, round by round, about how the game ends: what the search may cut its playouts by.

    .venv/bin/python bench/appraisal.py GAME SEATS GAMES [SEED]

`greedy` plays in every seat. At the end of each round the seats are appraised; the table shows the correlation of what
a seat is ahead of the mean of all with what it is ahead in the final score, and with its share of the win. Near 0 the
appraisal is noise there, and a search that cuts its playouts in that round judges by noise: let it look further
(`Game.foresight`, in choices of each seat), or appraise what the winners of later rounds have in common.
"""

from __future__ import annotations

import statistics
import sys
from collections import defaultdict

import entrepot
from entrepot.arena.play import play_game
from entrepot.bots.find import find_bot
from entrepot.bots.search.gauge import shares
from entrepot.kernel.game import Game
from entrepot.kernel.state import State


class Watch:
    """Follows one game after another and notes, at the end of each round, how far each seat is ahead."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.rounds: dict[int, list[tuple[float, float, float]]] = defaultdict(list)
        """By round, for each seat of each game that went on after it: ahead by the appraisal, in the score, in wins."""
        self.made: dict[int, list[float]] = defaultdict(list)
        """By round the choices of each seat until then."""

    def play(self, game: Game, seed: str) -> None:
        """Play one game."""
        noted: list[tuple[int, list[float]]] = []
        now = choices = 0

        def before(state: State) -> None:
            nonlocal now
            if state.rounds() != now:
                if now > 0:
                    noted.append((now, lead(state.appraise(0))))
                    self.made[now].append(choices / self.seats)
                now = state.rounds()

        def after(seat: int, action: int, legal: int, taken: int) -> None:
            nonlocal choices
            choices += legal > 1

        bots = [find_bot(game, "greedy")(f"{seed}/{seat}") for seat in range(self.seats)]
        state = play_game(game, bots, seed, before=before, after=after).state
        scores, wins = lead([float(score) for score in state.places()["scores"]]), lead(shares(state))
        for at, ahead in noted:
            self.rounds[at] += zip(ahead, scores, wins, strict=True)


def main(name: str, seats: int, games: int, seed: int = 1) -> None:
    game = entrepot.game(name)
    watch = Watch(seats)
    for number in range(games):
        watch.play(game, f"{seed}/{number}")
    print(f"{name}, {seats} seats, {games} games, seed {seed}; foresight {game.foresight} choices of each seat")
    print("round  games  choices of each seat so far  with the score  with the win")
    for at in sorted(watch.rounds):
        made = watch.made[at]
        if len(made) >= games / 10:  # later rounds are those of the longest games only
            ahead, scores, wins = zip(*watch.rounds[at], strict=True)
            columns = f"{at:5}  {len(made):5}  {statistics.mean(made):27.0f}"
            print(f"{columns}  {agreement(ahead, scores):14.2f}  {agreement(ahead, wins):12.2f}")


def lead(values: list[float]) -> list[float]:
    """Return how far each is above the mean."""
    mean = statistics.mean(values)
    return [value - mean for value in values]


def agreement(left: tuple[float, ...], right: tuple[float, ...]) -> float:
    """Return the correlation; 0 where all are alike."""
    alike = len(set(left)) == 1 or len(set(right)) == 1
    return 0.0 if alike else statistics.correlation(left, right)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
