"""A table's server for tests, and a client that speaks the protocol."""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import fixed_chance
import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from entrepot.table.app import create_app
from entrepot.table.bot_processes import BotProcess, BotProcesses, NoAnswer
from entrepot.table.bot_worker import Question, Reply, Thinker
from entrepot.table.config import Config
from entrepot.table.games import Games
from entrepot.table.limits import UNLIMITED
from entrepot.table.server import Server, listen, settings

fixed_chance.fix()
PATIENCE = 60.0
IDS = (f"test-{number}" for number in itertools.count())
SHIPPED = Games()
"""Loaded once for all servers of a process: two thirds of what a start takes."""
START_PROCESSES = BotProcesses.start
"""As servers do elsewhere: the first process of the bots begins with them."""
OPEN: list[Seat | Guest] = []
"""What is closed when the server of a test stops."""


async def when_asked(processes: BotProcesses) -> None:
    """Let the first process of the bots begin when it is asked: most tests end before it would have loaded anything."""


BotProcesses.start = when_asked  # type: ignore[method-assign]


class Near(BotProcess):
    """Thinks in the server's own process, for tests in which quick bots only have to play, in place of `BotProcess`."""

    def __init__(self) -> None:
        super().__init__()
        self._thinker = Thinker()

    async def start(self) -> None:
        """Have heard all that was ever told: there is no process that could be another one."""

    async def ask(self, question: Question) -> Reply:
        reply = self._thinker.answer(question)
        if reply.error:
            raise NoAnswer(reply.error)
        return reply


class Running:
    """A server that listens: its address, and its parts for tests that look inside."""

    def __init__(self, url: str, app: Any, loop: asyncio.AbstractEventLoop) -> None:
        self.url = url
        self.app = app
        self._loop = loop

    @property
    def service(self) -> Any:
        return self.app.state.service

    def run(self, make: Callable[[], Any]) -> Any:
        """Run a coroutine inside the server and return what it returns."""
        return asyncio.run_coroutine_threadsafe(make(), self._loop).result(PATIENCE)


@contextmanager
def running(folder: Path, games: Games | None = None, **settings_: Any) -> Iterator[Running]:
    """Run a server in this process, on a port of its own."""
    config = Config(**{"data": folder, "port": 0, "limits": UNLIMITED, **settings_})
    listener = listen(config.host, 0)
    app = create_app(config, games or SHIPPED)
    ready = threading.Event()
    loops: list[asyncio.AbstractEventLoop] = []
    served = settings(app, config)
    served.timeout_keep_alive = int(10 * PATIENCE)  # who stood still for five seconds would call as its line is closed
    server = Server(served, app, ready.set)

    async def main() -> None:
        loops.append(asyncio.get_running_loop())
        await server.serve(sockets=[listener])

    thread = threading.Thread(target=lambda: asyncio.run(main()), daemon=True)
    thread.start()
    assert ready.wait(5 * PATIENCE), "the server did not start"  # the first of a process loads all games
    try:
        yield Running(f"http://127.0.0.1:{listener.getsockname()[1]}", app, loops[0])
    finally:
        close_all()
        server.should_exit = True
        thread.join(PATIENCE)
        listener.close()


def play_out(seats: list[Seat], choose: Callable[[list[str], int], str]) -> None:
    """Answer for all seats of a table until its game is over; `choose` gets the choices and the answer's number."""
    turn = 0
    while seats[0].push["outcome"] is None:
        for seat in seats:
            if seat.number is not None:
                turn += 1
                assert seat.act(choose(seat.choices, turn))["type"] == "done"
            seat.news()


def altered(secret: str) -> str:
    """Return a secret with one letter changed, whatever letter that is."""
    return f"{secret[:-4]}{'AB'[secret[-4] == 'A']}{secret[-3:]}"


def close_all() -> None:
    """Close every socket and every guest's connections."""
    while OPEN:
        OPEN.pop().close()


