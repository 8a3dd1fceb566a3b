"""What every call and every socket passes before it is known what it asks for."""

import asyncio
from typing import Any

import msgspec
from litestar import Litestar
from litestar.types import Receive, Scope, Send

from entrepot.table.callers import address_of
from entrepot.table.errors import TooFast
from entrepot.table.limits import CALL_COSTS, SOCKET_COSTS, Budget, Limits
from entrepot.table.logs import REQUEST_HEADER, begin_request
from entrepot.table.metering import Bill, metered
from entrepot.table.wire import Problem


class Gate:
    """The application behind a gate, at which whoever asks too much waits. HEAD is answered as GET is."""

    def __init__(self, app: Litestar, limits: Limits, budget: Budget) -> None:
        self._app = app
        self._limits = limits
        self._budget = budget

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            return await self._app(scope, receive, send)
        is_socket = kind == "websocket"
        request = begin_request(scope["headers"])
        payers = [address_of(scope)]
        wait = self._budget.take(payers, SOCKET_COSTS if is_socket else CALL_COSTS)
        if wait:
            await asyncio.sleep(min(wait, self._limits.patience))
        if wait > self._limits.patience:
            return await (turn_away(send) if is_socket else refuse(TooFast(wait), send))
        if is_socket:  # whose messages have bills of their own
            return await self._app(scope, receive, send)
        as_get: Any = {**scope, "method": "GET"}
        call = self._app(as_get if scope.get("method") == "HEAD" else scope, receive, named(send, request))
        return await metered(call, Bill(self._budget, payers, CALL_COSTS))


def named(send: Send, request: bytes) -> Send:
    """Return what sends an answer with the id of its call, by which the log can be searched."""

    async def send_named(message: Any) -> None:
        if message["type"] == "http.response.start":
            others = [header for header in message["headers"] if header[0] != REQUEST_HEADER]  # of a call handed on
            message["headers"] = [*others, (REQUEST_HEADER, request)]
        await send(message)

    return send_named


async def turn_away(send: Send) -> None:
    """Do not open a socket."""
    await send({"type": "websocket.close", "code": 1008, "reason": ""})


async def refuse(error: TooFast, send: Send) -> None:
    """Answer a call with an error, at little cost."""
    body = msgspec.json.encode(Problem(error.code, str(error)))
    headers = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "cache-control": "no-store",
        "retry-after": str(error.retry_after),
        "x-content-type-options": "nosniff",
    }
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": error.status, "headers": raw})
    await send({"type": "http.response.body", "body": body, "more_body": False})
