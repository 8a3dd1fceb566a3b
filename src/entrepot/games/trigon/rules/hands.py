"""Quests and play cards in hand: how many is public, which ones is not. RT-R-35

A hand's entries are seat * PLAYS + face, quests and play cards alike.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.trigon.content.vocabulary import PLAYS

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState


def entry(seat: i64, face: i64) -> int:
    """Return the entry of a card in a seat's hand."""
    return int(seat * PLAYS + face)


def number(cards: list[int], seat: i64) -> i64:
    """Return how many entries of a list are the seat's."""
    found: i64 = 0
    for card in cards:
        if card // PLAYS == seat:
            found += 1
    return found


def faces(cards: list[int], seat: i64) -> list[int]:
    """Return the faces of a seat's entries, in their order."""
    return [card % PLAYS for card in cards if card // PLAYS == seat]


def by_seat(s: "TrigonState", cards: list[int], ids: list[str]) -> list[list[str]]:
    """Return the entries of a list as the ids of each seat's cards."""
    return [[ids[face] for face in faces(cards, seat)] for seat in range(s.seats)]


def takes_part(s: "TrigonState", seat: i64) -> bool:
    """Say whether a seat holds a play card, whatever it is: then it is asked for reactions. RT-R-95"""
    for card in s.kept:
        if card // PLAYS == seat:
            return True
    return False


def take_quest(s: "TrigonState", seat: i64, face: i64) -> None:
    """Add a quest to a hand; nothing of its deed is done. RT-R-57"""
    s.quests.append(entry(seat, face))
    s.progress.append(0)


def drop_quest(s: "TrigonState", seat: i64, face: i64) -> None:
    """Take a quest out of a hand; its progress is lost. RT-R-34"""
    at = s.quests.index(entry(seat, face))
    del s.quests[at]
    del s.progress[at]


def drop_card(s: "TrigonState", seat: i64, face: i64) -> None:
    """Take a play card out of a hand."""
    s.kept.remove(entry(seat, face))
