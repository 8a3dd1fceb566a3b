"""A seat handle made of what the protocol sends to its seat, and of nothing else."""

from typing import Any

from entrepot.kernel.chance import Random
from entrepot.kernel.errors import EntrepotError
from entrepot.kernel.game import Game
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.message import Message
from entrepot.kernel.state import State


class Unwelcome(EntrepotError):
    """The server did not let the bot in, or refused what it did."""

    code = "unwelcome"


class WireHandle(SeatHandle):
    """A seat handle made of pushes. It cannot imagine positions, as the wire holds none."""

    def __init__(self, game: Game, seat: int, seats: int) -> None:
        super().__init__(game.new(seats), seat)
        self._push: dict[str, Any] = {}
        self._news: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        """The last news of the table itself."""

    def take(self, push: dict[str, Any]) -> None:
        """Take what the seat sees now."""
        self._push = push
        self._news += push["events"]
        self._heard += [{"kind": event["kind"], "args": event["args"]} for event in push["events"]]

    def view(self) -> Any:
        return self._push["view"]

    def legal(self) -> list[int]:
        return [self.game.parse(choice["action"]) for choice in self._push["actions"]]

    def prompt(self) -> Message:
        asked: Message = self._push["prompt"]["message"]
        return asked

    def preview(self, action: int) -> list[Message]:
        notation = self.game.text(action)
        return next((choice["preview"] for choice in self._push["actions"] if choice["action"] == notation), [])

    def imagine(self, rng: Random) -> State:
        raise Unwelcome("this bot wants to imagine positions, and plays only where the server runs it: choose another")

    # ------------------------------------------------------------------ what an outside program is told

    @property
    def choices(self) -> list[dict[str, Any]]:
        """The legal actions as the protocol tells them."""
        found: list[dict[str, Any]] = self._push["actions"]
        return found

    @property
    def outcome(self) -> dict[str, Any] | None:
        """How the game ended; None if it goes on."""
        found: dict[str, Any] | None = self._push["outcome"]
        return found

    @property
    def names(self) -> list[str]:
        """What those in the seats are called; empty for who has not come."""
        return [seat["name"] for seat in self.table["seats"]]

    def news(self) -> list[dict[str, Any]]:
        """Return the events since the last call, each with its sentence."""
        news, self._news = self._news, []
        return news

    def introduction(self) -> dict[str, Any]:
        """Return what does not change at the table: the game, who sits where, the options, and the cards."""
        return {
            "type": "game",
            "game": self.game.id,
            "rules": self.table["rules"],
            "seat": self.seat,
            "names": self.names,
            "options": self.table["options"],
            "content": self.game.content.as_data(),
        }
