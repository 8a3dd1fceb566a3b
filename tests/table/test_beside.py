"""Work beside the loop: one at a time, whoever has used least first, and paid for by those for whom it was done."""

from __future__ import annotations

import asyncio
import time

from entrepot.table.beside import Beside
from entrepot.table.limits import Budget, Limits

CHARGED = Limits(share=1.0, at_once=1000.0, patience=0.0)


def busy(seconds):
    """Keep a processor busy for so long."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def test_who_asks_for_heaps_waits_behind_who_asks_for_little():
    async def check():
        beside, order = Beside(Budget(CHARGED)), []

        async def ask(name, address):
            async with beside.turn([address, f"guest {name}"]) as thread:
                order.append(name)
                await thread.do(lambda: busy(0.2))

        heap = [asyncio.create_task(ask(f"heap {at}", "loud")) for at in range(5)]
        await asyncio.sleep(0)
        quiet = [asyncio.create_task(ask(f"quiet {at}", f"address {at}")) for at in range(2)]
        await asyncio.gather(*heap, *quiet)
        assert order[:3] == ["heap 0", "quiet 0", "quiet 1"]

    asyncio.run(check())


def test_those_pay_for_whom_it_was_done_also_when_it_fails():
    async def check():
        budget = Budget(CHARGED)
        beside = Beside(budget)
        try:
            async with beside.turn(["ann"]) as thread:
                await thread.do(lambda: busy(0.2))
                await thread.do(lambda: busy(0.2) or {}["nothing"])
        except KeyError:
            pass
        assert budget.take(["ann"], 700.0) > 0  # 400 of 1,000 are gone
        assert budget.take(["bob"], 700.0) == 0

    asyncio.run(check())


def test_who_goes_away_does_not_let_two_run_at_once():
    async def check():
        beside, running, most = Beside(Budget(CHARGED)), [], []

        def work():
            running.append(1)
            most.append(len(running))
            busy(0.05)
            running.pop()

        async def ask(address):
            async with beside.turn([address]) as thread:
                await thread.do(work)

        gone = [asyncio.create_task(ask("loud")) for _ in range(3)]
        for task in gone:
            await asyncio.sleep(0.01)
            task.cancel()
        await ask("quiet")
        await asyncio.gather(*gone, return_exceptions=True)
        assert max(most) == 1
        assert running == []

    asyncio.run(check())
