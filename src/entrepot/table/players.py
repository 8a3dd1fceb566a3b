"""The page of a player: how somebody stands in each game, and the games that they have finished.

Strangers read a name, figures for each game, and the games of tables where anybody may look on; its owner reads all.
"""

from typing import Annotated, Final

from litestar import get
from litestar.params import FromPath, QueryParameter

from entrepot.table.callers import Call
from entrepot.table.errors import Refusal
from entrepot.table.moments import iso
from entrepot.table.overload import Rank
from entrepot.table.problems import problems
from entrepot.table.rating import anchored
from entrepot.table.result_store import PlayerRow, RatingRow
from entrepot.table.result_telling import result_of
from entrepot.table.routes import guest_of, service_of
from entrepot.table.service import Service
from entrepot.table.verdict import ResultRow
from entrepot.table.wire import BotStrength, FinishedGame, Player, PlayerGame

MOST_FINISHED: Final = 20
"""Games on one page."""


@get("/api/me/player", responses=problems(401), cost=5.0, rank=Rank.READER)
async def own_page(request: Call, before: Annotated[int | None, QueryParameter(ge=1)] = None) -> Player:
    """One's own page, private tables and all."""
    guest, service = guest_of(request), service_of(request)
    row = PlayerRow(guest.guest, service.signer.player(guest.guest), guest.name)
    return await page(service, row, True, before)


@get("/api/players/{player:str}", responses=problems(404), cost=5.0, rank=Rank.READER)
async def player_page(
    request: Call, player: FromPath[str], before: Annotated[int | None, QueryParameter(ge=1)] = None
) -> Player:
    """The page of somebody who has finished a game here; `before` is the number of the last game of the page before."""
    service = service_of(request)
    row = await service.settler.store.player(player)
    if row is None:
        raise Refusal(404, "no-player", "There is no player at that address. Check the link.")
    own = service.guest(request)
    return await page(service, row, own is not None and own.guest == row.guest, before)


async def page(service: Service, row: PlayerRow, is_own: bool, before: int | None) -> Player:
    """Return a page, for its owner or for others."""
    store = service.settler.store
    results = await store.played(row.guest, is_own, before, MOST_FINISHED)
    seats = await service.storage.seats_of([result.table_id for result in results])
    return Player(
        id=row.id,
        name=row.name,
        own=is_own,
        games=[_game(service, rating) for rating in await store.all_ratings(row.guest)],
        finished=[
            _finished(service, row.guest, result, [seat.name for seat in seats[result.table_id]]) for result in results
        ],
        more=len(results) == MOST_FINISHED,
    )


def _game(service: Service, row: RatingRow) -> PlayerGame:
    bots = sorted(anchored(row.game).items(), key=lambda one: one[1].mu)
    return PlayerGame(
        game=row.game,
        title=service.tables.games.title(row.game),
        mu=row.mu,
        sigma=row.sigma,
        rated=row.rated,
        wins=row.wins,
        expected=row.expected,
        others=row.others,
        bots=[BotStrength(name, bot.mu, bot.sigma) for name, bot in bots],
    )


def _finished(service: Service, guest: str, row: ResultRow, names: list[str]) -> FinishedGame:
    seat = next(seat for seat, other in row.sitters if other == guest)
    return FinishedGame(
        number=row.number,
        table=row.table_id,
        game=row.game,
        title=service.tables.games.title(row.game),
        ended=iso(row.ended),
        seat=seat,
        names=names,
        result=result_of(row),
    )


ROUTES = [own_page, player_page]
