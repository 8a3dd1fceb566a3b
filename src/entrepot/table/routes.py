"""HTTP: sessions, games and tables."""

import asyncio
import contextlib
from typing import Annotated, Any, Literal

import msgspec
from litestar import HttpMethod, Response, get, route
from litestar.connection import WebSocket
from litestar.datastructures import Cookie
from litestar.handlers import websocket
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from entrepot import __version__
from entrepot.table import about, drawings, games, next_build, puzzles
from entrepot.table.callers import Call, Caller, check_host, check_origin, client_address, scheme_of
from entrepot.table.conversation import NOT_ALLOWED, Conversation
from entrepot.table.creating import Author, create
from entrepot.table.errors import NoTable, NotStored, Refusal
from entrepot.table.learning import learn
from entrepot.table.limits import LISTENER_COSTS, MEGABYTE_COSTS
from entrepot.table.naming import checked_name
from entrepot.table.overload import Rank
from entrepot.table.person.devices import label_of
from entrepot.table.problems import changing, problems
from entrepot.table.processes.carrying import TABLE, VERSION
from entrepot.table.rematch import rematch
from entrepot.table.schemas import wire_schema
from entrepot.table.security import COOKIE, COOKIE_SECONDS, Session, new_device, new_guest
from entrepot.table.service import Service
from entrepot.table.wire import (
    Agree,
    Build,
    GameInfo,
    Guest,
    Health,
    Invitation,
    Invite,
    Leave,
    NewTable,
    Opened,
    Problem,
    Puzzles,
    Rematch,
    Rules,
    Seated,
    Sit,
    TableFront,
    TableInfo,
)

CONTENT_COSTS = 100.0
"""Of content that is not a game's own, sent or looked at: it is checked, and its game perhaps put together anew."""
SEAT_COSTS = 2 * LISTENER_COSTS
"""For each that hears of a seat: by a push, and by news of the table."""
MOST_LISTED = 30
"""Tables on one page of a list."""
HEALTH_SECONDS = 0.5
"""How long a call about health waits for a write, if the last one failed."""
READY_SECONDS = 6.0


def service_of(call: Caller) -> Service:
    """Return the server's parts."""
    service: Service = call.app.state.service
    return service


def guest_of(call: Call) -> Session:
    """Return who calls; Refusal without a session."""
    guest = service_of(call).guest(call)
    if guest is None:
        raise Refusal(401, "no-session", "Say who you are first: POST /api/session with a name.")
    return guest


def guest_id(call: Call) -> str:
    """Return who calls; empty without a session."""
    guest = service_of(call).guest(call)
    return guest.guest if guest is not None else ""


async def pay_crowd(call: Call, table_id: str) -> None:
    """Wait until what becomes of a seat is paid for, for all who hear of it."""
    service = service_of(call)
    await service.pay(service.callers(call), SEAT_COSTS * service.tables.crowd(table_id))


@changing("/api/session", 401, cost=1.0, rank=Rank.READER)
async def begin_session(request: Call, data: JSONBody[Guest]) -> Response[Guest]:
    """Say who you are, or change it; the answer sets the cookie. A device that was signed out is told so, once."""
    service = service_of(request)
    name = checked_name(data.name)
    known = service.session(request)
    if known is not None and not service.devices.may_speak(known):
        return signed_out()
    guest, device = (known.guest, known.device) if known is not None else (new_guest(), "")
    session = Session(guest, name, data.language, device or new_device())
    await service.devices.use(session.device, label_of(request.headers.get("user-agent", "")), service.config.clock())
    return Response(Guest(name, data.language), cookies=[cookie_for(request, session)])


def cookie_for(call: Call, session: Session) -> Cookie:
    """Return the cookie that holds a session."""
    service = service_of(call)
    return Cookie(
        key=COOKIE,
        value=service.signer.seal(session),
        max_age=COOKIE_SECONDS,
        path="/",
        secure=scheme_of(call, service.config) == "https",
        httponly=True,
        samesite="lax",
    )


