"""Links that make somebody the same person on one more device: good once, and for ten minutes.

Whoever only looks at one has not used it: programs that draw previews ask for every address that they see.
"""

import hashlib
from typing import Any, Final

import msgspec
from sqlalchemy import exists, func, literal, or_, select

from entrepot.table.errors import Refusal
from entrepot.table.person.columns import ADDRESSES, DEVICES, LINKS
from entrepot.table.person.devices import MOST_DEVICES, DeviceRow, Devices
from entrepot.table.security import Session, key_hash, new_key
from entrepot.table.statements import insert_once
from entrepot.table.storage import Storage

LINK_SECONDS: Final = 600
DEVICE: Final = "device"
ADDRESS: Final = "address"
USED: Final = "This link has been used already, or its ten minutes are over. Ask for a new one."


class LinkRow(msgspec.Struct, frozen=True):
    """A link that has not been used."""

    hash: bytes
    kind: str
    guest: str
    name: str
    language: str
    address: str
    until: float


class Links:
    """Makes links and takes them. One transaction takes a link and makes the device: two who come at once get one."""

    def __init__(self, storage: Storage, devices: Devices) -> None:
        self._storage = storage
        self._devices = devices

    async def make(self, session: Session, label: str, now: float) -> str:
        """Return a link's secret for another device of the one who asks; the one before it is void."""
        listing = self._devices.listing(session, label, now)
        older = LINKS.delete().where(LINKS.c.guest == session.guest, LINKS.c.kind == DEVICE)
        return await self._stored(session, DEVICE, "", now, listing, older)

    async def make_proof(self, session: Session, address: str, label: str, now: float) -> str:
        """Return a link's secret by which somebody proves that an address is theirs; the one before it is void."""
        older = LINKS.delete().where(LINKS.c.guest == session.guest, LINKS.c.kind == ADDRESS)
        return await self._stored(session, ADDRESS, address, now, self._devices.listing(session, label, now), older)

    async def make_for(self, address: str, now: float) -> tuple[str, str] | None:
        """Return a link's secret for a device of whoever has proved that address, and their name; None: nobody has."""
        chosen = select(ADDRESSES.c.guest, ADDRESSES.c.name, ADDRESSES.c.language).where(ADDRESSES.c.address == address)
        found = await self._storage.rows(chosen)
        if not found:
            return None
        session = Session(*found[0])
        older = LINKS.delete().where(LINKS.c.guest == session.guest, LINKS.c.kind == DEVICE)
        return await self._stored(session, DEVICE, address, now, older), session.name

    async def _stored(self, session: Session, kind: str, address: str, now: float, *others: Any) -> str:
        token = new_key()
        row = LinkRow(key_hash(token), kind, session.guest, session.name, session.language, address, now + LINK_SECONDS)
        stale = LINKS.delete().where(LINKS.c.until <= now)
        await self._storage.writer.run(*others, stale, LINKS.insert().values(msgspec.structs.asdict(row)))
        return token

    async def front(self, token: str, now: float) -> LinkRow:
        """Return what a link is for, without using it; Refusal where it is for nothing any more."""
        rows = await self._storage.rows(select(LINKS).where(LINKS.c.hash == key_hash(token), LINKS.c.until > now))
        if not rows:
            raise used_up()
        return LinkRow(**rows[0]._mapping)

    async def use(self, token: str, own: str, label: str, now: float) -> DeviceRow:
        """Use a link up and return the device that it has made; the same call again returns the same.

        Refusal where the link is for nothing any more, or its person has too many devices.
        """
        hashed, id = key_hash(token), device_of(own)
        await self._storage.writer.run(taking(hashed, id, label, now), using_up(hashed, id))
        device = await self._devices.find(id)
        if device is not None and device.link == hashed and now - device.since < LINK_SECONDS:
            self._devices.know(id, now)
            return device
        link = await self.front(token, now)
        if link.kind != DEVICE:
            raise used_up()
        raise Refusal(409, "too-many-devices", f"Nobody has more than {MOST_DEVICES} devices: sign one of them out.")

    async def prove(self, token: str, now: float) -> LinkRow:
        """Use a link up that proves an address, and return it; Refusal. Nobody else has that address any more."""
        link = await self.front(token, now)
        if link.kind != ADDRESS:
            raise used_up()
        is_older = or_(ADDRESSES.c.guest == link.guest, ADDRESSES.c.address == link.address)
        is_unused = exists().where(LINKS.c.hash == link.hash)  # of two calls at once the later one leaves all as it is
        await self._storage.writer.run(
            ADDRESSES.delete().where(is_older, is_unused),
            proving(link.hash, now),
            LINKS.delete().where(LINKS.c.hash == link.hash),
        )
        return link

    async def address_of(self, guest: str) -> str | None:
        """Return the address that a guest has proved; None where there is none."""
        rows = await self._storage.rows(select(ADDRESSES.c.address).where(ADDRESSES.c.guest == guest))
        return str(rows[0][0]) if rows else None

    async def forget_address(self, guest: str) -> None:
        """Forget a guest's address, and links that would prove it."""
        proofs = LINKS.delete().where(LINKS.c.guest == guest, LINKS.c.kind == ADDRESS)
        await self._storage.writer.run(ADDRESSES.delete().where(ADDRESSES.c.guest == guest), proofs)


def taking(hashed: bytes, id: str, label: str, now: float) -> Any:
    """Return the statement that makes a device by a link that is good, where its person has room for one more."""
    known = DEVICES.alias("known")
    count = select(func.count()).select_from(known).where(known.c.guest == LINKS.c.guest).scalar_subquery()
    own = {
        "id": literal(id),
        "guest": LINKS.c.guest,
        "label": literal(label),
        "name": LINKS.c.name,
        "language": LINKS.c.language,
        "link": LINKS.c.hash,
        "since": literal(now),
        "seen": literal(now),
    }
    is_good = (LINKS.c.hash == hashed, LINKS.c.kind == DEVICE, LINKS.c.until > now)
    return insert_once(DEVICES).from_select([*own], select(*own.values()).where(*is_good, count < MOST_DEVICES))


def using_up(hashed: bytes, id: str) -> Any:
    """Return the statement that removes a link once it has made that device."""
    is_taken = exists().where(DEVICES.c.id == id, DEVICES.c.link == LINKS.c.hash)
    return LINKS.delete().where(LINKS.c.hash == hashed, is_taken)


def proving(hashed: bytes, now: float) -> Any:
    """Return the statement that keeps the address which a link proves."""
    names = [column.name for column in ADDRESSES.columns]
    is_good = (LINKS.c.hash == hashed, LINKS.c.kind == ADDRESS, LINKS.c.until > now)
    return ADDRESSES.insert().from_select(names, select(*(LINKS.c[name] for name in names)).where(*is_good))


def device_of(own: str) -> str:
    """Return the id of a device by its own secret, which the id does not tell."""
    return hashlib.sha256(b"device " + own.encode()).hexdigest()[:32]


def used_up() -> Refusal:
    """Return the refusal of a link that is for nothing any more."""
    return Refusal(403, "used-link", USED)
