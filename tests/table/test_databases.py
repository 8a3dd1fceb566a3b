"""One model, two databases: the same tables in both, moved between them, and a PostgreSQL that is away for a while."""

from __future__ import annotations

import asyncio
import sqlite3
import time

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from postgres import server
from sqlalchemy import create_engine, text
from sqlalchemy.exc import OperationalError
from table_process import Forked
from table_server import PATIENCE, Guest, close_all, running
from table_writes import Owner, entry, write
from typer.testing import CliRunner

from entrepot.cli.main import app
from entrepot.table import database, migrations, upgrading
from entrepot.table.all_columns import WHOLE
from entrepot.table.config import BadSetting
from entrepot.table.migrations import REVISION
from entrepot.table.operating import moving
from entrepot.table.storage import Storage
from entrepot.table.trouble import BadDatabase, is_unreachable, trouble_of

LATER = ("commands", "bans", "reviews", "versions", "trials")
"""What programs made in files of version 11 that had been without."""


@pytest.fixture
def url(tmp_path):
    return server().database(tmp_path)


def entrepot(*words):
    return CliRunner().invoke(app, [*map(str, words)])


# ------------------------------------------------------------------ the schema


def differences(connection):
    def is_ours(object_, name, type_, reflected, compare_to):
        return name != "alembic_version"

    return compare_metadata(MigrationContext.configure(connection, opts={"include_object": is_ours}), WHOLE)


def test_the_last_step_is_the_one_that_new_databases_have():
    steps = ScriptDirectory(next(iter(migrations.__path__)))
    assert steps.get_current_head() == REVISION


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_steps_make_what_the_columns_say(kind, tmp_path, url):
    address = f"sqlite:///{tmp_path / 'x.db'}" if kind == "sqlite" else url.replace("postgresql", "postgresql+psycopg")
    engine = create_engine(address)
    with engine.connect() as connection:
        upgrading._take_steps(connection, "x", is_new=False)
        assert differences(connection) == []
        assert upgrading.revision(connection) == REVISION
    engine.dispose()


def test_a_file_of_version_eleven_gets_what_it_lacks_and_keeps_the_rest(tmp_path):
    async def opened(*writes):
        storage = await Storage.open(tmp_path)
        await write(storage, writes)
        found = await storage.actions("a")
        await storage.close()
        return found

    before = asyncio.run(opened((entry("a", 0, words="kept"), Owner()), (entry("a", 1), Owner())))
    with sqlite3.connect(tmp_path / "entrepot.db") as older:
        for table in ("alembic_version", "answers", "playtests", "holders", "processes", *LATER):
            older.execute(f"drop table {table}")
        older.execute("pragma user_version = 11")
    assert asyncio.run(opened((entry("b", 0), Owner()))) == before
    engine = create_engine(f"sqlite:///{tmp_path / 'entrepot.db'}")
    with engine.connect() as connection:
        assert differences(connection) == []
        assert connection.exec_driver_sql("pragma user_version").scalar() == 12  # older programs leave it alone
    engine.dispose()


# ------------------------------------------------------------------ what is no database for us


@pytest.mark.parametrize("wrong", ["sqlite:///x", "postgresql://host", "postgresql://u:secret@h:port/x", "entrepot"])
def test_an_address_that_is_none_is_refused_and_its_password_is_not_told(wrong):
    with pytest.raises(BadSetting, match="it should look like postgresql://") as refused:
        database.PostgresDatabase(wrong)
    assert "secret" not in str(refused.value)


def refused(tmp_path, url):
    done = entrepot("serve", "--data", tmp_path / "folder", "--port", 0, "--database", url)
    assert done.exit_code == 1
    (line,) = [line for line in done.output.splitlines() if line.startswith("entrepot: ")]
    return line


