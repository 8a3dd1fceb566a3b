"""A server that is killed again and again while clocks run, orders stand and notices are under way.

As a program, `python tests/table_pending.py --kills 1000`, it tells how much was pending at the kills.
"""

from __future__ import annotations

import argparse
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
from push_service import Service, push_service
from table_kills import kill_often
from table_server import PATIENCE, Guest, Seat, close_all
from websockets.exceptions import WebSocketException

GONE = (WebSocketException, OSError, TimeoutError, httpx.TransportError)
"""What comes of a server that is killed."""
LIVE = {"kind": "live", "bank": 86_400, "move": 15}
"""It runs, and runs down in no run, however slow the machine: then bots would act where orders are counted."""
SHORT = {"kind": "live", "bank": 0, "move": 5}
BACK_SECONDS = 5.5
"""What a kill may give a clock back, and a little."""
LONG_PATIENCE = 3 * PATIENCE
"""What is to be done by itself after a start comes behind all else, where the machine has much to do."""
TIME_UPS_EVERY = 40
"""Kills: to wait until a clock has run down takes five seconds."""


class Ordering:
    """Plays a table for both seats by orders alone: whoever is asked orders something for just that question."""

    def __init__(self, served, seed):
        self.served = served
        self.rng = random.Random(seed)
        self.done = set()
        self.count = 0
        self.begin()

    def begin(self):
        self.opened = Guest(self.served.url).open("me", "friend", clock=LIVE)
        self.answered = set()

    def play(self):
        """Give orders until the process is gone. A game that ends makes room for a new table."""
        seats = []
        with suppress(*GONE):
            while True:
                seats = [Guest(self.served.url, None).look(self.opened["table"], key) for key in self.opened["keys"]]
                while self.step(seats):
                    pass
                close(seats)
                self.begin()
        close(seats)

    def step(self, seats):
        """Let one of those asked order something; False once the game is over."""
        for seat in seats:
            seat.news()
        if seats[0].push["outcome"] is not None:
            return False
        asked = [seat for seat in seats if seat.number is not None]
        ready = [seat for seat in asked if (seat.push["seat"], seat.number) not in self.answered]
        if not ready:
            time.sleep(0.002)
            return True
        seat = self.rng.choice(ready)
        self.count += 1
        id = f"{self.opened['table']} {self.count}"
        seat.say(type="order", seat=seat.push["seat"], id=id, name="again", values=[self.rng.choice(seat.choices)])
        if seat.answer(id)["type"] == "done":
            self.done.add(id)
            self.answered.add((seat.push["seat"], seat.number))
        return True


def close(seats):
    for seat in seats:
        seat.close()


def rows(folder, query):
    with closing(sqlite3.connect(folder / "entrepot.db")) as database:
        return database.execute(query).fetchall()


def check_each_is_carried_out_once(folder, victims):
    """Every acknowledged order is there, and there are as many actions as orders that are done."""
    found = {row[0] for row in rows(folder, "select id from orders")}
    victims = [victim for victim in victims if isinstance(victim, Ordering)]
    assert set().union(*(victim.done for victim in victims)) - found == set()
    ordering = "table_id in (select table_id from orders)"
    stood_in = rows(folder, f"select * from actions where kind = 'seat' and words like 'bot-%' and {ordering}")
    assert stood_in == [], "a bot stood in where orders alone are to act"
    done = rows(folder, "select table_id, seat, count(*) from orders where ended = 'done' group by table_id, seat")
    counted = f"select table_id, seat, count(*) from actions where kind = 'act' and {ordering} group by table_id, seat"
    acts = rows(folder, counted)
    assert sorted(done) == sorted(acts)


def check_none_is_left(folder):
    """What was pending at the kill is carried out after the start, though nobody has come back."""
    end = time.monotonic() + LONG_PATIENCE
    while left := rows(folder, "select * from orders where ended = ''"):
        assert time.monotonic() < end, (left, rows(folder, "select id, status, stand_in from tables"))
        time.sleep(0.02)


def check_orders(folder, victims):
    check_none_is_left(folder)
    check_each_is_carried_out_once(folder, victims)


