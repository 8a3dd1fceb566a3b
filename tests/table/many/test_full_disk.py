"""PostgreSQL's disk is full while tables are in play: nothing acknowledged is lost, and all goes on with more room."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import threading
import time
from contextlib import contextmanager, suppress
from pathlib import Path

import postgres
import pytest
from fleet import fleet
from fleet_players import LONG, check, play, two, until
from table_server import Guest, close_all

UNHURRIED = 20.0
"""Where no process is to be taken for dead."""


class Disk:
    """A small disk, in memory."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._ballast = folder / "ballast"

    def fill(self) -> None:
        """Leave no room on it."""
        with self._ballast.open("ab", buffering=0) as ballast, suppress(OSError):
            while True:
                ballast.write(b"x" * 4096)
        assert os.statvfs(self.folder).f_bavail == 0

    def make_room(self) -> None:
        self._ballast.unlink(missing_ok=True)


@contextmanager
def disk(size):
    """Mount a disk of so many megabytes; skip the test where that is not allowed."""
    folder = Path(tempfile.mkdtemp(prefix="disk-"))
    mount = ["mount", "-t", "tmpfs", "-o", f"size={size}m,mode=0777", "tmpfs", str(folder)]
    if subprocess.run(mount, capture_output=True).returncode != 0:
        folder.rmdir()
        pytest.skip("no disk may be mounted here: only root may")
    shutil.chown(folder, "postgres")
    try:
        yield Disk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)
        folder.rmdir()


@contextmanager
def playing(players, small):
    """Let them play in the background while the disk is full, until it has room again."""
    is_over = threading.Event()

    def go_on():
        while not is_over.is_set():
            if not sum(player.act() for player in players):
                time.sleep(0.02)

    thread = threading.Thread(target=go_on)
    thread.start()
    try:
        yield
    finally:
        small.make_room()
        is_over.set()
        thread.join(LONG)
        assert not thread.is_alive(), "somebody does not go on"


def health(crew, path="/health"):
    """What each server says."""
    told = [Guest(server.url, None).get(path).json() for server in crew.servers]
    return [one.get("message", "ok") for one in told]


def answered(players):
    return sum(len(player.done) for player in players)


def goes_on(players):
    """Some more is answered for."""
    before = answered(players)
    until(lambda: answered(players) >= before + 3)


def causes(capfd):
    """What the logs say why something is not stored, in turn."""
    lines = capfd.readouterr().err.splitlines()
    return [line.partition('"cause": "')[2].partition('"')[0] for line in lines if '"what": "not stored"' in line]


@contextmanager
def crew_of(server, folder, url):
    with fleet(folder, 2, database=url, of=server, silent_seconds=UNHURRIED) as found:
        try:
            yield found
        finally:
            close_all()


def test_where_tables_have_no_room_left_players_wait_and_lose_nothing(tmp_path, capfd):
    """The disk holds the database's tables alone: PostgreSQL itself goes on, and whatever needs no room is stored."""
    with disk(24) as small:
        server = postgres.Server()
        try:
            server.sql(f"CREATE TABLESPACE small LOCATION '{small.folder}'")
            server.sql("CREATE DATABASE club TABLESPACE small")
            with crew_of(server, tmp_path, server.url("club")) as crew:
                table, players = two(crew)
                play(players, 4)
                pids = [server.pid for server in crew.servers]
                small.fill()
                with playing(players, small):
                    told = until(lambda: [text for text in health(crew) if text != "ok"])
                    assert told == [
                        "Nothing can be stored now. The disk is full: make room on it; nothing else need be done."
                    ]
                    for _ in range(30):  # players send again and again, and one that asks has things stored
                        assert told[0] in health(crew)
                        time.sleep(0.1)
                    assert told[0] in health(crew, "/ready")
                    small.make_room()
                    goes_on(players)
                    until(lambda: health(crew) == ["ok", "ok"])
                check(crew, table, players)
                assert [server.pid for server in crew.servers if server.is_there()] == pids
        finally:
            server.close()
    assert causes(capfd) == ["the disk is full"]
