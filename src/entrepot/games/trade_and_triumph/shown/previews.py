"""What an action will surely do, from the information of the seat on turn alone."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import (
    CAPACITY,
    DRAW,
    LAY,
    SELL_CUBE,
    SELL_SET,
    SELL_SPECIALTY,
    SELL_TRADE,
    SPECIALTY,
    THROUGH,
    UPGRADE,
)
from entrepot.games.trade_and_triumph.content import card_numbers as words
from entrepot.games.trade_and_triumph.content import effect_parts as parts
from entrepot.games.trade_and_triumph.content.board import CITY, ROUTE_REGION, end_of, heading_of, route_of
from entrepot.games.trade_and_triumph.content.card_words import FORCES, FORCES_ALL, ROBS
from entrepot.games.trade_and_triumph.content.tables import (
    CITY_PRICE,
    CUBE_POINTS,
    FIRST_INFLUENCE,
    FIRST_SPECIALTY,
    NODE_PRICE,
    TRACKS_EACH,
)
from entrepot.games.trade_and_triumph.content.tables import SPECIALTY as SPECIALTY_DECK
from entrepot.games.trade_and_triumph.content.tables import TRADE as TRADE_DECK
from entrepot.games.trade_and_triumph.rules.eternals import trigger
from entrepot.games.trade_and_triumph.rules.free_actions import can_swap, card_price, set_points
from entrepot.games.trade_and_triumph.rules.gains import holds, per_amount, stock, take_cube
from entrepot.games.trade_and_triumph.rules.prices import influence_cost, specialty_price, upgrade_price
from entrepot.games.trade_and_triumph.rules.targets import targets
from entrepot.games.trade_and_triumph.rules.travel import Journey
from entrepot.kernel.message import Message, message

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.position.state import TradeState


def preview(s: "TradeState", seat: int, action: int) -> list[Message]:
    """Return what an action of the Move, Draw or Play step or a free one will surely do."""
    if action < THROUGH.base + THROUGH.size:
        return preview_movement(s, action)
    if DRAW.has(action):
        return preview_draw(s, seat, int(action - DRAW.base))
    if LAY.base <= action < SPECIALTY.base + SPECIALTY.size:
        return preview_play(s, seat, int(action - LAY.base))
    if UPGRADE.has(action):
        return preview_upgrade(s, seat, int(action - UPGRADE.base))
    if SELL_TRADE.base <= action < SELL_SPECIALTY.base + SELL_SPECIALTY.size:
        return [say("sale", more=int(card_price(s)), gold=s.gold[seat] + int(card_price(s)))]
    if SELL_CUBE.has(action) or action == SELL_SET.base:
        more = CUBE_POINTS if SELL_CUBE.has(action) else int(set_points(s))
        return [say("points", more=more, points=s.points[seat] + more)]
    return []


def say(what: str, **args: object) -> Message:
    """Return a message of a preview."""
    return message(f"trade_and_triumph-preview-{what}", dict(args))


# ---------------------------------------------------------------- movements


def preview_movement(s: "TradeState", action: int) -> list[Message]:
    """Return what each end on the way will surely pay: the cube, and the gold of the seat's own face-down cards.

    A movement that stays short of an end tells what the end of its road would pay as things stand.
    """
    trial = s.copy()
    seat = int(s.active)
    journey = Journey(s.chosen.board.steps, s.place[seat], action)
    trial.place[seat] = int(journey.place)
    found: list[Message] = []
    for arrival in journey.arrivals:
        found += preview_arrival(trial, arrival)
    return found if found else preview_road(trial, journey.place)


def preview_road(trial: "TradeState", place: i64) -> list[Message]:
    """Return where a trader on its way is bound for, and what it would find there now."""
    arrival = route_of(place) * 2 + heading_of(place)
    end = end_of(arrival // 2, arrival % 2)
    found = preview_end(trial, arrival)
    there = "something" if found else "nothing"
    return [say("road", place=trial.game.face("place", int(end)), there=there), *found]


def preview_arrival(trial: "TradeState", arrival: i64) -> list[Message]:
    """Resolve one arrival on a copy, as far as it is sure, and return what it brings."""
    end = end_of(arrival // 2, arrival % 2)
    found = [say("arrival", place=trial.game.face("place", int(end))), *preview_end(trial, arrival)]
    bonus = int(trial.price_bonus)
    found.append(say("selling", price=(CITY_PRICE if end == CITY else NODE_PRICE) + bonus))
    return found


def preview_end(trial: "TradeState", arrival: i64) -> list[Message]:
    """Take the cube and turn up the cards on a copy, as far as it is sure, and return what they bring."""
    trial.at = arrival
    end = end_of(arrival // 2, arrival % 2)
    found: list[Message] = []
    region: i64 = ROUTE_REGION[arrival // 2]
    gold = trial.gold[trial.active]
    if end != CITY:
        got = take_cube(trial, trial.active, region)
        if got:
            trigger(trial, parts.AT_CUBE, 1)
        found.append(say("cube" if got else "no-cube", region=trial.game.face("region", int(region))))
    return found + preview_reveal(trial, gold)


def preview_reveal(trial: "TradeState", gold: int) -> list[Message]:
    """Return what the face-down cards and the Eternals surely bring; `gold` is what there was before."""
    seat = trial.active
    mine = [entry % CAPACITY for entry in trial.down if entry // CAPACITY % 4 == seat]
    trial.down = [entry for entry in trial.down if entry // CAPACITY % 4 != seat]
    trial.turned_up = len(mine)
    points = trial.points[seat]
    is_exact = True
    for face in mine:
        is_exact = is_exact and trial.cards.pays_only[face] == 1
    for face in mine:
        pay_surely(trial, face, is_exact)
    trigger(trial, parts.AT_ARRIVAL, 1)
    trigger(trial, parts.AT_REVEAL, trial.turned_up)
    if not mine and trial.gold[seat] == gold:
        return []
    args = {"cards": len(mine), "gold": trial.gold[seat] - gold, "points": trial.points[seat] - points}
    return [say("reveal", **args, sure="all" if is_exact else "least")]


def pay_surely(trial: "TradeState", card: i64, is_exact: bool) -> None:
    """Pay on a copy what a Trade card surely brings: what it counts is sure only if no card beside it changes that."""
    cards = trial.cards
    seat = trial.active
    trial.gold[seat] += cards.gold[card]
    for effect in range(card * 2, card * 2 + 2):
        word = cards.words[effect]
        if not holds(trial, cards.ifs[effect]):
            continue
        if word == words.GOLD:
            trial.gold[seat] += cards.amounts[effect]
        elif word == words.POINTS:
            trial.points[seat] += cards.amounts[effect]
        elif word == words.GOLD_PER and (is_exact or cards.whats[effect] == parts.PER_REVEALED):
            trial.gold[seat] += int(per_amount(trial, effect))
        elif word == words.POINTS_PER and is_exact:
            trial.points[seat] += int(per_amount(trial, effect))


# ---------------------------------------------------------------- draws and plays


def preview_draw(s: "TradeState", seat: int, deck: int) -> list[Message]:
    """Return what a draw costs, and what the cards of its deck are for."""
    if deck == TRADE_DECK:
        return [say("deck-trade")]
    if deck != SPECIALTY_DECK:
        return [say("deck-influence")]
    price = int(specialty_price(s))
    return [say("cost", cost=price, gold=s.gold[seat] - price), say("deck-specialty")]


def preview_play(s: "TradeState", seat: int, card: int) -> list[Message]:
    """Return what playing a card costs and surely gives; a warning where it would do nothing. TT-R-37"""
    found: list[Message] = []
    if card < CAPACITY:
        return [say("laid")]
    if card < FIRST_SPECIALTY:
        cost = int(influence_cost(s, card))
        found.append(say("cost", cost=cost, gold=s.gold[seat] - cost))
        if s.cards.is_eternal(card - FIRST_INFLUENCE):
            return [*found, say("asleep")]
    return found + preview_card(s, card)


def preview_card(s: "TradeState", card: i64) -> list[Message]:
    """Return the gold and points that a card will surely give, or that it will do nothing."""
    cards = s.cards
    gold, points = int(cards.gold[card]), int(cards.points[card])
    is_idle = gold == 0 and points == 0
    for effect in range(card * 2, card * 2 + 2):
        word = cards.words[effect]
        if word == words.NOTHING or not holds(s, cards.ifs[effect]):
            continue
        is_first = effect == card * 2
        is_idle = is_idle and not can_do(s, effect)
        if word == words.GOLD or (word == words.GOLD_PER and is_first):
            gold += int(cards.amounts[effect] if word == words.GOLD else per_amount(s, effect))
        elif word == words.POINTS or (word == words.POINTS_PER and is_first):
            points += int(cards.amounts[effect] if word == words.POINTS else per_amount(s, effect))
    if is_idle:
        return [say("nothing")]
    return [say("gains", gold=gold, points=points)] if gold > 0 or points > 0 else []


def can_do(s: "TradeState", effect: i64) -> bool:
    """Say whether an effect can do anything, by what all can see. TT-R-37, TT-R-63"""
    cards = s.cards
    word = cards.words[effect]
    if word == words.GOLD_PER or word == words.POINTS_PER:
        return per_amount(s, effect) > 0
    if word == words.CUBE:
        return stock(s) != 0
    if word == words.SWAP_CUBE:
        return can_swap(s)
    if word == words.DRAW:
        return s.can_draw(cards.whats[effect])
    if word == words.FETCH:
        return s.sizes[cards.whats[effect] + 3] > 0
    if word == words.UPGRADE:
        return s.upgrades(s.active) < 2 * TRACKS_EACH
    if word == words.REFILL:
        return s.hand_size(s.active) < cards.amounts[effect]
    if parts.WORKS[word] in (ROBS, FORCES, FORCES_ALL):
        return len(targets(s, word)) > 0
    return True


def preview_upgrade(s: "TradeState", seat: int, track: int) -> list[Message]:
    """Return what an upgrade costs and brings, from the next turn on. TT-UPG-05"""
    price = int(upgrade_price(s, track))
    level = s.levels[seat * TRACKS_EACH + track] + 2
    name = s.game.face("track", track)
    return [say("upgrade", track=name, level=level, cost=price, gold=s.gold[seat] - price)]