class Told:
    """Ann plays with Bob, who is away: he is told of each of his turns, looks then, answers and is gone again."""

    def __init__(self, served, seed, service: Service) -> None:
        self.served, self.service = served, service
        self.path = f"/bob-{seed.replace(' ', '-')}"
        self.done: set[str] = set()
        self.doubled = self.in_flight = 0
        self.turn = 0
        ann, bob = Guest(served.url, "Ann"), Guest(served.url, "Bob")
        self.people = [ann, bob]
        self.sessions = [ann.cookies(), bob.cookies()]
        assert (
            bob.post("/api/me/channels", kind="hook", target=f"{service.url}{self.path}", over=False).status_code == 200
        )
        self.begin()

    def begin(self):
        ann, bob = self.people
        opened = ann.open("me", "friend", is_full=False, clock=LIVE)
        keys = [opened["keys"][0], bob.sit(opened["table"], opened["keys"][1])]
        self.table, self.keys = opened["table"], keys
        self.before, self.is_away = self.count(), not self.is_bobs_turn()  # who is asked when it opens is told nothing

    def guests(self):
        return [Guest(self.served.url, None, session=session) for session in self.sessions]

    def count(self):
        return len(self.service.of(self.path))

    def play(self):
        """Go on until the process is gone."""
        with suppress(*GONE):
            self.people = self.guests()
            while True:
                if self.is_bobs_turn():
                    while self.is_away and self.count() == self.before:
                        time.sleep(0.01)
                        self.people[0].get("/health")  # fails once the process is gone
                    self.look()
                else:
                    if not self.is_away:  # the kill came right behind his last answer
                        self.before, self.is_away = self.count(), True
                    self.act(0)

    def look(self):
        """Bob looks, and answers."""
        if self.is_away:
            self.turn += 1
            self.done.add(f"{self.table} {self.turn}")
            self.doubled += self.count() - self.before - 1
            self.is_away = False
        self.act(1)

    def act(self, at):
        """Answer in a seat until nothing is asked there; Bob is away again then."""
        seat = self.people[at].look(self.table, self.keys[at])
        while seat.number is not None:
            seat.act(seat.choices[0])
            seat.news()
        is_over = seat.push["outcome"] is not None
        seat.close()
        if is_over:
            self.begin()
        elif at == 1:
            self.before, self.is_away = self.count(), True

    def is_bobs_turn(self):
        return 1 in self.people[0].get(f"/api/tables/{self.table}").json()["waiting"]

    def check(self):
        """Where Bob is away and it is his turn he has been told, and else he has not."""
        end = time.monotonic() + PATIENCE
        self.people = self.guests()
        if not self.is_away:
            return
        is_turn = self.is_bobs_turn()
        while is_turn and self.count() == self.before:
            assert time.monotonic() < end, f"{self.path} was not told of turn {self.turn + 1}"
            time.sleep(0.01)


class Waiting:
    """A table at which nobody does anything, with a clock that runs."""

    def __init__(self, served, seed) -> None:
        self.served = served
        self.done: set[str] = set()
        self.begin()

    def begin(self, clock=LIVE):
        self.clock = clock
        opened = Guest(self.served.url).open("me", "friend", clock=clock)
        self.table = opened["table"]
        self.at = time.monotonic()
        self.left = self.shown()

    def play(self):
        with suppress(*GONE):
            seat = Seat(self.served.url, self.table, [])
            while True:
                seat.hear()

    def shown(self) -> list[float]:
        """What is left to each seat."""
        people = Guest(self.served.url, None).get(f"/api/tables/{self.table}").json()["people"]
        return [seat["clock"]["left"] for seat in people["seats"]]

    def check(self):
        """No clock has lost more than has gone by, nor got more back than a kill may give."""
        asked = time.monotonic()
        now, passed = self.shown(), time.monotonic() - self.at
        for before, left in zip(self.left, now, strict=True):
            assert before - passed - 0.5 <= left <= min(before + BACK_SECONDS, LIVE["bank"] + LIVE["move"]), (
                before,
                left,
            )
        self.left, self.at = now, asked


