"""A bad line: a relay between a browser and its server that stalls, delays, drops and half-closes as it is told."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

CHUNK = 65_536
PATIENCE = 60.0


class Connection:
    """One connection through the line. A stalled one stays open, and nothing arrives at either end."""

    def __init__(self, writers: list[asyncio.StreamWriter], is_socket: bool) -> None:
        self.task: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.writers = writers
        self.is_socket = is_socket
        self.flows = asyncio.Event()
        self.flows.set()


class LineProxy:
    """Listens at `url` and passes on to a port of this machine. All its methods may be called from any thread."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.delay = 0.0
        """Seconds by which everything comes later."""
        self._connections: set[Connection] = set()
        self._stalls_new = False
        self._only_sockets = False
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._thread.start()
        assert self._ready.wait(PATIENCE)

    # ------------------------------------------------------------------ what goes wrong

    def stall(self, new: bool = True, only_sockets: bool = False) -> None:
        """Let nothing through what is open now, nor (`new`) through what is opened; WebSockets alone, if wished."""
        self._call(self._stall, new, only_sockets)

    def drop(self) -> None:
        """Break everything that is open."""
        self._call(lambda: [writer.transport.abort() for each in self._connections for writer in each.writers])

    def half_close(self) -> None:
        """Say to the browser that nothing more comes, and go on listening to it."""
        self._call(lambda: [each.writers[0].write_eof() for each in self._connections if each.flows.is_set()])

    def mend(self, resume: bool = False) -> None:
        """Let through what is opened from now on; with `resume` also what is stalled, and all that was held back."""
        self._call(self._mend, resume)

    def close(self) -> None:
        self._call(self._done.set)
        self._thread.join(PATIENCE)

    # ------------------------------------------------------------------ inside

    async def _serve(self) -> None:
        self._loop, self._done = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self._ready.set()
        await self._done.wait()
        server.close()
        tasks = [each.task for each in self._connections]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(0)  # for what was aborted to be closed

    def _stall(self, new: bool, only_sockets: bool) -> None:
        self._stalls_new, self._only_sockets = new, only_sockets
        for each in self._connections:
            if each.is_socket or not only_sockets:
                each.flows.clear()

    def _mend(self, resume: bool) -> None:
        self._stalls_new, self.delay = False, 0.0
        for each in self._connections if resume else ():
            each.flows.set()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first = await reader.read(CHUNK)
        try:
            there, other = await self._reach()
        except OSError:  # the server is down
            writer.transport.abort()
            return
        each = Connection([writer, other], b"upgrade: websocket" in first.lower())
        if self._stalls_new and (each.is_socket or not self._only_sockets):
            each.flows.clear()
        self._connections.add(each)
        try:
            ways = self._pass(each, reader, other, first), self._pass(each, there, writer, b"")
            each.task = asyncio.gather(*ways)
            await each.task
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self._connections.discard(each)
            for end in each.writers:
                end.transport.abort()

    async def _reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.target)

    async def _pass(
        self, each: Connection, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, first: bytes
    ) -> None:
        chunk = first or await reader.read(CHUNK)
        while chunk:
            await each.flows.wait()
            if self.delay:
                await asyncio.sleep(self.delay)
            await each.flows.wait()
            writer.write(chunk)
            await writer.drain()
            chunk = await reader.read(CHUNK)
        await each.flows.wait()
        with contextlib.suppress(OSError, RuntimeError):
            writer.write_eof()

    def _call(self, what: Callable[..., Any], *arguments: Any) -> None:
        self._loop.call_soon_threadsafe(what, *arguments)


@contextmanager
def line_to(port: int) -> Iterator[LineProxy]:
    """Lay a line to a server."""
    proxy = LineProxy(port)
    yield proxy
    proxy.close()
