"""All that one seat can find out by asking: what two worlds that it cannot tell apart must show alike."""

from collections.abc import Mapping
from typing import Any, Final

from entrepot.bots.ismcts import Ismcts
from entrepot.bots.search.budget import Budget
from entrepot.bots.search.simulation import Habits
from entrepot.kernel.audience import TABLE
from entrepot.kernel.bot import Bot
from entrepot.kernel.errors import EntrepotError
from entrepot.kernel.game import Game
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.state import State

SEARCHED: Final = 4
"""Playouts of the search whose choice is compared."""


class Texts(dict[int, str]):
    """The notation of actions, each written once."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    def __missing__(self, action: int) -> str:
        text = self[action] = self.game.text(action)
        return text


def observe(state: State, seat: int, codes: list[int], texts: Texts) -> dict[str, Any]:
    """Return what the seat, and a spectator, see of a position; `codes` are the actions whose refusal is asked."""
    legal = state.legal(seat)[:]
    return {
        "legal": [texts[action] for action in legal],
        "view": state.view(seat),
        "prompt": state.prompt(seat),
        "actors": state.actors(),
        "forced": state.forced_seat(),
        "preview": {texts[action]: state.preview(seat, action) for action in legal},
        "why_not": {texts[action]: _refusal(state, seat, action) for action in codes},
        "outside": [texts[action] for action in state.legal(TABLE)],
        "over": state.over,
        "outcome": state.outcome(),
        "appraise": state.appraise(seat),
        "parts": state.parts(seat),
        "spectator's view": state.view(None),
        "spectator's prompt": state.prompt(None),
    }


def choices_of_bots(bots: Mapping[str, type[Bot]], state: State, seat: int, seed: int) -> dict[str, str]:
    """Return what each bot, made anew from the seed, would choose in this seat."""
    if not state.legal(seat):
        return {}
    return {f"bot {name}": state.game.text(bot(seed).choose(SeatHandle(state, seat))) for name, bot in bots.items()}


def choice_of_search(state: State, seat: int, seed: int) -> dict[str, str]:
    """Return what the search would choose in this seat with a few short playouts, made anew from the seed."""
    if not state.legal(seat):
        return {}
    bot = Ismcts(seed, Budget(SEARCHED), Habits(depth=1, patience=2, caution=0.0, at_random=True, learned=True))
    return {"search": state.game.text(bot.choose(SeatHandle(state, seat)))}


def _refusal(state: State, seat: int, action: int) -> Any:
    try:
        refusal = state.why_not(seat, action)
    except EntrepotError as error:
        return type(error).__name__
    return None if refusal is None else [refusal.clause, refusal.message]
