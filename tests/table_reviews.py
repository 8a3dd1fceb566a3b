"""Finished games that a review takes a moment of: the last round of a game of Tradejack for two."""

from __future__ import annotations

import random
import time
from typing import Any

from table_server import Guest, Running

import entrepot
from entrepot.kernel.chance import Keyed
from entrepot.kernel.state import State
from entrepot.table.creating import Author, Plan, open_table
from entrepot.table.wire import SeatWish

SECRET = bytes(range(32))
PATIENCE = 120.0
SMALL = {"review_seconds": 0.001, "review_niceness": 0, "review_workers": 1}
"""Settings of a server whose reviews think as little as they can, at once."""


def last_round(seed: int) -> State:
    """The production of the last round, reached at random; seat 0 can make a set."""
    rng = random.Random(seed)
    while True:
        state = entrepot.game("tradejack").new(2, rng.getrandbits(32), {"length": "quick-4"})
        while not state.over and not is_last_production(state):
            seat = state.actors()[0]
            state.apply(seat, rng.choice(state.legal(seat)))
        if not state.over and choices(state) > 2:
            return state


def is_last_production(state: State) -> bool:
    return bool(state.top().name == "production" and state.view(0)["round"] == 4 and len(state.actors()) == 2)


def choices(state: State) -> int:
    """Return how many choices seat 0 has that makes what it can."""
    state, count = state.copy(), 0
    while 0 in state.actors():
        legal = [state.game.text(action) for action in state.legal(0)]
        count += len(legal) > 1
        state.apply(0, state.game.parse(first_set(legal)))
    return count


def first_set(legal: list[str]) -> str:
    """Return the first action that is part of a set."""
    return next((action for action in legal if action != "done"), "done")


class Finished:
    """A table of two people that began in a position, and where seat 0 has made what it could."""

    def __init__(self, server: Running, start: State) -> None:
        self.server = server
        self.players = [Guest(server.url, name) for name in ("Ann", "Bob")]
        position = start.game.load(start.dump(), Keyed(SECRET))
        wishes = [SeatWish("friend") for _ in self.players]
        plan, author = Plan(False, stand_in="uniform"), Author(None, "")
        tables = server.service.tables
        opened = server.run(lambda: open_table(tables, position, SECRET, wishes, author, plan, is_fork=True))
        self.id: str = opened.table
        self.keys = [
            player.sit(self.id, key) for player, key in zip(self.players, opened.keys, strict=True) if key is not None
        ]
        self._play()

    def _play(self) -> None:
        ann, bob = [player.look(self.id, key) for player, key in zip(self.players, self.keys, strict=True)]
        assert bob.act("done")["type"] == "done"
        ann.news()
        while ann.push["outcome"] is None:
            assert ann.act(first_set(ann.choices))["type"] == "done"
            ann.news()

    def path(self, seat: int = 0) -> str:
        return f"/api/tables/{self.id}/reviews/{seat}"

    def ask(self, seat: int = 0) -> dict[str, Any]:
        """Ask for a review of somebody's own."""
        answer = self.players[seat].post(f"{self.path(seat)}/ask")
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def look(self, seat: int = 0) -> dict[str, Any]:
        told: dict[str, Any] = self.players[seat].get(self.path(seat)).json()
        return told

    def wait(self, *states: str, seat: int = 0) -> dict[str, Any]:
        """Return a review once it is in one of these states."""
        end = time.monotonic() + PATIENCE
        while (told := self.look(seat))["state"] not in states:
            assert time.monotonic() < end, told
            time.sleep(0.05)
        return told
