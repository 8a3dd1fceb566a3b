"""What goes over HTTP, as types, and what the sockets share with it. `docs/protocol.md` says what each is for."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from entrepot.kernel.wire import Event, Message

Language = Literal["en", "nl"]
SeatKind = Literal["me", "friend", "bot", "screen"]
Status = Literal["waiting", "playing", "over", "frozen", "void", "agreed"]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Seat = Annotated[int, Meta(ge=0, le=63)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Places = Annotated[list[Annotated[int, Meta(ge=1, le=64)]], Meta(min_length=1, max_length=64)]
"""The place of each seat, from 1; seats may share one, and then the next is left out."""
Seconds = Annotated[int, Meta(ge=0, le=2_592_000)]
Hour = Annotated[int, Meta(ge=0, le=23)]
Texts = dict[str, str]
"""A text by language."""

# ------------------------------------------------------------------ HTTP, what is asked


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

    What is left never grows beyond `cap`; 0 is no bound. Where a clock counts `days`, hours of `sleep` may be left out,
    by each player's own time zone.
    """

    kind: Literal["live", "days"]
    bank: Seconds
    move: Seconds
    cap: Seconds = 0
    sleep: Sleep | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened. `content` is a content file as TOML; without `watch` nobody looks on.

    With `hints` they may be asked for even where two or more people sit. `stand_in` is the bot that plays for people
    who do not; where it is not named, one that takes no time.
    """

    game: Annotated[str, Meta(max_length=80)]
    seats: SeatWishes
    options: dict[str, str] = {}
    content: Annotated[str, Meta(max_length=400_000)] | None = None
    watch: bool = True
    hints: bool = False
    clock: Clock | None = None
    stand_in: Annotated[str, Meta(max_length=40)] | None = None


class Sit(Struct, forbid_unknown_fields=True):
    """A seat to be taken. `key` is an invitation, or holds the seat; it is used up, and then `own` alone holds it.

    `own` is the caller's own secret: 128 bits of chance or more, in letters, digits, - and _.
    """

    key: Key
    own: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22,64}$", min_length=22, max_length=64)]
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


# ------------------------------------------------------------------ HTTP, what is answered


class Opened(Struct):
    """A new table. `keys` are by seat: of one's own seats, invitations to friends', null where the server acts."""

    table: str
    keys: list[str | None]
    watch: bool


class Option(Struct):
    """A choice that a table makes before it begins; the first choice is the default.

    It means something only with these choices of other options (`needs`, by name) and from `fewest` seats on. `seats`
    are the numbers of seats at which a choice is allowed, of those choices that are not allowed at all of them.
    """

    name: str
    choices: list[str]
    needs: dict[str, list[str]]
    fewest: int
    seats: dict[str, list[int]]


class GameInfo(Struct):
    """A game as the lobby shows it. `minutes` is about how long people take; null where nobody has said."""

    id: str
    title: Texts
    fewest: int
    most: int
    options: list[Option]
    bots: list[str]
    version: str
    minutes: int | None


class Clause(Struct):
    """A rule of the ledger in both languages; `origin` says where it comes from, '' if the ledger does not tell."""

    id: str
    kind: str
    en: str
    nl: str
    origin: str


class Ruling(Struct):
    """How a silence of the rulebook is settled; with `option`, a choice of the table."""

    id: str
    question: Texts
    ruling: Texts
    why: Texts
    option: str
    choices: list[str]
    origin: str


class Rules(Struct):
    """A game's ledger."""

    clauses: list[Clause]
    rulings: list[Ruling]


class SeatInfo(Struct):
    """Who sits in a seat; `taken` once somebody, or a bot, does."""

    kind: SeatKind
    name: str
    taken: bool
    bot: str | None


Deed = Literal["nudge", "replace", "pause", "go-on", "end", "play-on", "bot", "back", "resign", "cancel"]
WhyBot = Literal["time-up", "agreed", "asked", "resigned", "left"]


class SeatClock(Struct):
    """What a clock shows: seconds `left`, whether it `runs`, and in how many seconds a night changes that."""

    left: float
    runs: bool
    turns_in: float | None


class Attendance(Struct):
    """Whether somebody is at a seat, and what is under way about it. Moments are seconds from now on.

    `seen` is when somebody was last there, ISO 8601 in UTC; null while somebody is, and where it is not known. `bot` is
    why a bot plays for its person now, `bot_from` the first round in which one has. Who was `nudged` has done nothing
    since that all could see. `nudge_in` and `bot_in` say when the others may nudge whoever sits there, and when they
    may agree that a bot plays; null: not now.
    """

    here: bool
    seen: str | None
    bot: WhyBot | None
    bot_from: int | None
    clock: SeatClock | None
    nudged: bool
    nudge_in: int | None
    bot_in: int | None


class Vote(Struct):
    """What some have said yes to: that the clocks stop, that the game ends, or that a `bot` plays for seat `whom`.

    `missing` are those whose word it waits for.
    """

    what: Literal["pause", "end", "bot"]
    whom: int | None
    said: list[int]
    missing: list[int]


class People(Struct):
    """Who is at a table, and what goes on there beside the game. `waiting` are the seats that are asked."""

    seats: list[Attendance]
    waiting: list[int]
    votes: list[Vote]
    paused: bool
    can_cancel: bool
    """Whether any of its people may still call the game off."""


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


class TableFront(Struct):
    """What strangers learn of a table without onlookers: its name, and whether a seat is free."""

    id: str
    title: Texts
    is_free: bool


class Seated(Struct):
    """The seat that a key is for, or was."""

    seat: int


class Invitation(Struct):
    """The key of an invitation: whoever sits down with it first gets the seat."""

    key: str


class Rematch(Struct):
    """The table that goes on with the same people."""

    table: str


class Health(Struct):
    """The server is up."""

    status: Literal["ok"]
    version: str


class Build(Struct):
    """The compiled build that is made while the server runs plain sources; `percent` is how much of it is compiled.

    With `ready` the bots think with it already, and the server runs it from its next start on. `sources` is a hash of
    those that the server runs, told on its own machine alone.
    """

    state: Literal["none", "translating", "compiling", "ready"]
    percent: int
    sources: str


class Told(Event):
    """An event with its sentence."""

    say: Message


class Replayed(Struct):
    """A finished table after `ply` actions. `view` is a spectator's, `views` are by seat, `events` are of this ply."""

    ply: int
    plies: int
    seat: None
    move: Message | None
    mover: int | None
    events: list[Told]
    view: Any
    views: list[Any]
    text: list[Message]


class Moved(Struct):
    """An action in words, and whose it was."""

    seat: int
    move: Message


class Story(Struct):
    """All actions of a finished table. `rounds` has the round of each position, from the start on."""

    moves: list[Moved]
    rounds: list[int]


class Problem(Struct):
    """An error: a stable code and a sentence for people."""

    code: str
    message: str
