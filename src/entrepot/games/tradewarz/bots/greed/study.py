"""What learning is worth: universities by what climbing their tree could bring, and technologies by what they do."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.tradewarz.actions import TREES
from entrepot.games.tradewarz.bots.greed import effects
from entrepot.games.tradewarz.content.places import listed
from entrepot.games.tradewarz.content.tables import GOODS, LEVELS, SEASONS, TECH_COST, UNIVERSITY_COST
from entrepot.games.tradewarz.rules import technology

if TYPE_CHECKING:
    from entrepot.games.tradewarz.bots.greed.worth import Worth
    from entrepot.games.tradewarz.position.state import TradeWarzState

STEPS: Final[list[float]] = [0.0, 0.15, 0.35, 0.62, 1.0]
"""How much of a university's golden Xadla its levels are."""
SAVED: Final = 0.7
"""How much of what is at hand for the next step up a tree that a player likes counts as put into it."""
AHEAD: Final = 0.3
PACE: Final = 1.6
"""How many resources a turn can go into a tree."""


def learning(worth: "Worth", s: "TradeWarzState") -> float:
    """Return what universities and technologies are worth; a fourth level's Xadla is counted by itself."""
    value = 0.0
    bought: i64 = technology.taken(s)
    for tree in range(len(TREES)):
        level = s.university[worth.seat * len(TREES) + tree]
        if level < LEVELS:
            value += worth.habits.xadla * STEPS[level] * (worth.habits.study if worth.turns > 1.5 else 0.0)
        if worth.turns > 2:
            value += worth.habits.hope * worth.prospect(s, tree, level, bought)
            if worth.habits.climb[tree] > 0.0:
                value += worth.habits.climb[tree] * worth.unit * climbed(worth, s, tree, level)
    for face in listed(s.techs[worth.seat]):
        value += worth.tech(face) + effects.caravan(worth, s, face) + effects.silos(worth, s, face)
    return value


def climbed(worth: "Worth", s: "TradeWarzState", tree: int, level: int) -> float:
    """Return how much has gone into climbing a tree: its university, and one technology of each level.

    What is at hand for the next step counts for the most part as well, so that it is kept for it.
    """
    spent = 0.0
    next_level: i64 = 0
    for lower in range(LEVELS):
        if s.techs[worth.seat] & s.cards.techs.of_level[tree * LEVELS + lower]:
            spent += 3.0 * (lower + 1)
        elif next_level == 0:
            next_level = lower + 1
    if next_level == 0:
        return spent + float(level * (level + 1))
    used = min(level, next_level)  # levels ahead of what can be bought are not worth as much
    spent += float(used * (used + 1)) + AHEAD * float(level * (level + 1) - used * (used + 1))
    cost: i64 = TECH_COST if next_level <= level else UNIVERSITY_COST
    for good in range(GOODS):
        price = s.cards.costs[cost * GOODS + good] * next_level
        spent += SAVED * float(min(price, s.goods[worth.seat * GOODS + good]))
    return spent


def prospect(worth: "Worth", s: "TradeWarzState", tree: int, level: int, bought: i64) -> float:
    """Return the most that climbing a tree on could bring: the best technology of each level, the prices taken off.

    What is far up comes late, as there is one purchase a year, and late it brings less.
    """
    price = worth.unit * 0.9
    total = 0.0
    spent = 0.0
    most = 0.0
    waits = -1.0
    for lower in range(LEVELS):
        if lower >= level:
            spent += 2.0 * (lower + 1)
            total -= 2.0 * (lower + 1) * price
            total += worth.habits.xadla * worth.habits.study * (STEPS[lower + 1] - STEPS[lower])
        of_level: i64 = s.cards.techs.of_level[tree * LEVELS + lower]
        if of_level & ~bought != 0:
            cost = 3.0 * (lower + 1)
            is_missing = s.techs[worth.seat] & of_level == 0
            waits += 1.0 if is_missing else 0.0
            late = max(0.0, 1.0 - max((spent + cost) / PACE, waits * SEASONS) / worth.turns)
            gain = best_of(worth, s, of_level & ~bought) * late - cost * price
            if is_missing:
                total += gain
                spent += cost
            elif lower < level:
                most = max(most, gain)
        if lower >= level or s.techs[worth.seat] & of_level == 0:
            most = max(most, total)
    return most


def best_of(worth: "Worth", s: "TradeWarzState", faces: i64) -> float:
    """Return what the best of some technologies would bring."""
    best = 0.0
    for face in listed(faces):
        best = max(best, worth.tech(face) + worth.earns(face) + effects.silos(worth, s, face))
    return best
