"""`entrepot puzzles`: positions in which one action is clearly best, made from games between bots."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from entrepot.cli.common import AsJson, GameName, counted, open_game, print_json
from entrepot.cli.progress import progress
from entrepot.cli.sim import Jobs, processors
from entrepot.cli.terminal import INTERRUPTED

Games = Annotated[int, typer.Option("--games", "-n", min=1, help="So many games are played; each gives one at most.")]
First = Annotated[
    int, typer.Option("--first", min=0, help="Leave out so many games at the start: what was done before.")
]
Seed = Annotated[str, typer.Option("--seed", help="The same seed and games give the same puzzles.")]
Out = Annotated[Path, typer.Option("--out", metavar="DIR", file_okay=False, help="Where their files are written.")]


def run(
    game: GameName,
    out: Out,
    games: Games = 20,
    first: First = 0,
    seed: Seed = "0",
    jobs: Jobs = None,
    as_json: AsJson = False,
) -> None:
    """Make puzzles: positions in which one action is clearly better than all others, and the usual bot misses it.

    A game takes from seconds to a minute of one processor, most of it for a position that turns out to be one. Each
    puzzle is written as soon as it is found. Ctrl-C says with which --first the same command goes on.

    Example: entrepot puzzles trigon --games 50 --out puzzles
    """
    from entrepot.puzzles.jobs import made_by
    from entrepot.puzzles.puzzle_file import write_puzzle

    playing = open_game(game)
    out.mkdir(parents=True, exist_ok=True)
    done = first
    made = []
    with progress(playing.id, max(0, games - first)) as bar, stopping(lambda: done):
        for puzzle in made_by(game, range(first, games), seed, jobs or processors()):
            done += 1
            bar.advance()
            if puzzle is not None:
                made.append((write_puzzle(puzzle, out), puzzle))
                if not as_json:
                    typer.echo(f"{made[-1][0]}: {puzzle.best}, not {puzzle.usual}")
    if as_json:
        print_json([{"file": str(path), "best": puzzle.best, "usual": puzzle.usual} for path, puzzle in made])
        return
    typer.echo(f"{len(made)} of {counted(max(0, games - first), 'game')} gave a puzzle")


@contextmanager
def stopping(done: Callable[[], int]) -> Iterator[None]:
    """Say what Ctrl-C leaves."""
    try:
        yield
    except KeyboardInterrupt:
        typer.echo(f"entrepot: stopped; the same command with --first {done()} goes on", err=True)
        raise typer.Exit(INTERRUPTED) from None
