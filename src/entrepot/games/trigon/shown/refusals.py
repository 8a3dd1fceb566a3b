"""Why an action is refused: the rule and the sentence. None leaves it to the general answer."""

from mypy_extensions import i64

from entrepot.games.trigon.actions import (
    BUILD_BOAT,
    BUY_CARD,
    BUY_QUEST,
    CROWN,
    EXCHANGE,
    FOUND,
    GIVE,
    GROUPS,
    MARCH,
    MOST_FIGURES,
    PAIRS,
    PROPOSE,
    SAIL,
    SWAP,
    TAKE,
    TO,
    TRADE,
    TRAIN_KNIGHT,
    TRAIN_SCOUT,
    WANT,
)
from entrepot.games.trigon.content.vocabulary import (
    BOAT,
    BOAT_COST,
    COINS,
    KINDS,
    KNIGHT,
    KNIGHT_COST,
    NONE,
    PLAY_COST,
    QUEST_COST,
    SCOUT,
    SCOUT_COST,
)
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import figures, founding, moving, settlements, trading, treasury, winning
from entrepot.games.trigon.rules.figures import CLASSES
from entrepot.kernel.message import Message, message
from entrepot.kernel.phase import Refusal


def refusal(clause: str, reason: str) -> Refusal:
    """Return a refusal without arguments."""
    return Refusal(clause, message(f"trigon-refused-{reason}"))


def part_word(part: i64) -> Message:
    """Return the argument that names a part of a group."""
    return message(f"trigon-group-{GROUPS[part]}")


def of_turn(s: TrigonState, seat: int, action: i64) -> Refusal | None:
    """Return why something cannot be done in a turn."""
    if TRAIN_KNIGHT.has(action):
        return of_training(s, seat, TRAIN_KNIGHT.value(action), KNIGHT)
    if TRAIN_SCOUT.has(action):
        return of_training(s, seat, TRAIN_SCOUT.value(action), SCOUT)
    if BUILD_BOAT.has(action):
        return of_boat(s, seat, BUILD_BOAT.value(action))
    if FOUND.has(action):
        return of_founding(s, seat, FOUND.value(action))
    if MARCH.has(action):
        return of_march(s, seat, MARCH.value(action))
    if SAIL.has(action):
        return of_sail(s, seat, SAIL.value(action))
    if EXCHANGE.has(action):
        return of_exchange(s, seat, action - EXCHANGE.base)
    return of_other(s, seat, action)


