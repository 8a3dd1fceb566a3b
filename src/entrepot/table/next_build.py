"""The compiled build that is made while plain sources are played: how far it is, and where it lies once it is there.

`make play` begins in a plain copy of the sources, the folder `plain-STATE`. The compiled build of the very same sources
comes to lie beside it as `wheel-STATE`, whole from one moment to the next. Only new processes may take it: one that has
begun in plain Python goes on in it.
"""

from __future__ import annotations

import functools
import json
import time
from pathlib import Path
from typing import Literal

from entrepot import build_info

Phase = Literal["translating", "compiling"]
State = Literal["none", "translating", "compiling", "ready"]

HOME = Path(__file__).resolve().parents[2]
"""The folder that this process has the package from."""
PLAIN, WHEEL = "plain-", "wheel-"
PROGRESS_FILE = "progress.json"
SILENT_SECONDS = 30.0
"""Who has said nothing for so long builds no more."""


def progress() -> tuple[State, int]:
    """Return how it stands with the compiled build, and how much of it is compiled, in percent."""
    return ("ready", 100) if newest_home() != HOME else under_way() or ("none", 0)


@functools.cache
def sources() -> str:
    """Return a hash of the sources that this process runs: of those that were built, or that it began with."""
    return str((build_info.build_record() or {}).get("source_hash") or build_info.source_hash())


def newest_home(home: Path = HOME) -> Path:
    """Return where a new process finds the package: in the compiled build of our sources, once it is there."""
    wheel = home.with_name(home.name.replace(PLAIN, WHEEL, 1)) if home.name.startswith(PLAIN) else home
    return wheel if (wheel / "entrepot").is_dir() else home


def under_way(home: Path = HOME) -> tuple[Phase, int] | None:
    """Return what is being done for the compiled build of our sources, and how much of it is compiled, in percent.

    None where nobody makes one.
    """
    progress = home.parent / PROGRESS_FILE
    try:
        if not home.name.startswith(PLAIN) or time.time() - progress.stat().st_mtime > SILENT_SECONDS:
            return None
        told = json.loads(progress.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return (told["phase"], told["percent"]) if told["of"] == home.name.replace(PLAIN, WHEEL, 1) else None
