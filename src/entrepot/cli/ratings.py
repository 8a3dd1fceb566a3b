"""`entrepot ratings`: work the ratings of players out anew, from the results that a server has kept."""

import asyncio
from pathlib import Path

import typer

from entrepot.cli.common import AsJson, console, counted, print_json
from entrepot.cli.serve import Data, DatabaseUrl


def run(data: Data = None, database: DatabaseUrl = "", as_json: AsJson = False) -> None:
    """Work all ratings out anew from the results of finished games, and print them; no server may run meanwhile.

    Example: entrepot ratings --data /srv/entrepot
    """
    from entrepot.table.config import default_data_folder

    count, rows = asyncio.run(recomputed(data or default_data_folder(), database))
    if as_json:
        print_json([{"name": name, **row} for name, row in rows])
        return
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for column in ("player", "game", "rating", "sigma", "rated games", "wins", "expected", "other games"):
        table.add_column(column, justify="left" if column in ("player", "game") else "right")
    for name, row in rows:
        figures = [f"{row[key]:.1f}" for key in ("mu", "sigma")]
        wins = [f"{row[key]:.1f}" for key in ("wins", "expected")]
        table.add_row(name, str(row["game"]), *figures, str(row["rated"]), *wins, str(row["others"]))
    console().print(table)
    typer.echo(f"Worked out from {counted(count, 'finished game')}.")


async def recomputed(folder: Path, url: str = "") -> tuple[int, list[tuple[str, dict[str, object]]]]:
    """Work the ratings of a server out anew; return of how many results, and each rating with its name."""
    from entrepot.table.security import Signer
    from entrepot.table.settling_results import Settler
    from entrepot.table.storage import Storage

    storage = await Storage.open(folder, url=url)
    try:
        settler = Settler(storage, Signer.of(folder), may_share_address=False)
        return await settler.recompute(), await settler.store.everybody()
    finally:
        await storage.close()
