"""What writing and reading last said: asked by operators, and told in the log once for each cause."""

import logging
import time
from typing import Final

from entrepot.table.database import Database
from entrepot.table.errors import Refusal
from entrepot.table.trouble import FULL, Trouble, trouble_of

log = logging.getLogger(__name__)
SLOW_SECONDS: Final = 5.0
"""A write that takes longer is a trouble of its own."""
SLOW: Final = Trouble(
    "the disk, or a lock, keeps a write waiting", "look at the disk, and for other programs on the database"
)


class Unreadable(Refusal):
    """The database gave no answer."""

    def __init__(self) -> None:
        super().__init__(503, "not-readable", "The server cannot read its tables now. Try again later.")


class Unhealthy(Refusal):
    """Nothing can be stored now: why, and what an operator does."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(
            503, "not-writing", f"Nothing can be stored now. {trouble.cause.capitalize()}: {trouble.advice}."
        )


class Health:
    """`trouble` is what keeps writing from going on, None while all is well.

    The writer's thread tells it, and the event loop asks.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self._trouble: Trouble | None = None
        self._since: float | None = None
        self._unread: Trouble | None = None

    @property
    def trouble(self) -> Trouble | None:
        """What the last write said, or that one is not done since long."""
        since = self._since
        is_slow = since is not None and time.monotonic() - since > SLOW_SECONDS
        return self._trouble or (SLOW if is_slow else None)

    def check(self) -> None:
        """Do nothing while all is well; Unhealthy, saying why, otherwise."""
        if self.trouble is not None:
            raise Unhealthy(self.trouble)

    def begin(self) -> None:
        """Note that a write begins; raise Moved where it would go into a file that nobody finds again."""
        self._since = time.monotonic()
        self.database.check_still_there()

    def stored(self, is_proof: bool) -> None:
        """Note that a write went well. A full disk has room again once a proof says so: others may need none."""
        self._since = None
        if self._trouble is None or (self._trouble == FULL and not is_proof):
            return
        log.warning("writing again", extra={"file": self.database.name})
        self._trouble = None

    def not_stored(self, error: Exception, writes: int) -> bool:
        """Note that a write failed; return whether disk or file are at fault, and not what was written."""
        self._since = None
        found = trouble_of(error)
        if found is None:
            log.warning("not stored", extra={"writes": writes, "error": type(error).__name__})
        elif found != self._trouble:
            self._tell("not stored", found)
        self._trouble = found or self._trouble
        return found is not None

    def not_read(self, error: Exception) -> Unreadable | None:
        """Return what a caller is told of a failed reading; None where it is a defect of ours."""
        found = trouble_of(error)
        if found is not None and found != self._unread:
            self._tell("not read", found)
        self._unread = found
        return Unreadable() if found is not None else None

    def _tell(self, what: str, trouble: Trouble) -> None:
        log.error(what, extra={"file": self.database.name, "cause": trouble.cause, "do": trouble.advice})
