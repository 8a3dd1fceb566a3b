"""What somebody reports of another is kept for whoever runs the server, and nobody floods it."""

from __future__ import annotations

import json
import logging

import pytest
from sqlalchemy import select
from table_server import Guest, running

from entrepot.table import meeting_columns, reporting
from entrepot.table.limits import Limits
from entrepot.table.meeting_columns import REPORTS


@pytest.fixture
def server(tmp_path):
    with running(tmp_path, bot_workers=1) as found:
        yield found


def table(server):
    ann = Guest(server.url, "Ann")
    opened = ann.open("me", "friend", "bot:uniform")
    return ann, opened["table"], opened["keys"]


def rows(server):
    return [dict(row._mapping) for row in server.run(lambda: server.service.storage.rows(select(REPORTS)))]


def report(who, id, key, seat, text="rude"):
    return who.post(f"/api/tables/{id}/report", key=key, seat=seat, text=text)


def test_a_report_is_a_row_with_what_was_said_and_a_line_in_the_log(server, caplog):
    ann, id, keys = table(server)
    bob = ann.look(id, keys[1])
    for text in ("first", "second"):
        bob.say(type="chat", text=text, id=text)
        bob.answer(text)
    with caplog.at_level(logging.WARNING, reporting.__name__):
        assert report(ann, id, keys[0], 1).json() == {"kept": True}
    (row,) = rows(server)
    lines = row["lines"] if isinstance(row["lines"], list) else json.loads(row["lines"])
    assert (row["table_id"], row["seat"], row["by"], row["text"], lines) == (id, 1, 0, "rude", ["first", "second"])
    assert [record.getMessage() for record in caplog.records] == ["report"]
    assert "rude" not in caplog.text


def test_a_second_report_of_the_same_seat_takes_the_place_of_the_first(server):
    ann, id, keys = table(server)
    for text in ("once", "twice"):
        report(ann, id, keys[0], 1, text)
    assert [row["text"] for row in rows(server)] == ["twice"]


def test_who_holds_no_seat_reports_nobody_and_nobody_reports_a_bot_or_themselves(server):
    ann, id, keys = table(server)
    assert report(ann, id, "nothing", 1).status_code == 403
    assert [report(ann, id, keys[0], seat).status_code for seat in (0, 2, 9)] == [409] * 3
    assert report(ann, id, keys[0], 1, "x" * 301).status_code == 400
    assert rows(server) == []


@pytest.mark.usefixtures("either")
def test_a_flood_is_refused_and_the_oldest_make_room(tmp_path, monkeypatch):
    monkeypatch.setattr(reporting, "MOST_REPORTS", 3)
    with running(tmp_path, bot_workers=1, limits=Limits(lag=1e9, share=1e9, at_once=1e9)) as server:
        codes = []
        for number in range(15):
            ann, id, keys = table(server)
            codes.append(report(ann, id, keys[0], 1, str(number)).status_code)
        assert codes == [200] * 10 + [429] * 5
        assert [row["text"] for row in rows(server)] == ["7", "8", "9"]
    assert meeting_columns.MOST_REPORTS >= 1_000
