"""A process in which bots think, spoken to by the server over its standard streams.

It is never told a position of a table. It gets one that the bot's seat cannot tell from the real one, and makes a
seat handle of it.
"""

import os
import signal
import sys
from typing import Any, BinaryIO

import msgspec

import entrepot
from entrepot.bots.find import find_bot
from entrepot.bots.ismcts import Ismcts
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.bot import Bot
from entrepot.kernel.content import make_content
from entrepot.kernel.game import Game
from entrepot.kernel.handle import SeatHandle
from entrepot.table.deadline import in_time
from entrepot.table.framing import answer_all

MOST_GAMES = 20
NICENESS = 5
"""The server goes first."""


class Question(msgspec.Struct):
    """What shall this bot do? `sitter` says which bot it is, and `forgotten` which are not asked any more.

    `events` are those since its last question; since the table's beginning where it `is_new`.
    """

    sitter: str
    game: str
    content: dict[str, Any] | None
    imagined: dict[str, Any]
    seat: int
    bot: str
    seed: str
    events: list[dict[str, Any]]
    is_new: bool = True
    forgotten: list[str] = []
    is_hint: bool = False
    """Not what the bot does, but what it thinks of doing it."""


class Advised(msgspec.Struct):
    """What a search found: its choice and the next best (empty where there is none) in notation.

    `worth` is by how much the choice is better, in shares of a win, `error` its standard error, `lead` the same in
    what the game's appraisal counts.
    """

    action: str
    other: str
    worth: float
    error: float
    lead: float
    playouts: int
    reasons: list[tuple[str, float]] = []
    """What the two differ in: parts of the game's appraisal, and how much more there is of each."""
    rest: list[str] = []
    """What completes the move that the choice begins, in notation."""


class Reply(msgspec.Struct):
    """The action in notation, or advice, or what went wrong."""

    action: str = ""
    error: str = ""
    advice: Advised | None = None


class Sitter:
    """A bot at a table, and the events that it has not asked for yet."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.unheard: list[dict[str, Any]] = []

    def choose(self, handle: SeatHandle, events: list[dict[str, Any]]) -> int:
        """Return the bot's choice, these events having happened since the last one."""
        handle.hear([*self.unheard, *events])
        action = self.bot.choose(handle)
        self.unheard = [{**event, "audience": EVERYONE} for event in handle.events()]
        return action


class Thinker:
    """Keeps games and bots from one question to the next."""

    def __init__(self) -> None:
        self._games: dict[str, Game] = {}
        self._sitters: dict[str, Sitter] = {}

    def answer(self, question: Question) -> Reply:
        """Return what the bot chooses; whatever it raises becomes an error."""
        try:
            game = self._game(question)
            handle = SeatHandle(game.resume(question.imagined), question.seat)
            if question.is_hint:
                return Reply(advice=advice(handle, find_bot(game, question.bot)(question.seed)))
            return Reply(game.text(self._sitter(game, question).choose(handle, question.events)))
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

    def _sitter(self, game: Game, question: Question) -> Sitter:
        for forgotten in question.forgotten:
            self._sitters.pop(forgotten, None)
        if question.is_new:
            self._sitters[question.sitter] = Sitter(in_time(find_bot(game, question.bot)(question.seed)))
        return self._sitters[question.sitter]


def advice(handle: SeatHandle, bot: Bot) -> Advised:
    """Return what a bot that searches thinks of a position."""
    in_time(bot)
    assert isinstance(bot, Ismcts)  # no other bot knows what else it might do
    found = bot.consider(handle, why=True)
    other = handle.game.text(found.runner_up) if found.runner_up >= 0 else ""
    why = [(reason.part, reason.more) for reason in found.reasons]
    action, rest = handle.game.text(found.action), [handle.game.text(step) for step in found.rest]
    return Advised(action, other, found.worth, found.error, found.lead, found.playouts, why, rest)


def run(questions: BinaryIO, replies: BinaryIO) -> None:
    """Answer questions until there are no more."""
    thinker = Thinker()
    decoder = msgspec.json.Decoder(Question)
    answer_all(questions, replies, lambda body: msgspec.json.encode(thinker.answer(decoder.decode(body))))


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process in its turn
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    run(sys.stdin.buffer, sys.stdout.buffer)
