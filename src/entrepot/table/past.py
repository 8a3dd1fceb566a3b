"""What was played at a finished table: its moves without those taken back, its positions, its record."""

import functools
import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from entrepot.files.record import FORMAT, Cards, Player, Record, Segment, TakenBack
from entrepot.kernel.chance import Keyed
from entrepot.kernel.game import Game
from entrepot.kernel.match import Match
from entrepot.kernel.message import Message
from entrepot.kernel.state import State
from entrepot.table.describing import promise_of
from entrepot.table.errors import Refusal
from entrepot.table.rows import ActionRow, SeatRow, SnapshotRow, TableRow

Move = tuple[int, str]
"""A seat and the notation of its action."""
KEPT_EVERY: Final = 64
"""Of a stretch that has been played through, each so many moves a position is kept: no other is further from one."""


ENDED_BY_PEOPLE: Final = ("table-frozen-ended", "table-frozen-cancelled", "table-frozen-resigned")


def has_past(row: TableRow) -> bool:
    """Say whether a table's moves may be told: its game is over, or its people have ended it for good."""
    is_ended = row.status == "void" and row.reason is not None and row.reason["id"] in ENDED_BY_PEOPLE
    return not row.lesson and (row.status == "over" or is_ended)


def not_over() -> Refusal:
    """Return why nothing of a table's past is told yet."""
    return Refusal(409, "not-over", "This game is not over: there is no record of it yet.")


class Stretch:
    """Moves under one version of the rules; `start` is the position that it begins with, if not a fresh game."""

    def __init__(self, rules: str, start: SnapshotRow | None, end: SnapshotRow | None, moves: list[Move]) -> None:
        self.rules = rules
        self.start = start
        self.end = end
        self.moves = moves
        self.kept: dict[int, State] = {}
        """Positions on the way, by how many moves lead there."""


class Past:
    """A finished table, or one that its people have ended.

    `plies` is the number of its moves, `rounds` the round of each position from the start on.
    """

    def __init__(
        self,
        row: TableRow,
        game: Game,
        log: list[ActionRow],
        snapshots: list[SnapshotRow],
        seats: Sequence[SeatRow] = (),
    ) -> None:
        self.row = row
        self.game = game
        self.players = players(row, seats, log[-1])
        self.seats = len(log[0].counters().prompts)
        self.stretches = stretches(log, snapshots)
        self.takebacks: list[TakenBack] = []
        standing(log, self.takebacks)
        self.moves = [move for stretch in self.stretches for move in stretch.moves]
        self.plies = len(self.moves)
        rows = {row.number: row for row in log}
        stood = [rows[number] for number, _ in standing(log)]
        self.rounds = [row.counters().round for row in (log[0], *stood)]
        self.times = [round(1000 * max(0.0, row.at - log[0].at)) for row in stood]

    def move(self, ply: int) -> tuple[int | None, Message | None]:
        """Return whose move led to the position after `ply` moves, and the move in words; None at the start."""
        if ply == 0:
            return None, None
        seat, notation = self.moves[ply - 1]
        return seat, self.game.sentence(self.game.parse(notation))

    def moves_in_words(self) -> list[tuple[int | None, Message | None]]:
        """Return every move, with whose it was."""
        return [self.move(ply) for ply in range(1, self.plies + 1)]

    def position(self, ply: int) -> tuple[State, list[dict[str, Any]]]:
        """Return the position after `ply` moves, and what happened at the last of them; Refusal if there is none."""
        if not 0 <= ply <= self.plies:
            raise Refusal(404, "no-ply", f"That game has {self.plies} actions.")
        before = 0
        for stretch in self.stretches:
            is_last = stretch is self.stretches[-1]
            if ply < before + len(stretch.moves) or is_last:
                return self._play(stretch, ply - before)
            before += len(stretch.moves)
        raise AssertionError("a table has at least one stretch")

    def _play(self, stretch: Stretch, count: int) -> tuple[State, list[dict[str, Any]]]:
        if stretch.rules != self.game.version:
            raise Refusal(409, "old-rules", f"This was played by rules version {stretch.rules}, which is not here.")
        done = max((number for number in list(stretch.kept) if number < count), default=0)
        state = stretch.kept[done].copy() if done else self.begin(stretch)
        state.listening = True
        for number, (seat, notation) in enumerate(stretch.moves[done:count], done):
            if number % KEPT_EVERY == 0 and number > done:
                stretch.kept[number] = state.copy()
            state.take_events()
            state.apply(seat, self.game.parse(notation))
        return state, state.take_events()

    def begin(self, stretch: Stretch) -> State:
        """Return the position with which a stretch begins."""
        feed = Keyed(self.row.secret)
        if stretch.start is None:
            state = self.game.new(self.seats, 0, self.row.options, feed, listening=True)
        else:
            state = self.game.resume(stretch.start.position(), feed)
            state.listening = True
        return state

    @functools.cached_property
    def record_json(self) -> bytes:
        """The record as the bytes of a file, without a name."""
        return as_file(self.record)

    def record_with(self, names: Mapping[int, str]) -> bytes:
        """Return the record as the bytes of a file, with the names of those who have agreed to that."""
        if not names:
            return self.record_json
        named = [msgspec.structs.replace(one, name=names.get(seat, "")) for seat, one in enumerate(self.players)]
        return as_file(msgspec.structs.replace(self.record, players=named))

    @functools.cached_property
    def record(self) -> Record:
        """The record, with a segment for each version of the rules, and what all agreed to take back."""
        whole = self._of_what_stands()
        return msgspec.structs.replace(whole, takebacks=self.takebacks, players=self.players, times=self.times)

    def _of_what_stands(self) -> Record:
        *older, last = self.stretches
        if last.rules != self.game.version:
            raise Refusal(409, "old-rules", f"This was played by rules version {last.rules}, which is not here.")
        match = Match(self.begin(last))
        for seat, notation in last.moves:
            match.apply(seat, self.game.parse(notation))
        start = last.start.position() if last.start is not None else None
        if not older:
            return Record.of(match, start=start, is_ended=self.row.status != "over")
        assert start is not None  # only the first stretch can begin with a fresh game
        return self._bare(older).going_on(match, start)

    def _bare(self, older: list[Stretch]) -> Record:
        """Return the record as far as older rules went; what those did cannot be played again here."""
        content = self.game.content
        return Record(
            format=FORMAT,
            game=self.game.id,
            content=Cards(content.digest(), self.row.content),
            seats=self.seats,
            options=self.row.options,
            secret=self.row.secret.hex(),
            promise=promise_of(self.row.secret),
            segments=list(segments(older)),
            outcome=None,
        )


