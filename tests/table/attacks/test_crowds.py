"""What is told to many, and what bots do by themselves, is paid for by somebody."""

from __future__ import annotations

import time

import pytest
from table_server import Guest, running

from entrepot.table.limits import LISTENER_COSTS, Budget, Limits


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
