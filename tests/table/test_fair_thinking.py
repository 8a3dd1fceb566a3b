"""One visitor's bots keep no other's waiting: turns by who has thought least, hints first, and a budget of time."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace

import pytest
from table_server import PATIENCE, Guest, running

from entrepot.table import allowance, bot_processes, bots, service, turns
from entrepot.table.allowance import Allowance
from entrepot.table.bot_processes import BotProcess, BotProcesses
from entrepot.table.bot_worker import Advised, Reply
from entrepot.table.limits import Limits
from entrepot.words import catalogue

THINKS = 0.2
"""Seconds that a bot of these tests takes to look ahead."""
FIRST = {"first-player": "seat-1"}


class Slow(BotProcess):
    """Passes; a bot that searches does so after a while, by the clock that counts what is thought."""

    asked: list[str]
    clock: list[float]

    async def start(self):
        pass

    async def ask(self, question):
        self.asked.append(question.bot)
        await asyncio.sleep(0)
        self.clock[0] += THINKS if question.bot == "hard" else 0
        return await self.pass_at_once(question)

    @staticmethod
    async def pass_at_once(question):
        return Reply("pass", advice=Advised("pass", "bid 1", 0.1, 0.01, 2.0, 20))


@pytest.fixture
def clock(monkeypatch):
    """What is thought takes as long as a test says, and not as long as the machine had something else to do."""
    now = [100.0]
    for module in (allowance, turns, bot_processes):
        monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: now[0]))
    return now


@pytest.fixture
def slow(clock, monkeypatch):
    Slow.asked, Slow.clock = [], clock
    monkeypatch.setattr(bots, "BotProcess", Slow)
    return Slow


async def served(clock, workers, *turns):
    """Let all turns wait while the only process is taken, each for as long; return in which order they are served."""
    order = []
    gate = asyncio.Event()

    def ask(name):
        async def answer(worker):
            order.append(name)
            clock[0] += 0.01

        return answer

    async def hold(worker):
        await gate.wait()

    held = asyncio.create_task(workers.think(hold, False, ("holder",)))
    await asyncio.sleep(0)
    tasks = []
    for name, payers, is_hint in turns:
        tasks.append(asyncio.create_task(workers.think(ask(name), True, payers, is_hint)))
        await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(held, *tasks)
    return order


def test_turns_go_to_who_has_thought_least_and_hints_come_first(clock):
    async def check():
        many = [(f"many {at}", ("loud", f"guest {at}"), False) for at in range(4)]
        turns = [*many, ("honest", ("quiet",), False), ("hint", ("curious",), True), ("again", ("quiet",), False)]
        order = await served(clock, BotProcesses([Slow()], Allowance(100.0, 0.0)), *turns)
        assert order[0] == "hint"
        assert order.index("honest") <= 2
        assert order.index("again") <= 4
        assert [name for name in order if name.startswith("many")] == [name for name, _, _ in many]

    asyncio.run(check())


@pytest.mark.parametrize("is_hint", [False, True])
def test_turns_of_one_visitor_keep_their_order_while_what_is_used_comes_back(clock, is_hint):
    async def check():
        thinking = Allowance(100.0, 1.0)
        thinking.use(("loud",), 90.0)
        turns = [(f"turn {at}", ("loud", f"guest {at}"), is_hint) for at in range(8)]
        assert await served(clock, BotProcesses([Slow()], thinking), *turns) == [name for name, _, _ in turns]

    asyncio.run(check())


def test_a_hint_of_who_has_used_up_the_time_comes_no_sooner_than_its_turn(clock):
    async def check():
        thinking = Allowance(10.0, 0.0)
        thinking.use(("loud",), 11.0)
        turns = [("hint", ("loud",), True), ("honest", ("quiet",), False)]
        assert await served(clock, BotProcesses([Slow()], thinking), *turns) == ["honest", "hint"]

    asyncio.run(check())


def test_what_is_used_up_comes_back_with_time_and_not_for_each_crumb(clock):
    thinking = Allowance(8.0, 0.5)
    thinking.use(("a", "b"), 9.0)
    assert (thinking.left(("a",)), thinking.is_used_up(("a",)), thinking.is_used_up(("c",))) == (-1.0, True, False)
    assert thinking.is_used_up(("c", "b"))
    clock[0] += 4
    assert (thinking.left(("a", "c")), thinking.is_used_up(("a",))) == (1.0, True)
    clock[0] += 2
    assert (thinking.left(("a",)), thinking.is_used_up(("a",))) == (2.0, False)
    clock[0] += 1000
    assert thinking.left(("a",)) == 8.0
    assert [thinking.take(("a",), 5.0) for _ in range(2)] == [True, False]


def test_sixty_tables_of_hard_bots_keep_nobody_waiting(tmp_path, slow, monkeypatch):
    """Both come from one address here, and are told apart as guests; so would be two addresses."""
    monkeypatch.setattr(service.Service, "callers", lambda self, call: [getattr(self.guest(call), "guest", "")])
    gate = asyncio.Semaphore(0)

    async def ask(worker, question):
        await gate.acquire()
        worker.clock[0] += THINKS
        return await Slow.pass_at_once(question)

    monkeypatch.setattr(Slow, "ask", ask)
    with running(tmp_path, bot_workers=2) as server:
        waiting = server.service.bots.processes._turns._waiting

        def wait_for(is_so):
            end = time.monotonic() + PATIENCE
            while not is_so() and time.monotonic() < end:
                time.sleep(0.02)
            assert is_so()

        def think(count):
            for _ in range(count):
                server._loop.call_soon_threadsafe(gate.release)

        mallory, ann = Guest(server.url, "Mallory"), Guest(server.url, "Ann")
        for _ in range(60):
            opened = mallory.open(*["bot:hard"] * 4, "me", options=FIRST)
            mallory.look(opened["table"], opened["keys"][4])
        wait_for(lambda: len(waiting) == 59)
        own = ann.open("bot:hard", "me", options=FIRST)
        seat = ann.look(own["table"], own["keys"][1])
        wait_for(lambda: len(waiting) == 60)
        think(2)  # what is under way, and then hers
        seat.until_asked()
        seat.say(type="hint", seat=1, prompt=seat.number, id="h")
        wait_for(lambda: any(turn.is_hint for turn in waiting))
        think(2)
        assert seat.answer("h")["type"] == "done"


def test_who_has_used_up_the_time_gets_a_quicker_bot_and_is_told_so(tmp_path, slow):
    with running(tmp_path, limits=Limits(lag=1e9, thinking=2 * THINKS, thinking_share=0.0)) as server:
        ann = Guest(server.url)
        opened = ann.open("bot:hard", "me", options=FIRST)
        seat = ann.look(opened["table"], opened["keys"][1])
        assert seat.table["notice"] is None
        end = time.monotonic() + PATIENCE
        while seat.table["notice"] is None and time.monotonic() < end:
            seat.until_asked()
            seat.act("pass" if "pass" in seat.choices else seat.choices[0])
            seat.news()
        assert seat.table["notice"]["id"] == "table-notice-hurried"
        assert slow.asked[:2] == ["hard", "hard"]
        while "greedy" not in slow.asked and time.monotonic() < end:
            time.sleep(0.02)
        assert "greedy" in slow.asked
    assert all("Gre" in catalogue(language).say(seat.table["notice"]) for language in ("en", "nl"))


def test_what_one_guest_may_add_to_the_database_is_bounded(tmp_path):
    seats = [{"kind": "me"}, {"kind": "friend"}]
    with running(tmp_path, limits=Limits(lag=1e9, tables=3, content_bytes=10)) as server:
        ann = Guest(server.url)
        answer = ann.post("/api/tables", game="tradejack", seats=seats, content="#" * 11)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-much-content")
        codes = [ann.post("/api/tables", game="tradejack", seats=seats).status_code for _ in range(3)]
        assert codes == [201, 201, 429]
        assert Guest(server.url).post("/api/tables", game="tradejack", seats=seats).json()["code"] == "too-many-tables"
