"""Bots of ours at seats of some server, over the wire alone. They run once more against the wheel: what they hold of a
seat is an interpreted class upon a compiled one.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys

import pytest
from table_server import Guest, running

import entrepot
from entrepot.kernel.chance import seeded
from entrepot.kernel.errors import UnknownBot
from entrepot.table import conversation, live, outside_bot
from entrepot.table.errors import NotStored, too_fast
from entrepot.table.outside_bot import BadLink, Link, choose_bot, play
from entrepot.table.wire_handle import Unwelcome, WireHandle

SHORT = {"length": "quick-4"}
CLOCK = {"kind": "live", "bank": 300, "move": 15}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("outside")) as found:
        yield found


def opened(server, *seats, **more):
    """A table: who opened it, its id, and the links of its seats for friends."""
    ann = Guest(server.url)
    told = ann.open(*seats, is_full=False, **more)
    links = [Link.parse(f"{server.url}/table/{told['table']}#key={key}", None) for key in told["keys"]]
    return ann, told["table"], links


def test_an_outside_bot_plays_by_the_wire_alone(server):
    ann, table, links = opened(server, "friend", "friend", options=SHORT)

    async def both():
        return await asyncio.gather(play(links[0], "greedy", "G", "1"), play(links[1], "thrifty", "T", "2"))

    one, other = asyncio.run(both())
    assert one == other
    assert len(one["scores"]) == 2
    info = ann.get(f"/api/tables/{table}").json()
    assert [seat["name"] for seat in info["seats"]] == ["G", "T"]
    assert info["status"] == "over"


def test_a_program_for_which_a_bot_stands_in_takes_its_seat_back(server):
    ann, table, links = opened(server, "me", "bot:uniform", options=SHORT, clock=CLOCK, stand_in="uniform")
    seat = ann.look(table, links[0].key)
    seat.say(type="arrange", seat=0, id="x", do="bot")
    assert seat.answer("x")["type"] == "done"
    seat.close()
    assert len(asyncio.run(play(links[0], "greedy", "G", "1"))["scores"]) == 2
    log = server.run(lambda: server.service.storage.actions(table))
    assert "back" in [row.words for row in log if row.kind == "seat"]


def test_a_program_ends_with_a_game_that_its_people_have_ended(server):
    ann, table, links = opened(server, "me", "friend", options=SHORT)

    async def both():
        playing = asyncio.create_task(play(links[1], "greedy", "G", "1"))
        await asyncio.sleep(1)
        await asyncio.to_thread(cancel)
        await playing

    def cancel():
        seat = ann.look(table, links[0].key)
        seat.say(type="arrange", seat=0, id="x", do="cancel")
        seat.to_end()

    with pytest.raises(Unwelcome, match="ended without a result"):
        asyncio.run(both())


def test_the_command_plays_a_seat(server):
    _, table, links = opened(server, "friend", "bot:thrifty", options=SHORT)

    def run(*options):
        command = [sys.executable, "-m", "entrepot", "bot", f"{server.url}/table/{table}", *options]
        environment = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "PATH": ""}
        return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)

    wrong = run("--key", "wrong")
    assert (wrong.returncode, "bad-key" in wrong.stderr) == (1, True)
    misspelt = run("--key", links[0].key, "--bot", "gredy")
    assert (misspelt.returncode, "gredy" in misspelt.stderr, "Traceback" in misspelt.stderr) == (1, True, False)
    done = run("--key", links[0].key)
    assert done.returncode == 0, done.stderr
    assert "over" in done.stdout


def test_a_link_that_is_no_seats_is_refused_in_a_sentence():
    for url in ("nonsense", "http://host/", "http://host/table/x", "ftp://host/table/x#key=y"):
        with pytest.raises(BadLink, match="not a seat's address"):
            Link.parse(url, None)
    with pytest.raises(Unwelcome, match="imagine"):
        WireHandle(entrepot.game("tradejack"), 0, 2).imagine(seeded(0))


def test_what_cannot_play_takes_no_seat(server):
    ann, table, links = opened(server, "friend", "bot:thrifty", game="tradewarz")
    for bot, error, words in (
        ("greedy", Unwelcome, "uniform, thrifty"),
        ("hard", Unwelcome, "imagines"),
        ("gredy", UnknownBot, "gredy"),
    ):
        with pytest.raises(error, match=words):
            asyncio.run(play(links[0], bot, None, "1"))
    info = ann.get(f"/api/tables/{table}").json()
    assert (info["status"], info["seats"][0]["name"]) == ("waiting", "")


def test_the_strongest_bot_that_plays_by_what_it_is_shown_plays_unless_another_is_named(server):
    for game, usual in (("tradejack", "greedy"), ("trade_and_triumph", "greedy"), ("tradewarz", "thrifty")):
        _, _, links = opened(server, "friend", "bot:thrifty", game=game)
        assert (choose_bot(links[0], None), choose_bot(links[0], "uniform")) == (usual, "uniform")


def test_a_bot_that_is_too_fast_says_it_again(tmp_path, monkeypatch):
    monkeypatch.setattr(outside_bot, "WAIT_SECONDS", 0.1)
    admit, acts = conversation.Conversation._admit, []

    async def refuse_every_third(self, said):
        acts.append(said)
        if len(acts) % 3 == 0:
            raise too_fast(1)
        await admit(self, said)

    monkeypatch.setattr(conversation.Conversation, "_admit", refuse_every_third)
    with running(tmp_path) as server:
        _, _, links = opened(server, "friend", "bot:thrifty", options=SHORT)
        outcome = asyncio.run(play(links[0], None, None, "1"))
    assert len(outcome["places"]) == 2


def test_what_a_bot_can_do_depends_on_the_tables_options(server):
    _, _, links = opened(server, "friend", "bot:thrifty", options={**SHORT, "source-tally": "memory"})
    assert choose_bot(links[0], None) == "thrifty"
    with pytest.raises(Unwelcome, match="imagines"):
        choose_bot(links[0], "greedy")
    assert len(asyncio.run(play(links[0], None, None, "1"))["places"]) == 2


def test_a_table_that_lost_what_was_said_is_asked_anew(server, monkeypatch):
    """The server says `not-stored` where its database failed; whoever comes back is asked the same again."""
    monkeypatch.setattr(outside_bot, "RETRY_SECONDS", 0.1)
    _, _, links = opened(server, "friend", "bot:thrifty", options=SHORT)
    act, refusals = live.LiveTable.act, []

    def lose_the_third(live, seat, prompt, key, action, answer):
        if len(refusals) == 2:
            refusals.append(key)
            raise NotStored
        refusals.append(key) if len(refusals) < 2 else None
        return act(live, seat, prompt, key, action, answer)

    monkeypatch.setattr(live.LiveTable, "act", lose_the_third)
    outcome = asyncio.run(play(links[0], None, None, "1"))
    assert (len(refusals), len(outcome["places"])) == (3, 2)


def test_who_is_no_tables_server_is_told_in_a_sentence(server):
    nobody = Link("http://127.0.0.1:9", "x", "y")
    nothing = Link(f"{server.url}/nothing", "x", "y")
    nonsense = Link("http://127.0.0.1:abc", "x", "y")
    for link in (nobody, nothing, nonsense):
        with pytest.raises(Unwelcome, match="server"):
            choose_bot(link, None)
