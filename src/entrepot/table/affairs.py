"""What goes on at a table beside the game: clocks, who stands in for whom, and what its people agree on.

It is stored with every entry of the log, so that the number of the entry orders it among the moves, and no kill leaves
it half done. Whatever may not be done is Declined, and has changed nothing.
"""

import math
from collections.abc import Callable, Sequence
from typing import Any, Final

from entrepot.kernel.message import Message, message
from entrepot.table.clocks import Clocks, clock_of, fresh
from entrepot.table.errors import Declined
from entrepot.table.moments import iso
from entrepot.table.rows import Counters, SeatRow, TableRow
from entrepot.table.uptime import Uptime
from entrepot.table.wire import Attendance, Deed, People, Vote

NUDGE_SECONDS: Final = 3_600.0
"""From one nudge of a seat to the next."""
PATIENCE_SECONDS: Final = 600.0
"""From a nudge until the others may agree that a bot plays."""
OF_A_STAND_IN: Final = ("back", "go-on", "resign")
"""What somebody may still do for whom a bot plays."""


class Upshot:
    """What has become of a seat or of the table: an event of the log, and why the table ends, if it does."""

    def __init__(self, seat: int, kind: str, args: dict[str, Any], ending: Message | None = None) -> None:
        self.seat = seat
        self.kind = kind
        self.args = args
        self.ending = ending


