"""Time that counts: for how long servers of this database have run in all. While none is up, it counts for nobody."""

import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

from entrepot.table.columns import RUNS
from entrepot.table.statements import upsert

DRIFT_SECONDS: Final = 60.0
"""By so much the clock on the wall may be off before another run begins: the machine slept, or it was set."""

SLACK_SECONDS: Final = 1.0
"""So far processes of one database may be apart before one of them goes by the other."""


class Run(msgspec.Struct):
    """One stretch in which a server was up: from when by the clock on the wall, after how much uptime, for how long."""

    number: int
    began: float
    uptime: float
    lasted: float


class Uptime:
    """Counted by a clock that nobody can set; `beat` it now and again, as it goes on from there after a kill."""

    def __init__(
        self,
        runs: list[Run],
        clock: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
        has_others: bool = False,
    ) -> None:
        self._runs = runs
        self._clock = clock
        self._monotonic = monotonic
        self.is_shared = False
        """Whether several processes count it: the one that leads stores it then with its beats."""
        if has_others and runs:
            self._go_on(runs[-1])
        else:
            self._begin()

    def _begin(self) -> None:
        uptime = max((run.uptime + run.lasted for run in self._runs), default=0.0)
        number = max((run.number for run in self._runs), default=-1) + 1
        self._began = self._monotonic()
        self._run = Run(number, self._clock(), uptime, 0.0)
        self._runs.append(self._run)

    def _go_on(self, run: Run) -> None:
        self._run, self._began = run, self._monotonic() - run.lasted

    def keep_up(self, run: Run) -> None:
        """Go by what another process counts, which has just stored this."""
        if run.number != self._run.number:
            self._runs.append(run)
        elif abs(run.lasted - (self._monotonic() - self._began)) < SLACK_SECONDS:
            return
        else:
            self._runs[-1] = run
        self._go_on(run)

    def now(self) -> float:
        """Return the seconds of all runs up to now."""
        return self._run.uptime + self._monotonic() - self._began

    def wall(self) -> float:
        """Return what the clock on the wall says, if nobody has set it since this run began."""
        return self._run.began + self._monotonic() - self._began

    def stretches(self, since: float) -> list[tuple[float, float]]:
        """Return when servers were up after so much uptime, as moments by the clock on the wall."""
        self._run.lasted = self._monotonic() - self._began
        found = []
        for run in self._runs:
            begin, end = max(since, run.uptime), run.uptime + run.lasted
            if begin < end:
                found.append((run.began + begin - run.uptime, run.began + run.lasted))
        return found

    def beat(self) -> list[Any]:
        """Return the statements that store how far it is."""
        run = self._run
        run.lasted = self._monotonic() - self._began
        stored = [upsert(RUNS, msgspec.structs.asdict(run))]
        if abs(self._clock() - self.wall()) > DRIFT_SECONDS:
            self._begin()
            stored.append(upsert(RUNS, msgspec.structs.asdict(self._run)))
        return stored
