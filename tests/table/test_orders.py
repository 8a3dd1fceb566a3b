"""Standing orders: given in advance, carried out as if by hand, secret, and gone with what they were given for."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from contextlib import closing

import pytest
from older_database import forget_version_ten
from postgres import of_a_file
from table_server import IDS, Guest, Seat, running

from entrepot.table import orderlies, orders

FIRST = {"first-player": "seat-1"}
SEATED = ("me", "friend", "friend")


class Table:
    """A table of three, all of whom hear of their orders."""

    def __init__(self, server, kinds=SEATED, **more):
        self.server = server
        ann = Guest(server.url)
        if "game" not in more:
            more["options"] = FIRST
        self.opened = ann.open(*kinds, **more)
        self.id = self.opened["table"]
        self.seats = [self.come(key) for key in self.opened["keys"] if key]

    def come(self, key):
        seat = Seat(self.server.url, self.id, None)
        seat.say(type="hello", keys=[key], orders=True)
        seat.until("orders")
        return seat

    def act(self, at, action):
        for seat in self.seats:
            seat.news()
        assert self.seats[at].act(action)["type"] == "done"
        for seat in self.seats:
            seat.news()

    def give(self, at, name, *values, id=None):
        id = id or next(IDS)
        self.seats[at].say(type="order", seat=at, id=id, name=name, values=list(values))
        return self.seats[at].answer(id)

    def revoke(self, at, order):
        id = next(IDS)
        self.seats[at].say(type="revoke", seat=at, id=id, order=order)
        return self.seats[at].answer(id)

    def orders(self, at):
        """What the seat has been told last of its orders."""
        seat = self.seats[at]
        seat.news()
        return [message for message in map(json.loads, seat.frames) if message["type"] == "orders"][-1]

    def given(self, at):
        return [order["name"] for order in self.orders(at)["given"]]

    def offers(self, at):
        return {offer["name"]: offer for offer in self.orders(at)["offers"]}

    def log(self):
        rows = self.server.run(lambda: self.server.service.storage.actions(self.id))
        return [(row.seat, row.words) for row in rows if row.kind == "act"]

    def by_order(self):
        """What no client has sent, in the log."""
        rows = self.server.run(lambda: self.server.service.storage.actions(self.id))
        return [(row.seat, row.words) for row in rows if row.kind == "act" and row.client_id is None]

    def until_log(self, count):
        end = time.monotonic() + 60
        while len(self.log()) < count:
            assert time.monotonic() < end, self.log()
            self.server.run(lambda: asyncio.sleep(0.02))
        for seat in self.seats:
            seat.news()
        return self.log()

    def settle(self):
        """Return once whatever orders may do has been done."""
        end = time.monotonic() + 60
        while self.server.run(self.is_due):
            assert time.monotonic() < end, self.log()
        for seat in self.seats:
            seat.news()
        return self.log()

    async def is_due(self):
        """Whether an order has something to do, or something is not stored yet."""
        await asyncio.sleep(0.01)
        live = self.server.service.tables.in_memory(self.id)
        return bool(live.due_orders()) or live.is_busy()


@pytest.fixture
def at_once(monkeypatch):
    monkeypatch.setattr(orderlies, "SOONEST_SECONDS", 0.0)
    monkeypatch.setattr(orderlies, "LATEST_SECONDS", 0.0)


@pytest.fixture
def server(tmp_path):
    with running(tmp_path, bot_workers=1) as found:
        yield found


# ---------------------------------------------------------------------- what orders do


@pytest.mark.usefixtures("at_once")
def test_bids_go_up_to_the_amount_and_then_it_is_passed(server):
    table = Table(server)
    assert table.give(1, "bid-up-to", "3")["type"] == "done"
    table.act(0, "bid 1")
    assert table.until_log(2)[-1] == (1, "bid 2")
    table.act(2, "pass")
    table.act(0, "bid 3")
    assert table.until_log(5)[-1] == (1, "pass")


@pytest.mark.usefixtures("at_once")
def test_an_order_ends_with_what_it_was_given_for(server):
    table = Table(server)
    table.give(1, "pass-lot")
    table.act(0, "bid 1")
    table.until_log(2)
    assert table.given(1) == ["pass-lot"]
    table.act(2, "pass")  # the source is sold
    assert table.settle() == [(0, "bid 1"), (1, "pass"), (2, "pass")]
    assert table.given(1) == []


@pytest.mark.usefixtures("at_once")
def test_what_is_cheap_is_passed_until_something_dearer_comes(server):
    table = Table(server)
    table.give(1, "pass-cheap", "0")
    rows = {
        row["id"]: row["credits"] for row in server.service.tables.games.shipped("tradejack").content.rows("source")
    }
    while table.seats[1].push["view"]["phase"] == "auction":
        lot = table.seats[1].push["view"]["auction"]["source"]
        if rows[lot] > 0:
            assert table.given(1) == []
            break
        assert table.given(1) == ["pass-cheap"]
        for at in (0, 2):
            if table.seats[at].number is not None:
                table.act(at, "pass")
        table.settle()
    else:
        pytest.fail("no source was dearer than 0")


@pytest.mark.usefixtures("at_once")
def test_the_only_action_is_taken_for_as_long_as_that_is_wished(server):
    table = Table(server)
    table.give(1, "only")
    rng, by_order = random.Random(1), []
    while len(by_order) < 2:
        asked = [at for at in range(3) if table.seats[at].number is not None]
        assert asked, "the game ended before there was but one action twice"
        at = rng.choice(asked)
        assert len(table.seats[at].choices) > 1 or at != 1
        likely = [choice for choice in table.seats[at].choices if choice not in ("done", "pass")]
        table.act(at, rng.choice(likely or table.seats[at].choices))
        table.settle()
        by_order = table.by_order()
    assert all(seat == 1 for seat, _ in by_order)
    assert table.given(1) == ["only"]


@pytest.mark.usefixtures("at_once")
def test_asked_the_same_again_the_same_is_done_once(server):
    table = Table(server)
    table.act(0, "pass")
    assert table.offers(0)["again"]["parameters"][0]["values"][0]["value"] == "pass"
    assert table.give(0, "again", "pass")["type"] == "done"
    table.act(1, "pass")
    assert table.given(0) == ["again"]
    table.act(2, "bid 1")  # so seat 0 is asked something else
    assert table.settle() == [(0, "pass"), (1, "pass"), (2, "bid 1")]
    assert table.given(0) == []
    assert table.give(0, "again", "pass")["type"] == "done"  # asked just this now, it is done at once
    assert table.until_log(4)[-1] == (0, "pass")
    assert table.given(0) == []


@pytest.mark.usefixtures("at_once")
def test_the_newest_order_goes_first(server):
    table = Table(server)
    table.give(1, "bid-up-to", "6")
    table.give(1, "pass-lot")
    assert table.given(1) == ["pass-lot", "bid-up-to"]
    table.act(0, "bid 1")
    assert table.until_log(2)[-1] == (1, "pass")


@pytest.mark.usefixtures("at_once")
def test_an_order_that_is_revoked_does_nothing_any_more(server):
    table = Table(server)
    table.give(1, "bid-up-to", "6", id="mine")
    assert table.revoke(1, "mine")["type"] == "done"
    assert table.revoke(1, "mine")["type"] == "done"  # asked for once more, it is so
    assert table.given(1) == []
    table.act(0, "bid 1")
    assert table.settle() == [(0, "bid 1")]
    assert table.give(1, "bid-up-to", "6", id="mine")["type"] == "done"  # what was sent before does not come back
    assert table.settle() == [(0, "bid 1")]
    assert table.revoke(1, "never")["code"] == "order-gone"


@pytest.mark.usefixtures("at_once")
def test_who_takes_something_back_thinks_anew(server):
    table = Table(server)
    while table.seats[1].push["view"]["phase"] != "production":
        table.act(next(at for at in range(3) if table.seats[at].number is not None), "pass")
    table.give(1, "only")
    secret = next(choice for choice in table.seats[1].choices if choice != "done")
    table.act(1, secret)
    assert table.given(1) == ["only"]
    assert table.seats[1].undo()["type"] == "done"
    assert table.given(1) == []


# ---------------------------------------------------------------------- what may be ordered


def test_offers_have_bounds_and_wrong_values_are_refused(server):
    table = Table(server)
    table.act(0, "bid 2")
    assert table.offers(2)["bid-up-to"]["parameters"] == [
        {"name": "amount", "kind": "amount", "first": 3, "last": 6, "values": []}
    ]
    for value in ("2", "7", "x", "-1", "03", "3 ", "٣"):
        assert table.give(2, "bid-up-to", value).get("code") == "order-value", value
    assert table.give(2, "bid-up-to")["code"] == "order-values"
    assert table.give(2, "pass-lot", "1")["code"] == "order-values"
    assert table.give(2, "win")["code"] == "no-order"
    assert table.give(2, "again", "bid 3")["code"] == "order-not-now"  # it was asked nothing yet
    assert table.given(2) == []


def test_thousands_of_orders_do_not_fill_the_database(server, monkeypatch):
    monkeypatch.setattr(orders, "MOST_IN_ALL", 50)
    table = Table(server)
    codes = []
    for number in range(60):
        codes.append(table.give(2, "only", id=f"order {number}").get("code"))
        table.revoke(2, f"order {number}")
    assert codes == [None] * 50 + ["orders-full"] * 10
    assert table.give(1, "only")["type"] == "done"


def test_a_seat_has_few_orders_at_a_time(server):
    table = Table(server)
    answers = [table.give(2, "only")["type"] for _ in range(8)]
    assert answers == ["done"] * 6 + ["refused"] * 2
    assert table.give(2, "only")["code"] == "orders-full"


@pytest.mark.usefixtures("at_once")
def test_nobody_orders_after_the_end(server):
    table = Table(server, ("me", "friend"), game="haggle")
    table.give(0, "only")
    rng = random.Random(1)
    while table.seats[0].push["outcome"] is None:
        asked = [at for at in range(2) if table.seats[at].number is not None]
        if asked:
            seat = table.seats[rng.choice(asked)]
            seat.act(rng.choice(seat.choices))
        for seat in table.seats:
            seat.news()
    assert table.given(0) == []
    assert table.offers(0) == {}
    assert table.give(0, "only")["code"] == "over"
    table.seats[0].close()
    table.seats[0] = table.come(table.opened["keys"][0])
    assert table.give(0, "only")["code"] == "over"


# ---------------------------------------------------------------------- whose orders


def test_others_neither_see_nor_revoke_an_order_nor_give_one(server):
    table = Table(server)
    table.give(1, "bid-up-to", "5", id="mine")
    eve = table.seats[2]
    for message in (
        {"type": "order", "seat": 1, "id": "a", "name": "pass-lot", "values": []},
        {"type": "revoke", "seat": 1, "id": "b", "order": "mine"},
    ):
        eve.say(**message)
        assert eve.answer(message["id"])["code"] == "not-yours"
    assert table.revoke(2, "mine")["code"] == "order-gone"  # her own of that id
    stranger = Guest(server.url, None).look(table.id)
    stranger.say(type="hello", keys=[], orders=True)
    stranger.say(type="revoke", seat=1, id="c", order="mine")
    assert stranger.answer("c")["code"] == "not-yours"
    assert [
        frame
        for seat in (eve, stranger)
        for frame in seat.frames
        if "mine" in frame or ("bid-up-to" in frame and '"given":[]' not in frame)
    ] == []
    assert table.given(1) == ["bid-up-to"]
    info = Guest(server.url, None).get(f"/api/tables/{table.id}").text
    assert "bid-up-to" not in info


@pytest.mark.usefixtures("at_once")
def test_orders_sleep_while_a_bot_plays_and_go_with_who_leaves(server):
    table = Table(server, stand_in="uniform")
    table.give(2, "only")
    table.give(1, "only")
    table.seats[1].say(type="arrange", seat=1, id="bot", do="bot")
    table.seats[1].answer("bot")
    assert table.given(1) == ["only"]
    assert table.give(1, "only")["code"] == "stood-in"
    table.seats[2].say(type="arrange", seat=2, id="resign", do="resign")
    table.seats[2].answer("resign")
    assert table.given(2) == []
    assert Guest(server.url, None).post(f"/api/tables/{table.id}/stand", key=table.opened["keys"][1]).status_code == 200
    rows = server.run(lambda: server.service.storage.orders(table.id))
    assert [(row.seat, row.ended) for row in rows] == [(2, "gone"), (1, "gone")]


# ---------------------------------------------------------------------- by hand or by order


def test_an_answer_by_hand_and_one_by_order_never_both_count(server, monkeypatch):
    for number in range(6):
        monkeypatch.setattr(orderlies, "SOONEST_SECONDS", 0.01)
        monkeypatch.setattr(orderlies, "LATEST_SECONDS", 0.02)
        table = Table(server)
        table.give(1, "pass-lot")
        table.act(0, "bid 1")
        table.seats[1].news()
        time.sleep(0.004 * number)
        answer = table.seats[1].act("bid 2", prompt=1)
        by_hand = answer["type"] == "done"
        assert by_hand or answer["code"] == "stale"
        assert table.settle()[:2] == [(0, "bid 1"), (1, "bid 2" if by_hand else "pass")]


def test_pauses_differ_and_are_no_shorter_than_a_bot_that_thinks():
    pauses = {orderlies.pause(None) for _ in range(200)}
    assert len(pauses) > 100
    assert 2.0 <= min(pauses) < 2.5
    assert 4.5 < max(pauses) <= 5.0
    assert orderlies.pause(1.0) == 0.5


@of_a_file
def test_a_table_of_an_older_program_takes_orders(tmp_path):
    with running(tmp_path) as server:
        table = Table(server)
    with closing(sqlite3.connect(tmp_path / "entrepot.db")) as older:
        forget_version_ten(older)
        older.execute("pragma user_version = 9")
        older.commit()
    with running(tmp_path) as again:
        table.server = again
        table.seats = [table.come(key) for key in table.opened["keys"]]
        assert table.give(1, "pass-lot")["type"] == "done"
        info = Guest(again.url, None).get(f"/api/tables/{table.id}").json()
        assert info["takebacks"] is False
