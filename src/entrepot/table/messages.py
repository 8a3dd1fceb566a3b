"""What goes over a table's socket, as types. `docs/protocol.md` says what each is for."""

from typing import Annotated, Any, ClassVar, TypedDict

from msgspec import Meta, Struct

from entrepot.kernel.wire import Message, Outcome, Touch
from entrepot.table.overload import Rank
from entrepot.table.wire import ClientId, Count, Deed, Key, Meeting, Notation, People, Seat, TableInfo, Told

# ------------------------------------------------------------------ the socket, from the viewer


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """Who looks: the keys of the seats it holds, the last push it has seen, and what else it reads.

    `text` is the table as text, `chat` what was last said there. With `pings` each side watches whether
    the other is there. With `people` it shows clocks, and who plays for whom. With `orders` it is told what its seat
    has ordered in advance, and may order. `zone` is the viewer's time zone. With `mine` it holds the seats, too, in
    which its session sits, whichever device of the same person took them. What is not `seen` is only open somewhere, as
    `eyes` tells when that changes.
    """

    cost: ClassVar = 6.0
    rank: ClassVar = Rank.NEWCOMER

    keys: Annotated[list[Key], Meta(max_length=16)] = []
    seq: Count = 0
    text: bool = True
    chat: bool = True
    pings: bool = False
    people: bool = False
    orders: bool = False
    zone: Annotated[str, Meta(max_length=64)] | None = None
    mine: bool = False
    seen: bool = True


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """An action in notation, in answer to the prompt of that number."""

    cost: ClassVar = 3.0
    rank: ClassVar = Rank.PLAYER

    seat: Seat
    prompt: Count
    id: ClientId
    action: Notation


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the seat's last `count` actions; 0 means all that it may.

    `prompt` is the question that stood there meanwhile, so that what was done since is not taken back instead; 0 where
    there was none.
    """

    cost: ClassVar = 3.0
    rank: ClassVar = Rank.PLAYER

    seat: Seat
    id: ClientId
    count: Count = 1
    prompt: Count = 0


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Why can this seat not do that?"""

    cost: ClassVar = 1.0
    rank: ClassVar = Rank.READER

    seat: Seat
    id: ClientId
    action: Notation


class AskHint(Struct, tag="hint", forbid_unknown_fields=True):
    """What would a strong bot do in this seat's place, about the question of that number?"""

    cost: ClassVar = 5.0
    rank: ClassVar = Rank.READER

    seat: Seat
    prompt: Count
    id: ClientId


class Say(Struct, tag="chat", forbid_unknown_fields=True):
    """Something to be read by all at the table. With an `id` it is answered, and said once however often it is sent."""

    cost: ClassVar = 1.0
    rank: ClassVar = Rank.READER

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    id: ClientId | None = None


class Arrange(Struct, tag="arrange", forbid_unknown_fields=True):
    """What is done at the table beside the game, in the name of a seat; `whom` is the other seat that it is about.

    nudge: remind `whom`. replace: agree that a bot plays for `whom`. pause: agree that the clocks stop; go-on: let them
    run again, or disagree. end: agree to end the game; play-on: disagree. bot: let one play for this seat; back: play
    oneself again. resign: leave the seat to a bot for good. cancel: call the game off, in its first round. takeback:
    ask to take the seat's last action back; allow: agree that `whom` does; refuse: disagree, or ask no more.
    """

    cost: ClassVar = 4.0
    rank: ClassVar = Rank.PLAYER

    seat: Seat
    id: ClientId
    do: Deed
    whom: Seat | None = None


class GiveOrder(Struct, tag="order", forbid_unknown_fields=True):
    """What shall be done in the name of a seat once it is asked: the name of an order, and a value of each parameter.

    It stands under this `id` until it is revoked, or what it is for is over.
    """

    cost: ClassVar = 4.0
    rank: ClassVar = Rank.PLAYER

    seat: Seat
    id: ClientId
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    values: Annotated[list[Notation], Meta(max_length=4)] = []


class RevokeOrder(Struct, tag="revoke", forbid_unknown_fields=True):
    """The order of that id shall stand no more."""

    cost: ClassVar = 3.0
    rank: ClassVar = Rank.PLAYER

    seat: Seat
    id: ClientId
    order: ClientId


class Lift(Struct, tag="lift", forbid_unknown_fields=True):
    """One screen: this seat looks now; it has seen its pushes up to `seq`."""

    cost: ClassVar = 3.0
    rank: ClassVar = Rank.PLAYER

    seat: Seat
    seq: Count = 0


class AskEarlier(Struct, tag="earlier", forbid_unknown_fields=True):
    """What had happened before push `before` of the seat that looks?"""

    cost: ClassVar = 10.0
    rank: ClassVar = Rank.READER

    before: Count


class AskPast(Struct, tag="past", forbid_unknown_fields=True):
    """What was the seat that looks shown by its last pushes up to `seq`?"""

    cost: ClassVar = 20.0
    rank: ClassVar = Rank.NEWCOMER

    id: ClientId
    seq: Count


class Drop(Struct, tag="drop", forbid_unknown_fields=True):
    """One screen: nobody looks any more."""

    cost: ClassVar = 0.5
    rank: ClassVar = Rank.PLAYER


class Eyes(Struct, tag="eyes", forbid_unknown_fields=True):
    """Whether the page is `seen`, or only open somewhere: who does not see it is told of their turn elsewhere."""

    cost: ClassVar = 2.0
    rank: ClassVar = Rank.PLAYER

    seen: bool


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """From either side: is anybody there?"""

    cost: ClassVar = 0.1
    rank: ClassVar = Rank.PLAYER


