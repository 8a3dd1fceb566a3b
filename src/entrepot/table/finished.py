"""Finished tables: their record, their positions one by one, and going on from any of them."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from litestar import Response, get
from litestar.params import FromPath, JSONBody

from entrepot.table.callers import Call
from entrepot.table.creating import Author, fork
from entrepot.table.errors import Refusal
from entrepot.table.overload import Rank
from entrepot.table.past import Past
from entrepot.table.problems import changing, problems
from entrepot.table.routes import guest_of, service_of
from entrepot.table.seating import judge
from entrepot.table.sight import told
from entrepot.table.wire import Fork, Moved, Opened, Replayed, Story

Result = TypeVar("Result")
MOST_POSITIONS: Final = 8
"""In one answer."""


async def past_of(request: Call, table_id: str) -> Past:
    """Return a finished table's past; Refusal while it is not over."""
    return await service_of(request).past(table_id, request)


async def is_own(request: Call, table_id: str, seat: int) -> bool:
    """Say whether who calls has played that seat: by the key that comes along, or since they sat there."""
    service, guest = service_of(request), guest_of(request).guest
    key = request.headers.get("entrepot-key")
    held = judge(await service.storage.seats(table_id), key)[0] if key is not None else None
    return held == seat or seat in (await service.storage.seats_where(guest, [table_id])).get(table_id, [])


async def beside(request: Call, work: Callable[[], Result]) -> Result:
    """Return what work beside the loop comes to, paid for by whoever calls."""
    service = service_of(request)
    return await service.beside(service.callers(request), work)


@get("/api/tables/{table_id:str}/record", responses=problems(403, 404, 409), cost=20.0, rank=Rank.NEWCOMER)
async def record(request: Call, table_id: FromPath[str]) -> Response[Any]:
    """The record of a finished table, which `entrepot replay` checks and tells."""
    past = await past_of(request, table_id)
    names = await service_of(request).playtests.names(table_id)
    body = await beside(request, lambda: past.record_with(names))
    name = f'attachment; filename="{table_id}.game.json"'
    return Response(body, media_type="application/json", headers={"content-disposition": name})


@get("/api/tables/{table_id:str}/replay/{ply:int}", responses=problems(403, 404, 409), cost=20.0, rank=Rank.NEWCOMER)
async def replay(request: Call, table_id: FromPath[str], ply: FromPath[int]) -> Replayed:
    """A finished table after so many of its actions, with every hand open."""
    return await replayed(request, await past_of(request, table_id), ply)


@get(
    "/api/tables/{table_id:str}/replay/{first:int}/{last:int}",
    responses=problems(403, 404, 409),
    cost=30.0,
    rank=Rank.NEWCOMER,
)
async def replay_stretch(
    request: Call, table_id: FromPath[str], first: FromPath[int], last: FromPath[int]
) -> list[Replayed]:
    """The positions of a finished table from `first` to `last`, or as far as the game or an answer goes."""
    past = await past_of(request, table_id)
    end = min(last, past.plies, first + MOST_POSITIONS - 1)
    return [await replayed(request, past, ply) for ply in range(first, max(first, end) + 1)]


async def replayed(request: Call, past: Past, ply: int) -> Replayed:
    """Return a position with what led to it; Refusal if there is none."""
    state, events = await beside(request, lambda: past.position(ply))
    mover, move = past.move(ply)
    view: Any = state.view(None)
    everything = [{**event, "audience": -1} for event in events]
    return Replayed(
        ply=ply,
        plies=past.plies,
        seat=None,
        mover=mover,
        move=move,  # type: ignore[arg-type]
        events=told(past.game.id, everything, None),
        view=view,
        views=[state.view(seat) for seat in range(int(state.seats))],
        text=past.game.table(view),  # type: ignore[arg-type]
    )


@get("/api/tables/{table_id:str}/replay", responses=problems(403, 404, 409), cost=20.0, rank=Rank.NEWCOMER)
async def story(request: Call, table_id: FromPath[str]) -> Story:
    """All actions of a finished table in words, with the round of each position."""
    past = await past_of(request, table_id)
    told_moves = await beside(request, past.moves_in_words)
    return Story([Moved(seat, move) for seat, move in told_moves], past.rounds)  # type: ignore[arg-type]


@changing("/api/tables/{table_id:str}/fork", 401, 404, 409, cost=30.0, rank=Rank.NEWCOMER, is_new=True)
async def fork_table(request: Call, table_id: FromPath[str], data: JSONBody[Fork]) -> Opened:
    """A new table that goes on from there, undrawn chance drawn anew."""
    guest = guest_of(request)
    past = await past_of(request, table_id)
    state, _ = await beside(request, lambda: past.position(data.ply))
    if state.over:
        raise Refusal(409, "over", "The game is over there: choose an earlier position.")
    payers = service_of(request).callers(request)
    service_of(request).check_room(payers, None)
    author = Author(guest.guest, guest.name, tuple(payers))
    return await fork(service_of(request).tables, state, data.seats, author, past.row.watch)


ROUTES = [record, replay, replay_stretch, story, fork_table]
