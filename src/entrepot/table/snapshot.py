"""Stored positions: they open a table at once, whatever its age."""

import zlib
from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import bindparam

from entrepot.kernel.state import State
from entrepot.table.columns import SNAPSHOTS
from entrepot.table.progress import Entry, Progress
from entrepot.table.statements import Plain, Prepared, insert_or_change

_FORGET: Final = Prepared(
    SNAPSHOTS.delete().where(
        SNAPSHOTS.c.table_id == bindparam("table"), SNAPSHOTS.c.number < bindparam("before"), ~SNAPSHOTS.c.is_start
    )
)
_KEEP: Final = Prepared(insert_or_change(SNAPSHOTS))


class Snapshots:
    """Says when a table's position is to be stored: every few entries, where nobody can take anything back.

    The first time comes sooner by chance, so that tables which began together do not all store theirs together.
    """

    def __init__(self, table: str, last: int, every: int, clock: Callable[[], float]) -> None:
        self._table = table
        self._last = last
        self._from = last - zlib.crc32(table.encode()) % every
        self._every = every
        self._clock = clock

    def due(self, progress: Progress, entry: Entry) -> list[Plain]:
        """Return the statements that store the position after an entry, none where it is not time."""
        if not entry.is_over and entry.number - self._from < self._every:
            return []
        return self.now(progress)

    def behind(self, progress: Progress) -> int:
        """Return how many entries are played again where the table is opened anew."""
        return progress.number - self._last

    def now(self, progress: Progress) -> list[Plain]:
        """Return the statements that store the position, none where something can be taken back, or it is stored."""
        if progress.number == self._last or not progress.is_settled():
            return []
        self._last = self._from = progress.number
        row = snapshot(self._table, progress.number, progress.match.state, self._clock())
        row["census"] = msgspec.json.encode(row["census"]).decode()
        return [_FORGET(table=self._table, before=progress.number), _KEEP(**row)]


class NoSnapshots(Snapshots):
    """Of a lesson: it is short, and its scripted chance can only be played again from its beginning."""

    def now(self, progress: Progress) -> list[Plain]:
        return []


def snapshot(table: str, number: int, state: State, at: float, is_start: bool = False) -> dict[str, Any]:
    """Return a position as a row of the database."""
    return {
        "table_id": table,
        "number": number,
        "rules": state.game.version,
        "is_start": is_start,
        "digest": state.digest(),
        "census": totals(state),
        "at": at,
        "dump": msgspec.json.encode(state.dump()),
    }


def totals(state: State) -> dict[str, int]:
    """Return what never changes in a game: of each kind of thing, how many there are."""
    return {kind: sum(places.values()) for kind, places in state.census().items()}
