"""`entrepot bot`: one of the bots at a seat of some server, over the open protocol like any outside program."""

from typing import Annotated

import typer


def run(
    url: Annotated[str, typer.Argument(metavar="URL", help="The table's address, as the browser shows it.")],
    key: Annotated[
        str | None, typer.Option("--key", help="The seat's key, where the address does not hold it.")
    ] = None,
    bot: Annotated[str, typer.Option("--bot", help="Which bot, as 'entrepot games' lists them.")] = "greedy",
    name: Annotated[str | None, typer.Option("--name", help="What the others call it.")] = None,
    seed: Annotated[str, typer.Option("--seed", help="The bot's own source of chance.")] = "0",
) -> None:
    """Sit down at a table with a seat's link and play to the end.

    Example: entrepot bot 'http://127.0.0.1:3687/table/4c1f#key=...' --bot greedy
    """
    import asyncio

    from entrepot.table.outside_bot import Link, play

    link = Link.parse(url, key)
    outcome = asyncio.run(play(link, bot, name or bot, seed))
    typer.echo(f"the game is over: {outcome}")
