"""What keeps the database from being written or read, in plain words: what it is, and what to do."""

import sqlite3
from typing import Final

import msgspec

from entrepot.kernel.errors import EntrepotError


class BadDatabase(EntrepotError):
    """The data folder, or the database in it, cannot be used as it is."""

    code = "bad-database"


class Trouble(msgspec.Struct, frozen=True):
    """Something that no statement is to blame for: `cause` and `advice` are each half a sentence."""

    cause: str
    advice: str

    def __str__(self) -> str:
        return f"{self.cause}: {self.advice}"


class Moved(Exception):
    """The file of the database is not the one that was opened."""


MOVED: Final = Trouble(
    "the database's file was removed, emptied or replaced while the server runs",
    "stop the server, put the file back with those beside it, and start again",
)
DAMAGED: Final = Trouble("the database is damaged", "stop the server, keep the file, and put back a copy")
_LOCKED: Final = Trouble("another program keeps the database locked", "end that program")
_READ_ONLY: Final = Trouble("the database cannot be written", "check whose it is, and whether its disk is read-only")
_KINDS: Final = {
    "FULL": Trouble("the disk is full", "make room on it; nothing else need be done"),
    "IOERR": Trouble(
        "the disk refuses to write or read", "look for its errors in the system's log, and for room on it"
    ),
    "READONLY": _READ_ONLY,
    "PERM": _READ_ONLY,
    "CANTOPEN": Trouble(
        "the database cannot be opened", "check the folder's owner and rights, and how many files may be open"
    ),
    "BUSY": _LOCKED,
    "LOCKED": _LOCKED,
    "CORRUPT": DAMAGED,
    "NOTADB": DAMAGED,
    "NOMEM": Trouble("there is no memory left", "give the server more, or end other programs"),
}
"""By the first word of SQLite's own names of errors, SQLITE_IOERR_WRITE and the like."""


def trouble_of(error: BaseException) -> Trouble | None:
    """Return what is wrong with disk or file; None where the statement itself was at fault."""
    if isinstance(error, Moved):
        return MOVED
    cause: BaseException | None = error
    while cause is not None and not isinstance(cause, sqlite3.Error):
        cause = cause.__cause__ or getattr(cause, "orig", None)
    name = getattr(cause, "sqlite_errorname", "").removeprefix("SQLITE_")
    return _KINDS.get(name.partition("_")[0])
