"""What the database keeps: content once, what was begun for good, and what nobody ever began not for long."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing

import pytest
from older_database import forget_affairs
from postgres import carry_out, of_a_file
from table_server import Guest, running

import entrepot
from entrepot.files.content_toml import toml_text
from entrepot.table import pruning
from entrepot.table.errors import NoTable
from entrepot.table.storage import PARTS

SHIPPED = entrepot.game("tradejack")
FIRST = {"first-player": "seat-1"}
WEEK = 7 * pruning.DAY_SECONDS


def own_cards(name):
    """Content in which one product has that name."""
    return toml_text(SHIPPED.content, SHIPPED.schema).replace('en = "Soap"', f'en = "{name}"')


def ask(folder, statement):
    return carry_out(folder, statement)


class Clock:
    now = 1e9

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


def prune(server):
    return server.run(lambda: pruning.prune(server.service.tables))


def test_content_is_stored_once_at_however_many_tables(tmp_path):
    with running(tmp_path) as server:
        ann = Guest(server.url)
        tables = [ann.open("me", "friend", content=own_cards(name)) for name in ("Candle", "Candle", "Candle", "Lamp")]
        ann.open("me", "friend")
    assert ask(tmp_path, "select count(*) from contents") == [(2,)]
    with running(tmp_path) as server:
        for opened, name in zip(tables, ("Candle", "Candle", "Candle", "Lamp"), strict=True):
            found = Guest(server.url, None).get(f"/api/tables/{opened['table']}/content").text
            assert [each for each in ("Candle", "Lamp") if each in found] == [name]


@of_a_file
def test_content_of_an_older_database_is_stored_once_too(tmp_path):
    with running(tmp_path) as server:
        ann = Guest(server.url)
        begun, waiting = (ann.open("me", "friend", content=own_cards("Candle"), options=FIRST) for _ in range(2))
        seat = ann.look(begun["table"], begun["keys"][0])
        assert seat.act(seat.choices[0])["type"] == "done"
    with closing(sqlite3.connect(tmp_path / "entrepot.db")) as older, older:
        older.execute("update seats set key_hash = invitation_hash where not taken")
        older.execute("alter table seats drop column invitation_hash")
        older.execute("drop index tables_content")
        older.execute("drop index tables_begun")
        older.execute("alter table tables add column content json")
        older.execute("update tables set content = (select data from contents where digest = content_digest)")
        older.execute("alter table tables drop column content_digest")
        older.execute("alter table tables drop column begun")
        older.execute("drop table contents")
        forget_affairs(older)
        older.execute("pragma user_version = 4")
    with running(tmp_path) as server:
        for opened in (begun, waiting):
            assert "Candle" in Guest(server.url, None).get(f"/api/tables/{opened['table']}/content").text
    assert ask(tmp_path, "select count(*) from contents") == [(1,)]
    assert dict(ask(tmp_path, "select id, begun from tables")) == {begun["table"]: 1, waiting["table"]: 0}


def test_what_nobody_began_is_removed_after_a_week_and_nothing_else_is(tmp_path, clock):
    with running(tmp_path, clock=clock) as server:
        ann = Guest(server.url)
        names = ("never", "begun", "watched", "young")
        opened = {name: ann.open("me", "friend", content=own_cards(name.title()), options=FIRST) for name in names[:3]}
        seat = ann.look(opened["begun"]["table"], opened["begun"]["keys"][0])
        assert seat.act(seat.choices[0])["type"] == "done"
        seat.close()
        ann.look(opened["watched"]["table"])
        clock.now += WEEK / 2
        opened["young"] = ann.open("me", "friend")
        assert prune(server) == 0
        clock.now += WEEK / 2 + 1
        prune(server)
        left = [name for name in names if ann.get(f"/api/tables/{opened[name]['table']}").status_code == 200]
        assert left == ["begun", "watched", "young"]
        assert {info["id"] for info in ann.get("/api/tables").json()} == {opened[name]["table"] for name in left}
    gone = opened["never"]["table"]
    for part in PARTS:
        assert ask(tmp_path, f"select * from {part.name} where table_id = '{gone}'") == []
    contents = [
        row[0] if isinstance(row[0], dict) else json.loads(row[0]) for row in ask(tmp_path, "select data from contents")
    ]
    assert len(contents) == 2
    assert not any("Never" in json.dumps(content) for content in contents)


def test_the_last_table_may_be_removed_and_the_folder_is_new_again(tmp_path, clock):
    with running(tmp_path, clock=clock) as server:
        Guest(server.url).open("me", "friend")
        assert (tmp_path / "held-tables").exists()
        clock.now += WEEK + 1
        assert prune(server) == 1
    with running(tmp_path) as server:
        assert server.run(server.service.storage.count_tables) == 0


def test_who_comes_in_while_a_table_is_removed_is_told_that_there_is_none(tmp_path, clock, monkeypatch):
    with running(tmp_path, clock=clock) as server:
        opened = Guest(server.url).open("me", "friend")
        tables, storage = server.service.tables, server.service.storage
        remove_table = storage.remove_table

        async def remove_slowly(*args):
            await asyncio.sleep(0.1)
            await remove_table(*args)

        monkeypatch.setattr(storage, "remove_table", remove_slowly)

        async def come_in():
            removal = asyncio.create_task(tables.remove(opened["table"]))
            await asyncio.sleep(0.02)
            with pytest.raises(NoTable):
                await tables.open(opened["table"])
            await removal
            return tables._live

        assert server.run(come_in) == {}