def signed_out() -> Response[Any]:
    """Return the answer to a device that speaks for nobody any more: its browser forgets the cookie."""
    problem = Problem("signed-out", "This device was signed out. Whoever plays on it now begins as a new guest.")
    return Response(problem, status_code=401, cookies=[Cookie(key=COOKIE, value="", max_age=0, path="/")])


@get("/api/me", responses=problems(401), cost=0.5, rank=Rank.PLAYER)
async def me(request: Call) -> Guest:
    """Who am I?"""
    guest = guest_of(request)
    return Guest(guest.name, guest.language)


@get("/api/games", responses=problems(), cost=2.0, rank=Rank.READER)
async def list_games(request: Call) -> list[GameInfo]:
    """The games of this server."""
    return await asyncio.to_thread(service_of(request).tables.games.listed)  # the first time all are loaded


@get("/api/games/{game:str}/rules", responses=problems(404), cost=2.0, rank=Rank.READER)
async def rules_of_game(request: Call, game: FromPath[str]) -> Rules:
    """A game's rules, clause by clause, and its rulings."""
    return games.rules(service_of(request).tables.games.shipped(game))


@get("/api/games/{game:str}/about", responses=problems(404), cost=4.0, rank=Rank.READER)
async def about_game(request: Call, game: FromPath[str]) -> dict[str, str]:
    """How a game is played, as Markdown by language."""
    return about.how_to_play(service_of(request).tables.games.shipped(game))


@get(
    "/api/games/{game:str}/drawing/{digest:str}/{path:path}",
    include_in_schema=False,
    cost=0.5,
    rank=Rank.READER,
    at=VERSION,
)
async def drawing_file(
    request: Call, game: FromPath[str], digest: FromPath[str], path: FromPath[str]
) -> Response[bytes]:
    """A file of the drawing that a game brings; Refusal if it has none of that name."""
    service = service_of(request)
    shipped = service.tables.games.shipped(game)
    drawing = await asyncio.to_thread(drawings.drawing_of, shipped)  # the first time it is read
    answer = drawings.file(drawing, digest, path).answer(request.headers.get("accept-encoding", ""))
    await service.pay(service.callers(request), MEGABYTE_COSTS * len(answer.content) / 1e6)
    return answer


@changing("/api/games/{game:str}/lessons/{lesson:str}", 401, 404, 409, cost=20.0, rank=Rank.NEWCOMER, is_new=True)
async def open_lesson(request: Call, game: FromPath[str], lesson: FromPath[str]) -> Opened:
    """Open a table at which the caller learns; it takes the place of an earlier one for the same lesson."""
    guest = guest_of(request)
    service = service_of(request)
    payers = service.callers(request)
    service.check_room(payers, None)
    return await learn(service.tables, service.beside, game, lesson, Author(guest.guest, guest.name, tuple(payers)))


@get("/api/puzzles", responses=problems(), cost=1.0, rank=Rank.READER)
async def list_puzzles(request: Call) -> Puzzles:
    """The puzzles of this server, and that of the day; each is opened as a lesson."""
    tables = service_of(request).tables
    known = await asyncio.to_thread(tables.games.listed)
    return await asyncio.to_thread(puzzles.listed, [game.id for game in known], tables.config.clock())


@get("/api/words/{language:str}", media_type="text/plain", responses=problems(404), cost=1.0, rank=Rank.READER)
async def words(language: FromPath[str]) -> str:
    """Everything that can be said in a language, as one Fluent file."""
    return about.fluent(language)


@route(
    ["/api/tables", "/api/link", "/api/me/channels", "/api/meetings"],
    http_method=[HttpMethod.OPTIONS],
    status_code=204,
    include_in_schema=False,
    cost=0.5,
    rank=Rank.READER,
)
async def methods_of_two() -> Response[None]:
    """What can be called at an address with two handlers; the framework's own answer knows of one of them alone."""
    return Response(None, headers={"allow": "GET, OPTIONS, POST"})


