"""The devices of people: which there are, and which may not speak for anybody any more."""

from typing import Any, Final

import msgspec
from sqlalchemy import select

from entrepot.table.errors import Refusal
from entrepot.table.person.columns import DEVICES, SIGNED_OUT
from entrepot.table.security import Session
from entrepot.table.statements import insert_once, insert_or_change
from entrepot.table.storage import Storage

MOST_DEVICES: Final = 20
"""Of one person."""
FRESH_SECONDS: Final = 3_600.0
"""How often it is stored that a device is used."""
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)


class DeviceRow(msgspec.Struct, frozen=True):
    """A device as it is stored."""

    id: str
    guest: str
    label: str
    name: str
    language: str
    link: bytes | None
    since: float
    seen: float


class Devices:
    """Those that are signed out are known at once: every call asks for that."""

    def __init__(self, storage: Storage, signed_out: set[str], seen: dict[str, float]) -> None:
        self._storage = storage
        self._signed_out = signed_out
        self._seen = seen
        """When each that is in the list of its person was last used."""

    @classmethod
    async def of(cls, storage: Storage) -> "Devices":
        """Return the devices of a database."""
        signed_out = {row[0] for row in await storage.rows(select(SIGNED_OUT.c.id))}
        seen = {row[0]: row[1] for row in await storage.rows(select(DEVICES.c.id, DEVICES.c.seen))}
        return cls(storage, signed_out, seen)

    def may_speak(self, session: Session) -> bool:
        """Say whether a session is still good."""
        return self._signed_out.isdisjoint((session.guest, session.device or f"{session.guest}/"))

    async def all_of(self, guest: str) -> list[DeviceRow]:
        """Return the devices of a guest that are in the list, oldest first."""
        chosen = select(DEVICES).where(DEVICES.c.guest == guest).order_by(DEVICES.c.since)
        return [DeviceRow(**row._mapping) for row in await self._storage.rows(chosen)]

    async def find(self, id: str) -> DeviceRow | None:
        """Return a device that is in the list; None otherwise."""
        rows = await self._storage.rows(select(DEVICES).where(DEVICES.c.id == id))
        return DeviceRow(**rows[0]._mapping) if rows else None

    def listing(self, session: Session, label: str, now: float) -> Any:
        """Return the statement after which the device that speaks is in the list of its person.

        Refusal where its cookie is older than devices.
        """
        if not session.device:
            raise Refusal(409, "no-device", "Say who you are again first: POST /api/session.")
        self.know(session.device, now)
        row = DeviceRow(session.device, session.guest, label, session.name, session.language, None, now, now)
        values = msgspec.structs.asdict(row)
        return insert_or_change(DEVICES, "label", "seen").values(values)

    def know(self, id: str, now: float) -> None:
        """Take note of a device that is in the list now."""
        self._seen[id] = now

    async def use(self, device: str, label: str, now: float) -> None:
        """Note that a device is used, where it is in the list and that was not noted of late."""
        if now - self._seen.get(device, now) < FRESH_SECONDS:
            return
        self._seen[device] = now
        place = DEVICES.update().where(DEVICES.c.id == device)
        await self._storage.writer.run(place.values(seen=now, label=label))

    async def sign_out(self, guest: str, ids: list[str], *others: Any) -> list[str]:
        """Store that devices of a guest speak for nobody any more, with what changes beside that; cookies without one
        neither. Return what all processes are to `forget`.
        """
        lost = [*ids, f"{guest}/"]
        gone = insert_once(SIGNED_OUT).values([{"id": id} for id in lost])
        await self._storage.writer.run(gone, DEVICES.delete().where(DEVICES.c.id.in_(ids)), *others)
        return lost

    def forget(self, ids: list[str]) -> None:
        """These devices, or guests, speak no more; it is stored already."""
        self._signed_out.update(ids)
        for id in ids:
            self._seen.pop(id, None)


def label_of(user_agent: str) -> str:
    """Return what a browser is, in words that people know: 'Firefox, Android'; '' where it tells nothing of that."""
    browser = next((name for mark, name in BROWSERS if mark in user_agent), "")
    system = next((name for mark, name in SYSTEMS if mark in user_agent), "")
    return ", ".join(filter(None, (browser, system)))
