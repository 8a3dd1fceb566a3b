"""A new key for sessions: whoever has stolen the old one, or a cookie, is nobody any more; and so is everybody else."""

from pathlib import Path

from sqlalchemy import select

from entrepot.table.result_columns import PLAYERS
from entrepot.table.security import Signer, make_key
from entrepot.table.storage import Storage


async def rotate(folder: Path, url: str = "") -> int:
    """Make a new session key for a folder that no server has; return how many players' pages have moved by it.

    People hold their seats by the keys in their browsers, and are the same again by a link to their address of e-mail.
    """
    storage = await Storage.open(folder, url=url)
    try:
        make_key(folder / "session.key")
        return await move_pages(storage, Signer.of(folder))
    finally:
        await storage.close()


async def move_pages(storage: Storage, signer: Signer) -> int:
    """Give players' pages the addresses that follow from the key that there is; return how many had others."""
    rows = await storage.rows(select(PLAYERS.c.guest, PLAYERS.c.id))
    moved = [guest for guest, id in rows if signer.player(guest) != id]
    for guest in moved:
        await storage.writer.run(PLAYERS.update().where(PLAYERS.c.guest == guest).values(id=signer.player(guest)))
    return len(moved)