class Affairs:
    """`seats` is the table's own list. `here` says whether somebody is at a seat."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        counters: Counters,
        uptime: Uptime,
        wall: Callable[[], float],
        here: Sequence[bool],
    ) -> None:
        self._seats = seats
        self._here = here
        self._wall = wall
        self._stand_in = row.stand_in
        self._is_playing = row.status == "playing"
        self._waiting = counters.waiting
        self._round = counters.round
        clock = clock_of(row.clock)
        self._now = (counters.affairs or fresh(clock, len(seats), counters.waiting, uptime.now())).copy()
        self._clocks = Clocks(clock, self._now, seats, uptime, self._runs) if clock is not None else None

    # ------------------------------------------------------------------ who plays

    def bots(self) -> dict[int, str]:
        """Return the bots that play now, by seat: those that sit there, and those that stand in."""
        found = {row.seat: row.bot or "" for row in self._seats if row.kind == "bot"}
        return found | {seat: self._stand_in for seat, own in enumerate(self._now.seats) if own.bot}

    def why_bot(self, seat: int) -> str:
        """Return why a bot plays for a person; empty where none does."""
        return self._now.seats[seat].bot

    def since(self, seat: int) -> int:
        """Return the entry of the log with which a bot last began to play for a person."""
        return self._now.seats[seat].since

    def has_people(self) -> bool:
        """Say whether anybody has a part in the game: who is here, or somebody for whom no bot plays."""
        return any(self._here[seat] or not self._now.seats[seat].bot for seat in self._people())

    def _people(self) -> list[int]:
        return [row.seat for row in self._seats if row.kind != "bot"]

    def _players(self) -> list[int]:
        """Return the seats where somebody sits and plays."""
        return [seat for seat in self._people() if self._seats[seat].taken and not self._now.seats[seat].bot]

    # ------------------------------------------------------------------ time

    def _runs(self, seat: int) -> bool:
        """Say whether a seat's time runs, by day: it is waited for, and everybody has come."""
        if not self._is_playing or self._now.is_paused or seat not in self._waiting:
            return False
        is_full = all(row.taken or self._now.seats[row.seat].bot for row in self._seats)
        return is_full and seat in self._players()

    def charge(self) -> None:
        """Count the time up to now. Call it before anything changes that says for whom it runs."""
        if self._clocks is not None:
            self._clocks.charge()

    def out_of_time(self) -> list[int]:
        """Return the seats whose time is up."""
        return self._clocks.out_of_time() if self._clocks is not None else []

    def up_in(self) -> float | None:
        """Return after how many seconds the first seat's time is up; None while no clock runs."""
        return self._clocks.up_in() if self._clocks is not None else None

    def follow(self, counters: Counters, actor: int | None, is_over: bool) -> None:
        """Take note of who is asked after an entry, and put into its counters how things stand then.

        `actor` is a person whose action everybody has been told. All that follows, follows from what everybody knows:
        time is given where the table begins to wait for somebody, and not for each answer, and what is done in secret
        answers no nudge. So how many steps somebody takes in secret shows nowhere.
        """
        self.charge()
        answered = set(self._waiting) - set(counters.waiting) | ({actor} if actor is not None else set())
        for seat in set(counters.waiting) - set(self._waiting):
            if self._clocks is not None and not self._now.seats[seat].bot:
                self._clocks.give(seat)
        self._waiting, self._round = counters.waiting, counters.round
        self._is_playing = self._is_playing and not is_over
        for seat in answered:
            self._now.seats[seat].is_nudged = False
            self._now.votes.pop(f"bot {seat}", None)
        counters.affairs = self._now.copy()

    # ------------------------------------------------------------------ what people do

    def do(self, deed: Deed, seat: int, whom: int | None, number: int) -> Upshot:
        """Do something in the name of a seat; `number` is that of the entry that will tell it. Declined."""
        if whom is not None and whom >= len(self._seats):
            raise Declined("no-seat")
        if self._now.seats[seat].bot == "resigned":
            raise Declined("resigned")
        if self._now.seats[seat].bot and deed not in OF_A_STAND_IN:
            raise Declined("stood-in")
        self.charge()
        match deed:
            case "nudge":
                return self._nudge(seat, whom)
            case "replace":
                return self._replace(seat, whom, number)
            case "pause":
                return self._pause(seat)
            case "go-on":
                return self._go_on(seat)
            case "end":
                return self._end(seat)
            case "play-on":
                return self._play_on(seat)
            case "bot":
                return self.stand_in(seat, "asked", number)
            case "back":
                return self._back(seat)
            case "resign":
                return self._resign(seat, number)
            case "cancel":
                return self._cancel(seat)

    def stand_in(self, seat: int, why: str, number: int) -> Upshot:
        """Let a bot play in a seat from entry `number` on."""
        self.charge()
        own = self._now.seats[seat]
        own.bot, own.since, own.is_nudged = why, number, False
        own.bot_from = self._round if own.bot_from is None else own.bot_from
        self._unsay(seat)
        for what in ("end", f"bot {seat}"):  # fewer have to agree now that it ends: they are to say so knowingly
            self._now.votes.pop(what, None)
        return self._told(seat, f"bot-{why}")

    def let_go(self, seat: int) -> None:
        """Somebody has sat down in a seat: no bot plays there any more, and nothing that was said there holds."""
        self.charge()
        own = self._now.seats[seat]
        if self._clocks is not None:
            self._clocks.give_again(seat)
        own.bot, own.is_nudged, own.had_more = "", False, False
        self._unsay(seat)
        self._now.votes.pop(f"bot {seat}", None)

    def settle(self, number: int) -> Upshot | None:
        """Do what has come to be agreed because somebody has gone: those who are here had all said yes to it."""
        for what, said in self._now.votes.items():
            kind, _, about = what.partition(" ")
            if kind == "end" or not said or self._missing(what):
                continue
            if any(self._here[seat] for seat in said):
                return self._agreed(said[-1], what) if not about else self.stand_in(int(about), "agreed", number)
        return None

    def _nudge(self, seat: int, whom: int | None) -> Upshot:
        if whom is None or whom not in self._players():
            raise Declined("nobody-there")
        if whom == seat:
            raise Declined("nudge-self")
        if whom not in self._waiting:
            raise Declined("not-waited-for")
        own = self._now.seats[whom]
        if self._nudge_in(whom) > 0:
            raise Declined("nudged")
        own.nudged, own.is_nudged = self._wall(), True
        return self._told(whom, "nudged", by=seat)

    def _replace(self, seat: int, whom: int | None, number: int) -> Upshot:
        if whom == seat:
            raise Declined("replace-self")
        if whom is None or whom not in self._people() or self._now.seats[whom].bot:
            raise Declined("bot-plays")
        self._check_patience(whom)
        what = f"bot {whom}"
        self._say_yes(seat, what)
        if self._missing(what):
            return self._told(whom, "asks-bot", by=seat)
        return self.stand_in(whom, "agreed", number)

    def _check_patience(self, whom: int) -> None:
        """Do nothing where a bot may play for somebody, if all agree; Declined otherwise."""
        if not self._seats[whom].taken:
            return
        if self._clocks is not None:
            raise Declined("has-clock")
        if whom not in self._waiting:
            raise Declined("not-waited-for")
        if not self._now.seats[whom].is_nudged or self._bot_in(whom):
            raise Declined("too-soon")

    def _pause(self, seat: int) -> Upshot:
        if self._clocks is None:
            raise Declined("no-clock")
        if self._now.is_paused:
            raise Declined("paused")
        self._say_yes(seat, "pause")
        return self._told(seat, "asks-pause") if self._missing("pause") else self._agreed(seat, "pause")

    def _go_on(self, seat: int) -> Upshot:
        if not self._now.is_paused and "pause" not in self._now.votes:
            raise Declined("not-paused")
        kind = "goes-on" if self._now.is_paused else "no-pause"
        self._now.is_paused = False
        self._now.votes.pop("pause", None)
        return self._told(seat, kind)

    def _end(self, seat: int) -> Upshot:
        self._say_yes(seat, "end")
        return self._told(seat, "asks-end") if self._missing("end") else self._agreed(seat, "end")

    def _play_on(self, seat: int) -> Upshot:
        if self._now.votes.pop("end", None) is None:
            raise Declined("nothing-asked")
        return self._told(seat, "plays-on")

    def _back(self, seat: int) -> Upshot:
        own = self._now.seats[seat]
        if not own.bot:
            raise Declined("not-stood-in")
        if own.bot == "time-up" and self._clocks is not None:
            if own.had_more and seat in self._waiting:
                raise Declined("bot-first")
            self._clocks.give_again(seat)
            own.had_more = seat in self._waiting
        own.bot = ""
        return self._told(seat, "back")

    def _resign(self, seat: int, number: int) -> Upshot:
        done = self.stand_in(seat, "resigned", number)
        taken = [other for other in self._people() if self._seats[other].taken]
        if all(self._now.seats[other].bot == "resigned" for other in taken):
            done.ending = message("table-frozen-resigned")
        return done

    def _cancel(self, seat: int) -> Upshot:
        if not self._can_cancel():
            raise Declined("too-late")
        name = {"name": self._seats[seat].name}
        return self._told(seat, "cancelled", ending=message("table-frozen-cancelled", {"name": name}))

    def _agreed(self, seat: int, what: str) -> Upshot:
        self._now.votes.pop(what)
        if what == "pause":
            self._now.is_paused = True
            return self._told(seat, "paused")
        return self._told(seat, "ended", ending=message("table-frozen-ended"))

    def _told(self, seat: int, kind: str, by: int | None = None, ending: Message | None = None) -> Upshot:
        args: dict[str, Any] = {"name": self._name(seat), "number": seat + 1}
        if by is not None:
            args["by"] = self._name(by)
        return Upshot(seat, kind, args, ending)

    def _name(self, seat: int) -> Any:
        return (
            {"name": self._seats[seat].name} if self._seats[seat].name else message("kernel-seat", {"number": seat + 1})
        )

    # ------------------------------------------------------------------ votes

    def _say_yes(self, seat: int, what: str) -> None:
        if seat in self._now.votes.get(what, []):
            raise Declined("voted")
        self._now.votes[what] = [*self._now.votes.get(what, []), seat]

    def _unsay(self, seat: int) -> None:
        kept = {what: [other for other in said if other != seat] for what, said in self._now.votes.items()}
        self._now.votes = {what: said for what, said in kept.items() if said}

    def _missing(self, what: str) -> list[int]:
        """Return who has still to agree: to the end all who play, to other things those of them who are here."""
        about = int(what.partition(" ")[2] or -1)
        said = self._now.votes.get(what, [])
        voters = [seat for seat in self._players() if seat != about and (what == "end" or self._here[seat])]
        return [seat for seat in voters if seat not in said]

    def _can_cancel(self) -> bool:
        return self._is_playing and self._round <= 1

    # ------------------------------------------------------------------ what all may know

    def people(self, seen: Sequence[float | None]) -> People:
        """Return how things stand, as everybody may see it; `seen` is when each seat was last looked from."""
        return People(
            seats=[self._attendance(seat, seen[seat]) for seat in range(len(self._seats))],
            waiting=self._waiting,
            votes=[self._vote(what, said) for what, said in self._now.votes.items()] if self._is_playing else [],
            paused=self._now.is_paused and self._is_playing,
            can_cancel=self._can_cancel(),
        )

    def _attendance(self, seat: int, seen: float | None) -> Attendance:
        own, is_person = self._now.seats[seat], self._seats[seat].kind != "bot"
        is_waited_for = self._is_playing and seat in self._waiting and seat in self._players()
        may_be_replaced = is_waited_for and self._clocks is None and own.is_nudged
        is_free = self._is_playing and is_person and not self._seats[seat].taken and not own.bot
        return Attendance(
            here=self._here[seat],
            seen=iso(seen) if seen is not None and not self._here[seat] else None,
            bot=own.bot or None,  # type: ignore[arg-type]
            bot_from=own.bot_from,
            clock=self._clocks.shown(seat) if self._clocks is not None and is_person else None,
            nudged=is_waited_for and own.is_nudged,
            nudge_in=self._nudge_in(seat) if is_waited_for else None,
            bot_in=0 if is_free else self._bot_in(seat) if may_be_replaced else None,
        )

    def _vote(self, what: str, said: list[int]) -> Vote:
        kind, _, about = what.partition(" ")
        return Vote(kind, int(about) if about else None, said, self._missing(what))  # type: ignore[arg-type]

    def _nudge_in(self, seat: int) -> int:
        passed = self._wall() - self._now.seats[seat].nudged
        return max(0, math.ceil(NUDGE_SECONDS - passed)) if passed >= 0 else 0  # the clock on the wall was set back

    def _bot_in(self, seat: int) -> int:
        passed = max(0.0, self._wall() - self._now.seats[seat].nudged)
        return max(0, math.ceil(PATIENCE_SECONDS - passed))
