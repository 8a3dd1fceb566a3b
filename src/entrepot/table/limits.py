"""How much one address, and one guest, may ask of the server: every call and every message has its cost.

A cost is counted in thousandths of a second of the event loop, on which everybody's moves are made. Whoever asks for
more than its share waits, and others do not notice; whoever would have to wait long is refused, and told for how long.
What one asks for in a heap is let in piece by piece, with time for others between two pieces.
"""

import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from entrepot.kernel.errors import EntrepotError

MOST_CALLERS: Final = 20_000
CALL_COSTS: Final = 0.5
"""Of any call at all, before it is known which."""
SOCKET_COSTS: Final = 2.0
"""Of opening one."""
CONNECTION_COSTS: Final = 0.1
OVERDONE_COSTS: Final = 20.0
"""Of a request that is broken off, being too large or in too many parts."""
FRAME_COSTS: Final = 0.05
"""Of anything that comes through a socket, before it is read; of the socket's own pings too."""
ENTRY_COSTS: Final = 0.03
"""Of each entry of a log that is read or played again; how many they are shows only on the way."""
MEGABYTE_COSTS: Final = 0.5
"""Of sending so much of a drawing, which may be large."""
OPENING_COSTS: Final = 15.0
"""Of bringing a table into the memory, beside the entries that are played again for that."""
FINDING_COSTS: Final = 3.0
"""Of asking the database which of several processes has what a socket is for."""
CARRIED_COSTS: Final = 0.4
"""Of a message of a socket that is handed on to another process, or comes from there."""
LONGEST_PAUSE: Final = 0.5
"""Seconds between two pieces of what one asks for in a heap."""
LISTENER_COSTS: Final = 0.05
"""Of each that hears of what somebody does: who causes much pays for it."""


class BadLimit(EntrepotError):
    """There is no such limit, or it has no such value."""

    code = "bad-limit"


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What is allowed. `docs/operate.md` tells each."""

    share: float = 100.0
    """Of the server's time that one address, and one guest, may use in each second: thousandths of a second."""
    at_once: float = 250.0
    """Of it that may be used at once by who has been quiet."""
    pace: float = 2.0
    """How many times as long as it costs it takes from one thing that somebody asks for to the next being let in."""
    patience: float = 2.0
    """Seconds that somebody who is too fast may have to wait; who would wait longer is refused."""
    connections: int = 200
    """Of one address at a time."""
    request_seconds: float = 30.0
    """How long a request may take to be complete, head and body."""
    unread_seconds: float = 20.0
    """How long a client may take to read something of what was sent."""
    unread_bytes: int = 524_288
    """That may wait for one socket to read them."""
    hello_seconds: float = 20.0
    """From the opening of a socket to its first `hello`."""
    frames: int = 100
    """That one socket may send before the first of them is answered."""
    head_bytes: int = 32_768
    """Of a request, before its body."""
    lag: float = 0.25
    """Seconds that the server may run late before it sends newcomers away; at four times that, players too."""
    thinking: float = 300.0
    """Seconds that bots at the tables of one address, and of one guest, may think at once before they play quicker."""
    thinking_share: float = 0.5
    """And in each second in the long run."""
    reviewing: float = 1800.0
    """Seconds of processor that the reviews of one address, and of one guest, may use at once."""
    reviewing_share: float = 0.2
    """And in each second in the long run."""
    tables: float = 200.0
    """That one address, and one guest, may open at once."""
    tables_an_hour: float = 60.0
    """And in the long run: tables that somebody played at are kept for good."""
    open_tables: int = 10
    """Open to anybody, that one address has opened and that wait to begin."""
    actions: float = 100_000.0
    """That one address, and one guest, may make at tables at once."""
    actions_an_hour: float = 50_000.0
    """And in the long run: an action is kept as long as the table."""
    lines: float = 1_000.0
    """That one address, and one guest, may say at tables at once."""
    lines_an_hour: float = 1_000.0
    """And in the long run: what is said is kept as long as the table."""
    content_bytes: float = 4e6
    """Of cards of their own that one address, and one guest, may open tables with at once."""
    content_bytes_a_day: float = 8e6
    """And in the long run."""
    free_bytes: float = 500e6
    """Of the disk that are kept for games in play: with less, no new table is opened and nothing is said."""


