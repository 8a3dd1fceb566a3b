"""Playing at once: the lobby is served, and behind it the compiled build is made, at the lowest priority.

The build is a process in a group of its own, so that it and its compilers end when playing ends. What it has compiled
stays, and the next one goes on from there.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import IO, Any

from builds import BUILDS, PROGRESS, record, wheel_folder
from environment import BIN, WORK

LAST = 19
"""The lowest priority that there is."""
SERVES = "entrepot is at "
"""How `entrepot play` says that it serves; where a server runs already, there is nothing to be built behind it."""
WORDS = {"translating": "translating to C", "compiling": "compiling"}


class Line:
    """The last line of the terminal, which tells how far the build is; where nobody watches, a line now and then."""

    def __init__(self, out: IO[str]) -> None:
        self._out = out
        self._shown = ""
        self._last = ""
        self._lock = threading.Lock()

    def show(self, phase: str, percent: int) -> None:
        """Tell how far it is."""
        is_watched = self._out.isatty()
        text = f"the compiled build: {WORDS[phase]}"
        if phase == "compiling":
            text += f", {percent if is_watched else percent // 25 * 25}%"
        if text == self._last:
            return
        self._last = text
        with self._lock:
            if is_watched:
                self._out.write(f"\r{' ' * len(self._shown)}\r{text}")
                self._shown = text
            else:
                self._out.write(f"install: {text}\n")
            self._out.flush()

    def say(self, text: str) -> None:
        """Print a line of its own above it."""
        with self._lock:
            self._out.write(f"\r{' ' * len(self._shown)}\r" if self._shown else "")
            self._out.write(f"{text}\n{self._shown}")
            self._out.flush()

    def end(self, text: str) -> None:
        """Print the last word in its place."""
        self.clear()
        self.say(f"install: {text}")

    def clear(self) -> None:
        """Take it away."""
        with self._lock:
            self._out.write(f"\r{' ' * len(self._shown)}\r" if self._shown else "")
            self._out.flush()
            self._shown = ""


def play(arguments: list[str], with_build: bool) -> int:
    """Serve the lobby until it is stopped, with the compiled build behind it; return the exit status."""
    line = Line(sys.stdout)
    ready = threading.Event()
    served = subprocess.Popen([BIN / "entrepot", "play", *arguments], stdout=subprocess.PIPE, text=True)
    listening = threading.Thread(target=repeat, args=(served, line, ready))
    listening.start()
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda number, frame: pass_on(served, number))
    build: subprocess.Popen[str] | None = None
    while served.poll() is None:
        if with_build and build is None and ready.is_set():
            build = begin()
        if build is not None and told(build, line):
            build, with_build = None, False
        time.sleep(0.2)
    if build is not None:
        stop(build)
    listening.join()
    return served.returncode


def pass_on(served: subprocess.Popen[str], number: int) -> None:
    """Let the server stop in order; Ctrl-C has reached it already."""
    if number != signal.SIGINT:
        served.terminate()


def repeat(served: subprocess.Popen[str], line: Line, ready: threading.Event) -> None:
    """Print what the server prints, and note when it says where it is: from then on it answers."""
    assert served.stdout is not None
    for text in served.stdout:
        line.say(text.rstrip("\n"))
        if text.startswith(SERVES):
            ready.set()


def begin() -> subprocess.Popen[str]:
    """Begin the compiled build in a process group of its own."""
    PROGRESS.unlink(missing_ok=True)
    command = [sys.executable, str(Path(__file__).with_name("install.py")), "behind"]
    log = (WORK / "behind.txt").open("w", encoding="utf-8")
    with log:
        return subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, start_new_session=True, text=True)


def give_way() -> None:
    """Let everything else on the machine go first: processors, and disks where that can be said."""
    os.nice(LAST)
    if shutil.which("ionice"):
        subprocess.run(["ionice", "-c", "3", "-p", str(os.getpid())], capture_output=True)


def told(build: subprocess.Popen[str], line: Line) -> bool:
    """Tell how far the build is; True once it has ended, and how has been told."""
    status = build.poll()
    if status is None:
        progress = read_progress()
        if progress is not None:
            line.show(progress["phase"], progress["percent"])
        return False
    if status:
        said = (WORK / "behind.txt").read_text(encoding="utf-8", errors="replace").strip().splitlines()
        why = said[-1].removeprefix("install: ") if said else "it was ended"
        line.end(f"there is no compiled build yet, and playing goes on without: {why}")
    elif wheel_folder().is_dir() and not record(wheel_folder())["compiled"]:
        line.end(f"plain Python it stays, the same games: {record(wheel_folder())['reason']}")
    else:
        line.end("the compiled build is ready: bots think with it from now on, the rest from the next start")
    return True


def write_progress(phase: str, percent: int) -> None:
    """Note how far the build is, for the server and the terminal."""
    new = PROGRESS.with_name("progress.new")
    new.write_text(json.dumps({"of": wheel_folder().name, "phase": phase, "percent": percent}), encoding="utf-8")
    os.replace(new, PROGRESS)


def read_progress() -> dict[str, Any] | None:
    """Return how far the build is; None where nobody has said."""
    if not BUILDS.is_dir() or not PROGRESS.is_file():
        return None
    found: dict[str, Any] = json.loads(PROGRESS.read_text(encoding="utf-8"))
    return found


def stop(build: subprocess.Popen[str]) -> None:
    """End the build with its compilers."""
    os.killpg(build.pid, signal.SIGTERM)
    build.wait()
    PROGRESS.unlink(missing_ok=True)
