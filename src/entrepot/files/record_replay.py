"""Replaying records: playing their moves, checking digests and outcome, telling what happened."""

import functools
from collections.abc import Iterator
from typing import Any

import msgspec

import entrepot
from entrepot.files.record_form import Played, Segment
from entrepot.kernel.audience import TABLE
from entrepot.kernel.chance import Keyed
from entrepot.kernel.content import make_content
from entrepot.kernel.errors import BadContent, BadRecord, EntrepotError, UnknownGame
from entrepot.kernel.game import Game
from entrepot.kernel.state import State
from entrepot.words import catalogue

EVERY = 50
"""Moves from one digest to the next."""
TABLE_WORD = "table"


def replay(record: Played, game: Game | None = None) -> State:
    """Return the last position, all moves, digests and the outcome checked; BadRecord, naming the move.

    Segments of other versions of the rules than the installed one are passed over, except the last. `game` stands in
    for the installed one.
    """
    replayer = Replayer(record, game)
    for segment, before in replayer.playable():
        replayer.play(segment, before)
    replayer.check_outcome()
    return replayer.state


class Line(msgspec.Struct, frozen=True):
    """What one move did. Line 0, and the first of a segment, has no seat: it shows the beginning."""

    number: int
    seat: int | None
    move: str
    events: list[dict[str, Any]]
    """Everything that happened, whoever may know it: a record holds every secret anyway."""


def tell(record: Played, game: Game | None = None) -> Iterator[Line]:
    """Replay a record, checking as `replay` does, and yield a line for each move."""
    replayer = Replayer(record, game)
    for segment, before in replayer.playable():
        yield from replayer.tell(segment, before)
    replayer.check_outcome()


class _Moves(dict[str, tuple[int, int]]):
    """Moves by their text, each parsed once."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    def __missing__(self, text: str) -> tuple[int, int]:
        seat, _, notation = text.partition(" ")
        if seat != TABLE_WORD and not (seat.isascii() and seat.isdigit() and len(seat) < 4):
            raise BadRecord(f"it begins with no seat; write a seat from 0, or {TABLE_WORD!r}, before the action")
        move = self[text] = (TABLE if seat == TABLE_WORD else int(seat), self.game.parse(notation))
        return move


class Replayer:
    """Plays a record's segments one after another; `state` is where it stands."""

    state: State

    def __init__(self, record: Played, game: Game | None) -> None:
        self.game = _game(record, game)
        self.record = record.up_to_date(self.game)
        self.moves = _Moves(self.game)
        self.feed = Keyed(bytes.fromhex(record.secret)) if record.secret is not None else None

    def playable(self) -> Iterator[tuple[Segment, int]]:
        """Yield the segments that the installed rules can play, each with the number of moves before it."""
        before = 0
        for segment in self.record.segments:
            if segment.rules == self.game.version:
                yield segment, before
            elif segment is self.record.segments[-1]:
                have = f"{self.game.id} here has {self.game.version}"
                raise BadRecord(f"it was played by rules version {segment.rules}, and {have}: install that version")
            before += len(segment.moves)

    def begin(self, segment: Segment, listening: bool = False) -> None:
        """Set up the position that a segment starts from; BadRecord if it cannot be."""
        record = self.record
        try:
            if segment.start is not None:
                self.state = self.game.load(segment.start, self.feed)
                self.state.listening = listening
            else:
                seed = 0 if record.seed is None else record.seed
                self.state = self.game.new(record.seats, seed, record.options, self.feed, listening)
        except EntrepotError as error:
            raise BadRecord(f"the game cannot begin: {error}") from error

    def play(self, segment: Segment, before: int) -> None:
        """Play a segment that comes after `before` moves, its digests checked; BadRecord, naming the move."""
        self.begin(segment)
        done = 0
        for stop in _stops(segment, before):
            self.run(segment.moves[done : stop - before], before + done)
            self.check_digest(segment, stop)
            done = stop - before

    def run(self, moves: list[str], number: int) -> None:
        """Carry out moves, the first of them after move `number`; BadRecord names one that is not allowed."""
        known, apply, text = self.moves, self.state.apply, ""
        try:
            for text in moves:
                number += 1
                seat, action = known[text]
                apply(seat, action)
        except EntrepotError as error:
            raise BadRecord(f"move {number} ({text[:60]!r}): {_why(self.game, error)}") from error

    def tell(self, segment: Segment, before: int) -> Iterator[Line]:
        """Play a segment as `play` does, and yield a line for its beginning and for each of its moves."""
        stops = set(_stops(segment, before))
        self.begin(segment, listening=True)
        yield Line(before, None, "", self.state.take_events())
        self.check_digest(segment, before)
        for number, text in enumerate(segment.moves, before + 1):
            self.run([text], number - 1)
            yield Line(number, self.moves[text][0], text.partition(" ")[2], self.state.take_events())
            if number in stops:
                self.check_digest(segment, number)

    def digests_of(self, segment: Segment, before: int) -> dict[int, str]:
        """Play a segment that has no digests yet, and return them."""
        self.begin(segment)
        digests = {before: self.state.digest()}
        for done in range(0, len(segment.moves), EVERY):
            stretch = segment.moves[done : done + EVERY]
            self.run(stretch, before + done)
            digests[before + done + len(stretch)] = self.state.digest()
        return digests

    def check_digest(self, segment: Segment, number: int) -> None:
        """Raise BadRecord where a digest stands after move `number` and the position has another one."""
        if number in segment.digests and self.state.digest() != segment.digests[number]:
            raise BadRecord(f"after move {number} the position does not match the record's digest")

    def check_outcome(self) -> None:
        """Raise BadRecord where the game's outcome is not what the record says."""
        outcome, wanted = self.state.outcome(), self.record.outcome
        if outcome == wanted:
            return
        if wanted is None:
            raise BadRecord(f"the game ends with move {self.record.count()}, and the record has no outcome")
        if outcome is None:
            raise BadRecord(f"the game is not over after move {self.record.count()}, and the record has an outcome")
        key = next((key for key in outcome if outcome[key] != wanted.get(key)), "") or next(
            iter(wanted.keys() - outcome)
        )
        raise BadRecord(f"the outcome's {key!r} is {outcome.get(key)!r}, and the record says {wanted.get(key)!r}")