def test_what_keeps_a_server_from_its_database_is_told_in_one_sentence(tmp_path, url, monkeypatch):
    assert 'database "nowhere" does not exist' in refused(tmp_path, server().url("nowhere"))
    unreachable = refused(tmp_path, "postgresql://entrepot:secret@127.0.0.1:1/x")
    assert "does not answer" in unreachable
    assert "secret" not in unreachable
    with monkeypatch.context() as patch:
        patch.setattr(database, "OLDEST", 99)
        assert "99 or newer is needed" in refused(tmp_path, url)
    server().sql("CREATE TABLE tables (name text)", url.partition("?")[0].rpartition("/")[2])
    assert "of some other program" in refused(tmp_path, url)


def test_a_database_of_a_newer_program_is_left_alone(tmp_path, url):
    async def check():
        storage = await Storage.open(tmp_path, url=url)
        await storage.writer.run(text("update alembic_version set version_num = '9999'"))
        await storage.close()
        with pytest.raises(BadDatabase, match="newer"):
            await Storage.open(tmp_path, url=url)

    asyncio.run(check())


def test_copies_of_postgresql_are_made_by_its_own_programs(tmp_path, url):
    for words in (("backup", tmp_path / "copy"), ("restore", tmp_path)):
        done = entrepot(*words, "--data", tmp_path, "--database", url)
        assert done.exit_code == 1
        assert "pg_dump" in done.output


def test_text_with_a_character_that_postgresql_does_not_take_is_stored_without_it(tmp_path, url):
    async def check():
        storage = await Storage.open(tmp_path, url=url)
        assert await write(storage, [(entry("a\0b", 0, words="x\0y"), Owner())]) == [True]
        assert [row.words for row in await storage.actions("a\0b")] == ["x\ufffdy"]
        await storage.close()

    asyncio.run(check())


# ------------------------------------------------------------------ a database that goes away


def cut(url):
    """Cut all connections to a database, as an administrator or a proxy does."""
    name = url.partition("?")[0].rpartition("/")[2]
    server().sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")


def test_a_cut_connection_is_made_anew_and_nobody_notices(tmp_path, url):
    async def check():
        storage = await Storage.open(tmp_path, url=url)
        owner = Owner()
        for number in range(3):
            assert await write(storage, [(entry("a", number), owner)]) == [True]
            assert len(await storage.actions("a")) == number + 1
            cut(url)
        assert not owner.broken
        assert storage.health.trouble is None
        await storage.close()

    asyncio.run(check())


@pytest.mark.parametrize("is_committed", [True, False])
def test_a_commit_without_an_answer_is_settled_by_reading(tmp_path, url, monkeypatch, is_committed):
    async def check():
        storage = await Storage.open(tmp_path, url=url)
        connection = storage.writer._connection
        commit, tries = connection.commit, []

        def cut_off():
            tries.append(len(tries))
            if len(tries) > 1:
                return commit()
            if is_committed:
                commit()
            cut(url)
            return connection.exec_driver_sql("select 1")  # what a commit meets that is sent, or answered, no more

        monkeypatch.setattr(connection, "commit", cut_off)
        assert await write(storage, [(entry("a", 0), Owner()), (entry("b", 0), Owner())]) == [True, True]
        assert len(tries) == (1 if is_committed else 2)
        assert [len(await storage.actions(id)) for id in "ab"] == [1, 1]
        await storage.close()

    asyncio.run(check())


def test_an_action_of_somebody_else_under_the_same_number_is_not_taken_for_ours(tmp_path, url):
    async def check():
        storage = await Storage.open(tmp_path, url=url)
        await write(storage, [(entry("a", 0, words="theirs"), Owner())])
        assert storage.writer._is_stored([entry("a", 0, words="theirs")])
        assert not storage.writer._is_stored([entry("a", 0, words="ours")])
        odd = entry("a", 1, words="x\0y", client_id="\0")
        await write(storage, [(odd, Owner())])
        assert storage.writer._is_stored([odd])
        await storage.close()

    asyncio.run(check())


