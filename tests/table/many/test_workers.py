"""Workers think for the servers of their database: all that takes long, and nothing is lost where one dies over it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import threading
import time
from contextlib import suppress
from pathlib import Path

import postgres
import pytest
from table_process import ForkedWorker, Parent
from table_reviews import SMALL, Finished, last_round
from table_server import PATIENCE, Guest, running
from typer.testing import CliRunner

import entrepot
from entrepot.cli.main import app
from entrepot.table.bot_processes import BotProcesses
from entrepot.table.child import Gone, NoAnswer
from entrepot.table.processes.lending import BOTS, Borrowing
from entrepot.table.reviews import crew
from entrepot.table.workshop import trial_process

LONG = 3 * PATIENCE


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("workers")
    database = postgres.server().database(folder)
    with running(folder, database=database, bot_workers=1, **SMALL) as found:
        yield found


@pytest.fixture(scope="module")
def parent(server):
    found = Parent(database=server.service.config.database, trial_program="fake_trial")
    yield found
    found.close()


@pytest.fixture
def workers(server, parent):
    """Begin so many workers, which the server sees, and none that have died; they are killed with the test."""
    begun = []

    def begin(count, lends=4):
        begun.extend(ForkedWorker(server.service.config.data, parent, lends) for _ in range(count))
        until(lambda: len(seen(server)) == sum(worker.is_there() for worker in begun))
        return begun[-count:]

    yield begin
    for worker in begun:
        end(worker)
    until(lambda: not seen(server))


def seen(server):
    return server.service.tables.places.carrier.workers(entrepot.__version__)


def end(worker):
    """Kill a worker with all that it has begun."""
    left = children(worker.pid)
    worker.kill()
    for pid in left:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def children(pid, program=""):
    """Return the processes that a process has begun, of one of our programs."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == pid and program in (folder / "cmdline").read_text():
                found.append(int(folder.name))
    return found


def until(look):
    end = time.monotonic() + LONG
    while not (found := look()):
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.02)
    return found


def stopped(workers, program):
    """Stop the process of that program that one of the workers has lent; return that worker."""
    (worker, pid) = until(lambda: [(one, pid) for one in workers for pid in children(one.pid, program)])[0]
    os.kill(pid, signal.SIGSTOP)
    return worker


def play(seat, count):
    """Answer so many questions, each as soon as it comes."""
    for _ in range(count):
        seat.until_asked()
        if seat.push["outcome"] is not None:
            return
        assert seat.act(seat.choices[-1])["type"] == "done"
        seat.news()


# ------------------------------------------------------------------ bots


def test_bots_think_at_workers_and_where_one_dies_over_it_another_thinks_it(server, workers, caplog):
    """The second worker, and in the end the server itself."""
    begun = workers(2)
    ann = Guest(server.url)
    opened = ann.open("me", "bot:greedy")
    seat = ann.look(opened["table"], opened["keys"][0])
    play(seat, 4)
    assert not own(server, "bot_worker")
    dying = stopped(begun, "bot_worker")  # from here on no bot of it answers
    seat.until_asked()
    assert seat.act(seat.choices[-1])["type"] == "done"
    until(lambda: server.service.bots.count() or seat.news() or seat.number is not None)
    end(dying)
    play(seat, 4)
    (other,) = set(begun) - {dying}
    assert children(other.pid, "bot_worker")
    end(other)
    play(seat, 4)
    assert own(server, "bot_worker")
    rows = server.run(lambda: server.service.storage.actions(opened["table"]))
    assert [row.number for row in rows] == list(range(len(rows)))
    assert not [record for record in caplog.records if "no answer" in record.message], "nothing was left to chance"


def own(server, program):
    """Return the processes that the server itself has for something."""
    return children(os.getpid(), program)


def test_hints_are_thought_out_at_a_worker(server, workers):
    (worker,) = workers(1)
    ann = Guest(server.url)
    opened = ann.open("me", "bot:greedy", hints=True)
    seat = ann.look(opened["table"], opened["keys"][0])
    seat.until_asked()
    seat.say(type="hint", seat=0, prompt=seat.number, id="h")
    seat.wait(lambda one: any(event["kind"] == "hint" for event in one.push["events"]))
    assert children(worker.pid, "bot_worker")
    assert not own(server, "bot_worker")


async def back(lent):
    lent.give_back()


def test_a_worker_that_has_lent_all_lends_no_more_and_the_server_thinks_itself(server, workers):
    (worker,) = workers(1, lends=1)
    lender = server.service.tables.places.lender()
    lent = server.run(lambda: lender.borrow(BOTS))
    assert server.run(lambda: lender.borrow(BOTS)) is None
    assert len(children(worker.pid)) == 1
    server.run(lambda: back(lent))
    until(lambda: not children(worker.pid))  # what was lent ends with its line
    fresh = server.service.tables.places.lender()
    assert server.run(lambda: fresh.borrow("anything")) is None, "of no kind that it knows"
    assert server.run(lambda: fresh.borrow(BOTS)) is None, "who has refused is not asked again at once"


# ------------------------------------------------------------------ reviews and trials


