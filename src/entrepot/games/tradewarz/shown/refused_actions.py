"""Why an action cannot be taken at all: what stands in the way of everything that it could do. TW-R-30"""

from mypy_extensions import i64

from entrepot.games.tradewarz.actions import CASTLE, MARCH, PASS, RESOURCES_UP, SETTLEMENT, TREES, UNIVERSITY, UPGRADE
from entrepot.games.tradewarz.content.places import ALL_SQUARES, listed
from entrepot.games.tradewarz.content.tables import LEVELS
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules import tokens
from entrepot.games.tradewarz.shown import refusals
from entrepot.games.tradewarz.shown.refusals import refusal
from entrepot.kernel.message import message
from entrepot.kernel.phase import Refusal

PRICE = "TW-YEAR-08"


def of_turn(s: TradeWarzState, seat: int, action: i64) -> Refusal | None:
    """Return why something cannot be done before the action."""
    if action == PASS.base:
        return refusal("TW-R-30", "pass")
    if not MARCH.base <= action <= RESOURCES_UP.base:
        return refusals.of_window(s, seat, action)
    token = action - MARCH.base
    if tokens.left(s, seat, token) == 0:
        return refusal("TW-SEASON-07" if tokens.TOKENS[token] > 1 else "TW-SEASON-08", "token")
    return of_action(s, seat, token)


def of_action(s: TradeWarzState, seat: int, token: i64) -> Refusal:
    """Return what stands in the way of an action whose token is left."""
    if token == tokens.MARCH_TOKEN:
        return refusal("TW-R-30", "no-soldier")
    if token == tokens.TECH_TOKEN:
        return of_no_tech(s, seat)
    if token == tokens.RECRUIT_TOKEN:
        return refusals.of_recruit(s, seat, s.gate[seat])
    return of_no_building(s, seat) if token == tokens.BUILD_TOKEN else refusal("TW-R-76", "no-retreat")


def of_no_tech(s: TradeWarzState, seat: int) -> Refusal:
    """Return what bars every tech, by the one that is nearest: its price, the tech below it, or the university."""
    found: dict[str, Refusal] = {}
    for face in range(s.cards.techs.count):
        refused = refusals.of_tech(s, seat, face)
        if refused is not None:
            found.setdefault(refused.clause, refused)
    if PRICE in found:
        return too_dear(found[PRICE])
    if "TW-SUPER-05" in found:
        return found["TW-SUPER-05"]
    if "TW-TECH-03" in found:
        return found["TW-TECH-03"]
    return refusal("TW-TECH-02", "no-university") if "TW-TECH-02" in found else refusal("TW-TECH-01", "all-taken")


def of_no_building(s: TradeWarzState, seat: int) -> Refusal:
    """Return what bars every object: most often the price, of the first that lacks nothing else."""
    places = (SETTLEMENT, s.stands[seat] & ALL_SQUARES), (UPGRADE, s.estates[seat]), (CASTLE, s.estates[seat])
    for verb, squares in places:
        for square in listed(squares):
            refused = refusals.of_building(s, seat, verb.base + square)
            if refused is not None and refused.clause == PRICE:
                return too_dear(refused)
    for tree in range(len(TREES)):
        level = s.university[seat * len(TREES) + tree]
        if level < LEVELS:
            return too_dear(refusals.of_university(s, seat, UNIVERSITY.base + tree * LEVELS + level))
    return refusal("TW-R-30", "nothing")


def too_dear(refused: Refusal) -> Refusal:
    """Return the refusal of a whole action, by the price of what it could do."""
    return Refusal(refused.clause, message("tradewarz-refused-action-price", refused.message["args"]))
