"""What is there once a game is over: its record, its positions, its proof, and tables that go on from it."""

from __future__ import annotations

import hashlib
import secrets

import pytest
from table_server import Guest, running

import entrepot
from entrepot.files import record as records
from entrepot.files.content import toml_text
from entrepot.table import creating, past


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("finished")) as found:
        yield found


def finish(seats):
    """Play for these seats until the game is over; some steps are taken back."""
    turn = 0
    while seats[0].push["outcome"] is None:
        for seat in seats:
            if seat.number is not None:
                turn += 1
                assert seat.act(seat.choices[turn % min(2, len(seat.choices))])["type"] == "done"
                if seat.push["undo"] and turn % 3 == 0:
                    assert seat.undo(1)["type"] == "done"
            seat.news()


@pytest.fixture(scope="module")
def over(server):
    ann = Guest(server.url)
    opened = ann.open("me", "friend", options={"length": "quick-4"})
    seats = [ann.look(opened["table"], key) for key in opened["keys"]]
    path = f"/api/tables/{opened['table']}"
    assert ann.get(f"{path}/record").json()["code"] == "not-over"
    assert ann.get(f"{path}/replay/0").status_code == 409
    finish(seats)
    return ann, path, seats[0]


def test_the_proof_keeps_the_promise_that_was_shown_at_the_start(over):
    _, _, seat = over
    proof = seat.push["proof"]
    assert hashlib.sha256(bytes.fromhex(proof["secret"])).hexdigest() == proof["promise"] == seat.table["promise"]
    first = next(frame for frame in seat.frames if '"push"' in frame)
    assert '"proof":null' in first
    assert not any(proof["secret"] in frame for frame in seat.frames if '"outcome":null' in frame)


def test_the_story_has_every_action_and_the_round_of_every_position(over):
    ann, path, _ = over
    story = ann.get(f"{path}/replay").json()
    plies = ann.get(f"{path}/replay/0").json()["plies"]
    assert len(story["moves"]) == plies
    assert len(story["rounds"]) == plies + 1
    assert story["rounds"] == sorted(story["rounds"])
    middle = plies // 2
    shown = ann.get(f"{path}/replay/{middle}").json()
    assert (story["moves"][middle - 1]["seat"], story["moves"][middle - 1]["move"]) == (shown["mover"], shown["move"])
    assert story["rounds"][middle] == shown["view"]["round"]


def test_the_record_replays_and_has_no_move_that_was_taken_back(over):
    ann, path, seat = over
    answer = ann.get(f"{path}/record")
    assert answer.headers["content-disposition"].endswith('.game.json"')
    record = records.parse(answer.text)
    assert records.replay(record).outcome() == seat.push["outcome"]
    assert record.secret == seat.push["proof"]["secret"]


def test_every_ply_can_be_looked_at_with_open_hands(over):
    ann, path, seat = over
    first = ann.get(f"{path}/replay/0").json()
    assert (first["ply"], first["seat"], first["mover"], first["move"]) == (0, None, None, None)
    assert first["events"][0]["kind"] == "began"
    assert [view["seat"] for view in first["views"]] == [0, 1]
    assert all(view["products"] for view in first["views"])
    last = ann.get(f"{path}/replay/{first['plies']}").json()
    assert last["view"]["ending"] == seat.push["outcome"]["ending"]
    assert last["views"][0] == seat.push["view"]
    assert last["move"]["id"].startswith("tradejack-do-")
    assert ann.get(f"{path}/replay/{first['plies'] + 1}").json()["code"] == "no-ply"
    assert ann.get(f"{path}/replay/-1").status_code == 404


def test_positions_kept_on_the_way_are_those_that_playing_from_the_start_leads_to(over, monkeypatch):
    ann, path, _ = over
    plies = ann.get(f"{path}/replay/0").json()["plies"]
    wanted = [plies, *range(0, plies, 3), *range(plies, -1, -7)]
    before = [ann.get(f"{path}/replay/{ply}").json() for ply in wanted]
    monkeypatch.setattr(past, "KEPT_EVERY", 4)
    assert [ann.get(f"{path}/replay/{ply}").json() for ply in wanted] == before
    assert [ann.get(f"{path}/replay/{ply}").json() for ply in wanted] == before


