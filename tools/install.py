"""Set up `.venv` and install entrepot into it as a wheel built from scratch; nothing is done twice.

    python3 tools/install.py             # tools and entrepot: what `make install` runs
    python3 tools/install.py --tools     # the pinned tools alone: enough for `make check`

Any Python 3.11 or newer can run it; it needs the standard library alone.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMPS = VENV / "entrepot-stamps"
WORK = ROOT / "build" / "install"
LOG = WORK / "log.txt"
PINS = ROOT / "requirements" / "dev.txt"
BUILD_FILES = ["setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE"]
NOT_SOURCES = {"__pycache__", "entrepot.egg-info", "node_modules", "web_dist"}
CLIENT = WORK / "client"
NO_NODE = 3


def main() -> None:
    """Bring `.venv` up to date with the checkout."""
    if sys.version_info < (3, 11):  # noqa: UP036 - it is run by whatever `python3` is
        sys.exit(f"entrepot needs Python 3.11 or newer; {sys.executable} is older: say make PYTHON=python3.11")
    with locked():
        make_venv()
        once("tools", digest([PINS]), install_tools)
        if "--tools" not in sys.argv:
            sources = digest([PINS, *(ROOT / name for name in BUILD_FILES), *files("src")])
            compile_mode = os.environ.setdefault("ENTREPOT_COMPILE", "strict")
            compiler = f"{compile_mode} {os.environ.get('CC', '')} {shutil.which('cc') or shutil.which('gcc')}"
            once("wheel", f"{sources} {compiler}", install_wheel)
            once("client", digest([ROOT / "tools" / "client.py", *files("web")]), build_client)
            once("client-in-place", f"{sources} {compiler} {digest(files_below(CLIENT))}", place_client)
            once("clauses", f"{sources} {digest(files('tests'))}", refresh_clauses)
            say_what_is_installed()


def make_venv() -> None:
    """Create `.venv` unless there is one whose Python runs."""
    if PYTHON.exists() and subprocess.run([PYTHON, "-c", "import pip"], capture_output=True).returncode == 0:
        return
    tell(f"creating {VENV.name}")
    try:
        venv.create(VENV, clear=False, with_pip=True, upgrade_deps=False)
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"cannot create {VENV.name} ({error}): is Python's venv module installed?")
    shutil.rmtree(STAMPS, ignore_errors=True)


def install_tools() -> None:
    """Install exactly the pinned tools and libraries."""
    tell("installing the pinned tools")
    pip("install", "--require-hashes", "-r", str(PINS))


def install_wheel() -> None:
    """Build a wheel from a fresh copy of the sources and install it in place of the one before."""
    tell("building entrepot (compiling takes a minute or so)")
    tree, wheels = WORK / "tree", WORK / "wheel"
    for folder in (tree, wheels):
        shutil.rmtree(folder, ignore_errors=True)
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns(*NOT_SOURCES))
    for name in BUILD_FILES:
        shutil.copy2(ROOT / name, tree / name)
    pip("wheel", "--no-build-isolation", "--no-deps", "--no-index", "--wheel-dir", str(wheels), str(tree))
    (wheel,) = wheels.glob("*.whl")
    pip("install", "--no-deps", "--no-index", "--force-reinstall", str(wheel))
    shutil.rmtree(tree)


def build_client() -> None:
    """Build the web client; where there is no Node to be had, say so and go on without."""
    tell("building the web client")
    shutil.rmtree(CLIENT, ignore_errors=True)
    if run([str(PYTHON), str(ROOT / "tools" / "client.py"), str(CLIENT)], may_exit={NO_NODE}) == NO_NODE:
        tell("no Node is to be had, so the table is served without its web client; the terminal and bots work")


def place_client() -> None:
    """Put the built client beside the installed modules, from where the server serves it."""
    program = "import entrepot, pathlib; print(pathlib.Path(entrepot.__file__).parent)"
    package = Path(subprocess.check_output([PYTHON, "-I", "-c", program], text=True).strip())
    shutil.rmtree(package / "web_dist", ignore_errors=True)
    if CLIENT.is_dir():
        shutil.copytree(CLIENT, package / "web_dist")


def refresh_clauses() -> None:
    """Write anew which tests prove which clause: tests change more often than the sources that are compiled."""
    program = """
import json, pathlib, sys
from entrepot import clause_tests
table = clause_tests.scan(pathlib.Path(sys.argv[1]))
(clause_tests.PACKAGE / clause_tests.CLAUSE_FILE).write_text(json.dumps(table, indent=1) + "\\n", encoding="utf-8")
"""
    run([str(PYTHON), "-I", "-c", program, str(ROOT)])


def say_what_is_installed() -> None:
    """One line: what is there, and whether it is native."""
    program = "import json; from entrepot import build_info; print(json.dumps(build_info.build_record()))"
    record = json.loads(subprocess.check_output([PYTHON, "-I", "-c", program], cwd=ROOT, text=True))
    kind = "compiled" if record["compiled"] else f"as plain Python, correct but slow: {record['reason']}"
    tell(f"{(BIN / 'entrepot').relative_to(ROOT)} {record['version']} is installed, {kind}")


def once(name: str, state: str, work: object) -> None:
    """Do the work unless it was last done in the very same state."""
    stamp = STAMPS / name
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == state:
        return
    stamp.unlink(missing_ok=True)
    assert callable(work)
    work()
    STAMPS.mkdir(exist_ok=True)
    stamp.write_text(state, encoding="utf-8")


def digest(paths: list[Path]) -> str:
    """A hash of the files' names and contents."""
    total = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        total.update(f"{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()


def files(folder: str) -> list[Path]:
    """All files below a folder of the checkout that are not made by Python or npm themselves."""
    return files_below(ROOT / folder)


def files_below(folder: Path) -> list[Path]:
    """All such files below a folder, wherever it is; none where it does not exist."""
    found = (path for path in folder.rglob("*") if path.is_file())
    return sorted(path for path in found if not NOT_SOURCES.intersection(path.relative_to(ROOT).parts))


def pip(*arguments: str) -> None:
    """Run the environment's pip, quietly."""
    run([str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input", *arguments])


def run(command: list[str], may_exit: set[int] | None = None) -> int:
    """Run a command with its output in the log and return its status; unless that may be, a failure stops us."""
    WORK.mkdir(parents=True, exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        status = subprocess.run(command, stdout=log, stderr=subprocess.STDOUT, cwd=ROOT).returncode
    if status and status not in (may_exit or set()):
        print(*LOG.read_text(encoding="utf-8", errors="replace").splitlines()[-60:], sep="\n", file=sys.stderr)
        sys.exit(f"the installation failed; the whole of it is in {LOG.relative_to(ROOT)}")
    return status


@contextlib.contextmanager
def locked() -> Iterator[None]:
    """Two installations at once wait for each other, where the system can lock files."""
    WORK.mkdir(parents=True, exist_ok=True)
    with (WORK / "lock").open("w") as lock:
        with contextlib.suppress(ImportError):
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def tell(line: str) -> None:
    """One line of progress."""
    print(f"install: {line}", flush=True)


if __name__ == "__main__":
    main()
