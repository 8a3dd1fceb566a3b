"""Reads and changes what is kept of finished games and of those who played them."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, func, select

from entrepot.table.columns import TABLES
from entrepot.table.rating import beginning
from entrepot.table.result_columns import PLAYED, PLAYERS, RATINGS, RESULTS
from entrepot.table.storage import Storage
from entrepot.table.verdict import ResultRow


class PlayerRow(msgspec.Struct, frozen=True):
    """Somebody who has played, by the id that others know."""

    guest: str
    id: str
    name: str


class RatingRow(msgspec.Struct, frozen=True):
    """How somebody stands in a game."""

    guest: str
    game: str
    mu: float
    sigma: float
    rated: int = 0
    wins: float = 0.0
    expected: float = 0.0
    others: int = 0

    @classmethod
    def new(cls, guest: str, game: str) -> "RatingRow":
        """Return how somebody stands who has finished no game."""
        begin = beginning(game)
        return cls(guest, game, begin.mu, begin.sigma)


class ResultStore:
    """Asks the database; writing is done by statements that others put together."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def unsettled(self) -> ResultRow | None:
        """Return the first result that is not settled."""
        found = await self._results(
            select(RESULTS).where(RESULTS.c.verdict.is_(None)).order_by(RESULTS.c.number).limit(1)
        )
        return found[0] if found else None

    async def after(self, number: int, most: int) -> list[ResultRow]:
        """Return settled results behind a number, in order."""
        chosen = select(RESULTS).where(RESULTS.c.number > number, RESULTS.c.verdict.is_not(None))
        return await self._results(chosen.order_by(RESULTS.c.number).limit(most))

    async def of_tables(self, ids: Sequence[str]) -> dict[str, ResultRow]:
        """Return the results of tables, as far as there are any."""
        found = await self._results(select(RESULTS).where(RESULTS.c.table_id.in_(ids))) if ids else []
        return {row.table_id: row for row in found}

    async def ratings(self, guests: Sequence[str], game: str) -> dict[str, RatingRow]:
        """Return how players stand in a game; those who begin as well."""
        rows = await self._storage.rows(select(RATINGS).where(RATINGS.c.guest.in_(guests), RATINGS.c.game == game))
        known = {row.guest: RatingRow(**row._mapping) for row in rows}
        return {guest: known.get(guest) or RatingRow.new(guest, game) for guest in guests}

    async def all_ratings(self, guest: str) -> list[RatingRow]:
        """Return how somebody stands in each game, that played most first."""
        chosen = select(RATINGS).where(RATINGS.c.guest == guest)
        rows = await self._storage.rows(chosen.order_by((RATINGS.c.rated + RATINGS.c.others).desc(), RATINGS.c.game))
        return [RatingRow(**row._mapping) for row in rows]

    async def everybody(self) -> list[tuple[str, dict[str, Any]]]:
        """Return every rating with its player's name, by game, the strongest first."""
        chosen = select(PLAYERS.c.name, RATINGS).join(PLAYERS, PLAYERS.c.guest == RATINGS.c.guest)
        rows = await self._storage.rows(chosen.order_by(RATINGS.c.game, RATINGS.c.mu.desc()))
        hidden = ("name", "guest")
        return [(row.name, {str(key): at for key, at in row._mapping.items() if key not in hidden}) for row in rows]

    async def player(self, id: str) -> PlayerRow | None:
        """Return who is known by an id."""
        rows = await self._storage.rows(select(PLAYERS).where(PLAYERS.c.id == id))
        return PlayerRow(**rows[0]._mapping) if rows else None

    async def played(self, guest: str, is_own: bool, before: int | None, most: int) -> list[ResultRow]:
        """Return somebody's results, newest first; others see those of tables where anybody may look on."""
        chosen = select(RESULTS).join(PLAYED, PLAYED.c.number == RESULTS.c.number).where(PLAYED.c.guest == guest)
        if not is_own:
            chosen = chosen.join(TABLES, TABLES.c.id == RESULTS.c.table_id).where(TABLES.c.watch)
        if before is not None:
            chosen = chosen.where(RESULTS.c.number < before)
        return await self._results(chosen.order_by(RESULTS.c.number.desc()).limit(most))

    async def count(self) -> int:
        """Return how many results are settled."""
        chosen = select(func.count()).select_from(RESULTS).where(RESULTS.c.verdict.is_not(None))
        return int((await self._storage.rows(chosen))[0][0])

    async def _results(self, chosen: Select[Any]) -> list[ResultRow]:
        rows = await self._storage.rows(chosen)
        return [msgspec.convert({str(name): value for name, value in row._mapping.items()}, ResultRow) for row in rows]
