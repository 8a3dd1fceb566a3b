"""The table of the database about reviews."""

from typing import Final

from sqlalchemy import JSON, Column, Float, Index, Integer, LargeBinary, String, Table

from entrepot.table.columns import META

REVIEWS: Final = Table(
    "reviews",
    META,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String, nullable=False),
    Column("asked", Float, nullable=False),
    Column("state", String, nullable=False),
    Column("playouts", Integer, nullable=False, server_default="0"),
    Column("moves", JSON),
    Column("told", LargeBinary),
    sqlite_with_rowid=False,
)
"""`guest` has asked for it. `state` is 'asked' until it is 'done' or has 'failed'; what was asked goes on at a start.

`playouts` is how often each choice was played on. `told` is the review as it goes over the wire. `moves` are the moves
of the record before which the seat had a choice: no seat is told them, since they count what others did in secret.
"""
REVIEWS_STATE: Final = Index("reviews_state", REVIEWS.c.state, REVIEWS.c.asked)
REVIEWS_GUEST: Final = Index("reviews_guest", REVIEWS.c.guest)
