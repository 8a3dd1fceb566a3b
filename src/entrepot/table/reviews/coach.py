"""The reviews that were asked for: each is made once, in the background, and what a kill has broken off begins anew."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from sqlalchemy import Row, select

from entrepot.table.config import Config
from entrepot.table.errors import NotStored, Refusal
from entrepot.table.past import Past
from entrepot.table.reviews.columns import REVIEWS
from entrepot.table.reviews.crew import Crew, Subject
from entrepot.table.reviews.making import Making
from entrepot.table.reviews.place import Place
from entrepot.table.reviews.telling import findings
from entrepot.table.reviews.wire import Findings, Review
from entrepot.table.statements import insert_once
from entrepot.table.storage import Storage
from entrepot.table.turns import Turns

log = logging.getLogger(__name__)
Key = tuple[str, int]
"""A table and a seat."""
MOST_AT_ONCE: Final = 4
"""Reviews that are under way; who has fewest of them and has used least comes next."""
MOST_ASKED: Final = 5
"""That one address, or one guest, may have asked for and not got yet."""
IDLE_SECONDS: Final = 60.0


class Archive:
    """How the coach gets at finished games: what is to be done beside the loop is paid for by whom it is done for."""

    def __init__(
        self,
        past: Callable[[str, list[str]], Awaitable[Past]],
        beside: Callable[[list[str], Callable[[], Any]], Awaitable[Any]],
    ) -> None:
        self.past = past
        self.beside = beside

    async def subject(self, key: Key, payers: tuple[str, ...]) -> Subject:
        """Return what the processes need of a seat of a finished game."""
        past = await self.past(key[0], list(payers))
        record: bytes = await self.beside(list(payers), lambda: past.record_json)
        return Subject(f"{key[0]} {key[1]}", key[1], record.decode(), payers)


class Order:
    """A review that was asked for; `making` is None until it is its turn."""

    def __init__(self, payers: tuple[str, ...]) -> None:
        self.payers = payers
        self.making: Making | None = None
        self.task: asyncio.Task[None] | None = None


class Coach:
    """`ask` for a review and `look` how far it is; `run` it for as long as the server runs."""

    def __init__(
        self, storage: Storage, archive: Archive, crew: Crew, is_calm: Callable[[], bool], config: Config
    ) -> None:
        self.archive = archive
        self.crew = crew
        self._storage = storage
        self._is_calm = is_calm
        """Whether the server keeps up with its players: else reviews stand still."""
        self._config = config
        self._orders: dict[Key, Order] = {}
        self._places: Turns[int] = Turns(list(range(MOST_AT_ONCE)), MOST_AT_ONCE, crew.allowance)

    async def run(self) -> None:
        """Go on with what was asked for before the start; let go of processes that nobody needs."""
        try:
            await self._resume()
        except Exception:
            log.exception("reviews not resumed")
        while True:
            await asyncio.sleep(IDLE_SECONDS)
            if not self._orders:
                self.crew.rest()

    async def _resume(self) -> None:
        chosen = select(REVIEWS.c.table_id, REVIEWS.c.seat, REVIEWS.c.guest).where(REVIEWS.c.state == "asked")
        for table, seat, guest in await self._storage.rows(chosen.order_by(REVIEWS.c.asked)):
            if (table, seat) not in self._orders:
                self._begin((table, seat), Order((guest,)))

    async def close(self) -> None:
        """Stop all work; it goes on at the next start."""
        tasks = [order.task for order in self._orders.values() if order.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.crew.close()

    async def ask(self, key: Key, guest: str, payers: tuple[str, ...]) -> None:
        """See to it that there will be a review. Refusal where somebody waits for too many."""
        row = await self.row(key)
        if key in self._orders or (row is not None and row.state != "failed"):
            return
        if any(sum(payer in order.payers for order in self._orders.values()) >= MOST_ASKED for payer in payers):
            raise Refusal(429, "too-many-reviews", "You are waiting for too many reviews. Ask again when one is done.")
        order = self._orders[key] = Order(payers)
        try:
            await self._storage.writer.run(*asking(key, guest, self._config.clock()))
        except BaseException:
            del self._orders[key]
            raise
        self._begin(key, order)

    async def look(self, key: Key) -> Review:
        """Return a review, or how far it is."""
        order = self._orders.get(key)
        if order is not None:
            making = order.making
            return Review("waiting", 0, None) if making is None else Review("working", int(100 * making.done), None)
        row = await self.row(key)
        if row is None:
            return Review("none", 0, None)
        if row.state != "done":
            return Review("failed", 0, None)
        return Review("done", 100, msgspec.json.decode(row.told, type=Findings))

    def _begin(self, key: Key, order: Order) -> None:
        self._orders[key] = order
        order.task = asyncio.create_task(self._make(key, order), name=f"review {key[0]} {key[1]}")

    async def _make(self, key: Key, order: Order) -> None:
        """Make a review and store it, once it is its turn."""
        place = Place(self._places, self.crew.allowance, self._is_calm, order.payers)
        await place.take()
        try:
            await self._storage.writer.run(storing(key, await self._made(key, order, place)))
        except NotStored:
            pass  # it was asked for: the next start begins anew
        except Exception:
            log.exception("review failed", extra={"table": key[0], "seat": key[1]})
            with contextlib.suppress(NotStored):
                await self._storage.writer.run(storing(key, {"state": "failed"}))
        finally:
            place.leave()
            del self._orders[key]

    async def _made(self, key: Key, order: Order, place: Place) -> dict[str, Any]:
        """Return what is to be stored of a review."""
        payers = order.payers
        subject = await self.archive.subject(key, payers)
        order.making = Making(self.crew, subject, self._config.review_seconds, place.go_on)
        made = await order.making.make()
        past = await self.archive.past(key[0], list(payers))
        told = await self.archive.beside(list(payers), lambda: findings(past.game, past.rounds, made))
        return {"state": "done", "playouts": made.playouts, "moves": made.moves, "told": msgspec.json.encode(told)}

    async def row(self, key: Key) -> Row[Any] | None:
        """Return what is stored of a review."""
        chosen = select(REVIEWS).where(REVIEWS.c.table_id == key[0], REVIEWS.c.seat == key[1])
        return next(iter(await self._storage.rows(chosen)), None)


def asking(key: Key, guest: str, now: float) -> list[Any]:
    """Return the statements that store that a review was asked for; one that has failed is asked for anew."""
    new = {"table_id": key[0], "seat": key[1], "guest": guest, "asked": now, "state": "asked"}
    again = storing(key, {"guest": guest, "asked": now, "state": "asked"}).where(REVIEWS.c.state == "failed")
    return [insert_once(REVIEWS).values(new), again]


def storing(key: Key, values: dict[str, Any]) -> Any:
    """Return the statement that stores what has become of a review."""
    return REVIEWS.update().where(REVIEWS.c.table_id == key[0], REVIEWS.c.seat == key[1]).values(values)
