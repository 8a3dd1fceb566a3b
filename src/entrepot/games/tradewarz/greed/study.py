"""What learning is worth: universities by the technologies that they open, and technologies by what they bring."""

from typing import TYPE_CHECKING, Final

from entrepot.games.tradewarz import buildings, technology
from entrepot.games.tradewarz.actions import TREES
from entrepot.games.tradewarz.cards import GOODS, LEVELS
from entrepot.games.tradewarz.greed.habits import PRICES
from entrepot.games.tradewarz.terrain.places import BIT, listed

if TYPE_CHECKING:
    from entrepot.games.tradewarz.greed.worth import Worth
    from entrepot.games.tradewarz.state import TradeWarzState

STEPS: Final[list[float]] = [0.0, 0.15, 0.35, 0.62, 1.0]
"""How much of a university's golden Xadla its levels are."""


def learning(worth: "Worth", s: "TradeWarzState") -> float:
    """Return what universities and technologies are worth; a fourth level's Xadla is counted by itself."""
    value = 0.0
    for tree in range(len(TREES)):
        level = s.university[worth.seat * len(TREES) + tree]
        if level < LEVELS:
            value += worth.habits.xadla * STEPS[level] * (worth.habits.study if worth.turns > 1.5 else 0.0)
        if level > 0 and worth.turns > 2:
            value += worth.habits.hope * best_tech(worth, s, tree)
        if worth.habits.climb[tree] > 0.0 and worth.turns > 2:
            value += worth.habits.climb[tree] * worth.unit * climbed(worth, s, tree, level)
    for face in listed(s.techs[worth.seat]):
        value += tech_worth(worth, s, face)
    return value


def climbed(worth: "Worth", s: "TradeWarzState", tree: int, level: int) -> float:
    """Return how much has gone into climbing a tree: its university, and one technology of each level."""
    spent = level * (level + 1)
    for lower in range(LEVELS):
        if s.techs[worth.seat] & s.cards.techs.of_level[tree * LEVELS + lower]:
            spent += 3 * (lower + 1)
    return float(spent)


def best_tech(worth: "Worth", s: "TradeWarzState", tree: int) -> float:
    """Return what the best technology of a tree that may be bought now is worth above its price."""
    bought = technology.taken(s)
    best = 0.0
    for level in range(int(technology.open_levels(s, worth.seat, tree, bought))):
        price = 3 * (level + 1) * worth.unit * 0.9
        for face in listed(s.cards.techs.of_level[tree * LEVELS + level] & ~bought):
            best = max(best, tech_worth(worth, s, face) + earnings(worth, s, face) - price)
    return best


def earnings(worth: "Worth", s: "TradeWarzState", face: int) -> float:
    """Return what a technology's own income is worth until the end."""
    value = 0.0
    for good in range(GOODS):
        value += PRICES[good] * worth.yearly * s.cards.techs.income[face * GOODS + good] * 0.8
    return value


def tech_worth(worth: "Worth", s: "TradeWarzState", face: int) -> float:
    """Return what a technology is worth until the end."""
    techs = s.cards.techs
    value = 0.0
    for good in range(GOODS):
        value += PRICES[good] * worth.yearly * techs.income[face * GOODS + good] * 0.2  # the rest is income already
    strength, kill, block = techs.values[3 * face : 3 * face + 3]
    years = worth.springs + 0.3
    value += worth.habits.strength * (strength + 0.6 * kill + 0.5 * block) * years
    if techs.marker[face] >= 0:
        marker = techs.marker[face]
        value += 0.8 * worth.yearly * techs.area[marker] + 0.6 * techs.march_bonus[marker] * years
        value += 2.5 * years * float(techs.ignores_castle[marker])
        value += years * (techs.strikes_attacking[marker] + 0.6 * techs.strikes_defending[marker])
    soldiers = 1.8 * techs.reserve[face] + 2.0 * techs.free_soldiers[face]
    value += soldiers * worth.turns / (worth.turns + 10.0) + 1.5 * techs.yearly_soldiers[face] * years
    value += 2.6 * years * float(techs.squad_limit[face] > 0)
    for rule in (techs.double_build, techs.double_march, techs.free_level, techs.discounts, techs.recruits):
        if rule & BIT[face]:
            value += 1.6 * years
    for group in range(len(techs.group_tech)):
        if techs.group_tech[group] == face and buildings.villages(s, worth.seat) > 0:
            is_owned = s.techs[worth.seat] & BIT[face] != 0
            value += 1.8 * worth.yearly * (s.waiting[group] if is_owned else techs.group_size[group])
    taste = worth.habits.taste
    return value * taste[face % len(taste)] if taste else value
