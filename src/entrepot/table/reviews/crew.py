"""The processes that make reviews. They are beside those of the bots, so that no bot and no hint waits for a review."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from entrepot.review.work import Task
from entrepot.table.allowance import Allowance
from entrepot.table.bot_processes import MOST_GONE
from entrepot.table.child import AnyChild, Child, Gone, NoAnswer
from entrepot.table.reviews.review_worker import MOST_GAMES, Answer, Question
from entrepot.table.turns import Turn, Turns

PATIENCE_SECONDS: Final = 600.0
"""No task takes as long, however busy the machine is."""
SOON_PATIENCE_SECONDS: Final = 60.0
"""Of the process that somebody waits for, and others behind them: cards may be made to hold it."""
SOON_NICENESS: Final = 5
"""Of the process that somebody waits for: that of the bots' own."""
MOST_TRIES: Final = 2
"""A process may die of something else: then its task is done once more, by another."""


class Subject(msgspec.Struct, frozen=True):
    """A seat of a finished game, whose choices are weighed; `payers` are those for whom it is done."""

    name: str
    seat: int
    record: str
    payers: tuple[str, ...]


def review_child(niceness: int, patience: float = PATIENCE_SECONDS) -> Child:
    """Return a process of one's own in which reviews are made."""
    return Child("entrepot.table.reviews.review_worker", patience, str(niceness))


class Process:
    """One process; started when it is first asked, and again after it had to be stopped."""

    def __init__(self, niceness: int, patience: float = PATIENCE_SECONDS) -> None:
        self.child: AnyChild = review_child(niceness, patience)
        self._known: OrderedDict[str, None] = OrderedDict()
        """The games whose positions it has: what it does itself is done here as well."""

    async def ask(self, subject: Subject, task: Task | None) -> Answer:
        """Return what comes of a task, or with none which choices there are; NoAnswer."""
        if not await self.child.start():
            self._known.clear()
        is_new = task is None or subject.name not in self._known
        question = Question(subject.name, subject.seat, subject.record if is_new else "", task)
        self._note(subject.name)
        answer = msgspec.json.decode(await self.child.ask(msgspec.json.encode(question)), type=Answer)
        if answer.error:
            self.child.stop()  # whatever it knows now, the next one knows nothing
            raise NoAnswer(answer.error)
        return answer

    def _note(self, name: str) -> None:
        if name not in self._known:
            self._known[name] = None
            if len(self._known) > MOST_GAMES:
                self._known.popitem(last=False)
        self._known.move_to_end(name)


class Crew:
    """Lends the processes: to who has used least. One is kept for what somebody waits for, and stops for nobody."""

    def __init__(self, size: int, niceness: int, allowance: Allowance) -> None:
        self.size = size
        self.allowance = allowance
        """The seconds of processor that somebody's reviews may use."""
        self._processes = [Process(niceness) for _ in range(size)]
        self._soon = [Process(min(niceness, SOON_NICENESS), SOON_PATIENCE_SECONDS)]
        self._turns = Turns(self._processes, size, allowance)
        self._turns_soon = Turns(self._soon, 1, allowance)

    async def do(self, subject: Subject, task: Task | None, is_awaited: bool = False) -> Answer:
        """Return what comes of a task, once it is its turn; NoAnswer."""
        failed = 0
        for _ in range(MOST_GONE):
            try:
                return await self._do(subject, task, is_awaited)
            except Gone:  # with its worker, which is no fault of the task's
                continue
            except NoAnswer:
                failed += 1
                if failed == MOST_TRIES:
                    raise
        return await self._do(subject, task, is_awaited)

    async def _do(self, subject: Subject, task: Task | None, is_awaited: bool) -> Answer:
        turns = self._turns_soon if is_awaited else self._turns
        turn: Turn[Process] = Turn(subject.payers, is_long=False, is_hint=False)
        process = await turns.wait(turn)
        begin, seconds = time.monotonic(), None
        try:
            answer = await process.ask(subject, task)
            seconds = answer.seconds
            return answer
        finally:
            turns.give_back(process, turn, time.monotonic() - begin if seconds is None else seconds)

    def let(self, change: Callable[[AnyChild], AnyChild], soon: Callable[[AnyChild], AnyChild]) -> None:
        """Have other processes in place of these, before any of them is asked: `soon` for what somebody waits for."""
        for process in self._processes:
            process.child = change(process.child)
        for process in self._soon:
            process.child = soon(process.child)

    def rest(self) -> None:
        """End the processes that do nothing: they come back when they are needed."""
        for process in [*self._turns.idle, *self._turns_soon.idle]:
            process.child.stop()

    async def close(self) -> None:
        """End all processes, and see them gone."""
        for process in [*self._processes, *self._soon]:
            await process.child.close()
