"""Parts of a position as plain data: what the code that `make fields` writes calls for shapes of several values."""

from librt.vecs import vec
from mypy_extensions import i64


def stretches(values: vec[i64], width: i64) -> list[list[int]]:
    """Return packed numbers in parts of that width."""
    return [list(values[at : at + width]) for at in range(0, len(values), width)]


def tables(values: vec[i64], names: list[str]) -> list[dict[str, int]]:
    """Return packed numbers in parts, each with its values under these names."""
    return [dict(zip(names, part, strict=True)) for part in stretches(values, len(names))]


def names_in(bits: i64, names: list[str]) -> list[str]:
    """Return the names whose bit is set."""
    return [name for at, name in enumerate(names) if bits >> at & 1]


def hands_in_order(cards: list[int], seats: i64, base: i64, ids: list[str]) -> list[list[str]]:
    """Return for each seat its cards by id, in order; a card is seat * base + face."""
    hands: list[list[str]] = [[] for _ in range(seats)]
    for card in cards:
        hands[card // base].append(ids[card % base])
    return hands
