"""The process that carries out one trial: another program, known here by its lines and its report."""

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from entrepot.table import next_build
from entrepot.table.workshop.wire import TrialFound, TrialStep

PROGRAM: Final = "entrepot.arena.trial"
MOST_SECONDS: Final = 1_800
"""Of the processor, for one trial."""
MOST_WAITED: Final = 3 * MOST_SECONDS
"""On the clock: it goes last on the machine."""
LONGEST_LINE: Final = 1 << 20
CPU_SIGNALS: Final = (-24, -9)
"""With which a process ends whose time is used up: as the system asks, or as it insists."""


class Line(msgspec.Struct):
    """A line that the program prints."""

    step: TrialStep | None = None
    found: TrialFound | None = None
    error: str = ""


_LINE: Final = msgspec.json.Decoder(Line)


async def carry_out(folder: Path, hear: Callable[[Line], None]) -> str:
    """Play the trial of a folder; return how it ended: done, failed or too-long. Who is cancelled ends the process."""
    home = next_build.newest_home()
    paths = [str(home), *filter(None, [os.environ.get("PYTHONPATH")])]
    process = await asyncio.create_subprocess_exec(
        *[sys.executable, "-m", PROGRAM, str(folder), str(MOST_SECONDS)],
        stdin=asyncio.subprocess.PIPE,  # it ends with this, and so with us
        stdout=asyncio.subprocess.PIPE,
        limit=LONGEST_LINE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
    )
    try:
        async with asyncio.timeout(MOST_WAITED):
            has_failed = await _hear(process, hear)
            status = await process.wait()
    except TimeoutError:
        return "too-long"
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    if status in CPU_SIGNALS:
        return "too-long"
    return "failed" if has_failed or status else "done"


async def _hear(process: asyncio.subprocess.Process, hear: Callable[[Line], None]) -> bool:
    """Hear every line to the last; say whether one told of an error."""
    assert process.stdout is not None
    has_failed = False
    async for text in process.stdout:
        line = _LINE.decode(text)
        has_failed = has_failed or bool(line.error)
        hear(line)
    return has_failed
