"""Free actions: selling cards and cubes, using Eternals.

TT-R-48, TT-NODE-04, TT-NODE-05, TT-NODE-06, TT-CITY-03, TT-CITY-04, TT-CITY-05, TT-ETER-04
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import (
    CAPACITY,
    SELL_CUBE,
    SELL_SET,
    SELL_TRADE,
    USE,
)
from entrepot.games.trade_and_triumph.content import card_numbers as words
from entrepot.games.trade_and_triumph.content import effect_parts as parts
from entrepot.games.trade_and_triumph.content.board import CITY, INNER
from entrepot.games.trade_and_triumph.content.tables import (
    CITY_PRICE,
    COLOURS,
    CUBE_POINTS,
    FIRST_INFLUENCE,
    NODE_PRICE,
    NONE,
    SET_POINTS,
)
from entrepot.games.trade_and_triumph.phases import order
from entrepot.games.trade_and_triumph.rules.eternals import AWAKE, USED, refresh
from entrepot.games.trade_and_triumph.rules.gains import face_of, gain_points, holds, return_cube, stock
from entrepot.games.trade_and_triumph.rules.hands import HAND, discard_from_hand, hand_start
from entrepot.games.trade_and_triumph.rules.targets import targets
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name
from entrepot.kernel.moves import Moves
from entrepot.kernel.packed import place_of

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.position.state import TradeState

NODE_REACHED: Final[i64] = 1
CITY_REACHED: Final[i64] = 2


def may_sell_standing(s: "TradeState") -> bool:
    """Say whether standing where it stands gives the seat on turn a right to sell. TT-R-19, TT-R-21"""
    return (s.forced | s.unmoved) >> s.active & 1 == 0


def is_city_open(s: "TradeState") -> bool:
    """Say whether the seat on turn can sell as in the city. TT-R-16, TT-R-19"""
    if s.reached & CITY_REACHED != 0:
        return True
    return s.place[s.active] == CITY and may_sell_standing(s)


def card_price(s: "TradeState") -> i64:
    """Return what a card from hand brings the seat on turn; 0 where none can be sold.

    TT-SELL-03, TT-SELL-04, TT-R-20
    """
    if is_city_open(s):
        return CITY_PRICE + s.price_bonus
    place: i64 = s.place[s.active]
    if s.reached & NODE_REACHED != 0 or (place != CITY and place < INNER and may_sell_standing(s)):
        return NODE_PRICE + s.price_bonus
    return 0


def can_sell_cubes(s: "TradeState") -> bool:
    """Say whether cubes can be sold now; a market helps nobody whose trader is forced. TT-NODE-06, TT-R-56"""
    return is_city_open(s) or (s.market != NONE and s.forced >> s.active & 1 == 0)


def set_points(s: "TradeState") -> i64:
    """Return what a set brings. TT-RES-04"""
    return SET_POINTS + (s.market if s.market > 0 else 0)


def is_free_action_open(s: "TradeState") -> bool:
    """Say whether there is any free action; all of it is public, so that skipping tells nothing. TT-R-62"""
    if s.hand_size(s.active) > 0 and card_price(s) > 0:
        return True
    if can_sell_cubes(s):
        for at in range(s.active * COLOURS, s.active * COLOURS + COLOURS):
            if s.cubes[at] > 0:
                return True
    return can_use(s) and has_use(s)


def add_free_actions(s: "TradeState", moves: Moves) -> None:
    """Add what can be sold and used now: cards, cubes, a set, Eternals."""
    if card_price(s) > 0:
        add_cards(s, moves, s.active, SELL_TRADE.base)
    if can_sell_cubes(s):
        add_cubes(s, moves)
    if can_use(s):
        add_uses(s, moves)


def add_cards(s: "TradeState", moves: Moves, seat: i64, base: i64) -> None:
    """Add an action for each different card in a hand; `base` is that of the verb for Trade cards."""
    start = hand_start(s, seat)
    shift: i64 = base - seat * HAND
    before: i64 = -1
    hands = s.hands
    for at in range(start, start + s.hand_size(seat)):
        entry: i64 = hands[at]
        if entry != before:
            moves.add(entry + shift)
            before = entry


def add_cubes(s: "TradeState", moves: Moves) -> None:
    """Add the sale of a cube of each colour, and of a set. TT-RES-03, TT-RES-04, TT-RES-07, TT-R-47"""
    start: i64 = s.active * COLOURS
    colours: i64 = 0
    for region in range(COLOURS):
        if s.cubes[start + region] > 0:
            moves.add(SELL_CUBE.base + region)
            colours += 1
    if colours == COLOURS:
        moves.add(SELL_SET.base)


def can_use(s: "TradeState") -> bool:
    """Say whether the seat on turn has an Eternal to use that is awake and unused."""
    return s.powers >> parts.ACTIVATED & 1 == 1


def add_uses(s: "TradeState", moves: Moves) -> None:
    """Add the use of each Eternal that can be used, once for all copies, in the order of laying. TT-R-35"""
    eternals = s.eternals
    for at in range(len(eternals)):
        if can_use_it(s, eternals[at]) and place_of(eternals, eternals[at]) == at:
            moves.add(USE.base + eternals[at] % CAPACITY)


def has_use(s: "TradeState") -> bool:
    """Say whether an Eternal can be used."""
    for eternal in s.eternals:
        if can_use_it(s, eternal):
            return True
    return False


def can_use_it(s: "TradeState", eternal: i64) -> bool:
    """Say whether an Eternal is the seat's on turn, to be activated, awake, unused, and of some use. TT-R-35"""
    if eternal // CAPACITY != AWAKE // CAPACITY + s.active or s.cards.when[eternal % CAPACITY] != parts.ACTIVATED:
        return False
    first = (FIRST_INFLUENCE + eternal % CAPACITY) * 2
    return is_of_use(s, first) or is_of_use(s, first + 1)


