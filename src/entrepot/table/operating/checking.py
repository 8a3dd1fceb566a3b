"""Whether what is stored of a table is sound: its log, played again from the beginning, leads to its last position."""

from collections.abc import AsyncIterator

import msgspec
from sqlalchemy import select

from entrepot.kernel.game import Game
from entrepot.table.columns import TABLES
from entrepot.table.errors import Refusal
from entrepot.table.games import Games
from entrepot.table.past import Past
from entrepot.table.rows import ActionRow, SnapshotRow, TableRow
from entrepot.table.storage import Storage


class Checked(msgspec.Struct):
    """What came of checking a folder's `tables` so far: how many are sound, and of others why not, by id."""

    tables: int
    sound: int = 0
    actions: int = 0
    """Of the sound tables together."""
    not_checked: dict[str, str] = {}
    """Nothing is wrong with these, but they cannot be played again here: older rules, a game that is not installed."""
    broken: dict[str, str] = {}

    @property
    def done(self) -> int:
        """How many tables were looked at."""
        return self.sound + len(self.not_checked) + len(self.broken)


async def check(storage: Storage) -> AsyncIterator[Checked]:
    """Play every table of a database again; yield what has come of it so far, behind each."""
    ids = await storage.rows(select(TABLES.c.id).order_by(TABLES.c.created))
    games, checked = Games(), Checked(len(ids))
    yield checked
    for (id,) in ids:
        row = await storage.table(id)
        assert row is not None  # nobody else has the folder
        log, snapshots = await storage.actions(id), await storage.snapshots(id)
        try:
            check_table(row, games.of_table(row.game, row.content), log, snapshots)
            checked.sound += 1
            checked.actions += len(log) - 1
        except Refusal as refused:
            checked.not_checked[id] = str(refused)
        except Exception as error:  # whatever a broken log makes of the rules
            known = checked.not_checked if row.status == "frozen" else checked.broken  # a frozen table has told already
            known[id] = f"{type(error).__name__}: {' '.join(str(error).split())}"
        yield checked


def check_table(row: TableRow, game: Game, log: list[ActionRow], snapshots: list[SnapshotRow]) -> None:
    """Do nothing where a table is sound; ValueError, or whatever the rules raise, where it is not.

    Refusal where it cannot be played again here.
    """
    if row.lesson:
        raise Refusal(409, "lesson", "A lesson is played again from its own file.")
    if [entry.number for entry in log] != list(range(len(log))):
        raise ValueError("entries of its log are missing")
    newest = snapshots[-1]
    past = Past(row, game, [entry for entry in log if entry.number <= newest.number], snapshots)
    state, _ = past.position(past.plies)
    if state.digest() != newest.digest:
        raise ValueError(f"its log leads to another position than the one that is stored behind entry {newest.number}")
    whole = Past(row, game, log, snapshots)
    state, _ = whole.position(whole.plies)
    if state.over != (row.status == "over"):
        raise ValueError(f"it is {row.status!r}, which is not how its log ends")
