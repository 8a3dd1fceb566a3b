"""What a live table needs to know of those who look at it."""

from typing import Protocol

from entrepot.table.messages import Chat
from entrepot.table.sight import Shown


class Onlooker(Protocol):
    """What a live table tells its viewers."""

    def show(self, shown: Shown) -> None:
        """Take a push of some seat."""

    def settle(self) -> None:
        """Everything that one entry changed has been shown."""

    def meet(self) -> None:
        """Names, seats or the status have changed."""

    def hear(self, chat: Chat) -> None:
        """Somebody has said something."""

    def leave(self) -> None:
        """The table is not here any more: come back by `hello`."""
