"""What several servers rest on: the time that they count together, where routes are answered, and what is refused."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from fake_time import FakeTime
from table_server import running

from entrepot.table import resuming
from entrepot.table.app import create_app
from entrepot.table.config import BadSetting, Config, internal_address
from entrepot.table.health import Unreadable
from entrepot.table.processes.carrying import LEADER, MOST_PAUSE, TABLE, Carrier
from entrepot.table.processes.roster import CutOff
from entrepot.table.rows import Counters, RunningRow
from entrepot.table.uptime import Run, Uptime

ANYWHERE = ("record", "replay", "fork", "content", "choices", "questions")
"""Of a table, what is read from the database, be it with whichever server."""


def test_a_server_that_comes_later_goes_by_the_time_of_the_one_that_leads():
    leading, other = FakeTime(), FakeTime(wall=1_800_000_300.0)
    first = Uptime([], leading.wall, leading.monotonic)
    leading.run(100)
    first.beat()
    stored = Run(0, 1_800_000_000.0, 0.0, 100.0)
    second = Uptime([stored], other.wall, other.monotonic, has_others=True)
    assert second.now() == first.now() == 100
    leading.run(50)
    other.run(53)
    second.keep_up(Run(0, 1_800_000_000.0, 0.0, 150.0))
    assert second.now() == 150
    assert second.wall() == first.wall(), "nobody's night depends on whose clock is right"
    other.run(0.5)
    second.keep_up(Run(0, 1_800_000_000.0, 0.0, 150.0))
    assert second.now() == 150.5, "what is only a little apart does not jump"


def test_another_run_that_the_leading_server_begins_is_gone_by():
    time = FakeTime()
    uptime = Uptime([Run(0, time.wall(), 0.0, 10.0)], time.wall, time.monotonic, has_others=True)
    uptime.keep_up(Run(1, time.wall() + 900, 10.0, 5.0))
    assert uptime.now() == 15
    assert uptime.stretches(0.0) == [(time.wall(), time.wall() + 10), (time.wall() + 900, time.wall() + 905)]


def test_a_process_that_cannot_do_what_it_is_told_is_told_ever_more_seldom(monkeypatch):
    pauses, peer = [], SimpleNamespace(has_left=asyncio.Event())

    async def wait(seconds):
        pauses.append(seconds)
        if len(pauses) == 9:
            peer.has_left.set()

    async def no_answer(*_, **__):
        raise EOFError

    peer.left_within = wait
    monkeypatch.setattr(Carrier, "ask", no_answer)
    asyncio.run(Carrier(None, str).tell(peer, "wake"))
    assert pauses == [min(0.1 * 2**turn, MOST_PAUSE) for turn in range(9)]


def test_tables_of_a_process_that_went_with_the_database_are_resumed_once_that_is_back(monkeypatch):
    asked, resumed = [], []

    async def running(after, most):
        asked.append("running")
        if len(asked) == 1:
            raise Unreadable
        return [RunningRow(id, 0.0, False, state) for id in "abc"] if after is None else []

    async def bots(ids):
        return {id: {0} for id in ids}

    async def orders(ids):
        return {id: set() for id in ids}

    async def others(tables):
        asked.append("others")
        if asked.count("others") == 1:
            raise CutOff
        return {"b"}

    async def go_on(service, id):
        resumed.append(id)
        if len(resumed) == 1:
            raise CutOff

    monkeypatch.setattr(resuming, "RETRY_SECONDS", 0)
    monkeypatch.setattr(resuming, "go_on", go_on)
    state = msgspec.json.encode(Counters([1, 0], [0, 0, 0], [0], 1))
    storage = SimpleNamespace(running=running, bots_of=bots, ordering_of=orders)
    tables = SimpleNamespace(places=SimpleNamespace(others=others), in_memory=lambda id: None)
    service = SimpleNamespace(storage=storage, tables=tables)

    async def resume():
        await resuming.resume_tables(service)

    asyncio.run(resume())
    assert asked == ["running", "running", "others", "others", "running"]
    assert resumed == ["a", "a", "c"]


def test_whatever_is_about_a_table_in_the_memory_is_answered_where_that_is():
    routes = [route for route in create_app(Config(data=Path("none"), port=0)).routes if "{table_id" in route.path]
    known = [handler for route in routes for handler in route_handlers(route)]
    handlers = [handler for handler in known if "entrepot" in handler.fn.__module__]  # and not the framework's own
    assert len(handlers) > 10
    for handler in handlers:
        (path,) = handler.paths
        is_anywhere = any(f"/{word}" in path.partition("}")[2] for word in ANYWHERE)
        assert ("at" in handler.opt) != is_anywhere, path
        assert handler.opt.get("at") in (None, LEADER if "/reviews/" in path else TABLE), path


def route_handlers(route):
    return getattr(route, "route_handlers", None) or [route.route_handler]


def test_an_internal_address_is_one_of_this_machine():
    assert internal_address("10.0.0.5") == ("10.0.0.5", 0)
    assert internal_address("10.0.0.5:3689") == ("10.0.0.5", 3689)
    assert internal_address("fd00::5") == ("fd00::5", 0)
    assert internal_address("[fd00::5]:3689") == ("fd00::5", 3689)
    for wrong in (":3689", "10.0.0.5:", "10.0.0.5:x", "10.0.0.5:70000"):
        with pytest.raises(BadSetting, match="--internal"):
            internal_address(wrong)


def test_several_servers_need_a_database_of_their_own_server():
    with pytest.raises(BadSetting, match="--database"):
        Config(data=Path("none"), internal="10.0.0.5")


def test_one_server_alone_has_every_table_without_asking(tmp_path):
    with running(tmp_path) as server:
        places = server.service.tables.places
        assert server.run(lambda: places.win("any"))
        assert server.run(lambda: places.others(["any"])) == set()
        assert server.service.storage.writer.asks_before is None
        assert server.app.middleware == [one for one in server.app.middleware if "carrying" not in repr(one)]
