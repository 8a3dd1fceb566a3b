"""Bots that take their time: no longer than they may, in nobody's way, and never an answer too late."""

from __future__ import annotations

import asyncio
import time

import pytest
from table_server import PATIENCE, START_PROCESSES, Guest, running

import entrepot
from entrepot.bots.find import find_bot
from entrepot.bots.ismcts import Ismcts
from entrepot.bots.search.budget import Budget
from entrepot.kernel.chance import Keyed
from entrepot.kernel.handle import SeatHandle
from entrepot.table import bots
from entrepot.table.bot_processes import BotProcess, BotProcesses, NoAnswer
from entrepot.table.bot_worker import Question, Reply, Thinker, advice
from entrepot.table.bots import thinks_long
from entrepot.table.creating import Author, Plan, open_table
from entrepot.table.deadline import Deadline, in_time
from entrepot.table.wire import SeatWish

SHIPPED = entrepot.game("tradejack")


class Clock:
    """A clock that goes on by one second whenever somebody looks."""

    def __init__(self):
        self.now = 100.0

    def __call__(self):
        self.now += 1.0
        return self.now


def count(budget):
    """The playouts that a budget allows."""
    budget.begin()
    done = 0
    while budget.allows(done):
        done += 1
    return done


def test_a_search_ends_by_its_playouts_or_by_the_clock_whichever_is_first():
    assert count(Deadline(7, 60.0)) == 7
    assert count(Deadline(1000, 5.0, Clock())) == 4
    twice = Deadline(1000, 5.0, Clock())
    assert [count(twice), count(twice)] == [4, 4]


def test_every_bot_that_searches_looks_at_the_clock_with_as_many_playouts_as_before():
    for name in ("medium", "hard"):
        bot = find_bot(SHIPPED, name)(1)
        playouts = bot.budget.playouts
        assert type(bot.budget) is Budget
        assert in_time(bot).budget.playouts == playouts
        assert isinstance(bot.budget, Deadline)
    for name in ("easy", "greedy"):
        assert not isinstance(in_time(find_bot(SHIPPED, name)(1)), Ismcts)


def test_the_process_gives_every_search_its_time():
    state = SHIPPED.new(3, 1)
    (seat,) = state.actors()
    thinker = Thinker()
    asked = Question("t 0", "tradejack", None, state.dump(), seat, "medium", "s", [])
    assert thinker.answer(asked).error == ""
    assert isinstance(thinker._sitters["t 0"].bot.budget, Deadline)
    bot = find_bot(SHIPPED, "medium")(1)
    assert advice(SeatHandle(state, seat), bot).action
    assert isinstance(bot.budget, Deadline)


def test_a_search_without_any_time_left_still_chooses_what_is_legal():
    state = SHIPPED.new(3, 1)
    bot = find_bot(SHIPPED, "hard")(1)
    bot.budget = Deadline(200, 0.0)
    (seat,) = state.actors()
    found = bot.consider(SeatHandle(state, seat))
    assert found.action in state.legal(seat)
    assert found.playouts == 2  # of its choice, and of the next best action


def test_only_bots_that_search_are_thought_to_take_long():
    assert [name for name in SHIPPED.bots if thinks_long(SHIPPED, name)] == []
    thinking = [name for name in ("uniform", "easy", "medium", "hard", "expert") if thinks_long(SHIPPED, name)]
    assert thinking == ["medium", "hard", "expert"]


class Slow(BotProcess):
    """Thinks as long as it is told to; `hard` until it is let go."""

    async def start(self):
        pass

    async def ask(self, question):
        await GATE.wait() if question.bot == "hard" else None
        return Reply(CHOICE)


GATE = asyncio.Event()
CHOICE = "pass"


def test_long_thoughts_leave_a_process_to_the_others_and_one_that_is_cancelled_gives_its_own_back():
    async def check():
        workers = BotProcesses([Slow(), Slow(), Slow()])
        gate = asyncio.Event()

        begun = []

        async def wait(worker):
            begun.append(worker)
            await gate.wait()
            return worker

        async def answer(worker):
            return worker

        long = [asyncio.create_task(workers.think(wait, is_long=True)) for _ in range(5)]
        await asyncio.sleep(0)
        quick = [await asyncio.wait_for(workers.think(answer, is_long=False), 60) for _ in range(4)]
        assert len(set(quick)) == 1  # the others think
        long[0].cancel()
        long[4].cancel()
        await asyncio.sleep(0.05)
        assert len(begun) == 2  # what has begun is thought to its end
        assert len(workers._turns.idle) == 1
        gate.set()
        found = await asyncio.gather(*long, return_exceptions=True)
        assert [isinstance(each, Slow) for each in found] == [False, True, True, True, False]
        again = [await asyncio.wait_for(workers.think(answer, is_long=True), 60) for _ in range(6)]
        assert len(again) == 6
        assert len(workers._turns.idle) == 3

    asyncio.run(check())


