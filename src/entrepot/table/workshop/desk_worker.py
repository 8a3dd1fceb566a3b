"""A process that reads, checks, writes and compares cards that somebody is working on, as `content_worker` reads them.

What is told of a check is what `entrepot content check` tells, so that nobody has to know the rules of content twice.
"""

import signal
import sys
from collections.abc import Callable
from typing import Any, Final

import msgspec

import entrepot
from entrepot.files.content_csv import read_csv
from entrepot.files.content_diff import differences
from entrepot.files.content_toml import read_toml, toml_text
from entrepot.kernel.content import Problem, check_content, make_content
from entrepot.kernel.errors import BadContent
from entrepot.kernel.schema import REFUSED, Schema
from entrepot.table.content_worker import MOST_SECONDS, TOO_LONG, TooLong, bound
from entrepot.table.framing import answer_all
from entrepot.table.workshop.wire import CardChange, CardChanges, CellProblem, Checked, Written

MOST_PROBLEMS: Final = 200
MOST_CHANGES: Final = 500


class Task(msgspec.Struct):
    """Work on the cards of a game: `kind` is check, toml, csv, write or diff, `more` a table or other cards."""

    game: str
    kind: str
    text: str
    more: Any = None


class Result(msgspec.Struct):
    """What came of it; where there is a `problem`, nothing did."""

    problem: str = ""
    checked: Checked | None = None
    written: Written | None = None
    changes: CardChanges | None = None


def check(schema: Schema, task: Task) -> Result:
    """Say what is wrong with the data of cards."""
    data = msgspec.json.decode(task.text)
    problems = check_content(schema, data)
    return Result(checked=Checked(told(problems)))


def take_toml(schema: Schema, task: Task) -> Result:
    """Read a whole content file; its data come along, wrong values and all, where it has tables of the game."""
    reading = read_toml(task.text, "content")
    problems = reading.problems or check_content(schema, reading.data)
    is_use = not reading.problems and is_shaped(schema, reading.data)
    return Result(checked=Checked(told(problems), reading.data if is_use else None))


def take_csv(schema: Schema, task: Task) -> Result:
    """Read a table as CSV; where its header is sound its rows come along, wrong values and all."""
    reading = read_csv(str(task.more), task.text, schema)
    return Result(checked=Checked(told(reading.problems), None if reading.problems else reading.data))


def write(schema: Schema, task: Task) -> Result:
    """Write cards as a content file."""
    return Result(written=Written(toml_text(make_content(schema, msgspec.json.decode(task.text)), schema)))


def compare(schema: Schema, task: Task) -> Result:
    """Say what these cards have otherwise than others."""
    found = differences(make_content(schema, task.more), make_content(schema, msgspec.json.decode(task.text)))
    shown = [CardChange(*one) for one in found[:MOST_CHANGES]]  # type: ignore[arg-type]
    return Result(changes=CardChanges(shown, len(found) - len(shown)))


KINDS: Final[dict[str, Callable[[Schema, Task], Result]]] = {
    "check": check,
    "toml": take_toml,
    "csv": take_csv,
    "write": write,
    "diff": compare,
}


def told(problems: list[Problem]) -> list[CellProblem]:
    """Return problems as they are sent, those that are refused first."""
    ordered = sorted(problems, key=lambda one: one.severity != REFUSED)[:MOST_PROBLEMS]
    return [CellProblem(p.table, p.row, p.column, p.code, p.message, p.severity != REFUSED) for p in ordered]


def is_shaped(schema: Schema, data: dict[str, Any]) -> bool:
    """Say whether data are tables of rows, whatever stands in these."""
    return all(
        isinstance(rows := data.get(table.name), list) and all(isinstance(row, dict) for row in rows)
        for table in schema.tables
    )


def work(task: Task) -> Result:
    """Return what comes of a task."""
    schema = entrepot.game(task.game).schema
    try:
        return KINDS[task.kind](schema, task)
    except BadContent as error:
        return Result(problem=str(error))
    except (msgspec.DecodeError, UnicodeError):
        return Result(problem="This is not JSON; allowed: tables of rows.")


def work_in_time(task: Task) -> Result:
    """Return `work`, which is not to take long."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_VIRTUAL, MOST_SECONDS)
    try:
        return work(task)
    except (TooLong, MemoryError, RecursionError):
        return Result(problem=TOO_LONG)
    finally:
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)


if __name__ == "__main__":
    bound()
    decoder = msgspec.json.Decoder(Task)
    answer_all(
        sys.stdin.buffer, sys.stdout.buffer, lambda body: msgspec.json.encode(work_in_time(decoder.decode(body)))
    )
