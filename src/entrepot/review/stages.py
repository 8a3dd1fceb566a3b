"""The work of a review in stages: the same work, no matter who does its tasks or waits for them."""

from collections.abc import Callable, Generator
from typing import Any, Final, TypeVar

import msgspec

from entrepot.review.work import Found, Hands, Task

Result = TypeVar("Result")
STAGES: Final = {"course": 0.2, "look": 0.5, "longer": 0.3}
"""In their order, and about which part of the work each is."""

Progress = Callable[[float], None]
"""Gets the share of the work that is done, from 0 to 1."""


class Stage(msgspec.Struct, frozen=True):
    """Tasks that know nothing of each other; what comes of them, in their order, decides what is done next."""

    name: str
    tasks: list[Task]

    def reached(self, done: int) -> float:
        """Return the finished share of the whole work, by the number of finished tasks."""
        names = list(STAGES)
        before = sum(STAGES[name] for name in names[: names.index(self.name)])
        return min(1.0, before + STAGES[self.name] * done / max(1, len(self.tasks)))


Work = Generator[Stage, list[Any], Result]
"""Yields stages, is sent what was found of each, and returns what it all comes to."""


def driven(work: Work[Result], crew: Hands, progress: Progress) -> Result:
    """Do the work of a review, one stage after the other, and return what it comes to."""
    try:
        stage = next(work)
        while True:
            found: list[Found] = []
            for one in crew.do(stage.tasks):
                found.append(one)
                progress(stage.reached(len(found)))
            stage = work.send(found)
    except StopIteration as end:
        progress(1.0)  # there may have been nothing to look at longer
        result: Result = end.value
        return result