@changing("/api/tables", 401, 404, cost=20.0, rank=Rank.NEWCOMER, is_new=True)
async def open_table(request: Call, data: JSONBody[NewTable]) -> Opened:
    """Open a table; who has a key may sit in its seat."""
    guest = guest_of(request)
    service = service_of(request)
    payers = service.callers(request)
    if data.content is not None:
        await service.admit(payers, CONTENT_COSTS, Rank.NEWCOMER)
    service.check_room(payers, data.content)
    return await create(service.tables, data, Author(guest.guest, guest.name, tuple(payers)))


@get("/api/tables", responses=problems(401), cost=10.0, rank=Rank.READER)
async def own_tables(
    request: Call,
    only: FromQuery[Literal["going", "ended"] | None] = None,
    before: Annotated[str | None, QueryParameter(max_length=64)] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_LISTED)] = MOST_LISTED,
) -> list[TableInfo]:
    """The tables where the caller sits, newest first; the page behind it is asked for with the last one's id."""
    guest = guest_of(request).guest
    return await service_of(request).tables.page(guest, only, before, limit)


@get("/api/tables/{table_id:str}", responses=problems(404), cost=1.0, rank=Rank.READER, at=TABLE)
async def table(request: Call, table_id: FromPath[str]) -> TableInfo | TableFront:
    """A table from outside; of one without onlookers strangers learn its name, and whether a seat is free."""
    service = service_of(request)
    info = await service.tables.info(table_id)
    info.invites = await service.invites(request, table_id)
    if info.watch or await service.belongs(request, table_id):
        own = await service.storage.seats_where(guest_id(request), [table_id])
        return msgspec.structs.replace(info, yours=own.get(table_id, []))
    return TableFront(info.id, info.title, not all(seat.taken for seat in info.seats))


@get("/api/tables/{table_id:str}/content", responses=problems(403, 404), cost=5.0, rank=Rank.READER)
async def content_of_table(request: Call, table_id: FromPath[str]) -> dict[str, Any]:
    """The cards and numbers that a table plays with, as the rows of each content table."""
    service = service_of(request)
    row = await service.storage.table(table_id)
    if row is None:
        raise NoTable
    await service.check_belongs(request, row)
    if row.content is not None:
        await service.pay(service.callers(request), CONTENT_COSTS)
    return (await service.tables.game_of(row)).content.as_data()


@changing("/api/tables/{table_id:str}/sit", 404, cost=5.0, rank=Rank.PLAYER, at=TABLE)
async def sit(request: Call, table_id: FromPath[str], data: JSONBody[Sit]) -> Seated:
    """Sit down with an invitation, which is used up by that, or go on in a seat from elsewhere with its key."""
    service = service_of(request)
    guest = service.guest(request)
    given = data.name or (guest.name if guest is not None else None)
    name = checked_name(given) if given is not None else None
    await pay_crowd(request, table_id)
    return Seated(await service.seating.sit(table_id, data.key, data.own, name, guest_id(request)))


@changing("/api/tables/{table_id:str}/stand", 404, 409, cost=5.0, rank=Rank.PLAYER, at=TABLE)
async def stand(request: Call, table_id: FromPath[str], data: JSONBody[Leave]) -> Seated:
    """Give a seat back: somebody else can be invited to it."""
    service = service_of(request)
    await pay_crowd(request, table_id)
    return Seated(await service.seating.stand(table_id, data.key, guest_id(request)))


@changing("/api/tables/{table_id:str}/invite", 404, 409, cost=5.0, rank=Rank.PLAYER, at=TABLE)
async def invite(request: Call, table_id: FromPath[str], data: JSONBody[Invite]) -> Invitation:
    """Make an invitation to a free seat, in the name of one who sits there; the one before it is void."""
    service = service_of(request)
    return Invitation(await service.seating.invite(table_id, data.key, data.seat, guest_id(request)))


@changing("/api/tables/{table_id:str}/void", 404, 409, cost=2.0, rank=Rank.PLAYER, at=TABLE)
async def void(request: Call, table_id: FromPath[str], data: JSONBody[Leave]) -> TableInfo:
    """Give up a table that cannot go on."""
    return await service_of(request).settling.void(table_id, data.key, guest_id(request))


