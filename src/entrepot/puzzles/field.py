"""The best action of a choice and all others, each tried in the same imagined positions.

What comes of the best one is played once for all comparisons, and a comparison that is asked for more playouts goes on
where it stopped: most of the work of making puzzles is in these.
"""

from typing import Final

from entrepot.bots.search.race import FEWEST, HOPELESS, Entry, Race, Score, score_of
from entrepot.bots.search.reasons import reasons
from entrepot.bots.search.simulation import simulate
from entrepot.kernel.chance import Random
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.state import State
from entrepot.review.choices import Choice
from entrepot.review.weighing import Compared, Effort, searching

MOST_STEPS: Final = 4
"""Choices by which another action may be completed before the best one is there again."""


class Field:
    """Compares one action, thought to be the best, with others. `seed` gives all chance, with what the seat knows."""

    def __init__(self, choice: Choice, best: str, seed: str) -> None:
        self.game = choice.state.game
        self.seat = choice.seat
        self.best = best
        search, budget = searching(choice, Effort(FEWEST), seed)
        handle = SeatHandle(choice.state, choice.seat)
        self._race = Race(handle, search.policy_for(handle), search.habits, search.rng)
        self._seats = int(choice.state.seats)
        self._now = Entry(self.game.parse(best), self._seats)
        self._others: dict[str, Entry] = {}
        self._late: dict[str, Entry] = {}
        self._can_follow: set[str] = set()
        self._race.entries = [self._now]
        self._race.prepare(budget)

    def over(self, other: str, count: int) -> Compared:
        """Return what the best has over another action, by name of the latter, in the first `count` positions.

        In fewer where the best is clearly worse before.
        """
        entry = self._others.setdefault(other, Entry(self.game.parse(other), self._seats))
        score = score_of(self._now, entry, self.seat)
        while score.count < count and not is_hopeless(score):
            self._best_in(score.count)
            self._race.play(entry)
            score = score_of(self._now, entry, self.seat)
        told = [(reason.part, reason.more) for reason in reasons(self._now, entry, self.game.parts)]
        return Compared(other, score.mean(), score.error(), score.mean_lead(), score.count, told)

    def over_later(self, other: str, count: int) -> Compared | None:
        """Return what the best has over itself after another action; None where it cannot follow that.

        Playouts go on as the usual bot does, which does not find the best action. So they make another action look bad
        even where a person could do both, one after the other. Where it follows in some positions only, the usual bot
        goes on in the others.
        """
        late = self._late.setdefault(other, Entry(self.game.parse(other), self._seats))
        race = self._race
        while len(late.results) < count:
            number = len(late.results)
            self._best_in(number)
            s = race.world(number).copy()
            if self._follow(s, late.action, race.rng):
                self._can_follow.add(other)
            result = simulate(s, self.seat, late.trees, race.policy, race.habits, race.gauge, race.rng)
            late.results.append(result)
            late.worths.append(race.gauge.worth(result, self.seat))
            if other not in self._can_follow and number + 1 >= MOST_STEPS:
                return None
        score = score_of(self._now, late, self.seat)
        return Compared(other, score.mean(), score.error(), score.mean_lead(), score.count)

    def _best_in(self, number: int) -> None:
        """See that the best action has been tried in an imagined position."""
        while len(self._now.results) <= number:
            self._race.play(self._now)

    def _follow(self, s: State, action: int, rng: Random) -> bool:
        """Play an action, in place, what completes it, and the best after it; False where that is not there."""
        now, seat, policy = s.rounds(), self.seat, self._race.policy
        s.play(seat, action)
        for _ in range(MOST_STEPS):
            if s.over or s.rounds() != now or seat not in s.top().actors(s):
                return False
            moves = s.moves(seat)
            if self._now.action in moves.to_list():
                s.play(seat, self._now.action)
                return True
            s.play(seat, policy.pick(s, seat, moves, rng) if moves.size > 1 else int(moves.items[0]))
        return False


def is_hopeless(score: Score) -> bool:
    """Say whether the first action is clearly worse."""
    return score.count >= FEWEST and score.mean() <= -HOPELESS * score.error()
