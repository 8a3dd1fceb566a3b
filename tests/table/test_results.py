"""What came of finished games: which are rated, what that does to ratings, and that it is done once."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from postgres import of_a_file
from table_process import Forked
from table_server import Guest, close_all, running

from entrepot.table import rating
from entrepot.table.rating import Anchor, Anchored, Standing, first_places, model, rated
from entrepot.table.rows import SeatRow
from entrepot.table.verdict import ResultRow, verdict

BOTS = {"uniform": Anchor(12.0, 1.0, 200), "greedy": Anchor(30.0, 1.0, 200)}
KILLS = 25


@pytest.fixture(autouse=True)
def anchors(monkeypatch):
    monkeypatch.setattr(rating, "anchors", lambda: {"tradejack": Anchored(BOTS, []), "haggle": Anchored(BOTS, [])})


@pytest.fixture
def server(tmp_path):
    with running(tmp_path, bot_workers=1, rates_one_address=True) as found:
        yield found


def play(server, *names, bots=(), game="haggle", **more):
    """Play a game to its end, each seat with its first choice; return its guests and its id."""
    guests = [Guest(server.url, name) for name in names]
    kinds = ["me", *["friend"] * (len(names) - 1), *[f"bot:{bot}" for bot in bots]]
    return guests, finish(guests, *kinds, game=game, **more)


def finish(guests, *kinds, game="haggle", same=False, **more):
    opened = guests[0].open(*kinds, is_full=False, game=game, **{"rated": True, **more})
    id, keys = opened["table"], opened["keys"]
    for at, guest in enumerate(guests[1:], 1):
        keys[at] = (guests[0] if same else guest).sit(id, keys[at])
    seats = [(guests[0] if same else guest).look(id, keys[at]) for at, guest in enumerate(guests)]
    to_end(seats)
    return id


def to_end(seats):
    while True:
        for seat in seats:
            while True:
                seat.news()
                if seat.push["outcome"] is not None:
                    return
                if seat.number is None:
                    break
                seat.act(seat.choices[0])


def settled(server, id, guest):
    """The result of a table, once it is settled."""
    end = time.monotonic() + 60
    while True:
        found = guest.get(f"/api/tables/{id}").json()["result"]
        if found is not None and found["unrated"] is not None:
            return found
        assert time.monotonic() < end
        server.run(lambda: asyncio.sleep(0.02))


def page(guest):
    return guest.get("/api/me/player").json()


# ---------------------------------------------------------------------- the verdict


def result(**more):
    usual = {
        "number": 1,
        "table_id": "t",
        "game": "haggle",
        "ended": 0.0,
        "unrated": "",
        "places": [1, 2, 3],
        "scores": [3, 2, 1],
        "stood_in": [None, None, None],
        "sitters": [(0, "ann"), (1, "bob")],
        "origins": [(0, "x"), (1, "y")],
        "hints": 0,
        "verdict": None,
        "changes": [],
    }
    return ResultRow(**{**usual, **more})


def seats(*kinds):
    return [
        SeatRow("t", at, kind.split(":")[0], "", kind.partition(":")[2] or None, None, True, None)
        for at, kind in enumerate(kinds)
    ]


USUAL = ("me", "friend", "bot:greedy")


@pytest.mark.parametrize(
    ("why", "kinds", "more"),
    [
        ("", USUAL, {}),
        ("by-choice", USUAL, {"unrated": "by-choice"}),
        ("no-places", USUAL, {"places": []}),
        ("stood-in", USUAL, {"stood_in": [None, 3, None]}),
        ("one-screen", ("screen", "screen", "bot:greedy"), {}),
        ("hints", USUAL, {"hints": 1}),
        ("unknown-bot", ("me", "friend", "bot:clever"), {}),
        ("nobody", ("bot:greedy",) * 3, {}),
        ("unknown-player", USUAL, {"sitters": [(0, "ann")]}),
        ("unknown-player", USUAL, {"sitters": [(0, "ann"), (1, "")]}),
        ("unknown-player", USUAL, {"sitters": [(0, "ann"), (1, "bob"), (1, "cleo")]}),
        ("same-player", USUAL, {"sitters": [(0, "ann"), (1, "ann")]}),
        ("same-address", USUAL, {"origins": [(0, "x"), (1, "y"), (1, "x")]}),
        ("", USUAL, {"origins": [(0, "x"), (0, "z"), (1, "y")]}),
        ("", ("me", "bot:greedy", "bot:greedy"), {"sitters": [(0, "ann")], "origins": [(0, "x")]}),
    ],
)
def test_a_verdict_says_why_a_game_is_not_rated(why, kinds, more):
    assert verdict(result(**more), seats(*kinds), BOTS, may_share_address=False) == why


def test_one_address_is_no_reason_where_the_server_says_so():
    assert verdict(result(origins=[(0, "x"), (1, "x")]), seats(*USUAL), BOTS, may_share_address=True) == ""


# ---------------------------------------------------------------------- the figures


def test_whoever_wins_rises_and_a_win_against_a_strong_bot_counts_for_more():
    new, weak, strong = Standing(), Standing(12.0, 1.0), Standing(35.0, 1.0)
    over_weak = rated(model(), [new, weak], [1, 2])[0]
    over_strong = rated(model(), [new, strong], [1, 2])[0]
    below_strong = rated(model(), [new, strong], [2, 1])[0]
    assert over_strong.mu - new.mu > over_weak.mu - new.mu > 0 > below_strong.mu - new.mu
    assert over_strong.sigma < new.sigma
    assert (over_weak.win, below_strong.win) == (1.0, 0.0)
    assert over_strong.expected < 0.5 < over_weak.expected


def test_chances_are_those_of_the_model_and_add_up_to_one():
    chances = first_places([Standing(25, 1), Standing(25, 1), Standing(30, 1)], model().beta)
    assert sum(chances) == pytest.approx(1)
    assert chances[0] == chances[1] < chances[2]
    spread = (3 * (1 + model().beta ** 2)) ** 0.5
    assert chances[2] / chances[0] == pytest.approx(2.718281828 ** (5 / spread))


# ---------------------------------------------------------------------- at a table


def test_a_finished_game_tells_places_and_scores_in_the_list_and_rates_its_players(server):
    (ann, bob), id = play(server, "Ann", "Bob", bots=["uniform"])
    found = settled(server, id, ann)
    listed = ann.get("/api/tables?only=ended").json()[0]["result"]
    assert listed == found
    assert (found["unrated"], len(found["places"]), len(found["scores"])) == ("", 3, 3)
    assert [change is None for change in found["ratings"]] == [False, False, True]
    for seat, guest in enumerate((ann, bob)):
        own, change = page(guest)["games"][0], found["ratings"][seat]
        assert (own["mu"], own["sigma"], own["rated"]) == (change["mu"], change["sigma"], 1)
        assert (own["wins"], own["expected"]) == (change["win"], change["expected"])
        assert [bot["bot"] for bot in own["bots"]] == ["uniform", "greedy"]


def test_a_table_that_was_not_to_be_rated_is_listed_alone(server):
    (ann, _), id = play(server, "Ann", "Bob", rated=False)
    assert settled(server, id, ann)["unrated"] == "by-choice"
    own = page(ann)["games"][0]
    assert (own["rated"], own["others"], own["mu"]) == (0, 1, rating.beginning("haggle").mu)


def test_nobody_is_rated_against_their_own_second_seat(server):
    ann = Guest(server.url, "Ann")
    id = finish([ann, Guest(server.url, "Ann")], "me", "friend", same=True)
    assert settled(server, id, ann)["unrated"] == "same-player"
    assert page(ann)["games"][0]["rated"] == 0


@of_a_file
def test_people_of_one_address_are_not_rated_unless_it_is_allowed_and_no_address_is_kept(tmp_path):
    with running(tmp_path, bot_workers=1) as server:
        (ann, _), id = play(server, "Ann", "Bob")
        assert settled(server, id, ann)["unrated"] == "same-address"
        (cleo,), other = play(server, "Cleo", bots=["uniform"])
        assert settled(server, other, cleo)["unrated"] == ""
        close_all()
    with closing(sqlite3.connect(tmp_path / "entrepot.db")) as database:
        assert database.execute("select count(*) from origins").fetchone() == (0,)
        assert {row for (row,) in database.execute("select origins from results")} == {"[]"}
        assert not any("127.0.0.1" in line for line in database.iterdump())


@pytest.mark.usefixtures("either")
def test_two_addresses_are_two_people(tmp_path):
    with running(tmp_path, bot_workers=1) as server:
        id = finish([Guest(server.url, "Ann"), Guest(server.url, "Bob", source="127.0.0.2")], "me", "friend")
        assert settled(server, id, Guest(server.url, "Cleo"))["unrated"] == ""


def test_a_stranger_reads_a_name_and_figures_and_no_private_table(server):
    (ann, _), shown = play(server, "Ann", "Bob")
    private = finish([ann, Guest(server.url, "Cleo")], "me", "friend", watch=False)
    for id in (shown, private):
        settled(server, id, ann)
    own = page(ann)
    stranger = Guest(server.url, "Eve").get(f"/api/players/{own['id']}").json()
    assert (stranger["name"], stranger["own"], own["own"]) == ("Ann", False, True)
    assert [game["table"] for game in own["finished"]] == [private, shown]
    assert [game["table"] for game in stranger["finished"]] == [shown]
    assert stranger["games"][0]["rated"] == 2
    told = json.dumps(stranger)
    assert not any(secret in told for secret in ann.cookies().values())
    assert Guest(server.url, "Eve").get("/api/players/nobody").status_code == 404


# ---------------------------------------------------------------------- once, whatever happens


def test_ratings_are_worked_out_anew_to_the_same(server):
    (ann, bob), first = play(server, "Ann", "Bob")
    ids = [
        first,
        *[finish([ann, bob], "me", "friend") for _ in range(3)],
        finish([bob, ann], "me", "friend", rated=False),
    ]
    for id in ids:
        settled(server, id, ann)
    before = [page(who) for who in (ann, bob)]
    assert before[0]["games"][0]["rated"] == 4
    assert server.run(server.service.settler.recompute) == 5
    assert [page(who) for who in (ann, bob)] == before
    assert server.run(server.service.settler.settle) is False


@pytest.mark.usefixtures("either")
def test_a_game_that_could_not_be_settled_waits_for_the_next_start(tmp_path, monkeypatch):
    with monkeypatch.context() as patched:
        patched.setattr("entrepot.table.taking_in.model", lambda: None)
        patched.setattr("entrepot.table.settling_results.model", lambda: None)
        with running(tmp_path, bot_workers=1, rates_one_address=True) as server:
            (ann, _), id = play(server, "Ann", "Bob")
            cookies = ann.cookies()
            found = ann.get(f"/api/tables/{id}").json()["result"]
            assert (found["unrated"], found["places"] != []) == (None, True)
    with running(tmp_path, bot_workers=1, rates_one_address=True) as server:
        ann = Guest(server.url, None, session=cookies)
        assert settled(server, id, ann)["unrated"] == ""
        assert page(ann)["games"][0]["rated"] == 1


@pytest.mark.slow
def test_kills_between_the_end_and_the_rating_lose_no_game_and_rate_none_twice(tmp_path):
    rng = random.Random(23)
    server = Forked(tmp_path)
    try:
        ids, cookies = [], []
        for _ in range(KILLS):
            guests = [Guest(server.url, None, session=own) for own in cookies]
            guests = guests or [Guest(server.url, name) for name in ("Ann", "Bob")]
            ids.append(finish(guests, "me", "friend"))
            cookies = [guest.cookies() for guest in guests]
            time.sleep(rng.choice([0, 0, 0.002, 0.005, 0.01]))
            server.kill()
            close_all()
            server.start()
        guests = [Guest(server.url, None, session=own) for own in cookies]
        end = time.monotonic() + 60
        while sum(page(guests[0])["games"][0][key] for key in ("rated", "others")) < KILLS:
            assert time.monotonic() < end
            time.sleep(0.1)
        games = [page(guest)["games"][0] for guest in guests]
        assert [game["rated"] for game in games] == [KILLS, KILLS]
        assert games[0]["wins"] + games[1]["wins"] == pytest.approx(KILLS)
        assert games[0]["expected"] + games[1]["expected"] == pytest.approx(KILLS)
    finally:
        server.close()
        close_all()


def test_a_newcomer_begins_among_the_bots_that_have_a_plan(monkeypatch):
    bots = {"uniform": Anchor(-80.0, 9.0, 200), "thrifty": Anchor(20.0, 4.0, 200), "greedy": Anchor(80.0, 5.0, 200)}
    monkeypatch.setattr(rating, "anchors", lambda: {"haggle": Anchored(bots, [])})
    assert rating.beginning("haggle") == Standing(50.0, 30.0)
    assert rating.beginning("unheard-of") == Standing()


def test_the_command_works_ratings_out_anew_and_prints_them(tmp_path):
    with running(tmp_path, bot_workers=1, rates_one_address=True) as server:
        (ann, bob), id = play(server, "Ann", "Bob")
        settled(server, id, ann)
        told = {page(who)["name"]: page(who)["games"][0]["rated"] for who in (ann, bob)}
    command = [sys.executable, "-m", "entrepot", "ratings", "--data", str(tmp_path), "--json"]
    source = str(Path(__file__).resolve().parents[2] / "src")
    done = subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ, "PYTHONPATH": source})
    assert {row["name"]: row["rated"] for row in json.loads(done.stdout)} == told == {"Ann": 1, "Bob": 1}
