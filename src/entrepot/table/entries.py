"""An entry of a table's log as it is stored, and what becomes of the table with it."""

import msgspec
from sqlalchemy import Executable

from entrepot.table.answers import Asked
from entrepot.table.columns import TABLES
from entrepot.table.progress import Entry
from entrepot.table.rows import ActionRow, TableRow

_ENCODER = msgspec.json.Encoder()


def row_of(table: str, entry: Entry, key: Asked | None, at: float) -> ActionRow:
    """Return an entry as a row. Its seat is the one from which it was asked for, by which a repeat is known."""
    return ActionRow(
        table_id=table,
        number=entry.number,
        kind=entry.kind,
        seat=key[0] if key is not None else entry.seat,
        words=entry.words,
        client_id=key[1] if key is not None else None,
        at=at,
        events=_ENCODER.encode(entry.events),
        state=_ENCODER.encode(entry.counters),
    )


def changes_of(table: TableRow, entry: Entry, is_begin: bool) -> list[Executable]:
    """Return what an entry changes of the table itself; with `is_begin` it is the first thing that a person does."""
    changes: dict[str, object] = {}
    if entry.is_over:
        changes = {"status": "over"}
    elif entry.ending is not None:
        changes = {"status": "void", "reason": entry.ending}
    if is_begin:
        changes["begun"] = True
    return [TABLES.update().where(TABLES.c.id == table.id).values(changes)] if changes else []
