"""`entrepot train`: what positions are worth, learned from games."""

from pathlib import Path
from typing import Annotated, Any

import typer

from entrepot.cli.arena_progress import long_progress
from entrepot.cli.common import AsJson, Chosen, ContentFile, GameName, counted, open_game, print_json, read_options

Seats = Annotated[int | None, typer.Option("--seats", min=2, help="Seats of a game: the fewest unless told.")]
Games = Annotated[int, typer.Option("--games", min=20, help="Games that are played to learn from.")]
Seed = Annotated[str, typer.Option("--seed", help="The same seed and games give the same table on one machine.")]
Teacher = Annotated[str, typer.Option("--teacher", metavar="BOT", help="Who plays them, in every seat.")]
Foresight = Annotated[
    int | None,
    typer.Option(
        "--foresight",
        min=1,
        help="Choices of each seat after which a search cuts its playouts: the game's own if not told.",
    ),
]
Out = Annotated[Path, typer.Option("--out", metavar="DIR", file_okay=False, help="Where the table is written.")]


def run(
    game: GameName,
    seats: Seats = None,
    games: Games = 2000,
    seed: Seed = "1",
    teacher: Teacher = "greedy",
    foresight: Foresight = None,
    out: Out = Path("learned"),
    option: Chosen = None,
    content: ContentFile = None,
    as_json: AsJson = False,
) -> None:
    """Learn what a seat's holdings are worth at the ends of rounds: a table, DIR/SEATS.json, that a search judges by.

    A tenth of the games is held out; what is printed of them says how well the table foretells how games end, beside
    the game's own appraisal.

    Example: entrepot train trigon --seats 2 --games 2000 --out learned
    """
    from entrepot.files.extras import need

    need("numpy", "envs")
    from entrepot.arena.training.train import Training, train, write

    loaded = open_game(game, content)
    count = max(2, loaded.fewest) if seats is None else seats
    training = Training(
        count, games, seed, teacher, read_options(option), foresight or loaded.foresight, str(content or "")
    )
    out.mkdir(parents=True, exist_ok=True)  # before hours of games, not after them
    with long_progress(f"{game}: games", games) as bar:
        table = train(loaded, training, bar.advance)
    file = write(out, table)
    print_json({"file": str(file), **table["made"], "held_out": table["held_out"]}) if as_json else show(file, table)


def show(file: Path, table: dict[str, Any]) -> None:
    """Print how well the table foretells."""
    found = table["held_out"]
    typer.echo(f"{file}: {counted(len(table['terms']), 'weight')}, from {counted(table['made']['games'], 'game')}")
    typer.echo(
        f"held-out games: correlation with the end {found['learned']:.2f}, of the appraisal {found['appraisal']:.2f}"
        f" (standard error of the difference {found['error']:.2f})"
    )
