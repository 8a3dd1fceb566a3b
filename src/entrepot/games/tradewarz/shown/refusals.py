"""Why an action of a turn is refused: the rule and the sentence. None leaves it to the general answer."""

from mypy_extensions import i64

from entrepot.games.tradewarz.actions import (
    ALLIANCE,
    BREAK,
    BUY,
    CASTLE,
    CROSS,
    FALL_BACK,
    FREE_UNIVERSITY,
    JUMP,
    PLACE_SILOS,
    PLAY,
    SETTLEMENT,
    SOLDIER,
    STEP,
    STOP,
    TRADE,
    TREES,
    UNIVERSITY,
    UPGRADE,
    VILLAGE,
)
from entrepot.games.tradewarz.content.places import SQUARES
from entrepot.games.tradewarz.content.tables import (
    CASTLE_COST,
    LEVELS,
    NONE,
    SETTLEMENT_COST,
    SETTLEMENT_KIND,
    TECH_COST,
    UPGRADE_COST,
    VILLAGE_COST,
    VILLAGE_KIND,
)
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules import alliances, army, buildings, marching, markers, technology, wealth
from entrepot.kernel.message import message
from entrepot.kernel.phase import Refusal


def refusal(clause: str, reason: str) -> Refusal:
    """Return a refusal without arguments."""
    return Refusal(clause, message(f"tradewarz-refused-{reason}"))


def of_detail(s: TradeWarzState, seat: int, action: i64) -> Refusal | None:
    """Return why an object, a tech, a place or a squad cannot be chosen."""
    phase = s.top().name
    if phase == "purchase" and BUY.has(action):
        return of_tech(s, seat, BUY.value(action))
    if phase == "recruit" and SOLDIER.has(action):
        return of_recruit(s, seat, SOLDIER.value(action))
    if phase == "squad-back" and FALL_BACK.has(action):
        return refusal("TW-R-76", "retreat")
    return of_building(s, seat, action) if phase == "build" else None


def of_window(s: TradeWarzState, seat: int, action: i64) -> Refusal | None:
    """Return why something of the free window cannot be done."""
    if action == TRADE.base:
        return refusal("TW-R-70", "nothing-to-trade" if s.chosen.trading else "no-trading")
    if PLAY.has(action):
        return refusal("TW-R-48", "card-here")
    if PLACE_SILOS.has(action):
        return refusal("TW-R-54", "silos")
    if action == ALLIANCE.base:
        return of_proposal(s)
    if action == BREAK.base:
        return refusal("TW-R-72", "break" if s.alliance[seat] else "no-alliance")
    return None


def of_offer(s: TradeWarzState, seat: int, other: i64) -> Refusal:
    """Return why a seat cannot be made an offer."""
    if other >= s.seats or other == seat:
        return refusal("TW-TRADE-02", "trade-partner")
    if s.offers[other] >= s.cards.offers:
        return refusal("TW-R-102", "offers-made")
    return refusal("TW-R-70", "nothing-to-trade")


def of_proposal(s: TradeWarzState) -> Refusal:
    """Return why no alliance can be proposed."""
    if not s.chosen.alliances or s.seats < alliances.FEWEST:
        return refusal("TW-R-68", "no-alliances")
    return refusal("TW-R-72", "proposed" if s.proposed else "alliance-members")


def of_invitation(s: TradeWarzState, seat: int, other: i64) -> Refusal:
    """Return why a seat cannot be invited into an alliance."""
    if other >= s.seats or s.are_allied(seat, other):
        return refusal("TW-ALLY-02", "partner")
    if s.alliance[seat] and s.alliance[other]:
        return refusal("TW-ALLY-02", "two-alliances")
    return refusal("TW-R-72", "alliance-members")


# ---------------------------------------------------------------- building, techs, recruits


def of_building(s: TradeWarzState, seat: int, action: i64) -> Refusal | None:
    """Return why something cannot be built."""
    if UNIVERSITY.has(action) or FREE_UNIVERSITY.has(action):
        return of_university(s, seat, action)
    if SETTLEMENT.has(action):
        return of_new(s, seat, SETTLEMENT.value(action), SETTLEMENT_COST, "TW-SETTLE-02")
    if VILLAGE.has(action):
        if buildings.villages(s, seat) >= buildings.VILLAGES:
            return refusal("TW-VILLAGE-03", "villages")
        return of_new(s, seat, VILLAGE.value(action), VILLAGE_COST, "TW-VILLAGE-02")
    if UPGRADE.has(action):
        return of_upgrade(s, seat, UPGRADE.value(action))
    return of_castle(s, seat, CASTLE.value(action)) if CASTLE.has(action) else None


def of_new(s: TradeWarzState, seat: int, place: i64, cost: i64, clause: str) -> Refusal:
    """Return why a settlement or village cannot be built on a place."""
    if place >= SQUARES:
        return refusal("TW-R-26", "gate")
    if s.building[place]:
        return refusal("TW-R-50", "built-on")
    if army.soldiers(s, seat, place) == 0:
        return refusal(clause, "soldier-there")
    if buildings.sites(s, seat) >= buildings.SITES:
        return refusal("TW-BUILD-02", "sites")
    return cannot_pay(s, seat, cost)


def of_upgrade(s: TradeWarzState, seat: int, place: i64) -> Refusal:
    """Return why a settlement cannot be upgraded."""
    if not is_own(s, seat, place, SETTLEMENT_KIND):
        return refusal("TW-SETTLE-05", "settlement-there")
    if army.soldiers(s, seat, place) == 0:
        return refusal("TW-R-78", "soldier-there")
    if buildings.villages(s, seat) >= buildings.VILLAGES:
        return refusal("TW-SETTLE-04", "villages")
    return cannot_pay(s, seat, UPGRADE_COST)


