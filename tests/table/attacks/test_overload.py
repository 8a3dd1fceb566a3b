"""More to do than the server can: newcomers are sent away in words, and those who play go on."""

from __future__ import annotations

import time

import pytest
from table_server import Guest, Seat, running

from entrepot.table.limits import Limits
from entrepot.table.overload import LATE, Rank


@pytest.fixture
def server(tmp_path):
    with running(tmp_path, limits=Limits(lag=1e6, patience=20.0)) as found:
        yield found


def run_late(server, rank: Rank) -> None:
    """Let the server find itself late enough to send those of a rank away, and stop to measure."""
    overload = server.service.overload

    async def note() -> None:
        overload.close()
        for _ in range(200):
            overload.note(1e6 * (LATE[rank] + 0.5))

    server.run(note)


def test_newcomers_are_sent_away_first_and_players_play_on(server):
    ann = Guest(server.url)
    opened = ann.open("me", "friend")
    seats = [ann.look(opened["table"], key) for key in opened["keys"]]
    run_late(server, Rank.NEWCOMER)
    answer = ann.post("/api/tables", game="tradejack", seats=[{"kind": "me"}, {"kind": "friend"}])
    assert (answer.status_code, answer.json()["code"]) == (503, "busy")
    assert int(answer.headers["retry-after"]) > 0
    assert len(answer.json()["message"]) > 10
    watcher = Seat(server.url, opened["table"], None)
    watcher.say(type="hello", keys=[])
    refused = watcher.until("refused")
    assert (refused["code"], refused["message"]["id"]) == ("busy", "table-refused-busy")
    assert refused["retry_after"] > 0
    asked = next(seat for seat in seats if seat.number is not None)
    assert asked.act(asked.choices[0])["type"] == "done"
    back = Seat(server.url, opened["table"], None)
    back.say(type="hello", keys=opened["keys"][:1])  # who plays comes back
    assert back.until("push", "refused")["type"] == "push"
    assert ann.get(f"/api/tables/{opened['table']}").status_code == 200


def test_players_are_sent_away_last_and_lose_nothing(server):
    ann = Guest(server.url)
    opened = ann.open("me", "friend")
    seats = [ann.look(opened["table"], key) for key in opened["keys"]]
    run_late(server, Rank.READER)
    assert ann.get("/api/games").json()["code"] == "busy"
    asked = next(seat for seat in seats if seat.number is not None)
    asked.say(type="why", seat=asked.push["seat"], id="w", action=asked.choices[0])
    assert asked.answer("w")["code"] == "busy"
    assert asked.act(asked.choices[0])["type"] == "done"
    for seat in seats:
        while seat.push["seq"] < asked.push["seq"]:
            seat.until("push")
    run_late(server, Rank.PLAYER)
    asked = next(seat for seat in seats if seat.number is not None)
    refused = asked.act(asked.choices[0], id="late")
    assert (refused["code"], refused["id"]) == ("busy", "late")
    assert ann.get("/health").status_code == 200

    async def recover() -> None:
        server.service.overload.note(1e9)
        server.service.overload.late = 0.0
        server.service.overload.note(0.05)

    server.run(recover)
    assert asked.act(asked.choices[0], id="late")["type"] == "done"  # refused, not done: the same again is carried out


def test_a_loop_that_stands_still_is_noticed_and_told(tmp_path, caplog):
    with running(tmp_path, limits=Limits(lag=0.1)) as server:

        async def block() -> None:
            time.sleep(1.5)

        server.run(block)
        end = time.monotonic() + 60
        while not caplog.records and time.monotonic() < end:
            time.sleep(0.001)
        assert any(record.message == "overload" for record in caplog.records)
