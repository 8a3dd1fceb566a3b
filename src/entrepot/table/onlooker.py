"""What a live table needs to know of those who look at it."""

from typing import Protocol

from entrepot.table.messages import Chat
from entrepot.table.sight import Shown
from entrepot.table.wire import TableInfo


class Onlooker(Protocol):
    """What a live table tells its viewers."""

    def show(self, shown: Shown) -> None:
        """Take a push of some seat."""

    def settle(self) -> None:
        """Everything that one entry changed has been shown."""

    def meet(self, info: TableInfo) -> None:
        """Names, seats or the status have changed."""

    def attend(self, text: str) -> None:
        """Somebody has come or gone, clocks run for others, or something is asked of people: a message tells it."""

    def lose(self, seat: int) -> None:
        """Somebody else sits in a seat, or nobody: whoever held it is to come back by `hello`."""

    def hear(self, chat: Chat) -> None:
        """Somebody has said something."""

    def leave(self) -> None:
        """The table is not here any more: come back by `hello`."""

    def looks_from(self, seat: int) -> bool:
        """Say whether somebody looks from a seat at this moment."""


class Watcher(Protocol):
    """What a gallery tells those who only look on."""

    def show(self, shown: Shown) -> None:
        """Take a push."""

    def put(self, text: str) -> None:
        """Take a message that is the same for all."""

    def leave(self) -> None:
        """The table is not here any more: come back by `hello`."""
