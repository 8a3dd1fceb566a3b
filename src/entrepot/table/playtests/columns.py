"""What is stored of games that are played to try cards: who wants to know what players think, and what they say."""

from typing import Final

from sqlalchemy import Boolean, Column, Delete, Float, Index, Integer, String, Table, select

from entrepot.table.columns import META

PLAYTESTS: Final = Table(
    "playtests",
    META,
    Column("table_id", String, primary_key=True),
    Column("guest", String, nullable=False),
    sqlite_with_rowid=False,
)
"""Tables that ask their players three questions at the end; `guest` has opened it so, and reads what comes of it."""
PLAYTESTS_GUEST: Final = Index("playtests_guest", PLAYTESTS.c.guest)

ANSWERS: Final = Table(
    "answers",
    META,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String, nullable=False),
    Column("at", Float, nullable=False),
    Column("fun", Integer),
    Column("length", String),
    Column("unclear", String, nullable=False),
    Column("is_named", Boolean, nullable=False),
    sqlite_with_rowid=False,
)
"""What a seat has answered, once: all is null or empty where it wanted to say nothing. `guest` is whose answer it is.

`is_named`: their name may stand in the record of the game.
"""
ANSWERS_GUEST: Final = Index("answers_guest", ANSWERS.c.guest)


def unread(guest: str) -> Delete:
    """Return the statement that removes the answers which nobody will read once a guest is forgotten."""
    asked = select(PLAYTESTS.c.table_id).where(PLAYTESTS.c.guest == guest)
    return ANSWERS.delete().where(ANSWERS.c.table_id.in_(asked))
