"""One socket: what its viewer says, and what follows."""

import asyncio
import contextlib
import logging
from typing import Any, Final

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from entrepot.table import ordering
from entrepot.table.callers import client_address
from entrepot.table.columns import CHAT
from entrepot.table.company import NOBODY
from entrepot.table.connections import STRAIGHT, Straight
from entrepot.table.errors import Busy, Declined, NoTable, NotStored, Refusal, TooFast, too_fast
from entrepot.table.limits import ENTRY_COSTS, LISTENER_COSTS
from entrepot.table.looking_back import LookingBack
from entrepot.table.messages import (
    Act,
    Arrange,
    AskEarlier,
    AskHint,
    AskPast,
    Because,
    Chat,
    Done,
    Drop,
    Eyes,
    FromViewer,
    GiveOrder,
    Hello,
    Lift,
    Pasts,
    Ping,
    Pong,
    Refused,
    RevokeOrder,
    Say,
    Undo,
    Why,
)
from entrepot.table.metering import Bill, metered
from entrepot.table.moments import iso
from entrepot.table.old_pages import spelled_out
from entrepot.table.operating.bans import Banned
from entrepot.table.overload import Rank
from entrepot.table.played_for import played_for
from entrepot.table.pulse import Pulse
from entrepot.table.result_columns import noting
from entrepot.table.rows import ActionRow, TableRow
from entrepot.table.seating import judge
from entrepot.table.service import Service
from entrepot.table.sleeping import is_zone
from entrepot.table.viewer import COME_BACK, Viewer

log = logging.getLogger(__name__)

FLUSH_SECONDS: Final = 2.0
"""What is on its way to a socket that closes has so long to get there."""
NONSENSE_COSTS: Final = 1.0
FANNED_OUT: Final = (Act, Undo, Say, Arrange, Hello)
"""All who look hear of these."""
MOST_OFFENCES: Final = 30
"""Messages that are malformed or too many; then the socket is closed."""
NOT_ALLOWED: Final = 1008
DEFECT: Final = 1011

Socket = WebSocket[Any, Any, Any]
_DECODER: Final = msgspec.json.Decoder(FromViewer)


