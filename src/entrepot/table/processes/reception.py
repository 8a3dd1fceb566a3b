"""What other processes ask of this one: to answer calls and sockets for what it has, and to take note of something."""

import asyncio
import hmac
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp

from entrepot.table.config import BadSetting
from entrepot.table.processes.peer import Line

log = logging.getLogger(__name__)
HEAD_SECONDS: Final = 5.0
MOST_STRANGERS: Final = 64
"""Who have not said yet who they are: for one more, the first of them goes."""
MOST_HEAD: Final = 262_144
Answer = Callable[[str, dict[str, Any]], Awaitable[Any]]
Lend = Callable[[str, Line], Awaitable[None]]
CARRIED: Final = "entrepot.carried"
"""In the scope of what another process has handed on: it goes no further."""


class Head(msgspec.Struct):
    """What is said first: a call or a socket that is handed on, something that a process asks by itself, or `lend`.

    That is the kind of process that is to be lent for as long as the line lasts.
    """

    secret: str
    scope: dict[str, Any] | None = None
    asked: str = ""
    words: dict[str, Any] = {}
    lend: str = ""


class Reception:
    """Listens for the others."""

    def __init__(self) -> None:
        self._secret = b""
        self._app: ASGIApp
        self._answer: Answer
        self._lend: Lend | None = None
        self._server: asyncio.Server
        self._open: set[Line] = set()
        self._strangers: OrderedDict[Line, None] = OrderedDict()

    async def take_address(self, host: str, port: int) -> str:
        """Return the address at which it is going to listen, at any free port for 0; BadSetting."""
        try:
            self._server = await asyncio.start_server(self._take, host, port, start_serving=False)
        except OSError as error:
            raise BadSetting(f"--internal {host}:{port} cannot be used ({error.strerror})") from error
        name = f"[{host}]" if ":" in host else host
        return f"{name}:{self._server.sockets[0].getsockname()[1]}"

    async def open(self, secret: str, app: ASGIApp, answer: Answer) -> None:
        """Listen. The others know the secret; `app` answers calls, `answer` what they ask by themselves."""
        self._secret, self._app, self._answer = secret.encode(), app, answer
        await self._server.start_serving()

    def close_door(self) -> None:
        """Take no more calls."""
        self._server.close()

    def close(self) -> None:
        """Hear nobody any more."""
        for line in self._open:
            line.close()

    async def open_to_lend(self, secret: str, lend: Lend) -> None:
        """Listen as a worker does, of which nothing else is asked."""
        self._secret, self._answer, self._lend = secret.encode(), _answer_nothing, lend
        await self._server.start_serving()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = Line(reader, writer)
        self._open.add(line)
        self._strangers[line] = None
        if len(self._strangers) > MOST_STRANGERS:
            self._strangers.popitem(last=False)[0].abort()
        try:
            head = await self._head(line)
            self._strangers.pop(line, None)
            if head is not None and head.scope is not None:
                await line.say({"type": "taken"})
                await self._serve(line, head.scope)
            elif head is not None and head.lend:
                await (self._lend or _lend_nothing)(head.lend, line)
            elif head is not None:
                await line.say(await self._answer(head.asked, head.words))
        except (OSError, EOFError):
            pass  # it has gone
        except Exception:
            log.exception("call of another process")
        finally:
            self._open.discard(line)
            self._strangers.pop(line, None)
            line.close()

    async def _head(self, line: Line) -> Head | None:
        """Return what another process wants; None for a stranger."""
        try:
            async with asyncio.timeout(HEAD_SECONDS):
                head = msgspec.convert(await line.hear(MOST_HEAD), Head)
        except msgspec.MsgspecError:
            return None
        if not hmac.compare_digest(head.secret.encode(), self._secret):
            log.warning("a stranger calls in the name of another process")
            return None
        return head

    async def _serve(self, line: Line, told: dict[str, Any]) -> None:
        """Answer a call or a socket as if it had come here."""
        ended = {"type": f"{told['type']}.disconnect", "code": 1006}

        async def receive() -> Any:
            try:
                return await line.hear()
            except (OSError, EOFError):
                return ended

        await self._app(scope_of(told), receive, line.say)
        await line.say(None)


async def _answer_nothing(asked: str, words: dict[str, Any]) -> None:
    """Answer what all processes are told."""


async def _lend_nothing(kind: str, line: Line) -> None:
    await line.say(False)


def scope_of(told: dict[str, Any]) -> Any:
    """Return a scope as the application wants it from how it was sent."""
    headers = [(name, value) for name, value in told["headers"]]
    client = tuple(told["client"]) if told["client"] is not None else None
    server = tuple(told["server"]) if told["server"] is not None else None
    return {**told, "headers": headers, "client": client, "server": server, "state": {}, CARRIED: True}
