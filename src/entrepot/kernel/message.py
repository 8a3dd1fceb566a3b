"""Words as data. A message is an id and arguments; the catalogues of `entrepot.words` say it in a language.

Argument values are whole numbers, literal strings, nested messages, texts in several languages (content names),
seats, and lists of these. Nothing here is built by joining pieces of sentences.
"""

from typing import Any, Final

Message = dict[str, Any]

KERNEL_EVENTS: Final = ("undone",)
"""Kinds of events that the kernel itself tells; the others are the game's."""


def message(id: str, args: dict[str, Any] | None = None) -> Message:
    """Return the message `id` with its arguments, as plain data: `{"id": ..., "args": {...}}`."""
    return {"id": id, "args": args if args is not None else {}}


def seat_name(seat: int) -> dict[str, int]:
    """Return the argument that names a seat (counted from 0); the display replaces it with the player's name."""
    return {"seat": seat}


def seat_names(seats: list[int]) -> list[dict[str, int]]:
    """Return the argument that lists seats."""
    return [{"seat": seat} for seat in seats]


def event_message(game: str, event: dict[str, Any]) -> Message:
    """Return an event (`kind` and `args`) in words: message `<game>-event-<kind>`, or `kernel-event-<kind>`."""
    kind = event["kind"]
    return message(f"{'kernel' if kind in KERNEL_EVENTS else game}-event-{kind}", event["args"])