def of_other(s: TrigonState, seat: int, action: i64) -> Refusal | None:
    """Return why a card cannot be bought, an offer be made, or an emperor be crowned."""
    if action == BUY_QUEST.base:
        return of_purchase(s, seat, QUEST_COST, "no-quests")
    if action == BUY_CARD.base:
        return of_purchase(s, seat, PLAY_COST, "no-cards")
    if TRADE.has(action):
        return of_trade(s, seat, TRADE.value(action))
    if SWAP.has(action):
        return of_swap(s, seat, (action - SWAP.base) // len(PAIRS))
    return of_crown(s, seat) if action == CROWN.base else None


def cannot_pay(s: TrigonState, cost: i64) -> Refusal:
    """Return the refusal of what is too dear, with its price; coins of another metal do not help. RT-R-85"""
    price = treasury.amounts(s.cards.costs, cost * COINS)
    return Refusal("RT-R-85", message("trigon-refused-price", {"price": price}))


def is_own(s: TrigonState, seat: i64, spot: i64) -> bool:
    """Say whether a settlement of the seat's stands on a spot."""
    return spot < s.cards.spots and s.settled[spot] != NONE and settlements.seat_of(s.settled[spot]) == seat


def of_training(s: TrigonState, seat: int, spot: i64, kind: i64) -> Refusal:
    """Return why a knight or scout cannot be trained."""
    if not is_own(s, seat, spot):
        return refusal("RT-BUILD-02", "own-settlement")
    if s.people[s.settled[spot]] < s.cards.train_from:
        return refusal("RT-BUILD-06" if kind == KNIGHT else "RT-R-30", "last-inhabitant")
    if kind == SCOUT and figures.left(s, seat, SCOUT) == 0:
        return refusal("RT-COMP-09", "scouts")
    return cannot_pay(s, KNIGHT_COST if kind == KNIGHT else SCOUT_COST)


def of_boat(s: TrigonState, seat: int, spot: i64) -> Refusal:
    """Return why a boat cannot be built."""
    if not is_own(s, seat, spot) or not s.cards.harbour[spot]:
        return refusal("RT-BUILD-09", "own-harbour")
    if figures.left(s, seat, BOAT) == 0:
        return refusal("RT-R-28", "boats")
    return cannot_pay(s, BOAT_COST)


def of_founding(s: TrigonState, seat: int, spot: i64) -> Refusal:
    """Return why a village cannot be founded."""
    if spot < s.cards.spots and not s.cards.is_site[spot]:
        return refusal("RT-R-38", "crossing")
    if spot >= s.cards.spots or s.owner[spot] != seat or s.figures[spot * KINDS + SCOUT] == 0:
        return refusal("RT-SCOUT-03", "scout-there")
    if not founding.can_found(s, spot):
        return refusal("RT-SCOUT-08", "settled")
    return refusal("RT-R-54", "tokens")


def of_march(s: TrigonState, seat: int, spot: i64) -> Refusal:
    """Return why nobody can step from a spot."""
    if spot >= s.cards.spots or s.owner[spot] != seat:
        return refusal("RT-MOVE-03", "nobody-there")
    if s.figures[spot * KINDS + KNIGHT] + s.figures[spot * KINDS + SCOUT] == 0:
        return refusal("RT-MOVE-06", "only-boats")
    return refusal("RT-R-47", "fought") if all_spent(s, spot) else refusal("RT-R-37", "stepped")


def all_spent(s: TrigonState, spot: i64) -> bool:
    """Say whether all knights and scouts on a spot have fought in this turn. RT-R-47"""
    there, spent = 0, 0
    for kind in (KNIGHT, SCOUT):
        there += s.figures[spot * KINDS + kind]
        spent += s.used[spot * CLASSES + figures.spent(kind)]
    return there == spent


def of_sail(s: TrigonState, seat: int, spot: i64) -> Refusal:
    """Return why nobody can sail from a spot."""
    if spot >= s.cards.spots or s.owner[spot] != seat or s.figures[spot * KINDS + BOAT] == 0:
        return refusal("RT-MOVE-06", "boat-there")
    if figures.fresh(s, spot, BOAT) > 0:
        return refusal("RT-R-40", "no-attackers")
    return refusal("RT-R-37", "sailed")


def of_exchange(s: TrigonState, seat: int, metal: i64) -> Refusal:
    """Return why a metal cannot be changed."""
    if s.coins[seat * COINS + metal] >= treasury.rate(s, metal):
        return refusal("RT-R-96", "bank-empty")
    price = treasury.amount(metal, treasury.rate(s, metal))
    return Refusal("RT-TRADE-03" if metal == 0 else "RT-TRADE-04", message("trigon-refused-price", {"price": price}))


def of_purchase(s: TrigonState, seat: int, cost: i64, reason: str) -> Refusal:
    """Return why a card cannot be bought."""
    return refusal("RT-R-74", reason) if treasury.can_pay(s, seat, cost) else cannot_pay(s, cost)


def of_partner(s: TrigonState, seat: int, other: i64) -> Refusal | None:
    """Return why a seat cannot be made an offer of any kind."""
    if other >= s.seats or other == seat or s.out_at[other] > 0:
        return refusal("RT-TRADE-01", "partner")
    return None if trading.is_partner(s, seat, other) else refusal("RT-R-92", "offers-made")


def of_trade(s: TrigonState, seat: int, other: i64) -> Refusal:
    """Return why a coin offer cannot be begun."""
    found = of_partner(s, seat, other)
    return found if found is not None else refusal("RT-R-33", "nothing-to-trade")


def of_swap(s: TrigonState, seat: int, other: i64) -> Refusal:
    """Return why a card swap cannot be begun."""
    found = of_partner(s, seat, other)
    return found if found is not None else refusal("RT-R-34", "no-such-cards")


def of_crown(s: TrigonState, seat: int) -> Refusal:
    """Return why no emperor can be crowned."""
    if not s.chosen.by_emperor:
        return refusal("RT-R-88", "no-emperor")
    if winning.subjects(s, seat) < s.cards.emperor_people:
        id = "trigon-refused-subjects-knights" if s.chosen.with_knights else "trigon-refused-subjects"
        return Refusal("RT-R-05", message(id, {"count": int(s.cards.emperor_people)}))
    price = treasury.amount(1, s.chosen.price) + treasury.amount(2, s.chosen.price)
    return Refusal("RT-WIN-03", message("trigon-refused-price", {"price": price}))


# ---------------------------------------------------------------- inside an action


def of_offer_step(s: TrigonState, seat: int, action: i64) -> Refusal | None:
    """Return why an offer cannot go on so."""
    if GIVE.has(action) or WANT.has(action):
        return refusal("RT-R-33", "offer-step")
    return refusal("RT-R-33", "offer-empty") if action == PROPOSE.base else None


def of_way(s: TrigonState, seat: int, action: i64) -> Refusal | None:
    """Return why a group cannot go to a spot."""
    if not TO.has(action):
        return None
    origin, by_sea, to = s.note(0), s.note(1) == 1, TO.value(action)
    near = s.cards.harbours if by_sea else s.cards.near[origin]
    if to == origin or to not in near:
        return refusal("RT-MOVE-08" if by_sea else "RT-MOVE-03", "no-harbour" if by_sea else "no-path")
    return refusal("RT-R-40", "no-attackers")


def of_group(s: TrigonState, seat: int, action: i64) -> Refusal | None:
    """Return why so many cannot go along."""
    if not TAKE.has(action):
        return None
    number = action - TAKE.base
    part, amount = number // (MOST_FIGURES + 1), number % (MOST_FIGURES + 1)
    if part != moving.part(s, s.note(0)):
        return refusal("RT-R-99", "group-order")
    if amount > moving.available(s, part):
        return refusal("RT-R-37", "so-many")
    if amount > moving.most(s, part):
        return refusal("RT-MOVE-07", "aboard")
    return refusal("RT-R-40" if moving.is_attack(s, seat) else "RT-R-99", "nobody-goes")
