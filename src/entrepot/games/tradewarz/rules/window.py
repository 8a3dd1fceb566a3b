"""The free window of a turn, before and after the action: trade, cards, silos, alliances. TW-R-48, TW-R-72, TW-R-85"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.tradewarz.actions import ALLIANCE, BREAK, OFFER, PLACE_SILOS, TRADE
from entrepot.games.tradewarz.content.tables import GOODS
from entrepot.games.tradewarz.rules import alliances, extra_silos, morale
from entrepot.kernel.moves import Moves

if TYPE_CHECKING:
    from entrepot.games.tradewarz.position.state import TradeWarzState


def add_open_actions(s: "TradeWarzState", seat: i64, moves: Moves) -> None:
    """Add what the mover may do in the window beside the cards that nobody else sees."""
    if can_offer(s, seat):
        moves.add(TRADE.base)
    for group in range(len(s.waiting)):
        if s.waiting[group] > 0 and extra_silos.can_place(s, seat, group):
            moves.add(PLACE_SILOS.base + group)
    add_alliances(s, seat, moves)


def has_open_actions(s: "TradeWarzState", seat: i64) -> bool:
    """Say whether there is any of these."""
    moves = Moves()
    add_open_actions(s, seat, moves)
    return moves.size > 0


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


def add_partners(s: "TradeWarzState", seat: i64, moves: Moves) -> None:
    """Add the offers that can still be made, one a partner."""
    for other in range(s.seats):
        if may_offer(s, seat, other):
            moves.add(OFFER.base + other)


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


def add_alliances(s: "TradeWarzState", seat: i64, moves: Moves) -> None:
    """Add one proposal and one break a turn. TW-ALLY-01, TW-ALLY-03, TW-R-72"""
    if not s.chosen.alliances or s.seats < alliances.FEWEST:
        return
    if not s.proposed and alliances.may_propose(s, seat):
        moves.add(ALLIANCE.base)
    if alliances.may_break(s, seat):
        moves.add(BREAK.base)


def is_open(s: "TradeWarzState", seat: i64) -> bool:
    """Say whether, as far as all can see, the mover could still do something after the action. TW-R-103"""
    return morale.held(s, seat) > 0 or can_offer(s, seat) or has_open_actions(s, seat)


def add_free_actions(s: "TradeWarzState", seat: i64, before_action: bool, moves: Moves) -> None:
    """Add all that the mover may do in the window."""
    add_open_actions(s, seat, moves)
    morale.add_playable(s, seat, before_action, moves)
