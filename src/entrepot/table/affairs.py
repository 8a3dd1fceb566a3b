"""What goes on at a table beside the game: clocks, who stands in for whom, and what its people agree on.

It is stored with every entry of the log, so that the number of the entry orders it among the moves, and no kill leaves
it half done. What people do about it is among the deeds.
"""

import math
from collections.abc import Callable, Sequence
from typing import Any, Final

from entrepot.kernel.message import Message, message
from entrepot.table.clocks import Clocks, clock_of, fresh
from entrepot.table.errors import Declined
from entrepot.table.rows import Counters, SeatRow, TableRow
from entrepot.table.uptime import Uptime

NUDGE_SECONDS: Final = 3_600.0
"""From one nudge of a seat to the next."""
OF_ALL: Final = ("end", "takeback")
"""To what all have to agree who play, be they here or not."""
PATIENCE_SECONDS: Final = 600.0
"""From a nudge until the others may agree that a bot plays."""


class Upshot:
    """What has become of a seat or of the table: an event of the log, and why the table ends, if it does."""

    def __init__(self, seat: int, kind: str, args: dict[str, Any], ending: Message | None = None) -> None:
        self.seat = seat
        self.kind = kind
        self.args = args
        self.ending = ending
        self.takes_back = False
        """Whether that seat goes back to before its last action."""


