"""What of the fields an observation says: the parts, as `make fields` writes the code that packs them."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from entrepot.kernel import observation
from entrepot.kernel.fields.field import COUNT, Field
from entrepot.kernel.fields.shapes import Flags, Seat, Whole
from entrepot.kernel.fields.shapes_of_cards import Bag, Hands, OfCards, One, Row
from entrepot.kernel.fields.shapes_of_lists import PerSeat
from entrepot.kernel.observation import Part

if TYPE_CHECKING:
    from entrepot.kernel.game import Game


class Observed:
    """A field in an observation, as everybody or its owner sees it; with a name, bound and words of its own.

    Of hands `sizes` tells how many cards each seat has. Where `when(s, seat)` says no, a number is -1 and no card is
    there; it is hot.
    """

    def __init__(
        self,
        field: str,
        name: str = "",
        hi: int | None = None,
        doc: str = "",
        sizes: bool = False,
        when: Callable[[Any, int], bool] | None = None,
    ) -> None:
        self.field = field
        self.name = name or field.replace("_", "-")
        self.hi = hi
        self.doc = doc
        self.sizes = sizes
        self.when = when

    def part(self, s: Any, field: Field) -> Part:
        """Return what its numbers mean."""
        shape = field.shape
        if self.sizes:
            return observation.by_seat(self.name, s.seats, self.most(observation.MOST), self.doc)
        if isinstance(shape, One | Bag | Hands | Row):
            return self.of_cards(s, field, shape)
        if isinstance(shape, Flags):
            return observation.by_seat(self.name, s.seats, 1, self.doc)
        if isinstance(shape, PerSeat) and isinstance(shape.one, Whole):
            return observation.by_seat(self.name, s.seats, self.most(shape.one.hi), self.doc, shape.one.lo)
        if isinstance(shape, Whole):
            return observation.number(self.name, shape.lo if self.when is None else -1, self.most(shape.hi), self.doc)
        lo = 0 if isinstance(shape, Seat) and self.when is None else -1
        return observation.number(self.name, lo, self.most(s.seats - 1), self.doc)

    def of_cards(self, s: Any, field: Field, shape: One | OfCards) -> Part:
        """Return what the numbers of a field of cards mean."""
        if field.sight is COUNT:
            return observation.number(self.name, 0, self.most(observation.MOST), self.doc)
        return observation.numbers(self.name, shape.faces.ids(s), self.most(64), self.doc)

    def most(self, hi: int) -> int:
        """Return the bound that was told, else the shape's."""
        return hi if self.hi is None else self.hi


class Worked:
    """Parts of an observation that a function `write(out, s, seat)` of the game's packs: it is hot.

    Each of `parts` returns one of them for a position such as `s`.
    """

    def __init__(self, write: Callable[..., None], *parts: Callable[[Any], Part]) -> None:
        self.write = write
        self.parts = parts


def parts_of(game: "Game", seats: int, options: list[int]) -> list[Part]:
    """Return what the numbers of an observation mean at such a table, in order."""
    s: Any = game.fresh(seats, options)
    found = observation.heading_parts([phase.name for phase in game.phases], seats)
    for entry in game.position.observed:
        if isinstance(entry, Worked):
            found += [part(s) for part in entry.parts]
        else:
            found.append(entry.part(s, game.position.by_name[entry.field]))
    return found
