"""Records: one game as a JSON file (`*.game.json`), which can be replayed, checked and told.

A move is a line of text: the seat, counted from 0 (or `table` for an outside event), and the action's notation, as in
`0 bid 3`. Moves are counted from 1 through the whole game. The position's digest stands at 0, at every 50 moves and at
the end. A game has one segment, or several where the rules' version changed under way: each later one has the position
that it starts from.
"""

import functools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import entrepot
from entrepot.files.text import Unreadable, read_text
from entrepot.kernel.audience import TABLE
from entrepot.kernel.chance import Keyed
from entrepot.kernel.content import make_content
from entrepot.kernel.errors import BadContent, BadRecord, EntrepotError, UnknownGame
from entrepot.kernel.game import Game
from entrepot.kernel.match import Match
from entrepot.kernel.state import State

FORMAT = 1
EVERY = 50
"""Moves from one digest to the next."""
TABLE_WORD = "table"


class Segment(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Moves that were played under one version of the rules; `digests` by the number of moves before them."""

    rules: str
    moves: list[str]
    digests: dict[int, str]
    start: dict[str, Any] | None = None


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The content that was played with: its digest and, unless it is what the game ships, all of it."""

    digest: str
    data: dict[str, Any] | None = None


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One game. Chance is a `seed`, or a `secret` (hexadecimal) with the `promise` that was shown at the start."""

    format: int
    game: str
    content: Cards
    seats: int
    options: dict[str, str]
    seed: int | str | None = None
    secret: str | None = None
    promise: str | None = None
    segments: list[Segment]
    outcome: dict[str, Any] | None
    """As `State.outcome` returns it; None for a game that is not over."""

    @classmethod
    def of(cls, match: Match, seed: object = None, start: dict[str, Any] | None = None) -> "Record":
        """Return the record of a match that began with `Game.new` and this seed, or with keyed chance.

        A match that began elsewhere, as a fork does, has `start`: the dump that its position was loaded from.
        BadRecord if it did not begin so, or if its chance is keyed and it is not over: its secret must not be told yet.
        """
        state = match.state
        game = state.game
        secret = _secret(state)
        if secret is None and seed is None and start is None:
            raise BadRecord("the record of a match needs the seed that the match began with")
        if seed is not None and not isinstance(seed, int | str):
            seed = str(seed)  # generators are seeded from the text alone
        record = cls(
            format=FORMAT,
            game=game.id,
            content=_cards(game),
            seats=int(state.seats),
            options=game.option_names(state.options),
            seed=None if secret else seed,
            secret=secret.hex() if secret else None,
            promise=Keyed(secret).promise() if secret else None,
            segments=[],
            outcome=state.outcome(),
        )
        return record._with(match, start)

    def going_on(self, match: Match, start: dict[str, Any]) -> "Record":
        """Return this record with a further segment: a match under the installed rules that began with `start`.

        `start` is the dump that the match's position was loaded from.
        """
        return msgspec.structs.replace(self, outcome=match.state.outcome())._with(match, start)

    def count(self) -> int:
        """Return the number of moves of all segments."""
        return sum(len(segment.moves) for segment in self.segments)

    def _with(self, match: Match, start: dict[str, Any] | None) -> "Record":
        game = match.state.game
        moves = [f"{TABLE_WORD if seat == TABLE else seat} {game.text(action)}" for seat, action in match.moves]
        bare = Segment(game.version, moves, {}, start)
        replayer = _Replayer(msgspec.structs.replace(self, segments=[*self.segments, bare]), game)
        try:
            digests = replayer.digests_of(bare, self.count())
        except BadRecord:
            digests = {}
        if not digests or replayer.state.digest() != match.state.digest():
            began = "with the position given" if start is not None else f"with {game.id}'s set-up and this seed"
            raise BadRecord(f"the match did not begin {began}, so it cannot be replayed")
        return msgspec.structs.replace(self, segments=[*self.segments, Segment(game.version, moves, digests, start)])


# ---------------------------------------------------------------- files


def write(record: Record, path: Path | str) -> None:
    """Write a record as JSON, one move a line."""
    text = msgspec.json.format(msgspec.json.encode(record), indent=1)
    Path(path).write_bytes(text + b"\n")


def read(path: Path | str) -> Record:
    """Return the record in a file, its shape checked but not yet replayed; BadRecord, naming the file."""
    path = Path(path)
    try:
        return parse(read_text(path))
    except (Unreadable, BadRecord) as error:
        raise BadRecord(str(error) if isinstance(error, Unreadable) else f"{path.name}: {error}") from error


def parse(text: str) -> Record:
    """Return the record that a JSON text holds; BadRecord."""
    try:
        version = msgspec.json.decode(text, type=_Format).format
        if version != FORMAT:
            raise BadRecord(f"this record has format {version}, and this entrepot reads format {FORMAT}")
        record = msgspec.json.decode(text, type=Record)
    except msgspec.MsgspecError as error:
        raise BadRecord(_told(str(error))) from error
    except RecursionError as error:
        raise BadRecord("it is nested too deep to be a record") from error
    _check_chance(record)
    return record


class _Format(msgspec.Struct):
    format: int


def _told(error: str) -> str:
    """Return msgspec's sentence in our manner, with the path to the value."""
    what, _, place = error.replace("`", "").partition(" - at ")
    where = f", at {place.removeprefix('$').removeprefix('.')}" if place not in ("", "$") else ""
    return f"it is no record: {what[:1].lower()}{what[1:]}{where}"


def _check_chance(record: Record) -> None:
    if not record.segments:
        raise BadRecord("it is no record: it has no segments")
    if record.seed is not None and record.secret is not None:
        raise BadRecord("it is no record: chance is either a seed or a secret, and it has both")
    if record.seed is None and record.secret is None and record.segments[0].start is None:
        raise BadRecord("it is no record: it has neither a seed, nor a secret, nor a starting position")
    for number, segment in enumerate(record.segments[1:], 2):
        if segment.start is None:
            raise BadRecord(f"it is no record: segment {number} lacks its starting position")
    if record.secret is None:
        return
    try:
        kept = Keyed(bytes.fromhex(record.secret)).promise() == record.promise
    except ValueError as error:
        raise BadRecord("it is no record: its secret is not hexadecimal") from error
    if not kept:
        raise BadRecord("the secret does not keep the promise that was shown at the start")


# ---------------------------------------------------------------- replaying


def replay(record: Record, game: Game | None = None) -> State:
    """Return the last position, all moves, digests and the outcome checked; BadRecord, naming the move.

    Segments of other versions of the rules than the installed one are passed over, except the last. `game` stands in
    for the installed one.
    """
    replayer = _Replayer(record, game)
    for segment, before in replayer.playable():
        replayer.play(segment, before)
    replayer.check_outcome()
    return replayer.state


class Line(msgspec.Struct, frozen=True):
    """What one move did. Line 0, and the first of a segment, has no seat: it tells how it began."""

    number: int
    seat: int | None
    move: str
    events: list[dict[str, Any]]
    """All that happened, whoever may know of it: a record holds every secret anyway."""


def tell(record: Record, game: Game | None = None) -> Iterator[Line]:
    """Replay a record, checking as `replay` does, and yield a line for each move."""
    replayer = _Replayer(record, game)
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


class _Replayer:
    """Plays a record's segments one after another; `state` is where it stands."""

    state: State

    def __init__(self, record: Record, game: Game | None) -> None:
        self.record = record
        self.game = _game(record, game)
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
        self.begin(segment)
        done = 0
        for stop in _stops(segment, before):
            self.run(segment.moves[done : stop - before], before + done)
            self.check_digest(segment, stop)
            done = stop - before

    def run(self, moves: list[str], number: int) -> None:
        known, apply, text = self.moves, self.state.apply, ""
        try:
            for text in moves:
                number += 1
                seat, action = known[text]
                apply(seat, action)
        except EntrepotError as error:
            raise BadRecord(f"move {number} ({text[:60]!r}): {_why(self.game, error)}") from error

    def tell(self, segment: Segment, before: int) -> Iterator[Line]:
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
        if number in segment.digests and self.state.digest() != segment.digests[number]:
            raise BadRecord(f"after move {number} the position is another one than the record's digest says")

    def check_outcome(self) -> None:
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
    from entrepot.words import catalogue  # late: only a broken record needs words

    return catalogue("en", strict=False).say(message)


# ---------------------------------------------------------------- games and content


def _game(record: Record, game: Game | None) -> Game:
    """Return the game with the content that the record was played with."""
    if game is None:
        try:
            game = _shipped(record.game)
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
def _shipped(name: str) -> Game:
    return entrepot.game(name)


def _cards(game: Game) -> Cards:
    digest = game.content.digest()
    try:
        shipped = _shipped(game.id).content.digest() == digest
    except UnknownGame:
        shipped = False
    return Cards(digest, None if shipped else game.content.as_data())


def _secret(state: State) -> bytes | None:
    feed = state.feed
    if feed is None:
        return None
    if not isinstance(feed, Keyed):
        raise BadRecord("only games whose chance is seeded or keyed have a record")
    if not state.over:
        raise BadRecord("this game's chance is keyed and it is not over: its secret cannot be told yet")
    return feed.secret
