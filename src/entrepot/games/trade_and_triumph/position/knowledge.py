"""What a seat can work out, and positions that it cannot tell from the real one. TT-R-39

For each deck the pool is its draw pile with what the others hide of it. What the seat has seen and not seen leave (see
`memory`) goes where it may be, the rest is dealt at random. A deck that has been reshuffled is dealt by its record.
"""

from typing import TYPE_CHECKING, Any, final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import CAPACITY
from entrepot.games.trade_and_triumph.position import memory, writing
from entrepot.games.trade_and_triumph.position.account import has_looked
from entrepot.games.trade_and_triumph.position.deal_by_record import deal_by_record
from entrepot.games.trade_and_triumph.position.memory import SEEN, SPECTATOR, imagined_memory
from entrepot.games.trade_and_triumph.rules.hands import HAND
from entrepot.kernel.bag import named, take
from entrepot.kernel.chance import Random

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.position.state import TradeState

IN_HAND = -1


def determinize(s: "TradeState", seat: i64, rng: Random) -> "TradeState":
    """Return a fresh position like the real one for all that the seat knows, with chance of its own."""
    other = s.copy()
    other.feed = None
    other.rng = rng.fork()
    hands = [entry for entry in s.hands if entry // HAND == seat]
    for deck in range(3):
        if s.records is not None and s.records[deck].has_begun():
            deal_by_record(s, other, seat, deck, hands, rng)
            continue
        pool = other.deck(deck)
        collect(s, other, seat, deck, pool)
        for holder in range(s.seats):
            if holder != seat:
                deal(other, seat, holder, deck, pool, hands, rng)
    hands.sort()
    other.hands = hands
    other.known = imagined_memory(s.known, s.down, s.seats, seat)
    return other


def collect(s: "TradeState", other: "TradeState", seat: i64, deck: i64, pool: vec[i64]) -> None:
    """Put what the seat cannot place into the pool: the others' cards, less those that it knows of."""
    for entry in s.hands:
        if entry // HAND != seat and entry % HAND // CAPACITY == deck:
            pool[entry % CAPACITY] += 1
    if deck == 0:
        for entry in s.down:
            if not has_looked(entry, seat):
                pool[entry % CAPACITY] += 1
    for entry in s.known:
        if memory.observer_of(entry) == seat and memory.card_of(entry) // CAPACITY == deck:
            pool[memory.card_of(entry) % CAPACITY] -= 1


@final
class Slots:
    """Where a holder's hidden cards of a deck can be: in hand, or face-down where the seat has not looked."""

    def __init__(self, s: "TradeState", seat: i64, holder: i64, deck: i64) -> None:
        self.room: i64 = s.held[holder * 3 + deck]
        """How many more are in hand."""
        self.hand: list[int] = []
        self.numbers: list[int] = []
        """By unseen face-down card: its number among the holder's."""
        self.at: list[int] = []
        """The same: its place in the position's list."""
        self.faces: list[int] = []
        number = 0
        for at, entry in enumerate(s.down if deck == 0 else []):
            if entry // CAPACITY % 4 == holder:
                if not has_looked(entry, seat):
                    self.numbers.append(number)
                    self.at.append(at)
                    self.faces.append(-1)
                number += 1

    def choices(self, entry: i64) -> list[int]:
        """Return where a remembered card can be: IN_HAND, or a place in `faces`."""
        found: list[int] = []
        if self.room > 0 and memory.may_be_in_hand(entry):
            found.append(IN_HAND)
        for at, number in enumerate(self.numbers):
            if self.faces[at] < 0 and memory.since_of(entry) <= number < memory.until_of(entry):
                found.append(at)
        return found

    def put(self, choice: int, face: int) -> None:
        """Put a face there."""
        if choice == IN_HAND:
            self.room -= 1
            self.hand.append(face)
        else:
            self.faces[choice] = face

    def take_back(self, choice: int) -> None:
        """Undo the last `put` there."""
        if choice == IN_HAND:
            self.room += 1
            self.hand.pop()
        else:
            self.faces[choice] = -1


def deal(s: "TradeState", seat: i64, holder: i64, deck: i64, pool: vec[i64], hands: list[int], rng: Random) -> None:
    """Give a holder what the seat remembers of it, and the rest at random."""
    slots = Slots(s, seat, holder, deck)
    remembered = [
        entry
        for entry in s.known
        if memory.observer_of(entry) == seat
        and memory.holder_of(entry) == holder
        and memory.card_of(entry) // CAPACITY == deck
    ]
    if not place(slots, remembered, 0, rng):
        raise ValueError("what the seat remembers contradicts itself")
    while slots.room > 0:
        slots.put(IN_HAND, int(take(pool, rng)))
    for at in range(len(slots.faces)):
        if slots.faces[at] < 0:
            slots.faces[at] = int(take(pool, rng))
        entry: i64 = s.down[slots.at[at]]
        s.down[slots.at[at]] = int(entry - entry % CAPACITY + slots.faces[at])
    for face in slots.hand:
        hands.append(int(holder * HAND + deck * CAPACITY + face))


def place(slots: Slots, remembered: list[int], at: int, rng: Random) -> bool:
    """Put each remembered card where it may be, by depth-first search in random order; say whether it can be done."""
    if at == len(remembered):
        return True
    entry = remembered[at]
    choices = slots.choices(entry)
    while choices:
        choice = choices.pop(rng.below(len(choices)))
        slots.put(choice, int(memory.card_of(entry) % CAPACITY))
        if place(slots, remembered, at + 1, rng):
            return True
        slots.take_back(choice)
    return False


# ---------------------------------------------------------------- what the conformance kit compares


def secrets(s: "TradeState") -> dict[str, Any]:
    """Return the real value of each hidden entry of the ledger."""
    undrawn = [int(s.rng.word0), int(s.rng.word1)]  # what has not been drawn, only the generator knows
    hands = writing.hands(s, s.hands)
    looked = [entry for entry in s.known if memory.observer_of(entry) != SPECTATOR]
    looked += [entry for entry in s.down if entry >= SEEN]
    return {
        "TT-H-01": hands,
        "TT-H-02": writing.down_faces(s, s.down),
        "TT-H-03": [[named(s.deck(deck), s.cards.ids[deck]) for deck in range(3)], undrawn],
        "TT-H-04": [hands[s.active], undrawn],
        "TT-H-05": looked,
    }
