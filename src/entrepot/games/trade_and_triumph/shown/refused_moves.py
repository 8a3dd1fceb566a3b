"""Why a movement is not allowed. TT-MOVE-02, TT-MOVE-05, TT-MOVE-06, TT-MOVE-07, TT-MOVE-08, TT-MOVE-09, TT-R-17"""

from typing import TYPE_CHECKING

from entrepot.games.trade_and_triumph.actions import AHEAD, MOST_SPACES, VIA
from entrepot.games.trade_and_triumph.content.board import INNER, WAYS, end_of, heading_of, route_of
from entrepot.games.trade_and_triumph.phases import order
from entrepot.kernel.message import message
from entrepot.kernel.phase import Refusal

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.position.state import TradeState


def refuse(clause: str, why: str, **args: object) -> Refusal:
    """Return a refusal with its sentence."""
    return Refusal(clause, message(f"trade_and_triumph-refused-{why}", dict(args)))


def movement(s: "TradeState", action: int) -> Refusal:
    """Return what forbids a movement."""
    verb = s.game.actions.verb(action)
    values = verb.values(action)
    most = limit(s)
    if values[-1] > most:
        return refuse("TT-MOVE-02", "too-far", spaces=most)
    place = s.place[s.active]
    if place < INNER:
        if AHEAD.has(action):
            return refuse("TT-MOVE-07", "choose-route")
        if values[0] not in WAYS[place]:
            return refuse("TT-MOVE-08", "no-way")
        return refuse("TT-R-17", "ways")
    if values[-1] <= s.chosen.board.to_go(place):
        return refuse("TT-MOVE-06", "onward")
    if AHEAD.has(action):
        return refuse("TT-R-17", "choose-route")
    if VIA.has(action) and values[0] not in WAYS[end_of(route_of(place), heading_of(place))]:
        return refuse("TT-MOVE-07", "no-way")
    return refuse("TT-R-17", "ways")


def limit(s: "TradeState") -> int:
    """Return how far the movement asked for may go."""
    if s.top().id == order.MOVE:
        return int(s.move_limit)
    return min(s.cards.amounts[s.note(0)], MOST_SPACES)
