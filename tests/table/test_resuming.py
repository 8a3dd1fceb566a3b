"""A start opens the tables at which a bot or an order is asked, and no others; clocks go on at tables not opened."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace

import pytest
from fake_time import FakeTime
from postgres import carry_out
from table_server import IDS, PATIENCE, Guest, Seat, running

from entrepot.table import app, orderlies, resuming
from entrepot.table.all_columns import WHOLE
from entrepot.table.rows import Counters, SeatAffairs, TableAffairs
from entrepot.table.tables import Tables

FIRST = {"first-player": "seat-1"}
LIVE = {"kind": "live", "bank": 300, "move": 15}
COPIED = {"tables": "id", "seats": "table_id", "sitters": "table_id", "actions": "table_id", "snapshots": "table_id"}
COPIES = {"idle": 150, "bot not asked": 40, "bot": 3, "left to bots": 20, "ordered": 20, "order": 2, "timed": 30}


def copy(folder, template, copies):
    """Copy a table in the database, and return the ids of the copies."""
    count = f"with recursive counted(n) as (select 1 union all select n + 1 from counted where n < {copies})"
    for table, key in {**COPIED, "orders": "table_id"}.items():
        names = [column.name for column in WHOLE.tables[table].columns]
        own = [f"'{template}-' || n" if name == key else name for name in names]
        chosen = f"select {', '.join(own)} from {table}, counted where {key} = '{template}'"
        carry_out(folder, f"{count} insert into {table} ({', '.join(names)}) {chosen}")
    return [f"{template}-{number}" for number in range(1, copies + 1)]


def ordered(server, ann, is_asked):
    """Open a table of three where the second seat has ordered to pass, and is asked or not."""
    opened = ann.open("me", "friend", "friend", options=FIRST)
    seat = Seat(server.url, opened["table"], None)
    seat.say(type="hello", keys=[opened["keys"][1]], orders=True)
    seat.until("orders")
    id = next(IDS)
    seat.say(type="order", seat=1, id=id, name="pass-lot", values=[])
    assert seat.answer(id)["type"] == "done"
    if is_asked:
        assert ann.look(opened["table"], opened["keys"][0]).act("bid 1")["type"] == "done"
    return opened


def until(true, what):
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, what
        time.sleep(0.02)


@pytest.fixture
def opened(monkeypatch):
    """The tables that are opened, in order."""
    ids, really = [], Tables._open

    async def note(self, id):
        ids.append(id)
        return await really(self, id)

    monkeypatch.setattr(Tables, "_open", note)
    return ids


@pytest.fixture
def looks(monkeypatch):
    """The task of each start that looks which tables go on."""
    tasks = []

    def remember(service):
        tasks.append(resuming.resume_tables(service))
        return tasks[-1]

    monkeypatch.setattr(app, "resume_tables", remember)
    return tasks


def test_a_start_opens_only_the_tables_that_wait_for_a_bot_or_an_order(tmp_path, monkeypatch, opened, looks):
    clock = FakeTime()
    time_ = {"clock": clock.wall, "monotonic": clock.monotonic, "bot_workers": 1}
    with monkeypatch.context() as held:
        held.setattr(orderlies, "wait", lambda seconds: asyncio.sleep(PATIENCE))
        with running(tmp_path, **time_) as server:
            ann = Guest(server.url)
            templates = {
                kind: ann.open("me", "friend", options=FIRST)["table"]
                for kind in ("idle", "bot not asked", "bot", "left to bots")
            }
            templates["ordered"] = ordered(server, ann, False)["table"]
            templates["order"] = ordered(server, ann, True)["table"]
            templates["timed"] = ann.open("me", "friend", options=FIRST, clock=LIVE)["table"]
    for kind, seats in {"bot not asked": "1", "bot": "0", "left to bots": "0, 1"}.items():
        place = f"where table_id = '{templates[kind]}' and seat in ({seats})"
        carry_out(tmp_path, f"update seats set kind = 'bot', bot = 'uniform' {place}")
    copies = {kind: [templates[kind], *copy(tmp_path, templates[kind], COPIES[kind])] for kind in templates}
    opened.clear()
    monkeypatch.setattr(orderlies, "wait", lambda seconds: asyncio.sleep(0))
    monkeypatch.setattr(resuming, "AT_ONCE", 7)  # tables that were opened at one moment are on several pages
    with running(tmp_path, **time_) as server:
        service = server.service
        until(looks[-1].done, "the look")
        assert sorted(opened) == sorted(copies["bot"] + copies["order"])

        def number(id):
            return server.run(lambda: service.storage.last_action(id)).number

        until(lambda: all(number(id) > 0 for id in copies["bot"]), "what the bots do")
        until(lambda: all(number(id) > 1 for id in copies["order"]), "what was ordered")
        opened.clear()
        clock.run(314)
        server.run(service.timekeeper.look)
        assert not opened
        clock.run(2)
        server.run(service.timekeeper.look)
        assert sorted(opened) == sorted(copies["timed"])
        until(lambda: all(number(id) > 0 for id in copies["timed"]), "bots that stand in")


def test_a_bot_that_stands_in_is_waited_for_as_one_that_sits_there_while_somebody_plays():
    def due(waiting, *stand_ins, bots=(), orders=()):
        affairs = TableAffairs([SeatAffairs(bot="left" if seat in stand_ins else "") for seat in range(3)])
        counters = Counters([0] * 3, [0] * 4, list(waiting), 1, affairs)
        return resuming.is_due(counters, set(bots), set(orders))

    assert due([1], 1)
    assert due([0, 2], 0, bots=[2])
    assert not due([0], 1, bots=[2])
    assert not due([0], orders=[1])
    assert due([1], orders=[1])
    assert not due([1], 0, 1, bots=[2]), "nobody waits for it"


def test_what_cannot_be_read_among_others_is_looked_at_by_itself(monkeypatch):
    gone_on = []

    async def see_to(service, page):
        if any(row.id == "b" for row in page):
            raise ZeroDivisionError
        return [row.id for row in page]

    async def go_on(service, id):
        gone_on.append(id)

    async def running_(after, most):
        left = "abcd" if after is None else "abcd".partition(after.id)[2]
        return [SimpleNamespace(id=id) for id in left[:most]]

    monkeypatch.setattr(resuming, "see_to", see_to)
    monkeypatch.setattr(resuming, "go_on", go_on)
    monkeypatch.setattr(resuming, "AT_ONCE", 2)

    async def resume():
        await resuming.resume_tables(SimpleNamespace(storage=SimpleNamespace(running=running_)))

    asyncio.run(resume())
    assert gone_on == ["a", "b", "c", "d"]
