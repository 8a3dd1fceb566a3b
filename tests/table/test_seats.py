"""Who sits where: invitations are used up, seats are given back and go elsewhere, and everybody is told."""

from __future__ import annotations

import itertools
import json
from concurrent.futures import ThreadPoolExecutor

import pytest
from table_process import Forked
from table_server import Guest, Seat, close_all, running

OWN = (f"own-secret-of-128-bits-{number:04}" for number in itertools.count())


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("seats")) as found:
        yield found


class Table:
    """A table that Ann has opened for herself and a friend, and how calls about it go."""

    def __init__(self, server, *kinds, **more):
        self.ann, self.bob, self.eve = (Guest(server.url, name) for name in ("Ann", "Bob", "Eve"))
        self.opened = self.ann.open(*(kinds or ("me", "friend")), is_full=False, **more)
        self.id = self.opened["table"]
        self.path = f"/api/tables/{self.id}"
        self.own, self.invitation = self.opened["keys"][:2]

    def sit(self, who, key, own=None):
        return who.post(f"{self.path}/sit", key=key, own=own or next(OWN))

    def hello(self, who, *keys):
        """Say hello and return what comes up to the first push."""
        seat = who.look(self.id)
        seat.say(type="hello", keys=list(keys))
        return seat, [json.loads(frame) for frame in seat.frames], seat.until("table"), seat.until("refused", "push")

    def seat_events(self):
        seat = self.ann.look(self.id)
        return [event["kind"] for event in seat.push["events"] if event["kind"].startswith("seat-")]


@pytest.fixture
def table(server):
    return Table(server)


def test_an_invitation_gives_its_sender_no_part_in_the_seat(table):
    assert table.sit(table.bob, table.invitation).json() == {"seat": 1}
    for who in (table.ann, table.eve):
        _, _, told, refused = table.hello(who, table.invitation)
        assert (told["seats_held"], told["keys_for"]) == ([], [None])
        assert (refused["id"], refused["code"]) == (None, "used-key")
        assert table.sit(who, table.invitation).json()["code"] == "used-key"
    for call in ("void", "stand"):
        assert table.ann.post(f"{table.path}/{call}", key=table.invitation).json()["code"] == "used-key"


def test_before_anybody_sits_there_an_invitation_shows_no_hand(table):
    seat, _, told, refused = table.hello(table.ann, table.invitation)
    assert (told["seats_held"], refused["code"]) == ([], "sit-first")
    assert seat.until("push")["seat"] is None
    act = seat.act("pass", prompt=1, seat=1)
    assert act["code"] == "not-yours"


def test_whoever_looks_on_with_a_bad_key_is_told_so_and_looks_on(table):
    seat, _, told, refused = table.hello(table.eve, "nonsense", table.own)
    assert (told["keys_for"], told["seats_held"], refused["code"]) == ([None, 0], [0], "bad-key")
    seat.say(type="hello", keys=["nonsense"])
    assert seat.until("refused")["code"] == "bad-key"
    assert seat.until("push")["seat"] is None


def test_one_of_many_who_come_at_once_sits_down(table):
    people = [Guest(table.ann.url, f"P{number}") for number in range(6)]
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda who: table.sit(who, table.invitation), people))
    codes = sorted(answer.json().get("code", "sat") for answer in answers)
    assert codes == ["sat", *["used-key"] * 5]
    assert table.seat_events() == ["seat-taken"]


def test_sitting_down_twice_with_the_same_secret_is_one_deed(table):
    own = next(OWN)
    for _ in range(3):
        assert table.sit(table.bob, table.invitation, own).json() == {"seat": 1}
    assert table.seat_events() == ["seat-taken"]


def test_a_server_that_is_killed_between_deed_and_answer_keeps_the_seat(tmp_path):
    served = Forked(tmp_path)
    try:
        table, own = Table(served), next(OWN)
        table.sit(table.bob, table.invitation, own)  # say that the answer was lost
        close_all()
        served.kill()
        served.start()
        bob = Guest(served.url, "Bob")
        assert bob.post(f"{table.path}/sit", key=table.invitation, own=own).json() == {"seat": 1}
        assert bob.look(table.id, own).push["seat"] == 1
    finally:
        close_all()
        served.close()


@pytest.mark.parametrize("own", ["short", "x" * 65, "spaces are not secret here", ""])
def test_a_secret_that_is_none_holds_no_seat(table, own):
    answer = table.bob.post(f"{table.path}/sit", key=table.invitation, own=own)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    assert table.bob.post(f"{table.path}/sit", key=table.invitation).json()["message"]
    assert table.ann.get(table.path).json()["seats"][1]["taken"] is False


def every_way_to_sit(server):
    """Tables at which Bob has a seat, by each way to take one: the guest, the table, the key, and the seat."""
    by_link = Table(server)
    own = by_link.bob.sit(by_link.id, by_link.invitation)
    yield by_link.bob, by_link.id, own, 1
    for kinds in (("me", "friend"), ("screen", "screen")):
        opener = Table(server, *kinds)
        if kinds[1] == "screen":
            assert opener.ann.post(f"{opener.path}/stand", key=opener.opened["keys"][1]).json() == {"seat": 1}
        yield opener.ann, opener.id, opener.own, 0
    elsewhere = Table(server)
    first = elsewhere.ann.sit(elsewhere.id, elsewhere.invitation)
    yield elsewhere.bob, elsewhere.id, elsewhere.bob.sit(elsewhere.id, first), 1
    again = Table(server)
    given = again.eve.sit(again.id, again.invitation)
    again.eve.post(f"{again.path}/stand", key=given)
    fresh = again.ann.post(f"{again.path}/invite", key=again.own, seat=1).json()["key"]
    yield again.bob, again.id, again.bob.sit(again.id, fresh), 1
    kept = Table(server, watch=False)
    by_key = Guest(server.url, "Bob")
    by_key.look(kept.id, kept.own)  # a browser that had the key, and no session then
    yield by_key, kept.id, kept.own, 0


