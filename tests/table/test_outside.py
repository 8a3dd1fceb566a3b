"""Nothing of our own network is reached by an address that a visitor has named."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
import time

import pytest
from push_service import PATIENCE, push_service
from table_stalls import watched

from entrepot.table.errors import Refusal
from entrepot.table.notices import outside
from entrepot.table.notices.outside import Forbidden, Outside, is_public
from entrepot.table.notices.ways import Outcome, posted

PRIVATE = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "::ffff:127.0.0.1",
    "::ffff:a9fe:a9fe",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:0:7f00:1::",
    "nonsense",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_that_leads_inside_is_not_public(address):
    assert not is_public(address)


@pytest.mark.parametrize("address", ["9.9.9.9", "2620:fe::fe", "::ffff:9.9.9.9"])
def test_an_address_of_the_public_network_is(address):
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://chat.example.org/hook",
        "ftp://chat.example.org/hook",
        "https://127.0.0.1/hook",
        "https://[::1]/hook",
        "https://[::ffff:127.0.0.1]/hook",
        "https://localhost/hook",
        "https://localhost./hook",
        "https://db/hook",
        "https://printer.local/hook",
        "https://metadata.google.internal/hook",
        "https://user:pass@chat.example.org/hook",
        "https://chat.example.org:22/hook",
        "https://chat.example.org:99999/hook",
        "https://chat.example.org/ho ok",
        "https://chat.example.org/\r\nx: y",
        "https://chät.example.org/hook",
        "https:///hook",
        "https://[::1/hook",
        "nonsense",
        "",
        "https://chat.example.org/" + "x" * 1_000,
    ],
)
def test_such_an_address_is_not_taken(url):
    with pytest.raises(Refusal) as refused:
        Outside(False).check(url)
    assert refused.value.code == "bad-target"


def test_an_address_of_a_service_is_taken():
    Outside(False).check("https://discord.com/api/webhooks/1/abc")
    Outside(False).check("https://hooks.slack.com:443/services/T/B/x")


def resolving(monkeypatch, *addresses):
    """Let every name stand for these addresses, whatever is asked."""

    monkeypatch.setattr(outside, "look_up", lambda host, port: list(addresses))


def post(out, url):
    async def run():
        try:
            return await posted(out, url, {}, b"{}")
        finally:
            await out.close()

    return asyncio.run(run())


@pytest.mark.parametrize("address", ["127.0.0.1", "169.254.169.254", "::1"])
def test_a_name_that_leads_inside_is_not_called(monkeypatch, address):
    with push_service() as service:
        port = service.url.rpartition(":")[2]
        resolving(monkeypatch, address)
        assert post(Outside(False), f"http://evil.example.org:{port}/hook") == Outcome("refused", "private-target")
        assert service.posts == []


def test_one_bad_address_among_good_ones_is_enough(monkeypatch):
    resolving(monkeypatch, "9.9.9.9", "127.0.0.1")

    async def run():
        out = Outside(False)
        with pytest.raises(Forbidden):
            await out.post("https://evil.example.org/hook", {}, b"{}")
        await out.close()

    asyncio.run(run())


def test_the_address_that_was_looked_at_is_the_one_that_is_called(monkeypatch):
    """A name that stands for something else at the second question gets no second question."""
    asked = []

    def found(host, port):
        asked.append(host)
        return ["127.0.0.1"]

    with push_service() as service:
        port = service.url.rpartition(":")[2]
        monkeypatch.setattr(outside, "look_up", found)
        assert post(Outside(True), f"http://service.example.org:{port}/hook").state == "sent"
        assert asked == ["service.example.org"]
        assert service.posts[0].headers["host"] == f"service.example.org:{port}"


def test_the_owner_may_let_notices_go_inside_and_redirects_lead_nowhere():
    with push_service() as service:
        Outside(True).check(f"{service.url}/hook")
        assert post(Outside(True), f"{service.url}/hook").state == "sent"
        service.status[""], service.location = 302, f"{service.url}/secret"
        assert post(Outside(True), f"{service.url}/hook") == Outcome("refused", "refused")
        assert [call.path for call in service.posts] == ["/hook", "/hook"]


@pytest.mark.parametrize(
    ("status", "state"),
    [(200, "sent"), (204, "sent"), (404, "gone"), (410, "gone"), (400, "refused"), (429, "later"), (503, "later")],
)
def test_what_a_service_answers_says_what_becomes_of_the_notice(status, state):
    with push_service() as service:
        service.status[""] = status
        assert post(Outside(True), f"{service.url}/hook").state == state


def test_nobody_there_is_tried_again():
    assert post(Outside(True), "http://127.0.0.1:1/hook") == Outcome("later", "no-answer")


def test_a_name_service_that_does_not_answer_keeps_no_thread_from_others(monkeypatch):
    """Names are looked up in threads of their own: what else is done beside the loop goes on."""
    answer = threading.Event()
    monkeypatch.setattr(outside, "look_up", lambda host, port: answer.wait(PATIENCE) and [])

    async def run():
        out = Outside(True)
        slow = [asyncio.create_task(posted(out, f"http://{number}.example.org/", {}, b"")) for number in range(40)]
        await asyncio.sleep(0.1)
        done = [await asyncio.to_thread(lambda: "done") for _ in range(40)]
        answer.set()
        await asyncio.gather(*slow)
        await out.close()
        return done

    assert asyncio.run(run()) == ["done"] * 40


@contextlib.contextmanager
def endless(before, again):
    """A service that answers each call by something, and then by something else for as long as anybody hears it."""
    listener = socket.create_server(("127.0.0.1", 0))

    def serve():
        with contextlib.suppress(OSError):
            while True:
                line, _ = listener.accept()
                with line, contextlib.suppress(OSError):
                    line.sendall(before)
                    while True:
                        line.sendall(again)

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}/hook"
    finally:
        listener.shutdown(socket.SHUT_RDWR)
        listener.close()
        thread.join(PATIENCE)


@pytest.mark.parametrize(
    ("before", "again"),
    [
        pytest.param(b"", b"HTTP/1.1 103 \r\n\r\n" * 1_000, id="heads before an answer"),
        pytest.param(b"HTTP/1.1 200 OK\r\n", b"a:b\r\n" * 1_000, id="a head without end"),
        pytest.param(b"HTTP/1.1 200 ", b"x" * 10_000, id="a line without end"),
    ],
)
def test_a_service_that_goes_on_and_on_is_left_and_holds_nothing_up(monkeypatch, before, again):
    monkeypatch.setattr(outside, "SECONDS", 2.0)

    async def run(url):
        out = Outside(True)
        await out._opened()
        with watched() as held:
            outcome = await posted(out, url, {}, b"{}")
        await out.close()
        return outcome, held

    with endless(before, again) as url:
        begin = time.process_time()
        outcome, held = asyncio.run(run(url))
        assert outcome == Outcome("later", "no-answer")
        assert held == []
        assert time.process_time() - begin < 1.0  # and not for as long as a call may take
