"""One field of a position: what it is, and who sees it."""

from collections.abc import Callable
from typing import Any, Final

from entrepot.kernel.fields.faces import Tally
from entrepot.kernel.fields.shapes import Shape

Look = Callable[[Any, int | None], Any]
"""What a seat (None: a spectator) of a position sees of a field."""
Counter = Callable[[Any, Tally], None]
"""Counts in a position the cards of a field, by face."""


class Sight:
    """Who sees a field."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return self.name


OPEN: Final = Sight("OPEN")
"""Everybody sees it as it is."""
OWNER: Final = Sight("OWNER")
"""Each seat sees its own part alone."""
COUNT: Final = Sight("COUNT")
"""Everybody sees how many cards there are, and nobody which."""
NOBODY: Final = Sight("NOBODY")
TOLD: Final = Sight("TOLD")
"""The game's view tells it in a shape of its own."""


class Seen(Sight):
    """A small function with its clause says what a seat of the position sees. Every view calls it: it is hot."""

    def __init__(self, look: Look) -> None:
        super().__init__(f"Seen({look.__name__})")
        self.look = look


class Field:
    """A field: its key in dumps, its shape, one line on what it is, and who sees it.

    `kept` is the name of the attribute, if it differs from the key. `view` is the key in views, and `counts` a second
    key there for the number of each seat's cards. In the census a field of cards counts as its shape says, or as
    `counted` does. Where a seat imagines the hands of others, they are `redealt_from` the bag of that name.
    """

    is_kept = True
    is_given = True

    def __init__(
        self,
        name: str,
        shape: Shape,
        about: str,
        sight: Sight = OPEN,
        *,
        kept: str = "",
        view: str = "",
        counts: str = "",
        counted: Counter | None = None,
        redealt_from: str = "",
    ) -> None:
        self.name = name
        self.shape = shape
        self.about = about
        self.sight = sight
        self.kept = kept or name
        self.view = view or name
        self.counts = counts
        self.counted = counted
        self.redealt_from = redealt_from

    def take(self, s: Any) -> Any:
        """Return what a position has in it, as plain data."""
        return self.shape.take(s, self.kept)

    def seen(self, s: Any, seat: int | None) -> Any:
        """Return what a seat of the position sees of it."""
        if self.sight is OPEN:
            return self.shape.take(s, self.kept)
        if isinstance(self.sight, Seen):
            return self.sight.look(s, seat)
        value = getattr(s, self.kept)
        if self.sight is COUNT:
            return self.shape.size(s, value)
        return self.shape.none if seat is None else self.shape.own(s, value, seat)

    def seen_type(self) -> Any:
        """Return the type of its value in a view; for `Seen`, its type in the dump."""
        if self.sight is COUNT:
            return int
        # one seat's part of a list by seat is what the list is a list of
        return self.shape.hint.__args__[0] if self.sight is OWNER else self.shape.hint

    def is_shown(self) -> bool:
        """Say whether it stands in views by itself."""
        return self.sight is not NOBODY and self.sight is not TOLD

    def has_cards(self) -> bool:
        """Say whether it counts in the census."""
        return self.counted is not None or self.shape.has_cards()

    def count(self, s: Any, tally: Tally) -> None:
        """Count its cards, by face."""
        if self.counted is not None:
            self.counted(s, tally)
        else:
            self.shape.count(s, self.kept, tally)


class Note(Field):
    """A key of scenarios that is not a field: the game notes it on the stack, when it completes the position."""

    is_kept = False


class Inner(Field):
    """A field that is not a key of scenarios: it belongs to what is in the middle of something."""

    is_given = False


def nowhere(s: Any, tally: Tally) -> None:
    """Count nothing: for cards that another field has already."""
