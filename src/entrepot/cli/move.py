"""`entrepot move`: everything that a server keeps, from a folder into PostgreSQL or back."""

from typing import Annotated

import typer

from entrepot.cli.common import AsJson, counted, print_json
from entrepot.cli.progress import progress

Place = "A server's folder, or postgresql://user:password@host/name."
Source = Annotated[str, typer.Option("--from", metavar="PLACE", help=Place)]
Target = Annotated[str, typer.Option("--to", metavar="PLACE", help=f"An empty one. {Place}")]


def run(source: Source, target: Target, as_json: AsJson = False) -> None:
    """Carry all tables, people and results to another database, and compare every row; no server may run meanwhile.

    Keys stay in the folder that --data names: go on with the same one.

    Example: entrepot move --from /srv/entrepot --to postgresql://entrepot@/entrepot
    """
    import msgspec

    from entrepot.table.operating.moving import move

    with progress("moving rows") as bar:
        moved = move(source, target, bar.reach)
    if as_json:
        print_json(msgspec.to_builtins(moved))
        return
    tables, entries, rows = moved["tables"].rows, moved["actions"].rows, sum(kind.rows for kind in moved.values())
    typer.echo(
        f"Moved {counted(tables, 'table')} with {counted(entries, 'log entry', 'log entries')}, and all else: "
        f"{counted(rows, 'row')}, each the same as it was."
    )
