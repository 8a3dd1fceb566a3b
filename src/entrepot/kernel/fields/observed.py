"""What of the fields an observation says: the parts, as `make fields` writes the code that packs them."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from entrepot.kernel import observation
from entrepot.kernel.fields.field import COUNT, OWNER, Field
from entrepot.kernel.fields.shapes import Flags
from entrepot.kernel.fields.shapes_of_cards import Bag, Hands, OfCards, One, OrderedHands, Row
from entrepot.kernel.fields.shapes_of_lists import Grid, ListOf, PerSeat, Table, Tables
from entrepot.kernel.observation import Part

if TYPE_CHECKING:
    from entrepot.kernel.game import Game


def unlabelled(s: Any) -> list[str]:
    """Refuse a list whose numbers have no labels."""
    raise TypeError("lists that are not by seat are observed with labels")


class Observed:
    """A field in an observation, as everybody or its owner sees it; with a name, bound and words of its own.

    Of hands `sizes` tells how many cards each seat has. Where `when(s, seat)` says no, a number is -1 and no card is
    there; it is hot. `labels(s)` says what the numbers of a list stand for, or those of each seat in a grid.
    """

    def __init__(
        self,
        field: str,
        name: str = "",
        hi: int | None = None,
        doc: str = "",
        sizes: bool = False,
        when: Callable[[Any, int], bool] | None = None,
        labels: Callable[[Any], list[str]] = unlabelled,
    ) -> None:
        self.field = field
        self.name = name or field.replace("_", "-")
        self.hi = hi
        self.doc = doc
        self.sizes = sizes
        self.when = when
        self.labels = labels

    def part(self, s: Any, field: Field) -> Part:
        """Return what its numbers mean."""
        shape = field.shape
        if self.sizes:
            return observation.by_seat(self.name, s.seats, self.most(observation.MOST), self.doc)
        if isinstance(shape, One | Bag | Hands | OrderedHands | Row):
            return self.of_cards(s, field, shape)
        if isinstance(shape, Flags):
            return observation.by_seat(self.name, s.seats, 1, self.doc)
        if isinstance(shape, ListOf | Grid):
            return self.of_list(s, shape)
        lo, hi = shape.span(s)
        return observation.number(self.name, lo if self.when is None else -1, self.most(hi), self.doc)

    def of_list(self, s: Any, shape: ListOf | Grid) -> Part:
        """Return what the numbers of a list mean."""
        seats = observation.seat_labels(s.seats)
        lo, hi = (shape.one.one if isinstance(shape, Grid) else shape.one).span(s)
        if isinstance(shape, Grid):
            columns = list(shape.names) if isinstance(shape, Tables) else self.labels(s)
            return observation.grid(self.name, seats, columns, self.most(hi), self.doc, lo)
        if isinstance(shape, Table):
            return observation.numbers(self.name, list(shape.names), self.most(hi), self.doc, lo)
        labels = seats if isinstance(shape, PerSeat) else self.labels(s)
        return observation.numbers(self.name, labels, self.most(hi), self.doc, lo)

    def of_cards(self, s: Any, field: Field, shape: One | OfCards) -> Part:
        """Return what the numbers of a field of cards mean."""
        if field.sight is COUNT:
            return observation.number(self.name, 0, self.most(observation.MOST), self.doc)
        if isinstance(shape, Hands | OrderedHands) and field.sight is not OWNER:
            seats = observation.seat_labels(s.seats)
            return observation.grid(self.name, seats, shape.faces.ids(s), self.most(64), self.doc)
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
    """Return the meaning of each number of an observation at such a table, in order."""
    s: Any = game.fresh(seats, options)
    found = observation.heading_parts([phase.name for phase in game.phases], seats)
    for entry in game.position.observed:
        if isinstance(entry, Worked):
            found += [part(s) for part in entry.parts]
        else:
            found.append(entry.part(s, game.position.by_name[entry.field]))
    return found
