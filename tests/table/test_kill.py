"""The process is killed between two actions, or in the middle of one: nothing that was answered for is lost."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from table_kills import kill_often
from table_server import PATIENCE, Guest, close_all
from websockets.exceptions import WebSocketException

from entrepot.files import record as records

SOURCE = Path(__file__).resolve().parents[2] / "src"


class Process:
    """`entrepot serve` as a process of its own, started again at the same port after each kill."""

    def __init__(self, folder):
        self.folder = folder
        self.port = 0
        self.start()

    def start(self):
        command = [sys.executable, "-m", "entrepot", "serve", "--data", str(self.folder), "--port", str(self.port)]
        environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
        self.process = subprocess.Popen(
            [*command, "--no-limits", "--log-level", "error"],
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
        )
        self.url = self.process.stdout.readline().split()[-1]
        self.port = int(self.url.rpartition(":")[2])

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        self.process.stdout.close()

    def stop(self):
        self.process.terminate()
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        return code


@contextmanager
def process(folder):
    found = Process(folder)
    try:
        yield found
    finally:
        close_all()
        if found.process.poll() is None:
            found.kill()


@pytest.fixture
def served(tmp_path):
    with process(tmp_path) as found:
        yield found


def look(served, opened):
    return [Guest(served.url, None).look(opened["table"], key) for key in opened["keys"]]


def seen(seats):
    return [{**seat.push, "events": [], "first": 0} for seat in seats]


def close(seats):
    for seat in seats:
        seat.close()


def to_production(seats):
    while True:
        for seat in seats:
            seat.news()
        asked = [seat for seat in seats if seat.number is not None]
        if "done" in asked[0].choices or len(asked) > 1:
            return
        asked[0].act("pass" if "pass" in asked[0].choices else asked[0].choices[0])


@pytest.mark.slow
def test_secret_choices_prompts_and_undo_survive_a_kill(served):
    opened = Guest(served.url).open("me", "friend", "friend")
    seats = look(served, opened)
    close(seats)
    seats = look(served, opened)
    to_production(seats)
    for number in range(2):
        for seat in seats:
            seat.news()
        chooser = seats[number % 3]
        secret = [choice for choice in chooser.choices if choice != "done"]
        assert chooser.act(secret[0])["type"] == "done"
        for seat in seats:
            seat.news()
        before, last = seen(seats), [seat.push["seq"] for seat in seats]
        served.kill()
        close(seats)
        served.start()
        seats = look(served, opened)
        assert seen(seats) == before
        again = [
            Guest(served.url, None).look(opened["table"], key, seq=seq)
            for key, seq in zip(opened["keys"], last, strict=True)
        ]
        assert [seat.push["events"] for seat in again] == [[], [], []]
    undoable = next((seat for seat in seats if seat.push["undo"]), None)
    assert undoable is not None
    number = undoable.number
    assert undoable.undo(1)["type"] == "done"
    assert undoable.number > number


@pytest.mark.slow
def test_the_bots_go_on_by_themselves_after_a_kill(served):
    ann = Guest(served.url)
    opened = ann.open("me", "bot:thrifty", "bot:thrifty")
    seat = ann.look(opened["table"], opened["keys"][0])
    for _ in range(2):
        seat.until_asked()
        seat.act(seat.choices[0], id=f"last-{_}")
        served.kill()
        seat.close()
        served.start()
        seat = Guest(served.url, None).look(opened["table"], opened["keys"][0])
        assert seat.act("pass", prompt=0, id=f"last-{_}") == {"type": "done", "id": f"last-{_}"}
    while seat.push["outcome"] is None:
        seat.until_asked()
        if seat.number is not None:
            seat.act(seat.choices[0])
    assert served.stop() == 0  # and a stop by signal is a graceful one
    served.start()
    found = records.parse(Guest(served.url, None).get(f"/api/tables/{opened['table']}/record").text)
    assert records.replay(found).outcome() == seat.push["outcome"]


class Victim:
    """Plays one table after another for both seats at full speed, through kills; remembers what was answered for."""

    def __init__(self, served, seed):
        self.served = served
        self.rng = random.Random(seed)
        self.done = set()
        self.count = 0
        self.begin()

    def begin(self):
        self.opened = Guest(self.served.url).open("me", "friend")
        self.asked_before = {0: 0, 1: 0}

    def play(self):
        """Send actions until the process is gone. A game that ends makes room for a new table."""
        seats = []
        with suppress(WebSocketException, OSError, TimeoutError, httpx.TransportError):
            while True:
                seats = look(self.served, self.opened)
                while self.step(seats):
                    pass
                close(seats)
                self.begin()
        close(seats)

    def step(self, seats):
        """Let one of those asked act; False if the game is over."""
        for seat in seats:
            seat.news()
        asked = [seat for seat in seats if seat.number is not None]
        if not asked:
            assert seats[0].push["outcome"] is not None
            return False
        seat = self.rng.choice(asked)
        assert seat.number >= self.asked_before[seat.push["seat"]]
        self.asked_before[seat.push["seat"]] = seat.number
        self.count += 1
        id = f"{self.opened['table']} {self.count}"
        if seat.act(self.rng.choice(seat.choices), id=id)["type"] == "done":
            self.done.add(id)
        return True


def check_nothing_is_lost(folder, victims):
    """Every action that was answered for is in the database, and no log has a gap."""
    with closing(sqlite3.connect(folder / "entrepot.db")) as database:
        found = {row[0] for row in database.execute("select client_id from actions")}
        counts = database.execute("select max(number) + 1, count(*) from actions group by table_id").fetchall()
    assert set().union(*(victim.done for victim in victims)) - found == set()
    assert [counted for counted in counts if counted[0] != counted[1]] == []


def kill_players(folder, kills, seed):
    victims = kill_often(folder, [Victim] * 3, kills, seed, check_nothing_is_lost)
    assert all(victim.done for victim in victims)


@pytest.mark.slow
def test_kills_at_random_moments_lose_nothing(tmp_path):
    kill_players(tmp_path, 5, seed=0)


@pytest.mark.full
@pytest.mark.parametrize("fiftieth", range(1, 51))
def test_a_thousand_kills_lose_nothing(tmp_path, fiftieth):
    kill_players(tmp_path, 20, seed=fiftieth)
