"""Lessons on a live table: what a learner may do, what is answered, and that nobody else has any part in them."""

from __future__ import annotations

import asyncio

import pytest
from table_server import Guest, running

from entrepot.table import learning, lessons, pruning
from entrepot.table.limits import Limits

FIRST = "/api/games/tradejack/lessons/first"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("lessons")) as found:
        yield found


def begin(guest):
    answer = guest.post(FIRST)
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    return opened, guest.look(opened["table"], opened["keys"][0])


def until_step(seat, at):
    """Take pushes until the learner is at a step, and nothing is under way."""
    seat.wait(lambda seat: seat.push["lesson"]["pages"] and seat.push["lesson"]["at"] == at)


def test_a_learner_is_told_what_to_look_at_and_what_may_be_done(server):
    opened, seat = begin(Guest(server.url))
    assert [key is None for key in opened["keys"]] == [False, True, True]
    assert (seat.table["lesson"], seat.table["watch"], seat.table["hints"]) == ("first", False, False)
    taught = seat.push["lesson"]
    assert (taught["at"], taught["is_end"]) == (4, False)
    assert [page["look"] for page in taught["pages"]] == [["mat-0"], ["hand"], ["lot"], ["demand"], ["lot"]]
    assert all(set(page["words"]["args"]["text"]) == {"en", "nl"} for page in taught["pages"])
    assert taught["solution"] is None
    assert "bid 2" in taught["offered"]


def test_what_a_lesson_does_not_allow_gets_its_answer_and_changes_nothing(server):
    _, seat = begin(Guest(server.url))
    before = seat.push
    for action in ("bid 5", "pass"):
        refused = seat.act(action)
        assert (refused["type"], refused["code"], refused["clause"]) == ("refused", "lesson", "")
        assert refused["message"]["id"] == "table-lesson-answer"
        assert set(refused["message"]["args"]["text"]) == {"en", "nl"}
    assert seat.act("bid 7")["clause"] == "TJ-BID-07"  # what no rule allows is refused by that
    assert seat.act("bid")["code"] == "bad-action"
    assert seat.news() == []
    assert seat.push == before
    seat.say(type="why", seat=0, id="asked", action="pass")
    assert seat.until("why")["message"]["id"] == "table-lesson-answer"
    seat.say(type="why", seat=0, id="asked", action="bid 2")
    assert seat.until("why")["message"] is None


def test_the_others_do_what_the_lesson_has_them_do(server):
    _, seat = begin(Guest(server.url))
    assert seat.act("bid 2")["type"] == "done"
    until_step(seat, 5)
    assert seat.push["view"]["auction"]["standing_bid"] == 3
    assert seat.act("bid 4")["type"] == "done"
    until_step(seat, 7)
    assert seat.push["view"]["capital"] == [2, 6, 6]


def finish(seat):
    """Take the lesson to its end."""
    for action, at in (("bid 2", 5), ("bid 4", 7), ("pass", 9), ("pair soap-blue", 10), ("with gold-blue", 11)):
        assert seat.act(action)["type"] == "done"
        until_step(seat, at)
    assert seat.act("done")["type"] == "done"
    seat.wait(lambda seat: seat.push["lesson"]["is_end"])


def test_at_its_end_nothing_goes_on(server):
    opened, seat = begin(Guest(server.url))
    finish(seat)
    assert len(seat.push["lesson"]["pages"]) == 3
    assert seat.push["view"]["capital"] == [19, 12, 8]
    number = server.service.tables.in_memory(opened["table"]).number
    assert seat.news() == []
    assert server.service.tables.in_memory(opened["table"]).number == number


def test_what_was_taken_back_is_asked_again(server):
    _, seat = begin(Guest(server.url))
    for action, at in (("bid 2", 5), ("bid 4", 7), ("pass", 9), ("pair soap-blue", 10)):
        seat.act(action)
        until_step(seat, at)
    assert seat.undo()["type"] == "done"
    until_step(seat, 9)
    assert "pair soap-blue" in seat.push["lesson"]["offered"]


def test_a_lesson_is_taken_up_where_it_was_left_also_by_another_server(tmp_path):
    with running(tmp_path) as server:
        opened, seat = begin(Guest(server.url))
        for action, at in (("bid 2", 5), ("bid 4", 7)):
            seat.act(action)
            until_step(seat, at)
        left = seat.push
    with running(tmp_path) as server:
        seat = Guest(server.url, None).look(opened["table"], opened["keys"][0])
        assert (seat.push["view"], seat.push["lesson"]) == (left["view"], left["lesson"])
        assert seat.act("pass")["type"] == "done"
        until_step(seat, 9)
        assert seat.push["view"]["capital"] == [2, 3, 6]  # scripted, also what had not happened yet


def test_what_a_server_was_about_to_do_for_others_it_does_after_its_next_start(tmp_path, monkeypatch):
    with running(tmp_path) as server:
        opened, seat = begin(Guest(server.url))
        monkeypatch.setattr(server.service._teacher, "wake", lambda table: None)
        seat.act("bid 2")
        seat.wait(lambda seat: not seat.push["lesson"]["pages"])
        assert seat.push["lesson"]["offered"] == []
    with running(tmp_path) as server:
        seat = Guest(server.url, None).look(opened["table"], opened["keys"][0])
        until_step(seat, 5)


