"""Why an actor may not do something: the clause that forbids it."""

from typing import TYPE_CHECKING, Final

from entrepot.games.trade_and_triumph.actions import (
    APPLY,
    CAPACITY,
    DECLINE,
    DISCARD_SPECIALTY,
    DISCARD_TRADE,
    DONE,
    DRAW,
    FETCH_INFLUENCE,
    FETCH_TRADE,
    GIVE,
    LAY,
    NODE,
    SELL_CUBE,
    SELL_SET,
    SELL_SPECIALTY,
    SELL_TRADE,
    SPECIALTY,
    STAY,
    TAKE,
    TARGET,
    THROUGH,
    UPGRADE,
    USE,
)
from entrepot.games.trade_and_triumph.content.board import CITY, INNER
from entrepot.games.trade_and_triumph.content.tables import FIRST_INFLUENCE
from entrepot.games.trade_and_triumph.phases import order
from entrepot.games.trade_and_triumph.rules.eternals import AWAKE, USED, owner_of
from entrepot.games.trade_and_triumph.rules.free_actions import can_sell_cubes, card_price
from entrepot.games.trade_and_triumph.rules.hands import has_card
from entrepot.games.trade_and_triumph.rules.prices import FULL, influence_cost, specialty_price, upgrade_price
from entrepot.games.trade_and_triumph.shown import refused_moves
from entrepot.games.trade_and_triumph.shown.refused_moves import refuse
from entrepot.kernel.phase import Refusal

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.position.state import TradeState


DISCARDING: Final = (order.HAND_LIMIT, order.RIVAL_DISCARDS, order.DISCARD_FOR_GOLD, order.REFILL)


def refusal(s: "TradeState", seat: int, action: int) -> Refusal | None:
    """Return which rule forbids an action; None where it belongs to another moment altogether."""
    phase = s.top().id
    if phase == order.MOVE or phase == order.WAY:
        if action < THROUGH.base + THROUGH.size:
            return refused_moves.movement(s, action)
        if action == STAY.base and phase == order.MOVE:
            return refuse("TT-R-07", "must-move")
    if phase == order.DRAW and (DRAW.has(action) or action == DONE.base):
        return drawing(s, seat, action)
    if phase == order.PLAY and LAY.base <= action < SPECIALTY.base + SPECIALTY.size:
        return playing(s, seat, int(action - LAY.base))
    if (phase == order.PLAY or phase == order.TRACK) and UPGRADE.has(action):
        return upgrading(s, seat, int(action - UPGRADE.base))
    if phase == order.MOVE or phase == order.DRAW or phase == order.PLAY:
        if UPGRADE.has(action):
            return refuse("TT-R-33", "play-step")
        return free(s, seat, action)
    return choosing(s, seat, action, phase)


def choosing(s: "TradeState", seat: int, action: int, phase: int) -> Refusal | None:
    """Return what forbids an answer to a choice that a card or the hand limit asks for."""
    if phase == order.HAND_LIMIT and SELL_TRADE.base <= action <= USE.base + USE.size - 1:
        return refuse("TT-R-45", "turn-declared")
    if TARGET.has(action) and phase == order.TARGET:
        return refuse("TT-R-26", "no-target")
    if NODE.has(action) and phase == order.NODE:
        return refuse("TT-R-26", "stands-there")
    if APPLY.has(action) and phase == order.REVEAL:
        return refuse("TT-R-13", "not-revealed")
    if TAKE.base <= action < GIVE.base + GIVE.size and (phase == order.CUBE or phase == order.SWAP):
        return refuse("TT-R-63", "no-such-cube")
    if action == DECLINE.base and phase == order.SWAP:
        return refuse("TT-R-63", "half-swapped")
    if DRAW.has(action) and phase == order.REFILL:
        return refuse("TT-R-27", "deck-empty")
    if FETCH_TRADE.base <= action < FETCH_INFLUENCE.base + FETCH_INFLUENCE.size and phase == order.FETCH:
        return refuse("TT-R-63", "not-discarded")
    is_discard = DISCARD_TRADE.base <= action < DISCARD_SPECIALTY.base + DISCARD_SPECIALTY.size
    if is_discard and phase in DISCARDING:
        return refuse("TT-HAND-01" if phase == order.HAND_LIMIT else "TT-R-63", "not-held")
    return None


