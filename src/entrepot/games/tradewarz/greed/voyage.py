"""Where to dock: the best land that is not too long to wait for."""

from typing import Final

from entrepot.games.tradewarz.actions import DOCK, SAIL
from entrepot.games.tradewarz.cards import LANE, NONE
from entrepot.games.tradewarz.greed.worth import Worth, village_gain
from entrepot.games.tradewarz.state import TradeWarzState
from entrepot.games.tradewarz.terrain.places import NOWHERE, PLACES, SQUARES

SPEED: Final = 3.67
"""Spaces that two dice bring on average."""
PATIENCE: Final = 0.975
"""What each turn of waiting leaves of a better start."""
RIVAL: Final = 0.033
"""How likely each rival still at sea is to take it first, each turn."""
CLOSE: Final = 0.72
"""What each space from the gate leaves of what lies there."""
COUNTED: Final = 5
"""How many of the best places near a gate count."""
CROWD: Final = 1.2
"""What a neighbour takes of the land, next door a third of it or more, across the land hardly anything."""


def land_at(worth: Worth, s: TradeWarzState, gate: int) -> float:
    """Return what the land before a gate is worth."""
    values: list[float] = []
    for square in range(SQUARES):
        spaces = s.board.far[gate * PLACES + square]
        if spaces == NOWHERE:
            continue
        value = max(0.0, village_gain(worth, s, square))
        if s.board.post_at[square]:
            value += 1.5 * worth.habits.post
        values.append(value * CLOSE**spaces)
    values.sort(reverse=True)
    return sum(values[:COUNTED]) * elbow_room(s, worth.seat, gate)


def elbow_room(s: TradeWarzState, seat: int, gate: int) -> float:
    """Return what the others who have docked leave of the land before a gate."""
    left = 1.0
    for other in range(s.seats):
        if other != seat and s.gate[other] != NONE:
            left *= max(0.2, 1.0 - CROWD / s.board.far[gate * PLACES + s.gate[other]])
    return left


def choose(worth: Worth, s: TradeWarzState, legal: list[int]) -> int:
    """Return where to dock, or how far to sail: as far as the roll goes, as what is passed can be docked at now."""
    best, most = NONE, -1.0
    for action in legal:
        if DOCK.has(action):
            value = land_at(worth, s, SQUARES + DOCK.value(action))
            if value > most:
                best, most = action, value
    sails = [action for action in legal if SAIL.has(action)]
    if best == NONE or (sails and ahead(worth, s) > most):
        return sails[-1] if sails else best
    return best


def ahead(worth: Worth, s: TradeWarzState) -> float:
    """Return what the best start beyond this roll is worth, with the wait and the risk taken off."""
    at_sea = s.gate.count(NONE) - 1
    sailed = s.sailed[worth.seat]
    best = 0.0
    for station, anchor in enumerate(s.cards.anchors):
        if SQUARES + station in s.gate or anchor <= sailed + s.rolled or sailed >= LANE:
            continue
        turns = (anchor - sailed) / SPEED
        value = land_at(worth, s, SQUARES + station) * PATIENCE**turns * (1.0 - RIVAL * at_sea) ** turns
        best = max(best, value)
    return best
