"""Quests and play cards in hand: how many is public, which ones is not. RT-R-35

A hand's entries are seat * PLAYS + face, quests and play cards alike. How many of each kind a seat has is kept in
`in_hand`, at DECKS times the seat: quests, then play cards.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.trigon.content.vocabulary import PLAYS
from entrepot.kernel.bits import BIT

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState

QUEST_DECK: Final = 0
PLAY_DECK: Final = 1
DECKS: Final = 2


def entry(seat: i64, face: i64) -> int:
    """Return the entry of a card in a seat's hand."""
    return int(seat * PLAYS + face)


def number(s: "TrigonState", seat: i64, deck: i64) -> i64:
    """Return how many cards of a deck a seat has in hand."""
    return s.in_hand[seat * DECKS + deck]


def faces(cards: list[int], seat: i64) -> list[int]:
    """Return the faces of a seat's entries, in their order."""
    return [card % PLAYS for card in cards if card // PLAYS == seat]


def kinds(cards: list[int], seat: i64) -> i64:
    """Return which faces there are among a seat's entries, as bits."""
    found: i64 = 0
    for card in cards:
        if card // PLAYS == seat:
            found |= BIT[card % PLAYS]
    return found


def by_seat(s: "TrigonState", cards: list[int], ids: list[str]) -> list[list[str]]:
    """Return the entries of a list as the ids of each seat's cards."""
    return [[ids[face] for face in faces(cards, seat)] for seat in range(s.seats)]


def takes_part(s: "TrigonState", seat: i64) -> bool:
    """Say whether a seat holds a play card, whatever it is: then it is asked for reactions. RT-R-95"""
    return number(s, seat, PLAY_DECK) > 0


def take_quest(s: "TrigonState", seat: i64, face: i64) -> None:
    """Add a quest to a hand; nothing of its deed is done. RT-R-57"""
    s.quests.append(entry(seat, face))
    s.progress.append(0)
    s.in_hand[seat * DECKS + QUEST_DECK] += 1


def drop_quest(s: "TrigonState", seat: i64, face: i64) -> None:
    """Take a quest out of a hand; its progress is lost. RT-R-34"""
    at = s.quests.index(entry(seat, face))
    del s.quests[at]
    del s.progress[at]
    s.in_hand[seat * DECKS + QUEST_DECK] -= 1


def take_card(s: "TrigonState", seat: i64, face: i64) -> None:
    """Add a play card to a hand."""
    s.kept.append(entry(seat, face))
    s.in_hand[seat * DECKS + PLAY_DECK] += 1


def drop_card(s: "TrigonState", seat: i64, face: i64) -> None:
    """Take a play card out of a hand."""
    s.kept.remove(entry(seat, face))
    s.in_hand[seat * DECKS + PLAY_DECK] -= 1
