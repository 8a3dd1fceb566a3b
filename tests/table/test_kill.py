"""The process is killed between two actions, or in the middle of one: nothing that was answered for is lost."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

import pytest
from table_server import PATIENCE, Guest, close_all
from websockets.exceptions import ConnectionClosed

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
    return [{**seat.push, "events": []} for seat in seats]


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
    """Plays one table for all its seats at full speed, through kills; remembers what was answered for."""

    def __init__(self, served):
        self.served = served
        self.done = set()
        self.count = 0
        self.prompts = {}
        self.begin()

    def begin(self):
        self.opened = Guest(self.served.url).open("me", "friend")
        self.asked_before = {0: 0, 1: 0}

    def play(self, kill_after, rng):
        """Send actions until the process, which is killed in the meantime, is gone."""
        seats = look(self.served, self.opened)
        end = time.monotonic() + kill_after
        try:
            while time.monotonic() < end:
                self.step(seats, rng)
            self.served.process.send_signal(signal.SIGKILL)
            while True:
                self.step(seats, rng)
        except (ConnectionClosed, OSError, TimeoutError):
            self.served.kill()
        finally:
            close(seats)

    def step(self, seats, rng):
        for seat in seats:
            seat.news()
        asked = [seat for seat in seats if seat.number is not None]
        if not asked:
            assert seats[0].push["outcome"] is not None
            self.begin()
            raise TimeoutError
        seat = rng.choice(asked)
        assert seat.number >= self.asked_before[seat.push["seat"]]
        self.asked_before[seat.push["seat"]] = seat.number
        self.count += 1
        id = f"{self.opened['table']} {self.count}"
        if seat.act(rng.choice(seat.choices), id=id)["type"] == "done":
            self.done.add(id)

    def lost(self):
        """The actions that were answered for and are not in the database."""
        with sqlite3.connect(self.served.folder / "entrepot.db") as database:
            found = {row[0] for row in database.execute("select client_id from actions")}
            (gaps,) = database.execute(
                "select count(*) from (select max(number) + 1 as n, count(*) as c from actions group by table_id) "
                "where n != c"
            ).fetchone()
        database.close()
        assert gaps == 0
        return self.done - found


def kill_often(folder, kills):
    rng = random.Random(7)
    with process(folder) as served:
        victim = Victim(served)
        for _ in range(kills):
            victim.play(rng.uniform(0.0, 0.4), rng)
            assert victim.lost() == set()
            served.start()
    assert victim.done


@pytest.mark.slow
def test_kills_at_random_moments_lose_nothing(tmp_path):
    kill_often(tmp_path, 3)


@pytest.mark.full
def test_a_thousand_kills_lose_nothing(tmp_path):
    kill_often(tmp_path, 1_000)
