"""One viewer of a table: what goes to its socket, and when. A viewer of several seats is one screen with a curtain."""

from collections.abc import Sequence

import msgspec

from entrepot.kernel.message import message
from entrepot.table.catching_up import Log, Page, earlier, newest
from entrepot.table.errors import Declined
from entrepot.table.live import LiveTable
from entrepot.table.messages import Chat, Curtain, Earlier, OrdersMessage, Push, TableMessage
from entrepot.table.outgoing import Outgoing
from entrepot.table.sight import Shown, told
from entrepot.table.wire import TableInfo

MOST_WAITING = 400
"""Messages that a slow socket may be behind; then it is closed, and comes back by `hello`."""
COME_BACK = 1012
"""The code with which a socket closes when its viewer shall say `hello` again."""


class Viewer:
    """Looks from one seat at a time: `seat` (None: a spectator), or nowhere while a curtain is down."""

    def __init__(
        self,
        table: LiveTable,
        keys_for: list[int | None],
        log: Log,
        reads_text: bool,
        most_unread: int,
        own: Sequence[int] = (),
        is_seen: bool = True,
    ) -> None:
        self.table = table
        self.keys_for = keys_for
        """By key that it came with the seat which that holds."""
        seats = self.seats = sorted({*own, *(seat for seat in keys_for if seat is not None)})
        self.outgoing = Outgoing()
        self.unread = 0
        """Characters that wait to be sent."""
        self.reads_text = reads_text
        self.hears_orders = False
        self._orders: OrdersMessage | None = None
        """What it was told of them last."""
        self.is_screen = len(seats) > 1
        self.is_looking = False
        self.seat: int | None = seats[0] if len(seats) == 1 else None
        self.curtain: int | None = None
        """The seat that was last asked to look."""
        self._log = log
        self._most_unread = most_unread
        self._held: list[Shown] = []
        self._is_catching_up = False
        self._is_leaving = False
        self._is_seen = is_seen
        self._last_looked = -1
        self._counted: list[int] = []
        """From which seats it is known to look."""

    def enter(self) -> None:
        """Hear of the table from now on."""
        if self.seats:
            self._counted = self.seats[:]
            self.table.presence.come(self._counted)  # the others hear of it; this one is about to hear everything
            self.table.viewers.add(self)
            self.turn_eyes(self._is_seen)
        else:
            self.table.watch(self)

    def turn_eyes(self, is_seen: bool) -> None:
        """Take note whether the page is seen, or only open somewhere."""
        self._is_seen = is_seen
        if is_seen:
            self.table.looked(self.seats)

    def looks_from(self, seat: int) -> bool:
        return self._is_seen and seat in self.seats

    def exit(self) -> None:
        """Hear nothing more of it."""
        self.table.viewers.discard(self)
        self.table.presence.go(self._counted)
        self._counted = []
        self.table.unwatch(self)

    # ------------------------------------------------------------------ from the table

    def show(self, shown: Shown) -> None:
        if not self.is_looking or shown.seat != self.seat:
            return
        if self._is_catching_up:
            self._held.append(shown)
        else:
            self.put(shown.encoded(self.reads_text))

    def settle(self) -> None:
        self._tell_orders()
        if self.is_screen:
            self.call()

    def meet(self, info: TableInfo) -> None:
        self.send(TableMessage(**msgspec.structs.asdict(info), seats_held=self.seats, keys_for=self.keys_for))

    def attend(self, text: str) -> None:
        self.put(text)

    def lose(self, seat: int) -> None:
        if seat in self.seats:
            self.seats.remove(seat)  # what it has on its way is refused
            self._counted.remove(seat)
            self.table.presence.go([seat])
            self.leave()

    def hear(self, chat: Chat) -> None:
        self.send(chat)

    def leave(self, code: int = COME_BACK) -> None:
        self._is_leaving = True
        self.outgoing.put(code)

    # ------------------------------------------------------------------ to the socket

    def send(self, message: msgspec.Struct) -> None:
        """Send a message of its own."""
        self.put(msgspec.json.encode(message).decode())

    def put(self, text: str) -> None:
        """Send a message that is put together already."""
        if self._is_leaving:
            return
        if len(self.outgoing) >= MOST_WAITING or (self.unread and self.unread + len(text) > self._most_unread):
            self.leave()
            return
        self.unread += len(text)
        self.outgoing.put(text)

    # ------------------------------------------------------------------ looking

    async def look(self, seat: int | None, seq: int) -> None:
        """Look from a seat from now on; the newest since push `seq` comes in one push, then whatever is new."""
        self.seat, self.is_looking, self.curtain = seat, True, None
        self._is_catching_up, self._held = True, []
        shown = self.table.shown.get(seat)
        if shown is None:
            self.put(await self._frozen(seat))
        else:
            seen = seq if seq <= shown.seq else 0
            page = Page(seen + 1, []) if seen == shown.seq else await newest(self._log, seat, shown.number, seen)
            self.put(shown.encode(page.events, page.first, self.reads_text))
            for held in self._held:
                if held.number > shown.number and held.seat == seat:
                    self.put(held.encoded(self.reads_text))
        self._is_catching_up, self._held = False, []
        self._orders = None
        self._tell_orders()

    def _tell_orders(self) -> None:
        """Tell the seat that looks of its orders, where something is new about them and all is stored."""
        if not self.hears_orders or not self.is_looking or self.seat not in self.seats or self.table.is_busy():
            return
        orders = self.table.orders.message(self.seat)
        if orders != self._orders:
            self._orders = orders
            self.send(orders)

    async def _frozen(self, seat: int | None) -> str:
        """Return the push of a table that cannot go on: it still tells what has happened."""
        table = self.table
        page = await self._readable(seat)
        push = Push(
            seq=table.counters.seqs[-1 if seat is None else seat],
            first=page.first,
            seat=seat,
            events=told(table.row.game, page.events, seat),
            view=None,
            prompt={"number": None, "message": table.row.reason or message("table-frozen-broken")},  # type: ignore[typeddict-item]
            actions=[],
            undo=0,
            text=[],
            outcome=None,
            proof=None,
        )
        return msgspec.json.encode(push).decode()

    async def _readable(self, seat: int | None) -> Page:
        """Return what a frozen table tells of its past: nothing where that cannot be read, which is why it stands."""
        try:
            return await newest(self._log, seat, self.table.number)
        except (msgspec.MsgspecError, IndexError, TypeError, KeyError):
            return Page(1, [])

    async def tell_earlier(self, before: int) -> None:
        """Tell what had happened before a push of the seat that looks; Declined where none does."""
        if not self.is_looking:
            raise Declined("not-yours")
        seat = self.seat
        page = await earlier(self._log, seat, self.table.number, before)
        self.send(Earlier(seat, page.first, told(self.table.row.game, page.events, seat)))

    def drop(self) -> None:
        """Let the curtain fall: nothing is shown until it is lifted."""
        if self.is_screen:
            if self.seat is not None:
                self._last_looked = self.seat
            self.is_looking, self.seat = False, None
            self.call()

    def call(self) -> None:
        """Ask the next seat to the screen, where the one that looks is not asked anything."""
        if self.table.is_busy():  # what comes next may ask somebody else; it is called then
            return
        waiting = self.table.counters.waiting
        if self.is_looking and (self.seat in waiting or not waiting):
            return
        next_seat = self._next(waiting)
        if next_seat is not None and next_seat != self.curtain:
            self.curtain = next_seat
            self.send(Curtain(next_seat))

    def _next(self, waiting: list[int]) -> int | None:
        last = self.seat if self.seat is not None else self._last_looked
        order = [seat for seat in self.seats if seat > last] + [seat for seat in self.seats if seat <= last]
        asked = [seat for seat in order if seat in waiting]
        if asked:
            return asked[0]
        return order[0] if self.table.row.status != "playing" and not self.is_looking else None
