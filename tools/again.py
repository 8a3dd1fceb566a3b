"""Run the tests again and again, each time with another chance: what passes by luck, or for being quick, shows itself.

    python tools/again.py                 # what `make full` runs: twenty times
    python tools/again.py 3 tests/table   # three times, these tests alone

The first time other work keeps every core busy, the second time there is one core. Exit status 0 if all passed.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TIMES = 20
BUSY = "while True: pass"


def main() -> None:
    """Run them, and say at the end which chances failed."""
    times = int(sys.argv[1]) if len(sys.argv) > 1 else TIMES
    failed = [chance for chance in range(1, times + 1) if not passes(chance, sys.argv[2:])]
    for chance in failed:
        print(f"again: failed with ENTREPOT_TEST_CHANCE={chance}{circumstances(chance)}")
    sys.exit(1 if failed else 0)


def passes(chance: int, tests: list[str]) -> bool:
    """Say whether the tests pass with this chance."""
    print(f"again: chance {chance}{circumstances(chance)}", flush=True)
    environment = {**os.environ, "ENTREPOT_TEST_CHANCE": str(chance)}
    once = ["-p", "no:rerunfailures", f"--hypothesis-seed={chance}"]
    command = [sys.executable, "-m", "pytest", "-n", "2", "--dist", "worksteal", *once, *tests]
    with busy_cores() if chance == 1 else contextlib.nullcontext():
        done = subprocess.run(command, cwd=ROOT, env=environment, preexec_fn=one_core if chance == 2 else None)
    return done.returncode == 0


def circumstances(chance: int) -> str:
    """Return what is made hard for the tests with this chance."""
    return {1: ", every core busy with other work", 2: ", on one core"}.get(chance, "")


@contextlib.contextmanager
def busy_cores() -> Iterator[None]:
    """Keep every core busy meanwhile."""
    others = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


one_core: Callable[[], object] | None = (
    (lambda: os.sched_setaffinity(0, {0})) if hasattr(os, "sched_setaffinity") else None
)
"""Leaves the process that calls it one core, where the system can do that."""


if __name__ == "__main__":
    main()
