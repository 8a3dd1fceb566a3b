"""Somebody wants to be forgotten: name and address go, at every table; the games stay, with a player in their place.

It is begun in one transaction, by which their devices speak for nobody any more, and goes on table by table; a kill in
between changes nothing but when it is done.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Text, and_, bindparam, cast, func, select

from entrepot.kernel.message import message
from entrepot.table.columns import ACTIONS, CHAT, SEATS, SITTERS, TABLES
from entrepot.table.errors import NoTable, Refusal
from entrepot.table.limits import ENTRY_COSTS, Budget
from entrepot.table.live import LiveTable
from entrepot.table.meeting_columns import REPORTS
from entrepot.table.metering import Bill, bill, metered
from entrepot.table.person.columns import ADDRESSES, CHANNELS, DEVICES, ERASURES, LINKS, NOTICES, REMOVED, SIGNED_OUT
from entrepot.table.playtests.columns import ANSWERS, PLAYTESTS, unread
from entrepot.table.result_columns import PLAYED, PLAYERS, RATINGS, RESULTS
from entrepot.table.reviews.columns import REVIEWS
from entrepot.table.seating import ENDED, Seating
from entrepot.table.security import key_hash, new_key
from entrepot.table.statements import Plain, Prepared, insert_once
from entrepot.table.storage import Storage
from entrepot.table.tables import Tables
from entrepot.table.workshop.columns import TRIALS, VERSIONS, without_use

log = logging.getLogger(__name__)
PAYERS: Final = ("erasing",)
TABLE_COSTS: Final = 5.0
"""Of forgetting somebody at one table, beside opening it."""
ENTRIES_AT_ONCE: Final = 200
RETRY_SECONDS: Final = 30.0
OF_A_GUEST: Final = (
    DEVICES,
    LINKS,
    ADDRESSES,
    CHANNELS,
    REMOVED,
    PLAYERS,
    PLAYED,
    RATINGS,
    REVIEWS,
    VERSIONS,
    TRIALS,
    ANSWERS,
    PLAYTESTS,
)
"""What is stored of somebody beside tables, by `guest`."""
_CHANGE: Final = Prepared(
    ACTIONS.update()
    .where(ACTIONS.c.table_id == bindparam("table"), ACTIONS.c.number == bindparam("entry"))
    .values(events=bindparam("told"))
)
A_PLAYER: Final = message("table-a-player")


class Eraser:
    """`begin` with somebody, and `run` it for as long as the server runs."""

    def __init__(
        self,
        storage: Storage,
        tables: Tables,
        seating: Seating,
        forget_elsewhere: Callable[[str], Awaitable[None]],
        chores: Budget,
    ) -> None:
        self._forget_elsewhere = forget_elsewhere
        """At what is no table yet."""
        self._chores = chores
        """Forgetting has so much of the server's time, however many want to be forgotten: whoever plays goes first."""
        self._storage = storage
        self._tables = tables
        self._seating = seating
        self._sooner = asyncio.Event()

    async def begin(self, guest: str, now: float) -> None:
        """Forget a guest: from now on nobody is them, and their tables follow."""
        own = select(CHANNELS.c.id).where(CHANNELS.c.guest == guest)
        played = select(PLAYED.c.number).where(PLAYED.c.guest == guest)
        digests = await self._storage.rows(select(VERSIONS.c.digest).where(VERSIONS.c.guest == guest))
        await self._storage.writer.run(
            RESULTS.update().values(sitters=as_another(guest)).where(RESULTS.c.number.in_(played)),
            insert_once(ERASURES).values(guest=guest, at=now),
            insert_once(SIGNED_OUT).values(id=guest),
            NOTICES.delete().where(NOTICES.c.channel.in_(own)),
            unread(guest),
            *(part.delete().where(part.c.guest == guest) for part in OF_A_GUEST),
            without_use([row.digest for row in digests]),
        )
        await self._tables.places.everywhere("signed-out", ids=[guest], guest="")
        self.wake()
        self._tables.places.soon("wake", chore="eraser")

    def wake(self) -> None:
        """Look whom to forget."""
        self._sooner.set()

    async def run(self) -> None:
        """Go on with those who were begun with, after a start too."""
        while True:
            self._sooner.clear()
            try:
                guests = [row[0] for row in await self._storage.rows(select(ERASURES.c.guest))]
                done = [await metered(self.finish(guest), Bill(self._chores, PAYERS)) for guest in guests]
                await asyncio.wait_for(self._sooner.wait(), None if all(done) else RETRY_SECONDS)
            except TimeoutError:
                pass
            except Refusal:  # the disk takes nothing now; the log has told why
                await asyncio.sleep(RETRY_SECONDS)
            except Exception:
                log.exception("not forgotten yet")
                await asyncio.sleep(RETRY_SECONDS)

    async def finish(self, guest: str) -> bool:
        """Forget a guest at all their tables, and say whether that is done.

        That they sat there goes last, so that it can be done once more where something is wrong with one of them.
        """
        await self._forget_elsewhere(guest)
        tables = self._storage.all_seats_where(guest)
        if not all([await self._is_forgotten(id, guest, seats) async for id, seats in tables]):
            return False
        own = SITTERS.delete().where(SITTERS.c.guest == guest)
        await self._storage.writer.run(own, ERASURES.delete().where(ERASURES.c.guest == guest))
        return True

    async def _is_forgotten(self, id: str, guest: str, seats: list[int]) -> bool:
        await bill().ahead(TABLE_COSTS)
        try:
            await self._forget_at(await self._tables.fetch(id), guest, seats)
        except NoTable:
            pass
        except Refusal:
            raise
        except Exception:  # whatever is wrong with one table, they are forgotten at the others
            log.exception("not forgotten yet", extra={"table": id})
            return False
        return True

    async def _forget_at(self, live: LiveTable, guest: str, seats: list[int]) -> None:
        known = await self._storage.sitters(live.row.id)
        alone = [seat for seat in seats if not any(at == seat and other != guest for other, at in known)]
        async with live.turn:
            await self._rename(live, seats)
            for seat in alone:
                await self._stand(live, seat)

    async def _rename(self, live: LiveTable, seats: list[int]) -> None:
        """Take the name away wherever it stands, and the key with it: nobody has the seat by that any more."""
        id = live.row.id
        names = {live.seats[seat].name for seat in seats}
        async for rows in self._of_seats(id):
            await self._storage.writer.run(*without_names(id, rows, seats, names))
        statements: list[Any] = []
        reason = msgspec.json.decode(msgspec.json.encode(live.row.reason))
        if reason is not None and nameless([reason], False, names):
            statements.append(TABLES.update().where(TABLES.c.id == id).values(reason=reason))
        own = SEATS.c.seat.in_(seats)
        hashed = key_hash(new_key())
        await self._storage.writer.run(
            *statements,
            SEATS.update().where(SEATS.c.table_id == id, own).values(name="", key_hash=hashed),
            CHAT.update().where(CHAT.c.table_id == id, CHAT.c.seat.in_(seats)).values(name=""),
            REPORTS.update().where(REPORTS.c.table_id == id, REPORTS.c.seat.in_(seats)).values(name=""),
        )
        for seat in seats:
            live.seats[seat] = msgspec.structs.replace(live.seats[seat], name="")
        live.cut_off(await self._storage.seats(id), seats)
        live.become(reason=reason)

    async def _of_seats(self, id: str) -> AsyncIterator[list[Any]]:
        """Yield the entries of a log that tell of seats, a few at a time."""
        chosen, last = select(ACTIONS.c.number, ACTIONS.c.seat, ACTIONS.c.events), -1
        while True:
            place = and_(ACTIONS.c.table_id == id, ACTIONS.c.kind == "seat", ACTIONS.c.number > last)
            ordered = chosen.where(place).order_by(ACTIONS.c.number).limit(ENTRIES_AT_ONCE)
            rows = await self._storage.rows(ordered)
            await bill().ahead(ENTRY_COSTS * len(rows))
            yield rows
            if len(rows) < ENTRIES_AT_ONCE:
                return
            last = rows[-1].number

    async def _stand(self, live: LiveTable, seat: int) -> None:
        """Leave a seat of a game under way to a bot, and to whoever is invited there."""
        if live.row.status not in ENDED and live.seats[seat].kind != "bot":
            await self._seating.give_back(live, live.seats[seat])


def as_another(guest: str) -> ColumnElement[Any]:
    """Return who sat at a finished game, with somebody unknown in a guest's place: others' ratings rest on it."""
    return func.as_json(func.replace(cast(RESULTS.c.sitters, Text), guest, new_key()))


def without_names(id: str, rows: list[Any], seats: list[int], names: set[str]) -> list[Plain]:
    """Return the statements after which entries of a log tell of a player where they told of somebody by name."""
    changed = []
    for row in rows:
        events = msgspec.json.decode(row.events)
        if nameless(events, row.seat in seats, names):
            changed.append(_CHANGE(told=msgspec.json.encode(events), table=id, entry=row.number))
    return changed


def nameless(events: list[dict[str, Any]], is_own: bool, names: set[str]) -> bool:
    """Put a player in place of somebody's name in events, and say whether one was there; `is_own`: of their seat."""
    has_changed = False
    for event in events:
        args = event["args"]
        for key in ("name", "by"):
            told = args.get(key)
            name = told.get("name") if isinstance(told, dict) else None
            if name is None or not ((is_own and key == "name") or name in names):
                continue
            names.add(name)
            args[key] = A_PLAYER
            has_changed = True
    return has_changed