class Guest:
    """Somebody with a browser: a session, calls, and sockets. `source` is the address that calls come from.

    With `session`, the cookies of another guest, it is the same browser.
    """

    def __init__(
        self, url: str, name: str | None = "Ann", source: str | None = None, session: dict[str, str] | None = None
    ) -> None:
        self.url = url
        self.source = source
        transport = httpx.HTTPTransport(local_address=source, limits=httpx.Limits(max_connections=None))
        self.http = httpx.Client(base_url=url, transport=transport, trust_env=False, timeout=PATIENCE, cookies=session)
        OPEN.append(self)
        if name is not None:
            assert self.post("/api/session", name=name, language="en").status_code == 200

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path)

    def open(self, *kinds: str, game: str = "tradejack", is_full: bool = True, **more: Any) -> dict[str, Any]:
        """Open a table; a kind such as 'bot:greedy' names the bot. Where it `is_full`, friends sit down at once.

        The keys are those that hold the seats then; else those of friends are their invitations.
        """
        seats = [dict(zip(("kind", "bot"), kind.split(":"), strict=False)) for kind in kinds]
        answer = self.post("/api/tables", game=game, seats=seats, **more)
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = {**answer.json(), "session": self.cookies()}
        for seat, kind in enumerate(kinds):
            if is_full and kind == "friend":
                opened["keys"][seat] = self.sit(opened["table"], opened["keys"][seat])
        return opened

    def sit(self, table: str, invitation: str, **more: Any) -> str:
        """Sit down, and return the key that holds the seat then."""
        own = secrets.token_urlsafe(16)
        answer = self.post(f"/api/tables/{table}/sit", key=invitation, own=own, **more)
        assert answer.status_code == 200, answer.text
        return own

    def cookies(self) -> dict[str, str]:
        """Return what the browser keeps; where a session was begun anew, the newer cookie."""
        return {cookie.name: cookie.value or "" for cookie in self.http.cookies.jar}

    def close(self) -> None:
        self.http.close()

    def look(self, table: str, *keys: str, seq: int = 0) -> Seat:
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies().items())
        headers = {"cookie": cookies} if cookies else {}
        own = {"source_address": (self.source, 0)} if self.source is not None else {}
        return Seat(self.url, table, list(keys), seq, additional_headers=headers, **own)


class Seat:
    """A viewer's socket. `push` is the last one, `table` the last news of the table, `frames` all that came."""

    def __init__(
        self, url: str, table: str, keys: list[str] | None, seq: int = 0, path: str = "", **options: Any
    ) -> None:
        address = url.replace("http", "ws") + (path or f"/api/tables/{table}/socket")
        self.socket_url = url
        self._ends = ExitStack()
        self.socket = self._ends.enter_context(
            connect(address, proxy=None, max_size=None, max_queue=None, close_timeout=2, **options)
        )
        OPEN.append(self)
        self.frames: list[str] = []
        self.push: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        if keys is not None:
            self.say(type="hello", keys=keys, seq=seq)
            self.until("table")
            if len(keys) < 2:
                self.until("push")

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, patience: float = PATIENCE) -> dict[str, Any]:
        """Return the next message; TimeoutError if none comes."""
        frame = self.socket.recv(timeout=patience)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message = json.loads(frame)
        if message["type"] in ("push", "table"):
            setattr(self, message["type"], message)
        return message

    def until(self, *kinds: str, patience: float = PATIENCE) -> dict[str, Any]:
        """Return the next message of one of these kinds."""
        while True:
            message = self.hear(patience)
            if message["type"] in kinds:
                return message

    def news(self) -> list[dict[str, Any]]:
        """Return everything that has been sent here so far: a question comes back behind it."""
        id = next(IDS)
        self.say(type="why", seat=self.push.get("seat") or 0, id=id, action="pass")
        heard = []
        while (message := self.hear()).get("id") != id:
            heard.append(message)
        return heard

    def to_end(self) -> tuple[list[dict[str, Any]], int]:
        """Return what still comes until the server closes the socket, and its code."""
        heard = []
        try:
            while True:
                heard.append(self.hear())
        except ConnectionClosed as closed:
            return heard, closed.rcvd.code if closed.rcvd is not None else 0

    @property
    def said(self) -> list[str]:
        """What has been said at the table, as far as it has come."""
        heard = map(json.loads, self.frames)
        return [message["text"] for message in heard if message["type"] == "chat"]

    @property
    def choices(self) -> list[str]:
        return [choice["action"] for choice in self.push["actions"]]

    @property
    def number(self) -> int | None:
        return self.push["prompt"]["number"]

    def act(
        self, action: str, prompt: int | None = None, id: str | None = None, seat: int | None = None
    ) -> dict[str, Any]:
        """Send an action, by default in answer to the last prompt, and return the answer."""
        own = self.push.get("seat") if seat is None else seat
        asked = (self.number or 0) if prompt is None else prompt
        id = id or next(IDS)
        self.say(type="act", seat=own, prompt=asked, id=id, action=action)
        return self.answer(id)

    def undo(self, count: int = 1, prompt: int = 0) -> dict[str, Any]:
        id = next(IDS)
        self.say(type="undo", seat=self.push["seat"], prompt=prompt, id=id, count=count)
        return self.answer(id)

    def answer(self, id: str) -> dict[str, Any]:
        while True:
            message = self.until("done", "refused", "why")
            if message["id"] == id:
                return message

    def wait(self, ready: Callable[[Seat], bool]) -> None:
        """Take pushes until the last one is as wished."""
        while not ready(self):
            self.until("push")

    def until_asked(self) -> None:
        """Take pushes until something is asked here, or the game is over."""
        self.wait(lambda seat: seat.number is not None or seat.push["outcome"] is not None)

    def close(self) -> None:
        self._ends.close()
