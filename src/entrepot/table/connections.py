"""Connections below HTTP: how many one address has, how long they may take, and what they may leave unread."""

import asyncio
import contextlib
import logging
import sys
import time
from collections import Counter, OrderedDict
from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from typing import Any, Final, Protocol

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from entrepot.table.callers import grouped
from entrepot.table.limits import CONNECTION_COSTS, FRAME_COSTS, OVERDONE_COSTS, Budget, Limits

log = logging.getLogger(__name__)
OWN: Final = 224
"""Descriptors that the server keeps for its database, its processes and its notices, but at most half of all."""
MOST_HASTY: Final = 32
"""Connections beyond those that there is room for: of who asks whether the server is well."""
MOST_OPEN: Final = 1 << 20
"""Where the system sets no bound."""
MOST_ELSEWHERE: Final = 10_000
HEALTH: Final = b"/health"
SLICE_BYTES: Final = 2_048
"""Of what comes through a socket, read at once: many small frames take long to read."""
MOST_PIPELINED: Final = 8
MOST_URL: Final = 1_000
"""Bytes: the framework keeps what it reads in addresses for a thousand of them."""
MOST_HEADERS: Final = 100
"""Of a request, those behind its body included: each costs as much as a hundred bytes do."""
MOST_CHUNKS: Final = 250
"""Pieces that a body may say it comes in."""
MOST_BODY: Final = 3 << 19
"""Bytes behind a head that are taken, and thrown away where they are too many: who is cut off reads no answer."""
HASTY_SECONDS: Final = 2.0
"""Once connections have run out, a new one has so long to ask whether the server is well."""
CALM_SECONDS: Final = 2.0
"""Beyond `patience`: who is too fast is told so over its connections; only then they are not opened any more."""
TOO_MUCH: Final = 1008
STRAIGHT: Final = "entrepot.straight"
"""Among a socket's extensions, what it is written to with; not where another process has it."""
TEXT: Final = 0x81
"""The first byte of a whole message of text."""
SMALL: Final = 126
"""Bytes, from which on a length is said in more than one."""
TELL_SECONDS: Final = 60.0
"""The log says no more often that connections run out."""


class Connections:
    """All that are open. `most` is as many as there are descriptors for."""

    def __init__(self, limits: Limits, budget: Budget, trusted: tuple[str, ...], most: int) -> None:
        self.limits = limits
        self.budget = budget
        self.most = most
        self.open: set[asyncio.Transport] = set()
        self._trusted = [ip_network(proxy) for proxy in trusted]
        self._of: Counter[str] = Counter()
        self._hasty: OrderedDict[asyncio.Transport, None] = OrderedDict()
        """Those that came when there were too many."""
        self._told_at = -TELL_SECONDS

    def admit(self, transport: asyncio.Transport) -> bool:
        """Count a new connection; False where its address has too many, or asks for too many."""
        address = self._address(transport)
        if address is not None:
            wait = self.budget.take([address], CONNECTION_COSTS, CALM_SECONDS)
            if wait > self.limits.patience + CALM_SECONDS or self._of[address] >= self.limits.connections:
                return False
            self._of[address] += 1
        self.open.add(transport)
        if self.is_full():
            self._crowd_in(transport)
        return True

    def overdone(self, transport: asyncio.Transport) -> None:
        """Let an address pay for a request that is broken off: it was read as far as that."""
        address = self._address(transport)
        if address is not None:
            self.budget.charge([address], OVERDONE_COSTS)

    def release(self, transport: asyncio.Transport) -> None:
        """Take note that a connection has gone, once for each."""
        if transport not in self.open:
            return
        self.open.discard(transport)
        self._hasty.pop(transport, None)
        address = self._address(transport)
        if address is not None:
            self._of[address] -= 1
            if not self._of[address]:
                del self._of[address]

    def is_full(self) -> bool:
        """Say whether only those are heard who ask whether the server is well."""
        return len(self.open) > self.most

    def _address(self, transport: asyncio.Transport) -> str | None:
        """Return against whom a connection counts; None for a proxy of ours, which counts its clients' itself."""
        peer = transport.get_extra_info("peername")
        address = peer[0] if peer else ""
        if self._trusted and any(ip_address(address.partition("%")[0]) in network for network in self._trusted):
            return None
        return grouped(address)

    def _crowd_in(self, transport: asyncio.Transport) -> None:
        """Let one more in for a moment, if need be in place of the first that was let in so."""
        self._tell()
        if len(self._hasty) >= MOST_HASTY:
            self._hasty.popitem(last=False)[0].abort()
        self._hasty[transport] = None

    def _tell(self) -> None:
        now = time.monotonic()
        if now - self._told_at >= TELL_SECONDS:
            self._told_at = now
            log.warning("connections run out", extra={"open": len(self.open), "most": self.most})


def most_connections() -> int:
    """Return how many connections there are descriptors for, once as many are allowed as this process may have."""
    if sys.platform == "win32":  # which counts no descriptors
        return MOST_ELSEWHERE
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return MOST_OPEN if soft == resource.RLIM_INFINITY else room_in(soft)


