"""What stands in the database, as structs: one for each kind of row."""

import hashlib
from typing import Any

import msgspec

from entrepot.kernel.message import Message


def digest_of(content: dict[str, Any]) -> str:
    """Return the name under which content is stored."""
    return hashlib.sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()


class TableRow(msgspec.Struct, frozen=True):
    """A table as it was opened, and its status."""

    id: str
    game: str
    rules: str
    options: dict[str, str]
    content: dict[str, Any] | None
    secret: bytes
    status: str
    reason: Message | None
    watch: bool
    created: float
    hints: bool
    """Whether hints may be asked for though several people sit there."""
    begun: bool = False
    """Whether a person has done something there."""
    clock: dict[str, Any] | None = None
    """How time is counted there; None where it is not."""
    stand_in: str = ""
    """The bot that plays for people who do not."""
    rematch: str | None = None
    """The table that goes on with the same people."""
    unrated: str = "by-choice"
    """Why its game is not to be rated; empty where it is."""
    lesson: str = ""
    """The lesson that is learned there; empty at other tables."""
    takebacks: bool = False
    """Whether a seat may take its last action back where all agree."""
    asks: bool = False
    """Whether its players are asked three questions at the end."""

    def content_digest(self) -> str | None:
        """Return the name under which its content is stored; None where it is what the game ships."""
        return digest_of(self.content) if self.content is not None else None


class RunningRow(msgspec.Struct, frozen=True):
    """Of a table that is being played, what tells whether there is anything to do for the server itself."""

    id: str
    created: float
    is_timed: bool
    """Whether it has a clock."""
    state: bytes | None
    """What was counted last; None where it has no log."""


class SeatRow(msgspec.Struct, frozen=True):
    """A seat and who sits there. The keys themselves are known to their holders alone."""

    table_id: str
    seat: int
    kind: str
    name: str
    bot: str | None
    key_hash: bytes | None
    taken: bool
    invitation_hash: bytes | None
    zone: str | None = None
    """The time zone by which its player sleeps."""
    seen: float | None = None
    """When it was last looked from."""


class SeatAffairs(msgspec.Struct, omit_defaults=True):
    """What is under way about one person's seat."""

    left: float = 0.0
    """Seconds on its clock, at the moment that its table's affairs tell."""
    bot: str = ""
    """Why a bot plays there now: time-up, agreed, asked, resigned or left; empty where none does."""
    since: int = 0
    """The entry of the log with which that bot began."""
    bot_from: int | None = None
    """The first round in which a bot has played there."""
    nudged: float = 0.0
    """When somebody last nudged it, by the clock on the wall."""
    is_nudged: bool = False
    """Whether it has done nothing since."""
    had_more: bool = False
    """Whether it was taken back once already while the table has waited for it."""


class TableAffairs(msgspec.Struct, omit_defaults=True):
    """What goes on at a table beside the game: clocks, stand-ins, and what its people have said yes to.

    `at` is the uptime at which so much was left on the clocks. `votes` are the seats that have agreed, by what to:
    'pause', 'end', or 'bot' or 'takeback' and a seat.
    """

    seats: list[SeatAffairs]
    at: float = 0.0
    is_paused: bool = False
    votes: dict[str, list[int]] = {}

    def copy(self) -> "TableAffairs":
        """Return the same once more, to be changed by itself."""
        seats = [msgspec.structs.replace(own) for own in self.seats]
        return TableAffairs(seats, self.at, self.is_paused, {what: said[:] for what, said in self.votes.items()})


class Counters(msgspec.Struct, omit_defaults=True):
    """What is counted at a table, after some action: the last prompt of each seat, and the pushes of each viewer.

    `seqs` are by seat, and last the spectators'. `waiting` are the seats that are asked. With them, as they change with
    the same entries, go the table's affairs; None in logs older than these.
    """

    prompts: list[int]
    seqs: list[int]
    waiting: list[int]
    round: int
    affairs: TableAffairs | None = None


def last_counted(state: bytes | None, seats: int) -> Counters:
    """Return what was counted after an entry; nothing where it is not there or cannot be read: its table stands."""
    try:
        return _COUNTERS.decode(state or b"")
    except msgspec.MsgspecError:
        return Counters([0] * seats, [0] * (seats + 1), [], 0)


class ActionRow(msgspec.Struct, frozen=True):
    """One entry of the log."""

    table_id: str
    number: int
    kind: str
    seat: int | None
    words: str
    client_id: str | None
    at: float
    events: bytes
    state: bytes

    def happened(self) -> list[dict[str, Any]]:
        """Return the events, with their audiences."""
        return _EVENTS.decode(self.events)

    def counters(self) -> Counters:
        """Return what was counted after it."""
        return _COUNTERS.decode(self.state)


class OrderRow(msgspec.Struct, frozen=True):
    """What a seat has ordered in advance. `ended` is empty while it stands, else why it does not any more."""

    table_id: str
    seat: int
    id: str
    number: int
    name: str
    words: list[str]
    scope: str
    ended: str = ""


class SnapshotRow(msgspec.Struct, frozen=True):
    """A position after some action, under some version of the rules."""

    table_id: str
    number: int
    rules: str
    is_start: bool
    digest: str
    census: dict[str, int]
    at: float
    dump: bytes

    def position(self) -> dict[str, Any]:
        """Return the dump."""
        return _DUMP.decode(self.dump)


class ChatRow(msgspec.Struct, frozen=True):
    """Something somebody said."""

    table_id: str
    seat: int
    name: str
    text: str
    at: float


_EVENTS = msgspec.json.Decoder(list[dict[str, Any]])
_COUNTERS = msgspec.json.Decoder(Counters)
_DUMP = msgspec.json.Decoder(dict[str, Any])
