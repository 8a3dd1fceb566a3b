"""Records in a folder, and what of them belongs to one set of cards."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec

from entrepot.arena.people.played import PeoplesGame, play
from entrepot.arena.people.summary import people
from entrepot.arena.simulate import Plan, fill_seats
from entrepot.files.record import Record, read
from entrepot.kernel.errors import BadRecord
from entrepot.kernel.game import Game

RECORDS: Final = "*.game.json"
ANSWERS: Final = "*.answers.json"
SAID: Final = "said.json"
"""Answers that were put together already."""
LENGTHS: Final = ("short", "right", "long")
Count = Annotated[int, msgspec.Meta(ge=0)]
T = TypeVar("T")


class Said(msgspec.Struct):
    """What players have said: `fun` by 1 to 5, `length` by short, right and long, and what was unclear to them."""

    answers: Count
    fun: Annotated[list[Count], msgspec.Meta(min_length=5, max_length=5)]
    length: Annotated[list[Count], msgspec.Meta(min_length=3, max_length=3)]
    unclear: list[str]


class Answer(msgspec.Struct):
    """What one of them has said, as their own archive has it."""

    fun: Annotated[int, msgspec.Meta(ge=1, le=5)] | None = None
    length: Literal["short", "right", "long"] | None = None
    unclear: str = ""


class Kind(msgspec.Struct, frozen=True):
    """What games must have in common to be told together."""

    game: str
    cards: str
    seats: int
    options: tuple[tuple[str, str], ...]

    @classmethod
    def of(cls, record: Record) -> "Kind":
        """Return the kind of a record."""
        return cls(record.game, record.content.digest, record.seats, tuple(sorted(record.options.items())))


class Folder:
    """A folder of records, those in folders below it included; what is no record counts as left out."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.records: list[Record] = []
        self.bad: list[str] = []
        for file in sorted(path.rglob(RECORDS)):
            try:
                self.records.append(read(file))
            except BadRecord as error:
                self.bad.append(str(error))

    def commonest(self) -> Record:
        """Return a record of the most frequent kind; BadRecord if there are no records."""
        if not self.records:
            raise BadRecord(self.bad[0] if self.bad else f"{self.path} has no records, which are called {RECORDS}")
        ((kind, _),) = Counter(map(Kind.of, self.records)).most_common(1)
        return next(record for record in self.records if Kind.of(record) == kind)

    def told(self, game: Game, result: dict[str, Any]) -> dict[str, Any] | None:
        """Compare people's games with a run of bots with the same number of seats, options and cards."""
        wanted = Kind(game.id, game.content.digest(), result["seats"], tuple(sorted(result["options"].items())))
        games, left_out = [], len(self.bad)
        for record in self.records:
            found = played(record, game) if Kind.of(record) == wanted else None
            if found is None:
                left_out += 1
            else:
                games.append(found)
        return people(games, left_out, self.said(), result) if games else None

    def said(self) -> dict[str, Any] | None:
        """Return what the players have answered, in no order of theirs; None where nobody was asked."""
        ready = self.path / SAID
        if ready.exists():
            return msgspec.to_builtins(read_answers(ready, Said))  # type: ignore[no-any-return]
        answers = [answer for file in self.path.rglob(ANSWERS) for answer in read_answers(file, list[Answer])]
        told = [one for one in answers if one.fun is not None or one.length is not None or one.unclear]
        if not told:
            return None
        fun = [sum(one.fun == grade for one in told) for grade in range(1, 6)]
        length = [sum(one.length == name for one in told) for name in LENGTHS]
        return msgspec.to_builtins(  # type: ignore[no-any-return]
            Said(len(told), fun, length, sorted(one.unclear for one in told if one.unclear))
        )


def plan_of(record: Record, bots: Sequence[str], seed: object) -> Plan:
    """Return what bots are to play beside games like this one."""
    plan = Plan(record.game, fill_seats(list(bots), record.seats), seed, {}, record.content.data)
    game = plan.build()
    usual = game.option_names(game.choose({}))
    return replace(plan, options={name: own for name, own in record.options.items() if usual.get(name) != own})


def played(record: Record, game: Game) -> PeoplesGame | None:
    """Return a game that people have played to its end; None for any other."""
    try:
        found = play(record, game)
    except BadRecord:
        return None
    return found if found.persons else None


def read_answers(path: Path, kind: type[T]) -> T:
    """Return the answers in a file; BadRecord, naming it."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(f"{path.name} does not hold answers: {error}") from error
