"""`entrepot admin`: a look into a server's folder, and orders to the server that has it."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from entrepot.cli.common import AsJson, console, counted, print_json
from entrepot.cli.progress import progress
from entrepot.cli.serve import Data, DatabaseUrl

if TYPE_CHECKING:
    from entrepot.table.operating.looking import Looking

app = typer.Typer(
    help="See what is in a server's folder, and tell the server what to do, while it runs.",
    no_args_is_help=False,
    rich_markup_mode=None,
)

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="A table, as 'entrepot admin tables' lists it.")]
Who = Annotated[
    str, typer.Argument(metavar="WHO", help="A guest, as 'entrepot admin players' lists them, or an address.")
]
GuestId = Annotated[str, typer.Argument(metavar="GUEST", help="A guest, as 'entrepot admin players' lists them.")]
Reason = Annotated[str, typer.Option("--reason", metavar="TEXT", help="What those whom it concerns will read.")]
Most = Annotated[int, typer.Option("--most", min=1, max=10_000, help="How many at most.")]
MOST_DAYS = 36_500.0


@app.command()
def tables(
    table: Annotated[str | None, typer.Argument(metavar="[TABLE]", help="The seats of one table instead.")] = None,
    status: Annotated[str, typer.Option("--status", help="playing, frozen, over, void or agreed; else all.")] = "",
    most: Most = 50,
    data: Data = None,
    database: DatabaseUrl = "",
    as_json: AsJson = False,
) -> None:
    """List the newest tables, or who sits at one.

    Example: entrepot admin tables --status playing --data /srv/entrepot
    """
    found = looking(data, database)
    show(found.tables(status, most) if table is None else found.seats(table), as_json)


@app.command()
def players(
    name: Annotated[str, typer.Option("--name", help="Only those with this in their name.")] = "",
    most: Most = 50,
    data: Data = None,
    database: DatabaseUrl = "",
    as_json: AsJson = False,
) -> None:
    """List the guests who were seen last.

    Example: entrepot admin players --name ann
    """
    show(looking(data, database).players(name, most), as_json)


@app.command()
def bans(data: Data = None, database: DatabaseUrl = "", as_json: AsJson = False) -> None:
    """List who may not come in.

    Example: entrepot admin bans
    """
    show(looking(data, database).bans(), as_json)


@app.command()
def sizes(data: Data = None, database: DatabaseUrl = "", as_json: AsJson = False) -> None:
    """Say how large the database is, and how many rows of each kind it has.

    Example: entrepot admin sizes --data /srv/entrepot
    """
    found = looking(data, database).sizes()
    if as_json:
        print_json(found)
    else:
        show([{"what": name, "count": f"{count:,}"} for name, count in found.items()], as_json=False)


@app.command()
def end(table: TableId, reason: Reason, data: Data = None, database: DatabaseUrl = "") -> None:
    """End a game for good; nobody has won it.

    Example: entrepot admin end 3f2a9c --reason "Two of you asked for it."
    """
    give(looking(data, database), "end", table=table, reason=reason)


@app.command()
def hold(table: TableId, reason: Reason, data: Data = None, database: DatabaseUrl = "") -> None:
    """Let a game rest until it is released; all can read it, nobody can act.

    Example: entrepot admin hold 3f2a9c --reason "We look into what was said here."
    """
    give(looking(data, database), "hold", table=table, reason=reason)


@app.command()
def release(table: TableId, data: Data = None, database: DatabaseUrl = "") -> None:
    """Let a game go on that rests.

    Example: entrepot admin release 3f2a9c
    """
    give(looking(data, database), "release", table=table)


@app.command()
def ban(
    who: Who,
    reason: Reason,
    days: Annotated[float | None, typer.Option("--days", help="For so long; else for good.")] = None,
    data: Data = None,
    database: DatabaseUrl = "",
) -> None:
    """Let a guest, or an address, in no more. Bots play on for a guest; whoever changes browsers is another guest.

    Example: entrepot admin ban 203.0.113.7 --days 7 --reason "No insults here."
    """
    if days is not None and not 0.0 < days <= MOST_DAYS:  # neither is a number that is none
        raise typer.BadParameter(f"--days is more than 0 and at most {MOST_DAYS:,.0f}; leave it out for good")
    give(looking(data, database), "ban", who=who, days=days, reason=reason)


@app.command()
def unban(who: Who, data: Data = None, database: DatabaseUrl = "") -> None:
    """Let somebody in again.

    Example: entrepot admin unban 203.0.113.7
    """
    give(looking(data, database), "unban", who=who)


@app.command()
def forget(guest: GuestId, data: Data = None, database: DatabaseUrl = "") -> None:
    """Forget a guest who has asked for it by letter: name and address go at every table, the games stay.

    Example: entrepot admin forget 0b1c2d
    """
    give(looking(data, database), "forget", who=guest)


@app.command()
def export(
    to: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where to: a new folder.")],
    guest: Annotated[str, typer.Option("--guest", help="Only games of this guest.")] = "",
    data: Data = None,
    database: DatabaseUrl = "",
) -> None:
    """Write the records of finished games as files that 'entrepot replay' checks.

    Example: entrepot admin export records --data /srv/entrepot
    """
    from entrepot.table.operating.exporting import export as export_records

    with progress("writing records") as bar:
        count, left_out = asyncio.run(export_records(folder_of(data), to, guest, bar.reach, database))
    typer.echo(f"Wrote {counted(count, 'record')} to {to}.")
    for id, why in left_out.items():
        typer.echo(f"Left out: {id}: {why}")


@app.command("new-session-key")
def new_session_key(data: Data = None, database: DatabaseUrl = "") -> None:
    """Make a new session key: everybody is a new guest, and keeps the seats whose keys their browser has.

    No server may run meanwhile. Do it where the key, or a copy of the folder, may have got into wrong hands.

    Example: entrepot admin new-session-key --data /srv/entrepot
    """
    from entrepot.table.operating.rotating import rotate

    moved = asyncio.run(rotate(folder_of(data), database))
    typer.echo(f"The key is new. The pages of {counted(moved, 'player')} have new addresses.")


def folder_of(data: Path | None) -> Path:
    """Return the folder that is meant."""
    from entrepot.table.config import default_data_folder

    return data or default_data_folder()


def looking(data: Path | None, database: str) -> "Looking":
    """Return a look into what is meant."""
    from entrepot.table.operating.looking import Looking

    return Looking(folder_of(data), database)


def give(there: "Looking", verb: str, **words: Any) -> None:
    """Tell the server something, and say whether it is done; BadDatabase where it is about a table that is not."""
    if "table" in words:
        there.seats(words["table"])
    is_done = there.order(verb, **words)
    typer.echo("Done." if is_done else "No server answers: the next one that has these tables does it when it starts.")


def show(lines: list[dict[str, Any]], as_json: bool) -> None:
    """Print lines of the database as a table."""
    if as_json:
        print_json(lines)
        return
    if not lines:
        typer.echo("There are none.")
        return
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False)
    for column in lines[0]:
        table.add_column(column, justify="right" if isinstance(lines[0][column], int) else "left", overflow="fold")
    for line in lines:
        table.add_row(*(Text("" if value is None else str(value)) for value in line.values()))
    console().print(table)
