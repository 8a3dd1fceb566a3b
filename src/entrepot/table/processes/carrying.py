"""Carries calls and sockets to the process that has what they are for.

Which that is stands at each route: `at=TABLE` are those for the live table of their path, `at=LEADER` those for what is
there once for all processes. A socket, or a call that changes something, lets this process have a table that none has.
`at=VERSION` are those for what each version has of its own: while one is upgraded to the next, both are there.
"""

import asyncio
import contextlib
import functools
import math
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from litestar.types import ASGIApp, Receive, Send

from entrepot.table.callers import address_of
from entrepot.table.errors import Refusal
from entrepot.table.limits import CARRIED_COSTS, FINDING_COSTS, Budget
from entrepot.table.logs import REQUEST, REQUEST_HEADER
from entrepot.table.processes.peer import Line, Peer
from entrepot.table.processes.reception import CARRIED
from entrepot.table.processes.roster import SILENT_SECONDS, Elsewhere, Roster

TABLE: Final = "table"
LEADER: Final = "leader"
VERSION: Final = "version"
NOT_FOUND: Final = 404
READS: Final = ("GET", "OPTIONS")
PATIENCE_SECONDS: Final = 2 * SILENT_SECONDS + 1.0
"""How long it takes until a process that has died is taken for dead, and another has taken over."""
LOOK_SECONDS: Final = 0.1
MOST_PAUSE: Final = 5.0
COME_BACK: Final = 1012
TOLD: Final = (
    *("type", "asgi", "http_version", "method", "scheme", "path", "raw_path", "query_string", "root_path"),
    *("client", "server", "subprotocols"),
)
"""Of a scope, what is said as it is."""
GONE: Final = (OSError, EOFError)
Find = Callable[[], Awaitable[Peer | None]]
Pay = Callable[[float], Awaitable[None]]
"""Waits until whoever has a socket can pay so much for it: a call is paid for where it comes in."""


class BrokenOff(Refusal):
    """Another process was to answer and has died: nobody knows whether it has done what was asked."""

    def __init__(self) -> None:
        super().__init__(502, "broken-off", "The part of the server that was to answer has gone; ask again.")


class Carrier:
    """Asks the other processes, and hands calls on to them. `secret_of` returns what a process is to be shown."""

    def __init__(self, roster: Roster, secret_of: Callable[[int], str]) -> None:
        self._roster = roster
        self._secret_of = secret_of

    async def ask(self, peer: Peer, asked: str, **words: Any) -> Any:
        """Return another process's answer; OSError or EOFError where it gives none."""
        line = await peer.dial()
        try:
            await line.say({"secret": self._secret_of(peer.number), "asked": asked, "words": words})
            return await line.hear()
        finally:
            peer.hang_up(line)

    async def tell_all(self, asked: str, **words: Any) -> None:
        """Return once each other process has taken note of something, or has gone."""
        await asyncio.gather(*(self.tell(peer, asked, **words) for peer in self._roster.peers()))

    async def tell(self, peer: Peer, asked: str, **words: Any) -> None:
        """Return once another process has taken note of something, or has gone."""
        pause = LOOK_SECONDS
        while not peer.has_left.is_set():
            try:
                await self.ask(peer, asked, **words)
            except GONE:  # or it cannot do it now, which its log tells each time
                await peer.left_within(pause)
                pause = min(2 * pause, MOST_PAUSE)
            else:
                return

    def workers(self, version: str) -> list[Peer]:
        """Return the workers of that version."""
        return self._roster.workers(version)

    async def borrow(self, peer: Peer, kind: str, seconds: float) -> Line | None:
        """Return a line to a process that a worker lends; None where it lends none within so many seconds."""
        line = None
        try:
            async with asyncio.timeout(seconds):
                line = await peer.dial()
                await line.say({"secret": self._secret_of(peer.number), "lend": kind})
                if await line.hear() is True:
                    found, line = line, None
                    return found
        except GONE:  # a timeout is one
            pass
        finally:
            if line is not None:
                peer.hang_up(line)
        return None

    # ------------------------------------------------------------------ calls and sockets

    async def carry(self, find: Find, scope: Any, receive: Receive, send: Send, pay: Pay) -> bool:
        """Let the process that `find` names answer; False where it names none, as this one is to."""
        end = time.monotonic() + PATIENCE_SECONDS
        is_socket = scope["type"] == "websocket"
        if is_socket:
            await pay(FINDING_COSTS)
        while (peer := await find()) is not None:
            line = await self._handed(peer, scope)
            if line is not None:
                try:
                    await _pass_on(line, receive, send, pay if is_socket else None)
                finally:
                    peer.hang_up(line)
                return True
            if time.monotonic() > end:
                raise Elsewhere
            await asyncio.sleep(LOOK_SECONDS)
        return False

    async def found(self, scope: Any) -> list[Any]:
        """Return what the first other process answers that has what is asked for; nothing where none has it."""
        end = time.monotonic() + PATIENCE_SECONDS
        for peer in self._roster.peers():
            while (line := await self._handed(peer, scope)) is None:
                if peer.has_left.is_set() or time.monotonic() > end:
                    break
                await asyncio.sleep(LOOK_SECONDS)
            if line is None:
                continue
            try:
                answer = await _whole(line)
            except GONE:
                continue
            finally:
                peer.hang_up(line)
            if answer and answer[0]["status"] != NOT_FOUND:
                return answer
        return []

    def holder(self, table: str, is_claimed: bool) -> Find:
        """Return what finds the process that has a table, which is this one from now on where it is to be claimed."""

        async def find() -> Peer | None:
            if not is_claimed:
                return await self._roster.find(table)
            try:
                await self._roster.claim(table)
            except Elsewhere as elsewhere:
                return elsewhere.peer
            return None

        return find

    async def leader(self) -> Peer | None:
        """Return the process that leads, once there is one; None where it is this one. Elsewhere."""
        end = time.monotonic() + PATIENCE_SECONDS
        while not self._roster.is_leading.is_set():
            if self._roster.leader is not None:
                return self._roster.leader
            if time.monotonic() > end:
                raise Elsewhere
            await asyncio.sleep(LOOK_SECONDS)
        return None

    async def wait_to_lead(self) -> None:
        """Return once this process leads. Elsewhere."""
        try:
            await asyncio.wait_for(self._roster.is_leading.wait(), PATIENCE_SECONDS)
        except TimeoutError as error:
            raise Elsewhere from error

    async def _handed(self, peer: Peer, scope: Any) -> Line | None:
        """Return a line to a process that has taken a call; None where it does not answer."""
        line = None
        try:
            line = await peer.dial()
            await line.say({"secret": self._secret_of(peer.number), "scope": told(scope)})
            await line.hear()
        except GONE:
            if line is not None:
                peer.hang_up(line)
            return None
        return line


