"""What lasts: all my games in one file, being forgotten, and tables that tell that they go."""

from __future__ import annotations

import io
import json
import sqlite3
import time
import zipfile

import pytest
from postgres import EVERYWHERE, whole_text
from sqlalchemy import select
from table_devices import second
from table_process import Forked
from table_server import PATIENCE, Guest, altered, close_all, running

from entrepot.files import record as records
from entrepot.table.person.columns import ERASURES
from entrepot.table.pruning import prune
from entrepot.table.reviews.columns import REVIEWS

QUICK = {"length": "quick-4"}
NAME = "Annabel-Unlike-Any-Other"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("lasting")) as found:
        yield found


def finished(who, *kinds, **more):
    """A table that has been played to its end from one screen."""
    opened = who.open(*(kinds or ("me", "screen")), options=QUICK, **more)
    seats = [who.look(opened["table"], key) for key in opened["keys"]]
    seats[0].say(type="chat", text="well played", id="c")
    while seats[0].push["outcome"] is None:
        for seat in seats:
            seat.news()
            if seat.number is not None:
                seat.act(seat.choices[0])
    for seat in seats:
        seat.close()
    return opened


def until(ready, what):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if ready():
            return
        time.sleep(0.05)
    raise AssertionError(what)


def archive(who):
    answer = who.get("/api/me/games")
    assert answer.status_code == 200, answer.text
    return zipfile.ZipFile(io.BytesIO(answer.content))


def test_all_finished_games_come_in_one_file_and_no_other(server):
    ann, bob = Guest(server.url, "Ann"), Guest(server.url, "Bob")
    tables = {finished(ann)["table"] for _ in range(3)}
    going = ann.open("me", "bot:uniform")["table"]
    others = finished(bob)["table"]
    packed = archive(second(server, ann))  # from another device of hers
    assert packed.testzip() is None
    names = packed.namelist()
    assert {name for name in names if name.endswith(".game.json")} == {f"tradejack-{id}.game.json" for id in tables}
    text = " ".join(names)
    assert going not in text
    assert others not in text
    for id in tables:
        record = records.parse(packed.read(f"tradejack-{id}.game.json").decode())
        assert records.replay(record).outcome() is not None
        (line,) = json.loads(packed.read(f"tradejack-{id}.chat.json"))
        assert (line["name"], line["text"]) == ("Ann", "well played")
    assert "3 finished games" in packed.read("README.txt").decode()
    assert archive(Guest(server.url, "Eve")).namelist() == ["README.txt"]
    assert Guest(server.url, None).get("/api/me/games").status_code == 401


@pytest.mark.parametrize("moves", [0, 5])
@pytest.mark.parametrize("deeds", [["cancel"], ["end", "end"], ["resign", "resign"]])
def test_a_game_that_its_people_have_ended_has_a_record_too(server, deeds, moves):
    ann, bob = Guest(server.url, "Ann"), Guest(server.url, "Bob")
    opened = ann.open("me", "friend", options={"first-player": "seat-1"}, stand_in="greedy")
    id, keys = opened["table"], opened["keys"]
    seats = [bob.look(id, keys[1]), ann.look(id, keys[0])]
    done = 0
    while done < moves:
        for seat in seats:
            seat.news()
            if seat.number is not None and done < moves:
                done += seat.act(seat.choices[0])["type"] == "done"
    assert ann.get(f"/api/tables/{id}/record").json()["code"] == "not-over"
    for seat, deed in zip(seats, deeds, strict=False):
        at = seat.push["seat"]
        seat.say(type="arrange", seat=at, id=deed, do=deed, whom=None)
        assert seat.answer(deed)["type"] == "done"
    until(lambda: ann.get(f"/api/tables/{id}").json()["status"] == "void", "the end")
    record = records.parse(ann.get(f"/api/tables/{id}/record").text)
    assert records.replay(record).outcome() is None
    assert record.count() >= moves
    assert ann.get(f"/api/tables/{id}/replay/{moves}").json()["ply"] == moves
    assert f"tradejack-{id}.game.json" in archive(ann).namelist()
    assert ann.post(f"/api/tables/{id}/reviews/0/ask").json()["code"] == "not-over"


def test_one_archive_at_a_time(server):
    ann = Guest(server.url, "Ann")
    session = server.service.signer.open(ann.cookies()["entrepot_session"])
    callers, archives = ["127.0.0.1", session.guest], server.service.archives

    def until_none_is_under_way():  # who has it all may be quicker than the server, which has still to say so
        until(lambda: not archives._of, "that none is under way")

    until_none_is_under_way()
    archives.begin(callers)
    assert ann.get("/api/me/games").json()["code"] == "archive-under-way"
    archives.end(callers)
    for _ in range(3):
        archive(ann)
        until_none_is_under_way()


