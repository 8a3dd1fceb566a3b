"""Rivals as targets of effects, and what befalls them. TT-FORCE-01, TT-R-25, TT-R-26, TT-R-37, TT-R-38"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import CAPACITY
from entrepot.games.trade_and_triumph.content import card_numbers as words
from entrepot.games.trade_and_triumph.content import effect_parts as parts
from entrepot.games.trade_and_triumph.content.board import CITY, INNER, ROUTE_NODE, route_of
from entrepot.games.trade_and_triumph.content.card_words import NOBODY_ASKED, ROBS
from entrepot.games.trade_and_triumph.content.tables import COLOURS, TRADE
from entrepot.games.trade_and_triumph.position import memory
from entrepot.games.trade_and_triumph.position.record import note_look
from entrepot.games.trade_and_triumph.rules.eternals import standing_amount
from entrepot.games.trade_and_triumph.rules.gains import face_of, gain_points
from entrepot.games.trade_and_triumph.rules.hands import hand_cards
from entrepot.games.trade_and_triumph.rules.travel import force, shift
from entrepot.kernel.audience import EVERYONE, only
from entrepot.kernel.message import seat_name

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.position.state import TradeState


def targets(s: "TradeState", word: i64) -> list[int]:
    """Return the rivals that an effect can be aimed at, in order of seat."""
    return [seat for seat in range(s.seats) if seat != s.active and is_target(s, word, seat)]


def is_target(s: "TradeState", word: i64, seat: i64) -> bool:
    """Say whether a rival is a legal target: there is something to take or to do, and no shield. TT-R-26"""
    if parts.WORKS[word] == ROBS:
        return has_what_is_wanted(s, word, seat) and standing_amount(s, seat, words.SHIELD_THEFT) == 0
    place: i64 = s.place[seat]
    can = True
    if word == words.SHIFT or word == words.FORCE_NODE or word == words.FORCE_ALL_NODES:
        can = place >= INNER
    elif word == words.FORCE_CITY or word == words.FORCE_ALL_CITY:
        can = place != CITY
    elif word == words.HOLD:
        can = s.kept >> seat & 1 == 0
    return can and standing_amount(s, seat, words.SHIELD_FORCE) == 0


def has_what_is_wanted(s: "TradeState", word: i64, seat: i64) -> bool:
    """Say whether a rival has anything that the effect takes or looks at. TT-R-63"""
    if word == words.STEAL_GOLD:
        return s.gold[seat] > 0
    if word == words.STEAL_POINTS:
        return s.points[seat] > 0
    if word == words.STEAL_CUBE:
        for at in range(seat * COLOURS, seat * COLOURS + COLOURS):
            if s.cubes[at] > 0:
                return True
        return False
    if word == words.LOOK_DOWN:
        return s.down_count(seat) > 0
    return s.hand_size(seat) > 0


def hit(s: "TradeState", effect: i64, seat: i64) -> int:
    """Do to a rival what the effect says; return the phase that must ask something more, or NOBODY_ASKED."""
    word: i64 = s.cards.words[effect]
    amount: i64 = s.cards.amounts[effect]
    if parts.ASKS_BY[word] != NOBODY_ASKED:
        return parts.ASKS_BY[word]
    if word == words.STEAL_GOLD:
        steal_gold(s, seat, amount)
    elif word == words.STEAL_POINTS:
        steal_points(s, seat, amount)
    elif word == words.LOOK_HAND:
        look_at_hand(s, seat)
    elif word == words.LOOK_DOWN:
        look_at_down(s, seat)
    elif word == words.SHIFT:
        shift(s, seat, amount)
    elif word == words.HOLD:
        hold(s, seat)
    else:
        force(s, seat, CITY if word == words.FORCE_CITY else ROUTE_NODE[route_of(s.place[seat])])
    return NOBODY_ASKED


def hit_all(s: "TradeState", word: i64) -> None:
    """Force all rivals that can be forced, clockwise from the seat on turn. TT-R-57"""
    for seat in s.in_turn()[1:]:
        if is_target(s, word, seat):
            force(s, seat, CITY if word == words.FORCE_ALL_CITY else ROUTE_NODE[route_of(s.place[seat])])


def steal_gold(s: "TradeState", seat: i64, amount: i64) -> None:
    """Take gold from a rival, as much as is there. TT-R-38"""
    taken: i64 = min(int(amount), s.gold[seat])
    s.gold[seat] -= taken
    s.gold[s.active] += taken
    if s.listening:
        args = {"seat": seat_name(int(s.active)), "target": seat_name(int(seat)), "gold": int(taken)}
        s.tell("stole-gold", EVERYONE, args)


def steal_points(s: "TradeState", seat: i64, amount: i64) -> None:
    """Take points from a rival, as many as are there; a triggered end stays triggered. TT-R-38, TT-R-41"""
    taken: i64 = min(int(amount), s.points[seat])
    s.points[seat] -= taken
    if s.listening:
        args = {"seat": seat_name(int(s.active)), "target": seat_name(int(seat)), "points": int(taken)}
        s.tell("stole-points", EVERYONE, args)
    gain_points(s, s.active, taken)


def hold(s: "TradeState", seat: i64) -> None:
    """Make a rival's trader stay in its next Move step. TT-R-07"""
    one: i64 = 1
    s.kept |= one << seat
    if s.listening:
        s.tell("held", EVERYONE, {"seat": seat_name(int(s.active)), "target": seat_name(int(seat))})


def look_at_hand(s: "TradeState", seat: i64) -> None:
    """Show a rival's hand to the seat on turn alone; that it looked is public. TT-H-05"""
    cards = hand_cards(s, seat)
    memory.remember_hand(s, s.active, seat, cards)
    note_look(s, s.active, seat)
    s.revealed = True
    if s.listening:
        args = {"seat": seat_name(int(s.active)), "target": seat_name(int(seat))}
        s.tell("looked-at-hand", EVERYONE, args)
        s.tell("saw-hand", only(s.active), {**args, "cards": [face_of(s, card) for card in cards]})


def look_at_down(s: "TradeState", seat: i64) -> None:
    """Show a rival's face-down cards to the seat on turn alone."""
    memory.remember_down(s, s.active, seat)
    s.revealed = True
    if s.listening:
        faces = [entry % CAPACITY for entry in s.down if entry // CAPACITY % 4 == seat]
        args = {"seat": seat_name(int(s.active)), "target": seat_name(int(seat))}
        s.tell("looked-at-down", EVERYONE, args)
        s.tell("saw-down", only(s.active), {**args, "cards": [face_of(s, TRADE * CAPACITY + face) for face in faces]})