def told(scope: Any) -> dict[str, Any]:
    """Return what another process needs to know of a call, under the id that it has here."""
    headers = [[name, value] for name, value in scope["headers"] if name != REQUEST_HEADER]
    return {
        **{name: scope[name] for name in TOLD if name in scope},
        "headers": [*headers, [REQUEST_HEADER, REQUEST.get().encode()]],
    }


async def _whole(line: Line) -> list[Any]:
    """Return all of an answer to a call without a body."""
    await line.say({"type": "http.request", "body": b"", "more_body": False})
    found = []
    while (message := await line.hear()) is not None:
        found.append(message)
    return found


async def _pass_on(line: Line, receive: Receive, send: Send, pay: Pay | None) -> None:
    """Pass on both ways, until the other process has nothing more to say; BrokenOff where it dies before that."""
    up, has_begun = asyncio.create_task(_pass_up(line, receive, pay)), False
    try:
        while (message := await line.hear()) is not None:
            if pay is not None:
                await pay(CARRIED_COSTS)
            await send(message)
            has_begun = True
    except GONE as error:  # a page whose answer breaks off asks again, and a socket comes back
        if pay is not None:
            with contextlib.suppress(OSError, RuntimeError):
                await send({"type": "websocket.close", "code": COME_BACK, "reason": ""})
        elif not has_begun:
            raise BrokenOff from error
    finally:
        up.cancel()


async def _pass_up(line: Line, receive: Receive, pay: Pay | None) -> None:
    with contextlib.suppress(*GONE):
        while True:
            message = await receive()
            if pay is not None:
                await pay(CARRIED_COSTS)
            await line.say(message)
            if message["type"].endswith(".disconnect"):
                return


async def _paid(budget: Budget, payers: list[str], cost: float) -> None:
    await asyncio.sleep(budget.take(payers, cost, math.inf))


async def _of_any_version(app: ASGIApp, carrier: Carrier, scope: Any, receive: Receive, pay: Pay) -> list[Any]:
    """Return the answer of this process, or of another one that has what is not found here."""
    kept: list[Any] = []

    async def keep(message: Any) -> None:
        kept.append(message)

    await app(scope, receive, keep)
    if kept[0].get("status") != NOT_FOUND:
        return kept
    await pay(FINDING_COSTS)
    return await carrier.found(scope) or kept


def carrying(app: ASGIApp) -> ASGIApp:
    """Return an application that answers what is for this process, and lets others answer the rest."""

    async def answer(scope: Any, receive: Receive, send: Send) -> None:
        at = scope["route_handler"].opt.get("at")
        service = scope["litestar_app"].state.service
        id = scope["path_params"].get("table_id", "")
        is_its_own = at == TABLE and service.tables.is_here(id)
        if at is None or is_its_own or (at != LEADER and CARRIED in scope):
            return await app(scope, receive, send)
        carrier: Carrier = service.tables.places.carrier
        is_socket = scope["type"] == "websocket"
        pay = functools.partial(_paid, scope["litestar_app"].state.budget, [address_of(scope)])
        if at == VERSION:
            for message in await _of_any_version(app, carrier, scope, receive, pay):
                await send(message)
            return None
        find = carrier.leader if at == LEADER else carrier.holder(id, is_socket or scope["method"] not in READS)
        try:
            if CARRIED in scope:  # others know sooner who leads than that process has read what waits
                await carrier.wait_to_lead()
            elif await carrier.carry(find, scope, receive, send, pay):
                return None
        except Refusal:
            if not is_socket:
                raise
            return await send({"type": "websocket.close", "code": COME_BACK, "reason": ""})
        return await app(scope, receive, send)

    return answer