def test_people_play_on_when_the_database_was_started_anew(tmp_path, url):
    with running(tmp_path, database=url) as served:
        ann = Guest(served.url)
        opened = ann.open("me", "friend", options={"first-player": "seat-1"})
        seat = ann.look(opened["table"], opened["keys"][0])
        assert seat.act(seat.choices[0], id="before")["type"] == "done"
        for how in ("fast", "immediate"):
            server().stop(how)
            assert ann.get("/ready").status_code == 503
            server().start()
            assert ann.get(f"/api/tables/{opened['table']}").status_code == 200
        again = ann.look(opened["table"], opened["keys"][0])
        assert again.act("pass", prompt=0, id="before") == {"type": "done", "id": "before"}
        end = time.monotonic() + PATIENCE
        while ann.get("/health").status_code != 200:  # it proves by a write that all is well again
            assert time.monotonic() < end
            time.sleep(0.1)


def test_troubles_of_postgresql_are_told_as_those_of_a_disk_are():
    known = {
        psycopg.errors.DiskFull: "disk is full",
        psycopg.errors.ReadOnlySqlTransaction: "only reads",
        psycopg.errors.TooManyConnections: "no connection left",
        psycopg.errors.AdminShutdown: "does not answer",
        psycopg.errors.IoError: "its files",
    }
    for kind, cause in known.items():
        assert cause in trouble_of(OperationalError("", {}, kind())).cause
    starting = psycopg.OperationalError("connection failed: FATAL:  the database system is starting up")
    assert "starting up" in trouble_of(starting).cause
    assert is_unreachable(starting)  # and so it is tried again
    assert not is_unreachable(psycopg.errors.DiskFull())
    assert trouble_of(psycopg.errors.UniqueViolation()) is None
    assert trouble_of(psycopg.DataError("text fields cannot contain NUL")) is None


def test_a_full_disk_has_room_again_once_a_proof_says_so_and_not_for_a_write_that_needs_none(tmp_path, url, caplog):
    """Otherwise the log told of the same trouble again and again, and tables were at fault for it."""

    async def check():
        storage = await Storage.open(tmp_path, url=url)
        health, writer = storage.health, storage.writer
        assert health.not_stored(OperationalError("", {}, psycopg.errors.DiskFull()), 1)
        health.stored(is_proof=False)
        assert "disk is full" in health.trouble.cause
        await writer.run(text("select 1"))  # what is stored has its proof made at once
        await writer.prove()
        assert health.trouble is None
        await storage.close()

    asyncio.run(check())
    assert caplog.text.count("writing again") == 1


def test_a_kill_loses_nothing_that_was_answered_for(tmp_path, url):
    served = Forked(tmp_path, database=url)
    try:
        ann = Guest(served.url)
        opened = ann.open("me", "friend", options={"first-player": "seat-1"})
        done = []
        for kill in range(4):
            seats = [Guest(served.url, None).look(opened["table"], key) for key in opened["keys"]]
            for _ in range(3):
                asked = [seat for seat in seats if seat.news() is not None and seat.number is not None]
                done.append(f"{kill} {len(done)}")
                assert asked[0].act(asked[0].choices[0], id=done[-1])["type"] == "done"
            served.kill()
            close_all()
            served.start()
    finally:
        close_all()
        served.close()
    name = url.partition("?")[0].rpartition("/")[2]
    stored = server().sql("SELECT client_id FROM actions WHERE client_id IS NOT NULL ORDER BY number", name)
    assert [row[0] for row in stored] == done


# ------------------------------------------------------------------ moving


def finished(folder, **settings):
    with running(folder, **settings) as served:
        ann = Guest(served.url)
        opened = ann.open("me", "bot:thrifty", options={"length": "quick-4"})
        seat = ann.look(opened["table"], opened["keys"][0])
        seat.say(type="chat", text="Well played – goed zo", id="said")
        while seat.push["outcome"] is None:
            seat.until_asked()
            if seat.number is not None:
                seat.act(seat.choices[0])
        record = ann.get(f"/api/tables/{opened['table']}/record").text
        return opened, record


