"""HTTP: all my games, what was removed, and how to be forgotten."""

import asyncio
from typing import Final

from litestar import Response, get
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from litestar.response import Stream
from sqlalchemy import select

from entrepot.table.callers import Call
from entrepot.table.errors import Refusal
from entrepot.table.lasting.archive import archive
from entrepot.table.lasting.wire import Confirm, Gone, Leaving, Removed
from entrepot.table.moments import iso
from entrepot.table.overload import Rank
from entrepot.table.person.columns import REMOVED
from entrepot.table.problems import changing, problems
from entrepot.table.routes import guest_of, service_of
from entrepot.table.security import COOKIE

CONFIRM_SECONDS: Final = 600
MOST_TOLD: Final = 30


@get(
    "/api/me/games",
    media_type="application/zip",
    responses=problems(401, 409),
    cost=20.0,
    rank=Rank.NEWCOMER,
)
async def own_games(request: Call) -> Stream:
    """All my finished games in one file, at most 500: records, which `entrepot replay` checks, and what was said."""
    service, session = service_of(request), guest_of(request)
    callers = service.callers(request)
    service.archives.begin(callers)
    made = archive(service, request, session.guest, session.language)
    call = asyncio.current_task()
    assert call is not None  # each call has its own
    call.add_done_callback(lambda _: service.archives.end(callers))  # it may be broken off before it has begun
    name = 'attachment; filename="entrepot-games.zip"'
    return Stream(made, media_type="application/zip", headers={"content-disposition": name})


@get("/api/me/removed", responses=problems(401), cost=2.0, rank=Rank.READER)
async def removed(request: Call) -> list[Removed]:
    """Tables of mine that were removed of late, since nobody had begun to play there."""
    service, session = service_of(request), guest_of(request)
    chosen = select(REMOVED).where(REMOVED.c.guest == session.guest).order_by(REMOVED.c.at.desc())
    rows = await service.storage.rows(chosen.limit(MOST_TOLD))
    title = service.tables.games.title
    return [Removed(row.table_id, title(row.game), iso(row.created), iso(row.at)) for row in rows]


@changing("/api/me/leave", 401, cost=5.0, rank=Rank.READER)
async def leave(request: Call) -> Leaving:
    """The first step to be forgotten: what that comes to, and a token for the second."""
    service, session = service_of(request), guest_of(request)
    until = str(int(service.config.clock()) + CONFIRM_SECONDS)
    token = f"{until}-{service.signer.stamp('leave', session.guest, until)}"
    count, going = await service.storage.count_own(session.guest)
    return Leaving(token, CONFIRM_SECONDS, going, count - going)


@changing("/api/me/delete", 401, 409, cost=20.0, rank=Rank.READER)
async def delete(request: Call, data: JSONBody[Confirm]) -> Response[Gone]:
    """The second step: I am nobody here any more. My games stay, with a player in my place."""
    service, session = service_of(request), guest_of(request)
    until, _, stamp = data.token.partition("-")
    is_ours = service.signer.is_stamp(stamp, "leave", session.guest, until)
    if not is_ours or int(until) < service.config.clock():
        raise Refusal(409, "leave-first", "Ask for it first: POST /api/me/leave, and this within ten minutes.")
    service.check_steps(request)
    count, _ = await service.storage.count_own(session.guest)
    await service.eraser.begin(session.guest, service.config.clock())
    return Response(Gone(count), cookies=[Cookie(key=COOKIE, value="", max_age=0, path="/")])


ROUTES = [own_games, removed, leave, delete]
