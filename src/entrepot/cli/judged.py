"""What a table that comes with a game does not know of somebody's own cards: said before games are played with them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import typer

if TYPE_CHECKING:
    from entrepot.kernel.game import Game

MANY: Final = 5


def tell(game: "Game", bots: Sequence[str], seats: int) -> None:
    """Say on stderr where `expert` judges by a table that was made for other cards."""
    from entrepot.bots.learned.shipped import strange_faces, table
    from entrepot.bots.levels import Expert

    data = table(game, seats) if Expert.name in bots else None
    if data is None or data["made"]["content"] == game.content.digest():
        return
    new = strange_faces(data, game)
    told = f"; new to it, and judged by the appraisal alone: {shortened(new)}" if new else ""
    typer.echo(f"entrepot: {Expert.name} judges by a table that was made for the shipped cards{told}", err=True)


def shortened(names: list[str]) -> str:
    """Return a list in words, no longer than a line."""
    more = f" and {len(names) - MANY} more" if len(names) > MANY else ""
    return ", ".join(names[:MANY]) + more
