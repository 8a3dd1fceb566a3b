"""A process of the server's own that answers one question at a time."""

import asyncio
import contextlib
import os
import sys
from typing import Protocol

from entrepot.table import next_build
from entrepot.table.framing import LENGTH_BYTES, frame


class NoAnswer(Exception):
    """The process gave none."""


class Gone(NoAnswer):
    """The process was at a worker that has gone: another may be asked the same."""


class AnyChild(Protocol):
    """A process that answers one question at a time: of the server's own, or lent by a worker."""

    patience: float
    """Seconds for an answer."""

    async def ask(self, body: bytes) -> bytes:
        """Return the answer; NoAnswer, and the process is gone, if there is none."""

    async def start(self) -> bool:
        """Have a process that runs; say whether it is the one that ran before."""

    def stop(self) -> None:
        """End the process at once."""

    async def close(self) -> None:
        """End the process, and see it gone."""


class Child:
    """Runs a module; started when it is first asked, and again after it had to be stopped."""

    def __init__(self, module: str, patience: float, *arguments: str) -> None:
        self._command = [sys.executable, "-m", module, *arguments]
        self.patience = patience
        self._home = next_build.HOME
        """The build that the process runs."""
        self._process: asyncio.subprocess.Process | None = None
        self._ending: list[asyncio.subprocess.Process] = []
        """Those that were stopped, and that nobody has seen gone yet."""

    async def ask(self, body: bytes) -> bytes:
        """Return the answer; NoAnswer, and the process is gone, if there is none within `patience` seconds."""
        try:
            async with asyncio.timeout(self.patience):
                return await self._exchange(body)
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            self.stop()
            raise NoAnswer(type(error).__name__) from error
        except asyncio.CancelledError:
            self.stop()  # its answer would be taken for that of the next question
            raise

    async def start(self) -> bool:
        """Have a process that runs, and the newest build of our sources; say whether it is the one that ran before."""
        if self._home != next_build.newest_home():
            self.stop()
        before = self._process
        return await self._running() is before

    def stop(self) -> None:
        """End the process at once."""
        process, self._process = self._process, None
        if process is not None:
            assert process.stdin is not None
            process.stdin.close()
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            self._ending = [one for one in (*self._ending, process) if one.returncode is None]

    async def close(self) -> None:
        """End the process, and see it gone, and those that were stopped before it."""
        self.stop()
        for process in self._ending:
            await process.wait()

    async def _exchange(self, body: bytes) -> bytes:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(frame(body))
        await process.stdin.drain()
        head = await process.stdout.readexactly(LENGTH_BYTES)
        return await process.stdout.readexactly(int.from_bytes(head, "big"))

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._home = next_build.newest_home()
            paths = [str(self._home), *filter(None, [os.environ.get("PYTHONPATH")])]
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
            )
        return self._process
