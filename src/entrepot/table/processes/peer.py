"""Another process of the same database, as long as it is there."""

import asyncio
import contextlib
from typing import Any, Final

import msgspec

from entrepot.table.framing import LENGTH_BYTES, frame

DIAL_SECONDS: Final = 2.0
MOST_BYTES: Final = 64 << 20
"""Of one message: the record of a long game is one."""
_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder()


class Line:
    """One connection between two processes, over which either says what it has to say, message by message."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def say(self, message: Any) -> None:
        """Send a message, once there is room for it; OSError where the other has gone."""
        if self._writer.is_closing():
            raise ConnectionResetError
        self._writer.write(frame(_ENCODER.encode(message)))
        await self._writer.drain()

    async def hear(self, most: int = MOST_BYTES) -> Any:
        """Return the next message; EOFError or OSError where there is none any more, or it is too long."""
        length = int.from_bytes(await self._reader.readexactly(LENGTH_BYTES), "big")
        if length > most:
            raise EOFError
        return _DECODER.decode(await self._reader.readexactly(length))

    def close(self) -> None:
        """End it, once what was said has gone."""
        self._writer.close()

    def abort(self) -> None:
        """End it now."""
        self._writer.transport.abort()


class Peer:
    """Reached at `address`; once it has left, everything that is under way with it ends."""

    def __init__(self, number: int, address: str, lends: str = "") -> None:
        self.number = number
        self.address = address
        self.lends = lends
        """The version of a worker; '' for a server."""
        self.has_left = asyncio.Event()
        self._lines: set[Line] = set()

    async def dial(self) -> Line:
        """Return a connection to it; OSError where it does not answer."""
        if self.has_left.is_set():
            raise ConnectionRefusedError
        host, _, port = self.address.rpartition(":")
        async with asyncio.timeout(DIAL_SECONDS):
            line = Line(*await asyncio.open_connection(host.strip("[]"), int(port)))
        self._lines.add(line)
        return line

    def count(self) -> int:
        """Return how many connections to it are open."""
        return len(self._lines)

    def hang_up(self, line: Line) -> None:
        """End a connection to it."""
        self._lines.discard(line)
        line.close()

    def leave(self) -> None:
        """It is there no more."""
        self.has_left.set()
        for line in self._lines:
            line.abort()

    async def left_within(self, seconds: float) -> None:
        """Return once it has left, or after so many seconds."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.has_left.wait(), seconds)
