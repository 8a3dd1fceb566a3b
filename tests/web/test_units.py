"""The client's own unit tests, and whether playing needs what they need."""

from __future__ import annotations

import json
import subprocess

import pytest
from node import node
from web_table import WEB

VITEST = WEB / "node_modules" / "vitest" / "vitest.mjs"
"""What `npm test` runs."""


def test_the_client_passes_its_own_tests(request):
    if not VITEST.is_file() and "not slow" in request.config.option.markexpr:
        pytest.skip("'make test' brings the client's packages; 'make check' does without")
    done = subprocess.run([node(), VITEST, "run"], cwd=WEB, capture_output=True, text=True)
    assert done.returncode == 0, f"the client's unit tests failed:\n{done.stdout}\n{done.stderr}"
    assert "passed" in done.stdout


def test_playing_needs_nothing_of_what_the_tests_need():
    packages = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    tests_only = {
        name for name in packages if name.rpartition("node_modules/")[2] in {"vitest", "happy-dom", "axe-core"}
    }
    assert len(tests_only) == 3
    assert all(packages[name].get("dev") for name in tests_only)
    assert not any("resolved" in package for package in packages.values()), "a lock file that names a registry"
