"""One game between bots, watched."""

import time
from collections.abc import Callable
from typing import Any

from entrepot.kernel.bot import Bot
from entrepot.kernel.errors import EntrepotError
from entrepot.kernel.game import Game
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.state import State

Watch = Callable[[dict[str, Any]], None]
"""Gets every event, with its audience, as it happens."""
After = Callable[[int, int, int, int], None]
"""Gets every decision: the seat, the action, how many were legal, and the nanoseconds its bot took (0 if not asked)."""


class BotFailed(EntrepotError):
    """A bot chose what is not legal, or a game went on longer than it promises."""

    code = "bot-failed"


class Played:
    """A finished game: its last position, the seat that went first in round 1, and how much was decided."""

    def __init__(self, state: State, starter: int, decisions: int, choices: int) -> None:
        self.state = state
        self.starter = starter
        self.decisions = decisions
        self.choices = choices


def play_game(
    game: Game,
    bots: list[Bot],
    seed: object,
    options: dict[str, str] | None = None,
    watch: Watch | None = None,
    before: Callable[[State], object] | None = None,
    after: After | None = None,
) -> Played:
    """Play one game with a bot in each seat to its end; the same seed and bots give the same game.

    A forced action is carried out without asking. `before` is called with the position, not to be changed, before each
    action, and `after` with the decision behind it. Raises BotFailed; BadSeats and BadOption as `Game.new` does.
    """
    state = game.new(len(bots), seed, options, listening=True)
    ears = [Ear(SeatHandle(state, seat)) for seat in range(len(bots))]
    happened: list[dict[str, Any]] = []
    starter = state.starter()
    decisions = choices = 0
    while True:
        news = state.take_events()
        happened += news
        if watch is not None:
            for event in news:
                watch(event)
        if state.over:
            return Played(state, starter, decisions, choices)
        if decisions > game.longest:
            raise BotFailed(f"{game.id} promises to end within {game.longest} actions and did not (seed {seed})")
        if before is not None:
            before(state)
        seat = state.actors()[0]
        legal = state.legal(seat)
        decisions += 1
        if len(legal) == 1:
            action, taken = legal[0], 0
        else:
            choices += 1
            handle = ears[seat].listen(happened)
            begun = time.perf_counter_ns()
            action = chosen(bots[seat], handle, legal)
            taken = time.perf_counter_ns() - begun
        state.play(seat, action)
        if after is not None:
            after(seat, action, len(legal), taken)


class Ear:
    """A seat's handle, told what has happened only when its bot is asked: many seats hear little that they use."""

    def __init__(self, handle: SeatHandle) -> None:
        self.handle = handle
        self._heard = 0

    def listen(self, happened: list[dict[str, Any]]) -> SeatHandle:
        """Return the handle after it has heard what is new of all that has happened in the game."""
        self.handle.hear(happened[self._heard :])
        self._heard = len(happened)
        return self.handle


def chosen(bot: Bot, handle: SeatHandle, legal: list[int]) -> int:
    """Return the bot's choice; BotFailed if it is not legal."""
    action = bot.choose(handle)
    if action not in legal:
        raise BotFailed(f"bot {bot.name!r} in seat {handle.seat + 1} chose {action}, which is not legal there")
    return action
