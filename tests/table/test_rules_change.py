"""The rules are improved while a game is under way: it goes on if it can, and stands still, readable, if it cannot."""

from __future__ import annotations

import itertools

import pytest
from table_server import Guest, Near, running

import entrepot
from entrepot.files import record as records
from entrepot.games.tradejack.game import Tradejack
from entrepot.kernel.errors import BadPosition
from entrepot.table import bots
from entrepot.table.games import Games
from entrepot.table.live import LiveTable
from entrepot.table.snapshot import Snapshots

SHIPPED = entrepot.game("tradejack")


class Newer(Tradejack):
    """Tradejack under other rules; `changes` is what its migration does to a position."""

    def __init__(self, version, changes=None):
        super().__init__(SHIPPED.ledger, SHIPPED.schema, SHIPPED.content)
        self.version = version
        self.changes = changes or (lambda data: data)
        self.migrated_from = []

    def migrate(self, data, from_version):
        self.migrated_from.append(from_version)
        return self.changes(dict(data))


@pytest.fixture(autouse=True)
def near(monkeypatch):
    monkeypatch.setattr(bots, "BotProcess", Near)


def games(game):
    found = Games()
    found.put(game)
    return found


def begin(folder, actions=13):
    """Play a while under the shipped rules, stop the server, and return the keys and what a seat saw last."""
    with running(folder) as server:
        ann = Guest(server.url)
        opened = ann.open("me", "bot:thrifty")
        seat = ann.look(opened["table"], opened["keys"][0])
        for _ in range(actions):
            seat.until_asked()
            assert seat.act(seat.choices[0])["type"] == "done"
        seat.until_asked()
        live = server.service.tables.in_memory(opened["table"])
        while live.asked_bots() or live.is_busy():  # a bot may have something to choose at the same time
            seat.news()
        seat.news()
        return opened, seat.push


def test_a_table_goes_on_under_newer_rules_and_says_so(tmp_path):
    opened, before = begin(tmp_path)
    newer = Newer("9.1")
    with running(tmp_path, games(newer)) as server:
        seat = Guest(server.url, session=opened["session"]).look(opened["table"], opened["keys"][0], seq=before["seq"])
        assert newer.migrated_from[0] == SHIPPED.version
        while not any(event["kind"] == "rules-changed" for event in seat.push["events"]):
            seat.until("push")
        (told,) = seat.push["events"]
        assert told["say"] == {"id": "table-event-rules-changed", "args": {"from": SHIPPED.version, "to": "9.1"}}
        assert {**seat.push["view"]} == before["view"]
        assert seat.number > before["prompt"]["number"]  # whoever was asked under the old rules is asked anew
        assert seat.act(seat.choices[0], prompt=before["prompt"]["number"])["code"] == "stale"
        while seat.push["outcome"] is None:
            seat.until_asked()
            if seat.number is not None:
                assert seat.act(seat.choices[0])["type"] == "done"
        text = Guest(server.url, None).get(f"/api/tables/{opened['table']}/record").text
    record = records.parse(text)
    assert [segment.rules for segment in record.segments] == [SHIPPED.version, "9.1"]
    assert records.replay(record, newer).outcome() == seat.push["outcome"]


def test_the_change_happens_once(tmp_path):
    opened, _ = begin(tmp_path)
    for _ in range(2):
        newer = Newer("9.1")
        with running(tmp_path, games(newer)) as server:
            seat = Guest(server.url, session=opened["session"]).look(opened["table"], opened["keys"][0])
            seat.until_asked()
            seat.news()
            seat = Guest(server.url, session=opened["session"]).look(opened["table"], opened["keys"][0])
            told = [event["kind"] for event in seat.push["events"]]
            assert told.count("rules-changed") == 1
    assert newer.migrated_from == []


def steal(data):
    return {**data, "capital": [0 for _ in data["capital"]]}


def forget(data):
    return {key: value for key, value in data.items() if key != "capital"}


def burst(data):
    raise ZeroDivisionError


def refuse(data):
    raise BadPosition("that game cannot be played by these rules")


