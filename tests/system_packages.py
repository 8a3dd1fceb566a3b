"""Programs of the system that tests need, and that are installed where that is allowed: one process at a time."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

Found = TypeVar("Found")
LOCK = Path(tempfile.gettempdir()) / "entrepot-tests-apt.lock"


def found_or_installed(package: str, find: Callable[[], Found | None]) -> Found | None:
    """Return what `find` finds, if need be once a package of the system has been installed; None where it cannot be.

    A fresh machine has no lists of packages yet: where the first try fails, they are fetched.
    """
    found = find()
    if found is not None or shutil.which("apt-get") is None:
        return found
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # another process of these tests may be at it
        for arguments in (["install", package], ["update"], ["install", package]):
            found = find()
            if found is not None:
                break
            apt_get(*arguments)
    return find()


def apt_get(*arguments: str) -> None:
    """Run apt-get, and wait for whoever else on this machine is at it."""
    command = ["apt-get", *arguments, "-y", "-qq", "-o", "DPkg::Lock::Timeout=120"]
    unasked = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL, env=unasked)
