"""Who sits where: the one way to take a seat, to go on in it elsewhere, to give it back, and to invite somebody."""

import re
from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import and_

from entrepot.table.affairs import PATIENCE_SECONDS
from entrepot.table.columns import SEATS, SITTERS
from entrepot.table.errors import Refusal
from entrepot.table.live import LiveTable
from entrepot.table.rows import SeatRow
from entrepot.table.security import key_hash, new_key
from entrepot.table.statements import insert_once
from entrepot.table.tables import Tables

MOST_BROWSERS: Final = 50
"""That a seat is known to be looked at from: everybody who comes in has them all read."""
OWN_SEAT: Final = re.compile(r"seat-([0-9]{1,2})")
"""How somebody calls a seat who holds it by being known, and not by its key; keys are longer."""
ENDED: Final = ("over", "void", "agreed")
STORED: Final = ("kind", "name", "taken", "key_hash", "invitation_hash", "zone", "seen")
"""Of a seat, all that may change."""
KEPT: Final = (
    "That seat is kept for who played before. It can be given to somebody else ten minutes after the rematch was made."
)
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
        seat, fault = judge(live.seats, key)
        if fault == "sit-first":
            return invited(live, key), "seat-taken"
        if seat is None:
            raise bad_key(fault)
        return live.seats[seat], "seat-moved"

    async def come(
        self, live: LiveTable, seats: list[int], guest: str, zone: str | None, holds: Callable[[int], bool]
    ) -> None:
        """Note from which browser seats are looked at; all are told of one that is new to its seat, or of somebody
        for whom a seat has been kept. `holds` says whether a key of that browser holds a seat at this moment.

        The first time zone that is told of somebody stays: nobody sleeps all day.
        """
        for seat in seats:
            await self._come_in(live, seat, zone)
            await self._note_browser(live, seat, guest, holds)

    async def _note_browser(self, live: LiveTable, seat: int, guest: str, holds: Callable[[int], bool]) -> None:
        """Whoever is noted here has the seat on all their devices: so nobody is whose key has just been taken away."""
        async with live.turn:
            known = [other for other, at in await self._tables.storage.sitters(live.row.id) if at == seat]
            if guest in known or len(known) >= MOST_BROWSERS or not holds(seat):
                return
            sitter = insert_once(SITTERS).values(guest=guest, table_id=live.row.id, seat=seat)
            await live.tell_of_seat(seat, "seat-elsewhere" if known else "", live.seats[seat].name, [sitter])

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
                await self._tables.storage.writer.run(storing(row), of=live)
                live.affairs.charge()
                live.seats[seat] = row

    async def stand(self, id: str, key: str, guest: str = "") -> int:
        """Give a seat back; return it. Refusal where the key holds none, or the game has ended."""
        live = await self._tables.open(id)
        async with live.turn:
            row = live.seats[await seat_of(self._tables, live, key, guest)]
            if live.row.status in ENDED:
                raise Refusal(409, "over", "This game has ended: its seats stay as they are.")
            await self.give_back(live, row)
            return row.seat

    async def give_back(self, live: LiveTable, row: SeatRow) -> None:
        """Let nobody sit in a seat: a bot plays there until somebody does."""
        free = SeatRow(row.table_id, row.seat, "friend", "", None, None, False, None)
        live.leave_to_bot(row.seat)
        changes = [*leaving(row), storing(free), *live.orders.forget(row.seat)]
        await live.change_seat(free, "seat-free", row.name, changes)

    async def invite(self, id: str, key: str, seat: int, guest: str = "") -> str:
        """Return a new invitation for a free seat, in the name of one who sits there; older ones are void.

        Refusal where the key holds no seat, or that seat is not free, or has just been kept for somebody.
        """
        live = await self._tables.open(id)
        async with live.turn:
            await seat_of(self._tables, live, key, guest)
            if seat >= len(live.seats) or live.seats[seat].taken:
                raise Refusal(409, "not-free", "That seat is taken: nobody can be invited to it.")
            is_kept = live.seats[seat].key_hash is not None
            if is_kept and self._tables.config.clock() < live.row.created + PATIENCE_SECONDS:
                raise Refusal(409, "kept", KEPT)
            invitation = new_key()
            row = msgspec.structs.replace(live.seats[seat], invitation_hash=key_hash(invitation))
            await self._tables.storage.writer.run(storing(row), of=live)
            live.seats[seat] = row
            return invitation


async def seat_of(tables: Tables, live: LiveTable, key: str, guest: str) -> int:
    """Return the seat that is held by a key, or by a guest who calls it 'seat-' and its number; Refusal."""
    called = OWN_SEAT.fullmatch(key)
    if called is not None:
        own = (await tables.storage.seats_where(guest, [live.row.id])).get(live.row.id, [])
        seat, fault = (int(called[1]), "") if int(called[1]) in own else (None, "bad-key")
    else:
        seat, fault = judge(live.seats, key)
    if seat is None:
        raise bad_key(fault)
    return seat


def judge(seats: list[SeatRow], key: str) -> tuple[int | None, str]:
    """Return the seat that a key holds, or what is wrong with it: it is an invitation, was one, or neither."""
    hashed = key_hash(key)
    for seat in seats:
        if seat.key_hash == hashed:
            return seat.seat, ""
        if seat.invitation_hash == hashed:
            return None, "used-key" if seat.taken else "sit-first"
    return None, "bad-key"


def holder(live: LiveTable, key: str) -> int | None:
    """Return the seat that a key holds."""
    return judge(live.seats, key)[0]


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
