"""A game's position as it declares it, and what follows from that alone."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from entrepot.kernel.bag import named
from entrepot.kernel.errors import BadPosition
from entrepot.kernel.fields.accounts import Account, Purses
from entrepot.kernel.fields.faces import Faces, Tally
from entrepot.kernel.fields.field import Field
from entrepot.kernel.fields.observed import Observed, Worked
from entrepot.kernel.fields.shapes import Cache, Shape

if TYPE_CHECKING:
    from entrepot.kernel.game import Game


class Position:
    """The fields of a game's position, in the order in which they are written and read.

    `decks` are the cards that must add up, `accounts` the coins. `facts` are attributes that never change and that the
    constructor takes, each with its class, such as the loaded cards. `observed` is what an observation has after its
    heading. `caches` are attributes that follow from the fields. The class of positions is called `state`, where it is
    not called by the game's name and 'State'.
    """

    def __init__(
        self,
        fields: list[Field],
        decks: tuple[Faces, ...] = (),
        accounts: tuple[Account | Purses, ...] = (),
        facts: dict[str, type] | None = None,
        observed: "tuple[str | Observed | Worked, ...]" = (),
        caches: dict[str, Cache] | None = None,
        state: str = "",
    ) -> None:
        self.declared = fields
        self.fields = [field for field in fields if field.is_kept]
        self.by_name = {field.name: field for field in fields}
        self.shown = [field for field in self.fields if field.is_shown()]
        self.counted = [field for field in self.fields if field.has_cards()]
        self.decks = decks
        self.accounts = accounts
        self.facts = {} if facts is None else facts
        self.caches = {} if caches is None else caches
        self.state = state
        self.observed = [Observed(entry) if isinstance(entry, str) else entry for entry in observed]

    def attributes(self) -> dict[str, Shape]:
        """Return all attributes with their shapes, in order."""
        found: dict[str, Shape] = {}
        for field in self.fields:
            found |= field.shape.attributes(field.kept)
        return {**found, **self.caches}

    def write(self, s: Any) -> dict[str, Any]:
        """Return the fields of a position as plain data."""
        return {field.name: field.shape.take(s, field.kept) for field in self.fields}

    def read(self, s: Any, data: dict[str, Any]) -> None:
        """Take the fields of a position from what `write` returned; BadPosition if they are not such data."""
        for field in self.fields:
            if field.name not in data:
                raise BadPosition(f"the position lacks {field.name!r}: {field.about}")
            field.shape.put(s, field.kept, field.name, data[field.name])

    def keys(self) -> dict[str, str]:
        """Return the keys that scenarios can give, each with one line on what it holds."""
        return {field.name: field.about for field in self.declared if field.is_given}

    def check_given(self, s: Any, given: dict[str, Any]) -> None:
        """Raise BadPosition where a value has not the shape that its key takes in positions such as `s`."""
        for name, value in given.items():
            if name in self.by_name:
                self.by_name[name].shape.read(s, name, value)

    def view(self, s: Any, seat: int | None) -> dict[str, Any]:
        """Return what a seat sees of the fields, and what every view begins and ends with; {} without fields."""
        if not self.fields:
            return {}
        view = {
            "game": s.game.id,
            "seat": seat,
            "seats": int(s.seats),
            "options": s.game.option_names(s.options),
            "phase": "" if s.over else s.top().name,
            "ending": s.ending,
        }
        for field in self.shown:
            view[field.view] = field.seen(s, seat)
            if field.counts:
                view[field.counts] = field.shape.size(s, getattr(s, field.kept))
        return view

    # ------------------------------------------------------------------ what must add up

    def tally(self, s: Any, fields: Iterable[Field]) -> Tally:
        """Return how many cards of each face some fields have."""
        found: Tally = {faces: [0] * len(faces.ids(s)) for faces in self.decks}
        for field in fields:
            field.count(s, found)
        return found

    def census(self, s: Any) -> dict[str, dict[str, int]]:
        """Return how many cards and coins of each kind are in which field."""
        found: dict[str, dict[str, int]] = {faces.kind: {} for faces in self.decks}
        counted = self.tally(s, ())
        before = dict.fromkeys(counted, 0)
        for field in self.counted:
            field.count(s, counted)  # into one tally: what it grows by is the field's
            for faces, counts in counted.items():
                total = sum(counts)
                if total != before[faces]:
                    found[faces.kind][field.name] = total - before[faces]
                    before[faces] = total
        for account in self.accounts:
            found |= account.census(s)
        return found

    def flaw(self, s: Any) -> str:
        """Say which coins do not add up, or which card is not there as often as in the box; empty if all is right."""
        for account in self.accounts:
            if found := account.flaw(s):
                return found
        for faces, counts in self.tally(s, self.counted).items():
            for id, count, copies in zip(faces.ids(s), counts, faces.copies(s), strict=True):
                if count != copies:
                    return f"it has {count} of the {faces.word} {id!r}, and this game {copies or 'none'}"
        return ""


def left_over(game: "Game", data: dict[str, Any], faces: Faces, but: str) -> list[str]:
    """Return the cards that no field of a position as data has; the field `but` is ignored."""
    s: Any = game.fresh(data["seats"], game.choose(data["options"]))
    position = game.position
    position.read(s, data)
    counts = position.tally(s, (field for field in position.counted if field.name != but))[faces]
    ids = faces.ids(s)
    for id, count, copies in zip(ids, counts, faces.copies(s), strict=True):
        if count > copies:
            raise BadPosition(f"there are not enough of the {faces.word} {id!r} for this position")
    return named([copies - count for copies, count in zip(faces.copies(s), counts, strict=True)], ids)
