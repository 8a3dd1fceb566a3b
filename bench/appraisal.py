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
from entrepot.bots.find import find_bot
from entrepot.kernel.game import Game
from entrepot.kernel.handle import SeatHandle


def main(name: str, seats: int, games: int, seed: int = 1) -> None:
    game = entrepot.game(name)
    rounds: dict[int, list[tuple[float, float, float]]] = defaultdict(list)
    made: dict[int, list[float]] = defaultdict(list)
    for number in range(games):
        played(game, seats, f"{seed}/{number}", rounds, made)
    print(f"{name}, {seats} seats, {games} games, seed {seed}; foresight {game.foresight} choices of each seat")
    print("round  games  choices of each seat so far  with the score  with the win")
    for at in sorted(rounds):
        ahead, scores, wins = zip(*rounds[at], strict=True)
        if len(made[at]) >= games / 10:  # later rounds are those of the longest games only
            columns = f"{at:5}  {len(made[at]):5}  {statistics.mean(made[at]) / seats:27.0f}"
            print(f"{columns}  {agreement(ahead, scores):14.2f}  {agreement(ahead, wins):12.2f}")


def played(
    game: Game, seats: int, seed: str, rounds: dict[int, list[tuple[float, float, float]]], made: dict[int, list[float]]
) -> None:
    """Play one game; note at each round's end how far each seat is ahead by the appraisal, and in the end."""
    state = game.new(seats=seats, seed=seed)
    bots = [find_bot(game, "greedy")(f"{seed}/{seat}") for seat in range(seats)]
    now, choices = state.rounds(), 0
    noted: list[tuple[int, list[float]]] = []
    while not state.over:
        seat = state.actors()[0]
        handle = SeatHandle(state, seat)
        choices += len(handle.legal()) > 1
        state.play(seat, bots[seat].choose(handle))
        if state.rounds() != now and not state.over:
            noted.append((now, lead(state.appraise(0))))
            made[now].append(choices)
            now = state.rounds()
    outcome = state.places()
    first = [float(place == 1) for place in outcome["places"]]
    wins = lead([share / sum(first) for share in first])
    scores = lead([float(score) for score in outcome.get("scores") or [-place for place in outcome["places"]]])
    for at, ahead in noted:
        rounds[at] += zip(ahead, scores, wins, strict=True)


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
