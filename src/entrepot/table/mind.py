"""Who chooses for a seat that is played over the wire: one of our bots, or a program, for which a bot stands in."""

from collections.abc import Callable
from typing import Any, Final, Protocol

from entrepot.bots.find import bots_by_sight, find_bot
from entrepot.kernel.bot import Bot
from entrepot.kernel.chance import seeded
from entrepot.kernel.game import Game
from entrepot.table.outside_program import BadCommand, Lost, Program
from entrepot.table.wire_handle import WireHandle
from entrepot.words import Catalogue, catalogue, outside_words

MOST_LOST: Final = 5
"""Turns in a row that a program may lose; then it is not started any more, and the stand-in plays to the end."""


class Mind(Protocol):
    """Chooses actions."""

    async def choose(self, handle: WireHandle) -> str:
        """Return the notation of one of the seat's legal actions."""

    async def end(self, handle: WireHandle) -> None:
        """Take note that the game is over."""


class OwnBot:
    """One of our bots."""

    def __init__(self, game: Game, bot: str, seed: str) -> None:
        self._bot: Bot = find_bot(game, bot)(seed)

    async def choose(self, handle: WireHandle) -> str:
        return handle.game.text(self._bot.choose(handle))

    async def end(self, handle: WireHandle) -> None:
        pass


class StandIn:
    """The strongest of the game's bots that play by what a seat is shown; a legal action at random where it fails."""

    def __init__(self, game: Game, options: dict[str, str], seed: str) -> None:
        self._name = bots_by_sight(game, options)[-1]
        self._bot: Bot = find_bot(game, self._name)(seed)
        self._rng = seeded(seed)

    def choose(self, handle: WireHandle) -> tuple[str, str]:
        """Return the notation of a legal action, and by whom."""
        legal = handle.legal()
        try:
            action, name = self._bot.choose(handle), self._name
        except Exception:  # whatever it was: the table must not wait for a bot that fails
            action, name = -1, ""
        if action not in legal:
            action, name = legal[self._rng.below(len(legal))], "chance"
        return handle.game.text(action), name


class OutsideMind:
    """A program. Whatever it does wrong costs it that turn, which the stand-in takes; `report` is told so."""

    def __init__(self, program: Program, language: str, seed: str, report: Callable[[str], None]) -> None:
        self.program = program
        self.lost = 0
        """Turns that the stand-in took."""
        self._in_a_row = 0
        self._language = language
        self._seed = seed
        self._report = report
        self._words: Catalogue | None = None
        self._stand_in: StandIn | None = None
        self._events: list[dict[str, Any]] = []
        """All since the beginning: a program that is started anew is told them once more."""
        self._told = 0

    async def choose(self, handle: WireHandle) -> str:
        actions = handle.choices
        if len(actions) == 1:
            return str(actions[0]["action"])
        if self._in_a_row < MOST_LOST:
            try:
                action = await self._ask(handle)
                self._in_a_row = 0
                return action
            except (Lost, BadCommand) as fault:
                return await self._lose(handle, str(fault))
        return self._standing_in(handle).choose(handle)[0]

    async def end(self, handle: WireHandle) -> None:
        self._events += handle.news()
        await self.program.end({"type": "over", "outcome": handle.outcome, "events": self._unheard(handle)})

    async def _ask(self, handle: WireHandle) -> str:
        self._events += handle.news()
        lines = []
        if not self.program.is_running:
            await self.program.start()
        if self.program.is_new:
            self._told = 0
            lines.append(handle.introduction())
        question = {
            "type": "choose",
            "prompt": self._say(handle, handle.prompt()),
            "view": handle.view(),
            "actions": [self._choice(handle, choice) for choice in handle.choices],
            "events": self._unheard(handle),
        }
        action = await self.program.ask(*lines, question)
        if action not in [choice["action"] for choice in handle.choices]:
            raise Lost(f"{action[:60]!r} is not among the actions")
        return action

    async def _lose(self, handle: WireHandle, fault: str) -> str:
        await self.program.stop()
        self.lost += 1
        self._in_a_row += 1
        action, name = self._standing_in(handle).choose(handle)
        self._report(f"turn lost: {fault}; {name} chose {action!r}")
        if self._in_a_row == MOST_LOST:
            self._report(f"{MOST_LOST} turns lost in a row: {name} plays on")
        return action

    def _standing_in(self, handle: WireHandle) -> StandIn:
        if self._stand_in is None:
            self._stand_in = StandIn(handle.game, handle.table["options"], self._seed)
        return self._stand_in

    def _unheard(self, handle: WireHandle) -> list[dict[str, Any]]:
        news, self._told = self._events[self._told :], len(self._events)
        return [
            {"kind": event["kind"], "args": event["args"], "words": self._say(handle, event["say"])} for event in news
        ]

    def _choice(self, handle: WireHandle, choice: dict[str, Any]) -> dict[str, Any]:
        return {
            "action": choice["action"],
            "verb": choice["verb"],
            "touches": choice["touches"],
            "words": self._say(handle, choice["say"]),
            "preview": [self._say(handle, message) for message in choice["preview"]],
        }

    def _say(self, handle: WireHandle, message: dict[str, Any]) -> str:
        if self._words is None:
            self._words = catalogue(self._language, extra=outside_words(), strict=False)
        return self._words.say(message, lambda seat: handle.names[seat] or f"{seat + 1}")
