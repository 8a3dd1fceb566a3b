"""Puzzles on a live table: one each day for everybody, what is answered to a choice, and how one ends."""

from __future__ import annotations

import threading

import pytest
from table_server import Guest, running

import entrepot
from entrepot.kernel import registry
from entrepot.puzzles.course import PREFIX
from entrepot.puzzles.puzzle import Puzzle
from entrepot.table import lessons, puzzles

GAMES = [name for name in registry.game_modules() if puzzles.puzzles_of(name)]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("puzzles")) as found:
        yield found


def course_of(game, id):
    return puzzles.puzzle_course(entrepot.game(game), id)


def begin(guest, game, id):
    answer = guest.post(f"/api/games/{game}/lessons/{id}")
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    seat = course_of(game, id).puzzle.seat
    return opened, guest.look(opened["table"], opened["keys"][seat])


def test_a_puzzle_tells_its_last_moves_and_everybody_has_a_name_of_their_own(server):
    ann = Guest(server.url)
    opened, seat = begin(ann, "tradewarz", next(id for id in puzzles.puzzles_of("tradewarz") if "4-2-226" in id))
    assert 4 < len(seat.push["events"]) < 100
    names = [one["name"] for one in ann.get(f"/api/tables/{opened['table']}").json()["seats"]]
    assert len(set(names)) == len(names) == 3


@pytest.fixture
def threads(monkeypatch):
    """The names of the threads in which puzzles' moves were played."""
    found, played = [], Puzzle.position

    def position(puzzle, game):
        found.append(threading.current_thread().name)
        return played(puzzle, game)

    monkeypatch.setattr(Puzzle, "position", position)
    return found


def test_a_puzzle_is_played_beside_the_event_loop(tmp_path, threads):
    game, id = GAMES[0], puzzles.puzzles_of(GAMES[0])[0]
    with running(tmp_path) as server:
        opened, _ = begin(ann := Guest(server.url), game, id)
        session = ann.cookies()
    count = len(threads)
    with running(tmp_path) as server:  # where the table is opened again
        key = opened["keys"][course_of(game, id).puzzle.seat]
        Guest(server.url, None, session=session).look(opened["table"], key)
    assert len(threads) > count > 0
    assert all(name.startswith("asyncio_") for name in threads), threads


def test_all_puzzles_are_listed_and_one_is_the_days(server):
    found = Guest(server.url).get("/api/puzzles").json()
    assert found["games"] == {name: puzzles.puzzles_of(name) for name in GAMES}
    assert found["today"]["puzzle"] in found["games"][found["today"]["game"]]
    assert found == Guest(server.url).get("/api/puzzles").json()


def test_the_days_go_through_all_games_and_all_their_puzzles():
    known = {"a": ["1", "2"], "b": ["1", "2", "3"]}
    days = [puzzles.of_day(known, day) for day in range(12)]
    assert {day.game for day in days[::2]} == {"a"}
    assert {(day.game, day.puzzle) for day in days} == {(game, id) for game, ids in known.items() for id in ids}
    assert puzzles.of_day({}, 5) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_told_right_or_wrong(server, game):
    id = puzzles.puzzles_of(game)[0]
    puzzle = course_of(game, id).puzzle
    opened, seat = begin(Guest(server.url), game, id)
    assert [key is None for key in opened["keys"]] == [other != puzzle.seat for other in range(puzzle.seats)]
    taught = seat.push["lesson"]
    assert taught["pages"] == [{"words": {"id": "puzzle-question", "args": {}}, "look": []}]
    assert set(taught["offered"]) == {puzzle.best, *(other.action for other in puzzle.others)}
    assert taught["solution"]["id"] == "puzzle-solution"
    before = seat.push
    refused = seat.act(puzzle.usual)
    assert (refused["type"], refused["code"]) == ("refused", "lesson")
    assert refused["message"]["id"] in ("puzzle-wrong", "puzzle-wrong-why", "puzzle-first")
    assert seat.news() == []
    assert seat.push == before
    assert seat.act(puzzle.best)["type"] == "done"
    seat.wait(lambda seat: seat.push["lesson"]["is_end"])
    assert [page["words"]["id"] for page in seat.push["lesson"]["pages"]] == ["puzzle-right"]


def test_a_puzzle_is_taken_up_where_it_was_left_also_by_another_server(tmp_path):
    id = puzzles.puzzles_of("tradejack")[0]
    puzzle = course_of("tradejack", id).puzzle
    with running(tmp_path) as server:
        opened, seat = begin(Guest(server.url), "tradejack", id)
        left = seat.push
    with running(tmp_path) as server:
        seat = Guest(server.url, None).look(opened["table"], opened["keys"][puzzle.seat])
        assert (seat.push["view"], seat.push["lesson"]) == (left["view"], left["lesson"])
        assert seat.act(puzzle.best)["type"] == "done"


@pytest.mark.parametrize("id", ["none", "../first", "1", ""])
def test_a_puzzle_that_there_is_not_is_refused(server, id):
    assert Guest(server.url).post(f"/api/games/tradejack/lessons/{PREFIX}{id}").status_code == 404


def test_a_puzzle_that_cannot_be_read_or_fits_no_rules_is_refused(server, monkeypatch, tmp_path):
    id = puzzles.puzzles_of("tradejack")[0]
    whole = puzzles.read_puzzle
    for text, code in (("seats = ", "broken-lesson"), ('game = "tradejack"', "broken-lesson")):
        path = tmp_path / "p.toml"
        path.write_text(text, encoding="utf-8")
        monkeypatch.setattr(puzzles, "read_puzzle", lambda _, path=path: whole(path))
        answer = Guest(server.url).post(f"/api/games/tradejack/lessons/{id}")
        assert (answer.status_code, answer.json()["code"]) == (409, code)


def test_no_lesson_has_the_name_of_a_puzzle():
    assert not [one.id for name in GAMES for one in lessons.lessons_of(name) if one.id.startswith(PREFIX)]