class Pong(Struct, tag="pong", forbid_unknown_fields=True):
    """From either side: here I am."""

    cost: ClassVar = 0.1
    rank: ClassVar = Rank.PLAYER


FromViewer = (
    Hello
    | Act
    | Undo
    | Why
    | AskHint
    | Say
    | Arrange
    | GiveOrder
    | RevokeOrder
    | Lift
    | AskEarlier
    | AskPast
    | Drop
    | Eyes
    | Ping
    | Pong
)

# ------------------------------------------------------------------ the socket, to the viewer


class Asked(TypedDict):
    """What is asked: `number` is null when this viewer is asked nothing, and then `message` says who is."""

    number: int | None
    message: Message


class Choice(TypedDict):
    """A legal action: its notation, its sentence, what it touches, and what it will surely do."""

    action: str
    verb: str
    say: Message
    touches: list[Touch]
    preview: list[Message]


class Proof(TypedDict):
    """The secret of a finished table's chance and the promise that it keeps, both hexadecimal."""

    secret: str
    promise: str


class Page(TypedDict):
    """What a lesson says, and the `data-anchor` of what on the table that is about."""

    words: Message
    look: list[str]


class Teaching(TypedDict):
    """Where a lesson is: the pages to be read, in order, and which of the `actions` are then to be shown.

    While others are yet to act there is nothing to read. `at` of the lesson's `of` steps lie behind; `is_end`: all.
    `solution` is what to do in a puzzle, for whoever gives it up.
    """

    pages: list[Page]
    offered: list[str]
    at: int
    of: int
    is_end: bool
    solution: Message | None


class Push(Struct, tag="push"):
    """What one seat may see, all of it, and what has happened: the events are those of its pushes `first` to `seq`.

    Where `first` is more than one behind the last push that the viewer has seen, there was too much to be told at
    once: the viewer forgets what it has heard, and may ask for what is `earlier`.
    """

    seq: int
    first: int
    seat: int | None
    events: list[Told]
    view: Any
    prompt: Asked
    actions: list[Choice]
    undo: int
    text: list[Message]
    outcome: Outcome | None
    proof: Proof | None
    lesson: Teaching | None = None


class Earlier(Struct, tag="earlier"):
    """What had happened before: the events of the pushes from `first` on, up to where it was asked for."""

    seat: int | None
    first: int
    events: list[Told]


class Seen(TypedDict):
    """What one seat was shown by push `seq`; `message` is what it was asked then, or whom the table waited for."""

    seq: int
    events: list[Told]
    view: Any
    message: Message
    text: list[Message]


class Pasts(Struct, tag="past"):
    """What a seat was shown before, in order: the last few of its pushes up to the one that was asked for."""

    id: str
    seat: int | None
    seen: list[Seen]


class HintArgs(TypedDict):
    """What the event `hint` tells its seat: two actions in notation, and how much better the first is.

    `other` is empty where nothing else was compared. `worth` and its standard error `error` are thousandths of a win.
    """

    prompt: int
    action: str
    other: str
    worth: int
    error: int
    playouts: int
    words: Message


class TableMessage(TableInfo, tag="table"):
    """The table from outside, and the seats that this viewer holds.

    `keys_for` has for each key of its `hello` the seat that is held by it; null where it holds none: forget it.
    Whoever only looks on is told that once.
    """

    seats_held: list[int]
    keys_for: list[int | None]


class PeopleMessage(People, tag="people"):
    """Who is at the table, and what goes on there beside the game, whenever that changes."""


class MeetingMessage(Meeting, tag="meeting"):
    """An open table, whenever something has changed there: all that its socket says."""


class PlayedForYou(Struct, tag="played"):
    """What a bot did in this seat until its player came back, as the log tells it; with `more` only the last of it."""

    seat: int
    moves: list[Message]
    more: bool


class GivenOrder(Struct):
    """An order that stands, in words."""

    id: str
    name: str
    say: Message


class OrderValue(Struct):
    """What a parameter may be: in notation, and as the argument of a message."""

    value: str
    say: Any


class OrderParameter(Struct):
    """What is to be chosen for an order: an amount from `first` to `last`, or else one of the `values`."""

    name: str
    kind: str
    first: int
    last: int
    values: list[OrderValue]


class OfferedOrder(Struct):
    """An order that may be given now: message `say` tells it, with its parameters by name."""

    name: str
    say: str
    parameters: list[OrderParameter]


class OrdersMessage(Struct, tag="orders"):
    """What the seat that looks has ordered in advance, newest first, and what it may order now. For that seat alone."""

    seat: int
    given: list[GivenOrder]
    offers: list[OfferedOrder]


class Done(Struct, tag="done"):
    """The action, or what was said, is in the database."""

    id: str


class Refused(Struct, tag="refused"):
    """Nothing has changed. `id` is null where the message had none, `clause` is empty where no rule forbids it."""

    id: str | None
    code: str
    clause: str
    message: Message
    retry_after: int | None = None
    """After so many seconds it may be sent again."""


class Because(Struct, tag="why"):
    """The rule that forbids an action; `message` is null where it is allowed."""

    id: str
    clause: str
    message: Message | None


class Chat(Struct, tag="chat"):
    """Something somebody said; `at` is a time in UTC as ISO 8601."""

    seat: int
    name: str
    text: str
    at: str


class Curtain(Struct, tag="curtain"):
    """One screen: this seat is to look next."""

    seat: int


ToViewer = (
    TableMessage
    | PeopleMessage
    | PlayedForYou
    | OrdersMessage
    | Push
    | Earlier
    | Pasts
    | Done
    | Refused
    | Because
    | Chat
    | Curtain
    | Ping
    | Pong
)
