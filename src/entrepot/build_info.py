"""What this installation was built from, and whether anything about it should be told to the user.

A wheel carries `_build.json`: the hash of its sources, in all and part by part, whether they were compiled and, if not,
why. A checkout that runs straight from `src/` has no such file. Standard library only: `setup.py` loads it by its path.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import tomllib
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).resolve().parent
BUILD_FILE = "_build.json"
HASHED = ("*.py", "*.toml", "*.ftl", "learned/*.json")
NATIVE_SUFFIXES = (".so", ".pyd")


def compiled() -> bool:
    """True when the kernel that is loaded in this process is native code."""
    try:
        kernel = importlib.import_module("entrepot.kernel.state")
    except ModuleNotFoundError:
        return False
    return (kernel.__file__ or "").endswith(NATIVE_SUFFIXES)


def source_hash(package: Path = PACKAGE) -> str:
    """The SHA-256 of every source file below a package folder, names included.

    Sources are `.py`, `.toml` and `.ftl` files and the tables in `learned`. A wheel holds all of them, so the
    hash of an untouched installation equals that of the checkout it was built from.
    """
    return _hash(package, _sources(package))


def part_hashes(package: Path = PACKAGE) -> dict[str, str]:
    """The same for each part by itself: `games/trigon`, `kernel`, and so on; `.` is what lies beside them."""
    parts: dict[str, list[Path]] = {}
    for path in _sources(package):
        folders = path.relative_to(package).parts[:-1]
        parts.setdefault("/".join(folders[: 2 if folders[:1] == ("games",) else 1]) or ".", []).append(path)
    return {part: _hash(package, paths) for part, paths in sorted(parts.items())}


def build_record() -> dict[str, Any] | None:
    """What was written when the wheel was built; None when running straight from a checkout's `src/`."""
    try:
        record: dict[str, Any] = json.loads((PACKAGE / BUILD_FILE).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    return record


def find_checkout(start: Path | None = None) -> Path | None:
    """The entrepot checkout that holds `start` (the current directory unless given), if any."""
    try:
        here = (start or Path.cwd()).resolve()
    except FileNotFoundError:  # the current directory was deleted
        return None
    return next((folder for folder in (here, *here.parents) if _is_checkout(folder)), None)


def notice() -> str | None:
    """One line for the user when this is not a compiled, current build; None when all is well."""
    record = build_record()
    if record is None:
        return "running the plain source, not a build: correct but slow; 'make install' builds the fast one"
    checkout = find_checkout()
    if checkout is not None and source_hash(checkout / "src" / "entrepot") != record["source_hash"]:
        changed = _changed(record["parts"], part_hashes(checkout / "src" / "entrepot"))
        return f"stale build: {changed} in {checkout} changed since it was made: run 'make install' there"
    if not record["compiled"]:
        return f"running as plain Python, correct but slow: {record['reason']}"
    if not compiled():
        return "running as plain Python, correct but slow: this build was compiled for another Python"
    return None


def _changed(before: dict[str, str], now: dict[str, str]) -> str:
    """The parts that are not the same, in words."""
    return ", ".join(sorted(part for part in before.keys() | now.keys() if before.get(part) != now.get(part)))


def _hash(package: Path, paths: list[Path]) -> str:
    total = hashlib.sha256()
    for name, path in sorted((path.relative_to(package).as_posix(), path) for path in paths):
        content = path.read_bytes()
        total.update(f"{name}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()


def _sources(package: Path) -> list[Path]:
    return [path for path in package.rglob("*") if path.is_file() and any(map(path.match, HASHED))]


def _is_checkout(folder: Path) -> bool:
    if not (folder / "src" / "entrepot" / "build_info.py").is_file():
        return False
    try:
        project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return bool(project.get("project", {}).get("name") == "entrepot")
