"""What seats remember of the cards in others' hands. RT-R-34, RT-R-81

Espionage shows a whole hand, and who gives a card away in a swap, or loses one to a spy, knows where it went. An entry
says that one copy of a card is, as far as its observer can tell, in the hand of one of several seats. A card that
changes hands unseen may be any that its giver is known to hold, so each of those may then be with the taker.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.trigon.content.vocabulary import PLAYS
from entrepot.games.trigon.rules import hands
from entrepot.games.trigon.rules.hands import DECKS as DECKS
from entrepot.games.trigon.rules.hands import PLAY_DECK as PLAY_DECK
from entrepot.games.trigon.rules.hands import QUEST_DECK as QUEST_DECK

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState

DECK_WORDS: Final = ("quest", "play")
HOLDERS: Final = 16
"""Sets of seats, as bits. An entry is ((observer * DECKS + deck) * PLAYS + face) * HOLDERS + holders."""
BITS: Final[list[int]] = [1, 2, 4, 8]


def entry_of(observer: i64, deck: i64, face: i64, holders: i64) -> int:
    """Return an entry."""
    return int(((observer * DECKS + deck) * PLAYS + face) * HOLDERS + holders)


def observer_of(entry: i64) -> i64:
    """Return whose memory it is."""
    return entry // (DECKS * PLAYS * HOLDERS)


def deck_of(entry: i64) -> i64:
    """Return whether it is of a quest or of a play card."""
    return entry // (PLAYS * HOLDERS) % DECKS


def face_of(entry: i64) -> i64:
    """Return which card it is of."""
    return entry // HOLDERS % PLAYS


def holders_of(entry: i64) -> i64:
    """Return in whose hands the card may be, as bits."""
    return entry % HOLDERS


def held(s: "TrigonState", deck: i64) -> list[int]:
    """Return the cards of a deck that are in hand."""
    return s.quests if deck == QUEST_DECK else s.kept


def card_name(s: "TrigonState", deck: i64, face: i64) -> tuple[str, str]:
    """Return a card of either deck as its kind and id."""
    return ("quest", s.cards.quest_ids[face]) if deck == QUEST_DECK else ("play", s.cards.play_ids[face])


def saw(s: "TrigonState", observer: i64, holder: i64) -> None:
    """Let an observer see a whole hand: it replaces all that it remembered of it. RT-CARD-54"""
    bit = BITS[holder]
    news: list[int] = []
    for deck in range(DECKS):
        for face in hands.faces(held(s, deck), holder):
            forget(s, observer, holder, deck, face)
            news.append(entry_of(observer, deck, face, bit))
    kept: list[int] = []
    for entry in s.memory:
        if observer_of(entry) != observer or not holders_of(entry) & bit:
            kept.append(entry)
        elif holders_of(entry) != bit:
            kept.append(entry - int(bit))
    s.memory = sorted(kept + news)


def shown(s: "TrigonState", holder: i64, deck: i64, face: i64) -> None:
    """Note that a card has left a hand in the open: nobody need remember that it was there."""
    if not s.memory:
        return
    for observer in range(s.seats):
        forget(s, observer, holder, deck, face)


def forget(s: "TrigonState", observer: i64, holder: i64, deck: i64, face: i64) -> None:
    """Drop one memory of a card that was in a hand, the surest first.

    Where several memories of like cards may be of this one, each that stays may be any of them: its card may be where
    any of theirs may be.
    """
    bit = BITS[holder]
    found: list[int] = []
    holders: i64 = 0
    for entry in s.memory:
        if observer_of(entry) == observer and deck_of(entry) == deck and face_of(entry) == face:
            if holders_of(entry) == bit:
                s.memory.remove(entry)
                return
            if holders_of(entry) & bit:
                found.append(entry)
                holders |= holders_of(entry)
    if not found:
        return
    for entry in found:
        s.memory.remove(entry)
    s.memory += [entry_of(observer, deck, face, holders)] * (len(found) - 1)
    s.memory.sort()


def passed(s: "TrigonState", giver: i64, taker: i64, deck: i64, face: i64) -> None:
    """Note that a card has gone from hand to hand, seen by these two alone. Call it after the card has moved."""
    forget(s, taker, giver, deck, face)
    remaining = hands.number(s, giver, deck)
    for at in range(len(s.memory)):
        entry = s.memory[at]
        observer = observer_of(entry)
        if observer == giver or observer == taker or deck_of(entry) != deck:
            continue
        holders = holders_of(entry)
        if holders & BITS[giver]:
            s.memory[at] = entry - holders + int(may_be(holders, giver, taker, remaining))
    s.memory.append(entry_of(giver, deck, face, BITS[taker]))
    s.memory.sort()


def may_be(holders: i64, giver: i64, taker: i64, remaining: i64) -> i64:
    """Return in whose hands a card may be once one of the giver's, who has so many left, has gone to the taker."""
    if remaining == 0:
        holders &= ~BITS[giver]
    return holders | BITS[taker]


def left(s: "TrigonState", seat: i64) -> None:
    """Forget the hand of a player who is out, whose cards all have seen, and what that player knew. RT-R-20"""
    bit = BITS[seat]
    kept: list[int] = []
    for entry in s.memory:
        holders = holders_of(entry)
        if observer_of(entry) == seat or holders == bit:
            continue
        kept.append(int(entry - (holders & bit)))
    s.memory = kept


def of_seat(s: "TrigonState", seat: i64) -> list[int]:
    """Return what a seat remembers."""
    return [entry for entry in s.memory if observer_of(entry) == seat]
