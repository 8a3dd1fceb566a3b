"""What a seat has missed: the newest of it at once, what is older page by page. Neither ever reads a whole log.

Pages are counted in events that the seat was told and cut between its pushes: how many entries the log has in between,
such as steps that another seat took in secret, shows nowhere.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from entrepot.kernel.audience import hears
from entrepot.table.rows import ActionRow

MOST_EVENTS: Final = 100
"""On one page, or a few more: those of one push stay together."""
ENTRIES: Final = 100
"""Of the log, read at once."""
Log = Callable[[int, int], Awaitable[list[ActionRow]]]
"""Returns the newest entries of a table's log before a number, at most so many, in order."""


class Page:
    """Events that a seat was told, in order: those of its pushes from `first` on. They have their audiences."""

    def __init__(self, first: int, events: list[dict[str, Any]]) -> None:
        self.first = first
        self.events = events


async def newest(log: Log, seat: int | None, number: int, seen: int = 0) -> Page:
    """Return the newest events up to an entry, of pushes after `seen`; `first` is `seen + 1` if that is all of them."""
    told: list[list[dict[str, Any]]] = []
    count, first, before = 0, seen + 1, number + 1
    while before > 0:
        rows = await log(before, ENTRIES)
        for row in reversed(rows):
            push = pushed(row, seat)
            if push <= seen:
                return Page(seen + 1, joined(told))
            if count >= MOST_EVENTS and push < first:
                return Page(first, joined(told))
            first = push
            told.append([event for event in row.happened() if hears(event["audience"], seat)])
            count += len(told[-1])
        before = rows[0].number if rows else 0
    return Page(seen + 1, joined(told))


async def earlier(log: Log, seat: int | None, number: int, before: int) -> Page:
    """Return the newest events of the pushes before `before`; `number` is an entry behind them."""
    return await newest(log, seat, await last_entry(log, seat, number, before))


async def last_entry(log: Log, seat: int | None, number: int, before: int) -> int:
    """Return the last entry up to `number` that was told before push `before`; -1 if there is none."""
    low, high = -1, number
    while low < high:
        middle = (low + high + 1) // 2
        row = (await log(middle + 1, 1))[0]
        if pushed(row, seat) < before:
            low = middle
        else:
            high = middle - 1
    return low


def pushed(row: ActionRow, seat: int | None) -> int:
    """Return the number of the seat's last push after an entry."""
    return row.counters().seqs[-1 if seat is None else seat]


def joined(told: list[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """Return events in order; they come entry by entry, the newest first."""
    return [event for events in reversed(told) for event in events]
