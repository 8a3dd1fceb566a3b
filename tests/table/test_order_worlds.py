"""Two worlds: what is done by order and what by hand look the same to all others, to the byte and the moment."""

from __future__ import annotations

import asyncio

import pytest
from fake_time import FakeTime
from table_positions import position
from table_server import Guest, Seat, running

import entrepot
from entrepot.kernel.chance import Keyed
from entrepot.table import creating, gallery, orderlies
from entrepot.table.creating import Author, Plan, open_table
from entrepot.table.wire import Clock, SeatWish

SECRET = bytes(range(32))
PLAN = Plan(True, clock=Clock("live", 300, 15), stand_in="uniform")
PAUSE = 3.0


class Waits:
    """Lets orders wait by a time that the test sets."""

    def __init__(self, clock):
        self.clock = clock
        self.count = 0

    async def __call__(self, seconds):
        self.count += 1
        end = self.clock.monotonic() + seconds
        while self.clock.monotonic() < end:
            await asyncio.sleep(0.002)


class World:
    """A table with three people and a watcher; in one world seat 1 acts by order, in the other by hand."""

    def __init__(self, server, clock, state, monkeypatch):
        monkeypatch.setattr(creating, "new_table_id", lambda: "same-table")
        self.server, self.clock = server, clock
        wishes = [SeatWish("friend", name=f"P{seat}") for seat in range(int(state.seats))]
        start = state.game.load(state.dump(), Keyed(SECRET))
        author = Author(None, "")
        tables = server.service.tables
        opened = server.run(lambda: open_table(tables, start, SECRET, wishes, author, PLAN, is_fork=True))
        stranger = Guest(server.url, None)
        keys = [stranger.sit("same-table", key) for key in opened.keys]
        self.seats = [Seat(server.url, "same-table", None) for _ in keys]
        for seat, key in zip(self.seats, keys, strict=True):
            seat.say(type="hello", keys=[key], people=True, orders=True)
            seat.until("orders")
        self.watcher = Guest(server.url, None).look("same-table")
        self.settle()

    def settle(self):
        for viewer in [*self.seats, self.watcher]:
            viewer.news()

    def until(self, count):
        """Return once the log has so many entries, and all have been told."""
        service = self.server.service
        while self.server.run(lambda: service.storage.last_action("same-table")).number < count:
            self.server.run(lambda: asyncio.sleep(0.005))
        self.settle()

    def number(self):
        return self.server.run(lambda: self.server.service.storage.last_action("same-table")).number

    def heard(self):
        """What all but seat 1 have been sent, without the answers to what the test itself has sent."""
        self.settle()
        others = [self.seats[0], *self.seats[2:], self.watcher]
        return [[frame for frame in seat.frames if '"id":"test-' not in frame] for seat in others]

    def stored(self):
        """What others can come to know of the log: who did what when."""
        rows = self.server.run(lambda: self.server.service.storage.actions("same-table"))
        return [(row.number, row.kind, row.seat, row.words, row.at, row.events, row.state) for row in rows]


@pytest.fixture
def worlds(tmp_path, monkeypatch):
    for pause in ("PAUSE_SECONDS", "PEOPLE_SECONDS"):
        monkeypatch.setattr(gallery, pause, 0.0)
    clocks = FakeTime(), FakeTime()
    monkeypatch.setattr(orderlies, "pause", lambda left: PAUSE)
    one, two = ({"clock": clock.wall, "monotonic": clock.monotonic} for clock in clocks)
    with running(tmp_path / "one", **one) as first, running(tmp_path / "two", **two) as second:
        yield tuple(zip((first, second), clocks, strict=True))


def in_auction(state):
    return state.top().name == "auction" and state.actors() == [0] and state.view(0)["auction"]["high_bidder"] is None


def give(seat, name, *values):
    id = f"test-order-{name}"
    seat.say(type="order", seat=1, id=id, name=name, values=list(values))
    assert seat.answer(id)["type"] == "done"


@pytest.mark.parametrize(("name", "values", "action"), [("bid-up-to", ["5"], "bid 2"), ("pass-lot", [], "pass")])
def test_an_order_looks_like_a_hand_in_every_byte_count_and_moment(worlds, monkeypatch, name, values, action):
    real = position(entrepot.game("tradejack"), 3, 1, in_auction)
    waits = Waits(worlds[0][1])
    monkeypatch.setattr(orderlies, "wait", waits)
    order, hand = [World(server, clock, real, monkeypatch) for server, clock in worlds]
    give(order.seats[1], name, *values)
    assert order.heard() == hand.heard()
    for world in (order, hand):
        assert world.seats[0].act("bid 1")["type"] == "done"
        world.until(world.number())
    assert order.heard() == hand.heard()
    before = order.number()
    for world in (order, hand):
        world.clock.run(PAUSE - 0.5)
    order.server.run(lambda: asyncio.sleep(0.05))
    assert order.number() == before  # nothing has come before its time
    assert order.heard() == hand.heard()
    for world in (order, hand):
        world.clock.run(0.5)
    assert hand.seats[1].act(action)["type"] == "done"
    for world in (order, hand):
        world.until(before + 1)
    assert waits.count >= 1
    assert order.heard() == hand.heard()
    assert order.stored() == hand.stored()
    for world in (order, hand):  # and whoever comes back later, or looks back, sees the same
        again = Guest(world.server.url, None).look("same-table")
        again.say(type="past", id="past", seq=100)
        again.until("past")
        world.again = again.frames
    assert order.again == hand.again


def test_to_give_and_revoke_orders_shows_nowhere(worlds, monkeypatch):
    real = position(entrepot.game("tradejack"), 3, 1, in_auction)
    monkeypatch.setattr(orderlies, "wait", Waits(worlds[0][1]))
    order, quiet = [World(server, clock, real, monkeypatch) for server, clock in worlds]
    give(order.seats[1], "pass-lot")
    give(order.seats[1], "only")
    order.seats[1].say(type="revoke", seat=1, id="test-revoke", order="test-order-only")
    assert order.seats[1].answer("test-revoke")["type"] == "done"
    assert order.heard() == quiet.heard()
    assert order.stored() == quiet.stored()
    assert Guest(order.server.url, None).get("/api/tables/same-table").json() == (
        Guest(quiet.server.url, None).get("/api/tables/same-table").json()
    )