def test_every_way_to_take_a_seat_leads_to_the_same_lists_notices_and_rights(server):
    for who, id, key, seat in every_way_to_sit(server):
        assert id in [info["id"] for info in who.get("/api/tables").json()]
        looked = who.look(id, key)
        assert (looked.table["seats_held"], looked.table["seats"][seat]["taken"]) == ([seat], True)
        assert looked.push["seat"] == seat
        looked.say(type="chat", text="here I am", id="one")
        assert looked.answer("one")["type"] == "done"
        assert who.get(f"/api/tables/{id}").json()["seats"][seat]["taken"] is True
        assert who.get(f"/api/tables/{id}/content").status_code == 200
        assert who.get(f"/api/tables/{id}/record").json()["code"] == "not-over"  # and not that it is the players'
        assert who.post(f"/api/tables/{id}/void", key=key).json()["code"] == "not-frozen"
        assert who.post(f"/api/tables/{id}/stand", key=key).json() == {"seat": seat}
        assert id not in [info["id"] for info in who.get("/api/tables").json()]


def test_a_seat_that_is_given_back_is_free_and_shows_nothing_any_more(table):
    own = table.bob.sit(table.id, table.invitation)
    bob, ann = table.bob.look(table.id, own), table.ann.look(table.id, table.own)
    assert table.bob.post(f"{table.path}/stand", key=own).json() == {"seat": 1}
    assert bob.to_end()[1] == 1012
    assert [event["kind"] for event in ann.until("push")["events"]] == ["seat-free"]
    told = ann.until("table")
    assert (told["status"], told["seats"][1]) == (
        "waiting",
        {"kind": "friend", "name": "", "taken": False, "bot": None},
    )
    for key in (own, table.invitation):
        assert table.sit(table.bob, key).json()["code"] == "bad-key"
    assert table.bob.get("/api/tables").json() == []
    key = table.ann.post(f"{table.path}/invite", key=table.own, seat=1).json()["key"]
    newer = table.ann.post(f"{table.path}/invite", key=table.own, seat=1).json()["key"]
    assert table.sit(table.eve, key).json()["code"] == "bad-key"
    eve = table.eve.look(table.id, table.eve.sit(table.id, newer))
    assert eve.push["seat"] == 1
    assert table.seat_events() == ["seat-taken", "seat-free", "seat-taken"]


def test_a_seat_goes_on_from_elsewhere_and_the_browser_before_has_no_part_in_it(table):
    phone = Guest(table.ann.url, "Ann")
    desk = table.ann.look(table.id, table.own)
    new = phone.sit(table.id, table.own)
    assert desk.to_end()[1] == 1012
    _, _, told, refused = table.hello(table.ann, table.own)
    assert (told["seats_held"], refused["code"]) == ([], "bad-key")
    assert phone.look(table.id, new).push["seat"] == 0
    assert table.ann.get("/api/tables").json() == []
    assert table.seat_events() == ["seat-moved"]


def test_all_are_told_of_another_browser_with_the_same_key_once(table):
    ann = table.ann.look(table.id, table.own)
    table.ann.look(table.id, table.own)  # a second page of the same browser is nothing to tell of
    assert [message["type"] for message in ann.news()] == []
    for _ in range(2):
        table.eve.look(table.id, table.own)
    told = [message for message in ann.news() if message["type"] == "push"]
    assert [event["say"]["id"] for push in told for event in push["events"]] == ["table-event-seat-elsewhere"]


def test_what_is_under_way_from_a_seat_that_was_lost_is_refused(server, table):
    seat = table.ann.look(table.id, table.own)
    live = server.run(lambda: server.service.tables.open(table.id))
    (viewer,) = [viewer for viewer in live.viewers if viewer.seats == [0]]
    server.run(lambda: server.service.seating.stand(table.id, table.own))
    assert viewer.seats == []
    assert seat.to_end()[1] == 1012


def test_nobody_is_invited_to_a_taken_seat_or_by_a_stranger(table):
    for key, seat, code in (
        (table.own, 0, "not-free"),
        (table.own, 9, "not-free"),
        (table.invitation, 1, "sit-first"),
        ("nonsense", 1, "bad-key"),
    ):
        assert table.ann.post(f"{table.path}/invite", key=key, seat=seat).json()["code"] == code
    assert table.sit(table.bob, table.invitation).status_code == 200


def test_a_game_that_has_ended_keeps_its_seats(server):
    ann = Guest(server.url)
    opened = ann.open("me", "screen", options={"length": "quick-4"})
    seats = [ann.look(opened["table"], key) for key in opened["keys"]]
    while seats[0].push["outcome"] is None:
        for seat in seats:
            seat.news()
            if seat.number is not None:
                seat.act(seat.choices[0])
    answer = ann.post(f"/api/tables/{opened['table']}/stand", key=opened["keys"][0])
    assert (answer.status_code, answer.json()["code"]) == (409, "over")


def test_an_old_programs_hello_gets_a_word_that_says_what_to_do(server):
    table = Table(server, watch=False)
    seat = Seat(server.url, table.id, None)
    seat.say(type="hello", keys=[table.invitation])
    assert seat.hear()["message"]["id"] == "table-refused-sit-first"
    assert seat.to_end()[1] == 1008
