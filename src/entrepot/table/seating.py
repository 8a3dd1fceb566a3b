"""Who sits where: the one way to take a seat, to go on in it elsewhere, to give it back, and to invite somebody."""

from typing import Any, Final

import msgspec
from sqlalchemy import and_

from entrepot.table.columns import SEATS, SITTERS
from entrepot.table.errors import Refusal
from entrepot.table.live import LiveTable
from entrepot.table.rows import SeatRow
from entrepot.table.security import key_hash, new_key
from entrepot.table.tables import Tables

MOST_BROWSERS: Final = 50
"""That a seat is known to be looked at from: everybody who comes in has them all read."""
ENDED: Final = ("over", "void", "agreed")
STORED: Final = ("kind", "name", "taken", "key_hash", "invitation_hash", "zone", "seen")
"""Of a seat, all that may change."""
WORDS: Final = {
    "used-key": "This invitation has been used: somebody sits there. Ask for a new one.",
    "sit-first": "This is an invitation: sit down with it first (POST /api/tables/ID/sit).",
    "bad-key": "This link is not for a seat of this table; ask for a new one.",
}
"""What is wrong with a key that holds no seat."""


class Seating:
    """An invitation is used up by whoever sits down, and brings the key by which the seat is held from then on.

    So nobody who had the invitation, its sender included, has any part in the seat. A repeated call changes nothing.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def sit(self, id: str, key: str, own: str, name: str | None, guest: str) -> int:
        """Take the seat of an invitation, or go on in a seat that is held by `key`; return it. `own` holds it then.

        Refusal where the key is for nothing here.
        """
        live = await self._tables.open(id)
        async with live.turn:
            held = holder(live, own)
            if held is not None:
                return held  # it was done before, and the answer was lost
            row, notice = self._taken(live, key)
            is_new = notice == "seat-taken"
            row = msgspec.structs.replace(row, taken=True, key_hash=key_hash(own), name=name or row.name)
            if is_new:
                row = msgspec.structs.replace(row, zone=None, seen=None)
                live.affairs.let_go(row.seat)
            sitter = SITTERS.insert().values(guest=guest, table_id=id, seat=row.seat)
            await live.change_seat(row, notice, row.name, [*leaving(row), storing(row), sitter])
            return row.seat

    def _taken(self, live: LiveTable, key: str) -> tuple[SeatRow, str]:
        seat, fault = judge(live, key)
        if fault == "sit-first":
            return invited(live, key), "seat-taken"
        if seat is None:
            raise bad_key(fault)
        return live.seats[seat], "seat-moved"

    async def come(self, live: LiveTable, seats: list[int], guest: str, zone: str | None) -> None:
        """Note from which browser seats are looked at; all are told of one that is new to its seat, or of somebody
        for whom a seat has been kept.

        The first time zone that is told of somebody stays: nobody sleeps all day.
        """
        for seat in seats:
            await self._come_in(live, seat, zone)
        known = await self._tables.storage.sitters(live.row.id)
        for seat in seats:
            count = sum(other == seat for _, other in known)
            if (guest, seat) not in known and count < MOST_BROWSERS:
                sitter = SITTERS.insert().prefix_with("OR IGNORE")
                statement = sitter.values(guest=guest, table_id=live.row.id, seat=seat)
                is_new = count > 0
                await live.tell_of_seat(seat, "seat-elsewhere" if is_new else "", live.seats[seat].name, [statement])

    async def _come_in(self, live: LiveTable, seat: int, zone: str | None) -> None:
        async with live.turn:
            row = live.seats[seat]
            if row.zone is None and zone is not None and live.row.clock is not None:
                row = msgspec.structs.replace(row, zone=zone)
            if not row.taken:
                row = msgspec.structs.replace(row, taken=True)
                live.affairs.let_go(seat)
                await live.change_seat(row, "seat-taken", row.name, [storing(row)])
            elif row != live.seats[seat]:
                await self._tables.storage.writer.run(storing(row))
                live.affairs.charge()
                live.seats[seat] = row

    async def stand(self, id: str, key: str) -> int:
        """Give a seat back; return it. Refusal where the key holds none, or the game has ended."""
        live = await self._tables.open(id)
        async with live.turn:
            row = live.seats[self._held(live, key)]
            if live.row.status in ENDED:
                raise Refusal(409, "over", "This game has ended: its seats stay as they are.")
            free = SeatRow(row.table_id, row.seat, "friend", "", None, None, False, None)
            live.leave_to_bot(row.seat)
            await live.change_seat(free, "seat-free", row.name, [*leaving(row), storing(free)])
            return row.seat

    async def invite(self, id: str, key: str, seat: int) -> str:
        """Return a new invitation for a free seat, in the name of one who sits there; older ones are void.

        Refusal where the key holds no seat, or that seat is not free.
        """
        live = await self._tables.open(id)
        async with live.turn:
            self._held(live, key)
            if seat >= len(live.seats) or live.seats[seat].taken:
                raise Refusal(409, "not-free", "That seat is not free: nobody can be invited to it.")
            invitation = new_key()
            row = msgspec.structs.replace(live.seats[seat], invitation_hash=key_hash(invitation))
            await self._tables.storage.writer.run(storing(row))
            live.seats[seat] = row
            return invitation

    def _held(self, live: LiveTable, key: str) -> int:
        seat, fault = judge(live, key)
        if seat is None:
            raise bad_key(fault)
        return seat


def judge(live: LiveTable, key: str) -> tuple[int | None, str]:
    """Return the seat that a key holds, or what is wrong with it: it is an invitation, was one, or neither."""
    hashed = key_hash(key)
    for seat in live.seats:
        if seat.key_hash == hashed:
            return seat.seat, ""
        if seat.invitation_hash == hashed:
            return None, "used-key" if seat.taken else "sit-first"
    return None, "bad-key"


def holder(live: LiveTable, key: str) -> int | None:
    """Return the seat that a key holds."""
    return judge(live, key)[0]


def invited(live: LiveTable, key: str) -> SeatRow:
    """Return the seat that an invitation is for."""
    return next(seat for seat in live.seats if seat.invitation_hash == key_hash(key))


def bad_key(code: str) -> Refusal:
    """Return the refusal of a key that holds no seat here."""
    return Refusal(403, code, WORDS[code])


def leaving(row: SeatRow) -> list[Any]:
    """Return the statement after which nobody counts as sitting there."""
    return [SITTERS.delete().where(and_(SITTERS.c.table_id == row.table_id, SITTERS.c.seat == row.seat))]


def storing(row: SeatRow) -> Any:
    """Return the statement that stores who sits in a seat."""
    changed = {name: getattr(row, name) for name in STORED}
    return SEATS.update().where(SEATS.c.table_id == row.table_id, SEATS.c.seat == row.seat).values(changed)
