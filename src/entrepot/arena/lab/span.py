"""Stretches of games as they travel between processes and lie on disk until their block is complete."""

import time

import msgspec

from entrepot.arena.lab.order import Order
from entrepot.arena.lab.record import GameRecord, Times, play_record
from entrepot.kernel.game import Game


class Span(msgspec.Struct, array_like=True):
    """Games played one after the other. `times` and `seconds` are measured, all else follows from the order."""

    records: list[GameRecord]
    times: Times
    seconds: float


def play_span(game: Game, order: Order, games: range) -> bytes:
    """Play these games and return them as one message, which `read_span` reads. BotFailed."""
    begun = time.perf_counter()
    times: Times = {}
    records = [play_record(game, order, index, times) for index in games]
    return msgspec.msgpack.encode(Span(records, times, time.perf_counter() - begun))


def read_span(message: bytes) -> Span:
    """Return the games of a message; msgspec.DecodeError if it is none."""
    return msgspec.msgpack.decode(message, type=Span)
