"""A process that reads content which somebody has sent: it may use so much time and memory, and the server none."""

import os
import signal
import sys
from typing import Any, Final

import msgspec

import entrepot
from entrepot.files.content_toml import read_toml
from entrepot.kernel.content import bad_content, check_content
from entrepot.kernel.errors import BadContent
from entrepot.table.framing import answer_all

MOST_SECONDS: Final = 4.0
"""Of the processor's time for one file."""
MOST_BYTES: Final = 2 << 30
"""Of addresses, most of which stand for no memory."""
NICENESS: Final = 5
"""The server goes first."""
TOO_LONG: Final = (
    "The content takes too long to read; allowed: the tables of the game, as `entrepot content` writes them."
)


class Sent(msgspec.Struct):
    """A content file for a game, as TOML."""

    game: str
    text: str


class Read(msgspec.Struct):
    """Its data, or what is wrong with them."""

    data: dict[str, Any] | None = None
    problem: str = ""


class TooLong(Exception):
    """The time is used up."""


def read(sent: Sent) -> Read:
    """Return the data of a file, if they fit the game."""
    schema = entrepot.game(sent.game).schema
    reading = read_toml(sent.text, "content")
    problems = reading.problems or [reading.placed(p) for p in check_content(schema, reading.data)]
    refused = [problem for problem in problems if problem.severity == "refused"]
    return Read(problem=str(bad_content(refused))) if refused else Read(reading.data)


def read_in_time(sent: Sent) -> Read:
    """Return `read`, which is not to take long."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_VIRTUAL, MOST_SECONDS)
    try:
        return read(sent)
    except (TooLong, MemoryError, RecursionError, BadContent):
        return Read(problem=TOO_LONG)
    finally:
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def bound() -> None:
    """Let this process have no more memory and time than it should need, and go behind the server."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    if sys.platform == "win32":
        return
    import resource

    resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))

    def stop(number: int, frame: object) -> None:
        raise TooLong

    signal.signal(signal.SIGVTALRM, stop)


if __name__ == "__main__":
    bound()
    decoder = msgspec.json.Decoder(Sent)
    answer_all(
        sys.stdin.buffer, sys.stdout.buffer, lambda body: msgspec.json.encode(read_in_time(decoder.decode(body)))
    )
