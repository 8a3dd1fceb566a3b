"""Tables that are open to anybody, and what players report of each other."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from entrepot.table.wire.basics import Key, OwnKey, Seat, Texts
from entrepot.table.wire.opening import Clock


class NewMeeting(Struct, forbid_unknown_fields=True):
    """A table that anybody may sit down at. It begins when it is full or, with `starts_in`, after so many seconds.

    At its time bots of the `level`, one of the levels of play, take the seats that are free; they also play for people
    who do not. `own` is the caller's own secret, as where one sits down.
    """

    game: Annotated[str, Meta(max_length=80)]
    seats: Annotated[int, Meta(ge=2, le=16)]
    level: Annotated[str, Meta(max_length=40)]
    own: OwnKey
    clock: Clock | None = None
    options: dict[str, str] = {}
    hints: bool = False
    watch: bool = True
    rated: bool = True
    starts_in: Annotated[int, Meta(ge=60, le=604_800)] | None = None


class Join(Struct, forbid_unknown_fields=True):
    """A place to be taken at an open table; by `own` the seat is held once it begins."""

    own: OwnKey


class Attendee(Struct):
    """Somebody at an open table: who others know them as, how they stand in its game, whether they are there.

    `player` is the id of their page, null while they have finished no game. `seen` is when somebody was last there
    who is away.
    """

    name: str
    player: str | None
    mu: float | None
    sigma: float | None
    here: bool
    seen: str | None


class Meeting(Struct):
    """A table that anybody may sit down at, until it begins; the first of its people may begin it.

    `place` is where the caller sits; in a list nobody is told. `starts` is its time, null where it waits to be full.
    Once it has `begun`, `table` is where it goes on; why it was `closed` is 'nobody-came', 'all-left', 'too-long' or
    'broken'.
    """

    id: str
    game: str
    title: Texts
    seats: int
    level: str
    clock: Clock | None
    options: dict[str, str]
    hints: bool
    watch: bool
    rated: bool
    created: str
    starts: str | None
    people: list[Attendee]
    status: Literal["open", "begun", "closed"]
    table: str | None
    why: str
    place: int | None


class MeetingList(Struct):
    """Open tables, newest first; with `more` not all of them."""

    meetings: list[Meeting]
    more: bool


class Report(Struct, forbid_unknown_fields=True):
    """What somebody says of whoever sits in `seat`, by the key of another seat of the table."""

    key: Key
    seat: Seat
    text: Annotated[str, Meta(max_length=300)] = ""


class Reported(Struct):
    """It is kept for whoever runs the server."""

    kept: bool
