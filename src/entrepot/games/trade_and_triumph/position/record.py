"""What has happened to a deck's cards since its first reshuffle, for imagined positions to keep to. TT-R-27, TT-R-39

Who held which card then is old; who has drawn since has drawn from a pile whose cards everybody had seen. A record is a
list of events, each a number: what * KINDS + kind. What: seat * CAPACITY + face where nothing else is said.
"""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import CAPACITY
from entrepot.games.trade_and_triumph.position import memory

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.position.state import TradeState

HELD: Final = 0
"""At the first reshuffle a seat had the card in hand."""
LYING: Final = 1
"""Then the card lay face-down; as in `down`, so with who had looked at it."""
KNOWN: Final = 2
"""Then a seat knew something; as in `known`."""
SHUFFLED: Final = 3
"""The discards became the draw pile; no what."""
PILE: Final = 4
"""The new pile has this face so often: count * CAPACITY + face."""
DREW: Final = 5
LEFT: Final = 6
"""A card left a hand in everybody's sight."""
LAID: Final = 7
REVEALED: Final = 8
"""A seat's face-down cards were turned up: seat * CAPACITY."""
FETCHED: Final = 9
SAW_HAND: Final = 10
"""A seat looked at another's hand: (observer * 4 + seat) * CAPACITY."""
KIND_NAMES: Final = (
    "held",
    "lying",
    "known",
    "shuffled",
    "pile",
    "drew",
    "left",
    "laid",
    "revealed",
    "fetched",
    "saw-hand",
)
KINDS: Final = 16


@final
class Record:
    """The latest event of one deck, and the record before it. It never changes, so copies of a position share it."""

    def __init__(self, before: "Record | None", event: i64) -> None:
        self.before = before
        """None in the empty record, which is a deck's until its first reshuffle."""
        self.event = event

    def has_begun(self) -> bool:
        """Say whether the deck has been reshuffled."""
        return self.before is not None

    def plus(self, kind: i64, what: i64) -> "Record":
        """Return the record with one more event."""
        return Record(self, what * KINDS + kind)

    def events(self) -> list[int]:
        """Return all events in order."""
        found: list[int] = []
        record = self
        while record.before is not None:
            found.append(int(record.event))
            record = record.before
        found.reverse()
        return found


NOTHING: Final = Record(None, 0)


def record_of(events: list[int]) -> Record:
    """Return the record of these events."""
    record = NOTHING
    for event in events:
        record = Record(record, event)
    return record


def kind_of(event: i64) -> i64:
    """Return what sort of event it is."""
    return event % KINDS


def seat_of(event: i64) -> i64:
    """Return whose card it is."""
    return event // KINDS // CAPACITY % 4


def face_of(event: i64) -> i64:
    """Return the card's face."""
    return event // KINDS % CAPACITY


def note(s: "TradeState", deck: i64, kind: i64, what: i64) -> None:
    """Write down what has happened to a card of a deck, if that deck has been reshuffled before."""
    if s.records is not None and s.records[deck].has_begun():
        keep(s, deck, s.records[deck].plus(kind, what))


def keep(s: "TradeState", deck: i64, record: Record) -> None:
    """Let this be the deck's record."""
    first, second, third = s.records if s.records is not None else (NOTHING, NOTHING, NOTHING)
    if deck == 0:
        s.records = (record, second, third)
    elif deck == 1:
        s.records = (first, record, third)
    else:
        s.records = (first, second, record)


def note_look(s: "TradeState", observer: i64, seat: i64) -> None:
    """Write down that a seat has looked at another's hand."""
    for deck in range(3):
        note(s, deck, SAW_HAND, (observer * 4 + seat) * CAPACITY)


def note_reshuffle(s: "TradeState", deck: i64) -> None:
    """Write down a deck's new pile, at the first reshuffle also where all other cards of the deck are."""
    if deck == 2 and s.chosen.at_once:
        return  # nobody can hide a card of it
    record = NOTHING if s.records is None else s.records[deck]
    if not record.has_begun():
        record = record_of(first_events(s, deck))
    record = record.plus(SHUFFLED, 0)
    pile = s.deck(deck)
    for face in range(len(pile)):
        if pile[face] > 0:
            record = record.plus(PILE, pile[face] * CAPACITY + face)
    keep(s, deck, record)


def first_events(s: "TradeState", deck: i64) -> list[int]:
    """Return who has which card of the deck, by seat, and who knows of it."""
    events: list[int] = []
    cards: i64 = 3 * CAPACITY
    for entry in s.hands:
        if entry % cards // CAPACITY == deck:
            card: i64 = entry // cards * CAPACITY + entry % CAPACITY
            events.append(int(card * KINDS + HELD))
    for seat in range(s.seats if deck == 0 else 0):
        events += [int(entry * KINDS + LYING) for entry in s.down if entry // CAPACITY % 4 == seat]
    for entry in s.known:
        if memory.card_of(entry) // CAPACITY == deck:
            events.append(int(entry * KINDS + KNOWN))
    return events
