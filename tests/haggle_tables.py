"""Positions of Haggle for its tests: three players, whose cards are all told."""

from typing import Any

import entrepot
from entrepot.kernel.chance import Script
from entrepot.kernel.state import State

GAME = entrepot.game("haggle")
HANDS = [["anvil", "vase"], ["ladle", "vase"], ["kettle"]]
PARCELS = [
    [0, "pearl", [0]],
    [0, "anvil", [0]],
    [1, "mirror", [1]],
    [1, "lantern", [1]],
    [2, "umbrella", [2]],
    [2, "ladle", [2]],
]
"""Numbered from 1: two of each seat, unseen by the others."""


def table(chance: dict[str, list[int]] | None = None, options: dict[str, str] | None = None, **given: Any) -> State:
    """The first seat's turn in the first round, changed by `given`; scripted chance counts from 0."""
    usual: dict[str, Any] = {"phase": "turn", "beginner": 0, "coins": [8, 8, 8], "hands": HANDS, "parcels": PARCELS}
    script = Script(chance) if chance is not None else None
    return GAME.arrange({**usual, **given}, len({**usual, **given}["coins"]), 1, options, script)


def do(state: State, *steps: str) -> State:
    """Play steps such as '0 raid 3'."""
    for step in steps:
        seat, text = step.split(" ", 1)
        state.apply(int(seat), GAME.parse(text))
    return state


def choices(state: State, seat: int, verb: str = "") -> list[str]:
    """The seat's legal actions in notation, those of one verb if told."""
    return [text for text in map(GAME.text, state.legal(seat)) if text.split()[0].startswith(verb)]


def forbidden_by(state: State, step: str) -> str:
    """The clause that forbids a step; empty if it is legal."""
    seat, text = step.split(" ", 1)
    refusal = state.why_not(int(seat), GAME.parse(text))
    return refusal.clause if refusal is not None else ""
