"""Stored positions: they open a table at once, whatever its age."""

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Executable, and_

from entrepot.kernel.state import State
from entrepot.table.columns import SNAPSHOTS, upsert
from entrepot.table.progress import Entry, Progress


class Snapshots:
    """Says when a table's position is to be stored: every few entries, where nobody can take anything back."""

    def __init__(self, table: str, last: int, every: int, clock: Callable[[], float]) -> None:
        self._table = table
        self._last = last
        self._every = every
        self._clock = clock

    def due(self, progress: Progress, entry: Entry) -> list[Executable]:
        """Return the statements that store the position after an entry, none where it is not time."""
        if not entry.is_over and entry.number - self._last < self._every:
            return []
        return self.now(progress)

    def now(self, progress: Progress) -> list[Executable]:
        """Return the statements that store the position, none where something can be taken back, or it is stored."""
        if progress.number == self._last or not progress.is_settled():
            return []
        self._last = progress.number
        older = and_(
            SNAPSHOTS.c.table_id == self._table, SNAPSHOTS.c.number < progress.number, SNAPSHOTS.c.is_start.is_(False)
        )
        row = snapshot(self._table, progress.number, progress.match.state, self._clock())
        return [SNAPSHOTS.delete().where(older), upsert(SNAPSHOTS, row)]


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
