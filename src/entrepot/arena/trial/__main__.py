"""Carries out one trial: `python -m entrepot.arena.trial DIR SECONDS`, where DIR holds what is asked.

Each step is one line of JSON on the standard output. It has so many seconds of the processor, goes last on the machine,
and ends when its standard input does: whoever has started it is then no more.
"""

import json
import os
import sys
import threading
from pathlib import Path
from typing import Any

from entrepot.arena.trial.asked import read
from entrepot.arena.trial.stages import carry_out
from entrepot.kernel.errors import EntrepotError

MOST_FILE = 1 << 28
"""Bytes of one file."""


def tell(step: dict[str, Any]) -> None:
    """Print a step."""
    print(json.dumps(step), flush=True)


def bound(seconds: int) -> None:
    """Let this process go last, and have no more than so much time."""
    if hasattr(os, "nice"):
        os.nice(19)
    if sys.platform == "win32":
        return
    import resource

    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_FSIZE, (MOST_FILE, MOST_FILE))


def end_with_parent() -> None:
    """End once nobody holds the other end of the standard input."""

    def wait() -> None:
        while os.read(0, 1):  # past the interpreter's own buffer, whose lock its end would stumble over
            pass
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def main(folder: Path, seconds: int) -> int:
    """Carry out the trial of a folder; return the exit status."""
    bound(seconds)
    end_with_parent()
    try:
        carry_out(folder, read(folder), tell)
    except EntrepotError as error:
        tell({"error": str(error)})
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2])))
