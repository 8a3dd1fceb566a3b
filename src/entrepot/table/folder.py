"""The data folder: it belongs to one server at a time, and remembers whether tables were in it."""

import contextlib
import os
import shutil
import sqlite3
import sys
import time
from pathlib import Path
from typing import Final

from entrepot.table.trouble import DAMAGED, BadDatabase, Moved, trouble_of

if sys.platform != "win32":
    import fcntl

DATABASE: Final = "entrepot.db"
MOST_CHECKED_BYTES: Final = 256 << 20
"""A larger database is not read through at the start, which would take seconds."""
_SUFFIXES: Final = ("", "-wal", "-shm")


class Lost(BadDatabase):
    """What the folder held cannot be had any more."""


class Folder:
    """A folder and its files. `take` it before anything is read, and `let_go` of it at the end."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.database = path / DATABASE
        self._marker = path / "held-tables"
        self._lock = -1
        self._opened: tuple[int, int] | None = None

    def free_bytes(self) -> int:
        """Return how much room the disk still has for this server."""
        return shutil.disk_usage(self.path).free

    def take(self) -> None:
        """Make the folder where it is missing, and keep others out; BadDatabase where somebody else has it.

        The system takes the lock from a process that ends, however it ends.
        """
        try:
            self.path.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._lock = os.open(self.path / "entrepot.lock", os.O_CREAT | os.O_RDWR, 0o600)
            if sys.platform != "win32":
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            owner = os.read(self._lock, 20).decode(errors="replace").strip() or "unknown"
            self.let_go()
            raise BadDatabase(
                f"{self.path} is in use by another entrepot (process {owner}): stop that one, or choose another --data"
            ) from error
        except OSError as error:
            self.let_go()
            raise BadDatabase(
                f"{error.filename or self.path} cannot be used ({error.strerror}): check whose it is, "
                "or choose another --data"
            ) from error
        with contextlib.suppress(OSError):  # on a full disk nobody learns our number, and that is all
            os.ftruncate(self._lock, 0)
            os.write(self._lock, f"{os.getpid()}\n".encode())

    def let_go(self) -> None:
        """Let others in."""
        if self._lock >= 0:
            self._hand_over()
            os.close(self._lock)
        self._lock = -1

    def _hand_over(self) -> None:
        """Give what root has written here to the folder's owner: as that user the server runs."""
        if sys.platform == "win32" or os.geteuid() != 0:
            return
        owner = self.path.stat()
        for file in self.path.iterdir():
            os.chown(file, owner.st_uid, owner.st_gid, follow_symlinks=False)

    # ------------------------------------------------------------------ the database's file

    def prepare(self, may_begin_anew: bool) -> None:
        """See that a sound database can be opened here, or that there was none yet; BadDatabase otherwise.

        Where it `may_begin_anew`, what is damaged or empty is set aside under another name instead.
        """
        try:
            self._check()
        except Lost:
            if not may_begin_anew:
                raise
            self._set_aside()
            self.remember(False)
        os.close(os.open(self.database, os.O_CREAT | os.O_RDWR, 0o600))

    def _check(self) -> None:
        state = "gone" if not self.database.exists() else "empty" if not self.database.stat().st_size else ""
        if not state and self._holds_tables():
            self.remember(True)
        elif self._marker.exists():
            raise Lost(
                f"{self.path} held tables, and its {self.database.name} is {state or 'without any'}: put a copy back, "
                "or start once with --new-database"
            )

    def _holds_tables(self) -> bool:
        """Say whether there is any table; BadDatabase where that cannot be read, Lost where it never can be."""
        try:
            with contextlib.closing(sqlite3.connect(self.database)) as connection:
                return _holds_tables(connection, self.database.stat().st_size <= MOST_CHECKED_BYTES)
        except sqlite3.Error as error:
            trouble = trouble_of(error)
            if trouble not in (None, DAMAGED):
                raise BadDatabase(f"{self.database}: {trouble}") from error
            raise Lost(
                f"{self.database} cannot be read ({' '.join(str(error).split())}): put a copy back, "
                "or start once with --new-database, which keeps it under another name"
            ) from error

    def may_hold_tables(self) -> bool:
        """Say whether tables are in the folder, or were and nobody can tell what became of them."""
        try:
            return self._marker.exists() or (self.database.exists() and self._holds_tables())
        except BadDatabase:
            return True

    def replace_by(self, other: Path) -> None:
        """Put the database of another folder in place of this one's, which is kept under another name.

        A kill in between leaves a folder whose database is gone: no server takes it for new.
        """
        self.remember(True)
        self._set_aside()
        os.replace(other / DATABASE, self.database)
        self._flush()

    def _set_aside(self) -> None:
        stamp = time.strftime("%Y%m%dT%H%M%S")
        for suffix in _SUFFIXES:
            with contextlib.suppress(FileNotFoundError):
                os.rename(f"{self.database}{suffix}", f"{self.database}.{stamp}{suffix}")

    def opened(self) -> None:
        """Note which file is the database from now on."""
        found = self.database.stat()
        self._opened = (found.st_dev, found.st_ino)

    def check_still_there(self) -> None:
        """Do nothing where the database's file is the one that was opened; Moved otherwise.

        Else all would go on, into a file that nobody finds again.
        """
        try:
            found = self.database.stat()
        except FileNotFoundError as error:
            raise Moved from error
        if self._opened != (found.st_dev, found.st_ino) or not found.st_size:
            raise Moved

    # ------------------------------------------------------------------ whether tables were in it

    def remember(self, holds_tables: bool) -> None:
        """Remember whether there are tables: an empty database where some were is no new one.

        Call it after the first is stored, and before the last is removed: then no kill leaves a wrong mark.
        """
        if holds_tables:
            with contextlib.suppress(OSError):  # the mark is made at the next chance
                self._marker.touch(0o600)
        else:
            self._marker.unlink(missing_ok=True)
            self._flush()

    def _flush(self) -> None:
        if sys.platform == "win32":  # has no such thing
            return
        descriptor = os.open(self.path, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _holds_tables(connection: sqlite3.Connection, is_checked: bool) -> bool:
    if is_checked:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise sqlite3.DatabaseError(found)
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'tables'").fetchone() is None:
        return False
    return connection.execute("SELECT 1 FROM tables LIMIT 1").fetchone() is not None
