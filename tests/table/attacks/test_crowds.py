"""What is told to many, and what bots do by themselves, is paid for by somebody."""

from __future__ import annotations

import time

import pytest
from table_server import Guest, running

import entrepot
from entrepot.files.content_toml import toml_text
from entrepot.table.bots import move_costs
from entrepot.table.limits import LISTENER_COSTS, Budget, Limits
from entrepot.table.routes import CONTENT_COSTS


@pytest.fixture
def server(tmp_path):
    with running(tmp_path) as found:
        yield found


def test_bots_play_no_faster_than_is_paid_for(server):
    server.service.bots._budget = Budget(Limits(share=10.0, at_once=20.0))
    ann = Guest(server.url)
    watcher = ann.look(ann.open(*["bot:uniform"] * 5)["table"])
    time.sleep(3)
    watcher.news()
    assert 1 < server.service.tables.in_memory(watcher.table["id"]).number < 20


def test_a_bots_move_is_dearer_with_each_who_looks_on(server):
    ann = Guest(server.url)
    seat = ann.look((opened := ann.open("me", "bot:uniform"))["table"], opened["keys"][0])
    table = server.service.tables.in_memory(opened["table"])
    ann.look(opened["table"])
    one = move_costs(table)
    watchers = [ann.look(opened["table"]) for _ in range(5)]
    assert move_costs(table) == pytest.approx(one + LISTENER_COSTS * len(watchers))
    seat.close()


def test_what_becomes_of_a_seat_is_paid_for_by_all_who_hear_of_it(server, monkeypatch):
    paid = []

    async def pay(callers, cost):
        paid.append(cost)

    ann = Guest(server.url)
    opened = ann.open("me", "friend")
    seats = [ann.look(opened["table"], opened["keys"][0]) for _ in range(10)]
    monkeypatch.setattr(server.service, "pay", pay)
    ann.sit(opened["table"], opened["keys"][1])
    assert paid == [2 * LISTENER_COSTS * len(seats)]


def test_cards_of_a_tables_own_cost_more_than_those_of_the_game(server, monkeypatch):
    paid = []

    async def pay(callers, cost):
        paid.append(cost)

    shipped = entrepot.game("tradejack")
    own = toml_text(shipped.content, shipped.schema).replace('en = "Soap"', 'en = "Candle"')
    ann = Guest(server.url)
    tables = [ann.open("me", "friend")["table"], ann.open("me", "friend", content=own)["table"]]
    monkeypatch.setattr(server.service, "pay", pay)
    found = [ann.get(f"/api/tables/{table}/content") for table in tables]
    assert ["Candle" in answer.text for answer in found] == [False, True]
    assert paid == [CONTENT_COSTS]
