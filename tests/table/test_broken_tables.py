"""A table that cannot be opened, or store anything, stands still after three tries and says why; no other suffers."""

from __future__ import annotations

import time

import pytest
from postgres import EVERYWHERE, carry_out, of_a_file
from sqlalchemy import text
from table_server import PATIENCE, Guest, running
from websockets.exceptions import ConnectionClosed

from entrepot.table import resuming, tables


def change(folder, *statements):
    carry_out(folder, *statements)


FAULTS = {
    "no position": "delete from snapshots where table_id = '{id}'",
    "no log": "delete from actions where table_id = '{id}'",
    "a log that is none": "update actions set state = 'x', events = 'y' where table_id = '{id}'",
    "a position that is none": "update snapshots set dump = 'x' where table_id = '{id}'",
    "another game's position": "update snapshots set dump = '{{}}' where table_id = '{id}'",
    "a game that is not here": "update tables set game = 'gone' where id = '{id}'",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_cannot_be_opened_is_frozen_with_its_reason_and_no_other_suffers(tmp_path, monkeypatch, fault):
    monkeypatch.setattr(tables, "RETRY_SECONDS", 0.01)
    with running(tmp_path) as server:
        ann = Guest(server.url)
        bad, good = ann.open("me", "bot:uniform"), ann.open("me", "bot:uniform")
        cookies = dict(ann.http.cookies)
    change(tmp_path, FAULTS[fault].format(id=bad["table"]))
    for _ in range(2):
        with running(tmp_path) as server:
            ann = Guest(server.url, None)
            ann.http.cookies.update(cookies)
            seat = ann.look(bad["table"], bad["keys"][0])
            assert (seat.table["status"], seat.push["view"]) == ("frozen", None)
            assert seat.table["reason"]["id"] in ("table-frozen-broken", "table-frozen-missing")
            assert seat.act("pass")["code"] == "frozen"
            listed = {info["id"]: info["status"] for info in ann.get("/api/tables").json()}
            assert listed == {bad["table"]: "frozen", good["table"]: "playing"}
            other = ann.look(good["table"], good["keys"][0])
            other.until_asked()
            assert other.act(other.choices[0])["type"] == "done"
            other.close()
    with running(tmp_path) as server:
        path = f"/api/tables/{bad['table']}"
        assert Guest(server.url).post(f"{path}/void", key=bad["keys"][0]).json()["status"] == "void"
        assert Guest(server.url).get(path).json()["status"] == "void"


def test_what_can_store_nothing_is_frozen_after_three_tries(tmp_path):
    with running(tmp_path) as server:
        ann = Guest(server.url)
        bad, good = (ann.open("me", "friend", options={"first-player": "seat-1"}) for _ in range(2))
        fault = f"create trigger bad before insert on actions when new.table_id = '{bad['table']}' "
        trigger = text(fault + "begin select raise(abort, 'no'); end")
        if EVERYWHERE:
            trigger = text(f"alter table actions add constraint bad check (table_id <> '{bad['table']}') not valid")
        server.run(lambda: server.service.storage.writer.run(trigger))
        codes = []
        for _ in range(tables.MOST_TRIES + 1):
            seat = ann.look(bad["table"], bad["keys"][0])
            codes.append(seat.act(seat.choices[0] if seat.choices else "pass")["code"])
        assert codes == [*["not-stored"] * tables.MOST_TRIES, "frozen"]
        assert seat.table["reason"]["id"] == "table-frozen-broken"
        assert ann.get("/health").status_code == 200
        other = ann.look(good["table"], good["keys"][0])
        assert other.act(other.choices[0])["type"] == "done"


@of_a_file
def test_a_disk_that_takes_nothing_freezes_no_table(tmp_path):
    with running(tmp_path) as server:
        ann = Guest(server.url)
        opened = ann.open("me", "friend", options={"first-player": "seat-1"})
        database, away = tmp_path / "entrepot.db", tmp_path / "away"
        database.rename(away)
        for _ in range(tables.MOST_TRIES + 1):
            seat = ann.look(opened["table"], opened["keys"][0])
            assert seat.act(seat.choices[0])["code"] == "not-stored"
            with pytest.raises(ConnectionClosed):
                seat.until("push")
        away.rename(database)
        end = time.monotonic() + PATIENCE
        while ann.get("/health").status_code != 200 and time.monotonic() < end:
            time.sleep(0.1)
        seat = ann.look(opened["table"], opened["keys"][0])
        assert seat.act(seat.choices[0])["type"] == "done"


def test_after_a_start_the_bots_of_the_others_go_on(tmp_path, monkeypatch):
    with running(tmp_path) as server:
        ann = Guest(server.url)
        options = {"first-player": "seat-1"}
        tables_ = [ann.open("bot:uniform", "me", options=options)["table"] for _ in range(3)]
    go_on = resuming.go_on

    async def burst(service, id):
        if id != tables_[0]:
            raise ZeroDivisionError
        await go_on(service, id)

    monkeypatch.setattr(resuming, "go_on", burst)
    with running(tmp_path) as server:
        ann = Guest(server.url, None)
        end = time.monotonic() + PATIENCE
        while ann.get(f"/api/tables/{tables_[0]}").json()["waiting"] != [1] and time.monotonic() < end:
            time.sleep(0.05)
        assert ann.get(f"/api/tables/{tables_[0]}").json()["waiting"] == [1]