def of_castle(s: TradeWarzState, seat: int, place: i64) -> Refusal:
    """Return why a castle cannot be built."""
    if not is_own(s, seat, place, VILLAGE_KIND):
        return refusal("TW-CASTLE-02", "village-there")
    if s.since[place] >= s.year:
        return refusal("TW-CASTLE-03", "young-village")
    if s.castles[seat] >= buildings.CASTLES:
        return refusal("TW-CASTLE-04", "castles")
    return cannot_pay(s, seat, CASTLE_COST)


def is_own(s: TradeWarzState, seat: i64, place: i64, kind: i64) -> bool:
    """Say whether a building of that kind of the seat's stands on a place."""
    return place < SQUARES and buildings.owner_at(s, place) == seat and buildings.kind_at(s, place) == kind


def cannot_pay(s: TradeWarzState, seat: i64, cost: i64) -> Refusal:
    """Return the refusal of what is too dear, with its price."""
    prices = wealth.amounts(s.cards.costs, int(cost) * 4)
    return Refusal("TW-YEAR-08", message("tradewarz-refused-price", {"price": prices}))


def of_university(s: TradeWarzState, seat: int, action: i64) -> Refusal:
    """Return why a university cannot be raised."""
    is_free = FREE_UNIVERSITY.has(action)
    number = action - (FREE_UNIVERSITY.base if is_free else UNIVERSITY.base)
    tree, level = number // LEVELS, number % LEVELS + 1
    if is_free and not s.owns(seat, s.cards.techs.free_level & ~s.yearly):
        return refusal("TW-ECO-10", "free-level")
    if level <= s.university[seat * len(TREES) + tree]:
        return refusal("TW-UNI-03", "level-built")
    prices = wealth.amounts([int(p) for p in wealth.level_prices(s, seat, tree, level, is_free)], 0)
    return Refusal("TW-YEAR-08", message("tradewarz-refused-price", {"price": prices}))


def of_tech(s: TradeWarzState, seat: int, face: i64) -> Refusal | None:
    """Return why a tech cannot be bought."""
    techs = s.cards.techs
    if face >= techs.count:
        return None
    if technology.taken(s) >> face & 1:
        return refusal("TW-TECH-01", "tech-taken")
    tree, level = techs.tree[face], techs.level[face]
    if s.university[seat * len(TREES) + tree] < level:
        return refusal("TW-TECH-02", "university")
    if technology.open_levels(s, seat, tree, technology.taken(s)) < level:
        return refusal("TW-TECH-03", "lower-tech")
    if techs.marker[face] != NONE and technology.owned_markers(s, seat) >= markers.MOST_OWNED:
        return refusal("TW-SUPER-05", "supers")
    prices = wealth.amounts([s.cards.costs[TECH_COST * 4 + good] * level for good in range(4)], 0)
    return Refusal("TW-YEAR-08", message("tradewarz-refused-price", {"price": prices}))


def of_recruit(s: TradeWarzState, seat: int, place: i64) -> Refusal:
    """Return why a soldier cannot be recruited to a place."""
    gate = s.gate[seat]
    if army.holder(s, seat) != NONE:
        return refusal("TW-CONQ-02", "capital-held")
    if s.reserve[seat] == 0:
        return refusal("TW-RECRUIT-09", "reserve")
    at_home = place == gate
    if not at_home and (place >= SQUARES or buildings.owner_at(s, place) != seat):
        return refusal("TW-RECRUIT-03", "own-building")
    if not at_home and army.abroad(s, seat) >= buildings.support(s, seat):
        return refusal("TW-SUPPORT-01", "support")
    if not army.has_room(s, seat, place, 1):
        return refusal("TW-RECRUIT-06" if at_home else "TW-R-74", "room")
    prices = wealth.amounts([int(p) for p in wealth.soldier_prices(s, seat, 1 if at_home else 2)], 0)
    return Refusal("TW-YEAR-08", message("tradewarz-refused-price", {"price": prices}))


# ---------------------------------------------------------------- on the march


def of_march(s: TradeWarzState, seat: int, action: i64) -> Refusal | None:
    """Return why a squad cannot go there, or stop here."""
    if action == STOP.base:
        return refusal("TW-R-104", "stop")
    if STEP.has(action):
        return of_way(s, seat, STEP.value(action), s.board.near[s.march_at], "TW-MARCH-06", "closed")
    if CROSS.has(action):
        return of_way(s, seat, CROSS.value(action), s.board.diggable[s.march_at], "TW-R-21", "no-crossing")
    if JUMP.has(action):
        return of_way(s, seat, JUMP.value(action), marching.own_links(s, seat, s.march_at), "TW-TP-06", "no-link")
    return None


def of_way(s: TradeWarzState, seat: int, place: i64, places: i64, clause: str, reason: str) -> Refusal:
    """Return why a squad cannot go to a place that is, or is not, among those next to it."""
    if not places >> place & 1:
        return refusal(clause, reason)
    if s.spaces == 0:
        return refusal("TW-MARCH-01", "spaces")
    if not marching.may_leave(s, seat):
        return refusal("TW-SUPPORT-01", "support")
    if marching.meets(s, seat, place) == marching.CLOSED:
        return refusal("TW-R-27", "gate-closed")
    if clause == "TW-R-21" and marching.may_go(s, seat, place, NONE):
        kind = s.board.kind_across(s.march_at, place)
        prices = wealth.amounts([int(p) for p in wealth.crossing_prices(s, kind)], 0)
        return Refusal("TW-YEAR-08", message("tradewarz-refused-price", {"price": prices}))
    return refusal("TW-R-104", "no-room-ahead")
