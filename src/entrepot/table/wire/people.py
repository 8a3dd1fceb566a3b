"""The people of a table: who is there, what they do beside the game, and their clocks."""

from typing import Literal

from msgspec import Struct

Deed = Literal[
    "nudge",
    "replace",
    "pause",
    "go-on",
    "end",
    "play-on",
    "bot",
    "back",
    "resign",
    "cancel",
    "takeback",
    "allow",
    "refuse",
]
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
    """What some have said yes to: that the clocks stop, that the game ends, that a `bot` plays for seat `whom`, or that
    seat `whom` takes its last action back.

    `missing` are those whose word it waits for.
    """

    what: Literal["pause", "end", "bot", "takeback"]
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