@pytest.mark.parametrize("changes", [steal, forget, burst, refuse])
def test_a_table_that_cannot_go_on_is_frozen_and_readable(tmp_path, changes):
    opened, before = begin(tmp_path)
    with running(tmp_path, games(Newer("9.1", changes))) as server:
        ann = Guest(server.url, session=opened["session"])
        seat = ann.look(opened["table"], opened["keys"][0])
        assert (seat.table["status"], seat.table["reason"]["id"]) == ("frozen", "table-frozen-rules")
        assert seat.table["reason"]["args"] == {"from": SHIPPED.version, "to": "9.1"}
        assert (seat.push["view"], seat.push["actions"]) == (None, [])
        assert seat.push["events"][0]["kind"] == "began"
        assert seat.act("pass", prompt=before["prompt"]["number"])["code"] == "frozen"
        assert ann.get(f"/api/tables/{opened['table']}/record").status_code == 409
    with running(tmp_path) as server:  # the rules that it was begun under are back
        seat = Guest(server.url, session=opened["session"]).look(opened["table"], opened["keys"][0], seq=before["seq"])
        assert seat.table["status"] == "playing"
        assert seat.push == {**before, "events": [], "first": before["seq"] + 1}


def test_the_seats_of_a_frozen_table_may_give_it_up(tmp_path):
    opened, _ = begin(tmp_path, 2)
    path = f"/api/tables/{opened['table']}/void"
    with running(tmp_path, games(Newer("9.1", burst))) as server:
        ann = Guest(server.url, session=opened["session"])
        seat = ann.look(opened["table"], opened["keys"][0])
        assert ann.post(path, key="wrong").status_code == 403
        assert ann.post(path, key=opened["keys"][0]).json()["status"] == "void"
        assert seat.until("table")["status"] == "void"
    with running(tmp_path) as server:
        ann = Guest(server.url)
        assert ann.look(opened["table"], opened["keys"][0]).table["status"] == "void"
        assert ann.post(path, key=opened["keys"][0]).status_code == 409


FROZEN = games(Newer("9.1", burst))


def open_for(folder, *kinds, **more):
    """Open a table and return it, its server stopped."""
    with running(folder) as server:
        return Guest(server.url).open(*kinds, **more)


def seated(server, opened):
    return [
        Guest(server.url, session=opened["session"]).look(opened["table"], key)
        for key in opened["keys"]
        if key is not None
    ]


def ranked(*keys_and_places):
    return [{"key": key, "places": places} for key, places in keys_and_places]


def test_a_frozen_table_ends_as_all_its_seats_agree(tmp_path):
    opened = open_for(tmp_path, "me", "friend", "friend")
    path, keys = f"/api/tables/{opened['table']}", opened["keys"]
    with running(tmp_path, FROZEN) as server:
        ann = Guest(server.url)
        seats = seated(server, opened)
        proposals = ranked((keys[0], [1, 2, 3]), (keys[1], [2, 1, 3]), (keys[2], [1, 2, 2]), (keys[0], [1, 2, 2]))
        for proposal in proposals:
            told = ann.post(f"{path}/agree", **proposal).json()
            assert (told["status"], told["places"]) == ("frozen", None)
        assert told["proposals"] == [[1, 2, 2], [2, 1, 3], [1, 2, 2]]
        for seat in seats:
            seat.until("table")
            seat.news()
            assert seat.table["proposals"] == told["proposals"]
    with running(tmp_path, FROZEN) as server:  # what was proposed outlives the server
        ann = Guest(server.url)
        assert ann.get(path).json()["proposals"] == told["proposals"]
        (seat, *_) = seated(server, opened)
        told = ann.post(f"{path}/agree", key=keys[1], places=[1, 2, 2]).json()
        assert (told["status"], told["places"]) == ("agreed", [1, 2, 2])
        assert seat.until("table")["places"] == [1, 2, 2]
        for call, more in (("agree", {"places": [1, 2, 3]}), ("void", {})):
            assert ann.post(f"{path}/{call}", key=keys[0], **more).json()["code"] == "not-frozen"
    with running(tmp_path) as server:  # no return of the old rules opens it again
        assert Guest(server.url).get(path).json()["places"] == [1, 2, 2]
        (seat, *_) = seated(server, opened)
        assert (seat.table["status"], seat.table["places"], seat.push["view"]) == ("agreed", [1, 2, 2], None)
        assert seat.act("pass")["code"] == "frozen"


def test_bots_agree_with_people_and_nobody_waits_for_who_never_came(tmp_path):
    opened = open_for(tmp_path, "me", "bot:thrifty", "friend", is_full=False)
    with running(tmp_path, FROZEN) as server:
        ann = Guest(server.url)
        path = f"/api/tables/{opened['table']}/agree"
        assert ann.post(path, key=opened["keys"][0], places=[1, 2, 3]).json()["status"] == "agreed"


def test_who_comes_to_a_frozen_table_has_a_say(tmp_path):
    opened = open_for(tmp_path, "me", "friend", is_full=False)
    path, keys = f"/api/tables/{opened['table']}", opened["keys"]
    with running(tmp_path, FROZEN) as server:
        ann = Guest(server.url)
        assert ann.post(f"{path}/agree", key=keys[1], places=[1, 2]).json()["code"] == "sit-first"
        keys[1] = ann.sit(opened["table"], keys[1])
        assert ann.post(f"{path}/agree", key=keys[0], places=[1, 2]).json()["status"] == "frozen"
        assert ann.post(f"{path}/agree", key=keys[1], places=[1, 2]).json()["status"] == "agreed"


