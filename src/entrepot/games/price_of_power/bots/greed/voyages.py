"""What exploring brings: a continent discovered, and a Claim that may become a Town."""

from typing import final

from entrepot.games.price_of_power.actions import SLOT
from entrepot.games.price_of_power.bots.greed.lands import Lands
from entrepot.games.price_of_power.bots.greed.worth import Worth
from entrepot.games.price_of_power.content import card_numbers as words
from entrepot.games.price_of_power.content.vocabulary import FIRST_CONTINENT, SEATS
from entrepot.games.price_of_power.position.state import PowerState
from entrepot.games.price_of_power.rules import exploring, holdings, pieces, shipping

UNKNOWN: float = -99.0


@final
class Voyages:
    """Gains for one seat, in Ducats."""

    def __init__(self, worth: Worth, lands: Lands, s: PowerState) -> None:
        self.worth: Worth = worth
        self.lands: Lands = lands
        self.s: PowerState = s
        self.seat: int = worth.seat
        self.claims: list[float] = [UNKNOWN] * s.printed.areas
        """By Distant Area what a Claim is worth, where that has been asked."""
        self.best: float = UNKNOWN

    def claim(self, area: int) -> float:
        """Return what a Claim on a Distant Area is worth."""
        if self.claims[area] == UNKNOWN:
            self.claims[area] = self.find_claim(area)
        return self.claims[area]

    def find_claim(self, area: int) -> float:
        """Work out what a Claim is worth: the discovery, and the Town that may follow."""
        s, worth = self.s, self.worth
        continent = int(s.printed.board[area]) - FIRST_CONTINENT
        gain = 0.0
        if s.discovered >> continent & 1 == 0:
            gain = float(s.printed.limits.discovery_prestige) * worth.prestige
        if exploring.is_vacant(s, area) and worth.left > 1.0:
            cost = worth.cost(exploring.colony_cost(s, self.seat), 0, 0)
            colony = self.lands.colony(area) - cost - worth.tax / worth.left
            gain += max(0.0, colony) * (worth.habits.aim if self.is_near(area) else worth.habits.aim * 0.4)
        return gain

    def is_near(self, area: int) -> bool:
        """Say whether a ship next to an Area would have a piece of the seat's next to it."""
        s = self.s
        for sea in s.board.seas_near[area]:
            for near in s.board.near[sea]:
                if s.held[near * SEATS + self.seat] > 0:
                    return True
        return False

    def best_claim(self, areas: list[int]) -> float:
        """Return what the best of some Distant Areas is worth."""
        best = 0.0
        for area in areas:
            best = max(best, self.claim(area))
        return best

    def of_explore(self, areas: list[int]) -> float:
        """Return what exploring is worth where these Areas can be discovered; a bad roll costs one more Power."""
        worth, s = self.worth, self.s
        cost = worth.cost(0, 1, 1)
        chance = float(s.printed.limits.discovers_to) / 6.0
        if s.power[self.seat * 3 + 1] > 1:
            cost += (1.0 - chance) * worth.price[1]
            chance = 1.0
        return self.best_claim(areas) * chance - cost

    def of_voyage(self, start: int, end: int, left: float) -> float:
        """Return what is found where a ship ends, and what is left behind."""
        return self.of_explore(exploring.discoverable(self.s, self.seat, start, end)) - left

    def of_ship(self, start: int, left: float) -> float:
        """Return the best voyage of a ship whose berth is worth `left`."""
        best = -99.0
        for end in shipping.voyages(self.s, start):
            best = max(best, self.of_voyage(start, end, left))
        return best

    def hope(self, sea: int) -> float:
        """Return what a ship in a Sea Zone may find later; the Idea may still be lacking."""
        s, best = self.s, 0.0
        if self.worth.left <= 1.0:
            return 0.0
        for end in shipping.voyages(s, sea):
            for area in s.printed.areas_near[end]:
                if exploring.is_unclaimed(s, self.seat, area):
                    best = max(best, self.claim(area))
        found = max(0.0, best - self.worth.cost(0, 1, 1) - self.worth.price[1] * 0.33)
        return found if holdings.knows(s, self.seat, words.NEW_WORLD) else found * 0.5

    def best_hope(self) -> float:
        """Return what the seat's ships may find where they are."""
        if self.best == UNKNOWN:
            self.best = 0.0
            for sea in shipping.seas_of(self.s, self.seat):
                slots = pieces.berths(self.s, self.seat, sea, SLOT)
                self.best = max(self.best, self.hope(sea) * (1.0 if slots == 0 else 0.7))
        return self.best

    def gain(self, sea: int) -> float:
        """Return how much more may be found once a ship lies in a Sea Zone."""
        if self.worth.left <= 1.0:
            return 0.0
        return self.worth.habits.hope * max(0.0, self.hope(sea) - self.best_hope())
