"""HTTP and sockets of tables that are open to anybody."""

import asyncio
import contextlib
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import websocket
from litestar.params import FromPath, JSONBody, QueryParameter

from entrepot.bots.levels import LEVELS
from entrepot.table.callers import Call, client_address
from entrepot.table.clocks import check_clock
from entrepot.table.creating import check_bot, new_state
from entrepot.table.errors import Refusal
from entrepot.table.limits import LISTENER_COSTS
from entrepot.table.meeting import Meeting, MeetingRow, Sitter
from entrepot.table.messages import MeetingMessage
from entrepot.table.overload import Rank
from entrepot.table.problems import changing, problems
from entrepot.table.processes.carrying import LEADER
from entrepot.table.routes import guest_of, is_welcome, service_of
from entrepot.table.security import Session, key_hash, new_table_id
from entrepot.table.service import Service
from entrepot.table.wire import Join, MeetingList, NewMeeting
from entrepot.table.wire import Meeting as Told

NOT_ALLOWED = 1008
COME_COSTS = 1.0
PING_COSTS = 0.2
PAUSE_SECONDS = 0.25
"""From one news to the next: what happens meanwhile comes with that one."""
SILENT_SECONDS = 150.0
"""After so long a silence somebody is taken for gone; pages that are not seen say something once a minute."""


async def sitter(service: Service, game: str, guest: Session, own: str) -> Sitter:
    """Return somebody who sits down, with how they stand in the game."""
    row = (await service.settler.store.ratings([guest.guest], game))[guest.guest]
    is_known = row.rated + row.others > 0
    return Sitter(
        guest.guest,
        guest.name,
        key_hash(own).hex(),
        service.signer.player(guest.guest) if is_known else None,
        row.mu if row.rated else None,
        row.sigma if row.rated else None,
    )


@changing("/api/meetings", 401, 404, cost=20.0, rank=Rank.NEWCOMER, at=LEADER, is_new=True)
async def open_meeting(request: Call, data: JSONBody[NewMeeting]) -> Told:
    """Open a table to anybody, and sit down there."""
    guest, service = guest_of(request), service_of(request)
    game = service.tables.games.shipped(data.game)
    if data.level not in LEVELS:
        raise Refusal(400, "bad-level", f"The levels are {', '.join(LEVELS)}.")
    check_bot(game, data.level)
    check_clock(data.clock)
    new_state(game, data.seats, data.options, b"")
    payers = service.callers(request)
    now = service.config.clock()
    row = MeetingRow(
        id=new_table_id(),
        game=data.game,
        seats=data.seats,
        level=data.level,
        clock=data.clock,
        options=data.options,
        hints=data.hints,
        watch=data.watch,
        rated=data.rated,
        created=now,
        starts=now + data.starts_in if data.starts_in is not None else None,
        people=[await sitter(service, data.game, guest, data.own)],
    )
    service.check_room(payers, None)
    return await service.meetings.open(row, tuple(payers), service.config.limits.open_tables)


@get("/api/meetings", responses=problems(), cost=1.0, rank=Rank.READER, at=LEADER)
async def list_meetings(
    request: Call,
    game: Annotated[str, QueryParameter(max_length=80)] = "",
    before: Annotated[str, QueryParameter(max_length=64)] = "",
) -> Response[MeetingList]:
    """The tables that are open to anybody, newest first; the page behind it is asked for with the last one's id."""
    body: Any = service_of(request).meetings.page(game, before)
    return Response(body, media_type="application/json")


@get("/api/meetings/{meeting:str}", responses=problems(404), cost=1.0, rank=Rank.READER, at=LEADER)
async def meeting(request: Call, meeting: FromPath[str]) -> Told:
    """An open table, or what became of it."""
    service = service_of(request)
    guest = service.guest(request)
    return await service.meetings.find(meeting, guest.guest if guest is not None else "")


@changing("/api/meetings/{meeting:str}/sit", 401, 404, 409, cost=5.0, rank=Rank.PLAYER, at=LEADER)
async def sit_at_meeting(request: Call, meeting: FromPath[str], data: JSONBody[Join]) -> Told:
    """Sit down at an open table; who sits there already stays where they are."""
    guest, service = guest_of(request), service_of(request)
    await pay_room(request, meeting)
    game = (await service.meetings.find(meeting)).game
    return await service.meetings.sit(meeting, await sitter(service, game, guest, data.own))


