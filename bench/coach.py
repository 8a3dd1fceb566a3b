"""Whether the coach tells good play from bad: mistakes that a review finds in games of `easy`, of `hard` and of others.

    .venv/bin/python -I bench/coach.py tradejack --games 20 --option length=quick-4 --keep coach.jsonl

Each game is played by one level in both seats, with the same seeds for every level, and both seats are reviewed as
`entrepot review` does it, without the course of the game. It counts the mistakes (worse by more than two standard
errors in positions imagined afresh) and what they cost, for 100 choices, with 95% intervals by bootstrap over games;
the differences are of games with the same seed. Every game is kept in a file as it ends, so it can be stopped and gone
on with.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import entrepot
from entrepot import build_info
from entrepot.arena.play import play_game
from entrepot.bots.find import find_bot
from entrepot.kernel.game import Game
from entrepot.kernel.state import State
from entrepot.review.choices import Choice
from entrepot.review.reviewing import LONGER, Judged, SeatReview, seat_review, suspects
from entrepot.review.weighing import Effort, duel, weigh

SEATS = 2
RESAMPLES = 10_000

Row = dict[str, float]
"""Of one game of one level: its choices, its mistakes and what they cost, in hundredths of a win."""
Figure = Callable[[Sequence[Row]], float]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument(
        "--playouts", type=int, default=16, help="of each choice; four times as many at the second look"
    )
    parser.add_argument("--levels", nargs="+", default=["easy", "hard"])
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", default="coach")
    parser.add_argument("--minutes", type=float, default=600, help="after which no further game is begun")
    parser.add_argument("--keep", type=Path, required=True, help="a file of lines, which is gone on with")
    given = parser.parse_args()
    game = entrepot.game(given.game)
    options = dict(option.split("=", 1) for option in given.option)
    kept = read(given.keep)
    rows: dict[str, list[Row]] = {level: [] for level in given.levels}
    began = time.monotonic()
    for number in range(given.games):
        for level in given.levels:
            key = f"{game.id} {' '.join(given.option)} {given.playouts} {given.seed}/{number} {level}"
            if key not in kept:
                kept[key] = reviewed(game, level, options, f"{given.seed}/{number}", Effort(given.playouts))
                with given.keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({"key": key, **kept[key]}) + "\n")
            rows[level].append(kept[key])
        if time.monotonic() - began > 60 * given.minutes:
            break
    tell(rows)


def read(path: Path) -> dict[str, Row]:
    """Return what was found before."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    rows = [json.loads(line) for line in lines]
    return {row.pop("key"): row for row in rows}


def reviewed(game: Game, level: str, options: dict[str, str], seed: str, effort: Effort) -> Row:
    """Play one game and review both seats."""
    began = time.process_time()
    found = [looked_through(own, effort, seed) for own in choices_of_game(game, level, options, seed)]
    return {
        "choices": sum(one.choices for one in found),
        "mistakes": sum(len(one.mistakes) for one in found),
        "cost": 100 * sum(mistake.by.worth for one in found for mistake in one.mistakes),
        "seconds": round(time.process_time() - began, 1),
    }


def choices_of_game(game: Game, level: str, options: dict[str, str], seed: str) -> list[list[Choice]]:
    """Play one game; return each seat's choices."""
    found: list[list[Choice]] = [[] for _ in range(SEATS)]
    now: list[State] = []
    moves = 0

    def before(state: State) -> None:
        now[:] = [state.copy()]

    def after(seat: int, action: int, legal: int, taken: int) -> None:
        nonlocal moves
        moves += 1
        if legal > 1:
            now[0].listening = False
            found[seat].append(Choice(now[0], seat, len(found[seat]) + 1, moves, action))

    bots = [find_bot(game, level)(f"{seed}/{seat}") for seat in range(SEATS)]
    play_game(game, bots, seed, options, before=before, after=after)
    return found


def looked_through(choices: list[Choice], effort: Effort, seed: str) -> SeatReview:
    """Review one seat's choices: a quick look at all, a longer one at those in which something seemed better."""
    looks = [weigh(choice, effort, seed) for choice in choices]
    longer = Effort(LONGER * effort.playouts)
    judged = []
    for at, look, other in suspects(list(enumerate(looks))):
        judged.append(Judged(look, other, duel(choices[at], longer, seed, look.played, other), is_gain=False))
    return seat_review(choices[0].seat, looks, judged, [])


def tell(rows: dict[str, list[Row]]) -> None:
    """Print what was found."""
    figures = {"mistakes for 100 choices": rate("mistakes"), "their cost, % of a win": rate("cost")}
    print("compiled" if build_info.compiled() else "plain Python")
    for level, own in rows.items():
        choices = sum(row["choices"] for row in own)
        print(f"{level}: {len(own)} games, {choices:.0f} choices, {sum(row['mistakes'] for row in own):.0f} mistakes")
        for name, figure in figures.items():
            low, high = interval(len(own), lambda drawn, own=own, figure=figure: figure([own[at] for at in drawn]))
            print(f"    {name:26} {figure(own):6.2f}  [{low:.2f}, {high:.2f}]")
    first, *others = rows
    for other in others:
        pairs = list(zip(rows[first], rows[other], strict=False))
        print(f"{first} less {other}, {len(pairs)} pairs of games:")
        for name, figure in figures.items():

            def difference(drawn: Sequence[int], pairs: list[tuple[Row, Row]] = pairs, f: Figure = figure) -> float:
                return f([pairs[at][0] for at in drawn]) - f([pairs[at][1] for at in drawn])

            low, high = interval(len(pairs), difference)
            print(f"    {name:26} {difference(range(len(pairs))):6.2f}  [{low:.2f}, {high:.2f}]")


def rate(name: str) -> Figure:
    """Return a function that gives so much of something for 100 choices."""
    return lambda rows: 100 * sum(row[name] for row in rows) / sum(row["choices"] for row in rows)


def interval(games: int, figure: Callable[[Sequence[int]], float]) -> tuple[float, float]:
    """Return the 95% interval of a figure of some games, drawn again and again with replacement."""
    rng = random.Random(1)
    drawn = sorted(figure([rng.randrange(games) for _ in range(games)]) for _ in range(RESAMPLES))
    return drawn[RESAMPLES * 25 // 1000], drawn[RESAMPLES * 975 // 1000]


if __name__ == "__main__":
    main()
