"""A bot as an outside program: it sees what the protocol sends to its seat, and nothing else."""

import asyncio
import secrets
from typing import Any
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlsplit
from urllib.request import ProxyHandler, Request, build_opener

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import entrepot
from entrepot.bots.find import find_bot
from entrepot.kernel.bot import Bot
from entrepot.kernel.chance import Random
from entrepot.kernel.content import Content, make_content
from entrepot.kernel.errors import EntrepotError
from entrepot.kernel.game import Game
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.message import Message
from entrepot.kernel.state import State
from entrepot.table.wire import Problem

RETRY_SECONDS = 1.0
MOST_RETRIES = 600
PATIENCE_SECONDS = 20.0
MOST_PUSH_BYTES = 8 << 20
_OPENER = build_opener(ProxyHandler({}))


class BadLink(EntrepotError):
    """An address that is no seat's."""

    code = "bad-link"


class Unwelcome(EntrepotError):
    """The server did not let the bot in, or refused what it did."""

    code = "unwelcome"


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
            raise BadLink(f"{url!r} is no seat's address: it looks like http://host/table/ID#key=KEY")
        return cls(f"{parts.scheme}://{parts.netloc}", table, key)

    def socket(self) -> str:
        """Return the address of the table's socket."""
        return f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"


class WireHandle(SeatHandle):
    """A seat handle made of pushes. It cannot imagine positions, as the wire holds none."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game.new(), seat)
        self._push: dict[str, Any] = {}

    def take(self, push: dict[str, Any]) -> None:
        """Take what the seat sees now."""
        self._push = push
        self._heard += [{"kind": event["kind"], "args": event["args"]} for event in push["events"]]

    def view(self) -> Any:
        return self._push["view"]

    def legal(self) -> list[int]:
        return [self.game.parse(choice["action"]) for choice in self._push["actions"]]

    def prompt(self) -> Message:
        asked: Message = self._push["prompt"]["message"]
        return asked

    def preview(self, action: int) -> list[Message]:
        notation = self.game.text(action)
        return next((choice["preview"] for choice in self._push["actions"] if choice["action"] == notation), [])

    def imagine(self, rng: Random) -> State:
        raise Unwelcome("this bot wants to imagine positions, and plays only where the server runs it: choose another")


class Player:
    """Plays one seat to the end, through lost connections."""

    def __init__(self, link: Link, bot: str, seed: str) -> None:
        self._link = link
        self._bot_name = bot
        self._seed = seed
        self._bot: Bot | None = None
        self._handle: WireHandle | None = None
        self._game_name = ""
        self._content: Content | None = None
        self._seq = 0
        self._answered: int | None = None
        """The last prompt that was answered: news of other seats ask nothing anew."""
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
        unread = {"text": False, "chat": False}
        await self._say(socket, {"type": "hello", "keys": [self._link.key], "seq": self._seq, **unread})
        while self.outcome is None:
            await self._take(socket, msgspec.json.decode(await socket.recv()))
        return self.outcome

    async def _take(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "table":
            self._game_name = message["game"]
            if self._content is None:
                self._content = await asyncio.to_thread(content, self._link, self._game_name)
        elif kind == "refused" and message["code"] != "stale":
            raise Unwelcome(f"the server refuses: {message['code']} {message['clause']}".strip())
        elif kind == "push" and message["seat"] is not None:
            self._seq = message["seq"]
            self.outcome = message["outcome"]
            await self._answer(socket, message)

    async def _answer(self, socket: ClientConnection, push: dict[str, Any]) -> None:
        handle = self._seated(push["seat"])
        handle.take(push)
        number = push["prompt"]["number"]
        if number in (None, self._answered) or self._bot is None:
            return
        self._answered = number
        action = handle.game.text(self._bot.choose(handle))
        answer = {"seat": push["seat"], "prompt": number, "id": secrets.token_hex(8)}
        await self._say(socket, {"type": "act", **answer, "action": action})

    def _seated(self, seat: int) -> WireHandle:
        if self._handle is None:
            game = entrepot.game(self._game_name, self._content)
            self._handle = WireHandle(game, seat)
            self._bot = find_bot(game, self._bot_name)(self._seed)
        return self._handle

    async def _say(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        await socket.send(msgspec.json.encode(message).decode())


def content(link: Link, game: str) -> Content:
    """Return the cards that the table plays with, which may be somebody's own."""
    with _OPENER.open(f"{link.server}/api/tables/{link.table}/content", timeout=PATIENCE_SECONDS) as answer:
        return make_content(entrepot.game(game).schema, msgspec.json.decode(answer.read()))


def sit(link: Link, name: str) -> None:
    """Take the seat under a name; Unwelcome if the key is not for one."""
    body = msgspec.json.encode({"key": link.key, "name": name})
    call = Request(f"{link.server}/api/tables/{link.table}/sit", body, {"content-type": "application/json"})
    try:
        with _OPENER.open(call, timeout=PATIENCE_SECONDS):
            return
    except HTTPError as error:
        problem = msgspec.json.decode(error.read(), type=Problem)
        raise Unwelcome(f"the server refuses: {problem.message} ({problem.code})") from error


async def play(link: Link, bot: str, name: str, seed: str) -> dict[str, Any]:
    """Sit down and play to the end; return the outcome. Unwelcome."""
    await asyncio.to_thread(sit, link, name)
    return await Player(link, bot, seed).run()
