"""A process in which the choices of finished games are weighed, spoken to by the server over its standard streams.

It gets the record of a finished game, and weighs each choice with what its seat knew then. How far it goes behind
everything else on the machine is told when it is started.
"""

import os
import signal
import sys
import time
from collections import OrderedDict
from typing import BinaryIO, Final

import msgspec

from entrepot.files.record import parse
from entrepot.review.chances import Moment
from entrepot.review.choices import Choice, choices_of, finished
from entrepot.review.reviewing import the_end
from entrepot.review.work import Task
from entrepot.table.framing import answer_all

MOST_GAMES: Final = 4
"""Games of which a process keeps the positions. The server counts them too, and sends a record that was forgotten."""


class Question(msgspec.Struct):
    """What comes of a task? Without one: which choices are there? The `record` comes with the first of a game."""

    game: str
    seat: int
    record: str = ""
    task: Task | None = None


class Opened(msgspec.Struct):
    """Before which moves of the record the seat had a choice, and how the game ended."""

    moves: list[int]
    end: Moment


class Answer(msgspec.Struct):
    """What was found, as JSON, and the processor's seconds that it took; or what went wrong."""

    found: msgspec.Raw = msgspec.Raw(b"null")
    seconds: float = 0.0
    error: str = ""


class Desk:
    """Keeps the choices of a few games from one question to the next."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, list[Choice]] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        """Return what comes of a question; whatever is raised becomes an error."""
        begin = time.process_time()
        try:
            found: object = self._opened(question) if question.task is None else self._done(question, question.task)
        except Exception as error:
            return Answer(error=f"{type(error).__name__}: {error}")
        return Answer(msgspec.Raw(msgspec.json.encode(found)), time.process_time() - begin)

    def _done(self, question: Question, task: Task) -> object:
        return task.run(self._choices(question))

    def _opened(self, question: Question) -> Opened:
        record = parse(question.record)
        end = the_end(finished(record, question.seat), record.count())
        return Opened([choice.move for choice in self._choices(question)], end)

    def _choices(self, question: Question) -> list[Choice]:
        if question.record:
            self._games[question.game] = choices_of(parse(question.record), [question.seat])
            if len(self._games) > MOST_GAMES:
                self._games.popitem(last=False)
        self._games.move_to_end(question.game)
        return self._games[question.game]


def run(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions until there are no more."""
    desk = Desk()
    decoder = msgspec.json.Decoder(Question)
    answer_all(questions, answers, lambda body: msgspec.json.encode(desk.answer(decoder.decode(body))))


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process in its turn
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    run(sys.stdin.buffer, sys.stdout.buffer)
