"""`entrepot games`: which games there are, and how each can be played."""

from typing import Annotated, Any

import typer

from entrepot.cli.common import AsJson, console, open_game, print_json


def run(
    every: Annotated[bool, typer.Option("--all", help="Also the games that only test the platform.")] = False,
    as_json: AsJson = False,
) -> None:
    """List the games with their seats, options and bots.

    Example: entrepot games --json
    """
    import entrepot

    found = [open_game(name) for name in entrepot.game_names()]
    listed = [describe(game) for game in found if every or not game.is_test]
    if as_json:
        print_json(listed)
    else:
        for game in listed:
            show(game)


def describe(game: Any) -> dict[str, Any]:
    """Return what `games --json` tells of a game; of each option the first choice is the default."""
    clauses = {ruling.option: ruling.id for ruling in game.ledger.rulings.values() if ruling.option}
    from entrepot.bots.find import bot_names

    return {
        "game": game.id,
        "title": game.title,
        "version": game.version,
        "seats": [game.fewest, game.most],
        "options": [
            {"name": name, "choices": choices, "default": choices[0], "ruling": clauses[name]}
            for name, choices in game.ledger.options.items()
        ],
        "bots": bot_names(game),
    }


def show(game: dict[str, Any]) -> None:
    """Print one game as a small table."""
    from rich.table import Table
    from rich.text import Text

    lowest, highest = game["seats"]
    title = game["title"].get("en", game["game"])
    table = Table(title=f"{title} ({game['game']}), version {game['version']}", title_justify="left", box=None)
    table.add_column("what", style="bold")
    table.add_column("choices")
    table.show_header = False
    table.add_row("seats", f"{lowest} to {highest}")
    table.add_row("bots", ", ".join(game["bots"]))
    for option in game["options"]:
        others = [choice for choice in option["choices"] if choice != option["default"]]
        words = Text.assemble((option["default"], "bold"), " (default)", *(f", {choice}" for choice in others))
        table.add_row(f"{option['name']}", words + Text(f"  {option['ruling']}", "dim"))
    console().print(table)
    console().print()
