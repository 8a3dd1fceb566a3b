"""`entrepot puzzles`: positions in which one action is clearly best, made from games between bots."""

from pathlib import Path
from typing import Annotated

import typer

from entrepot.cli.common import AsJson, GameName, open_game, print_json
from entrepot.cli.progress import progress

Games = Annotated[int, typer.Option("--games", "-n", min=1, help="So many games are played; each gives one at most.")]
Seed = Annotated[str, typer.Option("--seed", help="The same seed and games give the same puzzles.")]
Out = Annotated[Path, typer.Option("--out", metavar="DIR", file_okay=False, help="Where their files are written.")]


def run(game: GameName, out: Out, games: Games = 20, seed: Seed = "0", as_json: AsJson = False) -> None:
    """Make puzzles: positions in which one action is clearly better than all others, and the usual bot misses it.

    A game takes from seconds to a minute, most of it for a position that turns out to be one.

    Example: entrepot puzzles trigon --games 50 --out puzzles
    """
    from entrepot.puzzles.making import make
    from entrepot.puzzles.puzzle_file import write_puzzle

    playing = open_game(game)
    out.mkdir(parents=True, exist_ok=True)
    made = []
    with progress(playing.id, games) as bar:
        for puzzle in make(playing, games, seed, bar.reach):
            made.append((write_puzzle(puzzle, out), puzzle))
    if as_json:
        print_json([{"file": str(path), "best": puzzle.best, "usual": puzzle.usual} for path, puzzle in made])
        return
    for path, puzzle in made:
        typer.echo(f"{path}: {puzzle.best}, not {puzzle.usual}")
    typer.echo(f"{len(made)} of {games} games gave a puzzle")
