"""The environment `.venv`: how it is made, how pinned packages come into it, and how each step is done only once."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from troubles import NO_VENV, Trouble, seen_in

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMPS = VENV / "entrepot-stamps"
WORK = ROOT / "build" / "install"
PINS = ROOT / "requirements"
NOT_SOURCES = {"__pycache__", "entrepot.egg-info", "node_modules", "web_dist"}
LOG_LINES = 60
FETCHED = "Python's packages"
HELD: list[int] = []
"""Our locks, which the programs that we start hold too: the next one waits for what a kill has left running."""


def make_venv() -> None:
    """Create `.venv` unless there is one with a Python that runs and can install."""
    if answers("import sys, pip; sys.exit(sys.version_info < (3, 11))"):
        return
    tell(f"creating {VENV.name}")
    is_broken = not answers("import sys; sys.exit(sys.version_info < (3, 11))")
    try:
        import venv

        venv.create(VENV, clear=is_broken and VENV.exists(), with_pip=True, symlinks=os.name != "nt")
    except ImportError as error:
        raise Trouble(NO_VENV, "venv") from error
    except subprocess.CalledProcessError as error:
        said = (error.output or b"").decode(errors="replace")
        raise seen_in(said, "pip") or Trouble(f"{VENV.name} could not be made: {said.strip() or error}") from error


def answers(program: str) -> bool:
    """Say whether the environment's Python runs a program, and well."""
    return PYTHON.exists() and subprocess.run([PYTHON, "-c", program], capture_output=True).returncode == 0


def bring(name: str) -> None:
    """Have exactly the pinned packages of `requirements/NAME.txt` in the environment. Trouble."""
    once(f"pins-{name}", digest([PINS / f"{name}.txt"]), lambda: install(name))


def install(name: str) -> None:
    """Install pinned packages by uv; by pip, which may know ways of its own (mirrors, proxies), where uv fails."""
    tell(f"installing what requirements/{name}.txt pins")
    pins = ["install", "--quiet", "--require-hashes", "-r", str(PINS / f"{name}.txt")]
    if uv():
        trouble = run([*uv(), *pins, "--python", str(PYTHON)], FETCHED, fails=True)
        if trouble is None:
            return
        if trouble.kind in ("disk", "read-only"):
            raise trouble
    pip(*pins)


def uv() -> list[str]:
    """Return how the environment's pinned uv is called; nothing where it is not to be had."""
    program = BIN / ("uv.exe" if os.name == "nt" else "uv")
    return [str(program), "pip"] if program.exists() and is_done("uv", digest([PINS / "uv.txt"])) else []


def bring_uv() -> None:
    """Have the pinned uv; where there is none for this machine, say so: pip does it all, and takes longer."""
    once("uv", digest([PINS / "uv.txt"]), install_uv)


def install_uv() -> None:
    """Install uv by pip."""
    wanted = ["install", "--quiet", "--require-hashes", "--only-binary", ":all:", "-r", str(PINS / "uv.txt")]
    trouble = run([*PIP, *wanted], FETCHED, fails=True)
    if trouble is not None and trouble.kind:
        raise trouble
    if trouble is not None:
        tell("uv is not to be had for this machine; pip installs in its place, which takes a minute longer")


PIP = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input", "--retries", "2"]


def pip(*arguments: str, what: str = FETCHED, **settings: Any) -> None:
    """Run the environment's pip as `run` does. Trouble."""
    run([*PIP, *arguments], what, **settings)


def run(
    command: list[str],
    what: str,
    *,
    more: dict[str, str] | None = None,
    fails: bool = False,
    log: str = "log",
    watch: Callable[[], None] | None = None,
) -> Trouble | None:
    """Run a command with its output in `build/install/LOG.txt`, calling `watch` each second; None when it went well.

    What went wrong is raised as Trouble, or returned where the command may fail; `what` it was to fetch or make.
    """
    WORK.mkdir(parents=True, exist_ok=True)
    written = WORK / f"{log}.txt"
    with written.open("w", encoding="utf-8") as out:
        process = subprocess.Popen(
            command, stdout=out, stderr=subprocess.STDOUT, cwd=ROOT, env={**os.environ, **(more or {})}, pass_fds=HELD
        )
        while watch is not None and process.poll() is None:
            watch()
            time.sleep(0.5)
        status = process.wait()
    if not status:
        return None
    said = written.read_text(encoding="utf-8", errors="replace")
    trouble = seen_in(said, what)
    if trouble is None:
        trouble = Trouble(f"{what}: this failed; the whole of it is in {written.relative_to(ROOT)}")
        if not fails:
            print(*said.splitlines()[-LOG_LINES:], sep="\n", file=sys.stderr)
    trouble.status = status
    if fails:
        return trouble
    raise trouble


def once(name: str, state: str, work: Callable[[], None], folder: Path = STAMPS) -> None:
    """Do the work unless it was last done in the very same state, which a file in the folder says."""
    if is_done(name, state, folder):
        return
    stamp = folder / name
    stamp.unlink(missing_ok=True)
    work()
    folder.mkdir(exist_ok=True)
    stamp.write_text(state, encoding="utf-8")


def is_done(name: str, state: str, folder: Path = STAMPS) -> bool:
    """Say whether that work was last done in that state."""
    stamp = folder / name
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == state


def digest(paths: list[Path]) -> str:
    """A hash of the files' names and contents."""
    total = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        total.update(f"{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()


def files(folder: Path) -> list[Path]:
    """All files below a folder that are not made by Python or npm themselves; none where it does not exist."""
    found = (path for path in folder.rglob("*") if path.is_file())
    return sorted(path for path in found if not NOT_SOURCES.intersection(path.relative_to(ROOT).parts))


@contextlib.contextmanager
def locked(name: str, waiting: str) -> Iterator[None]:
    """Two at once wait for each other, and say so, where the system can lock files."""
    WORK.mkdir(parents=True, exist_ok=True)
    with (WORK / name).open("w") as lock:
        try:
            import fcntl
        except ImportError:
            yield
            return
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            tell(waiting)
            fcntl.flock(lock, fcntl.LOCK_EX)
        HELD.append(lock.fileno())
        try:
            yield
        finally:
            HELD.remove(lock.fileno())


def tell(line: str) -> None:
    """One line of progress."""
    print(f"install: {line}", flush=True)


def remove(folder: Path) -> None:
    """Remove a folder, whatever of it is there."""
    shutil.rmtree(folder, ignore_errors=True)
