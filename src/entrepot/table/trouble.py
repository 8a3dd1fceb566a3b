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


class TakenOver(Exception):
    """Other processes have taken over what this one had: it may store nothing any more."""


MOVED: Final = Trouble(
    "the database's file was removed, emptied or replaced while the server runs",
    "stop the server, put the file back with those beside it, and start again",
)
_TAKEN_OVER: Final = Trouble(
    "other processes have taken over what this one had, as it was silent for too long", "start it again"
)
DAMAGED: Final = Trouble("the database is damaged", "stop the server, keep the file, and put back a copy")
_LOCKED: Final = Trouble("another program keeps the database locked", "end that program")
_READ_ONLY: Final = Trouble("the database cannot be written", "check whose it is, and whether its disk is read-only")
FULL: Final = Trouble("the disk is full", "make room on it; nothing else need be done")
_NO_MEMORY: Final = Trouble("there is no memory left", "give the server more, or end other programs")
_AWAY: Final = Trouble(
    "the database server does not answer", "see that it runs and can be reached; nothing else need be done"
)
_KINDS: Final = {
    "FULL": FULL,
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
    "NOMEM": _NO_MEMORY,
}
"""By the first word of SQLite's own names of errors, SQLITE_IOERR_WRITE and the like."""
_STATES: Final = {
    "25006": Trouble("the database only reads", "name the server that writes: this one follows another"),
    "42501": Trouble("the database's user may not do this", "make the user its owner: ALTER DATABASE ... OWNER TO"),
    "53100": FULL,
    "53200": _NO_MEMORY,
    "53300": Trouble("the database has no connection left", "allow more of them, or let fewer programs use it"),
    "55P03": _LOCKED,
    "58": Trouble("the database server cannot read or write its files", "look into its log, and at its disk"),
    "XX001": DAMAGED,
    "XX002": DAMAGED,
}
"""By PostgreSQL's codes of errors, or how they begin."""


def trouble_of(error: BaseException) -> Trouble | None:
    """Return what is wrong with the database; None where the statement itself was at fault."""
    if isinstance(error, Moved):
        return MOVED
    if isinstance(error, TakenOver):
        return _TAKEN_OVER
    cause = _said_by_driver(error)
    if cause is None or isinstance(cause, sqlite3.Error):
        name = getattr(cause, "sqlite_errorname", "").removeprefix("SQLITE_")
        return _KINDS.get(name.partition("_")[0])
    if is_unreachable(cause):
        return _unreachable(cause)
    state = str(getattr(cause, "sqlstate", ""))
    return next((trouble for known, trouble in _STATES.items() if state.startswith(known)), None)


def told(error: BaseException) -> str:
    """Return what is wrong in one line: with the database, or else with a statement, as its driver says it."""
    return str(trouble_of(error) or " ".join(str(getattr(error, "orig", None) or error).split()))


def is_unreachable(error: BaseException) -> bool:
    """Say whether the database's server is away, or lets nobody in: for good, or since it only starts."""
    cause = _said_by_driver(error)
    if cause is None or isinstance(cause, sqlite3.Error):
        return False
    state = getattr(cause, "sqlstate", None)
    if state is None:  # no server has said anything in its codes
        return type(cause).__name__ in ("OperationalError", "InterfaceError", "ConnectionTimeout")
    return str(state).startswith(("08", "57P"))


def _said_by_driver(error: BaseException) -> BaseException | None:
    cause: BaseException | None = error
    while cause is not None and not isinstance(cause, sqlite3.Error) and not hasattr(cause, "sqlstate"):
        cause = cause.__cause__ or getattr(cause, "orig", None)
    return cause


def _unreachable(error: BaseException) -> Trouble:
    _, is_refused, why = str(error).partition("FATAL:")
    if not is_refused:
        return _AWAY
    cause = f"the database server lets nobody in ({why.strip().splitlines()[0]})"
    return Trouble(cause, "look whether it runs, and at the address, the user and the password")