def with_changes(limits: Limits, changes: list[str]) -> Limits:
    """Return limits with some of them changed, each as NAME=VALUE; BadLimit."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(Limits)}
    values: dict[str, Any] = {}
    for change in changes:
        name, _, value = change.partition("=")
        if name not in kinds:
            raise BadLimit(f"--limit {change!r} changes no limit; there are {', '.join(kinds)}")
        try:
            values[name] = msgspec.convert(value, kinds[name], strict=False)
        except msgspec.ValidationError as error:
            raise BadLimit(
                f"--limit {change!r} is not a number; it looks like {name}={getattr(limits, name)}"
            ) from error
        if not values[name] > 0:
            raise BadLimit(f"--limit {change!r} has to be more than 0")
    return msgspec.structs.replace(limits, **values)


UNLIMITED: Final = Limits(
    share=1e12,
    at_once=1e12,
    pace=1e-12,
    connections=1 << 30,
    frames=1 << 30,
    unread_bytes=1 << 30,
    lag=1e9,
    thinking=1e9,
    reviewing=1e9,
    tables=1e9,
    open_tables=1 << 30,
    actions=1e15,
    lines=1e9,
    content_bytes=1e15,
    free_bytes=1.0,
)
"""For who knows everybody that calls, and for measuring."""


class Bucket:
    """What somebody has left to use. It may be reserved in advance, and is then less than nothing."""

    __slots__ = ("at", "left", "next_at")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at
        self.next_at = at
        """From when on the next thing is let in."""


class Budget:
    """What all callers have left; those that were not heard of for longest are forgotten first."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, callers: Sequence[str], cost: float, more_patience: float = 0.0) -> float:
        """Return how many seconds something has to wait that all these callers ask for together.

        It is paid for already, unless that is longer than `patience` (and `more_patience`): then it is to be refused,
        and costs nothing.
        """
        limits, now = self._limits, time.monotonic()
        cost = min(cost, limits.at_once)
        buckets = [self._filled(caller, now) for caller in callers]
        wait = max((cost - bucket.left) / limits.share for bucket in buckets)
        if wait <= limits.patience + more_patience:
            for bucket in buckets:
                bucket.left -= cost
            wait = max(wait, self._line_up(buckets, cost, now))
        return max(0.0, wait)

    def charge(self, callers: Sequence[str], cost: float) -> None:
        """Let all these callers pay for what was done already."""
        now = time.monotonic()
        for caller in callers:
            self._filled(caller, now).left -= cost

    def hold_back(self, callers: Sequence[str], cost: float) -> None:
        """Let in later what these callers ask for next: what was let in takes longer than it was to cost."""
        now = time.monotonic()
        self._line_up([self._filled(caller, now) for caller in callers], cost, now)

    def _line_up(self, buckets: Sequence[Bucket], cost: float, now: float) -> float:
        """Return how many seconds something waits for what was let in before it."""
        begin = max(now, *(bucket.next_at for bucket in buckets))
        latest = now + min(LONGEST_PAUSE, self._limits.patience)
        for bucket in buckets:
            bucket.next_at = min(begin + self._limits.pace * cost / 1_000, latest)
        return begin - now

    def _filled(self, caller: str, now: float) -> Bucket:
        most = self._limits.at_once
        bucket = self._buckets.get(caller)
        if bucket is None:
            bucket = self._buckets[caller] = Bucket(most, now)
            if len(self._buckets) > MOST_CALLERS:
                self._buckets.popitem(last=False)
            return bucket
        self._buckets.move_to_end(caller)
        bucket.left = min(most, bucket.left + (now - bucket.at) * self._limits.share)
        bucket.at = now
        return bucket