class Conversation:
    """Runs until the socket closes. Its viewer says `hello` first, and may say it again."""

    def __init__(self, socket: Socket, service: Service, table_id: str) -> None:
        self._socket = socket
        self._service = service
        self._id = table_id
        self._viewer: Viewer | None = None
        self._sender: asyncio.Task[None] | None = None
        self._straight: Straight | None = (socket.scope.get("extensions") or {}).get(STRAIGHT)  # type: ignore[assignment]
        self._callers = service.callers(socket)
        self._offences = 0
        self._deadline = asyncio.timeout(service.config.limits.hello_seconds)
        self._pulse = Pulse(self._ping, lambda: self._deadline.reschedule(0.0))

    async def run(self) -> None:
        """Talk until the other side has gone, or has to go."""
        try:
            async with self._deadline:
                while True:
                    text = await self._socket.receive_data(mode="text")
                    if not await metered(self._take(text), Bill(self._service.budget, self._callers)):
                        await self._show_out(NOT_ALLOWED)
                        return
                    self._pulse.heard()
                    if self._viewer is not None:
                        self._deadline.reschedule(None)
        except TimeoutError:
            await self._show_out(NOT_ALLOWED if self._viewer is None else COME_BACK)
        except (WebSocketDisconnect, OSError):
            pass  # it has gone; what it sent before is done
        except Banned:
            await self._show_out(NOT_ALLOWED)
        except Refusal:  # disk or database give no answer now
            await self._show_out(COME_BACK)
        except Exception:
            log.exception("defect", extra={"table": self._id})
            await self._show_out(DEFECT)
        finally:
            self._leave()

    # ------------------------------------------------------------------ what is said

    async def _take(self, text: str) -> bool:
        """Take one message; False if the socket is to be closed."""
        try:
            said: FromViewer | None = _DECODER.decode(text)
        except (msgspec.MsgspecError, RecursionError):
            said = None
        try:
            await self._admit(said)
        except Declined as declined:
            return await self._refuse(getattr(said, "id", None), declined, is_offence=True)
        if said is None:
            return await self._refuse(None, Declined("bad-message"), is_offence=True)
        if isinstance(said, Hello):
            return await self._hello(said)
        viewer = self._viewer
        if viewer is None:
            return await self._refuse(None, Declined("hello-first"), is_offence=True)
        try:
            await self._do(viewer, said)
        except Declined as declined:
            return await self._refuse(getattr(said, "id", None), declined)
        except NotStored:
            return await self._refuse(getattr(said, "id", None), Declined("not-stored"))
        return True

    async def _admit(self, said: FromViewer | None) -> None:
        """Let a message pass once it is its turn; Declined where it would have to wait too long."""
        cost, rank = (NONSENSE_COSTS, Rank.READER) if said is None else (said.cost, said.rank)
        if isinstance(said, Hello) and said.keys:
            rank = Rank.PLAYER
        if isinstance(said, FANNED_OUT) and self._viewer is not None:
            cost += LISTENER_COSTS * self._viewer.table.crowd()
        try:
            await self._service.admit(self._callers, cost, rank)
        except TooFast as error:
            raise too_fast(error.retry_after) from error
        except Busy as error:
            raise Declined("busy", retry_after=error.retry_after) from error

    async def _do(self, viewer: Viewer, said: FromViewer) -> None:
        table = viewer.table
        match said:
            case Act():
                self._check_held(viewer, said.seat)
                self._service.check_actions(self._callers)
                table.act(said.seat, said.prompt, said.id, said.action, viewer.send)
            case Undo():
                self._check_held(viewer, said.seat)
                self._service.check_actions(self._callers)
                table.undo(said.seat, said.prompt, said.id, said.count, viewer.send)
            case Why():
                self._check_held(viewer, said.seat)
                clause, words = table.why(said.seat, said.action)
                viewer.send(Because(said.id, clause, words))  # type: ignore[arg-type]
            case AskHint():
                self._check_held(viewer, said.seat)
                self._service.check_hints(client_address(self._socket))
                self._service.hints.ask(table, said.seat, said.prompt, said.id, viewer.send)
            case Say():
                await self._say(viewer, said)
            case Arrange():
                self._check_held(viewer, said.seat)
                await self._arrange(viewer, said)
            case GiveOrder():
                self._check_held(viewer, said.seat)
                self._service.check_lines(self._callers)
                ordering.give(table, said, viewer.send)
            case RevokeOrder():
                self._check_held(viewer, said.seat)
                ordering.revoke(table, said, viewer.send)
            case Lift():
                self._check_held(viewer, said.seat)
                await viewer.look(said.seat, said.seq)
            case AskEarlier():
                await viewer.tell_earlier(said.before)
            case AskPast():
                await self._tell_past(viewer, said)
            case Drop():
                viewer.drop()
            case Eyes():
                viewer.turn_eyes(said.seen)
            case Ping():
                viewer.send(Pong())
            case Pong():
                pass  # it was heard, as everything is

    async def _arrange(self, viewer: Viewer, said: Arrange) -> None:
        table, seat = viewer.table, said.seat
        if table.was_answered(seat, said.id, viewer.send):
            return
        self._service.check_lines(self._callers)
        since = table.affairs.since(seat)
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def answer(told: Done | Refused) -> None:
            viewer.send(told)
            if not stored.done():  # it has gone meanwhile
                stored.set_result(isinstance(told, Done))

        table.arrange(seat, said.do, said.whom, said.id, answer)
        if said.do == "back" and await stored and table.progress is not None:
            await self._service.pay(self._callers, ENTRY_COSTS * (table.number - since))
            game, log = table.progress.game, await self._service.storage.actions(self._id, since)
            viewer.send(await self._service.beside(self._callers, lambda: played_for(seat, game, log)))

    async def _tell_past(self, viewer: Viewer, said: AskPast) -> None:
        table, seat, storage = viewer.table, viewer.seat, self._service.storage
        if not viewer.is_looking:
            raise Declined("not-yours")
        if table.progress is None or table.row.lesson:
            raise Declined("frozen")
        await self._service.pay(self._callers, ENTRY_COSTS * table.number)
        log, snapshots = await storage.actions(self._id), await storage.snapshots(self._id)
        row, game, with_text = table.row, table.progress.game, viewer.reads_text
        seen = await self._service.beside(
            self._callers, lambda: LookingBack(row, game, log, snapshots, seat).seen(said.seq, with_text)
        )
        viewer.send(Pasts(said.id, seat, seen))

    def _check_held(self, viewer: Viewer, seat: int) -> None:
        if seat not in viewer.seats:
            raise Declined("not-yours")

    async def _say(self, viewer: Viewer, said: Say) -> None:
        if not viewer.seats:
            raise Declined("not-yours")
        self._service.check_disk()
        self._service.check_lines(self._callers)
        seat = viewer.seat if viewer.seat is not None else viewer.seats[0]
        if said.id is not None and await self._service.storage.was_said(self._id, seat, said.id):
            viewer.send(Done(said.id))  # and nothing is written that fails: others' writes would be done once more
            return
        at, name = self._service.config.clock(), viewer.table.seats[seat].name
        row = CHAT.insert().values(table_id=self._id, seat=seat, name=name, text=said.text, at=at, client_id=said.id)
        try:
            await self._service.storage.writer.run(row)
        except NotStored:
            if said.id is None or not await self._service.storage.was_said(self._id, seat, said.id):
                raise
        else:
            viewer.table.say(Chat(seat, name, said.text, iso(at)))
        if said.id is not None:
            viewer.send(Done(said.id))

    # ------------------------------------------------------------------ hello

    async def _hello(self, hello: Hello) -> bool:
        try:
            table = await self._service.tables.open(self._id)
            handovers = table.handovers
            judged = [judge(table.seats, key) for key in hello.keys]
            faults = [fault for _, fault in judged if fault]
            own = await self._own_seats() if hello.mine else []
            faults = [] if own else faults  # a key may be out of use since the same person plays elsewhere, too
            if not own and len(faults) == len(judged) and not table.row.watch:
                raise Declined(faults[0] if faults else "no-spectators")
        except (NoTable, Declined) as error:
            await self._refuse(None, error if isinstance(error, Declined) else Declined("no-table"))
            return False
        if table.payers == NOBODY:
            table.payers = tuple(self._service.callers(self._socket))
        self._leave()
        most_unread = self._service.config.limits.unread_bytes
        viewer = self._viewer = Viewer(
            table, [seat for seat, _ in judged], self._log, hello.text, most_unread, own, hello.seen
        )
        viewer.hears_orders = hello.orders
        guest = self._service.guest(self._socket)
        zone = hello.zone if hello.zone is not None and is_zone(hello.zone) else None
        who = guest.guest if guest is not None else ""

        def holds(seat: int) -> bool:
            return any(judge(table.seats, key)[0] == seat for key in hello.keys)

        await self._service.seating.come(table, viewer.seats, who, zone, holds)
        await self._note_origin(table.row, viewer.seats)
        said = await self._service.storage.chat(self._id) if hello.chat else []
        viewer.enter()
        viewer.meet(table.info())
        is_same = guest == self._service.guest(self._socket)
        if table.broken or not is_same or (table.handovers != handovers and await self._has_lost(hello, judged, own)):
            viewer.leave()  # that became so while this one came in, so that it was not sent away with the others
        if faults:
            await self._refuse(None, Declined(faults[0]))
        if hello.zone is not None and zone is None:
            await self._refuse(None, Declined("bad-zone"))
        if viewer.seats and not hello.people and table.row.clock is not None:
            words = await asyncio.to_thread(spelled_out, "table-refused-old-client")
            await self._refuse(None, Declined("old-client", words))
        for line in said:
            viewer.send(Chat(line.seat, line.name, line.text, iso(line.at)))
        self._sender = asyncio.create_task(self._send(viewer))
        if viewer.is_screen:
            viewer.call()
        else:
            await viewer.look(viewer.seat, hello.seq)
        self._service.follow(table)
        if hello.pings:
            self._pulse.start()
        return True

    async def _has_lost(self, hello: Hello, judged: list[tuple[int | None, str]], own: list[int]) -> bool:
        """Say whether other seats are held now than when it came."""
        assert self._viewer is not None  # it has just come
        now = [judge(self._viewer.table.seats, key) for key in hello.keys]
        return now != judged or (await self._own_seats() if hello.mine else []) != own

    async def _own_seats(self) -> list[int]:
        """Return the seats in which whoever has this socket sits."""
        guest = self._service.guest(self._socket)
        known = await self._service.storage.seats_where(guest.guest if guest is not None else "", [self._id])
        return known.get(self._id, [])

    async def _note_origin(self, row: TableRow, seats: list[int]) -> None:
        """Keep a mark of the address from which seats are played, while it matters whether two have the same."""
        if row.unrated or row.status != "playing" or not seats:
            return
        mark = self._service.signer.origin(self._id, client_address(self._socket))
        await self._service.storage.writer.run(*[noting(self._id, seat, mark) for seat in seats])

    async def _log(self, before: int, most: int) -> list[ActionRow]:
        """Return entries of the table's log; where a viewer was told little of much, that takes many of these."""
        await self._service.pay(self._callers, ENTRY_COSTS * most)
        return await self._service.storage.actions_before(self._id, before, most)

    # ------------------------------------------------------------------ the socket

    async def _send(self, viewer: Viewer) -> None:
        outgoing = viewer.outgoing
        try:
            while True:
                await outgoing.wait()
                if self._straight is not None:
                    await self._straight.writable.wait()  # what cannot go yet stays among what is unread
                items = outgoing.take()
                texts = [item for item in items if isinstance(item, str)]
                viewer.unread -= sum(map(len, texts))
                if self._straight is not None:
                    self._straight.write_texts(texts)
                else:
                    for text in texts:
                        await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})
                if len(texts) < len(items):
                    await self._socket.close(next(item for item in items if not isinstance(item, str)))
                    return
        except (RuntimeError, OSError):
            pass  # it has gone; the one who reads notices too

    def _ping(self) -> None:
        if self._viewer is not None:
            self._viewer.send(Ping())

    async def _show_out(self, code: int) -> None:
        """Close the socket for cause, once the viewer has been told everything."""
        if self._viewer is None or self._sender is None:
            with contextlib.suppress(RuntimeError, OSError):
                await self._socket.close(code)
            return
        self._viewer.leave(code)
        await asyncio.wait([self._sender], timeout=FLUSH_SECONDS)

    async def _refuse(self, id: str | None, declined: Declined, is_offence: bool = False) -> bool:
        self._offences += is_offence
        self._service.refused[declined.code] += 1
        refused = Refused(id, declined.code, declined.clause, declined.message, declined.retry_after)  # type: ignore[arg-type]
        if self._viewer is not None:
            self._viewer.send(refused)
        else:
            await self._socket.send_data(msgspec.json.encode(refused).decode(), mode="text")
        return self._offences < MOST_OFFENCES

    def _leave(self) -> None:
        self._pulse.stop()
        if self._viewer is not None:
            self._viewer.exit()
            self._service.follow(self._viewer.table)
        if self._sender is not None:
            self._sender.cancel()
        self._viewer = self._sender = None
