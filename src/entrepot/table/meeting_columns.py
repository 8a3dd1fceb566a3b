"""The tables of the database about meetings, and what people report of each other."""

from typing import Final

from sqlalchemy import JSON, Column, Float, Index, Integer, String, Table

from entrepot.table.columns import META

MEETINGS = Table(
    "meetings",
    META,
    Column("id", String, primary_key=True),
    Column("status", String, nullable=False),
    Column("changed", Float, nullable=False),
    Column("data", JSON, nullable=False),
    sqlite_with_rowid=False,
)
"""Tables that are open to anybody, before they begin: `status` is open, begun or closed, `data` all of it."""
MEETINGS_STATUS = Index("meetings_status", MEETINGS.c.status, MEETINGS.c.changed)

MOST_REPORTS: Final = 10_000
REPORTS = Table(
    "reports",
    META,
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("table_id", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("by", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("text", String, nullable=False),
    Column("lines", JSON, nullable=False),
)
"""What somebody in seat `by` says of another, with the last `lines` of that one; the newest push the oldest out."""
REPORTS_ONCE = Index("reports_once", REPORTS.c.table_id, REPORTS.c.seat, REPORTS.c.by, unique=True)
