"""What a caller can do wrong, over HTTP and over a socket."""

from typing import Any

from entrepot.kernel.message import Message, message


class Refusal(Exception):
    """A call that is refused over HTTP: a status, a stable code and a sentence."""

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


class Declined(Exception):
    """A message that is refused over a socket: a stable code, the clause if a rule forbids it, and the words."""

    def __init__(self, code: str, words: Message | None = None, clause: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.clause = clause
        self.message: dict[str, Any] = words if words is not None else message(f"table-refused-{code}")
