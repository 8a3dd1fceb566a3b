"""Open tables used to hold up others: crowds in a room, pages that there are not, one that cannot begin."""

from __future__ import annotations

import json
import secrets
import time

import pytest
from table_server import Guest, Seat, running

from entrepot.table import meetings
from entrepot.table.limits import LISTENER_COSTS

OWN = "o" * 24


@pytest.fixture
def server(tmp_path):
    with running(tmp_path, bot_workers=1) as found:
        yield found


def opened(who, **more):
    answer = who.post("/api/meetings", game="tradejack", seats=5, level="easy", own=OWN, **more)
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


def room(who, id):
    cookies = "; ".join(f"{name}={value}" for name, value in who.cookies().items())
    seat = Seat(who.url, "", None, additional_headers={"cookie": cookies}, path=f"/api/meetings/{id}/socket")
    seat.until("meeting")
    return seat


def heard(seat, seconds=0.0):
    """What has come so far: a question comes back behind it."""
    time.sleep(seconds)
    seat.say(type="ping")
    count = 0
    while seat.hear()["type"] != "pong":
        count += 1
    return count


def test_who_only_looks_is_told_to_nobody(server):
    ann, eve = Guest(server.url, "Ann"), Guest(server.url, "Eve")
    id = opened(ann)
    first = room(eve, id)
    rooms = [room(eve, id) for _ in range(20)]
    assert heard(first, 0.3) == 0
    assert heard(rooms[0]) == 0


def test_what_happens_often_is_told_now_and_then_and_paid_for(server, monkeypatch):
    ann, eve = Guest(server.url, "Ann"), Guest(server.url, "Eve")
    id = opened(ann)
    rooms = [room(eve, id) for _ in range(10)]
    paid = []

    async def pay(callers, cost):
        paid.append(cost)

    monkeypatch.setattr(server.service, "pay", pay)
    begin = time.monotonic()
    for _ in range(40):
        assert ann.post(f"/api/meetings/{id}/sit", own=secrets.token_urlsafe(18)).status_code == 200
    seconds = time.monotonic() - begin
    assert paid == [LISTENER_COSTS * len(rooms)] * 40
    assert 1 <= heard(rooms[0]) <= seconds / 0.25 + 2
    last = [json.loads(frame) for frame in rooms[0].frames][-1]
    assert last["type"] == "pong"


def test_pages_that_there_are_not_fill_no_memory(server):
    ann = Guest(server.url, "Ann")
    opened(ann)
    for number in range(150):
        assert ann.get(f"/api/meetings?before=no-such-{number}&game=none-{number}").status_code == 200
    assert len(server.service.meetings._pages) <= meetings.MOST_PAGES


def test_one_that_cannot_begin_is_closed_and_the_others_begin(server, monkeypatch):
    people = [Guest(server.url, name) for name in ("Ann", "Bob", "Cleo", "Dora")]
    ids = [opened(who) for who in people[::2]]
    for id, who in zip(ids, people[1::2], strict=True):
        who.post(f"/api/meetings/{id}/sit", own=secrets.token_urlsafe(18))
    found = server.service.meetings
    whole = meetings.begin

    async def begin(tables, row, *more):
        if row.id == ids[0]:
            raise KeyError
        return await whole(tables, row, *more)

    monkeypatch.setattr(meetings, "begin", begin)
    for id in ids:
        monkeypatch.setattr(found.get(id), "is_due", lambda: True)
    server.run(found.look)
    told = [people[0].get(f"/api/meetings/{id}").json() for id in ids]
    assert [(one["status"], one["why"]) for one in told] == [("closed", "broken"), ("begun", "")]


def test_who_is_forgotten_is_in_no_room(server):
    ann, bob = Guest(server.url, "Annabel"), Guest(server.url, "Bob")
    going, ended = opened(ann), opened(ann)
    bob.post(f"/api/meetings/{going}/sit", own=OWN)
    bob.post(f"/api/meetings/{ended}/sit", own=OWN)
    assert ann.post(f"/api/meetings/{ended}/begin").json()["status"] == "begun"
    ann.post("/api/me/delete", token=ann.post("/api/me/leave").json()["token"])
    end = time.monotonic() + 60
    while "Annabel" in (told := "".join(bob.get(f"/api/meetings/{id}").text for id in (going, ended))):
        assert time.monotonic() < end, told
        time.sleep(0.05)
    assert told.count("Bob") == 2


def test_who_comes_when_there_is_too_much_to_do_is_shown_out(server, monkeypatch):
    ann = Guest(server.url, "Ann")
    id = opened(ann)
    found = room(ann, id)
    monkeypatch.setattr(server.service.overload, "allows", lambda rank: False)
    found.say(type="ping")
    _, code = found.to_end()
    assert code == 1008
