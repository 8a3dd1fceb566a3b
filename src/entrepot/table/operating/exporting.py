"""Records of finished games out of a folder: everybody's, or one player's."""

from collections.abc import Callable
from pathlib import Path

from sqlalchemy import select

from entrepot.table.columns import SITTERS, TABLES
from entrepot.table.errors import Refusal
from entrepot.table.games import Games
from entrepot.table.operating.copies import copy_files, drafted
from entrepot.table.past import Past
from entrepot.table.storage import Storage
from entrepot.table.trouble import BadDatabase


async def export(
    folder: Path, to: Path, guest: str, step: Callable[[int, int], None], url: str = ""
) -> tuple[int, dict[str, str]]:
    """Write the records of a guest's finished games, or of all for '', into a new folder; a server may run meanwhile.

    Return how many, and by table why others could not be written. `step` gets how many are done, and of how many.
    BadDatabase where `to` is there already.
    """
    if to.exists():
        raise BadDatabase(f"{to} is there already: choose another name")
    left_out: dict[str, str] = {}
    with drafted(to) as draft:
        if not url:
            copy_files(folder, draft)
        storage = await Storage.open(draft, url=url)
        try:
            chosen = select(TABLES.c.id).where(TABLES.c.status == "over", TABLES.c.lesson == "")
            if guest:
                chosen = chosen.where(TABLES.c.id.in_(select(SITTERS.c.table_id).where(SITTERS.c.guest == guest)))
            ids = [row[0] for row in await storage.rows(chosen)]
            to.mkdir(parents=True, mode=0o700)
            games = Games()
            for done, id in enumerate(ids, 1):
                try:
                    past = await past_of(storage, games, id)
                    (to / f"{past.game.id}-{id}.game.json").write_bytes(past.record_json)
                except Refusal as refused:
                    left_out[id] = str(refused)
                step(done, len(ids))
        finally:
            await storage.close()
    return len(ids) - len(left_out), left_out


async def past_of(storage: Storage, games: Games, id: str) -> Past:
    """Return a finished table's past; Refusal where it cannot be played again here."""
    row = await storage.table(id)
    assert row is not None  # nobody else has this copy
    log, snapshots = await storage.actions(id), await storage.snapshots(id)
    return Past(row, games.of_table(row.game, row.content), log, snapshots, await storage.seats(id))
