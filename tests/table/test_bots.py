"""Bots at live tables: in processes of their own, with imagined positions, and never in anybody's way."""

from __future__ import annotations

import asyncio
import secrets
import signal
import time

import msgspec
import pytest
from table_server import Guest, running

import entrepot
from entrepot.bots.uniform import Uniform
from entrepot.games.tradejack.game import Tradejack
from entrepot.kernel.audience import hears
from entrepot.table import bot_processes, bots
from entrepot.table.bot_processes import BotProcess, NoAnswer
from entrepot.table.bot_worker import Question, Reply, Thinker
from entrepot.table.bots import question

SHIPPED = entrepot.game("tradejack")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("bots")) as found:
        yield found


def ask(game=SHIPPED, bot="thrifty", seed=1):
    state = game.new(2, seed)
    (seat,) = state.actors()
    return Question("t 0", game.id, None, state.dump(), seat, bot, "s", [])


def test_what_a_bot_gets_is_a_position_imagined_for_its_seat(server, monkeypatch):
    monkeypatch.setattr(bots, "secrets", secrets)  # as it is where no test has fixed it
    ann = Guest(server.url)
    opened = ann.open("me", "bot:uniform", "friend")
    ann.look(opened["table"], opened["keys"][0])
    live = server.run(lambda: server.service.tables.open(opened["table"]))
    real = live.progress.match.state
    imagined = [SHIPPED.load(question(live, 1, "uniform", []).imagined) for _ in range(8)]
    assert all(state.view(1) == real.view(1) for state in imagined)
    assert any(state.view(0)["products"] != real.view(0)["products"] for state in imagined)
    assert len({state.digest() for state in imagined}) > 1
    assert live.row.secret.hex() not in msgspec.json.encode(question(live, 1, "uniform", [])).decode()


def test_the_process_answers_and_says_what_went_wrong():
    assert Thinker().answer(ask()).action in ("pass", "bid 1")
    assert "UnknownBot" in Thinker().answer(ask(bot="genius")).error


def test_a_process_that_dies_or_dawdles_is_replaced(monkeypatch):
    async def check():
        one = BotProcess()
        await one.start()
        one.child._process.kill()
        with pytest.raises(NoAnswer):
            await one.ask(ask())
        assert (await one.ask(ask())).action in ("pass", "bid 1")
        monkeypatch.setattr(one.child, "patience", 0.0)
        with pytest.raises(NoAnswer):
            await one.ask(ask())
        monkeypatch.undo()
        assert (await one.ask(ask())).action in ("pass", "bid 1")
        await one.close()

    asyncio.run(check())


def test_a_process_that_was_stopped_is_seen_gone_before_all_ends():
    """Else it outlives the loop that was to hear of it, and whoever runs when its lines are collected is blamed."""

    async def check():
        one = BotProcess()
        await one.start()
        process = one.child._process
        one.child.stop()
        await one.close()
        return process.returncode, process.stdin.is_closing()

    assert asyncio.run(check()) == (-signal.SIGKILL, True)


HEARD = []
CHOOSE = Uniform.choose


def overhear(self, handle):
    """Every other choice asks what has happened."""
    self.asks = not getattr(self, "asks", False)
    if self.asks:
        HEARD.append([event["kind"] for event in handle.events()])
    return CHOOSE(self, handle)


class Listener(BotProcess):
    """A bot's process inside this one; `keeps` what it was asked."""

    async def start(self):
        self.thinker = getattr(self, "thinker", None) or Thinker()

    async def ask(self, question):
        return self.thinker.answer(question)


def test_bots_hear_everything_since_the_table_began_after_a_restart_too(tmp_path, monkeypatch):
    monkeypatch.setattr(bots, "BotProcess", Listener)
    monkeypatch.setattr(Uniform, "choose", overhear)
    opened = None
    for _ in range(2):
        HEARD.clear()  # a server that is being stopped may still let its bots choose
        with running(tmp_path, bot_workers=1) as server:
            ann = Guest(server.url)
            opened = opened or ann.open("me", "bot:uniform", options={"first-player": "seat-1"})
            seat = ann.look(opened["table"], opened["keys"][0])
            while len(HEARD) < 2:
                seat.until_asked()
                seat.act(seat.choices[0])
            seat.until_asked()
            live = server.service.tables.in_memory(opened["table"])
            log = server.run(lambda id=opened["table"]: server.service.storage.actions(id))
            known = [event["kind"] for row in log for event in row.happened() if hears(event["audience"], 1)]
            assert live.affairs.bots() == {1: "uniform"}
            told = [kind for heard in HEARD for kind in heard]
            assert len(HEARD) > 1
            assert told == known[: len(told)]
            assert told[0] == "began"


def test_a_process_keeps_so_many_bots_and_the_forgotten_begin_anew(monkeypatch):
    monkeypatch.setattr(bot_processes, "MOST_SITTERS", 2)
    one = BotProcess()
    assert [one.hears(sitter, 5) for sitter in ("a", "b", "a", "c")] == [[], [], [], ["b"]]
    thinker = Thinker()
    first = ask()
    assert thinker.answer(first).error == ""
    later = msgspec.structs.replace(first, is_new=False)
    assert thinker.answer(later).error == ""
    other = msgspec.structs.replace(first, sitter="t 1", forgotten=["t 0"])
    assert thinker.answer(other).error == ""
    assert "KeyError" in thinker.answer(later).error


class Cheat(BotProcess):
    async def ask(self, question):
        return Reply("bid 400")


class Silent(BotProcess):
    async def ask(self, question):
        raise NoAnswer("out to lunch")


@pytest.mark.parametrize("kind", [Cheat, Silent])
def test_a_broken_bot_plays_at_random_and_nobody_waits(tmp_path, monkeypatch, kind):
    monkeypatch.setattr(bots, "BotProcess", kind)
    with running(tmp_path) as server:
        ann = Guest(server.url)
        opened = ann.open("me", "bot:greedy")
        seat = ann.look(opened["table"], opened["keys"][0])
        for _ in range(10):
            seat.until_asked()
            assert seat.act(seat.choices[0])["type"] == "done"


def test_bots_among_themselves_play_only_while_somebody_looks(server):
    ann = Guest(server.url)
    opened = ann.open("bot:uniform", "bot:uniform")
    live = server.run(lambda: server.service.tables.open(opened["table"]))
    assert live.number == 0
    seat = ann.look(opened["table"])
    seat.wait(lambda it: it.push["seq"] > 3)
    seat.close()
    while live.viewers or server.service.bots._thoughts or live.is_busy():
        time.sleep(0.05)
    before = live.number
    time.sleep(0.5)
    assert live.number == before
    assert not server.service.bots._thoughts
    assert live.progress.outcome() is None
    seat = ann.look(opened["table"])
    seat.wait(lambda it: it.push["outcome"] is not None)


def test_bots_wait_for_nobody_until_a_person_is_asked(server):
    ann = Guest(server.url)
    opened = ann.open("me", "bot:greedy", "bot:greedy", "bot:greedy")
    seat = ann.look(opened["table"], opened["keys"][0])
    seat.until_asked()
    assert seat.choices


def test_a_game_is_found_by_its_content_in_the_process():
    data = SHIPPED.content.as_data()
    state = Tradejack(SHIPPED.ledger, SHIPPED.schema, SHIPPED.content).new(2, 1)
    own = Question("t 1", "tradejack", data, state.dump(), state.actors()[0], "greedy", "s", [])
    assert Thinker().answer(own).error == ""
