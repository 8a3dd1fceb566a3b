"""What seats remember of cards that they have seen and that have gone out of sight since. TT-R-39

An entry says: `observer` knows that `holder` has this card in hand, or has laid it face-down since, as number `since`
or later among its face-down cards. With `until` less than MOST it is not in hand but face-down, before number `until`.
Looking at face-down cards is kept on these cards themselves. The spectator, as observer number SPECTATOR, knows what
everybody does. What leaves a hand in the open may have been another copy, so the entry that says most is dropped.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import CAPACITY

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.position.state import TradeState

SPECTATOR: Final = 4
MOST: Final = 1 << 12
_CARDS: Final = 3 * CAPACITY
SEEN: Final = 4 * CAPACITY
"""From here on a face-down card's number holds the seats that have looked at it, as bits."""


def entry_of(observer: i64, holder: i64, card: i64, since: i64, until: i64) -> i64:
    """Return an entry; equal things have equal entries."""
    return (((observer * 4 + holder) * _CARDS + card) * MOST + since) * (MOST + 1) + until


def observer_of(entry: i64) -> i64:
    """Return who knows it."""
    return entry // ((MOST + 1) * MOST) // _CARDS // 4


def holder_of(entry: i64) -> i64:
    """Return who has the card."""
    return entry // ((MOST + 1) * MOST) // _CARDS % 4


def card_of(entry: i64) -> i64:
    """Return the card."""
    return entry // ((MOST + 1) * MOST) % _CARDS


def since_of(entry: i64) -> i64:
    """Return from which face-down card on it may be one of them."""
    return entry // (MOST + 1) % MOST


def until_of(entry: i64) -> i64:
    """Return before which face-down card it is; MOST if it may be in hand."""
    return entry % (MOST + 1)


def may_be_in_hand(entry: i64) -> bool:
    """Say whether the card may still be in hand."""
    return until_of(entry) == MOST


# ---------------------------------------------------------------- what happens


def remember_fetched(s: "TradeState", holder: i64, card: i64) -> None:
    """Everybody has seen a card go to a hand."""
    for observer in range(SPECTATOR + 1):
        if observer != holder and (observer < s.seats or observer == SPECTATOR):
            s.known.append(int(entry_of(observer, holder, card, s.down_count(holder), MOST)))
    s.known.sort()


def remember_hand(s: "TradeState", observer: i64, holder: i64, cards: list[int]) -> None:
    """A seat has looked at a hand: what it knew of and does not see there lies face-down."""
    count = s.down_count(holder)
    unseen = cards[:]
    kept: list[int] = []
    for entry in reversed(s.known):  # what was most surely in hand is matched first
        if observer_of(entry) != observer or holder_of(entry) != holder or not may_be_in_hand(entry):
            kept.append(entry)
        elif int(card_of(entry)) in unseen:
            unseen.remove(int(card_of(entry)))
        else:
            kept.append(int(entry_of(observer, holder, card_of(entry), since_of(entry), count)))
    for card in cards:
        kept.append(int(entry_of(observer, holder, card, count, MOST)))
    kept.sort()
    s.known = kept


def remember_down(s: "TradeState", observer: i64, holder: i64) -> None:
    """A seat has looked at face-down cards: what it knew of and does not see there is in hand."""
    one: i64 = 1
    bit: i64 = SEEN * (one << observer)
    news: list[int] = []
    count: i64 = 0
    for at in range(len(s.down)):
        entry = s.down[at]
        if entry // CAPACITY % 4 != holder:
            continue
        if entry // bit % 2 == 0:
            news.append(int(count * CAPACITY + entry % CAPACITY))
            s.down[at] = int(entry + bit)
        count += 1
    settle(s, observer, holder, news, count)


def cards_revealed(s: "TradeState", holder: i64, faces: list[int]) -> None:
    """All face-down cards of a seat were turned up; `faces` as face, and from SEEN on who had looked at it."""
    for observer in range(SPECTATOR + 1):
        if observer == holder:
            continue
        one: i64 = 1
        news = [
            int(at * CAPACITY + faces[at] % CAPACITY)
            for at in range(len(faces))
            if observer == SPECTATOR or faces[at] // (SEEN * (one << observer)) % 2 == 0
        ]
        settle(s, observer, holder, news, 0)


def settle(s: "TradeState", observer: i64, holder: i64, news: list[int], since: i64) -> None:
    """Match what was known with face-down cards now seen (number * CAPACITY + face); the rest is surely in hand."""
    kept: list[int] = []
    mine: list[int] = []
    for entry in s.known:
        if observer_of(entry) == observer and holder_of(entry) == holder:
            mine.append(entry)
        else:
            kept.append(entry)
    if not mine:
        return
    mine.sort(key=until_of)  # what must be face-down is matched first
    for entry in mine:
        match = matching(entry, news)
        if match >= 0:
            news.remove(match)
        elif may_be_in_hand(entry):
            kept.append(int(entry_of(observer, holder, card_of(entry), since, MOST)))
    kept.sort()
    s.known = kept


def matching(entry: i64, news: list[int]) -> int:
    """Return the first of some face-down cards that the entry may speak of; -1 if there is none."""
    if card_of(entry) >= CAPACITY:
        return -1
    for card in news:
        number = card // CAPACITY
        if card % CAPACITY == card_of(entry) and since_of(entry) <= number < until_of(entry):
            return card
    return -1


def card_left_hand(s: "TradeState", holder: i64, card: i64) -> None:
    """A card left a hand in the open: each observer knows of one less, of the one that was most surely there."""
    lost: list[int] = []
    for entry in s.known:
        if card_of(entry) == card and holder_of(entry) == holder and may_be_in_hand(entry):
            if lost and observer_of(lost[-1]) == observer_of(entry):
                lost[-1] = entry  # they are sorted, so the last one of an observer has the largest `since`
            else:
                lost.append(entry)
    for entry in lost:
        s.known.remove(entry)


# ---------------------------------------------------------------- what is imagined


def imagined_memory(known: list[int], down: list[int], seats: i64, seat: i64) -> list[int]:
    """Return what everybody remembers in a position that the seat imagines.

    The seat's own memory, the spectator's, and what others know of the seat are its own knowledge. Of the others'
    memory of one another it knows what everybody does.
    """
    found: list[int] = []
    for entry in known:
        observer = observer_of(entry)
        holder = holder_of(entry)
        if observer == seat or observer == SPECTATOR or holder == seat:
            found.append(entry)
        if observer != SPECTATOR or holder == seat:
            continue
        for other in range(seats):
            if other != seat and other != holder and not has_looked_since(down, other, holder, since_of(entry)):
                found.append(int(entry_of(other, holder, card_of(entry), since_of(entry), until_of(entry))))
    found.sort()
    return found


def has_looked_since(down: list[int], observer: i64, holder: i64, since: i64) -> bool:
    """Say whether an observer has looked at one of a holder's face-down cards from number `since` on."""
    one: i64 = 1
    number: i64 = 0
    for entry in down:
        if entry // CAPACITY % 4 == holder:
            if number >= since and entry // (SEEN * (one << observer)) % 2 == 1:
                return True
            number += 1
    return False