def as_file(record: Record) -> bytes:
    """Return a record as the bytes of a file."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def players(row: TableRow, seats: Sequence[SeatRow], last: ActionRow) -> list[Player]:
    """Return who played each seat, as a record tells it."""
    affairs = last.counters().affairs
    stood_in = [own.bot_from for own in affairs.seats] if affairs is not None and seats else [None] * len(seats)
    return [
        Player(seat.bot or "") if seat.kind == "bot" else Player() if since is None else Player(row.stand_in, since)
        for seat, since in zip(seats, stood_in, strict=True)
    ]


def stretches(log: list[ActionRow], snapshots: list[SnapshotRow]) -> list[Stretch]:
    """Return the moves that stand, in a stretch for each version of the rules."""
    moves = standing(log)
    kept = [snapshot for snapshot in snapshots if snapshot.is_start]
    start = kept[0] if kept and kept[0].number == 0 else None
    found: list[Stretch] = []
    done = 0
    for end, following in itertools.pairwise(kept):
        if end.rules != following.rules:
            until = sum(number <= end.number for number, _ in moves)
            found.append(Stretch(end.rules, start, end, [move for _, move in moves[done:until]]))
            start, done = following, until
    return [*found, Stretch(snapshots[-1].rules, start, None, [move for _, move in moves[done:]])]


def standing(log: list[ActionRow], takebacks: list[TakenBack] | None = None) -> list[tuple[int, Move]]:
    """Return the moves that were not taken back, each with its number in the log.

    Those that were since all agreed are added to `takebacks`.
    """
    moves: list[tuple[int, Move]] = []
    for row in log:
        if row.seat is None:
            continue
        if row.kind == "act":
            moves.append((row.number, (row.seat, row.words)))
        elif row.kind == "undo":
            own = (at for at in reversed(range(len(moves))) if moves[at][1][0] == row.seat)
            for at in list(itertools.islice(own, int(row.words))):
                del moves[at]
        elif row.kind == "takeback":
            seat, count = map(int, row.words.split())
            left = max(0, len(moves) - count)
            gone, moves = moves[left:], moves[:left]
            if takebacks is not None:
                takebacks.append(TakenBack(seat, left, [f"{by} {words}" for _, (by, words) in gone]))
    return moves


def segments(older: list[Stretch]) -> Iterator[Segment]:
    """Yield stretches of older rules as a record has them, each with the digest of its last position."""
    before = 0
    for stretch in older:
        assert stretch.end is not None  # another stretch follows
        end = before + len(stretch.moves)
        start = stretch.start.position() if stretch.start is not None else None
        moves = [f"{seat} {notation}" for seat, notation in stretch.moves]
        yield Segment(stretch.rules, moves, {end: stretch.end.digest}, start)
        before = end