def everything(folder):
    """All that stands in a database, and what is left of it in the log of its writes, as one text."""
    if EVERYWHERE:
        return whole_text(folder)
    with sqlite3.connect(folder / "entrepot.db") as database:
        return "\n".join(database.iterdump())


def forget(who):
    first = who.post("/api/me/leave").json()
    return who.post("/api/me/delete", token=first["token"])


def test_whoever_wants_to_be_forgotten_is_and_the_games_stay(tmp_path):
    with running(tmp_path) as server:
        ann, bob = Guest(server.url, NAME), Guest(server.url, "Bob")
        phone = second(server, ann)
        ended = finished(ann)
        going = ann.open("me", "friend", is_full=False)
        bob_key = bob.sit(going["table"], going["keys"][1])
        assert ann.post(f"/api/tables/{ended['table']}/reviews/0/ask").status_code == 200
        seat = ann.look(going["table"], going["keys"][0])
        seat.say(type="chat", text="hello", id="h")
        seat.say(type="arrange", seat=0, id="e", do="end")  # which the log tells by her name
        seat.answer("e")
        ann.post("/api/me/channels", kind="hook", target="https://chat.example.org/x")
        first = ann.post("/api/me/leave").json()
        assert (first["going"], first["ended"]) == (1, 1)
        for token in ("", "x", altered(first["token"]), f"9{first['token']}"):
            assert ann.post("/api/me/delete", token=token).status_code in (400, 409)
        assert bob.post("/api/me/delete", token=first["token"]).json()["code"] == "leave-first"
        assert ann.post("/api/me/delete", token=first["token"]).json() == {"tables": 2}
        for device in (phone, Guest(server.url, None, session=phone.cookies())):
            assert device.get("/api/me").status_code == 401
        storage = server.service.storage
        until(lambda: not server.run(lambda: storage.rows(select(ERASURES))), "that it is done")
        assert not server.run(lambda: storage.rows(select(REVIEWS)))
        watcher = bob.look(going["table"], bob_key)
        assert [one["name"] for one in watcher.table["seats"]] == ["", "Bob"]
        assert not watcher.table["seats"][0]["taken"]
        assert bob.get(f"/api/tables/{ended['table']}/record").status_code == 200
        assert NAME not in json.dumps(bob.get(f"/api/tables/{ended['table']}").json())
        heard = json.dumps([json.loads(frame) for frame in watcher.frames])
        assert NAME not in heard
        assert "hello" in heard
    assert NAME not in everything(tmp_path)


@pytest.mark.slow
def test_a_kill_in_the_middle_of_forgetting_only_delays_it(tmp_path):
    served = Forked(tmp_path)
    try:
        ann = Guest(served.url, NAME)
        for _ in range(6):
            ann.open("me", "friend", is_full=False)
        assert forget(ann).status_code == 200
        served.kill()
        assert NAME in everything(tmp_path)
        for _ in range(4):
            served.start()
            time.sleep(0.03)
            served.kill()
        served.start()
        until(lambda: NAME not in everything(tmp_path), "that the name is gone")
        assert Guest(served.url, None, session=ann.cookies()).get("/api/me").status_code == 401
    finally:
        close_all()
        served.close()


def test_a_second_step_is_good_for_ten_minutes(tmp_path):
    now = [1_000_000.0]
    with running(tmp_path, clock=lambda: now[0]) as server:
        ann = Guest(server.url, "Ann")
        token = ann.post("/api/me/leave").json()["token"]
        now[0] += 601
        assert ann.post("/api/me/delete", token=token).json()["code"] == "leave-first"
        assert ann.get("/api/me").status_code == 200


@pytest.mark.usefixtures("either")
def test_a_table_says_when_it_goes_and_that_it_has_gone(tmp_path):
    now = [1_000_000.0]
    with running(tmp_path, clock=lambda: now[0]) as server:
        ann = Guest(server.url, "Ann")
        unbegun = ann.open("me", "friend", is_full=False)["table"]
        begun = ann.open("me", "bot:uniform")
        seat = ann.look(begun["table"], begun["keys"][0])
        seat.until_asked()
        seat.act(seat.choices[0])
        seat.close()
        told = {info["id"]: info["removed_on"] for info in ann.get("/api/tables").json()}
        assert told == {unbegun: "1970-01-19T13:46:40Z", begun["table"]: None}
        assert ann.get("/api/me/removed").json() == []
        now[0] += 8 * 86_400
        assert server.run(lambda: prune(server.service.tables)) == 1
        (gone,) = ann.get("/api/me/removed").json()
        assert (gone["id"], gone["title"]["en"], gone["created"]) == (unbegun, "Tradejack", "1970-01-12T13:46:40Z")
        assert Guest(server.url, "Eve").get("/api/me/removed").json() == []
        other = ann.open("me", "friend", is_full=False)["table"]
        now[0] += 31 * 86_400
        server.run(lambda: prune(server.service.tables))
        assert [row["id"] for row in ann.get("/api/me/removed").json()] == [other]  # it is told for a month
