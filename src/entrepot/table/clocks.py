"""The clocks of one table: how much time each seat has left, and when it is up."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from entrepot.table.errors import Refusal
from entrepot.table.rows import SeatAffairs, SeatRow, TableAffairs
from entrepot.table.sleeping import MOST_HOURS, Nights, hours_asleep, is_zone
from entrepot.table.uptime import Uptime
from entrepot.table.wire import Clock, SeatClock

FEWEST: Final = {"live": 5, "days": 3600}
"""Seconds that each wait is worth: whoever takes a seat back has this much again."""


def check_clock(clock: Clock | None) -> None:
    """Refuse a clock that would let nobody play."""
    if clock is None:
        return
    fewest = FEWEST[clock.kind]
    if clock.move < fewest:
        raise Refusal(400, "bad-clock", f"A clock of kind '{clock.kind}' gives at least {fewest} seconds each time.")
    if 0 < clock.cap < max(clock.bank, clock.move):
        raise Refusal(
            400, "bad-clock", "A clock's cap is 0, or no less than its bank and than what it gives each time."
        )
    if clock.sleep is not None and (
        clock.kind != "days" or not 0 < hours_asleep(clock.sleep.first, clock.sleep.last) <= MOST_HOURS
    ):
        raise Refusal(400, "bad-clock", f"Only clocks of kind 'days' have hours of sleep, 1 to {MOST_HOURS} of them.")


def fresh(clock: Clock | None, seats: int, waiting: Sequence[int], now: float) -> TableAffairs:
    """Return the affairs of a new table, at which these seats are asked first."""
    affairs = TableAffairs([SeatAffairs() for _ in range(seats)], now)
    if clock is not None:
        for seat, own in enumerate(affairs.seats):
            own.left = bounded(clock, clock.bank + clock.move * (seat in waiting))
    return affairs


def bounded(clock: Clock, left: float) -> float:
    """Return how much time is kept of so much."""
    return min(left, clock.cap) if clock.cap else left


class Clocks:
    """Charges `affairs` with the time that passes. `runs` says for which seats it does now."""

    def __init__(
        self,
        clock: Clock,
        affairs: TableAffairs,
        seats: list[SeatRow],
        uptime: Uptime,
        runs: Callable[[int], bool],
    ) -> None:
        self._clock = clock
        self._affairs = affairs
        self._seats = seats
        self._uptime = uptime
        self._runs = runs

    def charge(self) -> None:
        """Take what has passed from who is waited for. Call it before anything changes that says who that is."""
        for seat, own in enumerate(self._affairs.seats):
            own.left -= self._passed(seat)
        self._affairs.at = self._uptime.now()

    def left(self, seat: int) -> float:
        """Return how many seconds a seat has left now."""
        return self._affairs.seats[seat].left - self._passed(seat)

    def give(self, seat: int) -> None:
        """Give a seat what it gets each time that it is waited for."""
        own = self._affairs.seats[seat]
        own.left = bounded(self._clock, own.left + self._clock.move)
        own.had_more = False

    def give_again(self, seat: int) -> None:
        """Give a seat whose time was up so much that its player can go on."""
        own = self._affairs.seats[seat]
        own.left = max(own.left, float(self._clock.move))

    def up_in(self) -> float | None:
        """Return after how many seconds from now the first seat's time is up; None while no clock runs."""
        waits = [self._lasts(seat) for seat in range(len(self._seats)) if self._runs(seat)]
        return min(waits, default=None)

    def out_of_time(self) -> list[int]:
        """Return the seats whose time is up."""
        return [seat for seat in range(len(self._seats)) if self._runs(seat) and self.left(seat) <= 0]

    def shown(self, seat: int) -> SeatClock:
        """Return what is shown of a seat's clock."""
        left = round(max(0.0, self.left(seat)), 1)
        nights = self._nights(seat)
        if nights is None or not self._runs(seat):
            return SeatClock(left, self._runs(seat), None)
        is_night, seconds = nights.turns(self._uptime.wall())
        return SeatClock(left, not is_night, round(seconds, 1))

    def _passed(self, seat: int) -> float:
        """Return how many seconds have counted for a seat since it was last charged."""
        if not self._runs(seat):
            return 0.0
        nights, at = self._nights(seat), self._affairs.at
        if nights is None:
            return max(0.0, self._uptime.now() - at)
        return sum(nights.awake(begin, end) for begin, end in self._uptime.stretches(at))

    def _lasts(self, seat: int) -> float:
        nights, left = self._nights(seat), max(0.0, self.left(seat))
        return left if nights is None else nights.used_up(self._uptime.wall(), left)

    def _nights(self, seat: int) -> Nights | None:
        zone, sleep = self._seats[seat].zone, self._clock.sleep
        if sleep is None or zone is None or not is_zone(zone):  # one that another machine knew
            return None
        return Nights(zone, sleep.first, sleep.last)


def clock_of(stored: dict[str, object] | None) -> Clock | None:
    """Return a table's clock from how it is stored."""
    return None if stored is None else msgspec.convert(stored, Clock)
