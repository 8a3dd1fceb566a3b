"""A machine on which installing takes no time: a small checkout, and stand-ins for every program that it would run.

Each call is written down, and any of them can be made to fail, to wait, or to kill the installation.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 60.0
PORT_LINE = "entrepot is at http://127.0.0.1:3687/"

PROGRAM = r"""#!/bin/sh
# stands in for python, uv, npm, node: notes its call, and does what little the call is for
name=$(basename "$0")
line="$name $*"
case "$line" in *sysconfig*|*"import sys"*) ;; *) printf '%s\n' "$line" | head -n 1 >> "$FAKES/calls" ;; esac
calls=$(wc -l < "$FAKES/calls")
if [ "$calls" = "$FAKE_KILL_AT" ] && [ ! -e "$FAKES/killed" ]; then
    echo > "$FAKES/killed"; kill -9 "$(cat "$FAKES/pid")"; exit 1; fi
if [ -n "$FAKE_FAIL" ]; then case "$line" in $FAKE_FAIL) printf '%s\n' "$FAKE_SAYS"; exit 1 ;; esac; fi
if [ -n "$FAKE_WAIT" ]; then case "$line" in $FAKE_WAIT)
    echo $$ > "$FAKES/waits"; while [ ! -e "$FAKES/go" ]; do sleep 0.05; done ;; esac; fi
case "$line" in
    *sysconfig*) mkdir -p "$CHECKOUT/.venv/site"; echo "$CHECKOUT/.venv/site" ;;
    *"import sys"*) test ! -e "$FAKES/broken" ;;
    *uv.txt*) if [ -e "$FAKES/no-uv" ]; then echo "ERROR: No matching distribution found for uv"; exit 1; fi
        cp "$0" "$CHECKOUT/.venv/bin/uv" ;;
    "node --version") echo v20.20.0 ;;
    "npm ci"*) rm -rf node_modules; mkdir node_modules ;;
    "npm run build") mkdir -p "$ENTREPOT_WEB_OUT"; echo page > "$ENTREPOT_WEB_OUT/index.html" ;;
    *client.py*) for out; do :; done; mkdir -p "$out"; echo page > "$out/index.html" ;;
    *"pip "*" wheel "*) "$REAL_PYTHON" "$FAKES/pack.py" "$@" ;;
    *"entrepot play"*) echo "entrepot is at http://127.0.0.1:3687/ (Ctrl-C stops it)"
        trap 'exit 0' INT TERM; while [ ! -e "$FAKES/played" ]; do sleep 0.05; done ;;
esac
"""
PACK = """
import json, pathlib, sys, zipfile
folder, tree = map(pathlib.Path, sys.argv[sys.argv.index("--wheel-dir") + 1:])
with zipfile.ZipFile(folder / "entrepot-0-py3-none-any.whl", "w") as wheel:
    for path in (tree / "src").rglob("*.py"):
        wheel.write(path, path.relative_to(tree / "src"))
    wheel.writestr("entrepot/_build.json", json.dumps({"compiled": True, "reason": None, "version": "0"}))
"""
SITE = """
import os, pathlib, subprocess, sys, sysconfig, venv
fakes, paths = pathlib.Path(os.environ["FAKES"]), sysconfig.get_paths
sysconfig.get_paths = lambda *args, **more: {**paths(*args, **more), "include": str(fakes)}
def create(folder, clear, **more):
    if (fakes / "no-venv").exists():
        raise subprocess.CalledProcessError(1, "python", b"/usr/bin/python3: No module named ensurepip")
    with open(fakes / "calls", "a") as calls:
        calls.write("venv\\n")
    (pathlib.Path(folder) / "bin").mkdir(parents=True, exist_ok=True)
    python = pathlib.Path(folder) / "bin" / "python"
    python.unlink(missing_ok=True)
    python.symlink_to(fakes / "bin" / "npm")  # written here, it could be busy while another thread starts a program
    (fakes / "broken").unlink(missing_ok=True)
venv.create = create
if sys.argv[0].endswith("install.py") and sys.argv[1:2] != ["behind"]:
    (fakes / "pid").write_text(str(os.getpid()))
