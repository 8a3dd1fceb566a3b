"""Once more with the same four people: everybody keeps their key, and the order of play is turned."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from fake_time import FakeTime
from table_server import Guest, running

NAMES = ["Ann", "Bob", "Cleo", "Dirk"]
CLOCK = {"kind": "live", "bank": 600, "move": 30}


@pytest.fixture
def clock():
    return FakeTime()


@pytest.fixture
def server(tmp_path, clock):
    with running(tmp_path, bot_workers=1, rates_one_address=True, clock=clock.wall) as found:
        yield found


def test_four_people_play_once_more_whoever_asks_and_however_often(server):
    guests = [Guest(server.url, name) for name in NAMES]
    options = {"first-player": "seat-1", "length": "basic"}
    opened = guests[0].open("me", "friend", "friend", "friend", is_full=False, options=options, clock=CLOCK, rated=True)
    id, keys = opened["table"], opened["keys"]
    keys[1:] = [guest.sit(id, key) for guest, key in zip(guests[1:], keys[1:], strict=True)]
    seats = [guest.look(id, key) for guest, key in zip(guests, keys, strict=True)]
    seats[0].say(type="arrange", seat=0, id="stop", do="cancel", whom=None)
    assert seats[0].answer("stop")["type"] == "done"

    def ask(at):
        return guests[at % 4].post(f"/api/tables/{id}/rematch", key=keys[at % 4]).json()["table"]

    with ThreadPoolExecutor(8) as pool:
        tables = set(pool.map(ask, range(12)))
    assert len(tables) == 1
    again = tables.pop()
    before, after = (guests[0].get(f"/api/tables/{table}").json() for table in (id, again))
    assert [seat["name"] for seat in after["seats"]] == [*NAMES[1:], NAMES[0]]
    for kept in ("options", "watch", "hints", "stand_in", "unrated"):
        assert after[kept] == before[kept], kept
    assert (after["clock"]["bank"], after["unrated"]) == (600, "")
    looks = [guest.look(again, key) for guest, key in zip(guests, keys, strict=True)]
    assert [look.push["seat"] for look in looks] == [3, 0, 1, 2]
    assert [look.number is not None for look in looks] == [False, True, False, False]
    info = guests[3].get(f"/api/tables/{again}").json()
    assert (info["status"], [seat["taken"] for seat in info["seats"]]) == ("playing", [True] * 4)
    assert guests[0].get(f"/api/tables/{id}").json()["rematch"] == again


def test_a_kept_seat_is_given_to_nobody_else_in_the_first_ten_minutes(server, clock):
    ann, bob, eve = (Guest(server.url, name) for name in ("Ann", "Bob", "Eve"))
    opened = ann.open("me", "friend", "friend", is_full=False)
    keys = [opened["keys"][0], bob.sit(opened["table"], opened["keys"][1])]
    seat = ann.look(opened["table"], keys[0])
    seat.say(type="arrange", seat=0, id="stop", do="cancel", whom=None)
    assert seat.answer("stop")["type"] == "done"
    again = ann.post(f"/api/tables/{opened['table']}/rematch", key=keys[0]).json()["table"]
    ann.look(again, keys[0])

    def invite(seat):
        return ann.post(f"/api/tables/{again}/invite", key=keys[0], seat=seat)

    assert (invite(0).status_code, invite(0).json()["code"]) == (409, "kept")  # Bob's, one seat further up
    assert bob.look(again, keys[1]).push["seat"] == 0
    assert invite(0).json()["code"] == "not-free"
    assert bob.post(f"/api/tables/{again}/stand", key=keys[1]).status_code == 200
    eve.sit(again, invite(0).json()["key"])  # he has given it back


def test_a_kept_seat_whose_holder_does_not_come_is_given_away(server, clock):
    ann, bob, eve = (Guest(server.url, name) for name in ("Ann", "Bob", "Eve"))
    opened = ann.open("me", "friend", is_full=False)
    keys = [opened["keys"][0], bob.sit(opened["table"], opened["keys"][1])]
    seat = ann.look(opened["table"], keys[0])
    seat.say(type="arrange", seat=0, id="stop", do="cancel", whom=None)
    assert seat.answer("stop")["type"] == "done"
    again = ann.post(f"/api/tables/{opened['table']}/rematch", key=keys[0]).json()["table"]
    path = f"/api/tables/{again}/invite"
    clock.run(599.0)
    assert ann.post(path, key=keys[0], seat=0).json()["code"] == "kept"
    clock.run(1.0)
    key = eve.sit(again, ann.post(path, key=keys[0], seat=0).json()["key"])
    assert eve.look(again, key).push["seat"] == 0
    late = bob.look(again)
    late.say(type="hello", keys=[keys[1]])
    assert late.until("refused")["code"] == "bad-key"
