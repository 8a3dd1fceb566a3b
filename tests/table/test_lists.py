"""What is told of tables: lists page by page, and of tables without onlookers to strangers next to nothing."""

from __future__ import annotations

import asyncio

import pytest
from table_server import Guest, running

from entrepot.table.columns import TABLES
from entrepot.table.outside_bot import Link, play
from entrepot.table.storage import Storage

SHORT = {"length": "quick-4"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("lists")) as found:
        yield found


def ids(answer):
    assert answer.status_code == 200, answer.text
    return [info["id"] for info in answer.json()]


def test_lists_come_page_by_page_and_nothing_is_left_out(tmp_path):
    moments = iter([1.0] * 1000)  # all at one moment: the order is the same all the same
    with running(tmp_path, clock=lambda: next(moments)) as server:
        ann = Guest(server.url)
        opened = {ann.open("me", "bot:uniform")["table"] for _ in range(7)}
        found, page = [], ids(ann.get("/api/tables?limit=3"))
        while page:
            found += page
            page = ids(ann.get(f"/api/tables?limit=3&before={found[-1]}"))
        assert set(found) == opened
        assert len(found) == 7
        assert found == ids(ann.get("/api/tables"))
        assert ids(ann.get("/api/tables?before=nothing")) == []


def test_a_list_says_of_each_table_what_the_table_says(server):
    ann = Guest(server.url)
    kinds = (["me", "bot:uniform"], ["me", "friend"], ["me", "friend"])
    tables = [ann.open(*seats, is_full=False, hints=len(seats) > 1) for seats in kinds]
    ended = tables[1]["table"]
    chosen = TABLES.update().where(TABLES.c.id == ended)
    server.run(lambda: server.service.storage.writer.run(chosen.values(status="void")))
    told = {info["id"]: {**info, "removed_on": None} for info in ann.get("/api/tables").json()}  # only lists say that
    assert told == {id: ann.get(f"/api/tables/{id}").json() for id in told}
    assert ids(ann.get("/api/tables?only=ended")) == [ended]
    assert set(ids(ann.get("/api/tables?only=going"))) == told.keys() - {ended}


@pytest.mark.parametrize("query", ["limit=0", "limit=31", "limit=x", "only=all", f"before={'x' * 65}"])
def test_a_page_that_is_none_is_refused(server, query):
    answer = Guest(server.url).get(f"/api/tables?{query}")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_a_list_costs_a_handful_of_questions_however_long_it_is(server, monkeypatch):
    ann = Guest(server.url)
    for _ in range(12):
        ann.open("me", "bot:uniform")
    asked, rows = [], Storage.rows
    monkeypatch.setattr(Storage, "rows", lambda self, statement: asked.append(statement) or rows(self, statement))
    assert len(ids(ann.get("/api/tables"))) == 12
    assert len(asked) == 4  # of tables, seats, states and results


def test_the_games_are_put_together_once(server):
    games = server.service.tables.games
    assert games.listed() is games.listed()


def test_of_a_table_without_onlookers_a_stranger_learns_its_name_and_whether_a_seat_is_free(server):
    ann, bob, eve = Guest(server.url), Guest(server.url, "Bob"), Guest(server.url, "Eve")
    opened = ann.open("me", "friend", watch=False, is_full=False)
    path = f"/api/tables/{opened['table']}"
    for who in (eve, Guest(server.url, None)):
        told = who.get(path).json()
        assert told == {"id": opened["table"], "title": told["title"], "is_free": True}
        for hidden in ("content", "record", "replay", "replay/0"):
            answer = who.get(f"{path}/{hidden}")
            assert (answer.status_code, answer.json()["code"]) == (403, "players-only")
    key = {"entrepot-key": opened["keys"][1]}
    for headers in (key, {"entrepot-key": opened["keys"][0]}):
        assert eve.http.get(path, headers=headers).json()["seats"][0]["name"] == "Ann"
        assert eve.http.get(f"{path}/content", headers=headers).status_code == 200
    bob.sit(opened["table"], opened["keys"][1])
    assert bob.get(path).json()["seats"][1]["name"] == "Bob"
    assert bob.get(f"{path}/content").status_code == 200
    assert eve.http.get(path, headers=key).json()["is_free"] is False  # used up, it is for nothing any more


def test_an_outside_bot_plays_where_nobody_looks_on(server):
    ann = Guest(server.url)
    opened = ann.open("friend", "bot:thrifty", watch=False, is_full=False, options=SHORT)
    link = Link.parse(f"{server.url}/table/{opened['table']}#key={opened['keys'][0]}", None)
    assert asyncio.run(play(link, None, "Robo", "1"))["places"]