def is_of_use(s: "TradeState", effect: i64) -> bool:
    """Say, by what all can see, whether an effect of an Eternal can do anything now. TT-ETER-03, TT-ETER-04"""
    word: i64 = s.cards.words[effect]
    if word == words.NOTHING or not holds(s, s.cards.ifs[effect]):
        return False
    if word == words.SWAP_CUBE:
        return can_swap(s)
    if word == words.LOOK_HAND:
        return len(targets(s, word)) > 0
    if word == words.DISCARD_FOR_GOLD:
        return s.hand_size(s.active) > 0
    if word == words.MAY_STAY:
        return not s.may_stay and s.bottom() == order.MOVE
    return True


def can_swap(s: "TradeState") -> bool:
    """Say whether the seat on turn has a cube for which the supply has one of another colour."""
    for region in range(COLOURS):
        if can_give(s, region):
            return True
    return False


def can_give(s: "TradeState", region: i64) -> bool:
    """Say whether the seat on turn can give a cube back for one of another colour."""
    one: i64 = 1
    return s.cubes[s.active * COLOURS + region] > 0 and stock(s) & ~(one << region) != 0


# ---------------------------------------------------------------- doing them


def do_free_action(s: "TradeState", seat: i64, action: i64) -> bool:
    """Carry out a free action; say whether that is all, or else an Eternal in use lies on the stack. TT-RES-08"""
    if action < SELL_CUBE.base:
        sell_card(s, seat, action - SELL_TRADE.base)
    elif action == SELL_SET.base:
        sell_set(s, seat)
    elif action < SELL_SET.base:
        sell_cube(s, seat, action - SELL_CUBE.base)
    else:
        use(s, seat, action - USE.base)
        return False
    return True


def sell_card(s: "TradeState", seat: i64, card: i64) -> None:
    """Sell a card from hand to the bank. TT-SELL-01"""
    price = card_price(s)
    discard_from_hand(s, seat, card)
    s.gold[seat] += price
    if s.listening:
        s.tell("sold", EVERYONE, {"seat": seat_name(int(seat)), "card": face_of(s, card), "gold": int(price)})


def sell_cube(s: "TradeState", seat: i64, region: i64) -> None:
    """Sell one cube. TT-RES-03, TT-RES-09"""
    return_cube(s, seat, region)
    if s.listening:
        args = {"seat": seat_name(int(seat)), "region": s.game.face("region", int(region)), "points": CUBE_POINTS}
        s.tell("sold-cube", EVERYONE, args)
    gain_points(s, seat, CUBE_POINTS)


def sell_set(s: "TradeState", seat: i64) -> None:
    """Sell one cube of each colour together. TT-RES-04"""
    for region in range(COLOURS):
        return_cube(s, seat, region)
    points = set_points(s)
    if s.listening:
        s.tell("sold-set", EVERYONE, {"seat": seat_name(int(seat)), "points": int(points)})
    gain_points(s, seat, points)


def use(s: "TradeState", seat: i64, face: i64) -> None:
    """Use an Eternal, once a turn for each copy. TT-ETER-01, TT-R-35"""
    at = place_of(s.eternals, seat * CAPACITY + face + AWAKE)
    s.eternals[at] += USED
    refresh(s)
    if s.listening:
        s.tell("used", EVERYONE, {"seat": seat_name(int(seat)), "card": face_of(s, FIRST_INFLUENCE + face)})
    s.push(order.CARD, int(FIRST_INFLUENCE + face))
