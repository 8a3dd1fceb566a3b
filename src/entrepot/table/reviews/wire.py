"""What goes over HTTP about reviews, as types."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from entrepot.kernel.wire import Message
from entrepot.table.messages import Choice
from entrepot.table.wire import Notation, SeatWishes

Number = Annotated[int, Meta(ge=1, le=1_000_000)]
State = Literal["none", "waiting", "working", "failed", "done"]


class TryOther(Struct, forbid_unknown_fields=True):
    """What would another action have been worth at one of the seat's choices?"""

    number: Number
    action: Notation


class PlayOn(Struct, forbid_unknown_fields=True):
    """A table that goes on from one of the seat's choices."""

    number: Number
    seats: SeatWishes


class Point(Struct):
    """Each seat's chance to win, and its standard error, in thousandths: before a choice, or where that is null at the
    end.
    """

    number: int | None
    round: int
    shares: list[int]
    errors: list[int]


class Verdict(Struct):
    """A choice that stood out: what was played, what was stronger (or the easy plan), and both in words."""

    number: int
    round: int
    played: str
    other: str
    said: list[Message]


class Findings(Struct):
    """What a review has found. `playouts` is how often each of the `choices` was played on.

    `mistakes` are all that were found, the dearest first; `best` is what gained most against the easy plan.
    `counts` says how many they are, `reading` how to read it all.
    """

    choices: int
    playouts: int
    mistakes: list[Verdict]
    best: Verdict | None
    course: list[Point]
    counts: list[Message]
    reading: list[Message]


class Review(Struct):
    """How far a review is, with `percent` of the work done; `found` is there once it is done."""

    state: State
    percent: int
    found: Findings | None


class Choosing(Struct):
    """The table as the seat saw it before a choice, what it could do, and what it did."""

    number: int
    round: int
    played: str
    view: Any
    message: Message
    actions: list[Choice]
    text: list[Message]


class Tried(Struct):
    """How another action compares with what was played: by how much it is better, in thousandths of a win, in words."""

    action: str
    worth: int
    error: int
    said: list[Message]


HTTP = (TryOther, PlayOn, Review, Choosing, Tried)
