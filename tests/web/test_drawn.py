"""Everything in a view is drawn somewhere: each value of recorded views is changed, and the picture changes with it."""

from __future__ import annotations

import json
import os
import subprocess

import pytest
from node import node
from view_recording import recorded
from web_table import WEB

pytestmark = pytest.mark.slow
VITEST = WEB / "node_modules" / "vitest" / "vitest.mjs"
GAMES = ("tradejack", "trade_and_triumph", "tradewarz", "trigon", "price_of_power")


def test_every_value_of_a_view_changes_the_picture(tmp_path):
    views = tmp_path / "views.json"
    views.write_text(json.dumps([recorded(game) for game in GAMES]), "utf-8")
    environment = {**os.environ, "RECORDED_VIEWS": str(views)}
    done = subprocess.run([node(), VITEST, "run"], cwd=WEB, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, f"something is drawn nowhere:\n{done.stdout}\n{done.stderr}"
    assert f"{len(GAMES)} passed" in done.stdout
