"""By which ways people want to be told, and of what: nobody is told of anything until they have chosen so."""

from typing import Any, Final

import msgspec
from sqlalchemy import select

from entrepot.table.errors import Refusal
from entrepot.table.person.columns import CHANNELS, NOTICES
from entrepot.table.security import Session, new_device
from entrepot.table.storage import Storage

MOST_CHANNELS: Final = 25
"""Of one guest."""


class ChannelRow(msgspec.Struct, frozen=True):
    """A way by which a guest is told, as it is stored."""

    id: str
    guest: str
    kind: str
    device: str
    target: str
    language: str
    turn: bool
    over: bool
    trouble: str
    since: float


class ChannelStore:
    """The ways of all guests."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def any(self) -> bool:
        """Say whether anybody wants to be told of anything."""
        return bool(await self._storage.rows(select(CHANNELS.c.id).limit(1)))

    async def of(self, guest: str) -> list[ChannelRow]:
        """Return the ways of a guest, oldest first."""
        return await self._found(CHANNELS.c.guest == guest)

    async def find(self, id: str) -> ChannelRow | None:
        """Return a way by its id; None where there is none such."""
        return next(iter(await self._found(CHANNELS.c.id == id)), None)

    async def own(self, guest: str, id: str) -> ChannelRow:
        """Return a way of a guest; Refusal where that guest has none such."""
        row = await self.find(id)
        if row is None or row.guest != guest:
            raise Refusal(404, "no-channel", "You have no such way to be notified.")
        return row

    async def add(self, session: Session, row: ChannelRow) -> None:
        """Store a way, in place of the same one; Refusal where a guest has too many."""
        known = await self.of(session.guest)
        older = [other.id for other in known if is_same(other, row)]
        if len(known) - len(older) >= MOST_CHANNELS:
            raise Refusal(
                409, "too-many-channels", f"You can have {MOST_CHANNELS} ways to be notified. Remove one of them first."
            )
        values = msgspec.structs.asdict(row)
        await self._storage.writer.run(*removing(older), CHANNELS.insert().values(values))

    async def change(self, id: str, **changes: Any) -> None:
        """Store what has changed of a way."""
        await self._storage.writer.run(CHANNELS.update().where(CHANNELS.c.id == id).values(changes))

    async def remove(self, *ids: str) -> None:
        """Remove ways, and what was to be told by them."""
        await self._storage.writer.run(*removing(list(ids)))

    async def _found(self, chosen: Any) -> list[ChannelRow]:
        rows = await self._storage.rows(select(CHANNELS).where(chosen).order_by(CHANNELS.c.since, CHANNELS.c.id))
        return [ChannelRow(**row._mapping) for row in rows]


def removing(ids: list[str]) -> list[Any]:
    """Return the statements that remove ways."""
    return [NOTICES.delete().where(NOTICES.c.channel.in_(ids)), CHANNELS.delete().where(CHANNELS.c.id.in_(ids))]


def is_same(one: ChannelRow, other: ChannelRow) -> bool:
    """Say whether two ways lead to the same: a browser has one, and so has an address."""
    if one.kind != other.kind:
        return False
    return {
        "push": one.device.split()[:1] == other.device.split()[:1],
        "mail": True,
        "hook": one.target == other.target,
    }[one.kind]


def new_channel_id() -> str:
    """Return the id of a new way."""
    return new_device()