@pytest.mark.parametrize("places", [[], [1], [1, 2, 3], [0, 1], [2, 2], [1, 3], [2, 3]])
def test_what_is_no_order_of_the_seats_cannot_be_agreed(tmp_path, places):
    opened = open_for(tmp_path, "me", "friend")
    path = f"/api/tables/{opened['table']}/agree"
    with running(tmp_path, FROZEN) as server:
        ann = Guest(server.url)
        assert ann.post(path, key="wrong", places=[1, 2]).status_code == 403
        answer = ann.post(path, key=opened["keys"][0], places=places)
        assert answer.status_code == 400
        assert ann.get(path.removesuffix("/agree")).json()["proposals"] == [None, None]


def test_a_table_that_goes_on_forgets_how_it_was_to_end(tmp_path):
    opened = open_for(tmp_path, "me", "screen")
    path, key = f"/api/tables/{opened['table']}/agree", opened["keys"][0]
    with running(tmp_path) as server:
        assert Guest(server.url).post(path, key=key, places=[1, 2]).json()["code"] == "not-frozen"
    with running(tmp_path, FROZEN) as server:
        assert Guest(server.url).post(path, key=key, places=[1, 2]).json()["proposals"] == [[1, 2], None]
    for _ in range(2):
        with running(tmp_path) as server:
            seat = Guest(server.url, session=opened["session"]).look(opened["table"], key)
            assert (seat.table["status"], seat.table["proposals"]) == ("playing", [None, None])


def rounds_of_rules(folder, opened, *versions):
    """Serve under one version of the rules after another; return what the seat was told of the last change."""
    for version, clock in versions:
        game = SHIPPED if version == SHIPPED.version else Newer(version)
        with running(folder, games(game), clock=lambda now=clock: now) as server:
            seat = Guest(server.url, session=opened["session"]).look(opened["table"], opened["keys"][0])
            served = server.service.tables.in_memory(opened["table"])
            while served.is_busy():  # what is not stored yet is told to nobody
                seat.news()
            again = Guest(server.url, session=opened["session"]).look(opened["table"], opened["keys"][0])
            assert (again.table["status"], again.table["rules"]) == ("playing", version)
            changes = [event for event in again.push["events"] if event["kind"] == "rules-changed"]
            assert not served.broken
    return again.push, [tuple(event["args"].values()) for event in changes]


def segments(folder, opened):
    """Play the table to its end under the shipped rules; return its record's segments."""
    with running(folder) as server:
        ann = Guest(server.url, session=opened["session"])
        seat = ann.look(opened["table"], opened["keys"][0])
        while seat.push["outcome"] is None:
            seat.until_asked()
            if seat.number is not None:
                assert seat.act(seat.choices[0])["type"] == "done"
        record = records.parse(ann.get(f"/api/tables/{opened['table']}/record").text)
    assert records.replay(record).outcome() == seat.push["outcome"]
    return [segment.rules for segment in record.segments]


@pytest.fixture
def killed(monkeypatch):
    """Servers store no position on the way or as they stop: the next one begins at the same as they did."""
    monkeypatch.setattr(LiveTable, "to_keep", lambda table: [])
    monkeypatch.setattr(Snapshots, "due", lambda *_: [])


def test_rules_that_are_rolled_back_go_on_from_where_they_were_left(tmp_path, killed):
    opened, before = begin(tmp_path)
    now = 4e9
    steps = [("9.1", now), (SHIPPED.version, now + 1), ("9.2", now + 2), ("9.1", now + 3), (SHIPPED.version, now + 4)]
    push, changes = rounds_of_rules(tmp_path, opened, *steps)
    names = [SHIPPED.version, *(version for version, _ in steps)]
    assert changes == list(itertools.pairwise(names))
    assert push["view"] == before["view"]
    assert segments(tmp_path, opened) == [SHIPPED.version]


def test_a_clock_that_is_set_back_at_a_change_of_rules_changes_them_once(tmp_path, killed):
    opened, before = begin(tmp_path)
    push, changes = rounds_of_rules(tmp_path, opened, ("9.1", 1e9), ("9.1", 5e8), ("9.1", 4e9), ("9.2", 1e8))
    assert changes == [(SHIPPED.version, "9.1"), ("9.1", "9.2")]
    assert push["view"] == before["view"]
