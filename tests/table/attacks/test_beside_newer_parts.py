"""Honest players beside somebody who uses what came last: services of notices, answers, devices, cards of their own."""

from __future__ import annotations

import contextlib
import itertools
import json
import secrets
import socket
import sqlite3
import threading
from contextlib import closing

import pytest
from long_game import at_random, finished_game
from table_load import ATTACKER, again_and_again, assert_unharmed, serving
from table_server import Guest

import entrepot
from entrepot.table.rows import digest_of

pytestmark = pytest.mark.slow
SEATS = 200_000
"""Of other people's tables."""


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("newer"), "--private-targets") as found:
        yield found


def changed(server, *statements):
    """Change what is stored; each statement comes with its rows."""
    with closing(sqlite3.connect(server.data / "entrepot.db", timeout=20)) as database, database:
        for statement, rows in statements:
            database.executemany(statement, rows)


@contextlib.contextmanager
def endless_service():
    """Say something that leads to no answer, for as long as anybody hears it. Yields where."""
    listener = socket.create_server(("127.0.0.40", 0), backlog=100)
    again = b"HTTP/1.1 103 \r\n\r\n" * 1_000

    def answer(line):
        with line, contextlib.suppress(OSError):
            while True:
                line.sendall(again)

    def serve():
        with contextlib.suppress(OSError):
            while True:
                threading.Thread(target=answer, args=(listener.accept()[0],), daemon=True).start()

    threading.Thread(target=serve, daemon=True).start()
    try:
        yield f"http://127.0.0.40:{listener.getsockname()[1]}"
    finally:
        listener.shutdown(socket.SHUT_RDWR)
        listener.close()


def test_services_that_go_on_and_on_before_they_answer(server, honest):
    addresses = (f"127.0.4.{number}" for number in itertools.count(1))
    with endless_service() as url:
        eves = [Guest(server.url, "Eve", source=next(addresses)) for _ in range(30)]
        ways = iter(
            [
                (eve, eve.post("/api/me/channels", kind="hook", target=f"{url}/{place}").json()["channels"][-1]["id"])
                for eve in eves
                for place in range(2)
            ]
        )

        @contextlib.contextmanager
        def attack():
            for eve, way in itertools.islice(ways, 12):
                assert eve.post(f"/api/me/channels/{way}/try").status_code == 200
            yield

        assert_unharmed(honest, attack)


def test_what_people_said_read_again_and_again(server, honest):
    eve = Guest(server.url, "Eve", source=ATTACKER)
    table = eve.open("me", "friend", asks=True)["table"]
    [guest] = (
        sqlite3.connect(server.data / "entrepot.db")
        .execute("select guest from playtests where table_id = ?", [table])
        .fetchone()
    )
    ids = [f"{table} {number}" for number in range(1_000)]
    columns = "id, game, rules, options, secret, status, watch, created, content_digest, begun"
    changed(
        server,
        (
            f"insert into tables ({columns}) values (?, 'tradejack', '', '{{}}', x'00', 'over', 1, ?, ?, 1)",
            [(id, float(number), f"cards {number % 50}") for number, id in enumerate(ids)],
        ),
        ("insert into playtests values (?, ?)", [(id, guest) for id in ids]),
        (
            "insert into answers values (?, 0, 'somebody', 0.0, 3, 'right', ?, 0)",
            [(id, f"{id} " + "x" * 450) for id in ids],
        ),
    )
    path = "/api/workshop/tradejack/people"
    assert [one["said"]["answers"] for one in eve.get(path).json()["playtests"]] == [0] + [20] * 49

    def read():
        eve.get(path)

    assert_unharmed(honest, lambda: again_and_again(*[read] * 8))


def test_devices_signed_out_where_many_others_have_seats(server, honest):
    changed(
        server,
        (
            "insert into seats (table_id, seat, kind, name, key_hash, taken) values (?, ?, 'me', 'Ann', x'00', 1)",
            [(f"other {number // 4}", number % 4) for number in range(SEATS)],
        ),
    )

    def sign_out():
        eve = Guest(server.url, "Eve", source="127.0.0.41")
        [device] = eve.get("/api/me/devices").json()["devices"]
        eve.post("/api/me/devices/out", device=device["id"])
        eve.close()

    assert_unharmed(honest, lambda: again_and_again(*[sign_out] * 4))


def test_one_line_said_again_and_again(server, honest):
    """Each of those behind the first would be refused by the database, with whatever others write at that moment."""
    eve = Guest(server.url, "Eve", source="127.0.0.42")
    opened = eve.open("me", "friend")

    @contextlib.contextmanager
    def attack():
        seats = [eve.look(opened["table"], opened["keys"][0]) for _ in range(4)]

        def say(seat):
            seat.say(type="chat", text="hear, hear", id="always the same")
            seat.until("done", "refused", patience=2.0)

        with again_and_again(*[lambda seat=seat: say(seat) for seat in seats]):
            yield

    assert_unharmed(honest, attack)


def test_games_with_many_cards_of_ones_own_looked_at_in_turn(server, honest):
    """Of each the game is put together anew, as more are looked at than are kept."""
    eve = Guest(server.url, "Eve", source="127.0.0.43")
    database = server.data / "entrepot.db"
    table, _ = finished_game(server.url, server.data, "price_of_power", 2, at_random(1), eve)
    data = entrepot.game("price_of_power").content.as_data()
    ids = []
    with closing(sqlite3.connect(database, timeout=20)) as connection, connection:
        names = {
            of: [row[1] for row in connection.execute(f"pragma table_info({of})")]
            for of in ("tables", "seats", "actions", "snapshots")
        }
        for number in range(80):
            ids.append(f"{secrets.token_hex(8)}")
            data["meta"]["author"] = f"author {number}"
            digest = digest_of(data)
            connection.execute("insert into contents values (?, ?)", [digest, json.dumps(data)])
            for of, columns in names.items():
                own = {"id": "?", "table_id": "?", "content_digest": "?"} if of == "tables" else {"table_id": "?"}
                values = [own.get(column, column) for column in columns]
                given = [ids[-1]] if of != "tables" else [ids[-1], digest]
                key = "id" if of == "tables" else "table_id"
                connection.execute(
                    f"insert into {of} ({', '.join(columns)}) select {', '.join(values)} from {of} where {key} = ?",
                    [*given, table],
                )
    turns = itertools.cycle(ids)
    assert eve.get(f"/api/tables/{ids[0]}/record").status_code == 200

    def look():
        eve.get(f"/api/tables/{next(turns)}/replay/5")

    assert_unharmed(honest, lambda: again_and_again(*[look] * 8))
