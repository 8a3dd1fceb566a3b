"""The free window of a turn, before and after the action: trade, cards, silos, alliances. TW-R-48, TW-R-72, TW-R-85"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.tradewarz import alliances, extra_silos, morale
from entrepot.games.tradewarz.actions import ALLIANCE, BREAK, OFFER, PLACE_SILOS, TRADE
from entrepot.games.tradewarz.cards import GOODS

if TYPE_CHECKING:
    from entrepot.games.tradewarz.state import TradeWarzState


def open_actions(s: "TradeWarzState", seat: i64) -> list[int]:
    """Return what the mover may do in the window beside the cards that nobody else sees."""
    actions: list[int] = []
    if can_offer(s, seat):
        actions.append(TRADE.base)
    for group in range(len(s.waiting)):
        if s.waiting[group] > 0 and extra_silos.can_place(s, seat, group):
            actions.append(PLACE_SILOS.base + group)
    add_alliances(s, seat, actions)
    return actions


def can_offer(s: "TradeWarzState", seat: i64) -> bool:
    """Say whether there is anybody to make an offer to."""
    for other in range(s.seats):
        if may_offer(s, seat, other):
            return True
    return False


def may_offer(s: "TradeWarzState", seat: i64, other: i64) -> bool:
    """Say whether a seat can still be made an offer. TW-TRADE-02, TW-R-102"""
    if other == seat or not s.chosen.trading or s.offers[other] >= s.cards.offers:
        return False
    if s.chosen.gifts and s.goods[seat * GOODS] > 0:  # the commonest case, told at a glance
        return True
    return can_trade(s, seat, other)


def partners(s: "TradeWarzState", seat: i64) -> list[int]:
    """Return the offers that can still be made, one a partner."""
    return [OFFER.base + other for other in range(s.seats) if may_offer(s, seat, other)]


def can_trade(s: "TradeWarzState", one: i64, other: i64) -> bool:
    """Say whether two seats have something to exchange, or where gifts are allowed anything. TW-R-70"""
    mine = kinds(s, one)
    theirs = kinds(s, other)
    if s.chosen.gifts:
        return mine | theirs != 0
    return mine != 0 and theirs != 0 and not (mine == theirs and mine & mine - 1 == 0)


def kinds(s: "TradeWarzState", seat: i64) -> i64:
    """Return of which resources a seat has any, as bits."""
    found: i64 = 0
    for good in range(GOODS):
        if s.goods[seat * GOODS + good] > 0:
            one: i64 = 1
            found |= one << good
    return found


def add_alliances(s: "TradeWarzState", seat: i64, actions: list[int]) -> None:
    """Add one proposal and one break a turn. TW-ALLY-01, TW-ALLY-03, TW-R-72"""
    if not s.chosen.alliances or s.seats < alliances.FEWEST:
        return
    if not s.proposed and alliances.may_propose(s, seat):
        actions.append(ALLIANCE.base)
    if alliances.may_break(s, seat):
        actions.append(BREAK.base)


def is_open(s: "TradeWarzState", seat: i64) -> bool:
    """Say whether, as far as all can see, the mover could still do something after the action. TW-R-103"""
    return morale.held(s, seat) > 0 or can_offer(s, seat) or bool(open_actions(s, seat))


def free_actions(s: "TradeWarzState", seat: i64, before_action: bool) -> list[int]:
    """Return all that the mover may do in the window."""
    return open_actions(s, seat) + morale.playable(s, seat, before_action)
