"""Carrying cards out: each effect word by word.

TT-TRADE-04, TT-TRADE-05, TT-TRADE-06, TT-INFL-03, TT-SPEC-02, TT-R-37, TT-R-63
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import CAPACITY
from entrepot.games.trade_and_triumph.content import card_numbers as words
from entrepot.games.trade_and_triumph.content import effect_parts as parts
from entrepot.games.trade_and_triumph.content.board import ROUTE_REGION
from entrepot.games.trade_and_triumph.content.card_words import ASKS, DRAWS, FORCES_ALL, GIVES, NOBODY_ASKED, PAYS
from entrepot.games.trade_and_triumph.content.tables import INFLUENCE, NONE, SPECIALTY
from entrepot.games.trade_and_triumph.phases import order
from entrepot.games.trade_and_triumph.rules.gains import gain_gold, gain_points, holds, per_amount, take_cube
from entrepot.games.trade_and_triumph.rules.hands import draw_openly, draw_to_hand, put_on_discard
from entrepot.games.trade_and_triumph.rules.targets import hit, hit_all, targets
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.position.state import TradeState


def carry_out(s: "TradeState", card: i64) -> bool:
    """Carry out a card and discard it; say whether it is done, or else lies on the stack because it must ask."""
    cards = s.cards
    if cards.gold[card] > 0:
        gain_gold(s, s.active, cards.gold[card], int(card))
    if cards.points[card] > 0:
        gain_points(s, s.active, cards.points[card], int(card))
    if not cards.asks_nothing[card]:
        s.push(order.CARD, int(card))
        return False
    for effect in range(card * 2, card * 2 + 2):
        if cards.words[effect] != words.NOTHING and holds(s, cards.ifs[effect]):
            perform(s, effect, 0)
    leave(s, card)
    return True


def leave(s: "TradeState", card: i64) -> None:
    """Lay a card that has been carried out on its discard pile; an Eternal stays. TT-TRADE-09, TT-INFL-04, TT-R-55"""
    if card // CAPACITY != INFLUENCE or not s.cards.is_eternal(int(card % CAPACITY)):
        put_on_discard(s, card)


def perform(s: "TradeState", effect: i64, progress: i64) -> bool:
    """Do one effect, or what is left of it after `progress`; say whether it is done, or else has pushed a phase."""
    word: i64 = s.cards.words[effect]
    amount: i64 = s.cards.amounts[effect]
    works: i64 = parts.WORKS[word]
    if works == PAYS:
        pay(s, effect, word, amount)
    elif works == DRAWS:
        return draw_cards(s, effect, amount, progress)
    elif works == GIVES:
        give(s, word, amount)
    elif works == FORCES_ALL:
        hit_all(s, word)
    elif works != ASKS:
        return aim(s, effect, word)
    elif word == words.CUBE and s.cards.whats[effect] == parts.TRAVELLED:
        take_travelled(s, amount)
    else:
        ask(s, effect, word, amount)
        return False
    return True


def pay(s: "TradeState", effect: i64, word: i64, amount: i64) -> None:
    """Give gold or points, fixed or per thing counted."""
    if word == words.GOLD_PER or word == words.POINTS_PER:
        amount = per_amount(s, effect)
    card = int(effect // 2)
    if word == words.GOLD or word == words.GOLD_PER:
        gain_gold(s, s.active, amount, card)
    else:
        gain_points(s, s.active, amount, card)


def give(s: "TradeState", word: i64, amount: i64) -> None:
    """Give what counts in this turn or the next."""
    if word == words.MARKET:
        open_market(s, amount)
    elif word == words.MAY_STAY:
        s.may_stay = True
    else:
        give_bonus(s, word, amount)


def give_bonus(s: "TradeState", word: i64, amount: i64) -> None:
    """Give plays for this turn, or spaces or draws for the next one. TT-R-64"""
    if word == words.PLAYS:
        s.plays_left += amount
        s.play_limit += amount
    elif word == words.MOVE_NEXT:
        s.bonuses[s.active * 2] += amount
    else:
        s.bonuses[s.active * 2 + 1] += amount
    if s.listening:
        kind = {words.PLAYS: "plays", words.MOVE_NEXT: "move", words.DRAW_NEXT: "draw"}[int(word)]
        s.tell("bonus", EVERYONE, {"seat": seat_name(int(s.active)), "kind": kind, "amount": int(amount)})


def open_market(s: "TradeState", bonus: i64) -> None:
    """Let cubes be sold anywhere for the rest of the turn, sets for more. TT-R-56"""
    s.market = bonus if s.market == NONE else s.market + bonus
    if s.listening:
        s.tell("market", EVERYONE, {"seat": seat_name(int(s.active)), "points": int(bonus)})


def take_travelled(s: "TradeState", amount: i64) -> None:
    """Take cubes of the colour of the route just completed. TT-RES-01, TT-R-14"""
    if s.at == NONE:
        return
    for _ in range(amount):
        take_cube(s, s.active, ROUTE_REGION[s.at // 2])


def draw_cards(s: "TradeState", effect: i64, amount: i64, progress: i64) -> bool:
    """Draw cards, free of charge and beyond one a deck; Specialty cards resolve now where they do.

    TT-R-10, TT-R-11, TT-R-51
    """
    deck: i64 = s.cards.whats[effect]
    while progress < amount:
        progress += 1
        if deck != SPECIALTY or not s.chosen.at_once:
            if not draw_to_hand(s, s.active, deck):
                break
            continue
        card = draw_openly(s, s.active)
        if card == NONE:
            break
        s.set_note(2, int(progress))
        if not carry_out(s, card):
            return False
    return True


def ask(s: "TradeState", effect: i64, word: i64, amount: i64) -> None:
    """Push the phase that asks what the effect needs to know, with how often it asks where that matters."""
    phase: i64 = parts.ASKS_BY[word]
    if phase == order.CUBE or phase == order.SWAP:
        s.push(phase, int(effect), 0, int(amount))
    elif phase == order.FETCH or phase == order.TRACK:
        s.push(phase, int(effect), int(amount))
    else:
        s.push(phase, int(effect))


def aim(s: "TradeState", effect: i64, word: i64) -> bool:
    """Choose a rival, where there is more than one to choose from; say whether the effect is done. TT-R-37, TT-R-63"""
    found = targets(s, word)
    if not found:
        return True
    if len(found) > 1:
        s.push(order.TARGET, int(effect))
        return False
    more = hit(s, effect, found[0])
    if more == NOBODY_ASKED:
        return True
    s.push(more, int(effect), found[0] + 1, steps_of(s, effect))
    return False


def steps_of(s: "TradeState", effect: i64) -> int:
    """Return how many times the effect asks again: its amount, at least once."""
    return max(int(s.cards.amounts[effect]), 1)
