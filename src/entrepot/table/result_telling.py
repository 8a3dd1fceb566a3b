"""What came of finished games, as it is told with their tables."""

import msgspec

from entrepot.table.result_store import ResultStore
from entrepot.table.storage import Storage
from entrepot.table.verdict import ResultRow
from entrepot.table.wire import RatingChange, Result, TableInfo


def result_of(row: ResultRow) -> Result:
    """Return what came of a game, as everybody at its table may know it."""
    return Result(row.places, row.scores, row.verdict, msgspec.convert(row.changes, list[RatingChange | None]))


async def with_results(storage: Storage, tables: list[TableInfo]) -> list[TableInfo]:
    """Return tables with what came of those that are over."""
    found = await ResultStore(storage).of_tables([table.id for table in tables if table.status == "over"])
    for table in tables:
        if table.id in found:
            table.result = result_of(found[table.id])
    return tables
