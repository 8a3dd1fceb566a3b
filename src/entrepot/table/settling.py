"""A table that cannot go on: its seats agree how it ended, or give it up."""

import asyncio

from entrepot.table.columns import PROPOSALS, TABLES
from entrepot.table.errors import Refusal
from entrepot.table.live import LiveTable
from entrepot.table.rows import SeatRow
from entrepot.table.seating import seat_of
from entrepot.table.statements import upsert
from entrepot.table.tables import Tables
from entrepot.table.wire import TableInfo


class Settling:
    """One seat's word at a time: what is agreed is what all had said at the same moment."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._turn = asyncio.Lock()

    async def agree(self, id: str, key: str, places: list[int], guest: str = "") -> TableInfo:
        """Take a seat's proposal in place of its last one; once all propose the same, that is the result.

        Refusal if the table is not frozen, the key is for none of its seats, or these are not places.
        """
        async with self._turn:
            live, seat = await self._frozen(id, key, guest)
            if not are_places(places, len(live.seats)):
                raise Refusal(
                    400, "bad-places", "Places are one number a seat, from 1; who share a place leave the next."
                )
            proposals = {**live.proposals, seat: places}
            proposal = upsert(PROPOSALS, {"table_id": id, "seat": seat, "places": places})
            status = "agreed" if is_agreed(live.seats, proposals) else "frozen"
            closing = TABLES.update().where(TABLES.c.id == id).values(status=status)
            await self._tables.storage.writer.run(proposal, closing, of=live)
            live.proposals = proposals
            live.become(status=status)
            return live.info()

    async def void(self, id: str, key: str, guest: str = "") -> TableInfo:
        """Give the table up in the name of one of its seats. Refusal if it is not frozen, or the key is wrong."""
        async with self._turn:
            live, _ = await self._frozen(id, key, guest)
            given_up = TABLES.update().where(TABLES.c.id == id).values(status="void")
            await self._tables.storage.writer.run(given_up, of=live)
            live.become(status="void")
            return live.info()

    async def _frozen(self, id: str, key: str, guest: str) -> tuple[LiveTable, int]:
        live = await self._tables.open(id)
        seat = await seat_of(self._tables, live, key, guest)
        if live.row.status != "frozen":
            raise Refusal(409, "not-frozen", "Only a table that cannot go on is given up, or ended by agreement.")
        return live, seat


def are_places(places: list[int], seats: int) -> bool:
    """Say whether every seat has a place, and each is one more than the number of those before it."""
    return len(places) == seats and all(place == 1 + sum(other < place for other in places) for place in places)


def is_agreed(seats: list[SeatRow], proposals: dict[int, list[int]]) -> bool:
    """Say whether all propose the same. Bots agree with people, and nobody waits for who never came."""
    said = [proposals.get(seat.seat) for seat in seats if seat.kind != "bot" and (seat.taken or seat.seat in proposals)]
    return all(places is not None and places == said[0] for places in said)
