"""What holds the event loop: which steps of which work took long, in the processor's time of the loop's own thread.

So nothing else that runs on the machine, or waits for the interpreter in another thread, counts.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

LONG = 0.02
"""Seconds that nothing on the loop should take at one go."""


@contextmanager
def watched(longer: float = LONG) -> Iterator[list[tuple[float, str]]]:
    """Yield a list that gets, for each step of the loop that takes longer, the seconds and what it was."""
    found: list[tuple[float, str]] = []
    before = asyncio.Handle._run

    def run(handle: Any) -> None:
        what = handle._callback
        begin = time.thread_time()
        before(handle)
        seconds = time.thread_time() - begin
        if seconds > longer:
            found.append((seconds, told(what)))

    asyncio.Handle._run = run  # type: ignore[method-assign]
    try:
        yield found
    finally:
        asyncio.Handle._run = before  # type: ignore[method-assign]


def told(callback: Any) -> str:
    """Return what a step of the loop was: of a task, down to the line behind which it waits now."""
    task = getattr(callback, "__self__", None)
    if not isinstance(task, asyncio.Task):
        return repr(callback)
    lines, work = [], task.get_coro()
    while work is not None:
        frame = getattr(work, "cr_frame", None) or getattr(work, "gi_frame", None) or getattr(work, "ag_frame", None)
        if frame is not None:
            lines.append(f"{frame.f_code.co_qualname}:{frame.f_lineno}")
        work = getattr(work, "cr_await", None) or getattr(work, "gi_yieldfrom", None) or getattr(work, "_work", None)
    return f"{task.get_name()} {' > '.join(lines[-6:]) or 'ended'}"
