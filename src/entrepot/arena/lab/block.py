"""A block of games made final: its Parquet files and its tally, from the messages of its spans."""

import io
from typing import Any

import msgspec

from entrepot.arena.lab.columns import TABLES
from entrepot.arena.lab.frames import frames
from entrepot.arena.lab.order import Order
from entrepot.arena.lab.record import GameRecord, Times
from entrepot.arena.lab.span import Span, read_span
from entrepot.arena.lab.tally import Tally, tally
from entrepot.kernel.errors import EntrepotError
from entrepot.kernel.game import Game


class Damaged(EntrepotError):
    """Files of the arena that are not what was written there."""

    code = "damaged"


class Block(msgspec.Struct, array_like=True):
    """The files of a block by the name of their table, its tally, and the seconds its games took."""

    files: dict[str, bytes]
    tally: Tally
    seconds: float


def make_block(game: Game, order: Order, games: range, spans: list[bytes]) -> bytes:
    """Return the block of these games as one message for `read_block`; Damaged if the spans have not each game once."""
    records: list[GameRecord] = []
    times: Times = {}
    seconds = 0.0
    for message in spans:
        span = sound(message, games)
        records += span.records
        add_times(times, span.times)
        seconds += span.seconds
    records.sort(key=lambda record: record.index)
    if [record.index for record in records] != list(games):
        raise Damaged(f"games {games.start} to {games.stop - 1} are not all there, each once: begin in another folder")
    tables = frames(game, order, records, times)
    files = {name: parquet(tables[name]) for name in TABLES}
    return msgspec.msgpack.encode(Block(files, tally(order, tables), seconds))


def sound(message: bytes, games: range) -> Span:
    """Return the games of a message; Damaged if it was cut or changed on disk."""
    try:
        return read_span(message)
    except msgspec.MsgspecError:
        raise Damaged(
            f"work/ holds a damaged file for some of the games {games.start} to {games.stop - 1}:"
            " remove those files, and the same command plays their games again"
        ) from None


def read_block(message: bytes) -> Block:
    """Return the block of a message."""
    return msgspec.msgpack.decode(message, type=Block)


def add_times(total: Times, more: Times) -> None:
    """Add counts of durations to others in place."""
    for bot, counts in more.items():
        into = total.setdefault(bot, {})
        for slot, count in counts.items():
            into[slot] = into.get(slot, 0) + count


def parquet(frame: Any) -> bytes:
    """Return a frame as the bytes of a Parquet file."""
    out = io.BytesIO()
    frame.write_parquet(out, compression="zstd", statistics=True)
    return out.getvalue()
