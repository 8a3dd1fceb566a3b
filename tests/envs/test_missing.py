"""A library that is not there is told in one sentence, with the command that brings it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from entrepot import build_info
from entrepot.files.extras import MissingExtra, missing, need

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("package", "library"),
    [("entrepot.envs", "gymnasium"), ("entrepot.envs", "pettingzoo"), ("entrepot.envs.openspiel", "pyspiel")],
)
def test_an_import_that_needs_more_ends_in_one_sentence(package, library):
    program = f"import sys; sys.modules[{library!r}] = None; import {package}"
    told = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    sentence = f"ImportError: {library} is not installed, which this needs: make install, in {ROOT}"
    assert told.stderr.splitlines()[-1] == sentence
    assert told.stderr.count("Traceback") == 1


def test_outside_a_checkout_pip_brings_it(tmp_path, monkeypatch):
    monkeypatch.setattr(build_info, "PACKAGE", tmp_path)
    assert missing("ray", "ray") == "ray is not installed, which this needs: pip install 'entrepot[ray]'"
    with pytest.raises(MissingExtra, match=r"none is not installed, which this needs: pip install 'entrepot\[arena\]'"):
        need("none")