def test_positions_come_by_stretches(over):
    ann, path, _ = over
    plies = ann.get(f"{path}/replay/0").json()["plies"]
    assert plies > 40
    single = [ann.get(f"{path}/replay/{ply}").json() for ply in range(5, 9)]
    assert ann.get(f"{path}/replay/5/8").json() == single
    assert [one["ply"] for one in ann.get(f"{path}/replay/{plies - 1}/{plies + 9}").json()] == [plies - 1, plies]
    assert [one["ply"] for one in ann.get(f"{path}/replay/0/{plies}").json()] == list(range(8))
    assert ann.get(f"{path}/replay/{plies + 1}/{plies + 2}").json()["code"] == "no-ply"


def test_a_fork_goes_on_from_there_with_chance_of_its_own(over, monkeypatch):
    ann, path, seat = over
    monkeypatch.setattr(creating, "secrets", secrets)  # as it is where no test has fixed it
    middle = ann.get(f"{path}/replay/9").json()
    answer = ann.post(f"{path}/fork", ply=9, seats=[{"kind": "me"}, {"kind": "friend"}])
    assert answer.status_code == 201
    opened = answer.json()
    opened["keys"][1] = ann.sit(opened["table"], opened["keys"][1])
    seats = [ann.look(opened["table"], key) for key in opened["keys"]]
    assert [other.push["view"] for other in seats] == middle["views"]
    assert seats[0].table["promise"] != seat.table["promise"]
    finish(seats)
    record = records.parse(ann.get(f"/api/tables/{opened['table']}/record").text)
    assert record.segments[0].start is not None
    assert records.replay(record).outcome() == seats[0].push["outcome"]
    assert ann.get(f"/api/tables/{opened['table']}/replay/0").json()["views"] == middle["views"]


def test_a_fork_needs_a_position_that_goes_on_and_as_many_seats(over):
    ann, path, _ = over
    plies = ann.get(f"{path}/replay/0").json()["plies"]
    two = [{"kind": "me"}, {"kind": "friend"}]
    assert ann.post(f"{path}/fork", ply=plies, seats=two).json()["code"] == "over"
    assert ann.post(f"{path}/fork", ply=3, seats=[*two, {"kind": "friend"}]).json()["code"] == "bad-seats"
    assert Guest(ann.url, None).post(f"{path}/fork", ply=3, seats=two).status_code == 401


def test_a_table_without_onlookers_is_told_to_its_players_alone(server):
    ann = Guest(server.url)
    opened = ann.open("me", "friend", watch=False, options={"length": "quick-4"})
    finish([ann.look(opened["table"], key) for key in opened["keys"]])
    path = f"/api/tables/{opened['table']}"
    assert ann.get(f"{path}/replay/0").status_code == 200
    for other in (Guest(server.url, None), Guest(server.url, "Eve")):
        assert other.get(f"{path}/record").json()["code"] == "players-only"
        assert other.get(f"{path}/replay/0").status_code == 403


def test_cards_of_ones_own_are_played_with_and_stand_in_the_record(server):
    game = entrepot.game("tradejack")
    text = toml_text(game.content, game.schema).replace('en = "Soap"', 'en = "Candle"')
    ann = Guest(server.url)
    opened = ann.open("me", "bot:greedy", content=text, options={"length": "quick-4"})
    seat = ann.look(opened["table"], opened["keys"][0])
    while seat.push["outcome"] is None:
        seat.until_asked()
        if seat.number is not None:
            seat.act(seat.choices[0])
    assert any("Candle" in frame for frame in seat.frames)
    record = records.parse(ann.get(f"/api/tables/{opened['table']}/record").text)
    assert record.content.data is not None
    assert records.replay(record).outcome() == seat.push["outcome"]


def test_wrong_cards_are_refused_with_their_row(server):
    game = entrepot.game("tradejack")
    text = toml_text(game.content, game.schema).replace("copies = ", "copies = -", 1)
    seats = [{"kind": "me"}, {"kind": "friend"}]
    answer = Guest(server.url).post("/api/tables", game="tradejack", seats=seats, content=text)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-content")
    assert "row 1" in answer.json()["message"]
