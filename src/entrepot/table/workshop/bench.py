"""What a game's cards look like, as the workshop shows them: columns with what they allow, and the shipped cards."""

from functools import cache

from entrepot.bots.find import bot_names
from entrepot.files import extras
from entrepot.kernel.game import Game
from entrepot.kernel.schema import Column, Table
from entrepot.table.bots import thinks_long
from entrepot.table.workshop.versions import MOST_VERSIONS
from entrepot.table.workshop.wire import Bench, BenchColumn, BenchTable


def bench(game: Game) -> Bench:
    """Return all that is to be known of a game before its cards are changed."""
    return Bench(
        game=game.id,
        title=game.title,
        fewest=int(game.fewest),
        most=int(game.most),
        bots=quick_bots(game),
        tables=[table(one) for one in game.schema.tables],
        meta=[column(own) for own in game.schema.meta],
        data=game.content.as_data(),
        can_try=can_try(),
        most_versions=MOST_VERSIONS,
    )


def quick_bots(game: Game) -> list[str]:
    """Return the bots by which cards can be tried here: those that take no time to speak of."""
    return [name for name in bot_names(game) if not thinks_long(game, name)]


def table(one: Table) -> BenchTable:
    """Return a table of the schema."""
    return BenchTable(one.name, [column(own) for own in one.columns], one.capacity, one.doc)


def column(own: Column) -> BenchColumn:
    """Return a column of the schema."""
    return BenchColumn(
        name=own.name,
        kind=own.kind,  # type: ignore[arg-type]
        lo=own.lo,
        hi=own.hi,
        choices=own.choices,
        is_required=own.is_required(),
        default=None if own.is_required() else own.default,
        aim=own.refers_to or "",
        about=own.doc,
    )


@cache
def can_try() -> bool:
    """Say whether the libraries are installed by which trials are played and told."""
    try:
        extras.check()
    except extras.MissingExtra:
        return False
    return True
