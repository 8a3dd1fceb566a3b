"""A review: a quick look at every choice, a longer one at what stood out, and the course of the game."""

from typing import Final

import msgspec

from entrepot.bots.search.gauge import shares
from entrepot.files.record import Record
from entrepot.kernel.state import State
from entrepot.review.chances import Moment
from entrepot.review.choices import finished
from entrepot.review.stages import Progress, Stage, Work, driven
from entrepot.review.weighing import Compared, Effort, Weighed
from entrepot.review.work import Found, Task, hands

PLAYOUTS: Final = 32
"""Playouts for each choice in the quick look."""
LONGER: Final = 4
"""The longer look has so many times as many, for two actions alone."""
SURE: Final = 2.0
"""Standard errors by which another action must be better, in positions that it was not picked out by."""
SLIGHT: Final = 0.01
"""Less of a win than this is no mistake."""
SUSPECTS: Final = 24
"""How many choices of a seat are looked at longer, at most, and how many of them for what was done well."""
PROMISING: Final = 6
MOMENTS: Final = 20
"""Points in the course of the game."""
SHOWN: Final = 3
MOST_PLAYOUTS: Final = 2000
"""Where seconds set the end."""
PARTS_OF_TIME: Final = {"look": 0.4, "longer": 0.4, "course": 0.15}
"""How given seconds are spent; what is left is for beginning and ending."""


class Judged(msgspec.Struct, frozen=True):
    """A choice that stood out, in positions imagined afresh.

    For a mistake `other` is what was stronger, and `by` how much better it was than what was played. For a choice that
    gained much `other` is the easy plan, and `by` how much better than it was what was played.
    """

    choice: Weighed
    other: str
    by: Compared
    is_gain: bool


class SeatReview(msgspec.Struct, frozen=True):
    """What a review found of one seat."""

    seat: int
    choices: int
    suspects: int
    """Choices in which another action seemed better at first sight."""
    looked_at_longer: int
    mistakes: list[Judged]
    """All that were found, the dearest first."""
    best: Judged | None
    """The choice that gained most against the easy plan."""
    course: list[Moment]


class Review(msgspec.Struct, frozen=True):
    """A whole review: the same record, seats, effort and seed give the same one, as long as no seconds are given."""

    game: str
    seed: str
    playouts: int
    seats: list[SeatReview]


