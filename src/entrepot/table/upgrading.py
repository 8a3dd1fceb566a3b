"""Makes the tables of a new database, and gives those of an older version of the program what they lack."""

from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from entrepot.kernel.registry import build, game_modules
from entrepot.table.columns import (
    ACTIONS,
    CHAT_CLIENT_ID,
    CONTENTS,
    META,
    SCHEMA_VERSION,
    SITTERS_TABLE,
    TABLES,
    TABLES_BEGUN,
    TABLES_CONTENT,
    upsert,
)
from entrepot.table.folder import Folder
from entrepot.table.rows import digest_of
from entrepot.table.trouble import BadDatabase


async def bring_up_to_date(engine: AsyncEngine, folder: Folder) -> None:
    """Make what is missing in the database, and what its older version lacks; BadDatabase where it is newer."""
    async with engine.begin() as connection:
        found: int = (await connection.exec_driver_sql("PRAGMA user_version")).scalar_one()
        if found > SCHEMA_VERSION:
            raise BadDatabase(
                f"{folder.database} was written by a newer entrepot; install that, or choose another --data"
            )
        await connection.run_sync(META.create_all)
        if found:
            await _bring_up(connection, found)
        await connection.exec_driver_sql(f"PRAGMA user_version = {SCHEMA_VERSION}")


async def _bring_up(connection: AsyncConnection, version: int) -> None:
    if version < 3:
        await connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN hints BOOLEAN DEFAULT 0 NOT NULL")
    if version < 4:
        await connection.exec_driver_sql("ALTER TABLE chat ADD COLUMN client_id VARCHAR")
        await connection.run_sync(CHAT_CLIENT_ID.create)
    if version < 5:
        await connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN begun BOOLEAN DEFAULT 0 NOT NULL")
        played = "SELECT table_id FROM actions WHERE client_id IS NOT NULL"
        await connection.exec_driver_sql(f"UPDATE tables SET begun = 1 WHERE id IN ({played})")
        await connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN content_digest VARCHAR")
        await _store_contents_once(connection)
        await connection.exec_driver_sql("ALTER TABLE tables DROP COLUMN content")
        await connection.run_sync(TABLES_BEGUN.create)
        await connection.run_sync(TABLES_CONTENT.create)
    if version < 6:
        await connection.exec_driver_sql("ALTER TABLE seats ADD COLUMN invitation_hash BLOB")
        await connection.exec_driver_sql("UPDATE seats SET invitation_hash = key_hash, key_hash = NULL WHERE NOT taken")
    if version < 7:
        await _count_seats_from_zero(connection)
    if version < 8:
        await connection.run_sync(SITTERS_TABLE.create, checkfirst=True)
    if version < 9:
        await connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN clock JSON")
        await connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN stand_in VARCHAR DEFAULT '' NOT NULL")
        await connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN rematch VARCHAR")
        await connection.exec_driver_sql("ALTER TABLE seats ADD COLUMN zone VARCHAR")
        await connection.exec_driver_sql("ALTER TABLE seats ADD COLUMN seen FLOAT")


async def _count_seats_from_zero(connection: AsyncConnection) -> None:
    """Write actions that name a seat as notation has them now; those of a game that is not installed stay."""
    known = game_modules()
    games = await connection.execute(select(TABLES.c.game).distinct())
    told = select(ACTIONS.c.table_id, ACTIONS.c.number, ACTIONS.c.words).where(ACTIONS.c.kind == "act")
    for game in [build(id) for (id,) in games.all() if id in known]:
        here = select(TABLES.c.id).where(TABLES.c.game == game.id)
        acts = await connection.execute(told.where(ACTIONS.c.table_id.in_(here)))
        for table, number, words in acts.all():
            newer = game.from_older(words)
            if newer != words:
                place = ACTIONS.update().where(ACTIONS.c.table_id == table, ACTIONS.c.number == number)
                await connection.execute(place.values(words=newer))


async def _store_contents_once(connection: AsyncConnection) -> None:
    rows = await connection.exec_driver_sql("SELECT id FROM tables WHERE content IS NOT NULL")
    for (id,) in rows.all():
        text = await connection.exec_driver_sql("SELECT content FROM tables WHERE id = ?", (id,))
        content: dict[str, Any] = msgspec.json.decode(text.scalar_one())
        await connection.execute(upsert(CONTENTS, {"digest": digest_of(content), "data": content}))
        chosen = TABLES.update().where(TABLES.c.id == id)
        await connection.execute(chosen.values(content_digest=digest_of(content)))
