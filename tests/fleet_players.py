"""People who play at a fleet through whatever comes, and what has to be true behind it."""

from __future__ import annotations

import random
import time
from contextlib import suppress

import httpx
from table_server import PATIENCE
from websockets.exceptions import WebSocketException

GONE = (WebSocketException, OSError, TimeoutError, httpx.TransportError)
LONG = 4 * PATIENCE


class Player:
    """Plays one seat through whatever comes: an action without an answer is sent again, as the page does it."""

    def __init__(self, crew, table, key, seed=1):
        self.crew, self.table, self.key = crew, table, key
        self.rng = random.Random(seed)
        self.seat = None
        self.done = []
        self.count = 0
        self.under_way = None

    def look(self):
        """Look from the seat, at whichever server; return how many seconds it took."""
        begin = time.monotonic()
        while time.monotonic() < begin + LONG:
            with suppress(*GONE, AssertionError):
                self.seat = self.crew.guest(None).look(self.table, self.key)
                return time.monotonic() - begin
            time.sleep(0.1)
        raise AssertionError("nobody answers")

    def act(self):
        """Answer the question if there is one; False where nothing is asked here."""
        while True:
            try:
                return self.try_to_act()
            except GONE:
                self.look()

    def try_to_act(self):
        if self.seat is None:
            self.look()
        if self.under_way is None:
            self.seat.news()
            if self.seat.number is None:
                return False
            self.count += 1
            id = f"{self.key[:6]} {self.count}"
            self.under_way = (id, self.rng.choice(self.seat.choices), self.seat.number)
        id, action, number = self.under_way
        answer = self.seat.act(action, number, id)
        if answer["type"] == "done":
            self.done.append(id)
        else:
            assert answer["code"] in ("not-stored", "frozen"), answer
            time.sleep(0.05)
            raise ConnectionError
        self.under_way = None
        return True


def two(crew, **more):
    """Return two players of a new table."""
    opened = crew.guest("Ann").open("me", "friend", **more)
    return opened["table"], [Player(crew, opened["table"], key) for key in opened["keys"]]


def until(look):
    """Look until there is something, and return it."""
    end = time.monotonic() + LONG
    while not (found := look()):
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.05)
    return found


def play(players, count):
    """Let them answer so many questions, and have each answer acknowledged."""
    end = time.monotonic() + LONG
    while count > 0:
        assert time.monotonic() < end, "it does not go on"
        count -= sum(player.act() for player in players)


def check(crew, table, players):
    """What was acknowledged is there once, and nothing else."""
    rows = crew.rows(f"SELECT number, client_id FROM actions WHERE table_id = '{table}' ORDER BY number")
    assert [row[0] for row in rows] == list(range(len(rows)))
    stored = [row[1] for row in rows if row[1] is not None]
    acknowledged = [id for player in players for id in player.done]
    assert sorted(stored) == sorted(acknowledged)
    assert len(set(stored)) == len(stored)