class Pending:
    """Counts what is pending at the kills, and checks what has become of it."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def check(self, folder: Path, victims: list[Any]) -> None:
        """The server is dead: count what its database holds."""
        self.counts["kills"] += 1
        self.counts["orders"] += rows(folder, "select count(*) from orders where ended = ''")[0][0]
        self.counts["notices"] += rows(folder, "select count(*) from notices where due is not null")[0][0]
        playing = "select count(*) from tables where status = 'playing' and clock is not null"
        self.counts["clocks"] += rows(folder, playing)[0][0]
        check_each_is_carried_out_once(folder, victims)
        for victim in victims:
            if isinstance(victim, Told):
                sent = (
                    "select count(*) from notices join channels on channels.id = channel "
                    f"where due is not null and tries > 0 and target like '%{victim.path}'"
                )
                victim.in_flight += rows(folder, sent)[0][0]

    def check_started(self, folder: Path, victims: list[Any]) -> None:
        """The server is up again."""
        check_orders(folder, victims)
        end = time.monotonic() + LONG_PATIENCE
        while rows(folder, "select * from notices where due is not null and tries > 0"):
            assert time.monotonic() < end, "a notice that was on its way is not sent once more"
            time.sleep(0.02)
        for victim in victims:
            if isinstance(victim, Told | Waiting):
                victim.check()
            if isinstance(victim, Told):
                assert victim.doubled <= victim.in_flight, "a notice came twice that was not on its way at a kill"
        if self.counts["kills"] % TIME_UPS_EVERY == 0:
            self.run_down(folder, next(victim for victim in victims if isinstance(victim, Waiting)))

    def run_down(self, folder: Path, victim: Waiting) -> None:
        """A clock runs down just when the server is killed: a bot plays for that seat, once."""
        table = Guest(victim.served.url).open("me", "friend", clock=SHORT)["table"]
        asked = "select count(*) from actions where words = 'bot-time-up' and table_id = '" + table + "'"
        time.sleep(random.Random(self.counts["kills"]).uniform(4.8, 5.2))
        close_all()
        victim.served.kill()
        self.counts["time-ups at the kill"] += rows(folder, asked)[0][0]
        victim.served.start(self.counts["kills"] * 100.0 + 50.0)
        end = time.monotonic() + PATIENCE
        while rows(folder, asked)[0][0] == 0:
            assert time.monotonic() < end, "nobody stood in"
            time.sleep(0.05)
        time.sleep(0.5)
        seats = rows(
            folder,
            f"select seat, count(*) from actions where words = 'bot-time-up' and table_id = '{table}' group by seat",
        )
        assert all(count == 1 for _, count in seats), seats
        self.counts["time-ups"] += len(seats)

    def told(self, victims: list[Any]) -> str:
        """Return all counts in a line."""
        counts = dict(self.counts)
        counts["orders acknowledged"] = sum(len(each.done) for each in victims if isinstance(each, Ordering))
        counts["turns told"] = sum(len(each.done) for each in victims if isinstance(each, Told))
        counts["told twice"] = sum(each.doubled for each in victims if isinstance(each, Told))
        counts["on their way at a kill"] = sum(each.in_flight for each in victims if isinstance(each, Told))
        return ", ".join(f"{name} {count}" for name, count in counts.items())


def kill_with_all_pending(folder: Path, kills: int, seed: int) -> str:
    """Kill a server so often, with clocks, orders and notices pending; return what was pending in all."""
    pending = Pending()
    with push_service() as service:

        def told(served: Any, seed: str) -> Told:
            return Told(served, seed, service)

        victims = [Ordering, Ordering, told, told, Waiting]
        settings = {"private_targets": True, "notice_seconds": 0.0}
        found = kill_often(folder, victims, kills, seed, pending.check, pending.check_started, **settings)
    return pending.told(found)


def main() -> None:
    """Kill as often as is asked for, in runs of fifty: each has a database of its own."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for run, first in enumerate(range(0, asked.kills, 50)):
        with tempfile.TemporaryDirectory() as folder:
            begin = time.monotonic()
            found = kill_with_all_pending(Path(folder), min(50, asked.kills - first), asked.seed + run)
            print(f"run {run + 1}: {found}; {time.monotonic() - begin:.0f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main())
