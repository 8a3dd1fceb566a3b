"""Eternals in play: sleeping and waking, what they give, and who is shielded.

TT-ETER-01, TT-ETER-02, TT-ETER-03, TT-ETER-04, TT-ETER-05, TT-ETER-06, TT-R-35
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import CAPACITY
from entrepot.games.trade_and_triumph.content import card_numbers as words
from entrepot.games.trade_and_triumph.content import effect_parts as parts
from entrepot.games.trade_and_triumph.content.tables import FIRST_INFLUENCE
from entrepot.games.trade_and_triumph.rules.gains import gain_gold, holds

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.position.state import TradeState

AWAKE: Final = 4 * CAPACITY
USED: Final = 2 * AWAKE
"""An Eternal in play is seat * CAPACITY + face, plus AWAKE and USED where they are true."""


def owner_of(eternal: i64) -> i64:
    """Return the seat that has it."""
    return eternal // CAPACITY % 4


def is_at_work(eternal: i64, seat: i64) -> bool:
    """Say whether it is this seat's, and works: not before its owner's next turn. TT-ETER-02, TT-R-36"""
    return eternal // CAPACITY % 8 == AWAKE // CAPACITY + seat


def wake(s: "TradeState", seat: i64) -> None:
    """At the start of a turn wake the seat's Eternals, and make all of them unused. TT-R-57, TT-R-35"""
    eternals = s.eternals
    for at in range(len(eternals)):
        eternal = eternals[at]
        if owner_of(eternal) == seat:
            eternals[at] = eternal % AWAKE + AWAKE
    refresh(s)


def refresh(s: "TradeState") -> None:
    """Sum up what the seat on turn has of standing gains; two copies add up. TT-R-35"""
    s.discount_influence = 0
    s.discount_upgrade = 0
    s.discount_specialty = 0
    s.price_bonus = 0
    s.powers = 0
    cards = s.cards
    one: i64 = 1
    at_work: i64 = AWAKE // CAPACITY + s.active
    for eternal in s.eternals:
        if eternal // CAPACITY % 8 != at_work:  # `is_at_work`, written out
            continue
        face: i64 = eternal % CAPACITY
        when: i64 = cards.when[face]
        if when != parts.ACTIVATED or eternal < USED:
            s.powers |= one << when
        if when == parts.STANDING:
            first: i64 = (FIRST_INFLUENCE + face) * 2
            add_standing(s, cards.words[first], cards.amounts[first])
            add_standing(s, cards.words[first + 1], cards.amounts[first + 1])


def add_standing(s: "TradeState", word: i64, amount: i64) -> None:
    """Count one standing effect of the seat on turn."""
    if word == words.NOTHING:
        return
    if word == words.DISCOUNT_INFLUENCE:
        s.discount_influence += amount
    elif word == words.DISCOUNT_UPGRADE:
        s.discount_upgrade += amount
    elif word == words.DISCOUNT_SPECIALTY:
        s.discount_specialty += amount
    elif word == words.PRICE:
        s.price_bonus += amount


def standing_amount(s: "TradeState", seat: i64, word: i64) -> i64:
    """Return the sum of one standing effect over a seat's awake Eternals; shields count 1 each."""
    total: i64 = 0
    effects = s.cards.words
    for eternal in s.eternals:
        first: i64 = (FIRST_INFLUENCE + eternal % CAPACITY) * 2
        if (effects[first] == word or effects[first + 1] == word) and is_at_work(eternal, seat):
            for effect in range(first, first + 2):
                if effects[effect] == word:
                    total += max(int(s.cards.amounts[effect]), 1)
    return total


def trigger(s: "TradeState", when: i64, times: i64) -> None:
    """Let the awake Eternals of the seat on turn pay for something that happened so often. TT-R-57"""
    if s.powers >> when & 1 == 0 or times == 0:
        return
    cards = s.cards
    for eternal in s.eternals:
        face = eternal % CAPACITY
        if cards.when[face] != when or not is_at_work(eternal, s.active):
            continue
        for effect in range((FIRST_INFLUENCE + face) * 2, (FIRST_INFLUENCE + face) * 2 + 2):
            if cards.words[effect] == words.GOLD and holds(s, cards.ifs[effect]):
                gain_gold(s, s.active, cards.amounts[effect] * times, int(FIRST_INFLUENCE + face))
