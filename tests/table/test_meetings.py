"""Tables that are open to anybody: who sits down, when it begins, and what becomes of one that nobody comes to."""

from __future__ import annotations

import secrets

import pytest
from fake_time import FakeTime
from table_server import Guest, Seat, running

from entrepot.table.limits import Limits

LIVE = {"kind": "live", "bank": 300, "move": 15}
DAYS = {"kind": "days", "bank": 36 * 3600, "move": 12 * 3600}


class Comer(Guest):
    """Somebody who looks for others to play with."""

    def __init__(self, server, name, **more):
        super().__init__(server.url, name, **more)
        self.own = secrets.token_urlsafe(16)

    def meet(self, **more):
        wish = {"game": "tradejack", "seats": 2, "level": "easy", "own": self.own, **more}
        return self.post("/api/meetings", **wish)

    def opened(self, **more):
        answer = self.meet(**more)
        assert answer.status_code == 201, answer.text
        return answer.json()["id"]

    def join(self, id):
        return self.post(f"/api/meetings/{id}/sit", own=self.own)

    def watch(self, id):
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies().items())
        socket = Seat(self.url, "", None, additional_headers={"cookie": cookies}, path=f"/api/meetings/{id}/socket")
        socket.until("meeting")
        return socket

    def find(self, id):
        return self.get(f"/api/meetings/{id}").json()


@pytest.fixture
def clock():
    return FakeTime()


@pytest.fixture
def server(tmp_path, clock):
    with running(tmp_path, clock=clock.wall, monotonic=clock.monotonic, bot_workers=1) as found:
        yield found


def until_it_ends(room):
    while (told := room.until("meeting"))["status"] == "open":
        pass
    return told


def tick(server):
    server.run(server.service.meetings.look)


def test_it_begins_once_it_is_full_and_all_are_there(server):
    ann, bob = Comer(server, "Ann"), Comer(server, "Bob")
    id = ann.opened(clock=LIVE)
    room = ann.watch(id)
    listed = bob.get("/api/meetings").json()["meetings"]
    assert [(one["id"], one["level"], one["clock"]["bank"], one["rated"]) for one in listed] == [
        (id, "easy", 300, True)
    ]
    assert [one["name"] for one in bob.join(id).json()["people"]] == ["Ann", "Bob"]
    tick(server)
    table = until_it_ends(room)["table"]
    assert bob.find(id)["table"] == table
    assert bob.get("/api/meetings").json() == {"meetings": [], "more": False}
    for who, seat in ((ann, 0), (bob, 1)):
        assert who.look(table, who.own).push["seat"] == seat
    info = ann.get(f"/api/tables/{table}").json()
    assert [(seat["name"], seat["kind"], seat["taken"]) for seat in info["seats"]] == [
        ("Ann", "friend", True),
        ("Bob", "friend", True),
    ]
    assert (info["stand_in"], info["unrated"], info["clock"]["move"]) == ("easy", "", 15)


def test_at_its_time_bots_take_the_free_seats(server, clock):
    ann, bob = Comer(server, "Ann"), Comer(server, "Bob")
    id = ann.opened(seats=3, starts_in=600)
    bob.join(id)
    rooms = [ann.watch(id), bob.watch(id)]
    tick(server)
    assert ann.find(id)["status"] == "open"
    clock.run(601)
    tick(server)
    table = ann.find(id)["table"]
    seats = ann.get(f"/api/tables/{table}").json()["seats"]
    assert [(seat["kind"], seat["bot"]) for seat in seats] == [("friend", None), ("friend", None), ("bot", "easy")]
    assert [until_it_ends(room)["status"] for room in rooms] == ["begun", "begun"]


def test_at_its_time_nobody_plays_who_is_not_there_unless_it_takes_days(server, clock):
    people = [Comer(server, name) for name in ("Ann", "Bob", "Cleo")]
    live, days = people[0].opened(seats=3, starts_in=600), people[0].opened(seats=3, starts_in=600, clock=DAYS)
    for who in people[1:]:
        who.join(live)
        who.join(days)
    rooms = [who.watch(live) for who in people[:2]]
    clock.run(601)
    tick(server)
    names = [
        [seat["name"] for seat in people[0].get(f"/api/tables/{people[0].find(id)['table']}").json()["seats"]]
        for id in (live, days)
    ]
    assert names[0][:2] == ["Ann", "Bob"]
    assert "Cleo" not in names[0]
    assert names[1] == ["Ann", "Bob", "Cleo"]
    del rooms


def test_one_to_which_nobody_comes_is_closed_with_a_word(server, clock):
    ann = Comer(server, "Ann")
    id = ann.opened(starts_in=600)
    room = ann.watch(id)
    clock.run(601)
    tick(server)
    assert (until_it_ends(room)["status"], ann.find(id)["why"]) == ("closed", "nobody-came")
    waits = ann.opened(clock=DAYS)
    clock.run(8 * 86_400)
    tick(server)
    assert ann.find(waits)["why"] == "too-long"


