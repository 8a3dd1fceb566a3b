"""Dealing the cards of a reshuffled deck anew, so that nothing contradicts its record. TT-R-27, TT-R-39"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import CAPACITY
from entrepot.games.trade_and_triumph.position import memory, record
from entrepot.games.trade_and_triumph.position.account import UNKNOWN, Account, has_looked
from entrepot.games.trade_and_triumph.position.history import History
from entrepot.games.trade_and_triumph.position.record import face_of, keep, kind_of, record_of, seat_of
from entrepot.kernel.bag import take
from entrepot.kernel.chance import Random

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.position.state import TradeState

PATIENCE: Final = 4
"""Attempts at a step, on average, before the search begins anew, with twice the patience."""


def deal_by_record(s: "TradeState", other: "TradeState", seat: i64, deck: i64, hands: list[int], rng: Random) -> None:
    """Give the others the cards of a possible history of the deck, and keep that as the record."""
    assert s.records is not None
    account = Account(s, seat, deck, s.records[deck].events())
    found = find_history(account, rng)
    settle_faces(found, rng)
    card: i64 = deck * CAPACITY
    for holder in range(s.seats):
        if holder != seat:
            first: i64 = holder * 3 * CAPACITY + card
            for source in range(len(found.bags)):
                hands += [int(first + found.faces[token]) for token in found.tokens(holder, source)]
            hands += [int(first + face) for face in found.sure[holder]]
    if deck == 0:
        lay_faces(other.down, account, found)
    pile = other.deck(deck)
    for face in range(len(pile)):
        pile[face] = found.bags[-1][face]
    keep(other, deck, record_of(imagined_events(account, found)))


def find_history(account: Account, rng: Random) -> History:
    """Return a history in which all that the seat knows happens; ValueError if there is none."""
    patience: i64 = PATIENCE * len(account.steps)
    while True:
        found = History(account)
        if search(found, patience, rng):
            return found
        patience *= 2


def search(history: History, patience: i64, rng: Random) -> bool:
    """Make all steps, by depth-first search; say whether it came to the end before its patience did."""
    steps = history.account.steps
    taken: list[i64] = []
    used: list[i64] = []
    open_choices: list[list[int]] = []
    while len(taken) < len(steps):
        at = len(taken)
        if len(open_choices) == at:
            open_choices.append(history.choices(steps[at]))
        if open_choices[at]:
            choice = history.pick(steps[at], open_choices[at], rng)
            used.append(history.take_step(steps[at], choice))
            taken.append(choice)
            patience -= 1
            if patience < 0:
                return False
        elif at == 0:
            raise ValueError("the record contradicts itself")
        else:
            open_choices.pop()
            history.undo(steps[at - 1], taken.pop(), used.pop())
    return True


def settle_faces(history: History, rng: Random) -> None:
    """Draw the faces that the seat knows nothing of, from the bags that they are in."""
    events = history.account.events
    for at in range(len(events)):
        kind = kind_of(events[at])
        if seat_of(events[at]) == history.account.seat:
            continue
        if kind == record.HELD or kind == record.LYING or kind == record.DREW:
            if history.faces[at] == UNKNOWN:
                history.faces[at] = int(take(history.bags[history.account.source[at]], rng))
        elif kind == record.LAID and history.token[at] != UNKNOWN:
            history.faces[at] = history.faces[history.token[at]]


def lay_faces(down: list[int], account: Account, history: History) -> None:
    """Give the others' face-down cards, where the seat has not looked at them, the faces of a history."""
    numbers = [0] * account.seats
    for at in range(len(down)):
        entry: i64 = down[at]
        holder = entry // CAPACITY % 4
        laid = account.down[holder][numbers[holder]]
        numbers[holder] += 1
        if not has_looked(entry, account.seat):
            down[at] = int(entry - entry % CAPACITY + history.faces[laid])


def imagined_events(account: Account, history: History) -> list[int]:
    """Return the record of a history; of what others knew at the first reshuffle, as much as the seat knows."""
    events = account.events
    found: list[int] = []
    known: list[int] = []
    down: list[int] = []
    for at in range(len(events)):
        event: i64 = events[at]
        kind = kind_of(event)
        if kind == record.KNOWN:
            known.append(int(event // record.KINDS))
            continue
        if kind == record.SHUFFLED and (known or down):
            known = memory.imagined_memory(known, down, account.seats, account.seat)
            found += [int(entry * record.KINDS + record.KNOWN) for entry in known]
            known, down = [], []
        if kind == record.LYING:
            down.append(int(event // record.KINDS))
        has_face = kind == record.HELD or kind == record.LYING or kind == record.DREW or kind == record.LAID
        if has_face and seat_of(event) != account.seat:
            event += (history.faces[at] - face_of(event)) * record.KINDS
        found.append(int(event))
    return found
