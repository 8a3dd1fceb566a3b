"""Taking one's last action back by consent: asked, allowed, refused; durable; never past what was shown."""

from __future__ import annotations

import pytest
from table_server import IDS, Guest, running

from entrepot.files import record as records

FIRST = {"first-player": "seat-1"}


class Table:
    """A friendly table."""

    def __init__(self, server, kinds=("me", "friend", "friend"), **more):
        self.server = server
        self.opened = Guest(server.url).open(*kinds, **{"options": FIRST, "takebacks": True, **more})
        self.id = self.opened["table"]
        self.look()

    def look(self):
        guest = Guest(self.server.url, None)
        self.seats = [guest.look(self.id, key) for key in self.opened["keys"] if key]

    def act(self, at, action):
        self.settle()
        assert self.seats[at].act(action)["type"] == "done"
        self.settle()

    def settle(self):
        for seat in self.seats:
            seat.news()

    def do(self, at, deed, whom=None, id=None):
        """Do something beside the game, and return what came of it."""
        id = id or next(IDS)
        self.seats[at].say(type="arrange", seat=at, id=id, do=deed, whom=whom)
        answer = self.seats[at].answer(id)
        self.settle()
        return answer.get("code", answer["type"])

    def log(self):
        rows = self.server.run(lambda: self.server.service.storage.actions(self.id))
        return [(row.kind, row.seat, row.words) for row in rows]

    def votes(self):
        return Guest(self.server.url, None).get(f"/api/tables/{self.id}").json()["people"]["votes"]

    def views(self):
        return [{**seat.push["view"]} for seat in self.seats]


@pytest.fixture
def server(tmp_path):
    with running(tmp_path, bot_workers=1) as found:
        yield found


def test_all_agree_and_the_action_is_taken_back_with_what_followed(server):
    table = Table(server)
    before, number = table.views(), table.seats[0].number
    table.act(0, "bid 1")
    table.act(1, "bid 2")
    assert table.do(0, "takeback") == "done"
    assert table.votes() == [{"what": "takeback", "whom": 0, "said": [0], "missing": [1, 2]}]
    assert table.do(1, "allow", 0) == "done"
    assert table.do(1, "allow", 0) == "voted"
    assert table.do(2, "allow", 0) == "done"
    assert table.views() == before
    assert table.votes() == []
    assert table.seats[0].number > number  # no question of before is asked again
    assert table.log()[-1] == ("takeback", 2, "0 2")
    assert [event["kind"] for event in table.seats[2].push["events"]] == ["taken-back"]
    table.act(0, "bid 3")
    assert table.views()[1]["auction"]["standing_bid"] == 3


def test_one_who_refuses_and_one_who_plays_on_end_the_question(server):
    table = Table(server)
    table.act(0, "bid 1")
    table.do(0, "takeback")
    assert table.do(2, "refuse") == "done"
    assert table.votes() == []
    assert table.do(1, "allow", 0) == "no-takeback-asked"
    table.do(0, "takeback")
    table.act(1, "bid 2")
    assert table.votes() == []
    assert table.views()[0]["auction"]["standing_bid"] == 2


def test_what_may_not_be_taken_back_says_why(server):
    table = Table(server)
    assert table.do(0, "takeback") == "nothing-to-take-back"
    table.act(0, "bid 6")  # all that anybody has, so that it is sold and the next source is turned up
    assert table.do(0, "takeback") == "nothing-to-take-back"
    table.act(1, "pass") if table.seats[1].number is not None else None
    strict = Table(server, takebacks=False)
    strict.act(0, "bid 1")
    assert strict.do(0, "takeback") == "no-takebacks"
    assert strict.do(1, "allow", 0) == "no-takeback-asked"


def test_only_one_asks_at_a_time(server):
    table = Table(server)
    table.act(0, "bid 1")
    table.act(1, "bid 2")
    table.do(0, "takeback")
    assert table.do(1, "takeback") == "takeback-asked"
    assert table.do(0, "refuse") == "done"  # asks no more
    assert table.do(1, "takeback") == "done"


def test_bots_agree_with_everybody(server):
    table = Table(server, ("me", "friend", "bot:uniform"))
    table.act(0, "bid 1")
    assert table.do(0, "takeback") == "done"
    assert table.do(1, "allow", 0) == "done"
    assert table.views()[0]["auction"]["standing_bid"] == 0


def test_it_is_there_after_the_table_was_opened_anew_and_in_the_record(tmp_path):
    with running(tmp_path) as server:
        table = Table(server, ("me", "friend"))
        for bid in ("bid 1", "bid 2", "bid 3"):
            table.act((int(bid[-1]) - 1) % 2, bid)
        table.do(1, "takeback")
        table.do(0, "allow", 1)
        table.act(1, "bid 4")
        shown = [{**seat.push, "events": [], "first": 0} for seat in table.seats]
    with running(tmp_path) as again:
        table.server = again
        table.look()
        assert [{**seat.push, "events": [], "first": 0} for seat in table.seats] == shown
        assert table.do(1, "takeback") == "nothing-to-take-back"  # how it came to this is not played again
        while table.seats[0].push["outcome"] is None:
            table.settle()
            seat = next(seat for seat in table.seats if seat.number is not None)
            seat.act("pass" if "pass" in seat.choices else seat.choices[0])
            table.settle()
        found = records.parse(Guest(again.url, None).get(f"/api/tables/{table.id}/record").text)
        assert found.takebacks == [records.TakenBack(1, 1, ["1 bid 2", "0 bid 3"])]
        assert records.replay(found).outcome() == table.seats[0].push["outcome"]
        table.seats[0].say(type="past", id="past", seq=6)
        assert table.seats[0].until("past")["seen"]


def test_a_repeated_id_is_one_question(server):
    table = Table(server)
    table.act(0, "bid 1")
    assert table.do(0, "takeback", id="mine") == "done"
    assert table.do(0, "takeback", id="mine") == "done"
    assert len([words for kind, _, words in table.log() if words == "asks-takeback"]) == 1
