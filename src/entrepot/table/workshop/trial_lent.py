"""A trial that is carried out at a worker: its files go there, and what it prints and its report come back."""

import asyncio
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path, PurePosixPath
from typing import Any, Final

import msgspec

from entrepot.table.child import Gone
from entrepot.table.processes.carrying import GONE
from entrepot.table.processes.lending import Lent
from entrepot.table.processes.peer import Line as Connection
from entrepot.table.workshop.trial_process import MOST_WAITED, Line, carry_out

REPORT: Final = "report.html"
LONGER_SECONDS: Final = 60.0
"""Than it may take at the worker, for the files to come and go."""
MOST_FILES: Final = 100_000
_LINE: Final = msgspec.json.Decoder(Line)


# ------------------------------------------------------------------ at the server


async def carry_out_there(lent: Lent, folder: Path, hear: Callable[[Line], None]) -> str:
    """Let a worker play the trial of a folder; return how it ended. Gone where the worker has gone before that."""
    try:
        async with asyncio.timeout(MOST_WAITED + LONGER_SECONDS):
            for name, body in _files(folder):
                await lent.line.say({"file": name, "body": body})
            await lent.line.say({})
            return await _follow(lent.line, folder, hear)
    except GONE as error:  # a timeout is one
        raise Gone(type(error).__name__) from error
    finally:
        lent.give_back()


async def _follow(line: Connection, folder: Path, hear: Callable[[Line], None]) -> str:
    while True:
        told = await line.hear()
        if told.get("report") is not None:
            await asyncio.to_thread((folder / REPORT).write_bytes, told["report"])
        if "line" in told:
            hear(_LINE.decode(told["line"]))
        if "ended" in told:
            return str(told["ended"])


def _files(folder: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.name != REPORT:
            yield path.relative_to(folder).as_posix(), path.read_bytes()


# ------------------------------------------------------------------ at the worker


async def lend_trial(line: Connection) -> None:
    """Carry out the trial whose files come over a line; it ends where that breaks."""
    with tempfile.TemporaryDirectory(prefix="entrepot-trial-") as place:
        folder = Path(place)
        await _receive(line, folder)
        playing = asyncio.ensure_future(_play(line, folder))
        breaking = asyncio.ensure_future(line.hear())  # nothing more comes: this ends when the line does
        try:
            await asyncio.wait([playing, breaking], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (playing, breaking):
                task.cancel()
            await asyncio.gather(playing, breaking, return_exceptions=True)


async def _receive(line: Connection, folder: Path) -> None:
    for _ in range(MOST_FILES):
        told = await line.hear()
        if not told:
            return
        name = PurePosixPath(told["file"])
        if name.is_absolute() or ".." in name.parts:
            raise EOFError  # no server of ours says so
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(told["body"])
    raise EOFError


async def _play(line: Connection, folder: Path) -> None:
    told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def hear(step: Line) -> None:
        told.put_nowait({"line": msgspec.json.encode(step), **({"report": _report(folder)} if step.found else {})})

    async def pass_on() -> None:
        while True:
            message = await told.get()
            await line.say(message)
            if "ended" in message:
                return

    passing = asyncio.ensure_future(pass_on())
    try:
        ended = await carry_out(folder, hear)
        told.put_nowait({"ended": ended, "report": _report(folder)})
        await passing
    finally:
        passing.cancel()


def _report(folder: Path) -> bytes | None:
    path = folder / REPORT
    return path.read_bytes() if path.exists() else None
