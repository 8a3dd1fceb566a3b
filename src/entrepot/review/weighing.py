"""One choice weighed: what was played against what else there was, in positions that the seat could not tell apart.

The action that was played takes the place of the policy's own choice in the search: it is tried in as many imagined
positions as any other and never dropped, and every difference is a difference from it.
"""

import time

import msgspec

from entrepot.bots.ismcts import Ismcts
from entrepot.bots.search.budget import Budget
from entrepot.bots.search.race import Race, Score, leaders
from entrepot.bots.search.reasons import reasons
from entrepot.bots.uniform import Uniform
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.state import State
from entrepot.review.choices import Choice


class Effort(msgspec.Struct, frozen=True):
    """How much one choice is thought about: so many playouts and, where seconds are given, no longer than these."""

    playouts: int
    seconds: float | None = None


class Compared(msgspec.Struct, frozen=True):
    """One action against another.

    `worth` is by how much it is better, in shares of a win, with its standard error; `lead` the same in what
    the game's appraisal counts. `reasons` are the parts that the two differ in, and how much more it has.
    """

    action: str
    worth: float
    error: float
    lead: float
    count: int
    """Imagined positions in which both were tried."""
    reasons: list[tuple[str, float]] = []

    @property
    def playouts(self) -> int:
        """How many playouts that took, at least."""
        return 2 * self.count


class Weighed(msgspec.Struct, frozen=True):
    """A choice: what was played, the strongest other action that was tried, and what the easy plan would have done."""

    seat: int
    number: int
    move: int
    played: str
    actions: int
    """How many were legal."""
    playouts: int
    other: Compared | None
    easy: Compared | None
    """None where the easy plan would have done the same, or was not compared."""


class Timed(Budget):
    """A budget that ends with its playouts or its seconds, whichever comes first."""

    def __init__(self, effort: Effort) -> None:
        super().__init__(effort.playouts)
        self.seconds = effort.seconds
        self.begun = 0.0

    def begin(self) -> None:
        self.begun = time.monotonic()

    def allows(self, done: int) -> bool:
        if self.seconds is not None and time.monotonic() - self.begun > self.seconds:
            return False
        return done < self.playouts


class Narrowed(SeatHandle):
    """A seat that is offered the action that it played and one other one."""

    def __init__(self, state: State, seat: int, offered: list[int]) -> None:
        super().__init__(state, seat)
        self.offered = offered

    def legal(self) -> list[int]:
        return self.offered[:]


def weigh(choice: Choice, effort: Effort, seed: str) -> Weighed:
    """Weigh a choice among all its actions.

    The same seed gives the same result, independent of what the seat could not know, as long as no seconds are given.
    """
    game, seat = choice.state.game, choice.seat
    handle = SeatHandle(choice.state, seat)
    search, budget = searching(choice, effort, seed)
    easy = easy_plan(handle, search)
    race = Race(handle, search.policy_for(handle), search.habits, search.rng)
    world = race.world(0)
    usual = race.policy.pick(world, seat, world.moves(seat), search.rng)
    legal = handle.legal()
    race.run(choice.played, budget, [action for action in dict.fromkeys([usual, easy]) if action in legal])
    scores = race.scores()
    best = leaders(scores)[:1]
    plans = [score for score in scores[1:] if score.action == easy]
    return Weighed(
        seat=seat,
        number=choice.number,
        move=choice.move,
        played=game.text(choice.played),
        actions=len(legal),
        playouts=race.playouts,
        other=compared(race, best[0]) if best else None,
        easy=compared(race, plans[0]) if plans else None,
    )


def duel(choice: Choice, effort: Effort, seed: str, base: str, rival: str) -> Compared:
    """Compare one action with another, in positions imagined afresh.

    They are tried as long as the rival may be the better one, so ask it of the action that is thought to be.
    """
    game = choice.state.game
    first, second = game.parse(base), game.parse(rival)
    search, budget = searching(choice, effort, f"{seed}/{base}/{rival}")
    handle = Narrowed(choice.state, choice.seat, [first, second])
    race = Race(handle, search.policy_for(handle), search.habits, search.rng)
    race.run(first, budget, [])
    return compared(race, race.scores()[1])


def searching(choice: Choice, effort: Effort, seed: str) -> tuple[Ismcts, Timed]:
    """Return a search for one choice, whose chance comes from the seed and what the seat knows; and its budget."""
    budget = Timed(effort)
    return Ismcts(f"{seed}/{choice.seat}/{choice.number}", budget), budget


def easy_plan(handle: SeatHandle, search: Ismcts) -> int:
    """Return what the game's simplest own bot would do with what the seat knows; a random choice if it has no bot."""
    kind = next(iter(handle.game.bots.values()), Uniform)
    imagined = handle.imagine(search.rng)
    return kind(search.rng.next()).choose(SeatHandle(imagined, handle.seat))


def compared(race: Race, score: Score) -> Compared:
    """Return how an action did against the one that was played, and why."""
    game = race.handle.game
    why = reasons(race.entry(score.action), race.entries[0], game.parts)
    told = [(reason.part, reason.more) for reason in why]
    return Compared(game.text(score.action), score.mean(), score.error(), score.mean_lead(), score.count, told)
