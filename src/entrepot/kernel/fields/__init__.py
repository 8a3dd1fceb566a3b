"""A position declared once: each field with its shape, what it is and who sees it; the rest follows from the list.

A game lists its fields in a module `fields` and names that `Position` in its `Game.position`. Dump and load, the keys
of scenarios, the accounts of cards and coins and the plain part of views come from it by functions of this package. For
games that are compiled `make fields` writes a module `made`: attributes, copies, data, the plain part of views and of
observations.
"""

from entrepot.kernel.fields.accounts import Account, Purses
from entrepot.kernel.fields.faces import Faces
from entrepot.kernel.fields.field import COUNT, NOBODY, OPEN, OWNER, TOLD, Field, Inner, Note, Seen, nowhere
from entrepot.kernel.fields.observed import Observed, Worked, parts_of
from entrepot.kernel.fields.position import Position, left_over
from entrepot.kernel.fields.shapes import (
    PACKED,
    Cache,
    Flags,
    Ordinal,
    Seat,
    SeatOrNone,
    SeatSet,
    Shape,
    Truth,
    Whole,
    numbers,
)
from entrepot.kernel.fields.shapes_of_cards import Bag, FaceSet, Hands, Lone, One, OrderedHands, Row
from entrepot.kernel.fields.shapes_of_lists import Grid, ListOf, Numbers, PerSeat, SeatOrder, Table, Tables
from entrepot.kernel.fields.shapes_of_rows import ByName, Coded, Columns, Jointly, Nested, Packed, Repeated, Together
from entrepot.kernel.fields.shapes_of_words import Names, Word
from entrepot.kernel.fields.wire_type import view_type

__all__ = [
    "COUNT",
    "NOBODY",
    "OPEN",
    "OWNER",
    "PACKED",
    "TOLD",
    "Account",
    "Bag",
    "ByName",
    "Cache",
    "Coded",
    "Columns",
    "FaceSet",
    "Faces",
    "Field",
    "Flags",
    "Grid",
    "Hands",
    "Inner",
    "Jointly",
    "ListOf",
    "Lone",
    "Names",
    "Nested",
    "Note",
    "Numbers",
    "Observed",
    "One",
    "OrderedHands",
    "Ordinal",
    "Packed",
    "PerSeat",
    "Position",
    "Purses",
    "Repeated",
    "Row",
    "Seat",
    "SeatOrNone",
    "SeatOrder",
    "SeatSet",
    "Seen",
    "Shape",
    "Table",
    "Tables",
    "Together",
    "Truth",
    "Whole",
    "Word",
    "Worked",
    "left_over",
    "nowhere",
    "numbers",
    "parts_of",
    "view_type",
]