def test_one_process_begins_with_the_server_and_the_others_when_they_are_needed():
    begun = []

    class Begun(Slow):
        async def start(self):
            begun.append(self)

    processes = [Begun(), Begun()]
    asyncio.run(START_PROCESSES(BotProcesses(processes)))
    assert begun == processes[:1]


def test_who_asks_again_meets_the_same_process():
    async def check():
        workers = BotProcesses([Slow(), Slow(), Slow()])

        async def answer(worker):
            return worker

        assert len({await workers.think(answer, is_long) for is_long in (False, True, False, True)}) == 1

    asyncio.run(check())


def test_a_thought_that_fails_gives_its_process_back():
    async def check():
        workers = BotProcesses([Slow()])

        async def fail(worker):
            raise NoAnswer("out to lunch")

        for is_long in (True, True, False):
            with pytest.raises(NoAnswer):
                await workers.think(fail, is_long)
        assert len(workers._turns.idle) == 1

    asyncio.run(check())


@pytest.fixture
def slow(tmp_path, monkeypatch):
    """A server with two processes, in which `hard` thinks until the test lets it."""
    monkeypatch.setattr(bots, "BotProcess", Slow)
    with running(tmp_path, bot_workers=2) as server:

        async def gate():
            globals()["GATE"] = asyncio.Event()

        server.run(gate)
        yield server
        server._loop.call_soon_threadsafe(GATE.set)


def test_other_tables_go_on_while_a_bot_thinks(slow):
    ann, bob = Guest(slow.url), Guest(slow.url, "Bob")
    opened = ann.open("bot:hard", "me", options={"first-player": "seat-1"})
    waits = ann.look(opened["table"], opened["keys"][1])
    for _ in range(2):  # two who think would take both processes
        other = ann.open("bot:hard", "me", options={"first-player": "seat-1"})
        ann.look(other["table"], other["keys"][1])
    quick = bob.open("bot:thrifty", "me", options={"first-player": "seat-1"})
    seat = bob.look(quick["table"], quick["keys"][1])
    for _ in range(5):
        seat.until_asked()
        assert seat.act(seat.choices[0])["type"] == "done"
    assert waits.number is None
    assert waits.push["seq"] == 1
    slow._loop.call_soon_threadsafe(GATE.set)
    waits.until_asked()


def test_who_takes_back_while_a_bot_thinks_is_heard_and_the_bot_goes_on(slow):
    start = SHIPPED.load(production().dump(), Keyed(bytes(32)))
    wishes = [SeatWish("friend"), SeatWish("bot", bot="hard")]
    opening = open_table(slow.service.tables, start, bytes(32), wishes, Author(None, ""), Plan(True), is_fork=True)
    opened = slow.run(lambda: opening)
    ann = Guest(slow.url)
    seat = ann.look(opened.table, ann.sit(opened.table, opened.keys[0]))
    assert seat.act(next(choice for choice in seat.choices if choice != "done"))["type"] == "done"
    live = slow.service.tables.in_memory(opened.table)
    thoughts = dict(slow.service.bots._thoughts)
    assert list(thoughts) == [(opened.table, 1)]
    assert seat.undo(1)["type"] == "done"
    assert slow.service.bots._thoughts == thoughts
    slow._loop.call_soon_threadsafe(GATE.set)
    while 1 in live.counters.waiting:
        time.sleep(0.02)
    assert seat.number is not None


def production():
    """A position in which both seats lay down products in secret."""
    state = SHIPPED.new(2, 5)
    while not (state.top().name == "production" and len(state.actors()) == 2 and len(state.legal(0)) > 1):
        seat = state.actors()[0]
        state.apply(seat, state.legal(seat)[0])
    return state


def test_an_answer_to_an_old_question_is_dropped(slow):
    ann = Guest(slow.url)
    opened = ann.open("bot:hard", "me", options={"first-player": "seat-1"})
    seat = ann.look(opened["table"], opened["keys"][1])
    live = slow.service.tables.in_memory(opened["table"])

    async def ask_anew():
        old = slow.service.bots._thoughts[opened["table"], 0][1]
        live.progress.counters.prompts[0] += 1
        slow.service.bots.wake(live)
        GATE.set()
        await asyncio.wait([old])
        return old.cancelled()

    assert slow.run(ask_anew) is True
    seat.until_asked()
    log = slow.run(lambda: slow.service.storage.actions(opened["table"]))
    assert [row.number for row in log if row.seat == 0] == [1]


def test_a_server_closes_though_its_bots_think(tmp_path, monkeypatch):
    monkeypatch.setattr(bots, "BotProcess", Slow)
    with running(tmp_path, bot_workers=1) as server:

        async def gate():
            globals()["GATE"] = asyncio.Event()

        server.run(gate)
        ann = Guest(server.url)
        opened = ann.open("bot:hard", "me", options={"first-player": "seat-1"})
        seat = ann.look(opened["table"], opened["keys"][1])
        seat.news()
        begun = time.monotonic()
    assert time.monotonic() - begun < PATIENCE, "whoever stops it has waited in vain"
