"""What is to be sent to a socket: in order, and as much at once as there is."""

import asyncio


class Outgoing:
    """Texts, and at last the code with which the socket is closed."""

    def __init__(self) -> None:
        self._waiting: list[str | int] = []
        self._news: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, item: str | int) -> None:
        """Take one more."""
        self._waiting.append(item)
        if self._news is not None and not self._news.done():
            self._news.set_result(None)

    async def wait(self) -> None:
        """Return once there is something. One alone may wait."""
        if not self._waiting:
            self._news = asyncio.get_running_loop().create_future()
            await self._news

    def take(self) -> list[str | int]:
        """Return all there is."""
        taken, self._waiting = self._waiting, []
        return taken