def review(
    record: Record,
    seat: int | None = None,
    effort: Effort | None = None,
    seed: object = 0,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Review:
    """Go through a finished game; through one seat's choices, or every seat's. BadRecord, Unfinished, BadSeats."""
    last = finished(record, seat)
    seats = list(range(int(last.seats))) if seat is None else [seat]
    with hands(record, seats, jobs) as crew:
        reviewer = Reviewer([one.seat for one in crew.choices], effort or Effort(PLAYOUTS), str(seed), jobs)
        found = driven(reviewer.work(seats, the_end(last, record.count())), crew, progress or (lambda done: None))
    return Review(record.game, str(seed), reviewer.playouts, found)


class Reviewer:
    """One review being made. `owners` has the seat of each choice, in the order of play."""

    def __init__(self, owners: list[int], effort: Effort, seed: str, jobs: int = 1) -> None:
        self.owners = owners
        self.effort = effort
        self.seed = seed
        self.jobs = jobs
        self.playouts = 0

    def work(self, seats: list[int], end: Moment) -> Work[list[SeatReview]]:
        """Review each seat; `end` is how the game ended."""
        own = {seat: [at for at, owner in enumerate(self.owners) if owner == seat] for seat in seats}
        places = [at for seat in seats for at in own[seat]]
        courses = [at for seat in seats for at in spread(own[seat], max(2, MOMENTS // len(seats)))]
        effort = self._share("course", len(courses), 2)
        moments = yield Stage("course", [Task(at, effort, self.seed, is_course=True) for at in courses])
        effort = self._share("look", len(places), 1)
        weighed = yield Stage("look", [Task(at, effort, self.seed) for at in places])
        self._count([*moments, *weighed])
        looks = dict(zip(places, weighed, strict=True))
        longer = yield from self._longer({seat: [(at, looks[at]) for at in own[seat]] for seat in seats})
        course = dict(zip(courses, moments, strict=True))
        return [
            seat_review(
                seat,
                [looks[at] for at in own[seat]],
                [judged for judged in longer if judged.choice.seat == seat],
                [*(course[at] for at in own[seat] if at in course), end],
            )
            for seat in seats
        ]

    def _longer(self, looks: dict[int, list[tuple[int, Weighed]]]) -> Work[list[Judged]]:
        """Look longer at what stood out, in positions imagined afresh: being picked out is no merit there."""
        wrong = [one for found in looks.values() for one in suspects(found)]
        right = [one for found in looks.values() for one in promising(found)]
        effort = self._share("longer", len(wrong) + len(right), LONGER)
        duels = [(at, (look.played, other)) for at, look, other in wrong]
        duels += [(at, (other, look.played)) for at, look, other in right]
        found = yield Stage("longer", [Task(at, effort, self.seed, pair) for at, pair in duels])
        self._count(found)
        judged = zip([*wrong, *right], found, strict=True)
        return [Judged(look, other, by, n >= len(wrong)) for n, ((_, look, other), by) in enumerate(judged)]

    def _share(self, part: str, tasks: int, times: int) -> Effort:
        """Return the effort for each of so many tasks."""
        if self.effort.seconds is None:
            return Effort(times * self.effort.playouts)
        seconds = PARTS_OF_TIME[part] * self.effort.seconds * self.jobs / max(1, tasks)
        return Effort(MOST_PLAYOUTS, seconds)

    def _count(self, found: list[Found]) -> None:
        self.playouts += sum(one.playouts for one in found)


def the_end(last: State, moves: int) -> Moment:
    """Return the last point of the course: how the game ended, after its number of moves."""
    return Moment(moves + 1, shares(last), [0.0] * int(last.seats), 0)


def spread(places: list[int], most: int) -> list[int]:
    """Return at most so many of the places, the first among them, evenly spread."""
    count = min(most, len(places))
    return [places[number * len(places) // count] for number in range(count)]


def suspects(looks: list[tuple[int, Weighed]]) -> list[tuple[int, Weighed, str]]:
    """Return the choices in which another action seemed better by more than its error, the clearest first."""
    found = [(look.other, at, look) for at, look in looks if look.other is not None and seems_better(look)]
    found.sort(key=lambda one: one[0].error - one[0].worth)
    return [(at, look, other.action) for other, at, look in found[:SUSPECTS]]


def seems_better(look: Weighed) -> bool:
    """Say whether another action did better at first sight, by more than its standard error."""
    return look.other is not None and look.other.worth > look.other.error


def promising(looks: list[tuple[int, Weighed]]) -> list[tuple[int, Weighed, str]]:
    """Return the choices that gained most against the easy plan at first sight."""
    found = [(look.easy.worth + look.easy.error, at, look, look.easy) for at, look in looks if look.easy is not None]
    found.sort(key=lambda one: one[0])
    return [(at, look, easy.action) for worth, at, look, easy in found[:PROMISING] if worth < 0]


def seat_review(seat: int, looks: list[Weighed], longer: list[Judged], course: list[Moment]) -> SeatReview:
    """Return the result of the looks at one seat's choices."""
    sure = sorted((one for one in longer if is_sure(one.by)), key=lambda one: -one.by.worth)
    mistakes = [one for one in sure if not one.is_gain]
    wrong = {one.choice.number for one in mistakes}
    gains = [one for one in sure if one.is_gain and one.choice.number not in wrong]
    return SeatReview(
        seat=seat,
        choices=len(looks),
        suspects=sum(1 for look in looks if seems_better(look)),
        looked_at_longer=len({one.choice.number for one in longer}),
        mistakes=mistakes,
        best=gains[0] if gains else None,
        course=course,
    )


def is_sure(by: Compared) -> bool:
    """Say whether one action was better than the other beyond doubt, and by enough to matter."""
    return by.worth > max(SURE * by.error, SLIGHT)
