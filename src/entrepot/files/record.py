"""Records: one game as a JSON file (`*.game.json`), which can be replayed, checked and told.

A move is a line of text: the seat, counted from 0 (or `table` for an outside event), and the action's notation, as in
`0 bid 3`. Moves are counted from 1 through the whole game. The position's digest stands at 0, at every 50 moves and at
the end. A game has one segment, or several where the rules' version changed under way: each later one has the position
that it starts from.
"""

from pathlib import Path
from typing import Any

import msgspec

from entrepot.files.record_form import FORMAT, OLDEST, Cards, Played, Player, Segment, TakenBack
from entrepot.files.record_replay import EVERY, TABLE_WORD, Line, Replayer, replay, shipped, tell
from entrepot.files.text import Unreadable, read_text
from entrepot.kernel.audience import TABLE
from entrepot.kernel.chance import Keyed
from entrepot.kernel.errors import BadRecord, UnknownGame
from entrepot.kernel.game import Game
from entrepot.kernel.match import Match
from entrepot.kernel.state import State

__all__ = [
    "EVERY",
    "FORMAT",
    "Cards",
    "Line",
    "Player",
    "Record",
    "Segment",
    "TakenBack",
    "parse",
    "read",
    "replay",
    "tell",
    "write",
]


class Record(Played, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One game as it was played, which can be played again."""

    @classmethod
    def of(
        cls, match: Match, seed: object = None, start: dict[str, Any] | None = None, is_ended: bool = False
    ) -> "Record":
        """Return the record of a match that began with `Game.new` and this seed, or with keyed chance.

        A match that began elsewhere, as a fork does, has `start`: the dump that its position was loaded from.
        BadRecord if it did not begin so, or if its chance is keyed and it is not over: its secret must not be told yet,
        unless it `is_ended`, and nobody goes on with it.
        """
        state = match.state
        game = state.game
        secret = _secret(state, is_ended)
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
        record = self.up_to_date(match.state.game)
        return msgspec.structs.replace(record, outcome=match.state.outcome())._with(match, start)

    def _with(self, match: Match, start: dict[str, Any] | None) -> "Record":
        game = match.state.game
        moves = [f"{TABLE_WORD if seat == TABLE else seat} {game.text(action)}" for seat, action in match.moves]
        bare = Segment(game.version, moves, {}, start)
        replayer = Replayer(msgspec.structs.replace(self, segments=[*self.segments, bare]), game)
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
        if not OLDEST <= version <= FORMAT:
            raise BadRecord(f"this record has format {version}, and this entrepot reads {OLDEST} to {FORMAT}")
        record = msgspec.json.decode(text, type=Record)
    except msgspec.MsgspecError as error:
        raise BadRecord(_told(str(error))) from error
    except RecursionError as error:
        raise BadRecord("it is nested too deep to be a record") from error
    _check_chance(record)
    _check_people(record)
    return record


class _Format(msgspec.Struct):
    format: int


def _told(error: str) -> str:
    """Return msgspec's sentence in our manner, with the path to the value."""
    what, _, place = error.replace("`", "").partition(" - at ")
    where = f", at {place.removeprefix('$').removeprefix('.')}" if place not in ("", "$") else ""
    return f"it is not a record: {what[:1].lower()}{what[1:]}{where}"


def _check_chance(record: Record) -> None:
    if not record.segments:
        raise BadRecord("it is not a record: it has no segments")
    if record.seed is not None and record.secret is not None:
        raise BadRecord("it is not a record: chance is either a seed or a secret, and it has both")
    if record.seed is None and record.secret is None and record.segments[0].start is None:
        raise BadRecord("it is not a record: it has neither a seed, nor a secret, nor a starting position")
    for number, segment in enumerate(record.segments[1:], 2):
        if segment.start is None:
            raise BadRecord(f"it is not a record: segment {number} lacks its starting position")
    if record.secret is None:
        return
    try:
        kept = Keyed(bytes.fromhex(record.secret)).promise() == record.promise
    except ValueError as error:
        raise BadRecord("it is not a record: its secret is not hexadecimal") from error
    if not kept:
        raise BadRecord("the secret does not keep the promise that was shown at the start")


def _check_people(record: Record) -> None:
    """Players and times are told for every seat and every move, or not at all."""
    for what, found, wanted in (("players", record.players, record.seats), ("times", record.times, record.count())):
        if found and len(found) != wanted:
            raise BadRecord(f"it is not a record: it has {len(found)} {what} where there must be {wanted}")


# ---------------------------------------------------------------- what a match is played with


def _cards(game: Game) -> Cards:
    digest = game.content.digest()
    try:
        is_shipped = shipped(game.id).content.digest() == digest
    except UnknownGame:
        is_shipped = False
    return Cards(digest, None if is_shipped else game.content.as_data())


def _secret(state: State, is_ended: bool) -> bytes | None:
    feed = state.feed
    if feed is None:
        return None
    if not isinstance(feed, Keyed):
        raise BadRecord("only games whose chance is seeded or keyed have a record")
    if not state.over and not is_ended:
        raise BadRecord("this game's chance is keyed and it is not over: its secret cannot be told yet")
    return feed.secret
