"""HTTP: three questions at the end of a game, and what came of them for whoever has asked."""

from litestar import get
from litestar.params import FromPath, JSONBody

from entrepot.table.callers import Call
from entrepot.table.errors import Refusal
from entrepot.table.finished import is_own
from entrepot.table.overload import Rank
from entrepot.table.playtests.wire import Answers, PlayedCards, PlaytestList, Questions
from entrepot.table.problems import changing, problems
from entrepot.table.routes import guest_of, service_of

PATH = "/api/tables/{table_id:str}/questions/{seat:int}"


async def check_own(request: Call, table_id: str, seat: int) -> None:
    """Refuse a table that is not over, and anybody but who played that seat."""
    await service_of(request).finished(table_id, request)
    if not await is_own(request, table_id, seat):
        raise Refusal(403, "not-your-seat", "Only the player of that seat is asked about it.")


@get(PATH, responses=problems(401, 403, 404, 409), cost=2.0, rank=Rank.READER)
async def look_questions(request: Call, table_id: FromPath[str], seat: FromPath[int]) -> Questions:
    """Whether one is asked three questions about one's seat of a finished game, and what one has answered."""
    await check_own(request, table_id, seat)
    service = service_of(request)
    found = await service.playtests.answers(table_id, seat)
    return Questions(found is None and await service.storage.asker(table_id) is not None, found)


@changing(PATH, 401, 403, 404, 409, cost=5.0, rank=Rank.PLAYER)
async def answer_questions(
    request: Call, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[Answers]
) -> Questions:
    """Answer them, or say that one does not want to; what a seat has answered first stays."""
    guest, service = guest_of(request).guest, service_of(request)
    await check_own(request, table_id, seat)
    if await service.storage.asker(table_id) is None:
        raise Refusal(409, "not-asked", "Nobody asks the players of this table.")
    await service.playtests.keep(table_id, seat, guest, data, service.config.clock())
    return Questions(False, await service.playtests.answers(table_id, seat))


@get("/api/workshop/{game:str}/people", responses=problems(401), cost=20.0, rank=Rank.READER)
async def own_playtests(request: Call, game: FromPath[str]) -> PlaytestList:
    """What players have said at the tables that one has opened to ask them, by their cards: finished games alone."""
    return PlaytestList(await service_of(request).playtests.of(guest_of(request).guest, game))


@get("/api/workshop/{game:str}/people/{cards:str}", responses=problems(401, 404), cost=5.0, rank=Rank.READER)
async def played_cards(request: Call, game: FromPath[str], cards: FromPath[str]) -> PlayedCards:
    """The cards of such tables."""
    return PlayedCards(await service_of(request).playtests.cards(guest_of(request).guest, game, cards))


ROUTES = [look_questions, answer_questions, own_playtests, played_cards]
