"""Own content that is made to take long: nobody else waits for it, and it is refused in words."""

from __future__ import annotations

import asyncio
import threading
import time
from contextlib import contextmanager, suppress

import httpx
import pytest
from fake_time import FakeTime
from table_load import ATTACKER, Honest, assert_unharmed, serving
from table_server import Guest

from entrepot.table import allowance, reader, turns
from entrepot.table.beside import Beside
from entrepot.table.content_worker import Read
from entrepot.table.games import Games
from entrepot.table.limits import UNLIMITED, Budget
from entrepot.table.reader import Reader

pytestmark = pytest.mark.slow
ME = [{"kind": "me"}, {"kind": "bot", "bot": "uniform"}]
HOSTILE = {
    "dotted keys": "a" + ".a" * 50_000 + " = 1",
    "dotted tables": "[" + "a." * 50_000 + "a]",
    "many long keys": "\n".join("a." * 40 + f"b{number} = 1" for number in range(4_000)),
    "nested lists": "a = " + "[" * 100_000 + "]" * 100_000,
    "nested tables": "a = " + "{a=" * 90_000 + "1" + "}" * 90_000,
    "many tables": "\n".join(f"[[t{number}]]" for number in range(30_000)),
    "many keys": "\n".join(f"k{number} = 1" for number in range(35_000)),
    "a long number": "a = " + "1" * 390_000,
    "many quoted parts": "a" + '."a"' * 50_000 + " = 1",
    "many headers of one table": "\n".join(f"[a.b.c.d.e.f{number}]" for number in range(18_000)),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("content")) as found:
        yield found


@pytest.mark.parametrize("kind", HOSTILE)
def test_content_that_takes_long_is_refused_in_words_and_soon(server, kind):
    number = 10 + list(HOSTILE).index(kind)
    guest = Guest(server.url, source=f"127.0.0.{number}")
    begin = time.monotonic()
    answer = guest.post("/api/tables", game="tradejack", seats=ME, content=HOSTILE[kind])
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-content")
    assert len(answer.json()["message"]) < 3_000
    assert time.monotonic() - begin < 8
    assert server.health() < 1


def test_honest_players_do_not_notice(server):
    @contextmanager
    def attack():
        guests = [Guest(server.url, source=ATTACKER) for _ in range(4)]
        stop = threading.Event()

        def send(guest):
            while not stop.is_set():
                for content in HOSTILE.values():
                    with suppress(httpx.HTTPError):  # it is not to be heard any more, or the test is over
                        guest.post("/api/tables", game="tradejack", seats=ME, content=content)
                    if stop.is_set():
                        return

        threads = [threading.Thread(target=send, args=(guest,), daemon=True) for guest in guests]
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            stop.set()

    with Honest(server.url) as honest:
        assert_unharmed(honest, attack)


def test_what_somebody_sends_in_heaps_is_read_behind_that_of_others(monkeypatch):
    """And in the order in which they sent it."""
    order = []
    clock = FakeTime()
    for module in (allowance, reader, turns):
        monkeypatch.setattr(module, "time", clock)

    async def read(sent):
        order.append(sent.text)
        await asyncio.sleep(0)
        clock.run(1.0)
        return Read(problem="it is none")

    async def check():
        shared = Reader(Games(), Beside(Budget(UNLIMITED)))
        monkeypatch.setattr(shared, "_read", read)
        sent = [("first", "eve"), ("second", "eve"), ("third", "eve"), ("own", "ann")]
        calls = [shared.game("tradejack", text, (payer,)) for text, payer in sent]
        await asyncio.gather(*calls, return_exceptions=True)

    asyncio.run(check())
    assert order == ["first", "own", "second", "third"]
