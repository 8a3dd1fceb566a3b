"""Programs in other processes as players: what they are told, the examples, and that none of them can do any harm."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from node import node
from table_server import Guest, running

from entrepot.table.mind import MOST_LOST, OutsideMind
from entrepot.table.outside_bot import Link, play_program
from entrepot.table.outside_program import BadCommand, Program

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"
SHORT = {"length": "quick-4", "first-player": "seat-1"}
WELL = """
import json, os, sys, time
def answer(action): print(json.dumps({"action": action}), flush=True)
def first_time():
    place = __file__ + ".once"
    return not os.path.exists(place) and not open(place, "w").close()
for count, line in enumerate(sys.stdin):
    told = json.loads(line)
    if told["type"] != "choose": continue
    actions = [offered["action"] for offered in told["actions"]]
"""
LISTENER = """
import json, sys
with open("KEEP", "w", encoding="utf-8") as kept:
    for line in sys.stdin:
        kept.write(line)
        told = json.loads(line)
        if told["type"] == "choose":
            print(json.dumps({"action": told["actions"][0]["action"], "mood": "fine"}), flush=True)
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("programs")) as found:
        yield found


class Played:
    """A short game that a program has played against a bot of the server."""

    def __init__(self, server, command, seats=("friend", "bot:thrifty"), patience=10.0, language="en", **more):
        self.ann = Guest(server.url)
        opened = self.ann.open(*seats, **{"options": SHORT, **more})
        self.id = opened["table"]
        seat = seats.index("friend")
        self.link = f"{server.url}/table/{self.id}#key={opened['keys'][seat]}"
        self.reports: list[str] = []
        told: list[str] = []
        self.mind = OutsideMind(Program(command, patience), language, "1", self.reports.append)
        self.outcome = asyncio.run(play_program(Link.parse(self.link, None), "Robo", self.mind, told.append))
        self.link = told[0].rpartition(" ")[2]  # the one before is used up
        log = server.run(lambda: server.service.storage.actions(self.id))
        self.moves = [row.words for row in log if row.kind == "act" and row.seat == seat]


def script(tmp_path, text):
    """A program that is asked one question after another; `text` answers one."""
    path = tmp_path / "program.py"
    body = "".join(f"    {line}\n" for line in text.strip().splitlines())
    path.write_text(WELL + body, encoding="utf-8")
    return f"{sys.executable} {path}"


def test_a_program_plays_a_game_to_its_end(server, tmp_path):
    played = Played(server, script(tmp_path, "answer(actions[-1])"))
    assert played.mind.lost == 0
    assert played.reports == []
    assert len(played.outcome["places"]) == 2
    info = played.ann.get(f"/api/tables/{played.id}").json()
    assert (info["status"], info["seats"][0]["name"]) == ("over", "Robo")
    assert any(move.startswith("bid ") and int(move.split()[1]) > 2 for move in played.moves)


def test_what_a_program_is_told(server, tmp_path):
    path, keep = tmp_path / "listener.py", tmp_path / "told"
    path.write_text(LISTENER.replace("KEEP", str(keep)), encoding="utf-8")
    played = Played(server, f"{sys.executable} {path}", language="nl")
    lines = [json.loads(line) for line in keep.read_text("utf-8").splitlines()]
    assert [line["type"] for line in lines] == ["game", *["choose"] * (len(lines) - 2), "over"]
    game, first, over = lines[0], lines[1], lines[-1]
    assert (game["game"], game["seat"], game["names"][0]) == ("tradejack", 0, "Robo")
    assert game["options"]["length"] == "quick-4"
    assert {row["id"] for row in game["content"]["product"]} >= set(first["view"]["products"])
    assert {"action": "pass", "verb": "pass", "touches": [], "words": "Passen"}.items() <= first["actions"][0].items()
    assert "geveild" in first["prompt"]
    kinds = [event["kind"] for line in lines[1:] for event in line["events"]]
    seat = played.ann.look(played.id, played.link.partition("key=")[2])
    newest = [event["kind"] for event in seat.push["events"]]  # who comes back gets no more than a page of them
    assert newest.pop() == "seat-elsewhere"  # we have just taken it
    assert kinds[-len(newest) :] == newest
    assert kinds[0] == "began"
    assert all(event["words"] for line in lines[1:] for event in line["events"])
    assert over["outcome"] == played.outcome
    assert all(len(line["actions"]) > 1 for line in lines[1:-1])
    assert played.link.partition("key=")[2] not in keep.read_text("utf-8")


FAULTS = {
    "crashes": ("os._exit(1) if count == 2 else answer(actions[0])", "it has ended"),
    "is too slow": ("time.sleep(60) if count == 2 and first_time() else answer(actions[0])", "no answer within"),
    "cheats": ("answer('bid 499' if count == 2 else actions[0])", "'bid 499' is not among the actions"),
    "writes garbage": ("print('what?', flush=True) if count == 2 else answer(actions[0])", "a line that is no {"),
    "writes another type": ("answer(7 if count == 2 else actions[0])", "a line that is no {"),
    "writes an endless line": (
        "while count == 2: sys.stdout.write('x' * 4096)\nanswer(actions[0])",
        "a line of more than 64 kB",
    ),
}
"""What a program does at the second question after each start, and what is said of it."""


