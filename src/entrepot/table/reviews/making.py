"""One review being made: its tasks go to the processes, as many at a time as there are of them."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from entrepot.review.pacing import affordable, trials
from entrepot.review.reviewing import Reviewer, SeatReview
from entrepot.review.stages import Stage
from entrepot.review.weighing import Effort
from entrepot.review.work import Task
from entrepot.table.child import NoAnswer
from entrepot.table.reviews.crew import Crew, Subject
from entrepot.table.reviews.review_worker import Answer, Opened

SEED: Final = "0"
"""That of `entrepot review`, which so gives the same review of the game's record with the same playouts."""
TRIED: Final = 0.04
"""The share of the work that it is to find out how much of it there is time for."""
MOST_TIMES: Final = 3.0
LEAST_SECONDS: Final = 60.0
"""A review that takes so many times as long as it should, and this, is given up: cards may be made for that."""


class Made(msgspec.Struct, frozen=True):
    """A review: `playouts` for each choice, and before which moves of the record they were."""

    found: SeatReview
    playouts: int
    moves: list[int]


class Making:
    """`make` it, in about so many seconds of processor; `done` is the share that is done by now.

    Before each of its tasks it waits for `go_on`.
    """

    def __init__(self, crew: Crew, subject: Subject, seconds: float, go_on: Callable[[], Awaitable[None]]) -> None:
        self.done = 0.0
        self._crew = crew
        self._subject = subject
        self._seconds = seconds
        self._used = 0.0
        self._go_on = go_on

    async def make(self) -> Made:
        """Return the review; NoAnswer where the processes gave none."""
        opened = msgspec.json.decode((await self._answer(None)).found, type=Opened)
        count, seat = len(opened.moves), self._subject.seat
        playouts = await self._playouts(count)
        work = Reviewer([seat] * count, Effort(playouts), SEED).work([seat], opened.end)
        try:
            stage = next(work)
            while True:
                stage = work.send(await self._stage(stage))
        except StopIteration as end:
            (found,) = end.value
        return Made(found, playouts, opened.moves)

    async def _playouts(self, choices: int) -> int:
        """Return how often each choice can be played on."""
        tasks = trials(choices, SEED)
        answers = await self._all(tasks, lambda done: self._reach(TRIED * done / len(tasks)))
        tried = sum(decoded(task, answer).playouts for task, answer in zip(tasks, answers, strict=True))
        return affordable(sum(answer.seconds for answer in answers) / max(1, tried), choices, self._seconds)

    async def _stage(self, stage: Stage) -> list[Any]:
        """Return what comes of a stage's tasks, in their order."""
        answers = await self._all(stage.tasks, lambda done: self._reach(TRIED + (1 - TRIED) * stage.reached(done)))
        return [decoded(task, answer) for task, answer in zip(stage.tasks, answers, strict=True)]

    def _reach(self, share: float) -> None:
        self.done = share

    async def _all(self, tasks: list[Task], tell: Callable[[int], None]) -> list[Answer]:
        answers: list[Answer] = [Answer()] * len(tasks)
        left, done = iter(enumerate(tasks)), 0

        async def hand() -> None:
            nonlocal done
            for at, task in left:
                answers[at] = await self._answer(task)
                done += 1
                tell(done)

        hands = [asyncio.create_task(hand()) for _ in range(self._crew.size)]
        try:
            await asyncio.gather(*hands)
        finally:
            for each in hands:
                each.cancel()
        return answers

    async def _answer(self, task: Task | None) -> Answer:
        await self._go_on()
        if self._used > MOST_TIMES * self._seconds + LEAST_SECONDS:
            raise NoAnswer("it takes too long")
        answer = await self._crew.do(self._subject, task)
        self._used += answer.seconds
        return answer


def decoded(task: Task, answer: Answer) -> Any:
    """Return what was found by a task."""
    return msgspec.json.decode(answer.found, type=task.kind)
