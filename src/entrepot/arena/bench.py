"""How fast a game is: uniform playouts, copies, views and resampled positions, each the median of several repeats.

The clock is the processor time of this process, so that other work on the machine hardly shows.
"""

import gc
import itertools
import statistics
import time
from collections.abc import Callable
from typing import Any, Final

from entrepot import build_info
from entrepot.arena.play import play_game
from entrepot.bots.find import find_bot, usual_bot
from entrepot.bots.ismcts import Ismcts
from entrepot.bots.search.budget import Budget
from entrepot.bots.search.simulation import Habits
from entrepot.files.record import Record, replay
from entrepot.kernel.chance import Random, seeded
from entrepot.kernel.game import Game
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.match import Match
from entrepot.kernel.playout import Tally, play_round, playout
from entrepot.kernel.state import State

REPEATS: Final = 5
SEATS: Final = (2, 4, 6)
GAMES: Final = 20
"""Games from which positions are taken."""
POSITIONS: Final = 10
"""Positions taken from each."""
SHORT: Final = 0.15
"""The part of a playout's time that each smaller measurement gets."""

SEARCH_PLAYOUTS: Final = 100
"""Simulations at each position that is searched."""
STRIDE: Final = 3
SEARCH_PATIENCE: Final = 2
"""Random playouts teach little of the others' replies, so that their trees widen fast."""

Measure = Callable[[float], float]
"""Works for about so many seconds and returns what was measured."""


def seat_counts(game: Game) -> list[int]:
    """Return the numbers of seats that are measured: 2, 4 and 6 where the game has them, else its fewest and most."""
    found = [seats for seats in SEATS if game.fewest <= seats <= game.most]
    return found or sorted({game.fewest, game.most})


