"""The tables of the database about finished games: what came of each, and the ratings that follow from that."""

from typing import Any, Final

from sqlalchemy import (
    JSON,
    Column,
    Float,
    Index,
    Insert,
    Integer,
    LargeBinary,
    ScalarSelect,
    String,
    Table,
    bindparam,
    func,
    literal,
    select,
)

from entrepot.table.columns import ACTIONS, META, SITTERS, TABLES
from entrepot.table.statements import Plain, Prepared, insert_once

MOST_ORIGINS: Final = 500

RESULTS = Table(
    "results",
    META,
    Column("number", Integer, primary_key=True),
    Column("table_id", String, nullable=False, unique=True),
    Column("game", String, nullable=False),
    Column("ended", Float, nullable=False),
    Column("unrated", String, nullable=False),
    Column("places", JSON, nullable=False),
    Column("scores", JSON, nullable=False),
    Column("stood_in", JSON, nullable=False),
    Column("sitters", JSON, nullable=False),
    Column("origins", JSON, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("verdict", String),
    Column("changes", JSON, nullable=False),
)
"""One row for each finished game, stored with its last action; `number` is the order in which they are rated.

`unrated` is why its table was not to be rated, empty where it was. `sitters` and `origins` are lists of a seat and a
guest, or a mark of an address. `verdict` is null until it is settled, then empty where the game was rated, else why it
was not; `changes` has then by seat what became of a rating.
"""
RESULTS_VERDICT = Index("results_verdict", RESULTS.c.verdict)

ORIGINS = Table(
    "origins",
    META,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("mark", LargeBinary, primary_key=True),
    sqlite_with_rowid=False,
)
"""From which addresses a seat is played, as marks that only this server can make; gone once the game is settled."""

PLAYERS = Table(
    "players",
    META,
    Column("guest", String, primary_key=True),
    Column("id", String, nullable=False, unique=True),
    Column("name", String, nullable=False),
    sqlite_with_rowid=False,
)
"""`id` is what others know a guest by, and `name` the one last played by."""

PLAYED = Table(
    "played",
    META,
    Column("guest", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""Which results are whose."""

RATINGS = Table(
    "ratings",
    META,
    Column("guest", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("wins", Float, nullable=False),
    Column("expected", Float, nullable=False),
    Column("others", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""`wins` and `expected` are of the `rated` games, `others` how many more were finished."""

_HERE = bindparam("table", type_=String)
_NOTE = Prepared(
    insert_once(ORIGINS).from_select(
        ORIGINS.c.keys(),
        select(_HERE, bindparam("place", type_=Integer), bindparam("origin", type_=LargeBinary)).where(
            select(func.count()).select_from(ORIGINS).where(ORIGINS.c.table_id == _HERE).scalar_subquery()
            < literal(MOST_ORIGINS, Integer)
        ),
    )
)


def noting(id: str, seat: int, mark: bytes) -> Plain:
    """Return the statement that keeps from where a seat is played; a table has so many marks and no more."""
    return _NOTE(table=id, place=seat, origin=mark)


def finishing(id: str, ended: float, outcome: dict[str, Any], stood_in: list[int | None]) -> Insert:
    """Return the statement that keeps what came of a game; it goes with the last action, and does nothing twice."""
    hints = select(func.count()).where(ACTIONS.c.table_id == id, ACTIONS.c.kind == "hint")
    row = {
        "table_id": id,
        "game": select(TABLES.c.game).where(TABLES.c.id == id).scalar_subquery(),
        "ended": ended,
        "unrated": select(TABLES.c.unrated).where(TABLES.c.id == id).scalar_subquery(),
        "places": outcome["places"],
        "scores": outcome["scores"],
        "stood_in": stood_in,
        "sitters": _pairs(SITTERS.c.seat, SITTERS.c.guest, id),
        "origins": _pairs(ORIGINS.c.seat, func.hexadecimal(ORIGINS.c.mark), id),
        "hints": hints.scalar_subquery(),
        "changes": [],
    }
    return insert_once(RESULTS).values(row)


def _pairs(seat: Column[int], other: Any, id: str) -> ScalarSelect[Any]:
    """Return who, or what, was at each seat of a table, as a list in JSON."""
    return select(func.pairs(seat, other)).where(seat.table.c.table_id == id).scalar_subquery()
