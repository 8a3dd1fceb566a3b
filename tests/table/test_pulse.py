"""A line that is dead without being closed: both ends notice, and what was sent twice is there once."""

from __future__ import annotations

import time

import pytest
from table_server import Guest, running

from entrepot.table import pulse


@pytest.fixture
def server(tmp_path, monkeypatch):
    monkeypatch.setattr(pulse, "PING_SECONDS", 0.1)
    monkeypatch.setattr(pulse, "SILENT_SECONDS", 0.4)
    with running(tmp_path) as found:
        yield found


@pytest.fixture
def seat(server):
    ann = Guest(server.url)
    opened = ann.open("me", "friend")
    seat = ann.look(opened["table"], opened["keys"][0])
    seat.say(type="hello", keys=[opened["keys"][0]], text=False, chat=False, pings=True)
    seat.until("push")
    return seat


def test_who_says_nothing_is_pinged_and_then_closed_so_that_it_comes_back(server, seat):
    table = server.run(lambda: server.service.tables.open(seat.table["id"]))
    assert len(table.viewers) == 1
    heard, code = seat.to_end()
    assert code == 1012
    assert [message["type"] for message in heard] == ["ping"] * len(heard)
    assert len(heard) in (2, 3)
    assert not table.viewers


def test_whatever_comes_keeps_the_line(seat):
    end = time.monotonic() + 1.2
    while time.monotonic() < end:
        seat.until("ping")
        seat.say(type="pong")
    seat.say(type="ping")
    assert seat.until("pong") == {"type": "pong"}


def test_who_has_not_asked_for_pings_may_be_silent(server):
    ann = Guest(server.url)
    opened = ann.open("me", "friend")
    seat = ann.look(opened["table"], opened["keys"][0])
    with pytest.raises(TimeoutError):
        seat.until("ping", patience=1.0)


def test_what_is_said_twice_by_one_id_is_said_once(server):
    ann = Guest(server.url)
    opened = ann.open("me", "friend")
    one, other = (ann.look(opened["table"], key) for key in opened["keys"])
    for id in ("a", "a", "b", "a"):
        one.say(type="chat", text=f"hello {id}", id=id)
        assert one.answer(id) == {"type": "done", "id": id}
    other.say(type="chat", text="of another seat", id="a")
    assert other.answer("a")["type"] == "done"
    other.say(type="chat", text="without")
    other.news()
    one.news()
    for seat in (one, other):
        assert seat.said == ["hello a", "hello b", "of another seat", "without"]
    again = ann.look(opened["table"], opened["keys"][0])
    assert again.said == one.said