@pytest.mark.parametrize("fault", FAULTS)
def test_a_program_that_does_wrong_loses_that_turn_to_the_stand_in_and_harms_nothing(server, tmp_path, fault):
    text, told = FAULTS[fault]
    played = Played(server, script(tmp_path, text), patience=2.0)
    assert played.mind.lost > 0
    assert len(played.reports) == played.mind.lost
    assert all(told in report and "greedy chose" in report for report in played.reports)
    assert played.ann.get(f"/api/tables/{played.id}").json()["status"] == "over"
    assert played.mind.lost < len(played.moves)


def test_a_program_that_never_answers_well_is_not_started_for_ever(server, tmp_path):
    played = Played(server, script(tmp_path, "raise SystemExit"))
    assert played.mind.lost == MOST_LOST
    assert played.reports[-1] == f"{MOST_LOST} turns lost in a row: greedy plays on"
    assert len(played.moves) > MOST_LOST


def test_where_no_bot_can_stand_in_something_legal_is_done(server, tmp_path, monkeypatch):
    monkeypatch.setattr("entrepot.table.mind.bots_by_sight", lambda game, options: ["hard"])
    played = Played(server, script(tmp_path, "raise SystemExit"))
    assert "chance chose" in played.reports[0]
    assert len(played.outcome["places"]) == 2


def test_a_program_that_is_started_anew_is_told_everything_once_more(server, tmp_path):
    keep = tmp_path / "told"
    text = f"""
kinds = [event['kind'] for event in told['events']]
with open({str(keep)!r}, 'a') as kept: print(json.dumps([count, kinds]), file=kept)
os._exit(1) if count == 4 else answer(actions[0])"""
    Played(server, script(tmp_path, text))
    told = [json.loads(line) for line in keep.read_text("utf-8").splitlines()]
    begins = [at for at, (count, _) in enumerate(told) if count == 1]
    assert len(begins) > 1
    before = [kind for _, kinds in told[: begins[1]] for kind in kinds]
    again = told[begins[1]][1]
    assert again[: len(before)] == before
    assert before[0] == "began"


def test_nothing_that_a_program_has_started_outlives_the_game(server, tmp_path):
    pid = tmp_path / "pid"
    text = f"""
import subprocess
first = count == 1 and first_time()
if first: child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])
if first: open({str(pid)!r}, 'w').write(str(child.pid))
time.sleep(60) if first else answer(actions[0])"""
    Played(server, script(tmp_path, text), patience=2.0)
    child = int(pid.read_text())
    end = time.monotonic() + 60
    while is_alive(child):
        assert time.monotonic() < end
        time.sleep(0.05)


def is_alive(pid):
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_the_last_seat_of_a_table_for_four_is_played_too(server, tmp_path):
    seats = ("bot:thrifty", "bot:thrifty", "bot:thrifty", "friend")
    played = Played(server, script(tmp_path, "answer(actions[0])"), seats)
    assert (played.mind.lost, len(played.outcome["places"])) == (0, 4)


def test_a_command_that_cannot_be_run_is_refused_before_anybody_sits_down(server):
    ann = Guest(server.url)
    opened = ann.open("friend", "bot:thrifty", is_full=False)
    link = Link.parse(f"{server.url}/table/{opened['table']}#key={opened['keys'][0]}", None)
    for command in ("/nowhere/to/be/found", "", "'unclosed"):
        with pytest.raises(BadCommand):
            asyncio.run(play_program(link, "X", OutsideMind(Program(command, 1.0), "en", "1", print)))
    assert ann.get(f"/api/tables/{opened['table']}").json()["seats"][0]["taken"] is False


@pytest.mark.parametrize("example", ["bidder.py", "wanderer.mjs"])
def test_the_examples_are_short_and_lose_no_turn(server, example):
    path = EXAMPLES / example
    assert len(path.read_text("utf-8").splitlines()) < 30
    program = {".py": sys.executable, ".mjs": node()}[path.suffix]
    ann = Guest(server.url)
    opened = ann.open("friend", "bot:thrifty", options=SHORT)
    link = f"{server.url}/table/{opened['table']}#key={opened['keys'][0]}"
    command = [sys.executable, "-m", "entrepot", "bot", link, "--command", f"'{program}' '{path}'", "--lang", "nl"]
    environment = {**os.environ, "PYTHONPATH": "src"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "the game is over" in done.stdout
    assert "turn lost" not in done.stderr
    assert ("geveild" in done.stderr) == (example == "wanderer.mjs")  # it repeats what it is asked, and that is Dutch
    assert ann.get(f"/api/tables/{opened['table']}").json()["status"] == "over"
