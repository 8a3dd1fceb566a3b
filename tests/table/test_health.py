"""A disk that is full, a database that is locked or gone: health and log say so in words, and all goes on after."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from postgres import of_a_file
from sqlalchemy import text
from table_server import PATIENCE, Guest, close_all, running

from entrepot.table import health, logs
from entrepot.table.errors import NotStored

SOURCE = Path(__file__).resolve().parents[2] / "src"


def wait_for(call, status):
    """Call again and again until the status is as wished; return the answer."""
    end = time.monotonic() + PATIENCE
    while (answer := call()).status_code != status and time.monotonic() < end:
        time.sleep(0.1)
    assert answer.status_code == status
    return answer


def begin(server):
    ann = Guest(server.url)
    opened = ann.open("me", "friend", options={"first-player": "seat-1"})
    return ann, opened, ann.look(opened["table"], opened["keys"][0])


def test_all_is_well(tmp_path):
    with running(tmp_path) as server:
        ann = Guest(server.url, None)
        assert [ann.get(path).json()["status"] for path in ("/health", "/ready")] == ["ok", "ok"]


@of_a_file
def test_the_log_names_the_file_the_cause_and_what_to_do_once(tmp_path, caplog):
    with running(tmp_path) as server:
        ann, _, seat = begin(server)
        storage = server.service.storage

        async def fill():
            await storage.writer.run(text("pragma max_page_count = 1"))
            more = [storage.writer.run(text(f"create table more{at} (x)")) for at in range(3)]
            return await asyncio.gather(*more, return_exceptions=True)

        assert [type(error) for error in server.run(fill)] == [NotStored] * 3
        assert storage.health.trouble.cause == "the disk is full"
        found = [json.loads(logs.JsonLines().format(record)) for record in caplog.records]
        (line,) = [line for line in found if line["what"] == "not stored"]
        assert line["file"] == str(tmp_path / "entrepot.db")
        assert (line["cause"], line["do"]) == ("the disk is full", "make room on it; nothing else need be done")
        assert seat.act(seat.choices[0])["type"] == "done"  # the next write has a new connection
        assert ann.get("/health").status_code == 200
    assert "writing again" in caplog.text


def test_what_a_statement_is_to_blame_for_is_no_trouble_of_the_disk(tmp_path):
    with running(tmp_path) as server:
        with pytest.raises(NotStored):
            server.run(lambda: server.service.storage.writer.run(text("insert into nowhere values (1)")))
        assert Guest(server.url, None).get("/health").status_code == 200


@of_a_file
@pytest.mark.parametrize("loss", ["removed", "emptied", "replaced"])
def test_a_database_that_is_taken_away_takes_no_more_writes(tmp_path, loss):
    """SQLite itself would go on, into a file that is no more."""
    database = tmp_path / "entrepot.db"
    with running(tmp_path) as server:
        _, _, seat = begin(server)
        if loss == "emptied":
            os.truncate(database, 0)
        else:
            database.unlink()
        if loss == "replaced":
            database.write_bytes(b"another")
        assert seat.act(seat.choices[0])["code"] == "not-stored"
        for path in ("/health", "/ready"):
            answer = Guest(server.url, None).get(path)
            assert (answer.status_code, answer.json()["code"]) == (503, "not-writing")
            assert "removed, emptied or replaced" in answer.json()["message"]


@of_a_file
def test_a_lock_is_told_while_it_lasts(tmp_path, monkeypatch):
    monkeypatch.setattr(health, "SLOW_SECONDS", 0.2)
    with running(tmp_path) as server:
        ann, _, seat = begin(server)
        with closing(sqlite3.connect(tmp_path / "entrepot.db", isolation_level=None)) as other:
            other.execute("begin immediate")
            seat.say(type="act", seat=0, prompt=seat.number, id="x", action=seat.choices[0])
            answer = wait_for(lambda: ann.get("/health"), 503)
            assert "lock" in answer.json()["message"]
            other.execute("rollback")
        assert seat.answer("x")["type"] == "done"
        assert wait_for(lambda: ann.get("/health"), 200).json()["status"] == "ok"


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits another process")
def test_a_process_that_can_write_no_more_says_so_and_recovers_by_itself(tmp_path):
    command = [sys.executable, "-m", "entrepot", "serve", "--data", str(tmp_path), "--port", "0", "--no-limits"]
    with subprocess.Popen(
        command,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as served:
        try:
            url = served.stdout.readline().split()[-1]
            ann = Guest(url)
            opened = ann.open("me", "friend", options={"first-player": "seat-1"})
            seat = ann.look(opened["table"], opened["keys"][0])
            _, most = resource.prlimit(served.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(served.pid, resource.RLIMIT_FSIZE, (1, most))
            assert seat.act(seat.choices[0], id="mine")["code"] == "not-stored"
            assert "The disk" in ann.get("/health").json()["message"]
            assert ann.get("/ready").status_code == 503
            resource.prlimit(served.pid, resource.RLIMIT_FSIZE, (most, most))
            wait_for(lambda: ann.get("/health"), 200)
            wait_for(lambda: ann.get("/ready"), 200)  # it tries at most once a second
            seat = ann.look(opened["table"], opened["keys"][0])
            assert seat.act(seat.choices[0], id="mine")["type"] == "done"
        finally:
            close_all()
            served.kill()
            said = served.stderr.read()
    assert "Traceback" not in said
    lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    told = [line for line in lines if line["what"] == "not stored"]
    assert told
    assert all(line["file"].endswith("entrepot.db") and line["cause"] and line["do"] for line in told)
