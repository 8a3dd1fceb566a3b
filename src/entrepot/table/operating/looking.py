"""What is in a database, read beside the server that has it; and orders to that server, put into its database."""

import contextlib
import re
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Select, case, func, select
from sqlalchemy.exc import SQLAlchemyError

from entrepot.table.columns import ACTIONS, CHAT, CONTENTS, SEATS, SITTERS, SNAPSHOTS, TABLES
from entrepot.table.database import SqliteFile, database_of
from entrepot.table.folder import DATABASE, Folder
from entrepot.table.meeting_columns import REPORTS
from entrepot.table.migrations import REVISION
from entrepot.table.operating.columns import BANS, COMMANDS
from entrepot.table.person.columns import NOTICES
from entrepot.table.result_columns import PLAYERS, RESULTS
from entrepot.table.trouble import BadDatabase, told
from entrepot.table.upgrading import revision

Line = dict[str, Any]
ANSWER_SECONDS: Final = 10.0
"""How long an order waits to be carried out before it is left to the next server."""
WAIT_SECONDS: Final = 0.1
_COUNTED: Final = (TABLES, ACTIONS, SNAPSHOTS, CHAT, CONTENTS, SITTERS, RESULTS, PLAYERS, NOTICES, REPORTS)


class Looking:
    """A look into a folder's database, or into the PostgreSQL database of that address; a server may run meanwhile."""

    def __init__(self, folder: Path, url: str = "") -> None:
        self._folder = folder
        self._database = database_of(Folder(folder), url)
        self._is_file = isinstance(self._database, SqliteFile)

    @contextlib.contextmanager
    def opened(self) -> Iterator[Connection]:
        """Give a connection; BadDatabase where the database cannot be read so."""
        if self._is_file and not (self._folder / DATABASE).exists():
            raise BadDatabase(f"{self._folder} has no {DATABASE}: --data names the folder of a server")
        engine = self._database.writing()
        try:
            with engine.connect() as connection:
                if revision(connection) != REVISION:
                    name = self._database.name
                    raise BadDatabase(
                        f"{name} is of another version of entrepot: start the server of this version once"
                    )
                yield connection
        except SQLAlchemyError as error:
            raise BadDatabase(f"{self._database.name}: {told(error)}") from error
        finally:
            engine.dispose()

    def tables(self, status: str, most: int) -> list[Line]:
        """Return the newest tables, lessons left out; those of one status, or all for ''."""
        of_table = ACTIONS.c.table_id == TABLES.c.id
        last, entries = (
            select(func.max(column)).where(of_table).scalar_subquery() for column in (ACTIONS.c.at, ACTIONS.c.number)
        )
        chosen = select(
            TABLES.c.id, TABLES.c.game, TABLES.c.status, TABLES.c.created, last.label("last"), entries.label("entries")
        ).where(TABLES.c.lesson == "")
        if status:
            chosen = chosen.where(TABLES.c.status == status)
        with self.opened() as connection:
            found = connection.execute(chosen.order_by(TABLES.c.created.desc()).limit(most)).all()
            ids = [row.id for row in found]
            at_seats = select(SEATS.c.table_id, SEATS.c.name, SEATS.c.bot, SEATS.c.kind).where(
                SEATS.c.table_id.in_(ids)
            )
            seats: dict[str, list[str]] = {id: [] for id in ids}
            for id, name, bot, kind in connection.execute(at_seats.order_by(SEATS.c.seat)):
                seats[id].append(name or bot or kind)
        return [
            {
                "id": row.id,
                "game": row.game,
                "status": row.status,
                "opened": moment(row.created),
                "last": moment(row.last),
                "entries": row.entries,
                "seats": ", ".join(seats[row.id]),
            }
            for row in found
        ]

    def seats(self, id: str) -> list[Line]:
        """Return the seats of a table, with the guests who play from there; BadDatabase where there is none such."""
        columns = (SEATS.c.seat, SEATS.c.kind, SEATS.c.name, SEATS.c.bot, SEATS.c.taken, SEATS.c.seen)
        found = self._lines(select(*columns).where(SEATS.c.table_id == id).order_by(SEATS.c.seat))
        if not found:
            raise BadDatabase(f"there is no table {id!r}: 'entrepot admin tables' lists them")
        sitters = self._lines(select(SITTERS.c.seat, SITTERS.c.guest).where(SITTERS.c.table_id == id))
        for line in found:
            line["seen"] = moment(line["seen"])
            line["guests"] = " ".join(own["guest"] for own in sitters if own["seat"] == line["seat"])
        return found

    def players(self, name: str, most: int) -> list[Line]:
        """Return the guests who were seen last, and who have such a part in one of their names."""
        seen = func.max(SEATS.c.seen)
        part = re.sub(r"([/%_])", r"/\1", name)
        is_named = func.lower(SEATS.c.name).like(func.lower(f"%{part}%"), escape="/")  # both as the database does
        at_seat = (SEATS.c.table_id == SITTERS.c.table_id) & (SEATS.c.seat == SITTERS.c.seat)
        chosen = (
            select(SITTERS.c.guest, func.count().label("seats"), seen.label("seen"))
            .join_from(SITTERS, SEATS, at_seat)
            .where(SITTERS.c.guest != "")
            .group_by(SITTERS.c.guest)
            .having(func.max(case((is_named, 1), else_=0)) == 1)
            .order_by(seen.desc().nulls_last())
        )
        found = self._lines(chosen.limit(most))
        named = select(SITTERS.c.guest, SEATS.c.name).distinct().join_from(SITTERS, SEATS, at_seat)
        names: dict[str, list[str]] = {}
        for own in self._lines(named.where(SITTERS.c.guest.in_([line["guest"] for line in found]))):
            names.setdefault(own["guest"], []).append(own["name"])
        return [
            {
                "guest": line["guest"],
                "names": ",".join(sorted(names[line["guest"]])),
                "seats": line["seats"],
                "seen": moment(line["seen"]),
            }
            for line in found
        ]

    def bans(self) -> list[Line]:
        """Return who may not come in."""
        found = self._lines(select(BANS).order_by(BANS.c.at))
        return [
            {
                "who": line["who"],
                "since": moment(line["at"]),
                "until": moment(line["until"]),
                "reason": line["reason"],
            }
            for line in found
        ]

    def sizes(self) -> Line:
        """Return how many rows there are of each kind, and the bytes of the database."""
        with self.opened() as connection:
            counted = {
                table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
                for table in _COUNTED
            }
            if self._is_file:
                files = [self._folder / f"{DATABASE}{suffix}" for suffix in ("", "-wal")]
                size = sum(file.stat().st_size for file in files if file.exists())
            else:
                size = connection.execute(select(func.pg_database_size(func.current_database()))).scalar_one()
        return {"bytes": size, **counted}

    def order(self, verb: str, **words: Any) -> bool:
        """Ask the server for something; return whether it is done, False where no server answers.

        Then the next one does it. BadDatabase, with the server's word, where it cannot be done.
        """
        with self.opened() as connection:
            row = COMMANDS.insert().values(verb=verb, words=words, asked=time.time()).returning(COMMANDS.c.number)
            number = connection.execute(row).scalar_one()
            connection.commit()
            chosen = select(COMMANDS.c.done, COMMANDS.c.fault).where(COMMANDS.c.number == number)
            until = time.monotonic() + ANSWER_SECONDS
            while time.monotonic() < until:
                done, fault = connection.execute(chosen).one()
                connection.rollback()
                if done is not None and fault:
                    raise BadDatabase(fault)
                if done is not None:
                    return True
                time.sleep(WAIT_SECONDS)
        return False

    def _lines(self, chosen: Select[*tuple[Any, ...]]) -> list[Line]:
        with self.opened() as connection:
            return [dict(row._mapping) for row in connection.execute(chosen)]


def moment(at: float | None) -> str | None:
    """Return a moment as people read it, in UTC; None where there is none, or none in any calendar."""
    try:
        return None if at is None else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M:%S")
    except (ValueError, OverflowError, OSError):
        return None
