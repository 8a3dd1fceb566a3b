"""What happens between servers and their database: bad lines, a replica that takes over, an upgrade while they run."""

from __future__ import annotations

import os
import shutil
import signal
import threading
import time
from contextlib import contextmanager
from pathlib import Path

import postgres
import pytest
from fleet import fleet
from fleet_players import LONG, check, play, two, until
from table_process import Parent
from table_server import close_all
from typer.testing import CliRunner

from entrepot.cli.main import app
from entrepot.table import migrations, upgrading

SILENT = 4.0
"""For longer than elsewhere, as the machine may have much else to do."""


UNHURRIED = 20.0
"""Where no process is to be taken for dead."""


# ------------------------------------------------------------------ bad lines


@pytest.fixture(scope="module")
def crew(tmp_path_factory):
    with fleet(tmp_path_factory.mktemp("lines"), 2, lines=True, silent_seconds=SILENT) as found:
        yield found


@pytest.fixture(autouse=True)
def all_well(request):
    yield
    close_all()
    if "crew" in request.fixturenames:
        crew = request.getfixturevalue("crew")
        for line in crew.lines:
            line.mend(resume=True)
        for server in crew.servers:
            if not server.is_there():
                server.start()
        crew.balance()


def line_of(crew, server):
    return crew.lines[crew.servers.index(server)]


def test_a_slow_line_to_the_database_costs_time_and_nothing_else(crew):
    table, players = two(crew)
    play(players, 2)
    pids = [server.pid for server in crew.servers]
    for line in crew.lines:
        line.delay = 0.1
    play(players, 4)
    check(crew, table, players)
    assert [server.pid for server in crew.servers if server.is_there()] == pids


def test_lines_that_break_again_and_again_lose_and_double_nothing(crew):
    """Also not where an answer to a commit is lost."""
    table, players = two(crew)
    for _ in range(4):
        play(players, 2)
        for line in crew.lines:
            line.delay = 0.02  # so that something is under way
            line.drop()
        play(players, 2)
    check(crew, table, players)


def test_a_server_whose_line_stalls_sends_its_people_to_another_and_stores_nothing_more(crew):
    """What it had sent before arrives late, or not at all: at nobody's cost."""
    table, players = two(crew)
    play(players, 4)
    cut_off = crew.holder(table)
    line_of(crew, cut_off).stall()
    for player in players:  # the one that waits for an answer hears nothing, and looks anew
        player.look()
    play(players, 4)
    assert crew.holder(table) is not cut_off
    line_of(crew, cut_off).mend(resume=True)
    until(lambda: not cut_off.is_there())  # it finds out that the others have taken over
    play(players, 2)
    check(crew, table, players)


def test_where_no_server_reaches_the_database_all_wait_and_go_on(crew):
    table, players = two(crew)
    play(players, 3)
    pids = [server.pid for server in crew.servers]
    for line in crew.lines:
        line.stall()
    time.sleep(SILENT + 1)  # longer than one alone may be silent
    for line in crew.lines:
        line.drop()
        line.mend()
    play(players, 3)
    check(crew, table, players)
    assert [server.pid for server in crew.servers if server.is_there()] == pids


# ------------------------------------------------------------------ a replica


def test_a_replica_takes_over_and_nothing_acknowledged_is_missing(tmp_path):
    """It is a synchronous one: what is acknowledged is there too."""
    first = postgres.Server()
    try:
        first.sql("CREATE DATABASE club")
        second = postgres.Server(of=first)
        try:
            first.sql("ALTER SYSTEM SET synchronous_standby_names = '*'")
            first.sql("SELECT pg_reload_conf()")
            until(lambda: first.sql("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'"))
            database = (
                f"postgresql://entrepot@/club?host={first.folder},{second.folder}&target_session_attrs=read-write"
            )
            with fleet(tmp_path, 2, database=database, of=first, silent_seconds=UNHURRIED) as crew:
                table, players = two(crew)
                play(players, 6)
                pids = [server.pid for server in crew.servers]
                first.stop("immediate")
                second.promote()
                second.sql("ALTER SYSTEM RESET synchronous_standby_names")
                second.sql("SELECT pg_reload_conf()")
                crew.postgres = second
                play(players, 6)
                check(crew, table, players)
                assert [server.pid for server in crew.servers if server.is_there()] == pids
                close_all()
        finally:
            second.close()
    finally:
        first.close()


# ------------------------------------------------------------------ an upgrade


STEP = """
import sqlalchemy as sa
from alembic import op

revision, down_revision = "newer", {before!r}

def upgrade():
    for table in ("tables", "actions", "processes", "holders"):
        op.add_column(table, sa.Column("more", sa.String(), nullable=False, server_default=""))
"""


@pytest.fixture
def newer(tmp_path):
    """The steps of a version that has one more."""
    found = tmp_path / "newer"
    shutil.copytree(Path(migrations.__file__).parent, found)
    (found / "versions" / "r9999_newer.py").write_text(STEP.format(before=upgrading.REVISION))
    return found


@contextmanager
def playing(players):
    """Let them play in the background; what is yielded grows with each answer."""
    done, is_over = [], threading.Event()

    def go_on():
        while not is_over.is_set():
            done.append(sum(player.act() for player in players))
            time.sleep(0.02)

    thread = threading.Thread(target=go_on)
    thread.start()
    try:
        yield done
        until(lambda: sum(done) >= 3)
    finally:
        is_over.set()
        thread.join(LONG)


def client_of(folder, version):
    """Make a built client as a version has it."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(version)
    (folder / "assets" / f"{version}.js").write_text(f"// {version}")
    return str(folder)


def check_pages(crew):
    """Whichever server a page is from, whichever is asked has its files."""
    pages = [crew.guest(None).get("/").text for _ in range(10)]
    assert set(pages) == {"old", "new"}
    for page in pages:
        answer = crew.guest(None).get(f"/assets/{page}.js")
        assert (answer.text, answer.headers["content-type"]) == (f"// {page}", "text/javascript; charset=utf-8")
    assert crew.guest(None).get("/assets/none.js").json()["code"] == "not-found"


def test_old_and_new_servers_play_on_side_by_side_while_one_after_the_other_is_upgraded(tmp_path, newer):
    ours, theirs = client_of(tmp_path / "ours", "old"), client_of(tmp_path / "theirs", "new")
    with fleet(tmp_path / "crew", 2, silent_seconds=UNHURRIED, client=ours) as crew:
        table, players = two(crew)
        play(players, 3)
        old = list(crew.servers)
        parent = Parent(database=crew.database, newer=str(newer), silent_seconds=UNHURRIED, client=theirs)
        try:
            busy, hasty = two(crew)
            with playing(hasty) as meanwhile:
                crew.add(parent)
            assert sum(meanwhile) >= 3
            check(crew, busy, hasty)
            assert crew.rows("SELECT version_num FROM alembic_version") == [("newer",)]
            crew.balance()
            for player in players:
                player.look()
            play(players, 4)  # at old ones and the new one
            check_pages(crew)
            for server in old:
                os.kill(server.pid, signal.SIGTERM)
                until(lambda server=server: not server.is_there())
                crew.balance()
                play(players, 3)
            assert [server.is_there() for server in crew.servers] == [False, False, True]
            more, others = two(crew)
            play(others, 2)
            check(crew, table, players)
            check(crew, more, others)
            words = ["serve", "--data", str(old[0].folder), "--port", "0", "--database", crew.database]
            refused = CliRunner().invoke(app, words)
            assert refused.exit_code == 1
            assert "was written by a newer entrepot; install that" in refused.output
            close_all()
        finally:
            parent.close()
