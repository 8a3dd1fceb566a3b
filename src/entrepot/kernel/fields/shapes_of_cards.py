"""The shapes of fields that hold cards, which are kept by face and written by id."""

from typing import Any

from entrepot.kernel.bag import hand_sizes, named, named_hand, named_hands
from entrepot.kernel.errors import BadPosition
from entrepot.kernel.fields.faces import Faces, Tally
from entrepot.kernel.fields.reading import one_each, some
from entrepot.kernel.fields.shapes import MILLION, NONE, PACKED, Shape, filled
from entrepot.kernel.packed import packed
from entrepot.kernel.writing import hands_in_order, names_in


class OfCards(Shape):
    """A list of cards of one deck, however it is kept."""

    kept = "list[int]"
    first = "[]"
    hint = list[str]
    none: Any = []

    def __init__(self, faces: Faces, most: int = MILLION) -> None:
        self.faces = faces
        self.most = most

    def cards(self, key: str, value: Any) -> list[Any]:
        """Return a list of cards that is not too long; the cards are not checked."""
        found = some(key, value, "cards")
        if len(found) > self.most:
            raise BadPosition(f"{key!r} takes at most {self.most} cards, not {len(found)}", value)
        return found


class Bag(OfCards):
    """Cards in no order: counts by face. A `full` one has at first all cards of its deck."""

    kept = PACKED

    def __init__(self, faces: Faces, full: bool = False) -> None:
        super().__init__(faces)
        self.is_full = full
        self.first = f"packed({faces.box})" if full else filled("0", f"len({faces.place})")
        self.needs = (packed,) if full else ()

    def begin(self, s: Any) -> list[int]:
        return list(self.faces.copies(s)) if self.is_full else [0] * len(self.faces.ids(s))

    def write(self, s: Any, value: Any) -> list[str]:
        return named(value, self.faces.ids(s))

    def read(self, s: Any, key: str, value: Any) -> list[int]:
        return self.faces.bag(s, key, self.cards(key, value))

    def add(self, value: Any, tally: Tally) -> None:
        add(tally[self.faces], value)

    def size(self, s: Any, value: Any) -> int:
        return sum(value)


class Row(OfCards):
    """Cards in an order, at most so many; where `sorted` in content order, whatever the order they were given in."""

    def __init__(self, faces: Faces, most: int = MILLION, sorted: bool = False) -> None:
        super().__init__(faces, most)
        self.is_sorted = sorted

    def write(self, s: Any, value: Any) -> list[str]:
        ids = self.faces.ids(s)
        return [ids[face] for face in value]

    def read(self, s: Any, key: str, value: Any) -> list[int]:
        faces = [self.faces.number(s, key, card) for card in self.cards(key, value)]
        return sorted(faces) if self.is_sorted else faces

    def add(self, value: Any, tally: Tally) -> None:
        for face in value:
            tally[self.faces][face] += 1

    def size(self, s: Any, value: Any) -> int:
        return len(value)


class Hands(OfCards):
    """For each seat cards in no order; kept as one list, a stretch of counts by face for each seat."""

    hint = list[list[str]]
    kept = PACKED

    def __init__(self, faces: Faces) -> None:
        super().__init__(faces)
        self.first = filled("0", f"(seats * len({faces.place}))")

    def begin(self, s: Any) -> list[int]:
        return [0] * (s.seats * len(self.faces.ids(s)))

    def write(self, s: Any, value: Any) -> list[list[str]]:
        return named_hands(value, self.faces.ids(s))

    def read(self, s: Any, key: str, value: Any) -> list[int]:
        hands = one_each(key, value, s.seats, "lists of cards")
        return [count for hand in hands for count in self.faces.bag(s, key, self.cards(key, hand))]

    def add(self, value: Any, tally: Tally) -> None:
        total = tally[self.faces]
        for start in range(0, len(value), len(total)):
            add(total, value[start : start + len(total)])

    def own(self, s: Any, value: Any, seat: int) -> list[str]:
        return named_hand(value, seat, self.faces.ids(s))

    def size(self, s: Any, value: Any) -> list[int]:
        return hand_sizes(value, len(self.faces.ids(s)))


