"""Sockets used to hold up others: logs read again and again, floods, pings, crowds, and connections that never end."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import selectors
import socket
import threading
import time
from collections.abc import Callable, Iterator

import pytest
from long_game import long_game
from table_load import ATTACKER, Served, assert_unharmed, serving
from table_server import OPEN, Guest

pytestmark = pytest.mark.slow
TEXT, PING = 1, 9


def frame(body: bytes, kind: int = TEXT) -> bytes:
    """A frame as clients send it, with a mask that changes nothing."""
    size = bytes([0x80 | len(body)]) if len(body) < 126 else bytes([0xFE]) + len(body).to_bytes(2, "big")
    return bytes([0x80 | kind]) + size + bytes(4) + body


class Line:
    """A connection of the attacker's. What comes back is thrown away unless it `reads`."""

    def __init__(self, server: Served, source: str = ATTACKER) -> None:
        self.server = server
        self.socket = socket.create_connection(("127.0.0.1", server.port), 5, (source, 0))
        self.close = self.socket.close
        OPEN.append(self)

    def upgrade(self, table: str) -> Line:
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        head = b""
        while b"\r\n\r\n" not in head:
            more = self.socket.recv(1)
            if not more:
                raise ConnectionError("the server does not open a socket")
            head += more
        if b" 101 " not in head:
            raise ConnectionError(head[:80])
        return self

    def say(self, **message: object) -> None:
        self.socket.sendall(frame(json.dumps(message).encode()))

    def is_open(self, seconds: float) -> bool:
        """Whether the server still holds it open after so long."""
        self.socket.settimeout(seconds)
        end = time.monotonic() + seconds
        try:
            while time.monotonic() < end:
                if not self.socket.recv(1 << 16):
                    return False
        except TimeoutError:
            return True
        except OSError:
            return False
        return True


@contextlib.contextmanager
def many(lines: list[Line], act: Callable[[Line], None], pause: float = 0.0, reads: bool = True) -> Iterator[None]:
    """Let each line do something again and again in the background; those that are closed stay so."""
    stop = threading.Event()

    def run() -> None:
        alive = list(lines)
        chosen = selectors.DefaultSelector()
        for line in alive:
            line.socket.setblocking(False)
            chosen.register(line.socket, selectors.EVENT_READ)
        while alive and not stop.is_set():
            for line in alive[:]:
                try:
                    act(line)
                except BlockingIOError:
                    pass
                except OSError:
                    alive.remove(line)
                    chosen.unregister(line.socket)
            for key, _ in chosen.select(pause) if reads and alive else []:
                with contextlib.suppress(OSError):
                    key.fileobj.recv(1 << 18)
            if not reads or pause:
                time.sleep(pause)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join(5)
        for line in lines:
            line.socket.close()


def opened(server: Served, source: str) -> tuple[Guest, dict]:
    guest = Guest(server.url, source=source)
    return guest, guest.open("me", "friend")


def sockets(server: Served, table: str, source: str, count: int, keys: tuple[str, ...] = ()) -> list[Line]:
    """So many sockets of an address, or as many as it gets."""
    found = []
    for _ in range(count):
        try:
            line = Line(server, source).upgrade(table)
            line.say(type="hello", keys=list(keys), seq=0, text=False, chat=False)
            found.append(line)
        except OSError:
            break
    return found


def test_the_past_asked_for_again_and_again(server, honest):
    guest, table = opened(server, "127.0.0.21")
    seats = [guest.look(table["table"], key) for key in table["keys"]]
    for _ in range(60):  # so that there is a past
        for seat in seats:
            seat.news()
        asked = next((seat for seat in seats if seat.number is not None), None)
        if asked is not None:
            asked.act("done" if "done" in asked.choices else asked.choices[0])

    def attack():
        lines = sockets(server, table["table"], "127.0.0.22", 60)
        return many(lines, lambda line: line.say(type="hello", keys=[], seq=0, text=True, chat=True), 0.02)

    assert_unharmed(honest, attack)


def test_records_of_a_long_game(server, honest):
    table = long_game(server.url, server.data, 3_000)

    def attack():
        lines = [Line(server, "127.0.0.29") for _ in range(20)]
        call = f"GET /api/tables/{table}/record HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()
        return many(lines, lambda line: line.socket.sendall(call), 0.1)

    assert_unharmed(honest, attack)


def test_messages_as_fast_as_they_go(server, honest):
    _, table = opened(server, "127.0.0.23")

    def attack():
        lines = sockets(server, table["table"], "127.0.0.24", 40, (table["keys"][0],))
        return many(lines, lambda line: line.say(type="why", seat=0, id="x", action="pass"))

    assert_unharmed(honest, attack)


def test_what_is_said_to_a_crowd(server, honest):
    _, table = opened(server, "127.0.0.25")
    crowd = sockets(server, table["table"], "127.0.0.26", 150)

    def attack():
        talkers = sockets(server, table["table"], "127.0.0.25", 30, (table["keys"][0],))
        return many(talkers, lambda line: line.say(type="chat", text="hear, hear"), 0.02)

    with many(crowd, lambda line: None, 0.01):
        assert_unharmed(honest, attack)


def test_pings_whose_pongs_are_not_read(server, honest):
    _, table = opened(server, "127.0.0.27")
    before = server.memory()

    def attack():
        lines = sockets(server, table["table"], "127.0.0.28", 50)
        burst = frame(b"x" * 120, PING) * 200
        return many(lines, lambda line: line.socket.sendall(burst), 0.01, reads=False)

    assert_unharmed(honest, attack)
    assert server.memory() < before + 60


