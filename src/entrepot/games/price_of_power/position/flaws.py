"""Why a position cannot be one of this game: what its fields say of one another."""

from typing import TYPE_CHECKING

from entrepot.games.price_of_power.content.vocabulary import KINDS, NONE
from entrepot.games.price_of_power.phases import order
from entrepot.games.price_of_power.position import stack_flaws
from entrepot.games.price_of_power.rules import pieces
from entrepot.kernel.bits import BIT
from entrepot.kernel.phase import FRAME

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState

TRADING = (order.SEND, order.TIES, order.COLLECT, order.INFLATION)


def flaw(s: "PowerState") -> str:
    """Return what is wrong, in one sentence; empty if nothing is."""
    for check in (
        s.game.position.flaw,
        of_realms,
        of_provinces,
        of_areas,
        of_distant,
        of_supplies,
        of_cards,
        of_time,
        stack_flaws.stack_flaw,
        of_trade,
    ):
        found = check(s)
        if found:
            return found
    return ""


def of_realms(s: "PowerState") -> str:
    """Check that no two seats have one realm, and that each can take part. PP-SETUP-09"""
    chosen = [realm for realm in s.realm if realm != NONE]
    if len(chosen) != len(set(chosen)):
        return "two seats have the same realm"
    if any(not s.board.realms[realm] for realm in chosen):
        return "a realm's Capital Area lies on a board that is not in play"
    in_setup = bool(s.stack) and s.stack[0] <= order.REALMS
    return "" if in_setup or s.over or len(chosen) == s.seats else "a seat has no realm"


def of_provinces(s: "PowerState") -> str:
    """Check what lies on Provinces. PP-ORDER-02"""
    for province, id in enumerate(s.printed.province_ids):
        lords = (s.town[province] != NONE) + (s.vassal[province] != NONE)
        if lords > 1 or (s.occupied[province] and lords == 0):
            return f"{id!r} has a Town and a Vassal token, or is Occupied with neither"
        if not s.board.province_in_play[province] and (lords or s.dnpr[province]):
            return f"{id!r} lies on a board that is not in play"
    return ""


def of_areas(s: "PowerState") -> str:
    """Check Influence and ships. PP-INFL-02, PP-SHIP-05"""
    most = s.printed.limits.area_cubes
    for area in range(s.printed.areas):
        if s.cubes[area] > 0 and (s.board.is_distant[area] or not s.board.in_play[area]):
            return f"there can be no Influence in {s.printed.space_ids[area]!r}"
        if s.cubes[area] > most:
            return (
                f"'influence' in {s.printed.space_ids[area]!r} is {s.cubes[area]}, and {most} is the most (PP-INFL-02)"
            )
    for sea in range(s.printed.areas, s.printed.spaces):
        if pieces.free_slots(s, sea) < 0:
            return f"more ships lie on slots in {s.printed.space_ids[sea]!r} than there are slots"
    return ""


def of_distant(s: "PowerState") -> str:
    """Check Claims, and what lies on Distant Continents. PP-COLON-04, PP-COLON-05, PP-VASSAL-01"""
    for area in range(s.printed.areas):
        id = s.printed.space_ids[area]
        if not s.board.is_distant[area]:
            if s.claims[area]:
                return f"{id!r} is not Distant, so that it bears no Claims"
            continue
        province = s.printed.provinces_in[area][0]
        town, is_marked = s.town[province], s.dnpr[province] != 0
        if s.vassal[province] != NONE:
            return f"{id!r} is Distant, so that it bears no Vassal token (PP-VASSAL-01)"
        if town != NONE and is_marked:
            return f"{id!r} has a Town and a DNPR token, and a Town comes to vacant Areas alone (PP-COLON-05)"
        if town != NONE and pieces.has_claim(s, town, area):
            return f"{id!r} has a Claim and a Town of seat {town} (PP-COLON-04)"
    return ""


def of_supplies(s: "PowerState") -> str:
    """Check that nobody has more pieces than there are. PP-R-51"""
    limits = s.printed.limits
    for seat in range(s.seats):
        if s.ships_of[seat] > limits.ships or s.cubes_of[seat] > limits.cubes:
            return f"seat {seat} has more ships or cubes than there are"
        if max(s.power[seat * KINDS : (seat + 1) * KINDS]) > limits.most_power:
            return f"'power' of seat {seat} has more than {limits.most_power} of a kind (PP-TAX-05)"
        if pieces.merchants_of(s, seat) > limits.most_merchants or s.growth[seat] > limits.growth_cards:
            return f"seat {seat} has more Merchants or Commercial Growth cards than there are"
        for mission, id in enumerate(s.printed.mission_ids):
            if s.missions[seat] & BIT[mission] and s.printed.mission_realm[mission] != s.realm[seat]:
                return f"'missions' of seat {seat} has {id!r}, which is another realm's (PP-MISSION-01)"
    return ""


def of_cards(s: "PowerState") -> str:
    """Check how many cards are turned up, and which are aside. PP-ACT-02, PP-DIST-01"""
    if len(s.shown) > s.printed.limits.cards_revealed:
        return "more cards are turned up than a Trade turns up"
    for card, id in enumerate(s.printed.card_ids):
        if s.aside[card] and any(s.discovered & BIT[number] for number in s.printed.continents[card]):
            return f"the Trade Card {id!r} is aside, and its continent is discovered (PP-DIST-01)"
    return ""


def of_time(s: "PowerState") -> str:
    """Check rounds, turns and passes. PP-PASS-01, PP-TURN-01"""
    if s.over:
        return ""
    bottom = s.stack[0]
    if s.round > s.board.rounds or (s.round == 0 and bottom > order.ROUND):
        return "there is no such round"
    if len(set(s.passed)) != len(s.passed):
        return "a seat has passed twice"
    if bottom > order.REALMS and s.first == NONE:
        return "there is no First Player"
    if bottom in (order.TURN, order.NEXT) and s.turn == NONE:
        return "it is nobody's turn"
    if bottom == order.TURN and not s.acted and int(s.turn) in s.passed:
        return "it is the turn of a seat that has passed"
    if bottom in (order.INCOME, order.CLEANUP) and len(s.passed) != s.seats:
        return "a Round's Actions end when all have passed"
    return ""


def of_trade(s: "PowerState") -> str:
    """Check that a Trade in progress has what its steps need."""
    if s.over:
        return ""
    tops = s.stack[::FRAME]
    is_trading = any(phase in TRADING for phase in tops)
    if is_trading != (s.entry != NONE):
        return "a Trade has a node once one is selected, and not before"
    if is_trading and s.shown != [s.printed.entry_card[s.entry]]:
        return "the card that is used is the one that lies open"
    if s.shown and not is_trading and order.TRADE not in tops:
        return "cards lie open only during a Trade"
    if s.escort != NONE and not is_trading and order.TRADE not in tops:
        return "a ship is moved for a Trade only during one"
    if s.escort != NONE and not (
        s.turn != NONE and s.escort >= s.printed.areas and pieces.has_ship(s, s.turn, s.escort)
    ):
        return "the ship that was moved for the Trade is not there"
    return ""
