"""Endings set up for games whose own are too large: the last turn of a game, with little on the table.

Each is made from a number. There is one kind of card left in what is drawn from, so that chance is a die or nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from small_endings import Known, Solver, TooLarge, Worth, known

from entrepot import scenario
from entrepot.kernel.audience import CHANCE
from entrepot.kernel.chance import Random, seeded
from entrepot.kernel.open_chance import OpenState
from entrepot.review.choices import Choice

MOST_STEPS = 60
"""Choices in a line: offers that are made and taken back again go on for ever."""
OPTIONS = {
    "tradewarz": {"years": "1", "trading": "off", "alliances": "off"},
    "trigon": {"round-limit": "12", "win-by": "points"},
}
SEEDS = {
    "tradewarz": [2, 3, 6, 8, 9, 13, 18, 19, 25, 30, 36],
    "trigon": [6, 13, 0, 1, 2, 5, 9, 10, 14, 15, 16],
}
"""Numbers of endings in which something is clear, those with an answer that differs from most first."""


class Remembering(Solver):
    """Plays a position out once, in however many orders its actions lead there."""

    most = 900

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.met: dict[str, Worth] = {}
        self.steps = 0

    def worth(self, s: OpenState) -> Worth:
        if s.actors() == [CHANCE] or s.state is None or s.state.over:
            return super().worth(s)
        digest = s.state.digest()
        if digest not in self.met:
            self.met[digest] = self.further(s)
        return self.met[digest]

    def further(self, s: OpenState) -> Worth:
        """Play on, but not for ever."""
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise TooLarge
        worth = super().worth(s)
        self.steps -= 1
        return worth


def set_up_endings(name: str) -> Iterator[tuple[Choice, Known]]:
    """Yield the last choices that are set up for a game, with what is known of each."""
    for seed in SEEDS[name]:
        ending = ending_of(name, seed)
        assert ending is not None, f"nothing is clear in ending {seed} of {name}"
        yield ending


def ending_of(name: str, seed: int) -> tuple[Choice, Known] | None:
    """Return one ending with what is known of it; None where that is too much, or nothing is clear."""
    given = {"tradewarz": last_season, "trigon": last_round}[name](seeded(f"ending {seed}"))
    state = scenario.position(name, given, seats=2, options=OPTIONS[name])
    found = known(state, 0, Remembering)
    return None if found is None else (Choice(state, 0, 1, 1, 0), found)


def last_season(rng: Random) -> dict[str, Any]:
    """Return TradeWarz in the last turn of its only year: a soldier abroad, perhaps in a village, and some goods."""
    square = ["s12", "s12", "s13", "s22", "s23", "s33"][rng.below(6)]
    village = [["s12", 0, "village", 1, [["o12", 0], ["o13", 0]]]]
    return {
        "phase": "turn",
        "season": 4,
        "order": [1, 0],
        "turn": 1,
        "gate": ["n3", "s5"],
        "house": ["lion", "fox"],
        "army": [["n3", [[0, 1]]], [square, [[0, 1]]], ["s5", [[1, 2]]]],
        "building": village if square == "s12" and rng.below(2) else [],
        "goods": [{good: rng.below(6) for good in ("gold", "lumber", "mining", "wheat")} for _ in range(2)],
        "golden": [rng.below(2), rng.below(2)],
        "morale_bag": ["full-barns"],
    }


def last_round(rng: Random) -> dict[str, Any]:
    """Return Rule of Trigon in the last turn of its last round: a scout on or near a free site, and hardly a coin."""
    scout = ["c1", "c2", "c3", "c4", "c5", "c6"][rng.below(6)]
    return {
        "phase": "turn",
        "round": 12,
        "first": 1,
        "turn": 0,
        "colour": ["calmania", "lumos"],
        "figures": [["c1", 0, 1, 1, 0]] if scout == "c1" else [["c1", 0, 1, 0, 0], [scout, 0, rng.below(2), 1, 0]],
        "settlements": [
            ["c1", 0, 1, "citel", 2 + rng.below(3), False],
            ["l1", 1, 1, "nieuw-delia", 2 + rng.below(3), False],
        ],
        "coins": [{"copper": rng.below(2), "silver": 0, "gold": 0}, {"copper": 0, "silver": 0, "gold": 0}],
        "village_bag": ["farming-village"],
        "play_bag": ["captain"],
    }
