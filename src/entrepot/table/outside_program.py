"""A program in any language as a player: a JSON object a line on its standard input, and one in answer."""

import asyncio
import contextlib
import os
import shlex
import signal
from typing import Any, Final

import msgspec

from entrepot.kernel.errors import EntrepotError

MOST_BYTES: Final = 64 << 10
"""Of one line in answer."""
GRACE_SECONDS: Final = 2.0
"""A program that has been told the end has so long to end by itself."""


class BadCommand(EntrepotError):
    """A command that cannot be run."""

    code = "bad-command"


class Lost(Exception):
    """The program has no valid answer to a question: why, in words."""


class Answer(msgspec.Struct):
    """What a program answers; further fields are its own business."""

    action: str


class Program:
    """A process that is asked one question at a time. After any fault it is ended; `start` begins with a new one."""

    def __init__(self, command: str, patience: float) -> None:
        try:
            self._command = shlex.split(command)
        except ValueError as error:
            raise BadCommand(f"{command!r} is not a command: {error}") from error
        if not self._command:
            raise BadCommand("the command is empty")
        self._patience = patience
        self._process: asyncio.subprocess.Process | None = None
        self.is_new = True
        """Whether it was asked nothing yet since it was started."""

    @property
    def is_running(self) -> bool:
        """Whether there is a process that has not ended."""
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Start it in a group of its own, so that whatever it starts ends with it. BadCommand."""
        await self.stop()
        self.is_new = True
        try:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=MOST_BYTES,
                start_new_session=True,
            )
        except OSError as error:
            raise BadCommand(f"{self._command[0]!r} cannot be run: {error.strerror or error}") from error

    async def ask(self, *lines: dict[str, Any]) -> str:
        """Tell it these lines, the last of which is a question, and return the action that it answers. Lost."""
        self.is_new = False
        try:
            async with asyncio.timeout(self._patience):
                return await self._exchange([msgspec.json.encode(line) for line in lines])
        except TimeoutError as error:
            raise Lost(f"no answer within {self._patience:g} seconds") from error
        except ValueError as error:  # of the stream: the line goes on and on
            raise Lost(f"a line of more than {MOST_BYTES >> 10} kB") from error
        except OSError as error:
            raise Lost("it has ended") from error

    async def end(self, *lines: dict[str, Any]) -> None:
        """Tell it the last lines, and let it end by itself; not for long."""
        process = self._process
        if process is not None and process.stdin is not None and self.is_running:
            with contextlib.suppress(OSError, TimeoutError):
                async with asyncio.timeout(GRACE_SECONDS):
                    process.stdin.writelines(msgspec.json.encode(line) + b"\n" for line in lines)
                    await process.stdin.drain()
                    process.stdin.close()
                    await process.wait()
        await self.stop()

    async def stop(self) -> None:
        """End it at once, and all that it has started."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            kill_group(process)
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(GRACE_SECONDS):
                await drained(process)

    async def _exchange(self, lines: list[bytes]) -> str:
        process = self._process
        if process is None:
            raise Lost("it has ended")
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"".join(line + b"\n" for line in lines))
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer:
            raise Lost("it has ended")
        try:
            return msgspec.json.decode(answer, type=Answer).action
        except msgspec.MsgspecError as error:
            raise Lost(f'a line that is no {{"action": ...}}: {answer[:60]!r}') from error


def kill_group(process: asyncio.subprocess.Process) -> None:
    """Kill a process and, where the system has groups, all that it has started."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


async def drained(process: asyncio.subprocess.Process) -> None:
    """Return once a process has ended and its pipes are closed; what still stands in them is lost."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.close()
    while await process.stdout.read(MOST_BYTES):
        pass
    await process.wait()
