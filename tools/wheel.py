"""Make `dist/`: the wheel that needs nothing, compiled and with the client in it, and the plain sources beside it.

    .venv/bin/python tools/wheel.py [FOLDER]     # into FOLDER instead

The wheel is the installed build, packed again. On Linux auditwheel says from which systems on it runs, and names it so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from builds import BUILD_FILES, record, wheel_folder
from environment import BIN, NOT_SOURCES, ROOT, tell
from purposes import CLIENT


def main() -> None:
    """Make both, and say what they are."""
    out = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist").resolve()
    if not CLIENT.is_dir():
        sys.exit("wheel: there is no built client to put into it: it needs Node, see what `make install` said")
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    for made in (wheel(wheel_folder(), out), sdist(CLIENT, out)):
        tell(f"{made.relative_to(ROOT) if made.is_relative_to(ROOT) else made}, {made.stat().st_size / 1e6:.1f} MB")


def wheel(folder: Path, out: Path) -> Path:
    """Pack an unpacked wheel, the client in it included, into a folder, and return the file."""
    with tempfile.TemporaryDirectory() as temporary:
        tree = Path(temporary, "tree")
        shutil.copytree(folder, tree, ignore=shutil.ignore_patterns("__pycache__"))
        (packed,) = pack(tree, Path(temporary, "packed"))
        if sys.platform == "linux" and record(folder)["compiled"]:
            return repair(packed, out)
        if record(folder)["compiled"]:
            tell("auditwheel knows Linux alone: this wheel is for systems like this one")
        return Path(shutil.copy2(packed, out))


def pack(tree: Path, out: Path) -> list[Path]:
    """Write a wheel of what lies in the tree; its list of contents is made anew."""
    out.mkdir()
    subprocess.run(
        [sys.executable, "-m", "wheel", "pack", str(tree), "--dest-dir", str(out)],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return list(out.glob("*.whl"))


def repair(packed: Path, out: Path) -> Path:
    """Let auditwheel name the oldest Linux that the wheel runs on, and pack whatever library else it needs."""
    path = f"{BIN}{os.pathsep}{os.environ['PATH']}"  # where patchelf is
    command = [sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", str(out), str(packed)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env={**os.environ, "PATH": path})
    (made,) = out.glob("*.whl")
    return made


def sdist(client: Path, out: Path) -> Path:
    """Pack the sources with the built client among them: they install without Node, and plain without a compiler."""
    with tempfile.TemporaryDirectory() as temporary:
        tree = Path(temporary)
        for name in ("src", "tests", "tools", "bench", "requirements"):
            shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns(*NOT_SOURCES))
        for name in (*BUILD_FILES, "CHANGELOG.md", "CONTRIBUTING.md", "Makefile"):
            shutil.copy2(ROOT / name, tree / name)
        shutil.copytree(client, tree / "src" / "entrepot" / "web_dist")
        program = "import sys; from setuptools import build_meta; build_meta.build_sdist(sys.argv[1])"
        subprocess.run([sys.executable, "-c", program, str(out)], check=True, cwd=tree, stdout=2)
    (made,) = out.glob("*.tar.gz")
    return made


if __name__ == "__main__":
    main()
