"""A deck's record as plain data: a list of events, each a list of its kind and what it says."""

from typing import TYPE_CHECKING, Any

from entrepot.games.trade_and_triumph.actions import CAPACITY, DECKS
from entrepot.games.trade_and_triumph.position import memory
from entrepot.games.trade_and_triumph.position.memory_codec import memory_number, memory_of
from entrepot.games.trade_and_triumph.position.record import (
    KIND_NAMES,
    KINDS,
    KNOWN,
    LYING,
    PILE,
    REVEALED,
    SAW_HAND,
    SHUFFLED,
    Record,
    record_of,
)
from entrepot.kernel.errors import BadPosition
from entrepot.kernel.plain import list_of, number, seat_number, whole
from entrepot.kernel.schema import shown

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.position.state import TradeState


def records(s: "TradeState", kept: tuple[Record, ...] | None) -> dict[str, list[list[Any]]]:
    """Return the records of the decks that have been reshuffled."""
    if kept is None:
        return {}
    begun = [(deck, record) for deck, record in zip(DECKS, kept, strict=True) if record.has_begun()]
    return {deck: [event_of(s, DECKS.index(deck), event) for event in record.events()] for deck, record in begun}


def event_of(s: "TradeState", deck: int, event: int) -> list[Any]:
    """Return one event."""
    kind, what = event % KINDS, event // KINDS
    name, seat, id = KIND_NAMES[kind], what // CAPACITY % 4, s.cards.ids[deck][what % CAPACITY]
    if kind == KNOWN:
        return [name, memory_of(s, what)]
    if kind == SHUFFLED:
        return [name]
    if kind == PILE:
        return [name, what // CAPACITY, id]
    if kind == REVEALED:
        return [name, seat]
    if kind == SAW_HAND:
        return [name, what // CAPACITY // 4, seat]
    if kind == LYING:
        return [name, seat, id, [looker for looker in range(s.seats) if what // memory.SEEN >> looker & 1]]
    return [name, seat, id]


def read_records(s: "TradeState", key: str, data: Any) -> tuple[Record, ...] | None:
    """Take back what `records` returned; BadPosition where it is no such thing."""
    if not isinstance(data, dict) or any(deck not in DECKS for deck in data):
        raise BadPosition(f"{key!r} takes a table with lists of events by deck: {', '.join(DECKS)}")
    if not data:
        return None
    return tuple(
        record_of([event_number(s, at, event) for event in list_of(data.get(deck, []))])
        for at, deck in enumerate(DECKS)
    )


def event_number(s: "TradeState", deck: int, event: Any) -> int:
    """Return one event as its number."""
    parts = list_of(event)
    if not parts or parts[0] not in KIND_NAMES:
        raise BadPosition(f"{shown(event)} is not an event: it begins with one of {', '.join(KIND_NAMES)}", event)
    kind = KIND_NAMES.index(parts[0])
    return what_of(s, deck, kind, parts) * KINDS + kind


def what_of(s: "TradeState", deck: int, kind: int, parts: list[Any]) -> int:
    """Return what an event says, as a number."""
    seats, ids = int(s.seats), s.cards.ids[deck]
    list_of(parts, {KNOWN: 2, SHUFFLED: 1, REVEALED: 2, LYING: 4}.get(kind, 3))
    if kind == KNOWN:
        return memory_number(s, parts[1])
    if kind == SHUFFLED:
        return 0
    if kind == PILE:
        face = number(parts[2], ids)
        return whole(parts[1], 1, s.cards.copies[deck][face]) * CAPACITY + face
    seat = seat_number(parts[1], seats)
    if kind == REVEALED:
        return seat * CAPACITY
    if kind == SAW_HAND:
        return (seat * 4 + seat_number(parts[2], seats)) * CAPACITY
    card = seat * CAPACITY + number(parts[2], ids)
    if kind != LYING:
        return card
    return card + memory.SEEN * sum(1 << seat_number(looker, seats) for looker in set(list_of(parts[3])))
