"""What is thought out for a server: by processes that workers lend it while there are any, and otherwise by its own.

A worker stores nothing, and keeps nothing that a server would need again. What is to be done stands in the database, or
follows from it, and the server that asks stores what comes of it: it is done once in effect, whatever is tried twice.
"""

import asyncio
import random
import time
from typing import Any, Final, Protocol

from entrepot.table.child import AnyChild, Gone, NoAnswer
from entrepot.table.processes.carrying import GONE, Carrier
from entrepot.table.processes.peer import Line, Peer

BOTS: Final = "bots"
REVIEWS: Final = "reviews"
TRIES: Final = "tries"
TRIALS: Final = "trials"
"""Kinds of processes that are lent: for bots and hints, reviews, what is tried in a review, and trials of cards."""
FULL_SECONDS: Final = 5.0
"""How long a worker is not asked again that has no process left."""
AVOIDED_SECONDS: Final = 60.0
"""How long one is not asked again that has given no answer."""
ANSWER_SECONDS: Final = 10.0
"""How long a worker may take to start a process."""


class Lent:
    """A process at a worker, lent for as long as its line is open."""

    def __init__(self, peer: Peer, line: Line) -> None:
        self.peer = peer
        self.line = line

    def is_there(self) -> bool:
        """Say whether its worker is, as far as is known."""
        return not self.peer.has_left.is_set()

    def give_back(self) -> None:
        """Let the worker end it."""
        self.peer.hang_up(self.line)


class Lender(Protocol):
    """Knows the workers."""

    def count(self) -> int:
        """Return how many workers there are."""

    async def borrow(self, kind: str) -> Lent | None:
        """Return a process of that kind that a worker lends; None where none does."""

    def avoid(self, lent: Lent) -> None:
        """Borrow nothing of that one's worker for a while, as it gives no answer."""


class Workers:
    """The workers that a server sees: the one that lends it least is asked first."""

    def __init__(self, carrier: Carrier, version: str) -> None:
        self._carrier = carrier
        self._version = version
        self._full: dict[int, float] = {}
        """The moment until which a worker is not asked."""

    def count(self) -> int:
        return len(self._carrier.workers(self._version))

    async def borrow(self, kind: str) -> Lent | None:
        now = time.monotonic()
        self._full = {number: until for number, until in self._full.items() if until > now}
        able = [peer for peer in self._carrier.workers(self._version) if peer.number not in self._full]
        random.shuffle(able)  # several servers shall not all begin with the same
        for peer in sorted(able, key=Peer.count):
            line = await self._carrier.borrow(peer, kind, ANSWER_SECONDS)
            if line is not None:
                return Lent(peer, line)
            self._full[peer.number] = time.monotonic() + FULL_SECONDS
        return None

    def avoid(self, lent: Lent) -> None:
        self._full[lent.peer.number] = time.monotonic() + AVOIDED_SECONDS


class Borrowing:
    """A process that is asked like a `Child`: one that a worker lends, or `own` where none does."""

    def __init__(self, own: AnyChild, kind: str, lender: Lender) -> None:
        self.own = own
        self.patience = own.patience
        self._kind = kind
        self._lender = lender
        self._lent: Lent | None = None

    async def start(self) -> bool:
        """Have a process; say whether it is the one that ran before."""
        if self._lent is not None and self._lent.is_there():
            return True
        self._give_back()
        self._lent = await self._lender.borrow(self._kind)
        if self._lent is None:
            return await self.own.start()
        self.own.stop()
        return False

    async def ask(self, body: bytes) -> bytes:
        """Return the answer; NoAnswer, and the process is gone, if there is none. Gone where its worker has gone."""
        if self._lent is None:
            return await self.own.ask(body)
        try:
            async with asyncio.timeout(self.patience):
                answer = await self._exchange(self._lent.line, body)
        except TimeoutError as error:  # the fault of the line to it, perhaps: who is asked next will tell
            self._lender.avoid(self._lent)
            self._give_back()
            raise Gone("TimeoutError") from error
        except BaseException:  # an answer that comes now would be taken for that of the next question
            self._give_back()
            raise
        if answer is None:
            self._give_back()
            raise NoAnswer("its process gave none")
        return answer

    async def _exchange(self, line: Line, body: bytes) -> bytes | None:
        try:
            await line.say(body)
            answer: Any = await line.hear()
        except GONE as error:  # a worker that is silent is soon removed, and that breaks the line
            raise Gone(type(error).__name__) from error
        return answer if isinstance(answer, bytes) else None

    def _give_back(self) -> None:
        lent, self._lent = self._lent, None
        if lent is not None:
            lent.give_back()

    def stop(self) -> None:
        """End the process at once."""
        self._give_back()
        self.own.stop()

    async def close(self) -> None:
        """End the process, and see its own gone."""
        self._give_back()
        await self.own.close()