def test_small_frames_by_the_thousand(server, honest):
    _, table = opened(server, "127.0.0.29")

    def attack():
        lines = sockets(server, table["table"], "127.0.0.30", 50)
        return many(lines, lambda line: line.socket.sendall(frame(b"{}") * 8_000), 0.05)

    assert_unharmed(honest, attack)


def test_many_requests_in_one_breath(server, honest):
    def attack():
        lines = [Line(server, "127.0.0.31") for _ in range(50)]
        burst = f"GET /health HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode() * 2_000
        return many(lines, lambda line: line.socket.sendall(burst), 0.05)

    assert_unharmed(honest, attack)


def test_calls_as_fast_as_they_go(server, honest):
    def attack():
        lines = [Line(server, "127.0.0.32") for _ in range(60)]
        call = f"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\ncontent-length: 0\r\n\r\n".encode()
        return many(lines, lambda line: line.socket.sendall(call), 0.002)

    assert_unharmed(honest, attack)


@contextlib.contextmanager
def flood(server: Served, source: str, begin: bytes, more: Callable[[], bytes], reads: bool) -> Iterator[None]:
    """Let ten lines send more and more in the background; where one is closed, another comes."""
    stop = threading.Event()

    def run() -> None:
        while not stop.is_set():
            with contextlib.suppress(OSError):
                line = Line(server, source)
                line.socket.settimeout(0.5)
                line.socket.sendall(begin)
                while not stop.is_set():
                    line.socket.sendall(more())
                    if reads and not line.socket.recv(1 << 16):
                        break
            line.close()
            time.sleep(0.01)

    threads = [threading.Thread(target=run, daemon=True) for _ in range(10)]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for thread in threads:
            thread.join(5)


HEAD = b"Host: 127.0.0.1\r\n"
ME = b"GET /api/me HTTP/1.1\r\n" + HEAD
CHUNKED = b"POST /api/session HTTP/1.1\r\n" + HEAD + b"transfer-encoding: chunked\r\n\r\n"


def cookies() -> bytes:
    """A call with thousands of cookies, of which none has been seen before."""
    unlike = os.urandom(2).hex()
    return ME + b"Cookie: " + b";".join(f"{number:x}{unlike}=".encode() for number in range(3_500)) + b"\r\n\r\n"


@pytest.mark.parametrize(
    ("begin", "more", "reads"),
    [
        pytest.param(b"", lambda: ME + b"a:b\r\n" * 6_000 + b"\r\n", True, id="headers"),
        pytest.param(ME, lambda: b"a:b\r\n" * 40_000, False, id="a head without end"),
        pytest.param(CHUNKED + b"0\r\n", lambda: b"a:b\r\n" * 10_000, False, id="headers behind a body"),
        pytest.param(CHUNKED, lambda: b"1\r\n \r\n" * 10_000, False, id="chunks"),
        pytest.param(b"", cookies, True, id="cookies"),
    ],
)
def test_a_great_many_small_parts_of_a_request(server, honest, begin, more, reads):
    before = server.memory()
    assert_unharmed(honest, lambda: flood(server, "127.0.0.35", begin, more, reads))
    assert server.memory() < before + 100


def test_one_address_has_so_many_connections_and_others_come_in(server, honest):
    """All of them begin a request that never ends."""

    @contextlib.contextmanager
    def attack():
        lines = []
        try:
            with contextlib.suppress(OSError):
                for _ in range(400):
                    line = Line(server, "127.0.0.33")
                    line.socket.sendall(b"GET / HTTP/1.1\r\nHost: 127.")
                    lines.append(line)
            time.sleep(0.5)
            assert sum(line.is_open(0.01) for line in lines) <= 200
            assert server.health() < 1
            yield
        finally:
            for line in lines:
                line.socket.close()

    assert_unharmed(honest, attack)


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: 127.",
        b"POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\ncontent-length: 100\r\n\r\n{",
        b"\r\n",
    ],
)
def test_a_request_that_never_ends_is_ended(tmp_path, begun):
    with serving(tmp_path, "--limit", "request_seconds=1") as server:
        line = Line(server)
        line.socket.sendall(begun)
        time.sleep(0.5)
        assert line.is_open(0.1)
        assert not line.is_open(3)
        assert server.health() < 1


def test_a_head_without_end_is_cut_off(server):
    line = Line(server, "127.0.0.34")
    line.socket.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
    sent = 0
    with contextlib.suppress(OSError):
        while sent < 1_000:
            line.socket.sendall(b"x-more: " + b"y" * 8_000 + b"\r\n")
            time.sleep(0.001)
            sent += 1
    assert sent < 1_000
    assert server.health() < 1


def test_once_connections_run_out_health_is_still_told_and_the_log_says_why(tmp_path):
    few = ("sh", "-c", 'ulimit -n 200; exec "$@"', "sh")
    with serving(tmp_path, prefix=few) as server:
        lines = []
        for number in range(60):
            for _ in range(10):
                with contextlib.suppress(OSError):
                    lines.append(Line(server, f"127.0.3.{number + 1}"))
        assert server.health() < 5
        assert len(os.listdir(f"/proc/{server.process.pid}/fd")) < 190  # else nobody at all is let in
        end = time.monotonic() + 60
        while not any(line["what"] == "connections run out" for line in server.logged()):
            assert time.monotonic() < end, "the log does not say that connections run out"
            time.sleep(0.1)
