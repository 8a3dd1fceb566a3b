"""The code for one field in the module `made` of a game: its plain data, what a view shows, how it is observed.

The names in it: `s` is the position, `seat` the seat that looks (None: a spectator), `out` what is written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from entrepot.kernel.fields import (
    COUNT,
    OWNER,
    PACKED,
    Bag,
    ByName,
    Coded,
    Faces,
    FaceSet,
    Field,
    Flags,
    Grid,
    Hands,
    Jointly,
    ListOf,
    Lone,
    Names,
    Observed,
    One,
    OrderedHands,
    Ordinal,
    PerSeat,
    Repeated,
    Row,
    Seat,
    SeatOrNone,
    SeatSet,
    Seen,
    Shape,
    Table,
    Tables,
    Together,
    Truth,
    Whole,
)

HELPERS: Final = {
    "cards_in": "entrepot.kernel.bag",
    "hand_sizes": "entrepot.kernel.bag",
    "named": "entrepot.kernel.bag",
    "named_hand": "entrepot.kernel.bag",
    "named_hands": "entrepot.kernel.bag",
    "redeal": "entrepot.kernel.hidden",
    "add_bits": "entrepot.kernel.observation",
    "add_counts": "entrepot.kernel.observation",
    "add_hand": "entrepot.kernel.observation",
    "add_hands": "entrepot.kernel.observation",
    "add_numbers": "entrepot.kernel.observation",
    "add_one_hot": "entrepot.kernel.observation",
    "heading": "entrepot.kernel.observation",
    "flags": "entrepot.kernel.seat_bits",
    "members": "entrepot.kernel.seat_bits",
    "hands_in_order": "entrepot.kernel.writing",
    "names_in": "entrepot.kernel.writing",
    "stretches": "entrepot.kernel.writing",
    "tables": "entrepot.kernel.writing",
}
"""What the code may call, and where it is."""
KERNEL: Final = "entrepot.kernel.fields."
"""Where the shapes are that this writes code for."""
LINE: Final = "\n" + " " * 8
"""A new line within a function's table."""
FEW: Final = 8
"""So many words stand in the code."""


class Unknown(Exception):
    """A field is shown or observed in a way that there is no code for: a function of the game's has to do it."""


def taken(field: Field) -> str:
    """Return a field as plain data; a shape for which there is no code is asked itself."""
    shape = field.shape
    try:
        if isinstance(shape, Jointly):
            return f"{shape.writer.__name__}(s)"
        if isinstance(shape, Together):
            return "[" + ", ".join(written(one, f"s.{part}") for part, one in shape.parts.items()) + "]"
        if isinstance(shape, ByName):
            parts = [f'{LINE}    "{word}": {written(one, f"s.{part}")},' for word, (part, one) in shape.parts.items()]
            return "{" + "".join(parts) + LINE + "}"
        return written(shape, f"s.{field.kept}")
    except Unknown:
        return f's.game.position.by_name["{field.name}"].take(s)'


def seen(field: Field) -> str:
    """Return what a view shows of a field."""
    shape, value = field.shape, f"s.{field.kept}"
    if isinstance(field.sight, Seen):
        return f"{field.sight.look.__name__}(s, seat)"
    if field.sight is COUNT:
        return f"int(cards_in({value}))" if isinstance(shape, Bag) else f"len({value})"
    if field.sight is OWNER:
        return f"{shape.none!r}".replace("'", '"') + f" if seat is None else {own(field)}"
    return written(shape, value)


def own(field: Field) -> str:
    """Return the seat's own part of a field as plain data."""
    shape, value = field.shape, f"s.{field.kept}"
    if isinstance(shape, PerSeat):
        return written(shape.one, f"{value}[seat]")
    if isinstance(shape, Hands):
        return f"named_hand({value}, seat, {ids(shape.faces)})"
    if isinstance(shape, OrderedHands):
        base = shape.base
        return f"[{ids(shape.faces)}[card % {base}] for card in {value} if card // {base} == seat]"
    raise Unknown(f"{field.name!r} has no part of its own for each seat")


def sizes(field: Field) -> str:
    """Return how many cards each seat has."""
    if isinstance(field.shape, Hands):
        return f"hand_sizes(s.{field.kept}, len({ids(field.shape.faces)}))"
    raise Unknown(f"{field.name!r} has no hands to count")


