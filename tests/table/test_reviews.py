"""Reviews at the table: one's own alone, made once, whatever dies, and behind everything else."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import msgspec
import pytest
from table_process import Forked
from table_reviews import SMALL, Finished, last_round
from table_server import Guest, close_all, running

from entrepot.files import record as records
from entrepot.kernel.chance import seeded
from entrepot.review.reviewing import review
from entrepot.review.weighing import Effort
from entrepot.table.reviews import coach, crew, making, place
from entrepot.table.turns import Turns


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("reviews"), **SMALL) as found:
        yield found


@pytest.fixture(scope="module")
def game(server):
    return Finished(server, last_round(1))


@pytest.fixture(scope="module")
def found(game):
    """What the review of seat 0 has found."""
    assert game.look() == {"state": "none", "percent": 0, "found": None}
    ann = game.players[0]
    for call in (ann.get(f"{game.path()}/choices/1"), ann.post(f"{game.path()}/try", number=1, action="done")):
        assert call.json()["code"] == "no-review"
    assert game.ask()["state"] in ("waiting", "working")
    told = game.wait("done", "failed")
    assert told["percent"] == 100
    return told["found"]


class Gate:
    """Stands before the processes that make reviews: counts what is asked of them, and lets it through when told."""

    def __init__(self, monkeypatch):
        self.count = 0
        self.is_open = False
        ask = crew.Process.ask

        async def guarded(process, subject, task):
            self.count += 1
            while not self.is_open:
                await asyncio.sleep(0.01)
            return await ask(process, subject, task)

        monkeypatch.setattr(crew.Process, "ask", guarded)


@pytest.fixture
def gate(monkeypatch):
    return Gate(monkeypatch)


# ---------------------------------------------------------------- what it says


def test_the_browser_is_told_what_the_terminal_says(game, found):
    ann = game.players[0]
    record = records.parse(ann.get(f"/api/tables/{game.id}/record").text)
    [own] = review(record, 0, Effort(found["playouts"]), making.SEED).seats
    assert found["choices"] == own.choices > 1
    told = [(one["number"], one["played"], one["other"]) for one in found["mistakes"]]
    assert told == [(one.choice.number, one.choice.played, one.other) for one in own.mistakes]
    assert [point["shares"] for point in found["course"]] == [
        [round(1000 * share) for share in moment.shares] for moment in own.course
    ]
    assert [point["number"] for point in found["course"]] == [*range(1, own.choices + 1), None]
    assert {point["round"] for point in found["course"]} == {4}


def test_a_choice_is_shown_as_its_seat_saw_it(game, found):
    ann = game.players[0]
    shown = ann.get(f"{game.path()}/choices/2").json()
    plies = ann.get(f"/api/tables/{game.id}/replay/0").json()["plies"]
    views = [ann.get(f"/api/tables/{game.id}/replay/{ply}").json()["views"][0] for ply in range(plies)]
    assert shown["view"] in views
    assert shown["played"] in [action["action"] for action in shown["actions"]]
    for number in (0, found["choices"] + 1):
        assert ann.get(f"{game.path()}/choices/{number}").json()["code"] == "no-choice"


def test_another_action_can_be_tried(game, found):
    ann = game.players[0]
    shown = ann.get(f"{game.path()}/choices/1").json()
    other = next(one["action"] for one in shown["actions"] if one["action"] != shown["played"])
    tried = ann.post(f"{game.path()}/try", number=1, action=other).json()
    assert tried["action"] == other
    assert tried["said"][0]["id"].startswith("review-tried-")
    assert (tried["worth"] > 0) <= (tried["said"][0]["id"] != "review-tried-weaker")
    again = ann.post(f"{game.path()}/try", number=1, action=other).json()
    assert again == tried
    same = ann.post(f"{game.path()}/try", number=1, action=shown["played"]).json()
    assert (same["worth"], same["said"][0]["id"]) == (0, "review-tried-same")
    assert ann.post(f"{game.path()}/try", number=1, action="bid 9").json()["code"] == "not-legal"
    assert ann.post(f"{game.path()}/try", number=99, action="done").json()["code"] == "no-choice"


def test_playing_on_begins_with_what_the_seat_saw(game, found):
    ann = game.players[0]
    shown = ann.get(f"{game.path()}/choices/1").json()
    seats = [{"kind": "me"}, {"kind": "screen"}]
    hands = []
    for _ in range(6):
        opened = ann.post(f"{game.path()}/fork", number=1, seats=seats).json()
        own, other = [ann.look(opened["table"], key) for key in opened["keys"]]
        assert own.push["view"] == shown["view"]
        assert own.choices == [one["action"] for one in shown["actions"]]
        hands.append(msgspec.json.encode(other.push["view"]["products"]))
    assert len(set(hands)) > 1  # what she could not know is imagined anew
    assert ann.post(f"{game.path()}/fork", number=99, seats=seats).json()["code"] == "no-choice"


# ---------------------------------------------------------------- whose it is


def test_a_review_is_for_whoever_played_the_seat(server, game, found):
    ann, bob = game.players
    eve, nobody = Guest(server.url, "Eve"), Guest(server.url, None)
    for seat, others in ((0, (bob,)), (1, (ann,)), (7, (ann, bob))):
        path = game.path(seat)
        calls = [
            lambda who, path=path: who.get(path),
            lambda who, path=path: who.post(f"{path}/ask"),
            lambda who, path=path: who.get(f"{path}/choices/1"),
            lambda who, path=path: who.post(f"{path}/try", number=1, action="done"),
            lambda who, path=path: who.post(f"{path}/fork", number=1, seats=[{"kind": "me"}, {"kind": "friend"}]),
        ]
        for call in calls:
            assert {call(other).json()["code"] for other in others} == {"not-your-review"}
            assert call(eve).json()["code"] == "players-only"
            assert call(nobody).status_code == 401
    eve.http.headers["entrepot-key"] = game.keys[1]
    assert eve.get(game.path(1)).status_code == 200  # a key holds the seat as well
    assert eve.get(game.path(0)).json()["code"] == "not-your-review"


def test_a_game_that_goes_on_is_not_reviewed(server):
    ann = Guest(server.url)
    opened = ann.open("me", "friend")
    path = f"/api/tables/{opened['table']}/reviews/0"
    assert ann.post(f"{path}/ask").json()["code"] == ann.get(path).json()["code"] == "not-over"
    assert ann.get("/api/tables/none/reviews/0").json()["code"] == "no-table"


def test_two_games_that_a_seat_cannot_tell_apart_give_it_the_same_review(server):
    real = last_round(2)
    imagined = real.determinize(0, seeded(2))
    assert real.view(0) == imagined.view(0)
    assert real.view(1)["products"] != imagined.view(1)["products"]
    one, two = [Finished(server, state) for state in (real, imagined)]
    for seat in (0, 1):
        for world in (one, two):
            world.ask(seat)
    own = [world.wait("done") for world in (one, two)]
    assert own[0] == own[1]
    assert own[0]["found"]["choices"] > 1
    assert one.wait("done", seat=1) != two.wait("done", seat=1)
    for number in range(1, own[0]["found"]["choices"] + 1):
        shown = [world.players[0].get(f"{world.path()}/choices/{number}").json() for world in (one, two)]
        assert shown[0] == shown[1]
    other = next(one["action"] for one in shown[0]["actions"] if one["action"] != shown[0]["played"])
    tried = [world.players[0].post(f"{world.path()}/try", number=number, action=other).json() for world in (one, two)]
    assert tried[0] == tried[1]


# ---------------------------------------------------------------- made once, whatever dies


def test_what_is_asked_for_twice_is_made_once(server, gate):
    game = Finished(server, last_round(3))
    game.ask()
    game.ask()
    gate.is_open = True
    first = game.wait("done")
    asked = gate.count
    assert game.ask() == first
    assert gate.count == asked
    work = first["found"]["choices"]
    assert asked <= 1 + 6 + 2 * work + 2 * work  # to open, to time, chances and looks, longer looks of two kinds


def test_a_review_outlives_the_processes_that_make_it(server, gate):
    game = Finished(server, last_round(4))
    game.ask()
    gate.is_open = True
    killed = 0
    while game.look()["state"] != "done":
        running_ = server.service.coach.crew._processes[0].child._process
        if killed < 1 and running_ is not None and gate.count > 3:
            running_.kill()
            killed += 1
    assert killed


def test_a_review_that_fails_can_be_asked_for_again(server, monkeypatch):
    game = Finished(server, last_round(5))

    async def dead(process, subject, task):
        raise crew.NoAnswer("dead")

    with monkeypatch.context() as broken:
        broken.setattr(crew.Process, "ask", dead)
        game.ask()
        assert game.wait("failed", "done")["state"] == "failed"
    game.ask()
    game.wait("done")


def test_what_was_asked_for_is_made_however_often_the_server_is_killed(tmp_path):
    with running(tmp_path, **SMALL) as first:
        game = Finished(first, last_round(1))
        session = game.players[0].cookies()
    served = Forked(tmp_path, **SMALL)
    try:
        game.players[0] = Guest(served.url, None, session=session)
        game.ask()
        for _ in range(2):
            served.kill()
            with closing(sqlite3.connect(tmp_path / "entrepot.db")) as database:
                assert database.execute("select seat, state from reviews").fetchall() == [(0, "asked")]
            served.start()
            assert game.look()["state"] in ("waiting", "working")
        assert game.wait("done", "failed")["state"] == "done"
    finally:
        close_all()
        served.close()


# ---------------------------------------------------------------- behind everything else


def test_reviews_stand_still_while_the_server_is_late_or_somebody_has_used_up_his_time(server, gate, monkeypatch):
    monkeypatch.setattr(place, "PAUSE_SECONDS", 0.01)
    gate.is_open = True
    coach_ = server.service.coach
    allowance = coach_.crew.allowance
    monkeypatch.setattr(coach_, "_places", Turns([0], 1, allowance))  # one review at a time
    game = Finished(server, last_round(6))
    bob = server.service.signer.open(game.players[1].cookies()["entrepot_session"]).guest
    calm = [False]
    monkeypatch.setattr(coach_, "_is_calm", lambda: calm[0])
    game.ask()
    assert game.wait("working", "done")["state"] == "working"
    assert gate.count == 0
    calm[0] = True
    game.wait("done")

    allowance.use((bob,), 2e9)
    count = gate.count
    game.ask(1)
    assert game.wait("working", "done", seat=1)["state"] == "working"
    other = Finished(server, last_round(7))  # from the same address, which has time left: he keeps it from nothing
    other.ask()
    other.wait("done")
    assert game.look(1)["state"] == "working"
    assert gate.count > count
    tried = game.players[1].post(f"{other.path(1)}/try", number=1, action="done")
    assert tried.status_code == 403
    allowance._accounts.clear()
    game.wait("done", seat=1)


def test_one_address_has_a_few_reviews_under_way_and_no_more(server, gate, monkeypatch):
    monkeypatch.setattr(coach, "MOST_ASKED", 2)
    games = [Finished(server, last_round(8)) for _ in range(2)]
    games[0].ask()
    games[0].ask(1)
    answer = games[1].players[0].post(f"{games[1].path()}/ask")
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many-reviews")
    assert games[1].look()["state"] == "none"
    gate.is_open = True
    games[0].wait("done")
    games[0].wait("done", seat=1)
    games[1].ask()
    games[1].wait("done")
