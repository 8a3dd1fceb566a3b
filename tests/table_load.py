"""Honest players beside an attack: how long their moves take with it and without, measured in one run.

The server is a process of its own with its limits on, the honest players are another, and the attack is the test's. All
of 127/8 is this machine: each honest table plays from an address of its own, and the attacker has another.

    with serving(folder) as server, Honest(server.url) as honest:
        assert_unharmed(honest, lambda: attack(server))  # a context manager: the attack goes on in the background

As a program, `python tests/table_load.py URL TABLES PERIOD`, it plays, and prints for each move the number of its
table, the moment at which it was due and how many seconds after that every seat of the table had seen it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

SOURCE = Path(__file__).resolve().parents[1] / "src"
ATTACKER = "127.0.0.2"
GONE = 10.0
"""A move that nobody has seen after so many seconds counts as that long."""
SMOOTH = 0.2
"""What is asked of the slowest of a hundred honest moves, in seconds, wherever the machine permits it."""
TIMES_SLOWER = 4.0
"""On a machine that is slow by itself, an attack may make them so many times slower."""
ROUNDS = 5
TOO_SLOW = 2.0
"""Where the slowest honest moves take so long without any attack, nothing can be told of one."""
LAG = 5.0
"""Seconds that the server may run late before it sends anybody away: a busy machine is not an attack."""
PATIENCE = 60.0


class Served:
    """A server that runs: its address, its process, and what it has logged so far."""

    def __init__(self, url: str, process: subprocess.Popen[str], log: Path) -> None:
        self.url = url
        self.port = int(url.rpartition(":")[2])
        self.process = process
        self.data = log.parent / "data"
        self._log = log

    def logged(self) -> list[dict[str, Any]]:
        """Return the lines of the log."""
        return [json.loads(line) for line in self._log.read_text("utf-8").splitlines() if line.startswith("{")]

    def health(self) -> float:
        """Return how many seconds it takes to say that it is well, on a new connection."""
        begin = time.monotonic()
        assert httpx.get(f"{self.url}/health", trust_env=False, timeout=GONE).status_code == 200
        return time.monotonic() - begin

    def memory(self) -> float:
        """Return how many MiB it holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024


@contextlib.contextmanager
def serving(folder: Path, *flags: str, prefix: tuple[str, ...] = ()) -> Iterator[Served]:
    """Run `entrepot serve` as a process; `flags` are its own, `prefix` a command that starts it."""
    folder.mkdir(parents=True, exist_ok=True)
    command = [*prefix, sys.executable, "-m", "entrepot", "serve", "--data", str(folder / "data"), "--port", "0"]
    log = folder / "log"
    with log.open("w") as stderr:
        process = subprocess.Popen(
            [*command, "--log-level", "warning", "--limit", f"lag={LAG}", *flags],
            stdout=subprocess.PIPE,
            stderr=stderr,
            env={**os.environ, "PYTHONPATH": str(SOURCE)},
            text=True,
        )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line, log.read_text("utf-8")
        yield Served(line.split()[-1], process, log)
    finally:
        process.kill()
        process.communicate()


class Times:
    """How long moves took, in seconds."""

    def __init__(self, seconds: list[float]) -> None:
        self.seconds = sorted(seconds) or [GONE]

    def at(self, share: float) -> float:
        return self.seconds[min(len(self.seconds) - 1, int(share * len(self.seconds)))]

    def __str__(self) -> str:
        p50, p99 = 1e3 * self.at(0.5), 1e3 * self.at(0.99)
        return f"{len(self.seconds)} moves, p50 {p50:.0f} ms, p99 {p99:.0f} ms"


