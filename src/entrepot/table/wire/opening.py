"""How a table is opened, and how its seats are taken and given back."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from entrepot.table.wire.basics import Count, Hour, Key, Language, Name, OwnKey, Places, Seat, SeatKind, Seconds


class Guest(Struct, forbid_unknown_fields=True):
    """Who somebody is: a name and a language."""

    name: Name
    language: Language = "en"


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit in a seat; a bot by its name."""

    kind: SeatKind
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


SeatWishes = Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]


class Sleep(Struct, forbid_unknown_fields=True):
    """Hours of the day from `first` to `last`, which may be those of the next day."""

    first: Hour
    last: Hour


class Clock(Struct, forbid_unknown_fields=True):
    """How long each seat may think: `bank` to begin with, and `move` more each time that it begins to be waited for.

    What is left never grows beyond `cap`; 0 means no bound. Where a clock counts `days`, hours of `sleep` may be
    left out, by each player's own time zone.
    """

    kind: Literal["live", "days"]
    bank: Seconds
    move: Seconds
    cap: Seconds = 0
    sleep: Sleep | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened. `content` is a content file as TOML; without `watch` nobody looks on.

    With `hints` they may be asked for even where two or more people sit; with `takebacks` a seat may take its last
    action back where all agree. `stand_in` is the bot that plays for people who do not; where it is not named, one that
    takes no time. `rated`: the game counts for the ratings of those who play it. `asks`: its players are asked three
    questions at the end, and the caller reads, without names, what all of them answer and how they have played.
    """

    game: Annotated[str, Meta(max_length=80)]
    seats: SeatWishes
    options: dict[str, str] = {}
    content: Annotated[str, Meta(max_length=400_000)] | None = None
    watch: bool = True
    hints: bool = False
    clock: Clock | None = None
    stand_in: Annotated[str, Meta(max_length=40)] | None = None
    rated: bool = False
    takebacks: bool = False
    asks: bool = False


class Sit(Struct, forbid_unknown_fields=True):
    """A seat to be taken. `key` is an invitation, or holds the seat; it is used up, and then `own` alone holds it.

    `own` is the caller's own secret: 128 bits of chance or more, in letters, digits, - and _.
    """

    key: Key
    own: OwnKey
    name: Name | None = None


class Leave(Struct, forbid_unknown_fields=True):
    """A seat to be given back, a table to be given up, or to be played at once more, by the key of a seat."""

    key: Key


class Invite(Struct, forbid_unknown_fields=True):
    """A free seat to which somebody is invited, by the key of another seat of the table."""

    key: Key
    seat: Seat


class Agree(Struct, forbid_unknown_fields=True):
    """How a table that cannot go on shall end, by the key of the seat that proposes it."""

    key: Key
    places: Places


class Fork(Struct, forbid_unknown_fields=True):
    """A table to go on from a finished one, after `ply` of its actions."""

    ply: Count
    seats: SeatWishes


class Opened(Struct):
    """A new table. `keys` are by seat: of one's own seats, invitations to friends', null where the server acts."""

    table: str
    keys: list[str | None]
    watch: bool


class Seated(Struct):
    """The seat that a key is for, or was."""

    seat: int


class Invitation(Struct):
    """The key of an invitation: whoever sits down with it first gets the seat."""

    key: str


class Rematch(Struct):
    """The table that goes on with the same people."""

    table: str
