"""One game between bots, watched."""

from collections.abc import Callable
from typing import Any

from entrepot.kernel.bot import Bot
from entrepot.kernel.errors import EntrepotError
from entrepot.kernel.game import Game
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.state import State

Watch = Callable[[dict[str, Any]], None]
"""Gets every event, with its audience, as it happens."""


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
) -> Played:
    """Play one game with a bot in each seat to its end; the same seed and bots give the same game.

    A forced action is carried out without asking. `before` is called with the position, not to be changed, before each
    action. Raises BotFailed; BadSeats and BadOption as `Game.new` does.
    """
    state = game.new(len(bots), seed, options, listening=True)
    handles = [SeatHandle(state, seat) for seat in range(len(bots))]
    starter = state.starter()
    decisions = choices = 0
    while True:
        share(state, handles, watch)
        if state.over:
            return Played(state, starter, decisions, choices)
        if decisions > game.longest:
            raise BotFailed(f"{game.id} promises to end within {game.longest} actions and did not (seed {seed})")
        if before is not None:
            before(state)
        seat = state.actors()[0]
        legal = state.legal(seat)
        decisions += 1
        choices += len(legal) > 1
        state.play(seat, legal[0] if len(legal) == 1 else chosen(bots[seat], handles[seat], legal))


def share(state: State, handles: list[SeatHandle], watch: Watch | None) -> None:
    """Hand what has just happened to the seats, each what it may know, and to the watcher."""
    events = state.take_events()
    for handle in handles:
        handle.hear(events)
    if watch is not None:
        for event in events:
            watch(event)


def chosen(bot: Bot, handle: SeatHandle, legal: list[int]) -> int:
    """Return the bot's choice; BotFailed if it is none of the legal ones."""
    action = bot.choose(handle)
    if action not in legal:
        raise BotFailed(f"bot {bot.name!r} in seat {handle.seat + 1} chose {action}, which is not legal there")
    return action