class Affairs:
    """`seats` is the table's own list. `here` says whether somebody is at a seat, `now` is how things stand."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        counters: Counters,
        uptime: Uptime,
        wall: Callable[[], float],
        here: Sequence[bool],
    ) -> None:
        self.seats = seats
        self.here = here
        self.wall = wall
        self._stand_in = row.stand_in
        self.is_playing = row.status == "playing"
        self.allows_takebacks = row.takebacks
        self.can_take_back: Callable[[int], bool] = lambda seat: False
        """Whether nobody has learnt anything since a seat's last action."""
        self.waiting = counters.waiting
        self._round = counters.round
        clock = clock_of(row.clock)
        self.now = (counters.affairs or fresh(clock, len(seats), counters.waiting, uptime.now())).copy()
        self.clocks = Clocks(clock, self.now, seats, uptime, self._runs) if clock is not None else None

    # ------------------------------------------------------------------ who plays

    def bots(self) -> dict[int, str]:
        """Return the bots that play now, by seat: those that sit there, and those that stand in."""
        found = {row.seat: row.bot or "" for row in self.seats if row.kind == "bot"}
        return found | {seat: self._stand_in for seat, own in enumerate(self.now.seats) if own.bot}

    def why_bot(self, seat: int) -> str:
        """Return why a bot plays for a person; empty where none does."""
        return self.now.seats[seat].bot

    def since(self, seat: int) -> int:
        """Return the entry of the log with which a bot last began to play for a person."""
        return self.now.seats[seat].since

    def resigned(self) -> list[int]:
        """Return the seats whose players have left them to bots for good."""
        return [seat for seat, own in enumerate(self.now.seats) if own.bot == "resigned"]

    def has_people(self) -> bool:
        """Say whether anybody has a part in the game: who is here, or somebody for whom no bot plays."""
        return any(self.here[seat] or not self.now.seats[seat].bot for seat in self.people())

    def people(self) -> list[int]:
        return [row.seat for row in self.seats if row.kind != "bot"]

    def players(self) -> list[int]:
        """Return the seats where somebody sits and plays."""
        return [seat for seat in self.people() if self.seats[seat].taken and not self.now.seats[seat].bot]

    # ------------------------------------------------------------------ time

    def _runs(self, seat: int) -> bool:
        """Say whether a seat's time runs, by day: it is waited for, and everybody has come."""
        if not self.is_playing or self.now.is_paused or seat not in self.waiting:
            return False
        is_full = all(row.taken or self.now.seats[row.seat].bot for row in self.seats)
        return is_full and seat in self.players()

    def charge(self) -> None:
        """Count the time up to now. Call it before anything changes that says for whom it runs."""
        if self.clocks is not None:
            self.clocks.charge()

    def out_of_time(self) -> list[int]:
        """Return the seats whose time is up."""
        return self.clocks.out_of_time() if self.clocks is not None else []

    def up_in(self) -> float | None:
        """Return after how many seconds the first seat's time is up; None while no clock runs."""
        return self.clocks.up_in() if self.clocks is not None else None

    def left(self, seat: int) -> float | None:
        """Return how many seconds a seat has left; None where no clock runs for it."""
        return self.clocks.left(seat) if self.clocks is not None and self._runs(seat) else None

    def follow(self, counters: Counters, actor: int | None, is_over: bool) -> None:
        """Take note of who is asked after an entry, and put into its counters how things stand then.

        `actor` is a person whose action everybody has been told. All that follows, follows from what everybody knows:
        time is given where the table begins to wait for somebody, and not for each answer, and what is done in secret
        answers no nudge. So how many steps somebody takes in secret shows nowhere.
        """
        self.charge()
        answered = set(self.waiting) - set(counters.waiting) | ({actor} if actor is not None else set())
        for seat in set(counters.waiting) - set(self.waiting):
            if self.clocks is not None and not self.now.seats[seat].bot:
                self.clocks.give(seat)
        self.waiting, self._round = counters.waiting, counters.round
        self.is_playing = self.is_playing and not is_over
        for seat in answered:
            self.now.seats[seat].is_nudged = False
            self.now.votes.pop(f"bot {seat}", None)
        counters.affairs = self.now.copy()

    def stand_in(self, seat: int, why: str, number: int) -> Upshot:
        """Let a bot play in a seat from entry `number` on."""
        self.charge()
        own = self.now.seats[seat]
        own.bot, own.since, own.is_nudged = why, number, False
        own.bot_from = self._round if own.bot_from is None else own.bot_from
        self._unsay(seat)
        self.play_on()
        for what in ("end", f"bot {seat}"):  # fewer have to agree now that it ends: they are to say so knowingly
            self.now.votes.pop(what, None)
        return self.told(seat, f"bot-{why}")

    def let_go(self, seat: int) -> None:
        """Somebody has sat down in a seat: no bot plays there any more, and nothing that was said there holds."""
        self.charge()
        own = self.now.seats[seat]
        if self.clocks is not None:
            self.clocks.give_again(seat)
        own.bot, own.is_nudged, own.had_more = "", False, False
        self._unsay(seat)
        self.now.votes.pop(f"bot {seat}", None)

    def play_on(self) -> None:
        """Somebody has acted, and all know it: nobody is asked any more whether something is taken back."""
        self.now.votes = {what: said for what, said in self.now.votes.items() if not what.startswith("takeback")}

    def told(self, seat: int, kind: str, by: int | None = None, ending: Message | None = None) -> Upshot:
        args: dict[str, Any] = {"name": self.name(seat), "number": seat + 1}
        if by is not None:
            args["by"] = self.name(by)
        return Upshot(seat, kind, args, ending)

    def name(self, seat: int) -> Any:
        return (
            {"name": self.seats[seat].name} if self.seats[seat].name else message("kernel-seat", {"number": seat + 1})
        )

    # ------------------------------------------------------------------ votes

    def say_yes(self, seat: int, what: str) -> None:
        """Let a seat agree to something; Declined where it has."""
        if seat in self.now.votes.get(what, []):
            raise Declined("voted")
        self.now.votes[what] = [*self.now.votes.get(what, []), seat]

    def _unsay(self, seat: int) -> None:
        kept = {what: [other for other in said if other != seat] for what, said in self.now.votes.items()}
        self.now.votes = {what: said for what, said in kept.items() if said}

    def missing(self, what: str) -> list[int]:
        """Return who has still to agree: to the end, and that something is taken back, all who play; to other things
        those of them who are here.
        """
        kind, _, whom = what.partition(" ")
        said, about = self.now.votes.get(what, []), int(whom or -1)
        voters = [seat for seat in self.players() if seat != about and (kind in OF_ALL or self.here[seat])]
        return [seat for seat in voters if seat not in said]

    # ------------------------------------------------------------------ what comes of time

    def can_cancel(self) -> bool:
        """Say whether one alone may still call the game off."""
        return self.is_playing and self._round <= 1

    def nudge_in(self, seat: int) -> int:
        """Return after how many seconds a seat may be nudged again."""
        passed = self.wall() - self.now.seats[seat].nudged
        return max(0, math.ceil(NUDGE_SECONDS - passed)) if passed >= 0 else 0  # the clock on the wall was set back

    def bot_in(self, seat: int) -> int:
        """Return after how many seconds the others may agree that a bot plays for a seat that has been nudged."""
        passed = max(0.0, self.wall() - self.now.seats[seat].nudged)
        return max(0, math.ceil(PATIENCE_SECONDS - passed))
