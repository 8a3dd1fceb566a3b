"""What knights and boats bring that are paid for: as guards, in attack, as carriers, for quests."""

from typing import Final, final

from entrepot.games.trigon.bots.greed.aims import Aims
from entrepot.games.trigon.bots.greed.purse import Purse
from entrepot.games.trigon.content.vocabulary import (
    BOAT,
    BOAT_COST,
    COPPER,
    KINDS,
    KNIGHT,
    KNIGHT_COST,
    NONE,
    SCOUT,
    SCOUT_COST,
    SLOTS,
)
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import figures

NEVER: Final = -50.0
"""What is not done whatever else there is to do."""
BITS: Final[list[int]] = [1, 2, 4]


@final
class Levy:
    """Values knights and boats, and what each figure is worth for quests that ask to build."""

    def __init__(self, aims: Aims, purse: Purse) -> None:
        self.aims: Aims = aims
        self.worth = aims.worth
        self.wishes = aims.worth.wishes
        self.s: TrigonState = aims.s
        self.seat: int = aims.seat
        self.purse: Purse = purse
        self.great: float = self.great_works()
        """What each figure is worth for a quest that wants all three, if they can all be paid in this turn."""

    def great_works(self) -> float:
        """Return what each figure that is lacking for great works is worth, if all of them can be had."""
        s, wishes, purse = self.s, self.wishes, self.purse
        if wishes.great == 0.0:
            return 0.0
        spent = [0, 0, 0]
        lacking = 0
        people = 0
        for kind, entry in ((KNIGHT, KNIGHT_COST), (SCOUT, SCOUT_COST), (BOAT, BOAT_COST)):
            if wishes.built & BITS[kind] == 0:
                lacking += 1
                people += 0 if kind == BOAT else 1
                for metal, coins in enumerate(purse.cost(entry)):
                    spent[metal] += coins
                if figures.left(s, self.seat, kind) <= 0:
                    return 0.0
        can = purse.can_pay(spent) and people <= purse.spare_people() and self.has_harbour()
        return wishes.great / lacking if can else 0.0

    def has_harbour(self) -> bool:
        """Say whether a boat can be built somewhere."""
        s = self.s
        for slot in range(self.seat * SLOTS, (self.seat + 1) * SLOTS):
            if s.site[slot] != NONE and s.cards.harbour[s.site[slot]]:
                return True
        return False

    def great_part(self, kind: int) -> float:
        """Return what a figure is worth for great works."""
        return self.great if self.wishes.built & BITS[kind] == 0 else 0.0

    def for_quest(self, kind: int, most: int) -> float:
        """Return what a figure is worth for a quest that wants so many of its kind in one turn."""
        times = self.wishes.times[kind]
        return self.wishes.build[kind] / times if self.wishes.build[kind] > 0.0 and times <= most else 0.0

    def knights(self, spot: int) -> float:
        """Return what a knight is worth here, as the first of as many as bring most."""
        s, purse, aims = self.s, self.purse, self.aims
        slot = s.settled[spot]
        cost = purse.cost(KNIGHT_COST)
        most = min(purse.held[COPPER] // max(1, cost[COPPER]), s.people[slot] - 1)
        there = s.figures[spot * KINDS + KNIGHT]
        twos = self.worth.twos(spot)
        price = purse.price(cost, True) + purse.person(slot)
        best = NEVER
        for count in range(1, min(most, 5) + 1):
            gain = self.worth.risk(spot, there, twos) - self.worth.risk(spot, there + count, twos)
            gain += aims.army(spot, there + count) - aims.army(spot, there)
            best = max(best, gain / int(count) - price)
        best += self.for_quest(KNIGHT, min(purse.spare_people(), purse.held[COPPER])) + self.great_part(KNIGHT)
        if best > 0.0 and not s.chosen.with_knights and not purse.keeps_crown(cost, 1):
            return NEVER
        return best

    def boat(self, spot: int, scout_spot: int) -> float:
        """Return what a boat is worth here: as a guard, and for whom it could carry, the next scout too."""
        s, purse = self.s, self.purse
        cost = purse.cost(BOAT_COST)
        there, twos = s.figures[spot * KINDS + KNIGHT], self.worth.twos(spot)
        gain = self.worth.risk(spot, there, twos) - self.worth.risk(spot, there, twos + 1)
        if s.figures[spot * KINDS + BOAT] == 0:
            gain += self.carriage(spot, scout_spot)
        gain += self.for_quest(BOAT, purse.held[COPPER] // max(1, cost[COPPER])) + self.great_part(BOAT)
        return gain - purse.price(cost, True) if purse.keeps_crown(cost, 0) else NEVER

    def carriage(self, harbour: int, scout_spot: int) -> float:
        """Return what a first boat at a harbour brings those who are near, a scout to be trained among them."""
        s, aims, ways = self.s, self.aims, self.worth.ways
        total = 0.0
        for spot in range(aims.spots):
            sea = ways.foot[spot * aims.spots + harbour]
            if s.owner[spot] != self.seat or sea > 1 or sea >= aims.sea[spot]:
                continue
            knights = s.figures[spot * KINDS + KNIGHT]
            if knights > 0:
                total += max(0.0, aims.army_with(spot, knights, sea) - aims.army(spot, knights))
            scouts = s.figures[spot * KINDS + SCOUT] + (1 if spot == scout_spot else 0)
            if scouts > 0:
                total += max(0.0, aims.scout(spot, sea) - aims.scout(spot, aims.sea[spot]))
        for land in range(len(self.wishes.explore)):
            if land != s.cards.land_of[harbour]:
                total += 0.5 * self.wishes.explore[land]
        return total