def room_in(descriptors: int) -> int:
    """Return how many connections may be open with so many descriptors, beside the hasty ones.

    They must never run out: the event loop would reset whoever waits to be let in, be it to ask for the health.
    """
    return max(1, descriptors - min(OWN, descriptors // 2) - MOST_HASTY)


class Straight(Protocol):
    """A socket that is written to without a detour through the framework, which takes longer than the writing."""

    writable: asyncio.Event
    """Set while the other side reads as fast as it is written to."""

    def write_texts(self, texts: Sequence[str]) -> None:
        """Send messages, all at once; OSError where the socket is closed."""


class Settings(uvicorn.Config):
    """How the application is served, and what its protocols have to know."""

    def __init__(self, app: Any, connections: Connections, **settings: Any) -> None:
        super().__init__(app, http=Http, ws=Socket, **settings)
        self.table_connections = connections


class TooMuch(Exception):
    """The parser passes it on as a bad request, which ends the connection."""


class Patience:
    """Ends a connection once something has taken too long."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, seconds: float, transport: asyncio.Transport) -> None:
        """Wait so long from now on, if nothing is waited for already.

        It waits twice for half of that: where the loop itself stood still, what has come meanwhile is read in between.
        """
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(seconds / 2, self._go_on, seconds / 2, transport)

    def _go_on(self, seconds: float, transport: asyncio.Transport) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, transport.abort)

    def end(self) -> None:
        """It has come."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Http(HttpToolsProtocol):
    """Requests that are too slow, too large or too many end their connection."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._all: Connections = self.config.table_connections  # type: ignore[attr-defined]
        self._limits = self._all.limits
        self._request, self._reading = Patience(), Patience()
        self._head = self._body = self._chunks = 0
        self._is_head = True
        if not self._all.admit(transport):
            transport.abort()
            return
        self._request.begin(HASTY_SECONDS if self._all.is_full() else self._limits.request_seconds, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        self._all.release(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._is_head:
            self._head += len(data)
        else:
            self._body += len(data)
        super().data_received(data)
        if (self._is_head and self._head > self._limits.head_bytes) or self._body > MOST_BODY:
            self._all.overdone(self.transport)
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._is_head, self._body, self._chunks = True, 0, 0

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MOST_HEADERS:
            self._all.overdone(self.transport)
            raise TooMuch
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._is_head, self._head = False, 0
        is_unheard = (self._all.is_full() and self.url != HEALTH) or len(self.pipeline) >= MOST_PIPELINED
        if is_unheard or len(self.url) > MOST_URL:
            raise TooMuch  # nothing more of what has come is looked at
        super().on_headers_complete()

    def on_chunk_header(self) -> None:
        self._chunks += 1
        if self._chunks > MOST_CHUNKS:
            self._all.overdone(self.transport)
            raise TooMuch

    def on_message_complete(self) -> None:
        self._is_head = True
        self._request.end()
        if self._is_answered():
            self._request.begin(self._limits.request_seconds, self.transport)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._request.begin(self._limits.request_seconds, self.transport)

    def _is_answered(self) -> bool:
        cycle: Any = self.cycle  # none yet before the first request
        return cycle is not None and bool(cycle.response_complete)

    def handle_websocket_upgrade(self) -> None:
        self._end()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.begin(self._limits.unread_seconds, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.end()

    def _end(self) -> None:
        self._request.end()
        self._reading.end()


def head_of(size: int) -> bytes:
    """Return what stands before a text of so many bytes that a server sends uncompressed, by RFC 6455."""
    if size < SMALL:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, SMALL)) + size.to_bytes(2, "big")
    return bytes((TEXT, SMALL + 1)) + size.to_bytes(8, "big")


class Socket(WebSocketsSansIOProtocol):
    """A socket that sends too much, or does not read what is sent to it, is closed. Its own pings count too."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._all: Connections = self.config.table_connections  # type: ignore[attr-defined]
        self._limits = self._all.limits
        self._reading = Patience()
        self._frames = 0
        self._caller: tuple[Any, str] = (None, "")

    def connection_lost(self, exc: Exception | None) -> None:
        self._reading.end()
        self._all.release(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        frames = 0
        for start in range(0, len(data), SLICE_BYTES):
            self._frames = 0
            super().data_received(data[start : start + SLICE_BYTES])
            frames += self._frames
            if self.close_sent or self.transport.is_closing():
                return
            if self.transport.get_write_buffer_size() > self._limits.unread_bytes:
                self.transport.abort()
                return
            if frames > self._limits.frames or self._pay(self._frames) > self._limits.patience:
                self._cut_off()
                return

    async def run_asgi(self) -> None:
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), STRAIGHT: self}  # type: ignore[dict-item]
        await super().run_asgi()

    def write_texts(self, texts: Sequence[str]) -> None:
        """Send messages, all at once; OSError where the socket is closed."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        parts: list[bytes] = []
        for text in texts:
            body = text.encode()
            parts += (head_of(len(body)), body)
        self.transport.write(b"".join(parts))

    def handle_events(self) -> None:
        self._frames += len(self.conn.events)
        super().handle_events()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.begin(self._limits.unread_seconds, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.end()

    def _pay(self, frames: int) -> float:
        client = self.scope["client"] if self.handshake_complete else self.client
        if client != self._caller[0]:
            self._caller = (client, grouped(client[0]) if client else "")
        return self._all.budget.take([self._caller[1]], frames * FRAME_COSTS)

    def _cut_off(self) -> None:
        self.conn.fail(TOO_MUCH, "too much at once")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
