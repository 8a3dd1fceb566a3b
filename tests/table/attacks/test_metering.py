"""What takes longer than it was said to is paid for by whoever causes it."""

from __future__ import annotations

import asyncio
import time

import pytest
from table_server import Guest, running

from entrepot.table import bots, drawings
from entrepot.table.lasting.archive import GAME_COSTS
from entrepot.table.limits import MEGABYTE_COSTS, OPENING_COSTS, Budget, Limits
from entrepot.table.messages import Act
from entrepot.table.metering import Bill, bill, metered

HERE = "127.0.0.1"


@pytest.fixture
def server(tmp_path):
    with running(tmp_path) as found:
        yield found


def watch(monkeypatch, budget, name):
    """Return what that budget is asked for from now on, as pairs of payers and cost."""
    asked, before = [], getattr(budget, name)

    def ask(payers, cost, *more):
        asked.append((list(payers), cost))
        return before(payers, cost, *more)

    monkeypatch.setattr(budget, name, ask)
    return asked


def work(seconds):
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def test_the_steps_of_a_piece_of_work_are_counted_and_nothing_that_others_do_meanwhile(monkeypatch):
    budget = Budget(Limits())
    charged = watch(monkeypatch, budget, "charge")

    async def part():
        work(0.02)

    async def whole():
        work(0.02)
        await asyncio.sleep(0.01)
        await asyncio.create_task(metered(part()))
        with pytest.raises(ZeroDivisionError):
            await asyncio.gather(failing())
        bill().pay(["ann"], 5.0)
        return "done"

    async def failing():
        await asyncio.sleep(0)
        raise ZeroDivisionError

    async def main():
        found = asyncio.create_task(metered(whole(), Bill(budget, ["ann"], 10.0)))
        await asyncio.sleep(0)
        work(0.05)
        return await found

    assert asyncio.run(main()) == "done"
    assert {payer for payers, _ in charged for payer in payers} == {"ann"}
    assert 30 <= sum(cost for _, cost in charged) < 45


def test_work_for_which_nobody_waits_any_more_ends():
    ended = []

    async def whole():
        try:
            await asyncio.sleep(10)
        finally:
            ended.append(True)

    async def main():
        task = asyncio.create_task(metered(whole()))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert task.cancelled()

    asyncio.run(main())
    assert ended == [True]


def test_an_action_that_takes_longer_than_it_costs_is_paid_for(server, monkeypatch):
    ann = Guest(server.url)
    opened = ann.open("me", *["friend"] * 5, game="price_of_power")
    seats = [ann.look(opened["table"], key) for key in opened["keys"]]
    monkeypatch.setattr(Act, "cost", 0.01)
    charged = watch(monkeypatch, server.app.state.budget, "charge")
    asked = next(seat for seat in seats if seat.number is not None)
    assert asked.act(asked.choices[0])["type"] == "done"
    assert sum(cost for payers, cost in charged if HERE in payers) > 1


def test_a_bots_move_that_takes_longer_than_it_costs_is_paid_for_by_who_opened_the_table(server, monkeypatch):
    monkeypatch.setattr(bots, "MOVE_COSTS", 0.01)
    charged = watch(monkeypatch, server.service.bots._budget, "charge")
    ann = Guest(server.url)
    watcher = ann.look(ann.open(*["bot:uniform"] * 6, game="price_of_power")["table"])
    for _ in range(5):
        watcher.until("push")
    assert sum(cost for payers, cost in charged if HERE in payers) > 1


def test_to_bring_a_table_into_the_memory_is_paid_for(server, monkeypatch):
    ann = Guest(server.url)
    opened = ann.open("me", "friend", is_full=False)
    taken = watch(monkeypatch, server.app.state.budget, "take")
    assert ann.post(f"/api/tables/{opened['table']}/invite", key="no key of this table", seat=1).status_code == 403
    assert OPENING_COSTS in [cost for _, cost in taken]


def test_each_game_of_an_archive_is_paid_for_however_short_and_what_it_takes_is_measured(server, monkeypatch):
    ann = Guest(server.url, "Ann")
    for _ in range(3):
        opened = ann.open("me", "friend")
        seat = ann.look(opened["table"], opened["keys"][0])
        seat.say(type="arrange", seat=0, id="c", do="cancel", whom=None)
        assert seat.answer("c")["type"] == "done"
        seat.close()
    service = server.service
    asked, charged = watch(monkeypatch, service.budget, "take"), watch(monkeypatch, service.budget, "charge")
    names = service.playtests.names

    async def slowly(id):
        work(0.1)
        return await names(id)

    monkeypatch.setattr(service.playtests, "names", slowly)
    assert ann.get("/api/me/games").status_code == 200
    assert [cost for _, cost in asked].count(GAME_COSTS) == 3
    assert sum(cost for payers, cost in charged if HERE in payers) > 200


def test_a_large_file_of_a_drawing_costs_more_than_a_small_one(server, monkeypatch, tmp_path):
    (tmp_path / "drawing.js").write_text("//")
    (tmp_path / "large.png").write_bytes(bytes(4_000_000))
    drawing = drawings.Drawing(tmp_path)
    monkeypatch.setattr(drawings, "drawing_of", lambda _: drawing)
    ann, costs = Guest(server.url, "Ann"), []
    for name in ("drawing.js", "large.png"):
        asked = watch(monkeypatch, server.service.budget, "take")
        assert ann.get(f"/api/games/tradejack/drawing/{drawing.digest}/{name}").status_code == 200
        costs.append(sum(cost for payers, cost in asked if HERE in payers))
    assert costs[1] - costs[0] == pytest.approx(4 * MEGABYTE_COSTS, abs=0.01)
