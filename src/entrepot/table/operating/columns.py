"""The tables of the database for whoever runs a server: what a command line asks of it, and who may not come in."""

from typing import Final

from sqlalchemy import JSON, Column, Float, Integer, String, Table

from entrepot.table.columns import META

COMMANDS: Final = Table(
    "commands",
    META,
    Column("number", Integer, primary_key=True),
    Column("verb", String, nullable=False),
    Column("words", JSON, nullable=False),
    Column("asked", Float, nullable=False),
    Column("done", Float),
    Column("fault", String, nullable=False, server_default=""),
)
"""What `entrepot admin` asks of the server that has the folder; `done` is null until that has done it, or told the
`fault` that keeps it from that. They are carried out in their order, by the next server where none runs.
"""

BANS: Final = Table(
    "bans",
    META,
    Column("who", String, primary_key=True),
    Column("at", Float, nullable=False),
    Column("until", Float),
    Column("reason", String, nullable=False),
    sqlite_with_rowid=False,
)
"""Who may not come in: a guest, or an address as calls are counted by; for good where `until` is null."""