def drawing(s: "TradeState", seat: int, action: int) -> Refusal:
    """Return what forbids a draw, or stopping."""
    if action == DONE.base:
        return refuse("TT-R-08", "must-draw")
    deck = int(action - DRAW.base)
    if s.drawn >> deck & 1:
        return refuse("TT-DRAW-06", "drawn-already")
    if not s.can_draw(deck):
        return refuse("TT-R-27", "deck-empty")
    return refuse("TT-DRAW-03", "gold", cost=int(specialty_price(s)), gold=s.gold[seat])


def playing(s: "TradeState", seat: int, card: int) -> Refusal:
    """Return what forbids playing a card."""
    if not has_card(s, seat, card):
        return refuse("TT-PLAY-04", "not-held")
    if s.plays_left == 0:
        return refuse("TT-PLAY-02", "no-play-left")
    return refuse("TT-INFL-02", "gold", cost=int(influence_cost(s, card - FIRST_INFLUENCE)), gold=s.gold[seat])


def upgrading(s: "TradeState", seat: int, track: int) -> Refusal:
    """Return what forbids an upgrade."""
    price = upgrade_price(s, track)
    if price == FULL:
        return refuse("TT-UPG-09", "track-full")
    if s.plays_left == 0:
        return refuse("TT-UPG-04", "no-play-left")
    return refuse("TT-UPG-03", "gold", cost=int(price), gold=s.gold[seat])


def free(s: "TradeState", seat: int, action: int) -> Refusal | None:
    """Return what forbids a free action."""
    if SELL_TRADE.base <= action < SELL_SPECIALTY.base + SELL_SPECIALTY.size:
        if not has_card(s, seat, action - SELL_TRADE.base):
            return refuse("TT-SELL-02", "not-held")
        return not_open(s, seat)
    if SELL_CUBE.has(action) or action == SELL_SET.base:
        return cubes(s, seat, action)
    return using(s, seat, int(action - USE.base)) if USE.has(action) else None


def not_open(s: "TradeState", seat: int) -> Refusal:
    """Return why nothing can be sold where the trader stands."""
    if s.place[seat] < INNER and s.forced >> seat & 1:
        return refuse("TT-R-21", "forced")
    if s.place[seat] == CITY and s.unmoved >> seat & 1:
        return refuse("TT-R-19", "opening-sale")
    return refuse("TT-SELL-04", "no-end")


def cubes(s: "TradeState", seat: int, action: int) -> Refusal:
    """Return what forbids selling cubes."""
    if not can_sell_cubes(s):
        if card_price(s) > 0:
            return refuse("TT-NODE-06", "not-in-city")
        found = not_open(s, seat)
        return found if found.clause != "TT-SELL-04" else refuse("TT-RES-03", "not-in-city")
    if action == SELL_SET.base:
        return refuse("TT-RES-04", "no-set")
    return refuse("TT-RES-03", "no-cube")


def using(s: "TradeState", seat: int, face: int) -> Refusal:
    """Return what forbids using an Eternal."""
    mine = [eternal for eternal in s.eternals if owner_of(eternal) == seat and eternal % CAPACITY == face]
    if not mine:
        return refuse("TT-ETER-01", "not-in-play")
    if all(eternal // AWAKE % 2 == 0 for eternal in mine):
        return refuse("TT-ETER-02", "asleep")
    if all(eternal >= USED for eternal in mine if eternal // AWAKE % 2 == 1):
        return refuse("TT-R-35", "used")
    return refuse("TT-ETER-03", "no-use")
