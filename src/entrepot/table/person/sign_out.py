"""Signing a device out: its cookie speaks for nobody any more, and the keys that it may have open no seat."""

import secrets
from typing import Any

from sqlalchemy import select, tuple_

from entrepot.table.columns import SEATS, SITTERS
from entrepot.table.errors import Refusal
from entrepot.table.person.columns import CHANNELS
from entrepot.table.service import Service
from entrepot.table.storage import Storage
from entrepot.table.tables import Tables


async def sign_out(service: Service, guest: str, device: str, caller: str) -> None:
    """Sign a device of a guest out; Refusal where there is none such. Their seats have other keys from then on."""
    known = {row.id for row in await service.devices.all_of(guest)} | {caller}
    if device not in known or not device:
        raise Refusal(404, "no-such-device", "You have no such device.")
    pushes = CHANNELS.delete().where(CHANNELS.c.guest == guest, CHANNELS.c.device.startswith(f"{device} "))
    lost = await service.devices.sign_out(guest, [device], other_keys(guest), pushes)
    await service.tables.places.everywhere("signed-out", ids=lost, guest=guest)


def other_keys(guest: str) -> Any:
    """Return the statement after which no key opens a guest's seats: they are held by who is known to sit there.

    Nobody knows what has such a hash.
    """
    own = select(SITTERS.c.table_id, SITTERS.c.seat).where(SITTERS.c.guest == guest)
    sits = tuple_(SEATS.c.table_id, SEATS.c.seat).in_(own)  # by which the seats are found; no other is looked at
    return SEATS.update().where(SEATS.c.key_hash.is_not(None), sits).values(key_hash=secrets.token_bytes(32))


async def cut_off(storage: Storage, tables: Tables, guest: str) -> None:
    """Send away whoever looks from a guest's seats, once these have other keys: who may, comes back at once."""
    async for id, seats in storage.all_seats_where(guest):
        if not tables.is_here(id):
            continue
        live = await tables.open(id)
        async with live.turn:
            live.cut_off(await storage.seats(id), seats)
