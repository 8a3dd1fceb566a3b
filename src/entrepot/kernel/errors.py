"""What can go wrong, each with a stable code. All are `EntrepotError`; nothing has changed when one is raised."""

from typing import Any, ClassVar


class EntrepotError(Exception):
    """The root of all errors that a caller can cause. Its text is one clear sentence saying what to do."""

    code: ClassVar[str] = "error"


class UnknownGame(EntrepotError):
    """No game of that name is installed."""

    code: ClassVar[str] = "unknown-game"


class UnknownBot(EntrepotError):
    """The game has no bot of that name."""

    code: ClassVar[str] = "unknown-bot"


class BadSeats(EntrepotError):
    """The number of seats, or a seat, is outside what the game or this table has."""

    code: ClassVar[str] = "bad-seats"


class BadOption(EntrepotError):
    """An option or a choice does not exist, or contradicts the rest of the set-up."""

    code: ClassVar[str] = "bad-option"


class BadContent(EntrepotError):
    """Cards or numbers that the rules cannot take; `problems` lists each with its table, row and column."""

    code: ClassVar[str] = "bad-content"

    def __init__(self, text: str, problems: list[Any] | None = None) -> None:
        super().__init__(text)
        self.problems: list[Any] = problems if problems is not None else []

    def __reduce__(self) -> tuple[Any, ...]:
        # worker processes hand errors over pickled
        return type(self), (str(self), self.problems)


class BadAction(EntrepotError):
    """A text or number that is not an action of this game at all, legal or not."""

    code: ClassVar[str] = "bad-action"


class BadPosition(EntrepotError):
    """Data that is not a position of this game. `value` is the wrong value, if a single one is wrong."""

    code: ClassVar[str] = "bad-position"

    def __init__(self, text: str, value: Any = None) -> None:
        super().__init__(text)
        self.value = value

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.value)


class BadRecord(EntrepotError):
    """A record file that cannot be read, or whose replay does not give what the file says."""

    code: ClassVar[str] = "bad-record"


class BadScenario(EntrepotError):
    """A scenario file that cannot be read or set up."""

    code: ClassVar[str] = "bad-scenario"


class Illegal(EntrepotError):
    """An action that the rules forbid here. The position is unchanged.

    `reason` is a message id, `clause` the id of the rule that forbids it, `message` the sentence as data.
    """

    code: ClassVar[str] = "illegal"

    def __init__(self, clause: str, message: dict[str, Any]) -> None:
        super().__init__(f"{message['id']} ({clause})")
        self.clause = clause
        self.message = message
        self.reason: str = message["id"]

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.clause, self.message)