def test_an_opener_who_leaves_is_shown_then_loses_the_place(server, clock):
    ann, bob = Comer(server, "Ann"), Comer(server, "Bob")
    id = ann.opened(seats=3)
    ann.watch(id).close()
    bob.join(id)
    room = bob.watch(id)
    server.run(server.service.storage.writer.run)
    clock.run(30)
    tick(server)
    told = room.until("meeting")["people"]
    while told[0]["here"]:
        told = room.until("meeting")["people"]
    assert [(one["name"], one["here"]) for one in told] == [("Ann", False), ("Bob", True)]
    assert told[0]["seen"].endswith("Z")
    clock.run(200)
    tick(server)
    assert [one["name"] for one in bob.find(id)["people"]] == ["Bob"]
    room.close()
    server.run(server.service.storage.writer.run)
    clock.run(400)
    tick(server)
    assert bob.find(id)["why"] == "all-left"


def test_only_who_opened_it_begins_it_and_not_alone(server):
    ann, bob = Comer(server, "Ann"), Comer(server, "Bob")
    id = ann.opened(seats=4)
    assert ann.post(f"/api/meetings/{id}/begin").json()["code"] == "alone"
    bob.join(id)
    assert bob.post(f"/api/meetings/{id}/begin").json()["code"] == "not-host"
    begun = ann.post(f"/api/meetings/{id}/begin").json()
    assert begun["status"] == "begun"
    assert ann.post(f"/api/meetings/{id}/begin").json()["code"] == "not-open"
    assert bob.join(id).json()["code"] == "not-open"


def test_who_leaves_gives_the_table_to_the_next(server):
    ann, bob = Comer(server, "Ann"), Comer(server, "Bob")
    id = ann.opened(seats=3)
    bob.join(id)
    assert [one["name"] for one in ann.post(f"/api/meetings/{id}/leave").json()["people"]] == ["Bob"]
    assert bob.post(f"/api/meetings/{id}/leave").json()["status"] == "closed"


# ---------------------------------------------------------------------- what somebody hostile tries


def test_who_sits_down_twice_has_one_place_and_holds_it_by_the_newer_key(server):
    ann, bob = Comer(server, "Ann"), Comer(server, "Bob")
    id = ann.opened(seats=3)
    for _ in range(3):
        bob.own = secrets.token_urlsafe(16)
        assert len(bob.join(id).json()["people"]) == 2
    table = ann.post(f"/api/meetings/{id}/begin").json()["table"]
    assert bob.look(table, bob.own).push["seat"] == 1


def test_nobody_opens_more_than_a_few(server):
    ann = Comer(server, "Ann")
    codes = [ann.meet().status_code for _ in range(50)]
    assert codes == [201] * 3 + [429] * 47
    assert len(ann.get("/api/meetings").json()["meetings"]) == 3


def test_nobody_sits_at_more_than_a_few(server):
    bob = Comer(server, "Bob")
    ids = [Comer(server, f"Ann {number}").opened(seats=3) for number in range(7)]
    assert [bob.join(id).status_code for id in ids] == [200] * 5 + [429] * 2


def test_many_names_at_one_address_open_no_more_than_it_may(tmp_path):
    with running(tmp_path, bot_workers=1, limits=Limits(lag=1e9, open_tables=4, share=1e9, at_once=1e9)) as server:
        codes = [Comer(server, f"Ann {number}").meet().status_code for number in range(8)]
        assert codes == [201] * 4 + [429] * 4


def test_what_is_no_table_is_not_opened(server):
    ann = Comer(server, "Ann")
    wrong = [
        {"level": "uniform"},
        {"level": "nobody"},
        {"seats": 1},
        {"seats": 9},
        {"starts_in": 1},
        {"starts_in": 10**9},
        {"options": {"length": "endless"}},
        {"clock": {**LIVE, "move": -1}},
        {"own": "short"},
        {"game": "chess"},
    ]
    assert [ann.meet(**more).status_code // 100 for more in wrong] == [4] * len(wrong)
    assert ann.get("/api/meetings").json()["meetings"] == []


def test_pages_follow_one_another_and_can_be_asked_for_by_game(server):
    ids = [Comer(server, f"Ann {number}").opened(game="haggle" if number == 3 else "tradejack") for number in range(23)]
    ann = Comer(server, "Ann")
    first = ann.get("/api/meetings").json()
    assert (len(first["meetings"]), first["more"]) == (20, True)
    rest = ann.get(f"/api/meetings?before={first['meetings'][-1]['id']}").json()
    assert (len(rest["meetings"]), rest["more"]) == (3, False)
    assert {one["id"] for one in [*first["meetings"], *rest["meetings"]]} == set(ids)
    assert [one["id"] for one in ann.get("/api/meetings?game=haggle").json()["meetings"]] == [ids[3]]


def test_it_is_there_after_a_restart_and_begins(tmp_path, clock):
    with running(tmp_path, clock=clock.wall, monotonic=clock.monotonic, bot_workers=1) as server:
        ann, bob = Comer(server, "Ann"), Comer(server, "Bob")
        id = ann.opened(seats=3)
        bob.join(id)
        cookies = ann.cookies()
    with running(tmp_path, clock=clock.wall, monotonic=clock.monotonic, bot_workers=1) as server:
        again = Comer(server, None, session=cookies)
        again.own = ann.own
        assert [one["name"] for one in again.find(id)["people"]] == ["Ann", "Bob"]
        table = again.post(f"/api/meetings/{id}/begin").json()["table"]
        assert again.look(table, again.own).push["seat"] == 0
