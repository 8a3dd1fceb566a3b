"""A copy that is made while people play, and a folder that is put back from it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest
from postgres import of_a_file
from table_server import Guest, running
from typer.testing import CliRunner

from entrepot.cli.main import app
from entrepot.files import record as records
from entrepot.table.operating import copies
from entrepot.table.trouble import BadDatabase

pytestmark = of_a_file


def entrepot(*words):
    """Run the command line, in a thread: a fixture of the whole module may find a browser's event loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(CliRunner().invoke, app, [str(word) for word in words]).result()


def play(guest, count):
    """Play a game against a bot, until its end or so many answers; return its table and the seat."""
    opened = guest.open("me", "bot:greedy", options={"length": "basic"})
    seat = guest.look(opened["table"], *filter(None, opened["keys"]))
    for _ in range(count):
        seat.until_asked()
        if seat.push["outcome"] is not None:
            break
        assert seat.act(seat.choices[0])["type"] == "done"
    return opened, seat


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A server's folder with a finished game and one in play, and a copy that was made while both were open."""
    home = tmp_path_factory.mktemp("server")
    with running(home / "data") as server:
        ann = Guest(server.url)
        over, _ = play(ann, 400)
        going, seat = play(ann, 7)
        done = entrepot("backup", home / "copy", "--data", home / "data", "--json")
        assert done.exit_code == 0, done.output
        for _ in range(3):  # nobody was held up, and the copy does not change any more
            seat.until_asked()
            assert seat.act(seat.choices[0])["type"] == "done"
        cookies = ann.cookies()
    return home, json.loads(done.stdout), over, going, cookies


def test_a_copy_made_meanwhile_is_whole(folder):
    home, told, _over, _going, _ = folder
    assert told["sound"] == 2
    assert told["not_checked"] == {}
    assert (home / "copy" / "session.key").read_bytes() == (home / "data" / "session.key").read_bytes()
    assert (home / "copy" / "session.key").stat().st_mode & 0o77 == 0
    assert (home / "copy" / "entrepot.db").stat().st_mode & 0o77 == 0
    with closing(sqlite3.connect(home / "copy" / "entrepot.db")) as copy:
        actions = copy.execute("SELECT count(*) FROM actions WHERE number > 0").fetchone()[0]
    assert actions == told["actions"]
    assert not (home / "copy.part").exists()


def test_what_was_lost_is_put_back_and_people_are_who_they_were(folder, tmp_path):
    home, _, over, going, cookies = folder
    done = entrepot("restore", home / "copy", "--data", tmp_path / "data")
    assert done.exit_code == 0, done.output
    assert "2 tables" in done.stdout
    with running(tmp_path / "data") as server:
        ann = Guest(server.url, None, session=cookies)
        mine = {table["id"] for table in ann.get("/api/tables").json()}
        assert mine == {over["table"], going["table"]}
        seat = ann.look(going["table"], *filter(None, going["keys"]))
        seat.until_asked()
        assert seat.act(seat.choices[0])["type"] == "done"


def test_a_folder_with_tables_is_replaced_only_where_that_is_said(folder, tmp_path):
    home, *_ = folder
    assert entrepot("restore", home / "copy", "--data", tmp_path / "data").exit_code == 0
    refused = entrepot("restore", home / "copy", "--data", tmp_path / "data")
    assert refused.exit_code == 1
    assert "--replace" in refused.output
    assert entrepot("restore", home / "copy", "--data", tmp_path / "data", "--replace").exit_code == 0
    assert len(list((tmp_path / "data").glob("entrepot.db.*"))) == 1
    with running(tmp_path / "data"):
        refused = entrepot("restore", home / "copy", "--data", tmp_path / "data", "--replace")
        assert refused.exit_code == 1
        assert "in use" in refused.output


def test_what_root_puts_back_is_its_servers(folder, tmp_path, monkeypatch):
    home, *_ = folder
    data = tmp_path / "data"
    data.mkdir()
    given = {}

    def chown(path, user, group, *, follow_symlinks):
        assert not follow_symlinks
        if path.parent == data:
            given[path.name] = (user, group)

    monkeypatch.setattr("os.geteuid", lambda: 0, raising=False)
    monkeypatch.setattr("os.chown", chown, raising=False)
    assert entrepot("restore", home / "copy", "--data", data).exit_code == 0
    owner = data.stat()
    assert given == dict.fromkeys((path.name for path in data.iterdir()), (owner.st_uid, owner.st_gid))
    assert {"entrepot.db", "entrepot.lock", "held-tables", "session.key"} <= given.keys()


CHANGES = {
    "an entry is gone": "DELETE FROM actions WHERE number = 3",
    "an entry is another": "UPDATE actions SET words = 'bid 499' WHERE words LIKE 'bid %'",
    "the position is another": "UPDATE snapshots SET digest = 'none'",
    "the secret is another": "UPDATE tables SET secret = zeroblob(32)",
    "the end is another": "UPDATE tables SET status = CASE status WHEN 'over' THEN 'playing' ELSE 'over' END",
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_broken_copy_is_not_put_back(folder, tmp_path, change):
    home, *_ = folder
    broken = tmp_path / "broken"
    broken.mkdir()
    copies.copy_files(home / "copy", broken)
    with closing(sqlite3.connect(broken / "entrepot.db")) as database, database:
        database.execute(CHANGES[change])
    with pytest.raises(BadDatabase, match="broken tables in the copy: "):
        asyncio.run(copies.restore(broken, tmp_path / "data", False, lambda checked: None))
    assert not (tmp_path / "data" / "entrepot.db").exists()
    assert not list((tmp_path / "data").glob("restoring*"))


def test_wrong_folders_are_told_in_a_sentence(folder, tmp_path):
    home, *_ = folder
    for words, told in (
        (("backup", tmp_path / "copy", "--data", tmp_path / "nothing"), "has no entrepot.db"),
        (("backup", home / "copy", "--data", home / "data"), "is there already"),
        (("restore", tmp_path / "nothing", "--data", tmp_path / "data"), "is no copy"),
        (("backup", "/proc/nowhere/copy", "--data", home / "data"), "cannot be written"),
    ):
        done = entrepot(*words)
        assert done.exit_code == 1
        assert told in done.output
        assert "Traceback" not in done.output
    (tmp_path / "damaged").mkdir()
    (tmp_path / "damaged" / "entrepot.db").write_bytes(b"no database at all, and long enough to be looked at" * 30)
    done = entrepot("restore", tmp_path / "damaged", "--data", tmp_path / "data")
    assert done.exit_code == 1
    assert "entrepot.db" in done.output


def test_records_are_written_for_one_guest_or_for_all(folder, tmp_path):
    home, _, over, _, _ = folder
    done = entrepot("admin", "export", tmp_path / "records", "--data", home / "data")
    assert done.exit_code == 0, done.output
    assert (tmp_path / "records").stat().st_mode & 0o077 == 0  # names stand in them
    (file,) = (tmp_path / "records").iterdir()
    assert over["table"] in file.name
    assert records.replay(records.read(file)).over
    done = entrepot("admin", "export", tmp_path / "none", "--guest", "nobody", "--data", home / "data")
    assert done.exit_code == 0
    assert not list((tmp_path / "none").iterdir())
