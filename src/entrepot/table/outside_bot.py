"""A seat that is played from outside: who chooses for it sees what the protocol sends to the seat, and nothing else."""

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from http.client import HTTPException
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlsplit
from urllib.request import ProxyHandler, Request, build_opener

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import entrepot
from entrepot.bots.find import bots_by_sight, find_bot
from entrepot.kernel.content import Content, make_content
from entrepot.kernel.errors import EntrepotError
from entrepot.kernel.game import Game
from entrepot.table.mind import Mind, OutsideMind, OwnBot
from entrepot.table.security import new_key
from entrepot.table.wire import Problem
from entrepot.table.wire_handle import Unwelcome, WireHandle

RETRY_SECONDS = 1.0
MOST_RETRIES = 600
PATIENCE_SECONDS = 20.0
MOST_PUSH_BYTES = 8 << 20
WAIT_SECONDS = 1.0
"""After so long a server that found somebody too fast listens again, if it does not say when."""
LATER = ("too-fast", "busy")
ENDED = ("void", "agreed")
STOOD_IN = ("time-up", "stood-in")
"""Another bot plays in this one's seat."""
TOO_LATE = ("stale", "not-stood-in", "bot-first")
Tell = Callable[[str], None]
MakeMind = Callable[[Game], Mind]
_OPENER = build_opener(ProxyHandler({}))


def quiet(line: str) -> None:
    """Tell nobody."""


class BadLink(EntrepotError):
    """An address that is not a seat's."""

    code = "bad-link"


class Told(msgspec.Struct):
    """What is asked of a table from outside before anybody sits down."""

    game: str
    options: dict[str, str]


Answer = TypeVar("Answer")


class Link(msgspec.Struct, frozen=True):
    """A seat: the server, the table and the key."""

    server: str
    table: str
    key: str

    @classmethod
    def parse(cls, url: str, key: str | None) -> "Link":
        """Return the seat of an address such as http://host/table/ID#key=KEY; BadLink."""
        parts = urlsplit(url)
        table = parts.path.strip("/").rpartition("/")[2]
        key = key or parse_qs(parts.fragment).get("key", [""])[0]
        if parts.scheme not in ("http", "https") or not table or not key:
            raise BadLink(f"{url!r} is not a seat's address: it should look like http://host/table/ID#key=KEY")
        return cls(f"{parts.scheme}://{parts.netloc}", table, key)

    def seated(self) -> "Link":
        """Return the link by which whoever sits down holds the seat from then on: the one before is used up."""
        return msgspec.structs.replace(self, key=new_key())

    def url(self) -> str:
        """Return the seat's address."""
        return f"{self.server}/table/{self.table}#key={self.key}"

    def request(self, path: str = "") -> Request:
        """Return a call that asks about the table in the seat's name: not all of them tell strangers anything."""
        return Request(f"{self.server}/api/tables/{self.table}{path}", headers={"entrepot-key": self.key})

    def socket(self) -> str:
        """Return the address of the table's socket."""
        return f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"


