"""What a seat knows of a deck that has been reshuffled, as steps that a possible history must make one after another.

Each card that another seat had at the first reshuffle or has drawn since is a token, named by its event, with its
source: 0 for what was not in a pile, else the pile's number. Where its face is unknown it comes from that source's bag.
The steps go holder by holder, as the bags are all that holders share.
"""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import CAPACITY
from entrepot.games.trade_and_triumph.position import memory, record
from entrepot.games.trade_and_triumph.position.memory import SEEN
from entrepot.games.trade_and_triumph.position.record import face_of, kind_of, seat_of

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.position.state import TradeState

TOKEN: Final = 0
"""The holder gets the token `at`, from `source`."""
SURE: Final = 1
"""The holder gets a card whose face the seat has seen."""
REMEMBERED: Final = 2
"""At the first reshuffle the seat knew `what` (see `memory`) of the holder."""
SLOT: Final = 3
"""Then the holder had the card of event `at` face-down."""
GIVES: Final = 4
"""The holder parts with a card from hand: openly, face-down as event `at`, or shown to the seat and then got back."""
UNKNOWN: Final = -1


@final
class Step:
    """One step; `face` is UNKNOWN where the seat has not seen it. `sole` is the only source it can be from, or -1."""

    def __init__(self, kind: i64, holder: i64, face: i64, at: i64, what: i64) -> None:
        self.kind = kind
        self.holder = holder
        self.face = face
        self.at = at
        self.what = what
        self.sole: i64 = -1


def has_looked(entry: i64, seat: i64) -> bool:
    """Say whether the seat owns a face-down card or has looked at it. TT-R-40"""
    one: i64 = 1
    return entry // CAPACITY % 4 == seat or entry // (SEEN * (one << seat)) % 2 == 1


@final
class Account:
    """All that one seat knows of one deck."""

    def __init__(self, s: "TradeState", seat: i64, deck: i64, events: list[int]) -> None:
        self.seats: i64 = s.seats
        self.seat = seat
        self.deck = deck
        self.events = events
        self.bags: list[list[int]] = [[0] * len(s.cards.copies[deck])]
        """By source: the cards that the seat cannot place."""
        self.down: list[list[int]] = [[] for _ in range(s.seats)]
        """By holder: the events of the cards that are face-down now."""
        self.slots: list[list[int]] = [[] for _ in range(s.seats)]
        """By holder: the events of the cards that were face-down at the first reshuffle."""
        self.seen: list[bool] = [False] * len(events)
        """By event: whether the seat knows the face of a card laid down."""
        self.source: list[int] = [0] * len(events)
        """By token: its source."""
        self.steps: list[Step] = []
        self.fill_bags()
        self.find_seen(s.down if deck == 0 else [])
        for holder in range(s.seats):
            if holder != seat:
                self.tell(holder)
        self.find_sole()

    def fill_bags(self) -> None:
        """Put everything into the bags that the seat has not had itself."""
        for at, event in enumerate(self.events):
            kind = kind_of(event)
            face = face_of(event)
            is_mine = seat_of(event) == self.seat
            if kind == record.SHUFFLED:
                self.bags.append([0] * len(self.bags[0]))
            elif kind == record.PILE:
                self.bags[-1][face] = int(event // record.KINDS // CAPACITY)
            elif kind == record.DREW:
                self.source[at] = len(self.bags) - 1
                if is_mine:
                    self.bags[-1][face] -= 1
            elif (kind == record.HELD or kind == record.LYING) and not is_mine:
                self.bags[0][face] += 1

    def find_seen(self, down: list[int]) -> None:
        """Find which cards laid down are still there, and which faces of them all the seat knows."""
        for at, event in enumerate(self.events):
            kind = kind_of(event)
            holder = seat_of(event)
            if kind == record.LYING or kind == record.LAID:
                self.down[holder].append(at)
            elif kind == record.REVEALED:
                for shown in self.down[holder]:
                    self.seen[shown] = True
                self.down[holder] = []
        numbers = [0] * self.seats
        for entry in down:
            holder = entry // CAPACITY % 4
            self.seen[self.down[holder][numbers[holder]]] = has_looked(entry, self.seat)
            numbers[holder] += 1

    def tell(self, holder: i64) -> None:
        """Add the steps of one holder."""
        hand: list[int] = []
        has_begun = False
        for at, event in enumerate(self.events):
            kind = kind_of(event)
            if kind == record.KNOWN:
                what = event // record.KINDS
                if memory.observer_of(what) == self.seat and memory.holder_of(what) == holder:
                    face = memory.card_of(what) % CAPACITY
                    self.steps.append(Step(REMEMBERED, holder, face, at, what))
            elif kind == record.SHUFFLED and not has_begun:
                has_begun = True
                for slot in self.slots[holder]:
                    self.steps.append(Step(SLOT, holder, self.face_if_seen(slot), slot, 0))
            elif kind != record.SHUFFLED and kind != record.PILE and seat_of(event) == holder:
                if kind == record.LYING:
                    self.slots[holder].append(at)
                else:
                    self.tell_event(holder, at, kind, hand)

    def tell_event(self, holder: i64, at: i64, kind: i64, hand: list[int]) -> None:
        """Add the steps of an event of the holder, whose true hand is kept, to be used where the seat has seen it."""
        event = self.events[at]
        face = int(face_of(event))
        if kind == record.HELD or kind == record.DREW:
            hand.append(face)
            self.steps.append(Step(TOKEN, holder, UNKNOWN, at, 0))
        elif kind == record.FETCHED:
            hand.append(face)
            self.steps.append(Step(SURE, holder, face, at, 0))
        elif kind == record.LEFT:
            hand.remove(face)
            self.steps.append(Step(GIVES, holder, face, UNKNOWN, 0))
        elif kind == record.LAID:
            hand.remove(face)
            self.steps.append(Step(GIVES, holder, self.face_if_seen(at), at, 0))
        elif kind == record.SAW_HAND and event // record.KINDS // CAPACITY // 4 == self.seat:
            hand.sort()
            for shown in hand:
                self.steps.append(Step(GIVES, holder, shown, UNKNOWN, 0))
            for shown in hand:
                self.steps.append(Step(SURE, holder, shown, UNKNOWN, 0))

    def face_if_seen(self, at: i64) -> i64:
        """Return the face of a card laid down, if the seat knows it."""
        return face_of(self.events[at]) if self.seen[at] else UNKNOWN

    def find_sole(self) -> None:
        """Find the steps that can take their face from one bag only, so that others leave it there for them."""
        sure = [False] * (self.seats * CAPACITY)
        had = [False] * (self.seats * len(self.bags))
        for step in self.steps:
            if step.kind == SURE or step.kind == REMEMBERED:
                sure[step.holder * CAPACITY + step.face] = True
            if step.kind == TOKEN:
                had[step.holder * len(self.bags) + self.source[step.at]] = True
            elif step.kind == REMEMBERED:
                step.sole = 0
            elif step.face != UNKNOWN and step.kind != SURE and not sure[step.holder * CAPACITY + step.face]:
                step.sole = 0 if step.kind == SLOT else self.only_bag(had, step.holder, step.face)

    def only_bag(self, had: list[bool], holder: i64, face: i64) -> i64:
        """Return the only source that the holder can have such a face from, -1 if there are more."""
        found: i64 = -1
        for source in range(len(self.bags)):
            if had[holder * len(self.bags) + source] and self.bags[source][face] > 0:
                if found >= 0:
                    return -1
                found = source
        return found
