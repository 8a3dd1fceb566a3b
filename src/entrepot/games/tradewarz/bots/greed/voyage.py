"""Where to dock: the best land, or what rivals who take the best first are likely to leave of what comes later."""

from typing import Final

from entrepot.games.tradewarz.actions import DOCK, SAIL
from entrepot.games.tradewarz.bots.greed.worth import Worth, village_gain
from entrepot.games.tradewarz.content.places import NOWHERE, PLACES, SQUARES
from entrepot.games.tradewarz.content.tables import LANE, NONE
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.kernel.packed import count

CROWDING: Final = 0.93
"""What each rival still at sea, who may land beside it, leaves of a start that has not been reached."""
CLOSE: Final = 0.72
"""What each space from the gate leaves of what lies there."""
COUNTED: Final = 5
"""How many of the best places near a gate count."""
CROWD: Final = 1.2
"""What a neighbour takes of the land, next door a third of it or more, across the land hardly anything."""


def land_at(worth: Worth, s: TradeWarzState, gate: int) -> float:
    """Return what the land before a gate is worth."""
    needs = worth.needs(s, worth.seat)
    values: list[float] = []
    for square in range(SQUARES):
        spaces = s.board.far[gate * PLACES + square]
        if spaces == NOWHERE:
            continue
        value = max(0.0, village_gain(worth, s, square, needs))
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
    """Return what waiting is worth: the best start beyond this roll that the rivals at sea are likely to leave."""
    sailed = s.sailed[worth.seat]
    values: list[float] = []
    anchors: list[int] = []
    for station, anchor in enumerate(s.cards.anchors):
        if SQUARES + station not in s.gate and anchor > sailed + s.rolled and sailed < LANE:
            values.append(land_at(worth, s, SQUARES + station))
            anchors.append(anchor)
    values.sort(reverse=True)
    chances = taken(s, worth.seat, anchors)
    value = 0.0
    for rank in range(min(len(values), len(chances))):
        value += chances[rank] * values[rank]
    return value * CROWDING ** (int(count(s.gate, NONE)) - 1)


def taken(s: TradeWarzState, seat: int, anchors: list[int]) -> list[float]:
    """Return how likely rivals take none, one, two and so on of these stations: each takes one if none is passed."""
    chances = [1.0]
    for other in range(s.seats):
        if other != seat and s.gate[other] == NONE and anchors:
            before = 0
            for anchor in anchors:
                before += anchor >= s.sailed[other]
            chance = before / len(anchors)
            chances.append(0.0)
            for count in range(len(chances) - 1, 0, -1):
                chances[count] += (chances[count - 1] - chances[count]) * chance
            chances[0] *= 1.0 - chance
    return chances
