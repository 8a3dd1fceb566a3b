"""The database: one writer, whole transactions, the unique number as the lock; and logs that tell no secret."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3

import msgspec
import pytest
from older_database import forget_affairs
from postgres import of_a_file
from sqlalchemy import text
from table_server import Guest, running
from table_writes import Owner, entry, write

from entrepot.table import logs
from entrepot.table.columns import ACTIONS, TABLES
from entrepot.table.errors import NotStored
from entrepot.table.storage import Storage
from entrepot.table.trouble import BadDatabase
from entrepot.table.writer import Write


@pytest.mark.usefixtures("either")
def test_one_table_that_is_at_fault_takes_no_other_down(tmp_path):
    async def check():
        storage = await Storage.open(tmp_path)
        good, bad = Owner(), Owner()
        assert await write(storage, [(entry("a", 0), good), (entry("b", 0), bad)]) == [True, True]
        group = [(entry("a", 1), good), (entry("b", 0), bad), (entry("b", 1), bad), (entry("a", 2), good)]
        assert await write(storage, group) == [True, False, False, True]
        assert (good.broken, bad.broken) == (False, True)
        assert [row.number for row in await storage.actions("a")] == [0, 1, 2]
        assert [row.number for row in await storage.actions("b")] == [0]
        with pytest.raises(NotStored):
            await storage.writer.run(text("insert into nowhere values (1)"))
        await storage.close()

    asyncio.run(check())


def test_whoever_waits_no_more_for_a_write_is_no_trouble(tmp_path, caplog):
    async def check():
        storage = await Storage.open(tmp_path)
        gone = asyncio.create_task(storage.writer.run(text("create table kept (x)")))
        await asyncio.sleep(0)
        gone.cancel()
        await storage.writer.run(text("insert into kept values (1)"))
        await storage.close()

    asyncio.run(check())
    assert not caplog.records


def test_one_write_at_fault_makes_few_others_wait(tmp_path, monkeypatch):
    """Each transaction waits for the disk: that of many writes is not made one for each of them."""

    async def check():
        storage = await Storage.open(tmp_path)
        owners = [Owner() for _ in range(64)]
        tried, before = [], storage.writer._store
        monkeypatch.setattr(storage.writer, "_store", lambda group: tried.append(len(group)) or before(group))
        group = [(entry(f"table {place}", 0), owner) for place, owner in enumerate(owners)]
        group[41] = (entry("table 40", 0), owners[41])
        assert await write(storage, group) == [place != 41 for place in range(64)]
        assert len(tried) < 20
        await storage.close()

    asyncio.run(check())


@pytest.mark.usefixtures("either")
def test_what_is_waiting_is_stored_before_the_database_closes(tmp_path):
    async def check():
        storage = await Storage.open(tmp_path)
        for number in range(50):
            storage.writer.put(Write(lambda is_stored: None, entry("a", number)))
        await storage.close()
        again = await Storage.open(tmp_path)
        assert len(await again.actions("a")) == 50
        await again.close()

    asyncio.run(check())


@of_a_file
def test_a_database_of_a_newer_program_is_left_alone(tmp_path):
    async def check():
        storage = await Storage.open(tmp_path)
        await storage.writer.run(text("pragma user_version = 99"))
        await storage.close()
        with pytest.raises(BadDatabase, match="newer"):
            await Storage.open(tmp_path)

    asyncio.run(check())
    assert (tmp_path / "entrepot.db").stat().st_mode & 0o077 == 0


@of_a_file
def test_a_database_of_an_older_program_is_brought_up_to_date(tmp_path):
    with running(tmp_path) as server:
        ann = Guest(server.url)
        opened, empty = ann.open("me", "friend"), ann.open("me", "friend", is_full=False)
    with sqlite3.connect(tmp_path / "entrepot.db") as older:
        older.execute("update seats set key_hash = invitation_hash where not taken")
        older.execute("alter table seats drop column invitation_hash")
        older.execute("drop index tables_content")
        older.execute("drop index tables_begun")
        for column in ("hints", "begun", "content_digest"):
            older.execute(f"alter table tables drop column {column}")
        older.execute("alter table tables add column content json")
        older.execute("drop index chat_client_id")
        older.execute("drop index sitters_table")
        older.execute("alter table chat drop column client_id")
        forget_affairs(older)
        older.execute("pragma user_version = 2")
    for _ in range(2):
        with running(tmp_path) as server:
            ann = Guest(server.url)
            assert ann.get(f"/api/tables/{opened['table']}").json()["hints"] is False
            more = ann.open("me", "friend", hints=True)
            assert ann.get(f"/api/tables/{more['table']}").json()["hints"] is True
            seat = ann.look(opened["table"], opened["keys"][0])
            for _ in range(2):
                seat.say(type="chat", text="still here", id="once")
                assert seat.answer("once")["type"] == "done"
            assert seat.said == ["still here"]
    with running(tmp_path) as server:  # who sat there still does, and whoever was invited still may
        ann = Guest(server.url)
        assert ann.look(opened["table"], opened["keys"][1]).push["seat"] == 1
        assert ann.look(empty["table"], ann.sit(empty["table"], empty["keys"][1])).push["seat"] == 1


@of_a_file
def test_moves_stored_when_actions_counted_seats_from_one_are_brought_up_to_date(tmp_path):
    row = {"rules": "1.0", "options": {}, "secret": b"", "status": "playing", "watch": True, "created": 0.0}
    stored = {"a": "haggle", "b": "haggle", "c": "tradejack", "d": "a-game-that-is-not-installed"}
    words = ["offer 3", "to 2", "to 1", "to", "swap 2 2"]

    async def check():
        storage = await Storage.open(tmp_path)
        for id, game in stored.items():
            await storage.writer.run(TABLES.insert().values(id=id, game=game, **row))
            for number, text_ in enumerate(words):
                await write(storage, [(entry(id, number, words=text_), Owner())])
        await write(storage, [(entry("a", len(words), kind="undo", words="2"), Owner())])
        await storage.close()
        with sqlite3.connect(tmp_path / "entrepot.db") as older:
            forget_affairs(older)
            older.execute("pragma user_version = 6")
        for _ in range(2):
            storage = await Storage.open(tmp_path)
            found = {id: [action.words for action in await storage.actions(id)] for id in stored}
            await storage.close()
            newer = ["offer 3", "to 1", "to 0", "to", "swap 2 2"]
            assert found == {"a": [*newer, "2"], "b": newer, "c": words, "d": words}

    asyncio.run(check())


@pytest.mark.usefixtures("either")
def test_who_loses_the_number_reloads_and_nothing_is_lost(tmp_path):
    with running(tmp_path) as server:
        ann = Guest(server.url)
        opened = ann.open("me", "friend", options={"first-player": "seat-1"})
        seat = ann.look(opened["table"], opened["keys"][0])
        storage = server.service.storage
        number = server.run(lambda: storage.last_action(opened["table"])).number + 1
        theirs = entry(opened["table"], number, kind="none", state=b"null")
        stolen = ACTIONS.insert().values(msgspec.structs.asdict(theirs))
        server.run(lambda: storage.writer.run(stolen))
        refused = seat.act(seat.choices[0], id="mine")
        assert (refused["type"], refused["code"]) == ("refused", "not-stored")
        assert seat.to_end()[1] == 1012
        theirs = ACTIONS.delete().where(ACTIONS.c.table_id == opened["table"], ACTIONS.c.number == number)
        server.run(lambda: storage.writer.run(theirs))
        seat = ann.look(opened["table"], opened["keys"][0])
        assert seat.act(seat.choices[0], id="mine")["type"] == "done"


def test_nobody_is_shown_what_is_not_stored(tmp_path, monkeypatch):
    with running(tmp_path) as server:
        ann = Guest(server.url)
        opened = ann.open("me", "friend", options={"first-player": "seat-1"})
        seats = [ann.look(opened["table"], key) for key in opened["keys"]]
        for seat in seats:
            seat.news()
        taken = []
        monkeypatch.setattr(server.service.storage.writer, "put", taken.append)
        seats[0].say(type="act", seat=0, prompt=seats[0].number, id="x", action=seats[0].choices[0])
        assert [message["type"] for message in seats[1].news()] == []
        assert [message["type"] for message in seats[0].news()] == []
        monkeypatch.undo()
        server._loop.call_soon_threadsafe(lambda: [server.service.storage.writer.put(write) for write in taken])
        assert seats[0].answer("x")["type"] == "done"
        seats[1].until("push")


@pytest.mark.usefixtures("either")
def test_a_table_leaves_the_memory_and_comes_back_as_it_was(tmp_path, monkeypatch):
    from entrepot.table import tables

    monkeypatch.setattr(tables, "SWEEP_SECONDS", 0.05)
    with running(tmp_path, idle_seconds=0.0) as server:
        ann = Guest(server.url)
        opened = ann.open("me", "friend", options={"first-player": "seat-1"})
        seat = ann.look(opened["table"], opened["keys"][0])
        seat.act(seat.choices[0])
        before = seat.push
        seat.close()
        for _ in range(200):
            if server.service.tables.in_memory(opened["table"]) is None:
                break
            server.run(lambda: asyncio.sleep(0.05))
        assert server.service.tables.in_memory(opened["table"]) is None
        assert ann.get(f"/api/tables/{opened['table']}").json()["waiting"] != []
        back = ann.look(opened["table"], opened["keys"][0], seq=before["seq"])
        assert back.push == {**before, "events": [], "first": before["seq"] + 1}


def test_going_through_many_tables_keeps_the_last_few_in_memory(tmp_path, monkeypatch):
    from entrepot.table import tables

    monkeypatch.setattr(tables, "SWEEP_SECONDS", 0.05)
    monkeypatch.setattr(tables, "MOST_IDLE", 2)
    with running(tmp_path) as server:
        ann = Guest(server.url)
        stays = ann.open("me", "friend")
        looked_at = ann.look(stays["table"], stays["keys"][0])
        left = [ann.open("me", "friend") for _ in range(5)]
        for opened in left:
            ann.look(opened["table"], opened["keys"][0]).close()

        def in_memory():
            return [opened["table"] for opened in left if server.service.tables.in_memory(opened["table"])]

        for _ in range(200):
            if len(in_memory()) == 2:
                break
            server.run(lambda: asyncio.sleep(0.05))
        assert in_memory() == [opened["table"] for opened in left[-2:]]
        assert server.service.tables.in_memory(stays["table"])
        looked_at.close()


def test_logs_are_lines_of_json_and_hold_no_secret(tmp_path, caplog):
    caplog.set_level(logging.DEBUG)
    with running(tmp_path) as server:
        ann = Guest(server.url)
        opened = ann.open("me", "bot:thrifty")
        seat = ann.look(opened["table"], opened["keys"][0])
        for _ in range(6):
            seat.until_asked()
            seat.act(seat.choices[0])
        secret = server.service.tables.in_memory(opened["table"]).row.secret
    formatter = logs.JsonLines()
    lines = [formatter.format(record) for record in caplog.records if record.name.startswith("entrepot")]
    assert [json.loads(line)["what"] for line in lines][:1] == ["started"]
    for hidden in (opened["keys"][0], secret.hex(), ann.http.cookies["entrepot_session"]):
        assert not any(hidden in line for line in lines)


def test_a_defect_is_in_the_log_and_the_caller_learns_nothing(tmp_path, caplog, monkeypatch):
    with running(tmp_path) as server:
        monkeypatch.setattr(server.service.tables.games, "listed", lambda: 1 / 0)
        answer = Guest(server.url, None).get("/api/games")
        assert (answer.status_code, answer.json()["code"]) == (500, "defect")
        assert "division" not in answer.text
    (record,) = [record for record in caplog.records if record.getMessage() == "defect"]
    assert "ZeroDivisionError" in json.loads(logs.JsonLines().format(record))["error"]


def test_a_table_of_the_database_knows_how_it_was_opened(tmp_path):
    with running(tmp_path) as server:
        opened = Guest(server.url).open("me", "friend", options={"length": "quick-4"})
        row = server.run(lambda: server.service.storage.table(opened["table"]))
        assert (row.game, row.options["length"], row.content) == ("tradejack", "quick-4", None)
        ours = {*row.__struct_fields__} - {"content", "asks"} | {"content_digest"}
        assert set(TABLES.c.keys()) == ours