def written(shape: Shape, value: str) -> str:
    """Return a kept value as plain data."""
    if not type(shape).__module__.startswith(KERNEL):
        raise Unknown(f"{type(shape).__name__} is a shape of the game's own")
    if isinstance(shape, Coded):
        return f"{shape.writer.__name__}(s, {value})"
    if isinstance(shape, Repeated):
        return f"{shape.writer.__name__}(s)"
    if isinstance(shape, Bag | Row | Hands | One | Lone):
        return cards(shape, value, ids(shape.faces))
    if isinstance(shape, Flags | SeatSet):
        return f"{'flags' if isinstance(shape, Flags) else 'members'}({value}, s.seats)"
    if isinstance(shape, Names) and len(shape.names) <= FEW:
        return f"names_in({value}, {listed(shape.names)})"
    if isinstance(shape, FaceSet):
        return f"names_in({value}, {ids(shape.faces)})"
    if isinstance(shape, OrderedHands):
        return f"hands_in_order({value}, s.seats, {shape.base}, {ids(shape.faces)})"
    if isinstance(shape, Tables):
        return f"tables({value}, {listed(shape.names)})"
    if isinstance(shape, Grid) and shape.one.is_written_as_kept:
        return f"stretches({value}, {shape.width})"
    if isinstance(shape, Table):
        return "{" + ", ".join(f'"{name}": {value}[{at}]' for at, name in enumerate(shape.names)) + "}"
    if isinstance(shape, ListOf):
        return f"list({value})" if shape.is_written_as_kept else f"[{written(shape.one, 'one')} for one in {value}]"
    if isinstance(shape, Ordinal):
        return f"int({value}) + 1"
    if isinstance(shape, Truth):
        return value
    if isinstance(shape, Whole | Seat | SeatOrNone):
        return f"int({value})"
    raise Unknown(f"there is no code that writes {type(shape).__name__}")


def cards(shape: Bag | Row | Hands | One | Lone, value: str, ids: str) -> str:
    """Return kept cards by id."""
    if isinstance(shape, Row):
        return f"[{ids}[face] for face in {value}]"
    if isinstance(shape, Lone):
        return f"[{ids}[{value}]] if {value} >= 0 else []"
    if isinstance(shape, One):
        return (
            "".join(f'"{word}" if {value} == {kept} else ' for word, kept in shape.others.items()) + f"{ids}[{value}]"
        )
    return f"{'named' if isinstance(shape, Bag) else 'named_hands'}({value}, {ids})"


def listed(names: Sequence[str]) -> str:
    """Return a list of words as code."""
    return "[" + ", ".join(f'"{name}"' for name in names) + "]"


def packed(entry: Observed, field: Field) -> str:
    """Return the statement that packs a field."""
    shape, value = field.shape, f"s.{field.kept}"
    when = "" if entry.when is None else f" if {entry.when.__name__}(s, seat) else"
    if entry.sizes:
        return f"out.add_all({sizes(field)})"
    if isinstance(shape, One):
        return f"add_one_hot(out, {value}{when and f'{when} -1'}, len({ids(shape.faces)}))"
    if isinstance(shape, Row):
        return f"add_counts(out, {value}{when and f'{when} []'}, len({ids(shape.faces)}))"
    if shape.kept in ("i64", "bool") and not isinstance(shape, Flags):
        return f"out.add({value}{when and f'{when} -1'})"
    if when:
        raise Unknown(f"{field.name!r} has no value for those who do not see it")
    if isinstance(shape, Flags):
        return f"add_bits(out, {value}, s.seats)"
    if isinstance(shape, Bag):
        return f"out.add(cards_in({value}))" if field.sight is COUNT else numbers(shape, value)
    if isinstance(shape, Hands):
        width = f"len({ids(shape.faces)})"
        own = f"{value}[seat * {width} : (seat + 1) * {width}]"
        return numbers(shape, own if field.sight is OWNER else value)
    if isinstance(shape, OrderedHands):
        size = f"len({ids(shape.faces)}), {shape.base}"
        return (
            f"add_hand(out, {value}, seat, {size})"
            if field.sight is OWNER
            else f"add_hands(out, {value}, s.seats, {size})"
        )
    if isinstance(shape, ListOf | Grid):
        return numbers(shape, value)
    raise Unknown(f"there is no code that packs {type(shape).__name__}")


def numbers(shape: Shape, value: str) -> str:
    """Return the statement that packs numbers as they are kept."""
    return f"add_numbers(out, {value})" if shape.kept == PACKED else f"out.add_all({value})"


def ids(faces: Faces) -> str:
    """Return where the position has the ids of faces."""
    return f"s.{faces.place}"
