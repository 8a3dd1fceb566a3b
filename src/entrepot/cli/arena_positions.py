"""What `entrepot arena --positions FILE` does once the games are played."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from entrepot.cli.arena_progress import long_progress

if TYPE_CHECKING:
    from entrepot.arena.lab.store import Store
    from entrepot.kernel.game import Game

Positions = Annotated[
    Path | None,
    typer.Option(
        "--positions",
        metavar="FILE",
        help="Write what seats knew, might do and chose in the games that --sample follows, to learn from, as Parquet.",
    ),
]
LIBRARIES: Final = ("numpy", "gymnasium", "pettingzoo")


def check(path: Path, others: list[Any]) -> None:
    """Refuse, before any game is played, what cannot be written in the end. MissingExtra."""
    from entrepot.files.extras import need

    if any(others):
        raise typer.BadParameter("--positions is for a plain run, without --vary, --tune and --ablate")
    if path.exists():
        raise typer.BadParameter(f"{path} is there already: choose another name, or remove it")
    if not path.absolute().parent.is_dir():
        raise typer.BadParameter(f"there is no folder {path.absolute().parent} to write {path.name} into")
    for library in LIBRARIES:
        need(library, "envs")


def write_positions(path: Path, store: "Store", game: "Game") -> None:
    """Write the followed games of a complete run."""
    from entrepot.arena.positions.write import write
    from entrepot.envs import observer

    watch = observer(game, store.order.seats, store.order.plan.options)
    parts = [[part.name, len(part.labels)] for part in watch.layout.parts]
    layout = {"version": watch.layout.version, "size": watch.layout.size, "parts": parts}
    order = store.order
    followed = sum(order.is_followed(number) for number in range(order.games))
    with long_progress(f"{game.id}: positions of games", followed) as bar:
        write(path, store, game, watch.encode, layout, bar.advance)
