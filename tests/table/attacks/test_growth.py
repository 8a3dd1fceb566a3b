"""What one visitor can make the server keep, and what is read when a table is opened, is bounded."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

import pytest
from postgres import of_a_file
from sqlalchemy.dialects import sqlite
from table_server import Guest, running
from table_stalls import watched

from entrepot.table import service
from entrepot.table.columns import CONTENTS, SEATS, SITTERS, TABLES
from entrepot.table.lasting.erasing import OF_A_GUEST
from entrepot.table.limits import Limits
from entrepot.table.person.sign_out import other_keys
from entrepot.table.playtests.columns import unread
from entrepot.table.saying import words_of
from entrepot.table.workshop.columns import without_use
from entrepot.words import catalogue

MANY = 6_000


@pytest.fixture
def server(tmp_path):
    with running(tmp_path, bot_workers=1) as found:
        yield found


def test_links_and_departures_are_bounded_for_one_address(server, monkeypatch):
    monkeypatch.setattr(server.service._steps, "_at_once", 3.0)
    codes = []
    for number in range(5):
        guest = Guest(server.url, f"Guest {number}")
        codes.append(guest.post("/api/me/links").status_code)
    assert codes == [200] * 3 + [429] * 2
    guest = Guest(server.url, "Eve")
    assert guest.post("/api/me/devices/out", device="x" * 32).status_code == 429
    assert guest.post("/api/me/delete", token=guest.post("/api/me/leave").json()["token"]).status_code == 429
    assert Guest(server.url, "Far", source="127.0.0.9").post("/api/me/links").status_code == 200
    assert service.STEPS >= 20  # as many devices as a person may have


def test_what_is_taken_back_counts_as_what_is_done(tmp_path):
    with running(tmp_path, limits=Limits(lag=1e9, actions=3.0), bot_workers=1) as server:
        ann = Guest(server.url)
        opened = ann.open("me", "friend")
        seat = ann.look(opened["table"], opened["keys"][0])
        codes = [seat.undo().get("code") for _ in range(4)]
        assert codes[3] == "too-fast"
        assert "too-fast" not in codes[:3]


@of_a_file
def test_a_table_with_many_orders_and_actions_is_opened_step_by_step(server, tmp_path):
    ann = Guest(server.url)
    opened = ann.open("me", "friend")
    id = opened["table"]
    server.run(lambda: server.service.tables.remove("none"))  # nothing is on its way any more
    server.service.tables._live.clear()
    with closing(sqlite3.connect(tmp_path / "entrepot.db", timeout=20)) as database, database:
        database.executemany(
            "insert into orders values (?, ?, ?, ?, 'only', '[]', 'game', 'gone')",
            [(id, number % 2, f"order {number}", number) for number in range(MANY)],
        )
        (last,) = database.execute("select max(number) from actions").fetchone()
        names = "kind, seat, words, at, events, state"
        database.executemany(
            f"insert into actions (table_id, number, client_id, {names}) select table_id, ?, ?, {names} from actions "
            "where table_id = ? and number = ?",
            [(last + number, f"action {number}", id, last) for number in range(1, MANY)],
        )
        database.execute("update snapshots set number = ?", (last + MANY - 1,))
        rules = json.loads(database.execute("select json_group_array(rules) from snapshots").fetchone()[0])
        assert len(rules) == 1
    with watched() as held:
        answer = ann.post(f"/api/tables/{id}/invite", key="no key of this table", seat=1)
    assert answer.status_code == 403
    assert held == []


def test_what_the_server_says_by_itself_is_read_beside_the_loop(server):
    """In an archive, a notice or a letter: the first who wants one keeps nobody else waiting."""
    words_of.cache_clear()
    ann = Guest(server.url)
    with watched(0.05) as held:
        assert ann.get("/api/me/games").status_code == 200
        assert ann.get("/api/puzzles").status_code == 200
    assert held == []


@pytest.mark.parametrize("language", ["en", "nl"])
def test_what_is_read_for_that_is_enough_to_say_it_all(language):
    own = [id for id in words_of(language).ids() if id.startswith(("table-notice", "table-letter", "table-archive"))]
    assert len(own) > 10
    names = [{"name": "Ann"}, {"name": "Bob"}]
    for some in ([], names[:1], names):
        args = {"names": some, "count": len(some), "game": {"en": "Go", "nl": "Go"}, "own": names[0], "round": 1}
        for id in own:
            args |= {"name": names[0], "url": "https://", "most": 5}
            assert words_of(language).say({"id": id, "args": args}) == catalogue(language).say({"id": id, "args": args})


def test_what_is_published_is_put_together_beside_the_loop(server):
    ann = Guest(server.url)
    with watched() as held:
        for path in ("/schema/openapi.json", "/schema/wire.json"):
            assert ann.get(path).status_code == 200
    assert held == []


@of_a_file
def test_what_is_removed_is_found_without_looking_through_what_others_keep(server, tmp_path):
    """While the database looks through it, nothing is stored."""
    ann = Guest(server.url)
    with closing(sqlite3.connect(tmp_path / "entrepot.db", timeout=20)) as database, database:
        plan = ""
        of_a_guest = [part.delete().where(part.c.guest == "eve") for part in OF_A_GUEST]
        of_a_guest += [other_keys("eve"), unread("eve")]
        for statement in (without_use([]), without_use([None]), without_use(["a", "b"]), *of_a_guest):
            compiled = statement.compile(dialect=sqlite.dialect(), compile_kwargs={"render_postcompile": True})
            values = [compiled.params[name] for name in compiled.positiontup]
            plan += str(database.execute(f"explain query plan {compiled}", values).fetchall())
    assert "SEARCH reviews" in plan
    assert [part.name for part in (*OF_A_GUEST, CONTENTS, TABLES, SEATS, SITTERS) if f"SCAN {part.name}" in plan] == []
    assert ann.post("/api/versions/none/drop").status_code == 200
