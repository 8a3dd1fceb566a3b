"""The root of a search: actions compared in the same imagined positions, the worse half dropped again and again.

The policy's own choice stays to the end. Another action takes its place only where it does better by more than chance
explains: among many actions of nearly equal worth the best of a few noisy trials is seldom the best.
"""

from math import sqrt
from typing import Final

from entrepot.bots.search.budget import Budget
from entrepot.bots.search.gauge import Gauge, Result
from entrepot.bots.search.policy import Policy
from entrepot.bots.search.simulation import Habits, Trees, shuffled, simulate
from entrepot.kernel.chance import Random
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.state import State

FIRST_CUT: Final = 2
"""Imagined positions after which the worse half is dropped first; each next cut comes after twice as many."""
HOPELESS: Final = 2.0
"""Standard errors below the policy's choice at which an action is dropped at any time."""
FEWEST: Final = 8
"""Imagined positions before differences are judged by their standard errors."""
PLAYOUTS_EACH: Final = 4
"""A budget has at least so many playouts for each action; what is more is left out at random."""


class Entry:
    """An action of the root, with its results in imagined position 0, 1, and so on."""

    def __init__(self, action: int, seats: int) -> None:
        self.action: int = action
        self.trees: Trees = Trees(seats)
        self.results: list[Result] = []
        self.worths: list[float] = []


class Score:
    """How an action did against the policy's own choice, in the imagined positions that both were tried in.

    Sums, so that the scores of several searches of one decision, made on several cores, can be added up.
    """

    def __init__(
        self, action: int, count: int = 0, total: float = 0.0, squares: float = 0.0, lead: float = 0.0
    ) -> None:
        self.action: int = action
        self.count: int = count
        """Imagined positions."""
        self.total: float = total
        """The differences in worth (shares of a win) added up, and their squares."""
        self.squares: float = squares
        self.lead: float = lead
        """The differences in what the game's appraisal counts, such as points or coins, added up."""

    def add(self, other: "Score") -> None:
        """Take in what another search found."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        self.lead += other.lead

    def mean(self) -> float:
        """Return the mean difference in worth; 0 if nothing was compared."""
        return self.total / self.count if self.count else 0.0

    def mean_lead(self) -> float:
        """Return the mean difference in what the game's appraisal counts; 0 if nothing was compared."""
        return self.lead / self.count if self.count else 0.0

    def error(self) -> float:
        """Return the standard error of the mean; 1 if there are too few to tell."""
        if self.count < 2:
            return 1.0
        mean = self.mean()
        return sqrt(max(0.0, self.squares / self.count - mean * mean) / (self.count - 1))


