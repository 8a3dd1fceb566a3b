"""HTTP: a player's own review of a finished game, its choices once more, and going on from one of them."""

from typing import Any, Final

from litestar import get
from litestar.params import FromPath, JSONBody
from sqlalchemy import Row

from entrepot.review.reviewing import LONGER
from entrepot.review.weighing import Effort
from entrepot.review.work import Task
from entrepot.table.callers import Call
from entrepot.table.creating import Author, fork
from entrepot.table.errors import Refusal
from entrepot.table.finished import is_own
from entrepot.table.overload import Rank
from entrepot.table.past import Past
from entrepot.table.problems import changing, problems
from entrepot.table.processes.carrying import LEADER
from entrepot.table.reviews.choosing import Moves
from entrepot.table.reviews.making import SEED
from entrepot.table.reviews.telling import played_again, tried_out
from entrepot.table.reviews.trying import TRY_SECONDS
from entrepot.table.reviews.wire import Choosing, PlayOn, Review, Tried, TryOther
from entrepot.table.routes import guest_of, service_of
from entrepot.table.rows import TableRow
from entrepot.table.wire import Opened

PATH: Final = "/api/tables/{table_id:str}/reviews/{seat:int}"


async def own_table(request: Call, table_id: str, seat: int) -> TableRow:
    """Return a finished table for who played that seat; Refusal for anybody else, whatever is asked for."""
    guest_of(request)  # who has no session is told so
    row = await service_of(request).finished(table_id, request)
    if not await is_own(request, table_id, seat):
        raise Refusal(403, "not-your-review", "Only the player of that seat can see its review.")
    return row


async def own_moves(request: Call, table_id: str, seat: int) -> tuple[Row[Any], Past, Moves]:
    """Return a review that is done, and its seat's choices; Refusal where there is none."""
    table, service = await own_table(request, table_id, seat), service_of(request)
    row = await service.coach.row((table_id, seat))
    if row is None or row.state != "done":
        raise Refusal(409, "no-review", "There is no review of that seat yet: ask for one, and wait until it is done.")
    past = await service.past_of(table, service.callers(request))
    return row, past, Moves(past, seat, row.moves)


@changing(f"{PATH}/ask", 401, 404, 409, cost=20.0, rank=Rank.NEWCOMER, at=LEADER)
async def ask_review(request: Call, table_id: FromPath[str], seat: FromPath[int]) -> Review:
    """See to it that there will be a review of one's own game; asked for again, it is the same one."""
    service, guest = service_of(request), guest_of(request).guest
    table = await own_table(request, table_id, seat)
    if table.rules != (await service.tables.game_of(table)).version:
        raise Refusal(409, "old-rules", "This was played by rules that are not here any more.")
    await service.coach.ask((table_id, seat), guest, tuple(service.callers(request)))
    return await service.coach.look((table_id, seat))


@get(PATH, responses=problems(401, 403, 404, 409), cost=2.0, rank=Rank.READER, at=LEADER)
async def look_review(request: Call, table_id: FromPath[str], seat: FromPath[int]) -> Review:
    """A review, or how far it is."""
    await own_table(request, table_id, seat)
    return await service_of(request).coach.look((table_id, seat))


@get(f"{PATH}/choices/{{number:int}}", responses=problems(401, 403, 404, 409), cost=20.0, rank=Rank.NEWCOMER)
async def look_choice(request: Call, table_id: FromPath[str], seat: FromPath[int], number: FromPath[int]) -> Choosing:
    """One of the seat's choices, as it saw the table then."""
    service = service_of(request)
    _, _, moves = await own_moves(request, table_id, seat)
    return await service.beside(service.callers(request), lambda: moves.choosing(number))


@changing(f"{PATH}/try", 401, 404, 409, cost=20.0, rank=Rank.NEWCOMER, at=LEADER)
async def try_other(request: Call, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[TryOther]) -> Tried:
    """What would another action have been worth? It is compared with what was played as the review does."""
    service = service_of(request)
    row, past, moves = await own_moves(request, table_id, seat)
    callers = service.callers(request)
    if not await service.beside(callers, lambda: moves.allows(data.number, data.action)):
        raise Refusal(409, "not-legal", "That was not legal then.")
    played = moves.played(data.number)
    pair = (played, data.action)
    task = Task(data.number - 1, Effort(LONGER * row.playouts, TRY_SECONDS), SEED, pair)
    if data.action == played:
        return played_again(past.game, played)
    by = await service.tries.compare((table_id, seat), tuple(callers), task)
    return tried_out(past.game, by)


@changing(f"{PATH}/fork", 401, 404, 409, cost=30.0, rank=Rank.NEWCOMER, is_new=True)
async def play_on(request: Call, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[PlayOn]) -> Opened:
    """A new table that goes on from one of the seat's choices: chance is drawn, and what is hidden imagined, anew."""
    service, guest = service_of(request), guest_of(request)
    _, past, moves = await own_moves(request, table_id, seat)
    callers = service.callers(request)
    state = await service.beside(callers, lambda: moves.imagined(data.number))
    service.check_room(callers, None)
    author = Author(guest.guest, guest.name, tuple(callers))
    return await fork(service.tables, state, data.seats, author, past.row.watch)


ROUTES = [ask_review, look_review, look_choice, try_other, play_on]