@changing("/api/meetings/{meeting:str}/leave", 401, 404, 409, cost=5.0, rank=Rank.PLAYER, at=LEADER)
async def leave_meeting(request: Call, meeting: FromPath[str]) -> Told:
    """Give a place at an open table back."""
    guest = guest_of(request)
    await pay_room(request, meeting)
    return await service_of(request).meetings.leave(meeting, guest.guest)


@changing("/api/meetings/{meeting:str}/begin", 401, 404, 409, cost=20.0, rank=Rank.PLAYER, at=LEADER)
async def begin_meeting(request: Call, meeting: FromPath[str]) -> Told:
    """Begin with who is there, and bots in the free seats; for whoever has opened it."""
    return await service_of(request).meetings.begin(meeting, guest_of(request).guest)


@websocket("/api/meetings/{meeting:str}/socket", at=LEADER)
async def meeting_socket(socket: WebSocket[Any, Any, Any], meeting: FromPath[str]) -> None:
    """Be there, and hear of every change. Whatever is said is answered by 'pong'."""
    service, caller = service_of(socket), client_address(socket)
    found, guest = service.meetings.get(meeting), service.guest(socket)
    if not is_welcome(socket, service) or service.sockets[caller] >= service.config.limits.connections:
        await socket.close(NOT_ALLOWED)
        return
    service.sockets[caller] += 1
    try:
        await service.admit(service.callers(socket), COME_COSTS, Rank.READER)
        await socket.accept()
        await (attend(socket, service, found, guest.guest) if found and guest else tell_end(socket, service, meeting))
    except (WebSocketDisconnect, OSError, RuntimeError, TimeoutError):
        pass  # it has gone, or goes now
    except Refusal:  # it asks for too much, or there is too much to do
        with contextlib.suppress(RuntimeError, OSError):
            await socket.close(NOT_ALLOWED)
    finally:
        service.sockets[caller] -= 1
        if not service.sockets[caller]:
            del service.sockets[caller]


async def tell_end(socket: WebSocket[Any, Any, Any], service: Service, id: str) -> None:
    """Tell somebody what became of an open table, and close."""
    with contextlib.suppress(Refusal):
        await socket.send_data(_encoded(await service.meetings.find(id)), mode="text")
    await socket.close(NOT_ALLOWED)


async def attend(socket: WebSocket[Any, Any, Any], service: Service, meeting: Meeting, guest: str) -> None:
    """Tell somebody how things stand, whenever that changes, until they go."""
    news = asyncio.Event()
    service.meetings.come(meeting, guest, news.set)
    teller = asyncio.create_task(tell(socket, meeting, guest, news))
    callers = service.callers(socket)
    try:
        while True:
            await asyncio.wait_for(socket.receive_data(mode="text"), SILENT_SECONDS)
            await service.admit(callers, PING_COSTS, Rank.READER)
            await socket.send_data('{"type":"pong"}', mode="text")
    finally:
        teller.cancel()
        service.meetings.go(meeting, guest, news.set)


async def tell(socket: WebSocket[Any, Any, Any], meeting: Meeting, guest: str, news: asyncio.Event) -> None:
    """Send how things stand now; what has changed twice meanwhile is told once."""
    with contextlib.suppress(RuntimeError, OSError):  # it has gone; the one who reads notices too
        while True:
            await news.wait()
            news.clear()
            await socket.send_data(meeting.text(guest, _encoded), mode="text")
            await asyncio.sleep(PAUSE_SECONDS)


async def pay_room(call: Call, meeting: str) -> None:
    """Wait until what happens at an open table is paid for, for all who hear of it."""
    service = service_of(call)
    await service.pay(service.callers(call), LISTENER_COSTS * service.meetings.crowd(meeting))


def _encoded(meeting: Told) -> str:
    return msgspec.json.encode(MeetingMessage(**msgspec.structs.asdict(meeting))).decode()


ROUTES = [open_meeting, list_meetings, meeting, sit_at_meeting, leave_meeting, begin_meeting, meeting_socket]
