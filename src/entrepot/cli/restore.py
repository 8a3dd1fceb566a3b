"""`entrepot restore`: put a copy of a server's folder back."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from entrepot.cli.backup import counting, tell
from entrepot.cli.common import AsJson
from entrepot.cli.serve import Data, DatabaseUrl

Copy = Annotated[Path, typer.Argument(metavar="FOLDER", help="A copy that 'entrepot backup' has made.")]
Replace = Annotated[
    bool, typer.Option("--replace", help="Though the folder holds tables; its database is kept under another name.")
]


def run(
    copy: Copy, data: Data = None, database: DatabaseUrl = "", replace: Replace = False, as_json: AsJson = False
) -> None:
    """Put a copy of a server's folder back, once every table of it was played again; no server may run meanwhile.

    Example: entrepot restore /backup/2026-12-01 --data /srv/entrepot
    """
    from entrepot.table.config import default_data_folder
    from entrepot.table.operating.copies import check_is_file, restore

    check_is_file(database)
    folder = data or default_data_folder()
    with counting() as step:
        checked = asyncio.run(restore(copy, folder, replace, step))
    tell(checked, f"Put back into {folder}", as_json)