def _stops(segment: Segment, before: int) -> list[int]:
    """Return the numbers of moves at which a digest stands; BadRecord if none stands at the end, or one elsewhere."""
    end = before + len(segment.moves)
    stops = sorted(segment.digests)
    if end not in segment.digests or stops[0] < before or stops[-1] > end:
        raise BadRecord(f"digests must stand from {before} to {end}, and one at {end}, the end of its segment")
    return stops


def _why(game: Game, error: EntrepotError) -> str:
    if isinstance(error, entrepot.Illegal):
        return f"{_say(error.message)} ({error.clause})"
    return str(error)


def _say(message: dict[str, Any]) -> str:
    return catalogue("en", strict=False).say(message)


# ---------------------------------------------------------------- games and content


def _game(record: Played, game: Game | None) -> Game:
    """Return the game with the content that the record was played with."""
    if game is None:
        try:
            game = shipped(record.game)
        except UnknownGame as error:
            raise BadRecord(str(error)) from error
    if game.id != record.game:
        raise BadRecord(f"it is a record of {record.game}, not of {game.id}")
    wanted = record.content.digest
    if game.content.digest() == wanted:
        return game
    if record.content.data is None:
        raise BadRecord(f"it was played with other content (digest {wanted[:40]}), which it does not hold")
    try:
        content = make_content(game.schema, record.content.data)
    except BadContent as error:
        raise BadRecord(f"its content is wrong: {str(error).splitlines()[0]}") from error
    if content.digest() != wanted:
        raise BadRecord("its content is not the one that its content digest was made from")
    return entrepot.game(record.game, content)


@functools.cache
def shipped(name: str) -> Game:
    """Return a game with the content that it ships, always the same one; UnknownGame."""
    return entrepot.game(name)
