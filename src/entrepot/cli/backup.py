"""`entrepot backup`: a copy of a server's folder, made while it runs."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from entrepot.cli.common import AsJson, counted, print_json
from entrepot.cli.progress import progress
from entrepot.cli.serve import Data, DatabaseUrl

if TYPE_CHECKING:
    from entrepot.table.operating.checking import Checked

To = Annotated[Path, typer.Argument(metavar="FOLDER", help="The copy: a new folder.")]


def run(to: To, data: Data = None, database: DatabaseUrl = "", as_json: AsJson = False) -> None:
    """Copy a server's folder while it runs, and check the copy by playing every table of it again.

    Example: entrepot backup /backup/2026-12-01 --data /srv/entrepot
    """
    from entrepot.table.config import default_data_folder
    from entrepot.table.operating.copies import back_up, check_is_file

    check_is_file(database)
    with counting() as step:
        checked = asyncio.run(back_up(data or default_data_folder(), to, step))
    tell(checked, f"Copied to {to}", as_json)


@contextmanager
def counting() -> Iterator[Callable[["Checked"], None]]:
    """Give what shows how many tables are checked, where that takes a while and somebody watches."""
    with progress("checking tables") as bar:
        yield lambda checked: bar.reach(checked.done, checked.tables)


def tell(checked: "Checked", done: str, as_json: bool) -> None:
    """Say what came of a copy."""
    if as_json:
        print_json({"sound": checked.sound, "actions": checked.actions, "not_checked": checked.not_checked})
        return
    played = f"{counted(checked.sound, 'table')} with {counted(checked.actions, 'action')}"
    typer.echo(f"{done}. Played again and sound: {played}.")
    for id, why in checked.not_checked.items():
        typer.echo(f"Not played again: {id}: {why}")
