"""The compiled build that comes while plain sources are played: told in the lobby, taken by new processes of bots."""

from __future__ import annotations

import asyncio
import json
import os
import time
import webbrowser
from pathlib import Path

import pytest
from table_server import PATIENCE, Guest, running

import entrepot
from entrepot import build_info
from entrepot.cli import play
from entrepot.table import next_build
from entrepot.table.bot_processes import BotProcess


@pytest.fixture
def plain(tmp_path, monkeypatch):
    """The folder of a plain build that runs."""
    home = tmp_path / "builds" / "plain-5"
    (home / "entrepot").mkdir(parents=True)
    monkeypatch.setattr(next_build, "HOME", home)
    monkeypatch.setattr(next_build.newest_home, "__defaults__", (home,))
    monkeypatch.setattr(next_build.under_way, "__defaults__", (home,))
    return home


def report(plain, of="wheel-5", phase="compiling", percent=43):
    progress = plain.parent / next_build.PROGRESS_FILE
    progress.write_text(json.dumps({"of": of, "phase": phase, "percent": percent}))
    return progress


def test_how_far_it_is_is_told_while_somebody_builds(plain):
    assert next_build.under_way() is None
    progress = report(plain)
    assert next_build.under_way() == ("compiling", 43)
    report(plain, phase="translating", percent=0)
    assert next_build.under_way() == ("translating", 0)
    report(plain, of="wheel-6")
    assert next_build.under_way() is None, "that one is of other sources"
    report(plain)
    os.utime(progress, (0, time.time() - next_build.SILENT_SECONDS - 1))
    assert next_build.under_way() is None, "whoever built it was killed"
    progress.write_text("{")
    assert next_build.under_way() is None


def test_only_the_build_of_the_very_same_sources_is_taken(plain):
    assert next_build.newest_home() == plain
    (plain.with_name("wheel-6") / "entrepot").mkdir(parents=True)
    assert next_build.newest_home() == plain
    (plain.with_name("wheel-5") / "entrepot").mkdir(parents=True)
    assert next_build.newest_home() == plain.with_name("wheel-5")
    checkout = plain.with_name("plain-sources") / "src"
    assert next_build.newest_home(checkout) == checkout


def test_the_lobby_is_told_and_nobody_from_elsewhere(plain, tmp_path, monkeypatch):
    def told(server):
        answer = Guest(server.url).get("/api/build").json()
        return answer["state"], answer["percent"], answer["sources"]

    ours = build_info.source_hash()
    with running(tmp_path / "data", bot_workers=0) as server:
        assert told(server) == ("none", 0, ours)
        report(plain)
        assert told(server) == ("compiling", 43, ours)
        (plain.with_name("wheel-5") / "entrepot").mkdir(parents=True)
        assert told(server) == ("ready", 100, ours)
    with running(tmp_path / "data", bot_workers=0, host="0.0.0.0") as server:
        assert told(server) == ("none", 0, "")


def test_who_plays_beside_a_server_of_other_sources_is_told_so(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(webbrowser, "open", lambda url: True)
    with running(tmp_path / "data", bot_workers=0) as server:
        port = int(server.url.rpartition(":")[2])
        play.run(port=port)
        assert capsys.readouterr().out == f"entrepot is running already, at {server.url}/\n"
        monkeypatch.setattr(next_build, "sources", lambda: "edited")
        monkeypatch.setattr(play, "ask", lambda url, path: {"status": "ok", "sources": "older"})
        play.run(port=port)
        assert capsys.readouterr().out == (
            f"entrepot is running already, at {server.url}/, from other sources than these: "
            "stop it there with Ctrl-C to play these\n"
        )


def test_a_bot_thinks_with_the_new_build_from_its_next_question_on(tmp_path, monkeypatch):
    """No process changes its build: the old one is ended, and the new one hears everything from the beginning."""
    source = Path(entrepot.__file__).resolve().parent
    homes = [tmp_path / "plain-5", tmp_path / "wheel-5"]
    for home in homes:
        home.mkdir()
        (home / "entrepot").symlink_to(source)
    now = [homes[0]]
    monkeypatch.setattr(next_build, "newest_home", lambda: now[0])

    async def run():
        worker = BotProcess()
        await worker.start()
        first = worker.child._process
        worker.hears("a table 0", 7)
        await worker.start()
        assert (worker.child._process, worker.heard["a table 0"]) == (first, 7)
        now[0] = homes[1]
        await worker.start()
        second = worker.child._process
        assert second is not first
        assert "a table 0" not in worker.heard
        assert str(homes[1]) in environment(second.pid)["PYTHONPATH"].split(os.pathsep)[0]
        assert await first.wait() < 0
        await worker.close()

    asyncio.run(run())


def environment(pid):
    """The variables that a process was started with; for a moment after its start the system knows of none."""
    end = time.monotonic() + PATIENCE
    while not (kept := Path(f"/proc/{pid}/environ").read_bytes()):
        assert time.monotonic() < end
        time.sleep(0.01)
    return dict(pair.split("=", 1) for pair in kept.decode().split("\0") if "=" in pair)