"""
"""Runs at the start of every real Python of this machine."""
SOURCES = ("build_info.py", "clause_tests.py")


class Machine:
    """The machine and its checkout. `environment` is what its programs are started with."""

    def __init__(self, folder: Path) -> None:
        self.fakes, self.checkout = folder / "fakes", folder / "a checkout"
        (self.fakes / "bin").mkdir(parents=True)
        self.write("bin/npm", PROGRAM, 0o755)
        self.write("bin/node", PROGRAM, 0o755)
        self.write("bin/cc", PROGRAM, 0o755)
        for name, text in (("pack.py", PACK), ("sitecustomize.py", SITE), ("Python.h", ""), ("calls", "")):
            self.write(name, text)
        self.make_checkout()
        self.environment = {
            "PATH": f"{self.fakes / 'bin'}:{self.system_programs(folder / 'system')}",
            "PYTHONPATH": str(self.fakes),
            "FAKES": str(self.fakes),
            "CHECKOUT": str(self.checkout),
            "REAL_PYTHON": sys.executable,
            "HOME": str(folder),
        }

    def write(self, name: str, text: str, mode: int = 0o644) -> None:
        """Write a file of the machine."""
        (self.fakes / name).write_text(text)
        (self.fakes / name).chmod(mode)

    def make_checkout(self) -> None:
        """Make a checkout of the real tools and of next to nothing else."""
        shutil.copytree(ROOT / "tools", self.checkout / "tools", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copytree(ROOT / "requirements", self.checkout / "requirements")
        package = self.checkout / "src" / "entrepot"
        for folder in (package, self.checkout / "tests", self.checkout / "web"):
            folder.mkdir(parents=True)
        for name in SOURCES:
            shutil.copy(ROOT / "src" / "entrepot" / name, package)
        (package / "game.py").write_text("RULE = 1\n")
        (self.checkout / "web" / "package-lock.json").write_text("{}")
        for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE"):
            shutil.copy(ROOT / name, self.checkout)

    @staticmethod
    def system_programs(folder: Path) -> Path:
        """Return a folder with those programs of the system that a shell script needs, and no compiler or Node."""
        folder.mkdir()
        for name in ("sh", "basename", "cat", "cp", "head", "kill", "mkdir", "rm", "sleep", "test", "wc"):
            if found := shutil.which(name):
                (folder / name).symlink_to(found)
        return folder

    def start(self, *arguments: str, **more: str) -> subprocess.Popen[str]:
        """Start an installation in a process group of its own, as a terminal does."""
        command = [sys.executable, str(self.checkout / "tools" / "install.py"), *arguments]
        pipe = subprocess.PIPE
        return subprocess.Popen(
            command, env={**self.environment, **more}, stdout=pipe, stderr=pipe, text=True, start_new_session=True
        )

    def install(self, *arguments: str, **more: str) -> tuple[int, str, str]:
        """Run one to its end; return its status, what it printed, and its errors."""
        running = self.start(*arguments, **more)
        out, err = running.communicate(timeout=PATIENCE)
        return running.returncode, out, err

    def calls(self) -> list[str]:
        """Return the calls since this was last asked."""
        found = (self.fakes / "calls").read_text().splitlines()
        self.write("calls", "")
        return found

    def seen(self, *words: str) -> bool:
        """Say whether some call so far has these words."""
        return any(all(word in line for word in words) for line in (self.fakes / "calls").read_text().splitlines())

    def wait(self, ready: object, what: str) -> None:
        """Wait until something is so."""
        assert callable(ready)
        end = time.monotonic() + PATIENCE
        while not ready():
            assert time.monotonic() < end, what
            time.sleep(0.02)

    @property
    def home(self) -> Path:
        """The build that the environment runs."""
        return Path((self.checkout / ".venv" / "site" / "entrepot.pth").read_text().strip())

    def rule(self) -> str:
        """Return the rule of the game that is played."""
        return (self.home / "entrepot" / "game.py").read_text()

    def is_whole(self) -> bool:
        """Say whether what is played is all there."""
        package = self.home / "entrepot"
        there = [package / "game.py", package / "_build.json", package / "_clause_tests.json", package / "web_dist"]
        return all(path.exists() for path in there) and (self.checkout / ".venv" / "bin" / "entrepot").is_file()

    @staticmethod
    def interrupt(running: subprocess.Popen[str]) -> tuple[int, str, str]:
        """Press Ctrl-C in the terminal where it runs; return its status, what it had printed still, and its errors."""
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=PATIENCE)
        return running.returncode, out, err


def is_running(process: int) -> bool:
    """Say whether a process runs; one that has ended may still be there for whoever started it."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
