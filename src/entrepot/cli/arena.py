"""`entrepot arena`: games by the thousand between bots, kept as Parquet, and a report of what they tell."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer

from entrepot.cli.arena_progress import long_progress
from entrepot.cli.common import AsJson, Chosen, ContentFile, GameName, open_game, print_json, read_options
from entrepot.cli.sim import Bots, Games, Jobs, Seats, processors

Seed = Annotated[
    str | None, typer.Option("--seed", help="The same seed gives the same games; without it any, or that of DIR.")
]
Out = Annotated[Path, typer.Option("--out", metavar="DIR", help="The folder for all results; it also resumes there.")]
Sample = Annotated[int, typer.Option("--sample", min=1, help="How many games have every decision written down.")]

INTERRUPTED: Final = 130
"""The exit status after Ctrl-C, as shells have it."""


def run(
    game: GameName,
    out: Out,
    bots: Bots = "uniform,uniform",
    games: Games = 1000,
    seed: Seed = None,
    jobs: Jobs = None,
    seats: Seats = None,
    option: Chosen = None,
    content: ContentFile = None,
    sample: Sample = 1000,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots; keep every game in files; report who wins, and which cards and rules matter.

    Each deal is played once in every rotation of the bots. Stop it with Ctrl-C: the same command goes on from there.

    Example: entrepot arena tradejack --bots greedy,greedy,thrifty --games 1000 --seed 1 --out results
    """
    from entrepot.arena import extras
    from entrepot.arena.lab.order import Order
    from entrepot.arena.lab.run import hire
    from entrepot.arena.lab.run import run as play
    from entrepot.arena.lab.store import seed_of
    from entrepot.arena.lab.summary import summary
    from entrepot.arena.report.build import report
    from entrepot.arena.simulate import Plan, fill_seats
    from entrepot.cli.arena_tables import show

    extras.check()
    loaded = open_game(game, content)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    data = loaded.content.as_data() if content is not None else None
    chosen = seed if seed is not None else seed_of(out)
    order = Order(Plan(game, fill_seats(names, seats), chosen, read_options(option), data), games, sample)
    with stopping(out), long_progress(f"{game}: games", order.games) as bar:
        store = play(out, order, hire(jobs or processors()), bar.advance)
    result = summary(store, loaded)
    path = report(out, result, loaded)
    if as_json:
        print_json(result)
    else:
        show(result)
        typer.echo(f"\nThe report is {path}; all games are in the Parquet files beside it.")


@contextmanager
def stopping(out: Path) -> Iterator[None]:
    """Say what Ctrl-C leaves."""
    try:
        yield
    except KeyboardInterrupt:
        typer.echo(f"entrepot: stopped; what was played is kept in {out}, and the same command goes on", err=True)
        raise typer.Exit(INTERRUPTED) from None
