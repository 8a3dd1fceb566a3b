"""Settles finished games one after another: whether each is rated, and what that does to the ratings.

Whatever one game changes is one transaction with the mark that it is settled: a kill leaves all of it or nothing, and
the game is then settled at the next start.
"""

import asyncio
import logging
from typing import Any, Final

import msgspec

from entrepot.files.extras import need
from entrepot.table.errors import Refusal
from entrepot.table.rating import anchored, model
from entrepot.table.result_columns import ORIGINS, PLAYED, PLAYERS, RATINGS, RESULTS
from entrepot.table.result_store import RatingRow, ResultStore
from entrepot.table.rows import SeatRow
from entrepot.table.security import Signer
from entrepot.table.statements import insert_once, upsert
from entrepot.table.storage import Storage
from entrepot.table.taking_in import Known, take_in
from entrepot.table.verdict import ResultRow, verdict

log = logging.getLogger(__name__)
RETRY_SECONDS: Final = 5.0
AT_ONCE: Final = 200


class Settler:
    """`wake` it when a game has ended, and `run` it. `may_share_address`: people of one address are rated too."""

    def __init__(self, storage: Storage, signer: Signer, may_share_address: bool) -> None:
        self.store = ResultStore(storage)
        self._storage = storage
        self._signer = signer
        self._may_share_address = may_share_address
        self._due = asyncio.Event()

    def wake(self) -> None:
        """Look at what has ended."""
        self._due.set()

    async def run(self) -> None:
        """Go on for as long as the task runs."""
        if await asyncio.to_thread(model) is None:
            log.warning("openskill is not installed: finished games wait to be rated")
        while True:
            self._due.clear()
            try:
                while await self.settle():
                    pass
                await self._due.wait()
            except Refusal:  # disk or database give no answer now; the log has told why
                await asyncio.sleep(RETRY_SECONDS)
            except Exception:
                log.exception("results not settled")
                await asyncio.sleep(RETRY_SECONDS)

    async def settle(self) -> bool:
        """Settle the next result; False where there is none, or it has to wait for openskill."""
        result = await self.store.unsettled()
        if result is None:
            return False
        seats = await self._storage.seats(result.table_id)
        why = verdict(result, seats, anchored(result.game), self._may_share_address)
        if not why and model() is None:
            return False
        result = msgspec.structs.replace(result, verdict=why)
        known = await self.store.ratings(result.players(), result.game)
        await self._storage.writer.run(
            *settled(result, seats, known),
            *[self._named(guest, seats[seat].name) for seat, guest in result.played_by()],
            *[upsert(RATINGS, msgspec.structs.asdict(row)) for row in known.values()],
        )
        return True

    def _named(self, guest: str, name: str) -> Any:
        return upsert(PLAYERS, {"guest": guest, "id": self._signer.player(guest), "name": name})

    async def recompute(self) -> int:
        """Work all ratings out anew from the results that are kept, in their order; return how many these are.

        It is one transaction: a kill leaves what was there before. MissingExtra without openskill.
        """
        need("openskill.models")
        everybody: dict[tuple[str, str], RatingRow] = {}
        statements: list[Any] = [RATINGS.delete(), PLAYED.delete()]
        last, count = 0, 0
        while rows := await self.store.after(last, AT_ONCE):
            for result in rows:
                known = {
                    guest: everybody.get((guest, result.game), RatingRow.new(guest, result.game))
                    for guest in result.players()
                }
                statements += settled(result, await self._storage.seats(result.table_id), known)
                everybody |= {(guest, result.game): row for guest, row in known.items()}
            last, count = rows[-1].number, count + len(rows)
        new = [RATINGS.insert().values(msgspec.structs.asdict(row)) for row in everybody.values()]
        await self._storage.writer.run(*statements, *new)
        return count


def settled(result: ResultRow, seats: list[SeatRow], known: Known) -> list[Any]:
    """Return what settles a result whose verdict is there, but for the ratings, which are changed in `known`."""
    changes = [msgspec.to_builtins(change) for change in take_in(result, seats, known)]
    own = RESULTS.update().where(RESULTS.c.number == result.number)
    played = insert_once(PLAYED)
    return [
        own.values(verdict=result.verdict, changes=changes, origins=[]),
        ORIGINS.delete().where(ORIGINS.c.table_id == result.table_id),
        *[played.values(guest=guest, number=result.number, seat=seat) for seat, guest in result.played_by()],
    ]