def test_a_review_is_made_at_a_worker_and_goes_on_where_that_dies(server, workers, monkeypatch):
    begun = workers(1)
    game = Finished(server, last_round(1))
    ask, is_stopped = crew.Process.ask, threading.Event()

    async def held(process, subject, task):
        """Nothing is asked of the process that is lent before it is stopped: it would be done, on a quick machine."""
        while not is_stopped.is_set():
            await process.child.start()
            await asyncio.sleep(0.02)
        return await ask(process, subject, task)

    monkeypatch.setattr(crew.Process, "ask", held)
    game.ask()
    dying = stopped(begun, "review_worker")
    is_stopped.set()
    assert game.look()["state"] in ("waiting", "working")
    end(dying)
    first = game.wait("done", "failed")
    assert first["state"] == "done"
    assert own(server, "review_worker")
    begun = workers(1)
    other = Finished(server, last_round(1))
    other.ask()
    assert other.wait("done", "failed")["state"] == "done"
    assert children(begun[0].pid, "review_worker")


def test_a_trial_is_played_at_a_worker_and_anew_where_that_dies(server, workers, monkeypatch):
    monkeypatch.setattr(trial_process, "PROGRAM", "fake_trial")
    ann = Guest(server.url)
    (first,) = workers(1)
    text = json.dumps(entrepot.game("haggle").content.as_data())
    asked = ann.post("/api/workshop/haggle/try", text=text, seats=2, games=60)
    assert asked.status_code == 201, asked.text

    def trial():
        return ann.get("/api/workshop/haggle/trials").json()["trials"][0]

    until(lambda: trial()["found"])
    (playing,) = children(first.pid, "fake_trial")
    report = f"/api/trials/{trial()['id']}/report"
    assert "What was found" in ann.get(report).text
    (second,) = workers(1)
    end(first)
    until(lambda: children(second.pid, "fake_trial"))
    assert trial()["status"] == "running"
    assert ann.post(f"/api/trials/{trial()['id']}/stop").status_code == 200
    assert trial()["status"] == "stopped"
    until(lambda: not children(second.pid, "fake_trial"))
    until(lambda: not Path(f"/proc/{playing}").exists())  # it ends with its worker


# ------------------------------------------------------------------ what a worker is


def test_a_worker_leads_nothing_has_nothing_and_servers_of_another_version_do_without_it(server, workers):
    (worker,) = workers(1)
    places = server.service.tables.places
    assert places.carrier.workers("0.0.1") == []
    assert "entrepot_workers 1.0" in Guest(server.url).get("/metrics").text
    rows = server.run(lambda: places._roster._asked(select_all()))
    assert [row.lends for row in rows] == ["", entrepot.__version__]
    assert places._roster.peers() == []  # there is nobody that it would have to tell anything
    os.kill(worker.pid, signal.SIGTERM)
    until(lambda: not seen(server))  # it says that it goes
    until(lambda: not worker.is_there())


def select_all():
    from sqlalchemy import select

    from entrepot.table.processes.columns import PROCESSES

    return select(PROCESSES).order_by(PROCESSES.c.number)


def test_a_worker_without_the_servers_keys_is_told_where_to_get_them(server, tmp_path):
    words = ["worker", "--data", str(tmp_path), "--database", server.service.config.database]
    refused = CliRunner().invoke(app, words)
    assert refused.exit_code == 1
    assert "copy them from a server's folder" in refused.output
    assert not list(tmp_path.iterdir())
    assert "needs --database" in CliRunner().invoke(app, ["worker", "--data", str(tmp_path)]).output


class Line:
    """A line to a worker that says nothing, or has broken."""

    def __init__(self, error):
        self.error = error

    async def say(self, message):
        pass

    async def hear(self):
        if self.error is not None:
            raise self.error
        await asyncio.sleep(PATIENCE)


class Lent:
    def __init__(self, line):
        self.line = line

    def is_there(self):
        return True

    def give_back(self):
        pass


class Lender:
    """Lends what is left of a list."""

    def __init__(self, *lines):
        self.lines = list(lines)
        self.avoided = 0

    async def borrow(self, kind):
        return Lent(self.lines.pop(0)) if self.lines else None

    def avoid(self, lent):
        self.avoided += 1


class Own:
    """The server's own process."""

    patience = 0.05

    def __init__(self):
        self.asked = 0

    async def start(self):
        return self.asked > 0

    async def ask(self, body):
        self.asked += 1
        return b"own"

    def stop(self):
        pass


class Slot:
    def __init__(self, child):
        self.child = child


def test_what_a_worker_leaves_unanswered_is_asked_of_another_and_last_of_ones_own():
    """Its machine has gone, or the line to it leads nowhere: that one is let alone for a while."""

    async def check():
        own, lender = Own(), Lender(Line(EOFError()), Line(ConnectionResetError()), Line(None))
        workers = BotProcesses([Slot(Borrowing(own, BOTS, lender))])

        async def ask(slot):
            await slot.child.start()
            return await slot.child.ask(b"?")

        assert await workers.think(ask, is_long=True) == b"own"
        assert (own.asked, lender.lines, lender.avoided) == (1, [], 1)

    asyncio.run(check())


def test_a_bot_that_fails_at_a_worker_is_not_tried_everywhere():
    class Failing(Line):
        async def hear(self):
            return None

    async def check():
        child = Borrowing(Own(), BOTS, Lender(Failing(None)))
        await child.start()
        with pytest.raises(NoAnswer) as failed:
            await child.ask(b"?")
        assert not isinstance(failed.value, Gone)

    asyncio.run(check())
