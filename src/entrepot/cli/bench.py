"""`entrepot bench`: how fast the games are on this machine."""

from typing import Annotated, Any

import typer

from entrepot.cli.common import AsJson, console, open_game, print_json
from entrepot.cli.progress import progress

Games = Annotated[list[str] | None, typer.Argument(metavar="[GAME]..", help="The games; without any, all of them.")]
Seconds = Annotated[
    float, typer.Option("--seconds", min=0.01, max=3600, help="How long each of the five playout measurements takes.")
]


def run(games: Games = None, seconds: Seconds = 2.0, as_json: AsJson = False) -> None:
    """Measure random play, copies, views and resampled positions: one core, the median of five repeats.

    A choice is a decision with at least two legal actions. Positions are taken from all stages of games.

    Example: entrepot bench tradejack --seconds 1
    """
    from entrepot.arena import bench

    loaded = [open_game(name) for name in games] if games else every_game()
    rows = [(game, seats) for game in loaded for seats in bench.seat_counts(game)]
    with progress("measuring", bench.REPEATS * len(rows)) as bar:
        figures = [bench.bench(game, seats, seconds, bar.advance) for game, seats in rows]
    if as_json:
        print_json(figures)
    else:
        show(figures)


def every_game() -> list[Any]:
    """Return all games but those that only test the platform."""
    import entrepot

    return [game for game in map(open_game, entrepot.game_names()) if not game.is_test]


def show(figures: list[dict[str, Any]]) -> None:
    """Print the figures as a table, a column for each game and number of seats."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for row in figures:
        table.add_column(f"{row['game']}, {row['seats']} seats", justify="right")
    names = list(dict.fromkeys(name for row in figures for name in row if name not in ("game", "seats")))
    for name in names:
        table.add_row(name.replace("_", " "), *(cell(row.get(name, "")) for row in figures))
    console().print(table)


def cell(value: Any) -> str:
    """Return a figure as the table shows it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:,}" if isinstance(value, int | float) else str(value)