class OrderedHands(OfCards):
    """For each seat cards in an order; kept as one list for all of them, in which a card is seat * base + face.

    Where `sorted` they are in content order, whatever the order they were given in.
    """

    hint = list[list[str]]

    def __init__(self, faces: Faces, base: int, sorted: bool = False) -> None:
        super().__init__(faces)
        self.base = base
        self.is_sorted = sorted

    def write(self, s: Any, value: Any) -> list[list[str]]:
        return hands_in_order(value, s.seats, self.base, self.faces.ids(s))

    def read(self, s: Any, key: str, value: Any) -> list[int]:
        hands = one_each(key, value, s.seats, "lists of cards")
        found = [
            seat * self.base + self.faces.number(s, key, card)
            for seat, hand in enumerate(hands)
            for card in self.cards(key, hand)
        ]
        return sorted(found) if self.is_sorted else found

    def add(self, value: Any, tally: Tally) -> None:
        for card in value:
            tally[self.faces][card % self.base] += 1

    def own(self, s: Any, value: Any, seat: int) -> list[str]:
        return self.write(s, value)[seat]

    def size(self, s: Any, value: Any) -> list[int]:
        return [len(hand) for hand in self.write(s, value)]


class One(Shape):
    """One card, or what `others` has: other words and how each is kept. At first the first of these."""

    hint = str
    none = ""

    def __init__(self, faces: Faces, others: dict[str, int] | None = None) -> None:
        self.faces = faces
        self.plural = faces.kind
        self.others = {} if others is None else others
        self.words = {kept: word for word, kept in self.others.items()}
        self.first = str(next(iter(self.others.values()), 0))

    def write(self, s: Any, value: Any) -> str:
        return self.faces.ids(s)[value] if value >= 0 else self.words[value]

    def read(self, s: Any, key: str, value: Any) -> int:
        if isinstance(value, str) and value in self.others:
            return self.others[value]
        return self.faces.number(s, key, value)

    def add(self, value: Any, tally: Tally) -> None:
        if value >= 0 and self.faces in tally:  # else it is of no deck that must add up
            tally[self.faces][value] += 1

    def span(self, s: Any) -> tuple[int, int]:
        return min(self.others.values(), default=0), len(self.faces.ids(s)) - 1


class FaceSet(Shape):
    """Some faces, each once, in content order; kept as the bits of one number."""

    hint = list[str]
    none: Any = []

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.plural = f"lists of {faces.kind}"

    def write(self, s: Any, value: Any) -> list[str]:
        return names_in(value, self.faces.ids(s))

    def read(self, s: Any, key: str, value: Any) -> int:
        bits = 0
        for id in some(key, value, self.faces.kind):
            bits |= 1 << self.faces.number(s, key, id)
        return bits


class Lone(OfCards):
    """A list of one card or none; kept as its face, -1 for none."""

    kept = "i64"
    first = "-1"

    def __init__(self, faces: Faces) -> None:
        super().__init__(faces, 1)

    def write(self, s: Any, value: Any) -> list[str]:
        return [] if value == NONE else [self.faces.ids(s)[value]]

    def read(self, s: Any, key: str, value: Any) -> int:
        found = self.cards(key, value)
        return self.faces.number(s, key, found[0]) if found else NONE

    def add(self, value: Any, tally: Tally) -> None:
        if value != NONE:
            tally[self.faces][value] += 1

    def size(self, s: Any, value: Any) -> int:
        return int(value != NONE)


def add(total: list[int], counts: list[int]) -> None:
    """Add counts by face to a total."""
    for face, count in enumerate(counts):
        total[face] += count
