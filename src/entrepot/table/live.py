"""A live table: its match in memory, its log in the database, and the viewers who look at it."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Executable

from entrepot.kernel.audience import TABLE
from entrepot.kernel.message import message
from entrepot.table.affairs import Upshot
from entrepot.table.answers import Answer
from entrepot.table.deeds import do, settle
from entrepot.table.describing import allows_hints
from entrepot.table.errors import Declined, NotStored
from entrepot.table.kept import Kept
from entrepot.table.progress import Entry, Progress
from entrepot.table.rows import SeatRow
from entrepot.table.wire import Deed

MOST_ENTRIES: Final = 20_000
"""Of a log, in which nothing is taken back any more: only so does it end when the game does."""
MOST_BEHIND: Final = 200
"""Entries behind the stored position: to open the table takes as long as to play them again."""


class LiveTable(Kept):
    """All changes go through it, one after another. A frozen table has no `progress`."""

    # ------------------------------------------------------------------ what is asked

    def is_needed(self) -> bool:
        """Say whether anybody waits for what happens here: not where all its people have left it to bots."""
        if all(seat.kind == "bot" for seat in self.seats):
            return bool(self.viewers)
        return self.affairs.has_people()

    def is_idle(self) -> bool:
        """Say whether it can leave the memory: nobody looks, and nothing is under way."""
        is_under_way = self.is_busy() or self.due_orders() or (self.asked_bots() and self.is_needed())
        return not self.viewers and not is_under_way

    def asked_bots(self) -> list[tuple[int, str, int]]:
        """Return seat, bot and prompt of every bot that is asked, as far as all is stored."""
        progress = self.progress
        if progress is None or self.broken or self.row.lesson or self.row.status != "playing":
            return []
        asked = [(seat, bot, progress.prompt(seat)) for seat, bot in self.affairs.bots().items()]
        return [(seat, bot, prompt) for seat, bot, prompt in asked if prompt is not None]

    def due_orders(self) -> dict[int, int]:
        """Return by seat to which prompt an order has the answer, as far as all is stored."""
        if self.progress is None or self.broken or self._is_ending or self.row.status != "playing":
            return {}
        bots = self.affairs.bots()
        return {seat: due.prompt for seat, due in self.orders.due.items() if seat not in bots}

    def check_in_hand(self, seat: int) -> None:
        """Do nothing where a person of a seat may change something; Declined, saying why not, otherwise."""
        self._in_hand(seat)

    def check_hint(self, seat: int, prompt: int) -> None:
        """Do nothing where a seat may ask for a hint about that question; Declined, saying why not, otherwise."""
        progress = self._in_hand(seat)
        if not allows_hints(self.row, self.seats):
            raise Declined("no-hints")
        if prompt != progress.prompt(seat):
            raise Declined("stale")
        if self._hinted.get(seat) == prompt:
            raise Declined("hint-given")

    def why(self, seat: int, notation: str) -> tuple[str, dict[str, Any] | None]:
        """Return what forbids an action. Declined if it is none."""
        return self._going().why(seat, notation)

    # ------------------------------------------------------------------ changes

    def act(self, seat: int, prompt: int, client_id: str, notation: str, answer: Answer) -> None:
        """Carry out an action; the answer comes once it is in the database."""
        self._once(seat, client_id, answer, lambda: self._answered(seat, prompt, notation))

    def undo(self, seat: int, prompt: int, client_id: str, count: int, answer: Answer) -> None:
        """Take actions back; the answer comes once that is in the database."""
        self._once(seat, client_id, answer, lambda: self._taken_back(seat, prompt, count))

    def act_for_bot(self, seat: int, prompt: int, notation: str) -> None:
        """Carry out a bot's action; Declined if it is not legal, or the question has changed."""
        progress = self._going()
        if progress.prompt(seat) != prompt or seat not in self.affairs.bots():
            raise Declined("stale")
        self._store(progress.act(seat, prompt, notation), None)

    def act_for_lesson(self, seat: int, notation: str) -> None:
        """Carry out what a lesson has a seat do; Declined if it is not legal."""
        progress = self._going()
        self._store(progress.act(seat, progress.prompt(seat) or 0, notation), None)

    def act_by_order(self, seat: int, prompt: int) -> None:
        """Carry out what a seat has ordered, as if it were done by hand; nothing, where that is not due any more."""
        if self.due_orders().get(seat) != prompt:
            return
        progress = self._in_hand(seat)
        action = progress.game.text(self.orders.due[seat].action)
        ended = self.orders.act(seat)
        self._store(progress.act(seat, prompt, action), None, ended, by_person=True)

    def arrange(self, seat: int, deed: Deed, whom: int | None, client_id: str, answer: Answer) -> None:
        """Do something beside the game in the name of a seat; the answer comes once it is in the database."""
        self._once(seat, client_id, answer, lambda: self._arranged(seat, deed, whom))

    def hint(self, seat: int, prompt: int, client_id: str, args: dict[str, Any], answer: Answer) -> None:
        """Tell a hint to its seat alone; the answer comes once it is in the database."""
        self._hinted[seat] = prompt
        self._once(seat, client_id, answer, lambda: self._going().hint(seat, prompt, args))

    def leave_to_bot(self, seat: int) -> None:
        """Let a bot play in a seat that is given back, until somebody sits down there; what tells that stores it."""
        if self.progress is not None:
            self.affairs.stand_in(seat, "left", self.progress.number + 1)

    def look_at_clocks(self) -> None:
        """Let bots stand in for those whose time is up."""
        if self.progress is None or self.broken or self._is_ending:
            return
        for seat in self.affairs.out_of_time():
            upshot = self.affairs.stand_in(seat, "time-up", self.progress.number + 1)
            self._store(self._told(self.progress, upshot), None)

    # ------------------------------------------------------------------ who sits there

    async def change_seat(self, row: SeatRow, notice: str, name: str, changes: list[Executable]) -> None:
        """Store what becomes of a seat with a notice in the log, and tell the viewers; NotStored.

        Whoever looked from that seat has no part in it any more.
        """
        await self.tell_of_seat(row.seat, notice, name, changes)
        self.affairs.charge()
        self.handovers += 1
        has_changed_hands = not (row.taken and self.seats[row.seat].taken)
        self.seats[row.seat] = row
        self._each(lambda viewer: viewer.lose(row.seat))
        if has_changed_hands:
            self.presence.empty(row.seat)
        self._meet()

    def cut_off(self, rows: list[SeatRow], seats: Sequence[int]) -> None:
        """Take other keys of seats that are stored already, and send everybody away who looks from there."""
        self.handovers += 1
        for seat in seats:
            self.seats[seat] = msgspec.structs.replace(self.seats[seat], key_hash=rows[seat].key_hash)
            self._each(lambda viewer, seat=seat: viewer.lose(seat))  # type: ignore[misc]

    async def tell_of_seat(self, seat: int, notice: str, name: str, changes: list[Executable]) -> None:
        """Store changes and, where there is a notice and room for it in the log of a going table, tell it to all.

        NotStored.
        """
        if self.progress is None or not notice or self.progress.number >= MOST_ENTRIES:
            await self._writer.run(*changes, of=self)
            return
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        args = {"name": {"name": name} if name else message("table-a-player"), "number": seat + 1}
        self._store(self.progress.notice(seat, notice, args), None, changes, stored.set_result)
        if not await stored:
            raise NotStored

    # ------------------------------------------------------------------ one change

    def _going(self) -> Progress:
        if self.broken:
            raise Declined("not-stored")
        if self.progress is None or self._is_ending or self.row.status in ("frozen", "void", "agreed"):
            raise Declined("frozen")
        return self.progress

    def _in_hand(self, seat: int) -> Progress:
        """Return what a person of a seat may change; Declined while a bot plays there.

        Clocks are looked at first: what comes when time is up comes too late, and what came before it counts.
        """
        progress = self._going()
        self.look_at_clocks()
        why = self.affairs.why_bot(seat)
        if why:
            raise Declined("time-up" if why == "time-up" else "stood-in")
        return progress

    def _answered(self, seat: int, prompt: int, notation: str) -> Entry:
        progress = self._in_hand(seat)
        progress.check_lesson(seat, prompt, notation)
        return progress.act(seat, prompt, notation)

    def _arranged(self, seat: int, deed: Deed, whom: int | None) -> Entry:
        progress = self._going()
        if self.row.status != "playing":
            raise Declined("over")
        if self.row.lesson:
            raise Declined("lesson-alone")
        if progress.number >= MOST_ENTRIES and deed != "back":
            raise Declined("log-full")
        self.look_at_clocks()
        return self._told(progress, do(self.affairs, deed, seat, whom, progress.number + 1))

    def _told(self, progress: Progress, upshot: Upshot) -> Entry:
        if upshot.takes_back:
            return progress.take_back(upshot.seat, upshot.args)
        entry = progress.notice(upshot.seat, upshot.kind, upshot.args)
        entry.ending = upshot.ending
        self._is_ending = upshot.ending is not None
        return entry

    def _taken_back(self, seat: int, prompt: int, count: int) -> Entry:
        progress = self._in_hand(seat)
        if progress.number >= MOST_ENTRIES or self._snapshots.behind(progress) >= MOST_BEHIND:
            raise Declined("undo-too-many")
        return progress.undo(seat, prompt, count)

    def _pass_over(self, entry: Entry, before: list[int]) -> None:
        """Take the only action of a seat at one screen, where all can see that it has no other, until it has a choice.

        Only where the screen would be handed over for it: who has the screen acts by hand, and can take that back.
        """
        progress = self.progress
        if progress is None or self.is_busy() or entry.kind != "act" or self._is_ending or self.row.lesson:
            return
        seat = progress.match.state.forced_seat()
        if seat == TABLE or self.seats[seat].kind != "screen" or seat in self.affairs.bots():
            return
        if seat not in before or (entry.is_forced and seat == entry.seat):
            self._store(progress.act_alone(seat, self.affairs.told(seat, "only-choice").args), None)

    def _settle(self) -> None:
        """Do what everybody who is still here has said yes to."""
        if self.progress is None or self.broken or self._is_ending or self.row.status != "playing":
            return
        wait = self.presence.unsure_for()
        if wait > 0:  # nobody is passed over who is only about to come back
            self._settling = self._settling or asyncio.get_running_loop().call_later(wait, self._settle_now)
            return
        upshot = settle(self.affairs, self.progress.number + 1)
        if upshot is not None:
            self._store(self._told(self.progress, upshot), None)

    def _settle_now(self) -> None:
        self._settling = None
        self._settle()

    def _attend(self, seat: int) -> None:
        """Somebody has come to a seat, or gone."""
        if self.broken:
            return
        if not self.presence.here[seat]:
            self._note_going(seat)
        self._tell_people()
        self._settle()
        self.turned(self)
