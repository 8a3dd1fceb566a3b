"""Kills with orders pending: what was acknowledged is carried out, once."""

from __future__ import annotations

import pytest
from table_kills import kill_often
from table_pending import Ordering, check_each_is_carried_out_once, check_orders, close, rows
from table_process import Forked
from table_server import Guest, close_all


def kill_with_orders(folder, kills, seed):
    victims = kill_often(folder, [Ordering] * 3, kills, seed, check_each_is_carried_out_once, check_orders)
    assert any(victim.done for victim in victims)
    assert rows(folder, "select count(*) from orders where ended = 'gone'") == [(0,)]


@pytest.mark.slow
def test_kills_with_orders_pending_lose_none_and_double_none(tmp_path):
    kill_with_orders(tmp_path, 5, seed=0)


@pytest.mark.full
@pytest.mark.parametrize("tenth", range(1, 11))
def test_a_hundred_kills_with_orders_pending(tmp_path, tenth):
    kill_with_orders(tmp_path, 10, seed=tenth)


@pytest.mark.slow
def test_what_was_taken_back_stays_so_after_a_kill(tmp_path):
    served = Forked(tmp_path)
    try:
        opened = Guest(served.url).open("me", "friend", options={"first-player": "seat-1"}, takebacks=True)
        for turn in range(3):
            seats = [Guest(served.url, None).look(opened["table"], key) for key in opened["keys"]]
            before = [seat.push["view"] for seat in seats]
            assert seats[0].act("bid 1", id=f"bid {turn}")["type"] == "done"
            seats[0].say(type="arrange", seat=0, id=f"ask {turn}", do="takeback")
            assert seats[0].answer(f"ask {turn}")["type"] == "done"
            seats[1].say(type="arrange", seat=1, id=f"allow {turn}", do="allow", whom=0)
            assert seats[1].answer(f"allow {turn}")["type"] == "done"
            served.kill()
            close_all()
            served.start()
            again = [Guest(served.url, None).look(opened["table"], key) for key in opened["keys"]]
            assert [seat.push["view"] for seat in again] == before
            again[1].say(type="arrange", seat=1, id=f"allow {turn}", do="allow", whom=0)
            assert again[1].answer(f"allow {turn}")["type"] == "done"  # it is known, and not done again
            close(again)
    finally:
        close_all()
        served.close()
