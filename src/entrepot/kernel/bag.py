"""Bags: cards whose order nobody knows, as how many there are of each face."""

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.kernel.chance import Random, face_at


def cards_in(bag: vec[i64]) -> i64:
    """Return the number of cards in a bag."""
    total: i64 = 0
    for count in bag:
        total += count
    return total


def pour(into: vec[i64], pile: vec[i64]) -> None:
    """Put all cards of a pile into a bag."""
    for face in range(len(pile)):
        into[face] += pile[face]
        pile[face] = 0


def take(bag: vec[i64], rng: Random) -> i64:
    """Take a card at random out of a bag that is not empty; for imagined positions, as real ones use `State.draw`."""
    face = face_at(bag, rng.below(cards_in(bag)))
    bag[face] -= 1
    return face


def named(bag: Iterable[int], ids: list[str]) -> list[str]:
    """Return a bag as the ids of its cards, in order of face."""
    return [id for id, count in zip(ids, bag, strict=True) for _ in range(count)]


def named_hand(hands: vec[i64], seat: int, ids: list[str]) -> list[str]:
    """Return a seat's hand as ids; all hands lie in one list, a stretch of counts by face for each seat."""
    return named(hands[seat * len(ids) : (seat + 1) * len(ids)], ids)


def named_hands(hands: vec[i64], ids: list[str]) -> list[list[str]]:
    """Return all hands as ids, a list for each seat."""
    return [named(hands[start : start + len(ids)], ids) for start in range(0, len(hands), len(ids))]


def hand_sizes(hands: vec[i64], faces: int) -> list[int]:
    """Return how many cards each seat has in hand."""
    sizes: list[int] = []
    for start in range(0, len(hands), faces):
        held: i64 = 0
        for at in range(start, start + faces):
            held += hands[at]
        sizes.append(int(held))
    return sizes
