"""The faces of one deck: their names, and how many of each there are."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from entrepot.kernel.errors import BadPosition
from entrepot.kernel.schema import did_you_mean, shown, with_article

Tally = dict["Faces", list[int]]
"""How many cards of each face have been counted, by deck."""


class Faces:
    """The faces of the cards `kind` ('products'), one of which is called `word` ('Product card').

    `ids` and `copies` say where the position has their ids, and how many of each are in the box: 'cards.product_ids'.
    In the place of `copies` stands a function of the position where its options decide, and nothing for faces of no
    deck.
    """

    def __init__(self, kind: str, word: str, ids: str, copies: str | Callable[[Any], list[int]] = "") -> None:
        self.kind = kind
        self.word = word
        self.place = ids
        self.box = copies if isinstance(copies, str) else ""
        self.ids: Callable[[Any], list[str]] = attrgetter(ids)
        self.copies: Callable[[Any], list[int]] = attrgetter(copies) if isinstance(copies, str) else copies

    def number(self, s: Any, key: str, value: object) -> int:
        """Return the face that an id names; BadPosition if it names none."""
        ids = self.ids(s)
        if not isinstance(value, str) or value not in ids:
            text = f"{key!r} names {shown(value)}, which is not {with_article(self.word)}{did_you_mean(value, ids)}"
            raise BadPosition(text, value)
        return ids.index(value)

    def bag(self, s: Any, key: str, values: list[Any]) -> list[int]:
        """Return ids as counts by face."""
        counts = [0] * len(self.ids(s))
        for value in values:
            counts[self.number(s, key, value)] += 1
        return counts