class Player:
    """Plays one seat to the end, through lost connections."""

    def __init__(self, link: Link, make_mind: MakeMind) -> None:
        self._link = link
        self._make_mind = make_mind
        self._mind: Mind | None = None
        self._handle: WireHandle | None = None
        self._table: dict[str, Any] = {}
        self._content: Content | None = None
        self._seq = 0
        self._answered: int | None = None
        """The last prompt that was answered: news of other seats ask nothing anew."""
        self._said: dict[str, Any] = {}
        """What was said last."""
        self._behind: deque[dict[str, Any]] = deque()
        """Messages that came while something else was waited for."""
        self.outcome: dict[str, Any] | None = None

    async def run(self) -> dict[str, Any]:
        """Return how the game ended. Unwelcome if the server does not let the bot play, or is not to be reached."""
        for _ in range(MOST_RETRIES):
            try:
                async with connect(self._link.socket(), max_size=MOST_PUSH_BYTES, proxy=None) as socket:
                    outcome = await self._talk(socket)
            except (OSError, TimeoutError, WebSocketException):
                outcome = None  # the server restarts, or the line is down: everything since is told after 'hello'
            if outcome is not None:
                return outcome
            await asyncio.sleep(RETRY_SECONDS)
        raise Unwelcome(f"{self._link.server} cannot be reached")

    async def _talk(self, socket: ClientConnection) -> dict[str, Any] | None:
        self._answered = None
        self._behind.clear()
        wanted = {"text": False, "chat": False, "people": True}
        await self._say(socket, {"type": "hello", "keys": [self._link.key], "seq": self._seq, **wanted})
        while self.outcome is None:
            await self._take(socket, self._behind.popleft() if self._behind else await heard(socket))
        return self.outcome

    async def _take(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "table":
            self._table = message
            if message["status"] in ENDED:
                raise Unwelcome("the game has ended without a result")
            if self._content is None:
                self._content = await asyncio.to_thread(content, self._link, message["game"])
        elif kind == "refused":
            await self._refused(socket, message)
        elif kind == "push" and message["seat"] is not None:
            await self._complete(socket, message)
            self._seq = message["seq"]
            self.outcome = message["outcome"]
            await self._answer(socket, message)

    async def _complete(self, socket: ClientConnection, push: dict[str, Any]) -> None:
        """Ask for what a push leaves out, as there was too much of it, and put it in."""
        while push["first"] > self._seq + 1:
            await self._say(socket, {"type": "earlier", "before": push["first"]})
            while (message := await heard(socket))["type"] not in ("earlier", "refused"):
                self._behind.append(message)
            if message["type"] == "earlier":
                push["first"], push["events"] = message["first"], message["events"] + push["events"]
            elif message["code"] in LATER:
                await asyncio.sleep(message["retry_after"] or WAIT_SECONDS)
            else:
                await self._refused(socket, message)
                return

    async def _refused(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        code = message["code"]
        if code in LATER:
            await asyncio.sleep(message["retry_after"] or WAIT_SECONDS)
            await self._say(socket, self._said)
        elif code == "not-stored":
            await socket.close()  # the table is opened anew, and asks again
        elif code in STOOD_IN:
            self._answered = None  # what tells of it puts the question that stands then once more
            back = {"seat": self._said["seat"], "id": secrets.token_hex(8), "do": "back"}
            await self._say(socket, {"type": "arrange", **back})
        elif code not in TOO_LATE:
            raise Unwelcome(f"the server refuses: {code} {message['clause']}".strip())

    async def _answer(self, socket: ClientConnection, push: dict[str, Any]) -> None:
        handle, mind = self._seated(push["seat"])
        handle.take(push)
        handle.table = self._table
        if self.outcome is not None:
            await mind.end(handle)
        number = push["prompt"]["number"]
        if number in (None, self._answered):
            return
        self._answered = number
        action = await mind.choose(handle)
        answer = {"seat": push["seat"], "prompt": number, "id": secrets.token_hex(8)}
        await self._say(socket, {"type": "act", **answer, "action": action})

    def _seated(self, seat: int) -> tuple[WireHandle, Mind]:
        if self._handle is None or self._mind is None:
            game = entrepot.game(self._table["game"], self._content)
            self._handle = WireHandle(game, seat, len(self._table["seats"]))
            self._mind = self._make_mind(game)
        return self._handle, self._mind

    async def _say(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        self._said = message
        await socket.send(msgspec.json.encode(message).decode())


async def heard(socket: ClientConnection) -> dict[str, Any]:
    """Return the next message."""
    message: dict[str, Any] = msgspec.json.decode(await socket.recv())
    return message


def content(link: Link, game: str) -> Content:
    """Return the cards that the table plays with, which may be somebody's own."""
    with _OPENER.open(link.request("/content"), timeout=PATIENCE_SECONDS) as answer:
        return make_content(entrepot.game(game).schema, msgspec.json.decode(answer.read()))


def sit(link: Link, name: str, tell: Tell) -> Link:
    """Take the seat under a name, and return the link that holds it; Unwelcome if the key is not for one."""
    own = link.seated()
    body = msgspec.json.encode({"key": link.key, "own": own.key, "name": name})
    ask(Request(f"{link.server}/api/tables/{link.table}/sit", body, {"content-type": "application/json"}), dict)
    tell(f"the seat is held by this link now: {own.url()}")
    return own


def ask(call: Request, kind: type[Answer]) -> Answer:
    """Return what the server answers; Unwelcome if it refuses, or is not a table's server."""
    try:
        with _OPENER.open(call, timeout=PATIENCE_SECONDS) as answer:
            return msgspec.json.decode(answer.read(), type=kind)
    except HTTPError as error:
        raise Unwelcome(f"the server refuses: {reason(error)}") from error
    except (OSError, HTTPException, msgspec.MsgspecError) as error:
        raise Unwelcome(f"no table's server answers at {call.host}: {error}") from error


def reason(error: HTTPError) -> str:
    """Return what the server says of its refusal, or its bare number if it is not a table's server."""
    try:
        problem = msgspec.json.decode(error.read(), type=Problem)
    except msgspec.MsgspecError:
        return str(error)
    return f"{problem.message} ({problem.code})"


def choose_bot(link: Link, bot: str | None) -> str:
    """Return the bot that shall play at a table, the strongest that can if none is named.

    Nobody has sat down yet when it cannot: UnknownBot, or Unwelcome for one that imagines positions.
    """
    told = ask(link.request(), Told)
    game = entrepot.game(told.game)
    able = bots_by_sight(game, told.options)
    name = bot or able[-1]
    find_bot(game, name)
    if name not in able:
        raise Unwelcome(
            f"{name!r} imagines positions at this table of {game.id}, and plays only where the server runs it: "
            f"choose it for a seat when you open the table; from outside play {', '.join(able)}"
        )
    return name


async def play(link: Link, bot: str | None, name: str | None, seed: str, tell: Tell = quiet) -> dict[str, Any]:
    """Sit down and let one of our bots play to the end; return the outcome. UnknownBot, Unwelcome."""
    chosen = await asyncio.to_thread(choose_bot, link, bot)
    own = await asyncio.to_thread(sit, link, name or chosen, tell)
    return await Player(own, lambda game: OwnBot(game, chosen, seed)).run()


async def play_program(link: Link, name: str, mind: OutsideMind, tell: Tell = quiet) -> dict[str, Any]:
    """Sit down and let a program play to the end; return the outcome. BadCommand, Unwelcome."""
    await mind.program.start()  # before anybody is told that it plays
    try:
        own = await asyncio.to_thread(sit, link, name, tell)
        return await Player(own, lambda game: mind).run()
    finally:
        await mind.program.stop()