def bench(game: Game, seats: int, seconds: float, advance: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Return the figures of a game at a number of seats; each playout measurement takes `seconds`.

    The repeats go through all measurements in turn, so that a disturbance of the machine touches all alike.
    `advance` is called after each repeat.
    """
    measures = Workbench(game, seats).measures()
    found: dict[str, list[float]] = {name: [] for name in measures}
    gc.collect()
    gc.disable()  # as other benchmarks of our field do; positions hold no cycles
    try:
        for _ in range(REPEATS):
            for name, measure in measures.items():
                found[name].append(measure(seconds if name.endswith("_per_s") else seconds * SHORT))
            if advance is not None:
                advance(1)
    finally:
        gc.enable()
    medians = {name: tidy(statistics.median(values)) for name, values in found.items()}
    return {"game": game.id, "seats": seats, "compiled": build_info.compiled(), **medians}


def tidy(value: float) -> float:
    """Return a measured number without digits that mean nothing."""
    return round(value) if value >= 1000 else round(value, 3)


class Workbench:
    """The positions to measure on, made before any clock runs, and what is measured on them."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.rng = seeded("bench")
        self.number = 0
        """Games begun so far, so that every repeat plays others."""
        self.positions: list[State] = []
        self.first_rounds: list[State] = []
        self.last_rounds: list[State] = []
        for seed in range(GAMES):
            self.sample(seed)
        self.records = [recorded(game, seats, seed) for seed in range(GAMES)]
        self.bot = usual_bot(game)
        self.bot_positions = [state for seed in range(GAMES) for state in bot_positions(game, seats, seed, self.bot)]
        choices = [state for state in self.bot_positions if len(state.legal(state.actors()[0])) > 1]
        self.searched = itertools.cycle(choices[::STRIDE] + choices[1::STRIDE] + choices[2::STRIDE])
        """Early, middle and late positions by turns, as a short measurement sees few of them."""

    def sample(self, seed: int) -> None:
        """Keep positions spread through a uniform game, and those that begin its first and its last round."""
        state = self.game.new(self.seats, seed)
        self.first_rounds.append(state.copy())
        trail: list[State] = []
        last, begun = state.rounds(), state.copy()
        while not state.over:
            if state.rounds() != last:
                last, begun = state.rounds(), state.copy()
            trail.append(state.copy())
            state.play(*random_action(state, self.rng))
        self.last_rounds.append(begun)
        self.positions += spread(trail)

    def measures(self) -> dict[str, Measure]:
        """Return each figure's name with what measures it."""
        rates = {"choices_per_s": 0.0, "decisions_per_s": 0.0, "games_per_s": 0.0}

        def choices(seconds: float) -> float:
            rates.update(self.playouts(seconds))
            return rates["choices_per_s"]

        return {
            "choices_per_s": choices,
            "decisions_per_s": lambda _: rates["decisions_per_s"],
            "games_per_s": lambda _: rates["games_per_s"],
            "copy_us": lambda seconds: self.each(seconds, lambda state: state.copy()),  # State.copy is not a game's own
            "view_us": lambda seconds: self.each(seconds, lambda state: state.view(self.next_seat())),
            "determinize_us": lambda seconds: self.each(
                seconds, lambda state: state.determinize(self.next_seat(), self.rng)
            ),
            "last_to_first_round": self.last_to_first,
            f"choices_per_s_from_{self.bot}_games": self.from_bot_games,
            "simulations_per_s": self.simulations,
            "replayed_per_s": self.replays,
        }

    def next_seat(self) -> int:
        """Return the seats one after the other."""
        self.number += 1
        return self.number % self.seats

    def playouts(self, seconds: float) -> dict[str, float]:
        """Return how much uniform playouts from the start do in a second."""
        tally, games, new, rng = Tally(), 0, self.game.new, self.rng
        start = now = time.process_time()
        while now - start < seconds or games == 0:
            self.number += 1
            playout(new(self.seats, self.number), rng, tally)
            games += 1
            now = time.process_time()
        spent = now - start
        counts = {"choices_per_s": int(tally.choices), "decisions_per_s": int(tally.decisions), "games_per_s": games}
        return {name: count / spent for name, count in counts.items()}

    def each(self, seconds: float, work: Callable[[State], object]) -> float:
        """Return the microseconds that one piece of work takes, on the average over all positions."""
        done, spent, positions = 0, 0.0, self.positions
        while spent < seconds:
            start = time.process_time()
            for state in positions:
                work(state)
            spent += time.process_time() - start
            done += len(positions)
        return 1e6 * spent / done

    def last_to_first(self, seconds: float) -> float:
        """Return how many times as long a choice takes in the last round as in the first."""
        return self.per_choice(self.last_rounds, seconds) / self.per_choice(self.first_rounds, seconds)

    def per_choice(self, starts: list[State], seconds: float) -> float:
        """Return the seconds a choice takes, forced actions included, in uniform play to the end of the round."""
        return self.timed(starts, seconds, play_round)

    def from_bot_games(self, seconds: float) -> float:
        """Return the choices per second of uniform playouts that begin in the middle of games between bots."""
        return 1 / self.timed(self.bot_positions, seconds * SHORT, playout)

    def simulations(self, seconds: float) -> float:
        """Return the simulations per second of a search with one random playout each, to the end of the game."""
        done, spent = 0, 0.0
        habits = Habits(depth=self.game.longest, patience=SEARCH_PATIENCE, at_random=True)
        while spent < seconds * SHORT:
            state = next(self.searched)
            self.number += 1
            bot = Ismcts(self.number, Budget(SEARCH_PLAYOUTS), habits)
            handle = SeatHandle(state, state.actors()[0])
            start = time.process_time()
            done += bot.consider(handle).playouts
            spent += time.process_time() - start
        return done / spent

    def replays(self, seconds: float) -> float:
        """Return how many actions of records are replayed and checked in a second."""
        done, spent = 0, 0.0
        while spent < seconds * SHORT:
            start = time.process_time()
            for record in self.records:
                replay(record, self.game)
            spent += time.process_time() - start
            done += sum(record.count() for record in self.records)
        return done / spent

    def timed(self, starts: list[State], seconds: float, run: Callable[[State, Random, Tally], None]) -> float:
        """Return the seconds a choice takes where `run` goes on from copies, whose making is not counted."""
        tally, spent = Tally(), 0.0
        while spent < seconds:
            copies = [state.copy() for state in starts]
            start = time.process_time()
            for state in copies:
                run(state, self.rng, tally)
            spent += time.process_time() - start
        return spent / max(1, int(tally.choices))


def random_action(state: State, rng: Random) -> tuple[int, int]:
    """Return an actor and one of its legal actions, uniformly at random."""
    actors = state.actors()
    seat = actors[rng.below(len(actors))]
    legal = state.legal(seat)
    return seat, legal[rng.below(len(legal))]


def spread(trail: list[State]) -> list[State]:
    """Return positions spread evenly over a game."""
    return [trail[len(trail) * at // POSITIONS] for at in range(POSITIONS)]


def recorded(game: Game, seats: int, seed: int) -> Record:
    """Return the record of a uniform game."""
    rng = seeded(f"bench/record/{seed}")
    match = Match(game.new(seats, seed))
    while not match.state.over:
        seat, action = random_action(match.state, rng)
        match.apply(seat, action)
    return Record.of(match, seed)


def bot_positions(game: Game, seats: int, seed: int, name: str) -> list[State]:
    """Return positions spread evenly through a game between bots of that name."""
    trail: list[State] = []
    bot_class = find_bot(game, name)
    bots = [bot_class(f"bench/{seed}/{seat}") for seat in range(seats)]
    play_game(game, bots, seed, before=lambda state: trail.append(state.copy()))
    return spread(trail)
