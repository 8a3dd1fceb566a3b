"""What players have answered, and what of it who has asked them may know: of their own tables that are over."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, Select, func, or_, select

from entrepot.table.columns import CONTENTS, TABLES
from entrepot.table.errors import Refusal
from entrepot.table.moments import iso
from entrepot.table.playtests.columns import ANSWERS, PLAYTESTS
from entrepot.table.playtests.wire import Answers, Playtest, Said
from entrepot.table.statements import insert_once
from entrepot.table.storage import Storage
from entrepot.table.workshop.columns import VERSIONS

SHIPPED: Final = ""
"""In place of the digest of cards that a game ships."""
LENGTHS: Final = ("short", "right", "long")
MOST_ANSWERS: Final = 1_000
"""Of somebody's tables together: those of the newest tables."""
MOST_TEXTS: Final = 200
MOST_PLAYTESTS: Final = 50
_ANSWER: Final = (ANSWERS.c.fun, ANSWERS.c.length, ANSWERS.c.unclear, ANSWERS.c.is_named)
_digest: Final = func.coalesce(TABLES.c.content_digest, SHIPPED)


def of_asker(guest: str, game: str, *columns: Any) -> Select[Any]:
    """Return the choice of what stands in these columns of the tables that somebody has opened to ask."""
    own = select(*columns).join(PLAYTESTS, PLAYTESTS.c.table_id == TABLES.c.id)
    return own.where(PLAYTESTS.c.guest == guest, TABLES.c.game == game)


class Playtests:
    """Those of all people."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    # ------------------------------------------------------------------ who is asked

    async def answers(self, table: str, seat: int) -> Answers | None:
        """Return what a seat has answered."""
        rows = await self._storage.rows(select(*_ANSWER).where(ANSWERS.c.table_id == table, ANSWERS.c.seat == seat))
        return answers(rows[0]) if rows else None

    async def keep(self, table: str, seat: int, guest: str, said: Answers, now: float) -> None:
        """Keep what a seat answers; what it has answered before stays."""
        row = {"table_id": table, "seat": seat, "guest": guest, "at": now, "fun": said.fun, "length": said.length}
        row |= {"unclear": said.unclear.strip(), "is_named": said.is_named}
        await self._storage.writer.run(insert_once(ANSWERS).values(row))

    async def of_guest(self, table: str, guest: str) -> list[tuple[int, Answers]]:
        """Return what somebody has answered at a table, with their seats."""
        own = select(ANSWERS.c.seat, *_ANSWER).where(ANSWERS.c.table_id == table, ANSWERS.c.guest == guest)
        return [(row.seat, answers(row)) for row in await self._storage.rows(own.order_by(ANSWERS.c.seat))]

    async def names(self, table: str) -> dict[int, str]:
        """Return by seat the names that may stand in the record of a table."""
        seats = {seat.seat: seat.name for seat in await self._storage.seats(table)}
        named = select(ANSWERS.c.seat).where(ANSWERS.c.table_id == table, ANSWERS.c.is_named)
        return {row.seat: name for row in await self._storage.rows(named) if (name := seats.get(row.seat))}

    # ------------------------------------------------------------------ who asks

    async def of(self, guest: str, game: str) -> list[Playtest]:
        """Return what came of the tables that somebody has opened to ask, by their cards; the newest first."""
        counts = of_asker(
            guest, game,
            _digest.label("cards"),
            func.count().filter(TABLES.c.status == "over").label("games"),
            func.count().filter(TABLES.c.status == "playing", TABLES.c.begun).label("going"),
            func.max(TABLES.c.created).label("last"),
        ).group_by(_digest)  # fmt: skip
        rows = await self._storage.rows(counts.order_by(func.max(TABLES.c.created).desc()).limit(MOST_PLAYTESTS))
        named = await self._storage.rows(
            select(VERSIONS.c.id, VERSIONS.c.digest).where(VERSIONS.c.guest == guest, VERSIONS.c.game == game)
        )
        answered: dict[str, list[Row[Any]]] = {}
        for one in await self._answered(guest, game):
            answered.setdefault(one.cards, []).append(one)
        return [
            Playtest(
                cards=row.cards,
                versions=[version.id for version in named if version.digest == row.cards],
                games=row.games,
                going=row.going,
                last=iso(row.last),
                said=said(answered.get(row.cards, [])),
            )
            for row in rows
        ]

    async def said(self, guest: str, game: str, cards: str) -> Said:
        """Return what the players of somebody's finished tables with these cards answer, in no order of theirs."""
        return said(await self._answered(guest, game, _digest == cards))

    async def _answered(self, guest: str, game: str, *chosen: ColumnElement[bool]) -> list[Row[Any]]:
        """Return the newest answers to somebody: all that say anything, with the cards that they are about."""
        joined = of_asker(guest, game, _digest.label("cards"), *_ANSWER)
        joined = joined.join(ANSWERS, ANSWERS.c.table_id == TABLES.c.id)
        says_something = or_(ANSWERS.c.fun.is_not(None), ANSWERS.c.length.is_not(None), ANSWERS.c.unclear != "")
        over = joined.where(TABLES.c.status == "over", says_something, *chosen)
        return await self._storage.rows(over.order_by(TABLES.c.created.desc()).limit(MOST_ANSWERS))

    async def finished(self, guest: str, game: str, cards: str, most: int) -> list[str]:
        """Return the ids of somebody's newest finished tables with these cards."""
        over = of_asker(guest, game, TABLES.c.id).where(TABLES.c.status == "over", _digest == cards)
        return [row.id for row in await self._storage.rows(over.order_by(TABLES.c.created.desc()).limit(most))]

    async def cards(self, guest: str, game: str, cards: str) -> dict[str, Any]:
        """Return cards with which somebody has let people play; Refusal for any others."""
        own = of_asker(guest, game, CONTENTS.c.data).join(CONTENTS, CONTENTS.c.digest == TABLES.c.content_digest)
        rows = await self._storage.rows(own.where(CONTENTS.c.digest == cards).limit(1))
        if not rows:
            raise Refusal(404, "no-cards", "Nobody has played with these cards at your tables.")
        data: dict[str, Any] = rows[0].data
        return data


def said(told: Sequence[Row[Any]]) -> Said:
    """Return answers together, in no order of theirs."""
    return Said(
        answers=len(told),
        fun=[sum(row.fun == grade for row in told) for grade in range(1, 6)],
        length=[sum(row.length == name for row in told) for name in LENGTHS],
        unclear=sorted(row.unclear for row in told if row.unclear)[:MOST_TEXTS],
    )


def answers(row: Row[Any]) -> Answers:
    """Return a row as what was answered."""
    return Answers(row.fun, row.length, row.unclear, row.is_named)
