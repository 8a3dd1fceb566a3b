"""Parts of a position as plain data: what the code that `make fields` writes calls for shapes of several values."""

from mypy_extensions import i64


def stretches(values: list[int], width: i64) -> list[list[int]]:
    """Return a list in parts of that width."""
    return [values[at : at + width] for at in range(0, len(values), width)]


def tables(values: list[int], names: list[str]) -> list[dict[str, int]]:
    """Return a list in parts, each with its values under these names."""
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
