"""A process in which bots think, spoken to by the server over its standard streams.

It is never told a position of a table. It gets one that the bot's seat cannot tell from the real one, and makes a
seat handle of it.
"""

import os
import sys
from typing import Any, BinaryIO

import msgspec

import entrepot
from entrepot.bots.find import find_bot
from entrepot.kernel.bot import Bot
from entrepot.kernel.content import make_content
from entrepot.kernel.game import Game
from entrepot.kernel.handle import SeatHandle

LENGTH_BYTES = 4
MOST_BOTS = 2_000
MOST_GAMES = 20
NICENESS = 5
"""The server goes first."""


class Question(msgspec.Struct):
    """What shall this bot do? `events` are those since its last question; `sitter` says which bot it is."""

    sitter: str
    game: str
    content: dict[str, Any] | None
    imagined: dict[str, Any]
    seat: int
    bot: str
    seed: str
    events: list[dict[str, Any]]


class Reply(msgspec.Struct):
    """The action in notation, or what went wrong."""

    action: str = ""
    error: str = ""


class Thinker:
    """Keeps games and bots from one question to the next."""

    def __init__(self) -> None:
        self._games: dict[str, Game] = {}
        self._bots: dict[str, Bot] = {}

    def answer(self, question: Question) -> Reply:
        """Return what the bot chooses; whatever it raises becomes an error."""
        try:
            game = self._game(question)
            handle = SeatHandle(game.load(question.imagined), question.seat)
            handle.hear(question.events)
            return Reply(game.text(self._bot(game, question).choose(handle)))
        except Exception as error:
            return Reply(error=f"{type(error).__name__}: {error}")

    def _game(self, question: Question) -> Game:
        key = f"{question.game} {question.imagined.get('content')}"
        if key not in self._games:
            if len(self._games) >= MOST_GAMES:
                self._games.clear()
            schema = entrepot.game(question.game).schema
            content = make_content(schema, question.content) if question.content is not None else None
            self._games[key] = entrepot.game(question.game, content)
        return self._games[key]

    def _bot(self, game: Game, question: Question) -> Bot:
        if question.sitter not in self._bots:
            if len(self._bots) >= MOST_BOTS:
                self._bots.pop(next(iter(self._bots)))
            self._bots[question.sitter] = find_bot(game, question.bot)(question.seed)
        return self._bots[question.sitter]


def frame(body: bytes) -> bytes:
    """Return a message with its length before it."""
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def run(questions: BinaryIO, replies: BinaryIO) -> None:
    """Answer questions until there are no more."""
    thinker = Thinker()
    decoder = msgspec.json.Decoder(Question)
    while True:
        head = questions.read(LENGTH_BYTES)
        if len(head) < LENGTH_BYTES:
            return
        question = decoder.decode(questions.read(int.from_bytes(head, "big")))
        replies.write(frame(msgspec.json.encode(thinker.answer(question))))
        replies.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    run(sys.stdin.buffer, sys.stdout.buffer)