@changing("/api/tables/{table_id:str}/agree", 404, 409, cost=2.0, rank=Rank.PLAYER, at=TABLE)
async def agree(request: Call, table_id: FromPath[str], data: JSONBody[Agree]) -> TableInfo:
    """Propose how a table that cannot go on has ended; it has once all its people propose the same."""
    return await service_of(request).settling.agree(table_id, data.key, data.places, guest_id(request))


@changing("/api/tables/{table_id:str}/rematch", 404, 409, cost=20.0, rank=Rank.NEWCOMER, at=TABLE, is_new=True)
async def play_again(request: Call, table_id: FromPath[str], data: JSONBody[Leave]) -> Rematch:
    """Open a table for the same people once theirs has ended, or say which it is; their keys hold their seats there."""
    service = service_of(request)
    payers = service.callers(request)
    await pay_crowd(request, table_id)
    if (await service.tables.info(table_id)).rematch is None:
        service.check_room(payers, None)
    return Rematch(await rematch(service.tables, table_id, data.key, tuple(payers), guest_id(request)))


@get("/schema/wire.json", include_in_schema=False, cost=5.0, rank=Rank.READER)
async def wire_types() -> dict[str, Any]:
    """The types of everything that goes over the wire, as JSON Schema."""
    return await asyncio.to_thread(wire_schema)


@get("/health", responses=problems(503), cost=0.0, rank=Rank.NEEDED)
async def health(request: Call) -> Health:
    """Is the server up, and did its last write go well? It writes nothing itself, unless that one failed."""
    writer = service_of(request).storage.writer
    if writer.health.trouble is not None:
        with contextlib.suppress(NotStored, TimeoutError):
            await asyncio.wait_for(writer.prove(), HEALTH_SECONDS)
    writer.health.check()
    return Health("ok", __version__)


@get("/ready", responses=problems(503), cost=2.0, rank=Rank.NEEDED)
async def ready(request: Call) -> Health:
    """Can the server store what is played? It writes, at most once a second."""
    writer = service_of(request).storage.writer
    with contextlib.suppress(NotStored, TimeoutError):
        await asyncio.wait_for(writer.prove(), READY_SECONDS)
        return Health("ok", __version__)
    writer.health.check()
    raise NotStored


@get("/api/build", responses=problems(), cost=0.5, rank=Rank.READER)
async def build(request: Call) -> Build:
    """How far is the compiled build that is made behind this server? Only who has started it may want to know."""
    config = service_of(request).config
    if not config.is_private or config.public_url:
        return Build("none", 0, "")
    state, percent = next_build.progress()
    return Build(state, percent, await asyncio.to_thread(next_build.sources))


@websocket("/api/tables/{table_id:str}/socket", at=TABLE)
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Look at a table, and play there: docs/protocol.md says how."""
    service = service_of(socket)
    caller = client_address(socket)
    if not is_welcome(socket, service) or service.sockets[caller] >= service.config.limits.connections:
        await socket.close(NOT_ALLOWED)
        return
    service.sockets[caller] += 1
    try:
        await socket.accept()
        await Conversation(socket, service, table_id).run()
    finally:
        service.sockets[caller] -= 1
        if not service.sockets[caller]:
            del service.sockets[caller]


def is_welcome(socket: WebSocket[Any, Any, Any], service: Service) -> bool:
    """Say whether a socket comes from our own pages, or from a program that is not a browser."""
    try:
        check_host(socket, service.config)
        check_origin(socket, service.config)
    except Refusal:
        return False
    return True


ROUTES = [
    begin_session,
    me,
    list_games,
    rules_of_game,
    about_game,
    drawing_file,
    open_lesson,
    list_puzzles,
    words,
    methods_of_two,  # before the handlers that it speaks for
    open_table,
    own_tables,
    table,
    content_of_table,
    sit,
    stand,
    invite,
    void,
    agree,
    play_again,
    wire_types,
    health,
    ready,
    build,
    table_socket,
]
