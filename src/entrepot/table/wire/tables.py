"""A table as it is seen from outside, and what came of its game."""

from msgspec import Struct

from entrepot.kernel.wire import Message
from entrepot.table.wire.basics import SeatKind, Status, Texts
from entrepot.table.wire.opening import Clock
from entrepot.table.wire.people import People


class SeatInfo(Struct):
    """Who sits in a seat; `taken` once somebody, or a bot, does."""

    kind: SeatKind
    name: str
    taken: bool
    bot: str | None


class RatingChange(Struct):
    """A rating after a game, with its standard deviation, and before it; and the chance to win that it had."""

    mu: float
    sigma: float
    before: float
    win: float
    expected: float


class Result(Struct):
    """What came of a game. `places` and `scores` are by seat, and empty where all have lost together.

    `unrated` is why it was not rated; empty where it was, null while that is not settled. `ratings` has then by seat
    what became of a rating.
    """

    places: list[int]
    scores: list[int]
    unrated: str | None
    ratings: list[RatingChange | None]


class TableInfo(Struct):
    """A table from outside. `waiting` are the seats that are asked, `promise` the hash of the secret of its chance.

    `created` is a time in UTC as ISO 8601. `reason` says why a table is frozen, and then `proposals` has by seat how
    that seat would end it; `places` is what all have agreed.
    """

    id: str
    game: str
    title: Texts
    seats: list[SeatInfo]
    status: Status
    waiting: list[int]
    round: int
    created: str
    promise: str
    options: dict[str, str]
    rules: str
    """The version of the rules that the table is played by."""
    watch: bool
    hints: bool
    """Whether a seat may ask for hints."""
    reason: Message | None
    proposals: list[list[int] | None]
    places: list[int] | None
    notice: Message | None
    """What all at the table should know now, such as that its bots play quicker for a while."""
    clock: Clock | None
    stand_in: str
    """The bot that plays for people who do not."""
    people: People
    rematch: str | None
    """The table that goes on with the same people."""
    yours: list[int]
    """The seats in which the caller sits, on whichever device; none where that is not asked, as over a socket."""
    removed_on: str | None
    """In a list, when it is removed unless somebody begins to play there; ISO 8601 in UTC."""
    unrated: str
    """Why its game is not to be rated; empty where it is."""
    result: Result | None
    """What came of it; in answers over HTTP alone."""
    invites: bool
    """Whether the key that the caller sent with a call is an invitation to a free seat."""
    lesson: str
    """The lesson that is learned there, by its id; empty at other tables."""
    takebacks: bool
    """Whether a seat may take its last action back where all agree."""
    asks: bool
    """Whether its players are asked three questions at the end, for whoever has opened it."""


class TableFront(Struct):
    """What strangers learn of a table without onlookers: its name, and whether a seat is free."""

    id: str
    title: Texts
    is_free: bool