def test_everything_goes_into_postgresql_and_back_and_is_the_same(tmp_path, url):
    opened, record = finished(tmp_path / "first")
    there = entrepot("move", "--from", tmp_path / "first", "--to", url, "--json")
    assert there.exit_code == 0, there.output
    assert '"tables"' in there.output
    with running(tmp_path / "first", database=url) as served:
        ann = Guest(served.url, None)
        assert ann.get(f"/api/tables/{opened['table']}/record").text == record
        seat = ann.look(opened["table"], opened["keys"][0])
        seat.say(type="chat", text="more", id="more")  # which has the next number
        assert seat.answer("more")["type"] == "done"
        busy = entrepot("move", "--from", url, "--to", tmp_path / "second")
        assert (busy.exit_code, "in use by another entrepot" in busy.output) == (1, True)
    assert "is not empty" in entrepot("move", "--from", tmp_path / "first", "--to", url).output
    back = entrepot("move", "--from", url, "--to", tmp_path / "second")
    assert "Moved 1 table with " in back.output
    assert "each the same as it was" in back.output
    assert "holds tables" in entrepot("move", "--from", url, "--to", tmp_path / "second").output
    with running(tmp_path / "second") as served:
        assert Guest(served.url, None).get(f"/api/tables/{opened['table']}/record").text == record
        in_use = entrepot("move", "--from", tmp_path / "second", "--to", server().database(tmp_path / "third"))
        assert "is in use by another entrepot" in in_use.output


def test_nothing_is_moved_of_which_a_row_would_come_out_otherwise(tmp_path, url, monkeypatch):
    async def stored():
        storage = await Storage.open(tmp_path)
        await write(storage, [(entry("a", number), Owner()) for number in range(3)])
        await storage.close()

    asyncio.run(stored())
    take = moving._chunks
    with monkeypatch.context() as patch:
        patch.setattr(moving, "_chunks", lambda connection, table: list(take(connection, table))[:-1] or iter(()))
        patch.setattr(moving, "_kind", lambda connection, table: moving.Kind(1, "another"))
        with pytest.raises(BadDatabase, match="nothing was moved"):
            moving.move(str(tmp_path), url, lambda done, of: None)
    moved = moving.move(str(tmp_path), url, lambda done, of: None)  # it was left as empty as it was
    assert moved["actions"].rows == 3


@pytest.fixture
def hasty(monkeypatch):
    """A database that soon loses patience with who says nothing in the middle of a transaction."""
    monkeypatch.setattr(database, "IDLE_MILLISECONDS", 50)


def test_a_move_may_take_long_over_a_row(tmp_path, url, hasty):
    async def stored():
        storage = await Storage.open(tmp_path)
        await write(storage, [(entry("a", 0), Owner())])
        await storage.close()

    asyncio.run(stored())
    moved = moving.move(str(tmp_path), url, lambda done, of: time.sleep(0.1))
    assert moved["actions"].rows == 1


def test_a_step_up_may_take_long_over_a_statement(url, hasty, monkeypatch):
    take = upgrading._take_steps
    engine = database.database_of(None, url).writing()
    with engine.connect() as connection, monkeypatch.context() as patch:
        patch.setattr(upgrading, "_take_steps", lambda *known, **more: (time.sleep(0.2), take(*known, **more)))
        upgrading.bring_server_up_to_date(connection, "it")
        assert upgrading.revision(connection) == REVISION
    engine.dispose()


def test_text_that_postgresql_does_not_take_keeps_nobody_from_moving(tmp_path, url):
    said = entry("a\0", 0, words="x\0y")

    async def stored():
        storage = await Storage.open(tmp_path)
        await write(storage, [(said, Owner())])
        await storage.close()

    asyncio.run(stored())
    done = entrepot("move", "--from", tmp_path, "--to", url)
    assert done.exit_code == 0, done.output
    assert server().sql("SELECT words FROM actions", url.partition("?")[0].rpartition("/")[2]) == [("x\ufffdy",)]