def test_while_others_are_to_act_the_learner_waits(server, monkeypatch):
    _, seat = begin(Guest(server.url))
    seat.act("bid 2")
    until_step(seat, 5)
    seat.act("bid 4")
    until_step(seat, 7)
    monkeypatch.setattr(server.service._teacher, "wake", lambda table: None)
    seat.act("pass")
    seat.wait(lambda seat: not seat.push["lesson"]["pages"])
    assert seat.push["lesson"]["offered"] == []


def test_a_lesson_is_nobody_elses(server):
    ann, bea = Guest(server.url), Guest(server.url, "Bea")
    opened, seat = begin(ann)
    id = opened["table"]
    assert bea.get(f"/api/tables/{id}").json().keys() == {"id", "title", "is_free"}
    assert bea.get(f"/api/tables/{id}/content").status_code == 403
    assert bea.post(f"/api/tables/{id}/sit", key="x" * 22, own="y" * 22).status_code == 403
    assert all(table["id"] != id for table in ann.get("/api/tables").json())
    for deed in ("bot", "resign", "cancel", "end"):
        seat.say(type="arrange", seat=0, id=f"deed {deed}", do=deed, whom=None)
        assert seat.answer(f"deed {deed}")["code"] == "lesson-alone"
    seat.say(type="order", seat=0, id="order", name="pass", values=[])  # it would do what the lesson does not allow
    assert seat.answer("order")["code"] == "lesson-alone"
    seat.say(type="hint", seat=0, prompt=seat.number, id="hint")
    assert seat.answer("hint")["code"] == "no-hints"
    seat.say(type="past", id="past", seq=1)
    assert seat.until("refused")["code"] == "frozen"
    assert ann.get(f"/api/tables/{id}/record").status_code == 409
    assert ann.post(f"/api/tables/{id}/rematch", key=opened["keys"][0]).status_code == 409


def test_who_is_nobody_or_asks_for_no_lesson_is_refused(server):
    assert Guest(server.url, None).post(FIRST).status_code == 401
    ann = Guest(server.url)
    for path in (
        "tradejack/lessons/none",
        "nogame/lessons/first",
        "haggle/lessons/first",
        "tradejack/lessons/..%2Ffirst",
    ):
        assert ann.post(f"/api/games/{path}").status_code == 404, path


def test_to_begin_a_lesson_anew_takes_the_place_of_the_old_one(server, monkeypatch):
    ann = Guest(server.url)
    first, seat = begin(ann)
    seat.close()
    found = server.service.tables.in_memory(first["table"])
    wait_until(server, lambda: found.is_idle())
    second, _ = begin(ann)
    assert ann.get(f"/api/tables/{first['table']}").status_code == 404
    assert ann.get(f"/api/tables/{second['table']}").status_code == 200


def wait_until(server, ready):
    async def wait():
        while not ready():
            await asyncio.sleep(0.01)

    server.run(wait)


def test_one_guest_keeps_so_many_lessons_and_no_more(server, monkeypatch):
    monkeypatch.setattr(learning, "MOST_LESSONS", 1)
    ann = Guest(server.url)
    first = ann.post(FIRST).json()["table"]
    game, other = next((game, lesson) for game, lesson in others() if (game, lesson) != ("tradejack", "first"))
    assert ann.post(f"/api/games/{game}/lessons/{other}").status_code == 201
    assert ann.get(f"/api/tables/{first}").status_code == 404


def others():
    for game in ("tradejack", "trade_and_triumph", "tradewarz", "trigon", "price_of_power"):
        yield from ((game, lesson.id) for lesson in lessons.lessons_of(game))


def test_lessons_are_tables_and_no_more_are_opened_than_of_these(tmp_path):
    with running(tmp_path, limits=Limits(lag=1e9, tables=2.0, tables_an_hour=0.001)) as server:
        ann = Guest(server.url)
        assert [ann.post(FIRST).status_code for _ in range(3)] == [201, 201, 429]


def test_old_lessons_are_removed_be_they_begun(tmp_path):
    now = [1e9]
    with running(tmp_path, clock=lambda: now[0]) as server:
        ann = Guest(server.url)
        opened, seat = begin(ann)
        seat.act("bid 2")
        until_step(seat, 5)
        seat.close()
        found = server.service.tables.in_memory(opened["table"])
        wait_until(server, lambda: found.is_idle())
        now[0] += (pruning.LESSON_DAYS - 1) * pruning.DAY_SECONDS
        assert server.run(lambda: pruning.prune(server.service.tables)) == 0
        now[0] += 2 * pruning.DAY_SECONDS
        assert server.run(lambda: pruning.prune(server.service.tables)) == 1
        assert ann.get(f"/api/tables/{opened['table']}").status_code == 404


def test_a_lesson_that_has_changed_stands_still_and_says_so(tmp_path, monkeypatch):
    with running(tmp_path) as server:
        opened, seat = begin(Guest(server.url))
        seat.act("bid 2")
        until_step(seat, 5)
    lesson = lessons.lessons_of("tradejack")[0]
    monkeypatch.setitem(lesson.given, "capital", [1, 1, 1])
    with running(tmp_path) as server:
        seat = Guest(server.url, None).look(opened["table"], opened["keys"][0])
        assert seat.push["view"] is None
        assert seat.push["prompt"]["message"]["id"] == "table-frozen-lesson"


def test_the_lobby_knows_the_lessons_of_each_game(server):
    listed = {game["id"]: game["lessons"] for game in Guest(server.url).get("/api/games").json()}
    first = listed["tradejack"][0]
    assert first["id"] == "first"
    assert first["minutes"] > 0
    assert all(set(text) == {"en", "nl"} for text in (first["title"], first["about"], *first["learned"]))
