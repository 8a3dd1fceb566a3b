"""A copy of a data folder, made while its server runs, and a folder put back from one; both are checked."""

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from entrepot.table.folder import DATABASE, Folder
from entrepot.table.operating.checking import Checked, check
from entrepot.table.security import write_secret
from entrepot.table.storage import Storage
from entrepot.table.trouble import BadDatabase, trouble_of

KEYS: Final = ("session.key", "push.key")
"""Without them nobody is who they were, and browsers get no more notices."""
Step = Callable[[Checked], None]


def check_is_file(url: str) -> None:
    """Do nothing where tables are in a folder's own file; BadDatabase where they are in PostgreSQL."""
    if url:
        raise BadDatabase("copies of a PostgreSQL database are made by pg_dump, and put back by pg_restore")


async def back_up(folder: Path, to: Path, step: Step) -> Checked:
    """Copy a data folder to a new one, and check every table of the copy; `step` is called behind each.

    The copy is what the database held at one moment, whoever plays on meanwhile; where it is not whole, `to` is not
    made. BadDatabase where there is nothing to copy, `to` is there already, or a table of the copy is broken.
    """
    if to.exists():
        raise BadDatabase(f"{to} is there already: choose another name for the copy")
    if not (folder / DATABASE).exists():
        raise BadDatabase(f"{folder} has no {DATABASE}: --data names the folder of a server")
    with drafted(to) as draft:
        copy_files(folder, draft)
        checked = await checked_folder(draft, step)
        draft.rename(to)
    return checked


async def restore(copy: Path, folder: Path, replace: bool, step: Step) -> Checked:
    """Put a copy into a data folder that no server has, once every table of it is checked.

    What the folder held is kept beside it under another name. BadDatabase where the copy is broken, where a server has
    the folder, or where it holds tables and is not to be replaced.
    """
    if not (copy / DATABASE).exists():
        raise BadDatabase(f"{copy} has no {DATABASE}: it is no copy of a server's folder")
    own = Folder(folder)
    own.take()
    try:
        if own.may_hold_tables() and not replace:
            raise BadDatabase(
                f"{folder} holds tables: choose another folder, or put the copy in their place by --replace"
            )
        with drafted(folder / "restoring") as draft:
            copy_files(copy, draft)
            checked = await checked_folder(draft, step)
            own.replace_by(draft)
            for name in KEYS:
                if (draft / name).exists():
                    write_secret(folder / name, (draft / name).read_bytes())
    finally:
        own.let_go()
    return checked


@contextlib.contextmanager
def drafted(to: Path) -> Iterator[Path]:
    """Give a new folder beside `to`, for its owner alone; it is gone afterwards, unless it has got another name."""
    draft = to.with_name(f"{to.name}.part")
    shutil.rmtree(draft, ignore_errors=True)  # of a copy that was broken off
    try:
        draft.mkdir(parents=True, mode=0o700)
        yield draft
    except OSError as error:
        raise BadDatabase(f"{error.filename or draft} cannot be written ({error.strerror})") from error
    finally:
        shutil.rmtree(draft, ignore_errors=True)


def copy_files(folder: Path, to: Path) -> None:
    """Copy database and keys. SQLite reads the database as it is at one moment, and holds nobody up meanwhile."""
    os.close(os.open(to / DATABASE, os.O_CREAT | os.O_RDWR, 0o600))
    try:
        with (
            contextlib.closing(sqlite3.connect(folder / DATABASE, timeout=30)) as source,
            contextlib.closing(sqlite3.connect(to / DATABASE)) as target,
        ):
            source.backup(target)
    except sqlite3.Error as error:
        raise BadDatabase(f"{folder / DATABASE}: {trouble_of(error) or error}") from error
    for name in KEYS:
        if (folder / name).exists():
            write_secret(to / name, (folder / name).read_bytes())


async def checked_folder(folder: Path, step: Step) -> Checked:
    """Return what came of checking a copy; BadDatabase where a table of it is broken, or all of it is."""
    storage = await Storage.open(folder)
    try:
        async for checked in check(storage):
            step(checked)
    finally:
        await storage.close()
    (folder / "entrepot.lock").unlink(missing_ok=True)
    if checked.broken:
        id, why = next(iter(checked.broken.items()))
        raise BadDatabase(f"broken tables in the copy: {len(checked.broken)}; the first is {id}: {why}")
    return checked