class Honest:
    """Tables at which two people play, a move each `period` seconds, whatever the server's pace."""

    def __init__(self, url: str, tables: int = 6, period: float = 0.12) -> None:
        self._moves: list[list[tuple[float, float]]] = [[] for _ in range(tables)]
        command = [sys.executable, __file__, url, str(tables), str(period)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def __enter__(self) -> Honest:
        self._until(0.0, PATIENCE)
        time.sleep(0.5)  # the first moves of a table are the slowest
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._reader.join(GONE)
        self._process.communicate()

    def times(self, seconds: float) -> Times:
        """Return how long the moves took that were due in the next seconds."""
        begin = time.monotonic()
        time.sleep(seconds)
        end = time.monotonic()
        self._until(end, GONE)
        found = [took for moves in self._moves for due, took in moves[:] if begin <= due < end]
        stuck = sum(not moves or moves[-1][0] < end for moves in self._moves)
        return Times(found + [GONE] * stuck)

    def _until(self, moment: float, patience: float) -> None:
        """Return once every table has moved behind a moment."""
        last = time.monotonic() + patience
        while any(not moves or moves[-1][0] < moment for moves in self._moves) and time.monotonic() < last:
            assert self._process.poll() is None, "the honest players have given up"
            time.sleep(0.01)

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            table, due, took = line.split()
            self._moves[int(table)].append((float(due), float(took)))


def attack_name() -> str:
    """Return the name of the test that runs: it is that of its attack."""
    return os.environ.get("PYTEST_CURRENT_TEST", "").partition("::test_")[2].partition(" (")[0]


@contextlib.contextmanager
def again_and_again(*works: Callable[[], object]) -> Iterator[None]:
    """Do each of these as often as it can be done, whatever comes of it."""
    stop = threading.Event()

    def go_on(work: Callable[[], object]) -> None:
        while not stop.is_set():
            with contextlib.suppress(
                OSError, WebSocketException, httpx.HTTPError, TimeoutError, AssertionError, KeyError
            ):
                work()

    threads = [threading.Thread(target=go_on, args=(work,), daemon=True) for work in works]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for thread in threads:
            thread.join(10)


def assert_unharmed(honest: Honest, attack: Callable[[], AbstractContextManager[Any]], seconds: float = 2.0) -> None:
    """Fail if the slowest honest moves suffer from an attack.

    Whatever else runs on the machine may make them slow for a while, but not in each of several rounds. How long they
    take without it is only looked at where that could matter: smooth moves are smooth whatever they would be else.
    """
    told = []
    for _ in range(ROUNDS):
        with attack():
            busy = honest.times(seconds)
        if busy.at(0.99) < SMOOTH:
            print(f"{attack_name()}: beside it {busy}")
            return
        quiet = honest.times(seconds)
        print(f"{attack_name()}: beside it {busy}; without it {quiet}")
        if quiet.at(0.99) >= TOO_SLOW:
            continue
        if busy.at(0.99) < TIMES_SLOWER * quiet.at(0.99):
            return
        told.append(f"beside it {busy}; without it {quiet}")
    if not told:
        pytest.skip("the machine has too much else to do")
    raise AssertionError("\n".join(told))


# ------------------------------------------------------------------ the honest players' process


class BusyServer(Exception):
    """The server does not let somebody play."""


async def play(url: str, number: int, period: float) -> None:
    """Play one game after another from an address of one's own."""
    rng = random.Random(number)
    address = f"127.0.1.{number + 1}"
    await asyncio.sleep(period * rng.random())
    due = time.monotonic()
    while True:
        try:
            due = await play_one(url, number, period, due, address, rng)
        except (OSError, httpx.HTTPError, WebSocketException, BusyServer) as error:
            print(f"honest table {number}: {error!r}", file=sys.stderr, flush=True)
            due = time.monotonic()
            print(number, due, GONE, flush=True)  # a move that was never made
            await asyncio.sleep(1.0)


async def play_one(url: str, number: int, period: float, due: float, address: str, rng: random.Random) -> float:
    """Play a game whose first move is due then, and return when the first of the next one is."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=url, transport=transport, timeout=GONE) as http:
        await http.post("/api/session", json={"name": f"Honest {number}", "language": "en"})
        seats = [{"kind": "me"}, {"kind": "friend"}]
        answer = await http.post("/api/tables", json={"game": "tradejack", "seats": seats})
        if answer.status_code != 201:
            raise BusyServer(answer.text)
        opened = answer.json()
        own = f"the-own-secret-of-{number:06}"
        await http.post(f"/api/tables/{opened['table']}/sit", json={"key": opened["keys"][1], "own": own})
        session = {"cookie": f"entrepot_session={http.cookies['entrepot_session']}"}
    path = f"{url.replace('http', 'ws')}/api/tables/{opened['table']}/socket"
    async with contextlib.AsyncExitStack() as stack:
        sockets = [
            await stack.enter_async_context(
                connect(path, proxy=None, max_size=None, local_addr=(address, 0), additional_headers=session)
            )
            for _ in seats
        ]
        pushes = []
        for socket, key in zip(sockets, (opened["keys"][0], own), strict=True):
            await socket.send(json.dumps({"type": "hello", "keys": [key], "seq": 0, "text": False, "chat": False}))
            pushes.append(await next_push(socket))
        for move in range(1_000_000):
            due = max(due + period, time.monotonic() - GONE)
            await asyncio.sleep(due - time.monotonic())
            asked = next((seat for seat, push in enumerate(pushes) if push["prompt"]["number"] is not None), None)
            if asked is None:
                break
            push = pushes[asked]
            choices = [choice["action"] for choice in push["actions"]]
            action = "done" if "done" in choices else choices[:2][rng.random() < 0.3 and len(choices) > 1]  # all see it
            act = {"seat": asked, "prompt": push["prompt"]["number"], "id": f"{number}-{move}", "action": action}
            said = json.dumps({"type": "act", **act})
            await sockets[asked].send(said)
            pushes = list(await asyncio.gather(*(next_push(socket, said) for socket in sockets)))
            print(number, due, time.monotonic() - due, flush=True)
    return due


async def next_push(socket: Any, said: str = "") -> dict[str, Any]:
    """Return the next push; what was said is said again where the server has too much to do."""
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] == "push":
            return message
        if message["type"] == "refused":
            if message["code"] not in ("busy", "too-fast"):
                raise BusyServer(message)
            await asyncio.sleep(message["retry_after"])
            await socket.send(said)


async def main(url: str, tables: int, period: float) -> None:
    """Play at so many tables until killed."""
    await asyncio.gather(*(play(url, number, period) for number in range(tables)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
