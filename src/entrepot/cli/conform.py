"""`entrepot conform`: check that a game keeps what every game promises."""

from typing import Annotated

import typer

from entrepot.cli.common import AsJson, GameName, Tests, open_game, print_json
from entrepot.cli.errors import FAILED
from entrepot.cli.progress import progress

Playouts = Annotated[int, typer.Option("--playouts", min=1, help="How many random games are played.")]
Seed = Annotated[int, typer.Option("--seed", help="The same seed checks the same games.")]


def run(game: GameName, playouts: Playouts = 200, seed: Seed = 0, tests: Tests = None, as_json: AsJson = False) -> None:
    """Play random games and check the eleven promises that every game makes, from equal digests to hidden things.

    Example: entrepot conform tradejack --playouts 1000
    """
    from entrepot.testing import conform

    found = open_game(game)
    with progress(f"playouts of {game}", playouts) as bar:
        report = conform(found, playouts=playouts, seed=seed, tests=tests, progress=bar.reach)
    if as_json:
        print_json(report.as_data())
    else:
        for line in report.lines():
            typer.echo(line)
    if not report.ok:
        raise typer.Exit(FAILED)
