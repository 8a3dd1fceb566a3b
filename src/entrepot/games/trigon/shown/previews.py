"""What an action will surely do, for its player: what it costs and brings, and whom it attacks."""

from typing import Any, Final

from mypy_extensions import i64

from entrepot.games.trigon.actions import (
    BUILD_BOAT,
    BUY_CARD,
    BUY_QUEST,
    CROWN,
    END,
    EXCHANGE,
    FOUND,
    LOSE,
    MARCH,
    MOST_FIGURES,
    SAIL,
    SWAP,
    TAKE,
    TO,
    TRADE,
    TRAIN_KNIGHT,
    TRAIN_SCOUT,
)
from entrepot.games.trigon.content.vocabulary import (
    BOAT,
    BOAT_COST,
    COINS,
    GOLD,
    KINDS,
    KNIGHT,
    KNIGHT_COST,
    NONE,
    PLAY_COST,
    QUEST_COST,
    SCOUT,
    SCOUT_COST,
    SILVER,
)
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import figures, moving, odds, settlements, telling, treasury
from entrepot.games.trigon.shown import quest_previews
from entrepot.kernel.message import Message, message, seat_name

AMOUNTS: Final = MOST_FIGURES + 1
"""How many answers there are to how many of a part go along."""

PRICED: Final = (
    (TRAIN_KNIGHT, KNIGHT_COST),
    (TRAIN_SCOUT, SCOUT_COST),
    (BUILD_BOAT, BOAT_COST),
    (BUY_QUEST, QUEST_COST),
    (BUY_CARD, PLAY_COST),
)


def of_turn(s: TrigonState, seat: int, action: i64) -> list[Message]:
    """Return what an action costs and brings, as far as that hangs on no card, and which quests it serves."""
    price = price_of(s, action)
    found = [message("trigon-preview-price", {"price": price})] if price else []
    if EXCHANGE.has(action):
        found.append(message("trigon-preview-coins", {"coins": treasury.amount(action - EXCHANGE.base + 1, 1)}))
    elif BUY_CARD.has(action):
        found.append(message("trigon-preview-card"))
    elif BUY_QUEST.has(action):
        found.append(message("trigon-preview-quest"))
    elif FOUND.has(action):
        found.append(message("trigon-preview-village"))
    else:
        found += of_figures(s, action)
    return found + quest_previews.of_turn(s, seat, action)


def of_figures(s: TrigonState, action: i64) -> list[Message]:
    """Return what a new figure takes and is good for, and what a choice leads to that costs nothing yet."""
    if TRAIN_KNIGHT.has(action):
        return [message("trigon-preview-knight")]
    if TRAIN_SCOUT.has(action):
        return [message("trigon-preview-scout")]
    if BUILD_BOAT.has(action):
        return [message("trigon-preview-boat", {"count": int(s.cards.aboard)})]
    if MARCH.has(action) or SAIL.has(action):
        return [message("trigon-preview-march")]
    if TRADE.has(action) or SWAP.has(action):
        return [message("trigon-preview-offer")]
    return [message("trigon-preview-end")] if action == END.base else []


def of_way(s: TrigonState, seat: int, action: i64, origin: i64, by_sea: bool) -> list[Message]:
    """Return whom a group meets or attacks where it goes to. RT-MOVE-03, RT-BATTLE-05, RT-SCOUT-08"""
    if not TO.has(action):
        return []
    spot = TO.value(action)
    owner = s.owner[spot]
    there = telling.figures_words(s.figures[spot * KINDS : (spot + 1) * KINDS])
    if owner == NONE or (owner == seat and not there):
        free = message("trigon-preview-site" if s.is_free_site(spot) else "trigon-preview-free")
        return [free, *quest_previews.of_way(s, seat, action, origin)]
    if owner == seat:
        return [message("trigon-preview-own", {"figures": there})]
    attack = message("trigon-preview-attack", {"seat": seat_name(int(owner)), "figures": there})
    battle = of_battle(s, spot, strongest(s, origin, by_sea), "trigon-preview-odds-all")
    return [attack, *battle, *quest_previews.of_way(s, seat, action, origin)]


def of_group(s: TrigonState, seat: int, action: i64) -> list[Message]:
    """Return how many stay if so many go along, and how a battle stands with those who go already."""
    number = action - TAKE.base
    left = moving.available(s, number // AMOUNTS) - number % AMOUNTS
    stay = [message("trigon-preview-stay", {"count": int(left)})]
    owner = s.owner[s.group_to]
    if owner == NONE or owner == seat:
        return stay
    dice = (number % AMOUNTS) * s.cards.attack_dice[moving.kind_of(number // AMOUNTS)]
    for of in range(moving.PARTS):
        dice += s.group[of] * s.cards.attack_dice[moving.kind_of(of)]
    return stay + of_battle(s, s.group_to, dice, "trigon-preview-odds")


def of_loss(s: TrigonState, seat: int, action: i64) -> list[Message]:
    """Return the dice that a figure takes along when it falls. RT-BATTLE-17, RT-BATTLE-18, RT-BATTLE-19"""
    by_kind = s.cards.attack_dice if seat == s.attacker else s.cards.defence_dice
    return [message("trigon-preview-falls", {"count": int(by_kind[LOSE.value(action)])})]


def strongest(s: TrigonState, origin: i64, by_sea: bool) -> i64:
    """Return the dice of all who can go from a spot; a boat has room for so many. RT-MOVE-07, RT-BATTLE-04"""
    dice: i64 = 0
    room = figures.fresh(s, origin, BOAT) * s.cards.aboard
    for kind in range(KNIGHT, SCOUT + 1):
        going = figures.can_sail(s, origin, kind) if by_sea else figures.can_step(s, origin, kind)
        if by_sea:
            going = min(going, room)
            room -= going
        dice += going * s.cards.attack_dice[kind]
    return dice


def of_battle(s: TrigonState, spot: i64, dice: i64, line: str) -> list[Message]:
    """Return how a battle goes without cards, by as many dice as attackers; nothing where nobody would throw."""
    if dice == 0:
        return []
    ones = twos = fixed = 0
    for kind in range(KINDS):
        if s.cards.defence_dice[kind] == 1:
            ones += int(s.figures[spot * KINDS + kind])
        else:
            twos += int(s.figures[spot * KINDS + kind])
    if s.settled[spot] != NONE:
        fixed = int(s.cards.settlement_dice + (s.cards.palace_dice if settlements.is_palace(s, spot) else 0))
    most = int(s.cards.most_dice)
    win = odds.odds_of(most, s.chosen.defender_wins).win(int(dice), ones, twos, fixed)
    against = min(most, ones + 2 * twos + fixed)
    percent = min(99, max(1, round(100 * win)))
    return [message(line, {"own": min(most, int(dice)), "other": against, "percent": percent})]


def price_of(s: TrigonState, action: i64) -> list[Any]:
    """Return the coins that an action costs. RT-COMP-25"""
    for verb, cost in PRICED:
        if verb.has(action):
            return treasury.amounts(s.cards.costs, cost * COINS)
    if EXCHANGE.has(action):
        metal = action - EXCHANGE.base
        return treasury.amount(metal, treasury.rate(s, metal))
    if action == CROWN.base:
        return treasury.amount(SILVER, s.chosen.price) + treasury.amount(GOLD, s.chosen.price)
    return []
