"""Databases as older programs have left them."""

from __future__ import annotations

import sqlite3


def forget_affairs(older: sqlite3.Connection) -> None:
    """Take from a database what programs did not know before its version 9."""
    for table, columns in {"tables": ("clock", "stand_in", "rematch"), "seats": ("zone", "seen")}.items():
        for column in columns:
            older.execute(f"alter table {table} drop column {column}")
    older.execute("drop table runs")
