"""Carries out what `entrepot admin` asks of a running server: orders stand in the database, and are answered there."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Any, Final

from sqlalchemy import select

from entrepot.kernel.message import message
from entrepot.table.callers import grouped
from entrepot.table.errors import NoTable, Refusal
from entrepot.table.lasting.erasing import Eraser
from entrepot.table.operating.bans import Ban, Bans
from entrepot.table.operating.columns import COMMANDS
from entrepot.table.seating import ENDED, Seating
from entrepot.table.storage import Storage
from entrepot.table.tables import HELD, Tables

log = logging.getLogger(__name__)
LOOK_SECONDS: Final = 1.0
RETRY_SECONDS: Final = 10.0
Words = dict[str, Any]


class Operator:
    """`run` it for as long as the server runs. All that it does may be done twice, as a kill in between does."""

    def __init__(self, storage: Storage, tables: Tables, seating: Seating, eraser: Eraser, bans: Bans) -> None:
        self._storage = storage
        self._tables = tables
        self._seating = seating
        self._eraser = eraser
        self._bans = bans
        self._verbs: dict[str, Callable[[Words], Awaitable[None]]] = {
            "end": self._end,
            "hold": self._hold,
            "release": self._release,
            "ban": self._ban,
            "unban": self._unban,
            "forget": self._forget,
        }

    async def run(self) -> None:
        """Look for orders, again and again."""
        while True:
            try:
                await self.look()
                await asyncio.sleep(LOOK_SECONDS)
            except Refusal:  # disk or database give no answer now; the log has told why
                await asyncio.sleep(RETRY_SECONDS)
            except Exception:
                log.exception("order not carried out")
                await asyncio.sleep(RETRY_SECONDS)

    async def look(self) -> None:
        """Carry out what was asked since, in its order, and say so in the database."""
        chosen = select(COMMANDS.c.number, COMMANDS.c.verb, COMMANDS.c.words).where(COMMANDS.c.done.is_(None))
        for number, verb, words in await self._storage.rows(chosen.order_by(COMMANDS.c.number)):
            fault = await self._carry_out(verb, words)
            log.info("order", extra={"order": number, "verb": verb, "is_done": not fault})  # and names nobody
            row = COMMANDS.update().where(COMMANDS.c.number == number)
            await self._storage.writer.run(row.values(done=self._tables.config.clock(), fault=fault))

    async def _carry_out(self, verb: str, words: Words) -> str:
        """Do something; return what keeps it from being done, nothing where it is."""
        if verb not in self._verbs:
            return f"This server knows no order {verb!r}: it is older than the command line."
        try:
            await self._verbs[verb](words)
        except Refusal as refused:
            if refused.status >= 500:  # later it can be done
                raise
            return str(refused)
        except Exception:  # it would keep all orders behind it from being carried out
            log.exception("order not carried out", extra={"verb": verb})
            return "Something went wrong; it is in the server's log."
        return ""

    # ------------------------------------------------------------------ tables

    async def _end(self, words: Words) -> None:
        """Give a table up, whether it can go on or not."""
        await self._put_aside(words["table"], "void", message("table-frozen-by-operator", {"why": words["reason"]}))

    async def _hold(self, words: Words) -> None:
        """Let a table stand still, until it is released."""
        await self._put_aside(words["table"], "frozen", message(HELD, {"why": words["reason"]}))

    async def _put_aside(self, id: str, status: str, reason: Any) -> None:
        live = await self._tables.fetch(id)
        async with live.turn:
            if live.row.status in ENDED:
                raise Refusal(409, "over", "That game has ended already.")
            await live.put_aside(status, reason)

    async def _release(self, words: Words) -> None:
        """Let a table go on that stands still."""
        live = await self._tables.fetch(words["table"])
        async with live.turn:
            if live.row.status != "frozen":
                raise Refusal(409, "not-frozen", "That game is not on hold.")
            await live.put_aside("frozen", None)

    # ------------------------------------------------------------------ people

    async def _ban(self, words: Words) -> None:
        """Let a guest, or an address, in no more; bots play for the guest from now on."""
        now, days = self._tables.config.clock(), words["days"]
        who = await self._known(words["who"])
        await self._bans.add(Ban(who, now, None if days is None else now + days * 86_400.0, words["reason"]))
        await self._tables.places.everywhere("bans")
        async for id, seats in self._storage.all_seats_where(who):
            await self._take_seats(id, seats)

    async def _take_seats(self, id: str, seats: list[int]) -> None:
        try:
            live = await self._tables.fetch(id)
        except NoTable:
            return
        async with live.turn:
            for seat in seats:
                if live.row.status not in ENDED and live.seats[seat].taken:
                    await self._seating.give_back(live, live.seats[seat])

    async def _unban(self, words: Words) -> None:
        await self._bans.lift(grouped(words["who"]))
        await self._tables.places.everywhere("bans")

    async def _forget(self, words: Words) -> None:
        """Forget a guest as if they had asked for it."""
        await self._eraser.begin(await self._known(words["who"]), self._tables.config.clock())

    async def _known(self, who: str) -> str:
        """Return an address as calls are counted by, or a guest who sits somewhere; Refusal where it is neither."""
        with contextlib.suppress(ValueError):
            return grouped(str(ip_address(who)))
        if not (await self._storage.count_own(who))[0]:
            raise Refusal(
                404, "no-guest", f"{who!r} is neither an address nor a guest: 'entrepot admin players' lists them"
            )
        return who
