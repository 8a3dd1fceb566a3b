"""`entrepot bot`: one of the bots, or a program of yours, at a seat of some server, over the open protocol."""

from typing import Annotated

import typer

from entrepot.cli.errors import MISUSED


def run(
    url: Annotated[str, typer.Argument(metavar="URL", help="The table's address, as the browser shows it.")],
    key: Annotated[
        str | None, typer.Option("--key", help="The seat's key, where the address does not hold it.")
    ] = None,
    bot: Annotated[
        str | None, typer.Option("--bot", help="Which bot; else the strongest that plays by what a seat is shown.")
    ] = None,
    command: Annotated[
        str | None, typer.Option("--command", help="A program that plays in the bot's place, by lines of JSON.")
    ] = None,
    patience: Annotated[
        float, typer.Option("--patience", min=0.05, help="Seconds that the program may take for an answer.")
    ] = 10.0,
    language: Annotated[str, typer.Option("--lang", metavar="en|nl", help="What the program reads.")] = "en",
    name: Annotated[str | None, typer.Option("--name", help="What the others call it.")] = None,
    seed: Annotated[str, typer.Option("--seed", help="The bot's own source of chance.")] = "0",
) -> None:
    """Sit down at a table with a seat's link and play to the end.

    Example: entrepot bot 'http://127.0.0.1:3687/table/4c1f#key=...'

    Example: entrepot bot 'http://127.0.0.1:3687/table/4c1f#key=...' --command 'python my_bot.py'
    """
    import asyncio

    from entrepot.table.mind import OutsideMind
    from entrepot.table.outside_bot import Link, play, play_program
    from entrepot.table.outside_program import Program
    from entrepot.words import LANGUAGES

    def tell(line: str) -> None:
        typer.echo(line, err=True)

    if language not in LANGUAGES:
        typer.echo(f"there are no words in {language!r}; there are {', '.join(LANGUAGES)}", err=True)
        raise typer.Exit(MISUSED)
    link = Link.parse(url, key)
    if command is None:
        outcome = asyncio.run(play(link, bot, name, seed, tell))
    else:
        mind = OutsideMind(Program(command, patience), language, seed, tell)
        outcome = asyncio.run(play_program(link, name or "bot", mind, tell))
    typer.echo(f"the game is over: {outcome}")