class Race:
    """One decision of one seat. `entries[0]` is the policy's own choice."""

    def __init__(self, handle: SeatHandle, policy: Policy, habits: Habits, rng: Random) -> None:
        self.handle: SeatHandle = handle
        self.seat: int = handle.seat
        self.policy: Policy = policy
        self.habits: Habits = habits
        self.rng: Random = rng
        self.worlds: list[State] = []
        self.playouts: int = 0
        first = self.world(0)
        self.gauge: Gauge = Gauge(int(first.seats))
        self.entries: list[Entry] = []
        self.running: list[Entry] = []

    def world(self, number: int) -> State:
        """Return an imagined position of the decision: the same for every action that is tried in it."""
        while len(self.worlds) <= number:
            self.worlds.append(self.handle.imagine(self.rng))
        return self.worlds[number]

    def run(self, preferred: int, budget: Budget, hints: list[int]) -> None:
        """Compare the seat's actions as long as the budget allows. `hints` are considered before other actions.

        However soon the budget ends, one other action has been tried once: there is always a next best one to tell of.
        """
        budget.begin()
        seats = int(self.worlds[0].seats)
        others = [action for action in hints if action != preferred]
        others += [a for a in shuffled(self.handle.legal(), self.rng) if a != preferred and a not in others]
        room = max(1, budget.playouts // PLAYOUTS_EACH)
        self.entries = [Entry(action, seats) for action in [preferred, *others[:room]]]
        self.running = self.entries[:]
        self.prepare(budget)
        if len(self.running) > 1:
            self.play(self.running[1])
        next_cut = FIRST_CUT
        number = 0
        while len(self.running) > 1 and self.sweep(number, budget):
            number += 1
            if number == next_cut:
                self.cut()
                next_cut *= 2
            self.drop_hopeless()

    def prepare(self, budget: Budget) -> None:
        """Fit the gauge to what comes of the policy's own choice."""
        own = self.entries[0]
        self.play(own)
        while len(own.results) < FEWEST and budget.allows(self.playouts):
            self.play(own)
        if len(own.results) > 1:
            self.gauge.fit(own.results)
        own.worths = [self.gauge.worth(result, self.seat) for result in own.results]

    def sweep(self, number: int, budget: Budget) -> bool:
        """Try every running action in one imagined position; False if the budget ended before."""
        for entry in self.running:
            if len(entry.results) <= number:
                if not budget.allows(self.playouts):
                    return False
                self.play(entry)
        return True

    def play(self, entry: Entry) -> None:
        """Play one more playout from an action, in the first imagined position in which it was not tried yet."""
        s = self.world(len(entry.results)).copy()
        s.play(self.seat, entry.action)
        result = simulate(s, self.seat, entry.trees, self.policy, self.habits, self.gauge, self.rng)
        entry.results.append(result)
        entry.worths.append(self.gauge.worth(result, self.seat))
        self.playouts += 1

    def cut(self) -> None:
        """Drop the worse half of what is running, but never the policy's own choice nor the best other one."""
        others = self.ranked(self.running[1:])
        self.running = [self.entries[0], *others[: max(1, (len(others) + 1) // 2)]]

    def drop_hopeless(self) -> None:
        """Drop what is worse than the policy's own choice by more than chance explains."""
        if len(self.running[1].worths) < FEWEST:
            return
        own = self.entries[0]
        kept = [own]
        for entry in self.running[1:]:
            score = score_of(entry, own, self.seat)
            if score.mean() > -HOPELESS * score.error():
                kept.append(entry)
        self.running = kept

    def ranked(self, entries: list[Entry]) -> list[Entry]:
        """Return the entries, best mean first; of equal ones the earlier first."""
        count = min([len(entry.worths) for entry in entries])
        means = [sum(entry.worths[:count]) / max(1, count) for entry in entries]
        order = sorted(range(len(entries)), key=lambda at: -means[at])
        return [entries[at] for at in order]

    def entry(self, action: int) -> Entry:
        """Return an action that takes part, with its results."""
        return next(entry for entry in self.entries if entry.action == action)

    def scores(self) -> list[Score]:
        """Return how every action did, the policy's own choice first."""
        own = self.entries[0]
        return [score_of(entry, own, self.seat) for entry in self.entries]


def score_of(entry: Entry, own: Entry, seat: int) -> Score:
    """Compare an action with the policy's own choice in the imagined positions that both were tried in."""
    found = Score(entry.action)
    for at in range(min(len(entry.worths), len(own.worths))):
        difference = entry.worths[at] - own.worths[at]
        found.count += 1
        found.total += difference
        found.squares += difference * difference
        found.lead += entry.results[at].leads[seat] - own.results[at].leads[seat]
    return found


def leaders(scores: list[Score]) -> list[Score]:
    """Return the actions other than the policy's own that were tried longest, best mean first."""
    most = max([score.count for score in scores[1:]], default=0)
    return sorted([score for score in scores[1:] if 2 * score.count >= most > 0], key=Score.mean, reverse=True)


def decide(scores: list[Score], caution: float) -> Score:
    """Return the action to choose: the best one if it beats the policy's own by enough standard errors."""
    best = leaders(scores)[:1]
    if best and best[0].count >= 2 and best[0].mean() > caution * best[0].error():
        return best[0]
    return scores[0]
