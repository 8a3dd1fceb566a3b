"""The tables of the database by which several processes serve it: which there are, and which of them has what."""

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Identity, Integer, String, Table

from entrepot.table.columns import META

PROCESSES: Final = Table(
    "processes",
    META,
    Column("number", Integer, Identity(), primary_key=True),
    Column("address", String, nullable=False),
    Column("key", String, nullable=False),
    Column("beat", BigInteger, nullable=False),
    Column("lends", String, nullable=False, server_default=""),
)
"""Those that serve this database or think for it: each is alive while its `beat` grows. No number is given twice.

`address` is where the others reach it, `key` tells that all have the same secrets. A process without a row can store
nothing any more. `lends` is the version of a worker, which lends its processes to servers of that version; '' for a
server.
"""

HOLDERS: Final = Table(
    "holders",
    META,
    Column("place", String, primary_key=True),
    Column("process", ForeignKey(PROCESSES.c.number, ondelete="CASCADE"), nullable=False, index=True),
)
"""Which process has a table in its memory, by the table's id; '' is what is done once for all of them.

Whoever removes a process removes with it all that it had.
"""
LEADING: Final = ""
