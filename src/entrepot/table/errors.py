"""What a caller can do wrong, over HTTP and over a socket."""

import math
from typing import Any

from entrepot.kernel.message import Message, message


class Refusal(Exception):
    """A call that is refused over HTTP: a status, a stable code and a sentence; perhaps when to try again."""

    retry_after: int | None = None

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.code = code


class NoTable(Refusal):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__(404, "no-table", "There is no such table; check the link.")


class NotStored(Refusal):
    """The database did not take something: nothing has changed."""

    def __init__(self) -> None:
        super().__init__(503, "not-stored", "The server could not store this; nothing has changed. Try again.")


class TooFast(Refusal):
    """Somebody has asked for more than its share; `retry_after` is a number of seconds."""

    retry_after: int

    def __init__(self, retry_after: float) -> None:
        seconds = math.ceil(retry_after)
        super().__init__(429, "too-fast", f"That was too much at once; try again in {seconds} s.")
        self.retry_after = seconds


class Busy(Refusal):
    """The server has more to do than it can, and sends some away so that the others can go on."""

    retry_after = 5

    def __init__(self) -> None:
        super().__init__(503, "busy", "The server has too much to do just now; try again in a moment.")


class Declined(Exception):
    """A message that is refused over a socket: a stable code, the clause if a rule forbids it, and the words."""

    def __init__(
        self, code: str, words: Message | None = None, clause: str = "", retry_after: int | None = None
    ) -> None:
        super().__init__(code)
        self.code = code
        self.retry_after = retry_after
        self.clause = clause
        self.message: dict[str, Any] = words if words is not None else message(f"table-refused-{code}")


def too_fast(retry_after: float) -> Declined:
    """Return the refusal of a message for which its sender has to wait so many seconds."""
    seconds = math.ceil(retry_after)
    return Declined("too-fast", message("table-refused-too-fast", {"seconds": seconds}), retry_after=seconds)
