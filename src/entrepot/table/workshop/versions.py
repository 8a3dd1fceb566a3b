"""Versions of cards that people keep: each one's own, with a note; the cards themselves are stored once by digest."""

from typing import Any, Final

from sqlalchemy import select

from entrepot.table.columns import CONTENTS
from entrepot.table.errors import Refusal
from entrepot.table.moments import iso
from entrepot.table.rows import digest_of
from entrepot.table.security import new_table_id
from entrepot.table.statements import insert_once
from entrepot.table.storage import Storage
from entrepot.table.workshop.columns import VERSIONS, without_use
from entrepot.table.workshop.wire import Version, VersionData

MOST_VERSIONS: Final = 40
"""Of one person and game."""
_WHOLE: Final = select(VERSIONS, CONTENTS.c.data).join(CONTENTS, CONTENTS.c.digest == VERSIONS.c.digest)


class Versions:
    """Those of all people; nobody is told of another's."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def of(self, guest: str, game: str) -> list[Version]:
        """Return somebody's versions of a game's cards, newest first."""
        chosen = select(VERSIONS).where(VERSIONS.c.guest == guest, VERSIONS.c.game == game)
        return [version(row) for row in await self._storage.rows(chosen.order_by(VERSIONS.c.number.desc()))]

    async def find(self, guest: str, id: str, game: str = "") -> VersionData:
        """Return one of somebody's own versions, of that game if one is named; Refusal for any other."""
        rows = await self._storage.rows(_WHOLE.where(VERSIONS.c.id == id, VERSIONS.c.guest == guest))
        if not rows or (game and rows[0].game != game):
            raise Refusal(404, "no-version", "You have no such version.")
        return VersionData(version(rows[0]), rows[0].data)

    async def keep(self, guest: str, game: str, data: dict[str, Any], note: str, now: float) -> Version:
        """Keep sound cards as somebody's newest version; Refusal where there are as many as there can be."""
        own = await self.of(guest, game)
        if len(own) >= MOST_VERSIONS:
            raise Refusal(409, "too-many-versions", f"You keep {MOST_VERSIONS} versions already: remove one first.")
        id, digest, number = new_table_id(), digest_of(data), own[0].number + 1 if own else 1
        once = insert_once(CONTENTS).values(digest=digest, data=data)
        row = VERSIONS.insert().values(id=id, guest=guest, game=game, number=number, digest=digest, note=note, at=now)
        await self._storage.writer.run(once, row)
        return Version(id, number, note, iso(now))

    async def drop(self, guest: str, id: str) -> None:
        """Remove one of somebody's versions, with its cards where nothing else has them."""
        own = (VERSIONS.c.id == id, VERSIONS.c.guest == guest)
        digests = await self._storage.rows(select(VERSIONS.c.digest).where(*own))
        await self._storage.writer.run(VERSIONS.delete().where(*own), without_use([row.digest for row in digests]))


def version(row: Any) -> Version:
    """Return a version as it is told."""
    return Version(row.id, row.number, row.note, iso(row.at))
