"""Databases as older programs have left them."""

from __future__ import annotations

import sqlite3


def forget_version_ten(older: sqlite3.Connection) -> None:
    """Take from a database what programs did not know before its versions 10 and 11, and before Alembic's steps."""
    older.execute("drop table alembic_version")
    older.execute("drop index reviews_guest")
    for table in ("holders", "processes", "playtests", "answers"):
        older.execute(f"drop table {table}")
    older.execute("drop index tables_lesson")
    for column in ("lesson", "takebacks", "unrated"):
        older.execute(f"alter table tables drop column {column}")
    older.execute("drop table orders")


def forget_affairs(older: sqlite3.Connection) -> None:
    """Take from a database what programs did not know before its version 9."""
    forget_version_ten(older)
    for table, columns in {"tables": ("clock", "stand_in", "rematch"), "seats": ("zone", "seen")}.items():
        for column in columns:
            older.execute(f"alter table {table} drop column {column}")
    older.execute("drop table runs")
