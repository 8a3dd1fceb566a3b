"""Which record of a reshuffled deck cannot be: what it tells must lead to the position. TT-R-27"""

from collections import Counter
from typing import TYPE_CHECKING

from entrepot.games.trade_and_triumph.actions import CAPACITY, DECKS
from entrepot.games.trade_and_triumph.position import memory, record
from entrepot.games.trade_and_triumph.position.memory_flaws import memory_flaw
from entrepot.games.trade_and_triumph.position.record import KINDS
from entrepot.games.trade_and_triumph.rules.hands import HAND

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.position.state import TradeState


def record_flaw(s: "TradeState") -> str:
    """Say what is wrong with 'since_reshuffle'; empty if nothing is."""
    for deck, name in enumerate(DECKS):
        if s.records is None or not s.records[deck].has_begun():
            continue
        told = Told(s, deck)
        if not told.goes_on_rightly(s.records[deck].events()) or not told.has_come_to(s):
            return f"'since_reshuffle' tells of {name} cards what cannot have happened"
    return ""


class Told:
    """A deck's cards, event by event."""

    def __init__(self, s: "TradeState", deck: int) -> None:
        self.deck = deck
        self.copies = s.cards.copies[deck]
        self.hands: list[list[int]] = [[] for _ in range(s.seats)]
        self.down: list[list[int]] = [[] for _ in range(s.seats)]
        self.known: list[int] = []
        self.lying: list[int] = []
        self.pile = [0] * len(self.copies)
        self.last = record.HELD

    def goes_on_rightly(self, events: list[int]) -> bool:
        """Take in all events; say whether each could be."""
        return all(self.takes_in(event % KINDS, event // KINDS) for event in events)

    def takes_in(self, kind: int, what: int) -> bool:
        """Take in an event; say whether it could be."""
        before, self.last = self.last, kind
        if kind <= record.KNOWN:
            return before <= kind and self.takes_in_start(kind, what)
        if kind == record.SHUFFLED:
            return before not in (record.SHUFFLED,) and not any(self.pile) and self.is_start_right(before)
        if kind == record.PILE:
            return before in (record.SHUFFLED, record.PILE) and self.stacks(what // CAPACITY, what % CAPACITY)
        return before > record.KNOWN and before != record.SHUFFLED and self.happens(kind, what)

    def takes_in_start(self, kind: int, what: int) -> bool:
        """Take in where a card was, or what somebody knew, at the first reshuffle."""
        if kind == record.HELD:
            self.hands[what // CAPACITY % 4].append(what % CAPACITY)
        elif kind == record.LYING:
            self.down[what // CAPACITY % 4].append(what % CAPACITY)
            self.lying.append(what)
        else:
            self.known.append(what)
        return kind != record.LYING or self.deck == 0

    def is_start_right(self, before: int) -> bool:
        """Say whether what was known at the first reshuffle was so."""
        if before > record.KNOWN:
            return True
        first = self.deck * CAPACITY
        hands = [seat * HAND + first + face for seat, hand in enumerate(self.hands) for face in hand]
        is_of_deck = all(memory.card_of(entry) // CAPACITY == self.deck for entry in self.known)
        return is_of_deck and not memory_flaw(self.known, [int(card) for card in hands], self.lying, len(self.hands))

    def stacks(self, count: int, face: int) -> bool:
        """Put a face into the new pile; say whether there are so many."""
        elsewhere = sum(hand.count(face) for hand in self.hands + self.down)
        if self.pile[face] > 0 or count + elsewhere > self.copies[face]:
            return False
        self.pile[face] = count
        return True

    def happens(self, kind: int, what: int) -> bool:
        """Let a card move; say whether it could."""
        face, hand = what % CAPACITY, self.hands[what // CAPACITY % 4]
        down = self.down[what // CAPACITY % 4]
        if kind == record.REVEALED:
            down.clear()
        elif kind == record.DREW:
            self.pile[face] -= 1
            hand.append(face)
        elif kind == record.FETCHED:
            hand.append(face)
        elif kind in (record.LEFT, record.LAID):
            if face not in hand:
                return False
            hand.remove(face)
            if kind == record.LAID:
                down.append(face)
        return self.pile[face] >= 0 and (kind not in (record.LAID, record.REVEALED) or self.deck == 0)

    def has_come_to(self, s: "TradeState") -> bool:
        """Say whether what has been told leads to the position."""
        for seat in range(s.seats):
            cards = [entry % HAND for entry in s.hands if entry // HAND == seat]
            hand = [card % CAPACITY for card in cards if card // CAPACITY == self.deck]
            down = [entry % CAPACITY for entry in s.down if entry // CAPACITY % 4 == seat]
            if Counter(hand) != Counter(self.hands[seat]) or (self.deck == 0 and down != self.down[seat]):
                return False
        return self.last > record.KNOWN and self.pile == list(s.deck(self.deck))
