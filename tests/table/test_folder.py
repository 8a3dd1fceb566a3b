"""The data folder: one server at a time, nothing that held tables is taken for new, and a start that fails says why."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path

import pytest
from postgres import of_a_file
from table_server import PATIENCE, Guest, running

from entrepot.table.folder import Folder
from entrepot.table.storage import Storage
from entrepot.table.trouble import BadDatabase

pytestmark = of_a_file


SOURCE = Path(__file__).resolve().parents[2] / "src"


def serve(folder, *more):
    """Run `entrepot serve` where it has to fail; return its exit status and what it says."""
    command = [sys.executable, "-m", "entrepot", "serve", "--port", "0", "--data", str(folder), *more]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=3 * PATIENCE)
    said = [line for line in done.stderr.splitlines() if line[:1] != "{" and "plain source" not in line]
    assert "Traceback" not in done.stderr
    return done.returncode, said


def is_open_to(folder, **more):
    """Open the folder's database and close it again; return how many tables there are."""

    async def check():
        storage = await Storage.open(folder, **more)
        try:
            return await storage.count_tables()
        finally:
            await storage.close()

    return asyncio.run(check())


def with_a_table(folder):
    with running(folder) as server:
        Guest(server.url).open("me", "friend")
    return folder / "entrepot.db"


def test_a_folder_has_one_server_at_a_time(tmp_path):
    first, second = Folder(tmp_path), Folder(tmp_path)
    first.take()
    with pytest.raises(BadDatabase, match=rf"process {os.getpid()}\).*--data"):
        second.take()
    first.let_go()
    second.take()
    second.let_go()


HOLD = "import sys, time; from pathlib import Path; from entrepot.table.folder import Folder\n"
HOLD += "Folder(Path(sys.argv[1])).take(); print('taken', flush=True); time.sleep(600)"


@pytest.mark.slow
def test_a_second_server_is_refused_with_the_process_of_the_first_and_a_kill_makes_room(tmp_path):
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    command = [sys.executable, "-c", HOLD, str(tmp_path)]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as first:
        try:
            assert first.stdout.readline() == "taken\n"
            status, said = serve(tmp_path)
            assert (status, len(said)) == (1, 1)
            assert f"(process {first.pid})" in said[0]
        finally:
            first.kill()
    assert is_open_to(tmp_path) == 0


def remove(database):
    database.unlink()


def empty(database):
    database.write_bytes(b"")


def overwrite(database):
    database.write_bytes(b"what is this? " * 1000)


def damage(database):
    with database.open("r+b") as file:
        for page in range(1, database.stat().st_size // 4096):
            file.seek(4096 * page)
            file.write(os.urandom(2048))


def delete_rows(database):
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("delete from tables")


LOSSES = [remove, empty, overwrite, damage, delete_rows]


@pytest.mark.parametrize("loss", LOSSES)
def test_what_held_tables_and_holds_none_is_refused_and_kept_where_it_is_begun_anew(tmp_path, loss):
    database = with_a_table(tmp_path)
    loss(database)
    for _ in range(2):
        with pytest.raises(BadDatabase, match="--new-database") as refused:
            is_open_to(tmp_path)
        assert "\n" not in str(refused.value)
    before = database.read_bytes() if database.exists() else None
    assert is_open_to(tmp_path, new_database=True) == 0
    kept = [path.read_bytes() for path in tmp_path.glob("entrepot.db.*")]
    assert before is None or any(len(found) >= len(before) > 0 or found == before for found in kept)
    assert is_open_to(tmp_path) == 0  # and now it is new


def test_a_sound_database_is_never_set_aside(tmp_path):
    with_a_table(tmp_path)
    assert is_open_to(tmp_path, new_database=True) == 1
    assert list(tmp_path.glob("entrepot.db.*")) == []


def test_a_folder_without_tables_stays_new_and_a_lost_mark_is_made_again(tmp_path):
    for _ in range(2):
        assert is_open_to(tmp_path) == 0
    database = with_a_table(tmp_path)
    (tmp_path / "held-tables").unlink()  # as after a kill right behind the first table
    assert is_open_to(tmp_path) == 1
    database.unlink()
    with pytest.raises(BadDatabase, match="is gone"):
        is_open_to(tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("loss", [empty, damage])
def test_the_command_says_so_in_a_sentence(tmp_path, loss):
    loss(with_a_table(tmp_path))
    status, said = serve(tmp_path)
    assert (status, len(said)) == (1, 1)
    assert "--new-database" in said[0]


def test_a_folder_that_cannot_be_used_is_told_in_a_sentence(tmp_path):
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(BadDatabase, match="--data"):
        is_open_to(tmp_path / "file")
    taken = tmp_path / "folder"
    (taken / "entrepot.db").mkdir(parents=True)
    with pytest.raises(BadDatabase, match=r"entrepot\.db"):
        is_open_to(taken)
    assert (taken / "entrepot.db").is_dir()


def test_a_database_that_is_locked_for_long_is_told_in_a_sentence(tmp_path, monkeypatch):
    with_a_table(tmp_path)
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *given, **more: connect(*given, **{**more, "timeout": 0.1}))
    with closing(connect(tmp_path / "entrepot.db")) as other:
        other.execute("pragma locking_mode = exclusive")
        other.execute("begin exclusive")
        with pytest.raises(BadDatabase, match="another program"):
            is_open_to(tmp_path, new_database=True)
        with suppress(sqlite3.Error):
            other.rollback()
