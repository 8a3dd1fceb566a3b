"""What is remembered, as plain data."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import CAPACITY, DECKS
from entrepot.games.trade_and_triumph.position import memory
from entrepot.kernel.fields.reading import some
from entrepot.kernel.plain import number, seat_number, whole

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.position.state import TradeState


def memory_of(s: "TradeState", entry: i64) -> dict[str, Any]:
    """Return an entry of `memory`; the observer after the last seat is the spectator, `until` -1 is not a limit."""
    observer, until = int(memory.observer_of(entry)), int(memory.until_of(entry))
    card = int(memory.card_of(entry))
    return {
        "observer": int(s.seats) if observer == memory.SPECTATOR else observer,
        "holder": int(memory.holder_of(entry)),
        "deck": DECKS[card // CAPACITY],
        "card": s.cards.card_id(card),
        "since": int(memory.since_of(entry)),
        "until": -1 if until == memory.MOST else until,
    }


def memory_number(s: "TradeState", entry: Any) -> int:
    """Return an entry of `memory`."""
    seats = int(s.seats)
    observer = whole(entry["observer"], 0, seats)
    deck = number(entry["deck"], list(DECKS))
    until = whole(entry["until"], -1, memory.MOST - 1)
    return int(
        memory.entry_of(
            memory.SPECTATOR if observer == seats else observer,
            seat_number(entry["holder"], seats),
            deck * CAPACITY + number(entry["card"], s.cards.ids[deck]),
            whole(entry["since"], 0, memory.MOST - 1),
            memory.MOST if until < 0 else until,
        )
    )


def memories(s: "TradeState", known: list[int]) -> list[dict[str, Any]]:
    """Return all entries of `memory`."""
    return [memory_of(s, entry) for entry in known]


def read_memories(s: "TradeState", key: str, value: object) -> list[int]:
    """Take back what `memories` returned."""
    return sorted(memory_number(s, entry) for entry in some(key, value, "tables"))
