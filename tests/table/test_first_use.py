"""Who uses a game first holds nobody up: what a game is made of is there when the server answers."""

from __future__ import annotations

import os
import subprocess
import sys

USE = """
import sys, tempfile
from pathlib import Path
from entrepot.table.limits import Limits
from table_server import Guest, running

with running(Path(tempfile.mkdtemp()), limits=Limits(lag=1e9, patience=60.0)) as server:
    before = set(sys.modules)
    ann = Guest(server.url)
    for language in ("en", "nl"):
        assert ann.get(f"/api/words/{language}").status_code == 200
    games = [info["id"] for info in ann.get("/api/games").json()]
    for game in games:
        assert ann.get(f"/api/games/{game}/rules").status_code == 200
        assert ann.get(f"/api/games/{game}/about").status_code == 200
        opened = ann.open("me", "friend", game=game)
        seats = [ann.look(opened["table"], key) for key in opened["keys"]]
        asked = next(seat for seat in seats if seat.number is not None)
        asked.say(type="why", seat=asked.push["seat"], id="why", action=asked.choices[0])
        asked.answer("why")
        assert asked.act(asked.choices[0])["type"] == "done"
    print(len(games), *sorted(name for name in set(sys.modules) - before if name.startswith("entrepot")))
"""


def test_tables_of_all_games_are_opened_and_played_without_loading_a_module():
    here = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run([sys.executable, "-c", USE], env=here, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["5"]
