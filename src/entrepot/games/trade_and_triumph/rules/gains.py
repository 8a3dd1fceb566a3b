"""Gaining gold, points and cubes, and the conditions of effects."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import CAPACITY, DECKS
from entrepot.games.trade_and_triumph.content import effect_parts as parts
from entrepot.games.trade_and_triumph.content.board import CITY, INNER, NODE_REGIONS, ROUTE_REGION, end_of, regions_at
from entrepot.games.trade_and_triumph.content.tables import COLOURS, NONE
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.position.state import TradeState


def holds(s: "TradeState", condition: i64) -> bool:
    """Say whether a condition of the seat on turn is met. TT-R-14, TT-R-15, TT-R-52"""
    if condition == 0:
        return True
    if condition < parts.IF_IN:
        return travelled(s) & parts.IF_REGIONS[condition] != 0
    place = s.standing()
    if condition < parts.IF_AT_NODE:
        return regions_at(place) & parts.IF_REGIONS[condition] != 0
    if condition == parts.IF_AT_NODE:
        return place != CITY and place < INNER
    return place == CITY


def travelled(s: "TradeState") -> i64:
    """Return as bits the regions that count as travelled at the arrival being resolved. TT-R-06, TT-R-14"""
    if s.at == NONE:
        return 0
    route: i64 = s.at // 2
    end = end_of(route, s.at % 2)
    if s.chosen.either_region and end != CITY:
        return NODE_REGIONS[end]
    one: i64 = 1
    return one << ROUTE_REGION[route]


def per_amount(s: "TradeState", effect: i64) -> i64:
    """Return what an effect gives that counts things of the seat on turn, up to its cap."""
    cards = s.cards
    total: i64 = cards.amounts[effect] * count_of(s, cards.whats[effect])
    cap: i64 = cards.caps[effect]
    return cap if cap != 0 and total > cap else total


def count_of(s: "TradeState", what: i64) -> i64:
    """Return how many of something the seat on turn has, or has revealed beside the card."""
    seat = s.active
    total: i64 = 0
    if what == parts.PER_CUBE or what == parts.PER_COLOUR:
        for at in range(seat * COLOURS, seat * COLOURS + COLOURS):
            count: i64 = s.cubes[at]
            total += (1 if count > 0 else 0) if what == parts.PER_COLOUR else count
    elif what == parts.PER_REVEALED:
        total = s.turned_up - 1 if s.turned_up > 0 else 0
    elif what == parts.PER_ETERNAL:
        for eternal in s.eternals:
            if eternal // CAPACITY % 4 == seat:
                total += 1
    else:
        total = s.upgrades(seat)
    return total


def gain_gold(s: "TradeState", seat: i64, amount: i64, card: int) -> None:
    """Give gold from the bank, which has no limit. TT-R-30"""
    s.gold[seat] += amount
    if s.listening and amount > 0:
        s.tell("gained-gold", EVERYONE, {"seat": seat_name(int(seat)), "gold": int(amount), "card": face_of(s, card)})


def gain_points(s: "TradeState", seat: i64, amount: i64, card: int = NONE) -> None:
    """Give points as tokens, at once; what no card gave has been told by who calls. TT-R-12"""
    if s.listening and amount > 0 and card != NONE:
        s.tell(
            "gained-points", EVERYONE, {"seat": seat_name(int(seat)), "points": int(amount), "card": face_of(s, card)}
        )
    was = s.triggered
    s.score(seat, amount)
    if s.listening and s.triggered and not was:
        s.tell("end-triggered", EVERYONE, {"seat": seat_name(int(seat)), "points": s.points[seat]})


def face_of(s: "TradeState", card: i64) -> dict[str, Any]:
    """Return the argument that names a card."""
    return s.game.face(DECKS[card // CAPACITY], int(card % CAPACITY))


def take_cube(s: "TradeState", seat: i64, region: i64) -> bool:
    """Take a cube from the supply; say whether there was one. TT-NODE-01, TT-RES-06, TT-R-28"""
    if s.supply[region] == 0:
        return False
    s.supply[region] -= 1
    s.cubes[seat * COLOURS + region] += 1
    if s.listening:
        s.tell("took-cube", EVERYONE, {"seat": seat_name(int(seat)), "region": s.game.face("region", int(region))})
    return True


def return_cube(s: "TradeState", seat: i64, region: i64) -> None:
    """Put a cube back into the supply. TT-R-29"""
    s.supply[region] += 1
    s.cubes[seat * COLOURS + region] -= 1


def stock(s: "TradeState") -> i64:
    """Return as bits the colours of which the supply has a cube."""
    found: i64 = 0
    one: i64 = 1
    for region in range(COLOURS):
        if s.supply[region] > 0:
            found |= one << region
    return found
