"""What every game sends of itself, beside the view that its own `wire` module describes. Never compiled."""

from typing import Any, TypedDict


class Message(TypedDict):
    """A sentence as data; the catalogues of `entrepot.words` say it.

    An argument is a whole number, a literal text, a message, a text in all languages, a seat, or a list of these.
    """

    id: str
    args: dict[str, Any]


class Prompt(Message):
    """What is asked of a seat, or whom it waits for."""


class Event(TypedDict):
    """Something that happened, as one seat may know it; message `<game>-event-<kind>` says it."""

    kind: str
    args: dict[str, Any]


class Touch(TypedDict):
    """One parameter of an action: the thing on the table that it names. `value` is its notation."""

    name: str
    kind: str
    table: str
    """The content table of a face; empty for anything else."""
    value: str


class ActionInfo(TypedDict):
    """One legal action as a button: its notation, its sentence, and what on the table it touches."""

    do: str
    verb: str
    say: Message
    touches: list[Touch]


class Outcome(TypedDict):
    """How a game ended. `places` (from 1) and `scores` are by seat, and empty where all have lost together."""

    ending: str
    places: list[int]
    scores: list[int]
    winners: list[int]
    decided_by: str
    """The clause that separated the first from the second; empty if none had to."""
