"""Other actions tried at a choice of a finished game: somebody waits for what comes of it, for seconds at most."""

import asyncio
from typing import Final

import msgspec

from entrepot.review.weighing import Compared
from entrepot.review.work import Task
from entrepot.table.child import NoAnswer
from entrepot.table.errors import Refusal, TooFast
from entrepot.table.reviews.coach import Archive, Key
from entrepot.table.reviews.crew import Crew

TRY_SECONDS: Final = 10.0
"""Nobody waits longer; on most machines the playouts are done long before."""
AGAIN_SECONDS: Final = 60.0
"""After which who has used up the time of his reviews may ask again."""
Thought = tuple[Key, Task]


class Tries:
    """One at a time of each address and guest; who asks the same again waits for the same answer."""

    def __init__(self, archive: Archive, crew: Crew) -> None:
        self._archive = archive
        self._crew = crew
        self._thoughts: dict[str, tuple[Thought, asyncio.Task[Compared]]] = {}

    async def compare(self, key: Key, payers: tuple[str, ...], task: Task) -> Compared:
        """Return how two actions compare; Refusal."""
        for asked, thought in [self._thoughts[payer] for payer in payers if payer in self._thoughts]:
            if asked != (key, task):
                raise Refusal(409, "trying", "One at a time: wait for the result of what you tried.")
            return await asyncio.shield(thought)
        if self._crew.allowance.is_used_up(payers):
            raise TooFast(AGAIN_SECONDS)
        new = asyncio.create_task(self._compare(key, payers, task))
        self._thoughts.update(dict.fromkeys(payers, ((key, task), new)))
        new.add_done_callback(lambda done: self._forget(payers))
        return await asyncio.shield(new)

    async def close(self) -> None:
        """Stop all thinking."""
        tasks = [task for _, task in self._thoughts.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget(self, payers: tuple[str, ...]) -> None:
        for payer in payers:
            self._thoughts.pop(payer, None)

    async def _compare(self, key: Key, payers: tuple[str, ...], task: Task) -> Compared:
        subject = await self._archive.subject(key, payers)
        try:
            answer = await self._crew.do(subject, task, is_awaited=True)
        except NoAnswer as error:
            raise Refusal(503, "no-answer", "Nothing came of it this time. Try again.") from error
        return msgspec.json.decode(answer.found, type=Compared)
