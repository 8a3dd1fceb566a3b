"""What lands bring: Influence that leads to Vassals, Vassals that become Towns, order restored, colonies."""

from typing import final

from entrepot.games.price_of_power.bots.greed.market import Market
from entrepot.games.price_of_power.bots.greed.worth import Worth
from entrepot.games.price_of_power.content import card_numbers as words
from entrepot.games.price_of_power.content.vocabulary import KEYS, OWN, SEATS, TOKEN, UNBOUND
from entrepot.games.price_of_power.position.state import PowerState
from entrepot.games.price_of_power.rules import connection, exploring, pieces, vassals

SPENT: float = 0.4
"""What of its price a cube that lies on the map is still worth elsewhere."""


@final
class Lands:
    """Gains for one seat, in Ducats, the Power that Actions cost not taken off."""

    def __init__(self, worth: Worth, market: Market, s: PowerState) -> None:
        self.worth: Worth = worth
        self.market: Market = market
        self.s: PowerState = s
        self.seat: int = worth.seat

    def tax_of(self, province: int) -> int:
        """Return a Province's Tax Value."""
        return int(self.s.printed.tax[province])

    def town(self, province: int) -> float:
        """Return what a new Town is worth, its tax aside."""
        worth = self.worth
        bonus = (
            worth.bonus[words.TOWNS] + worth.place_bonus[province] + worth.bonus[words.BASE_TAX] * self.tax_of(province)
        )
        return worth.left * self.market.of_key[province] + bonus + self.opened(province, True)

    def opened(self, province: int, is_own: bool) -> float:
        """Return what it is worth that a requirement comes to be met by a Town or token there."""
        s, printed = self.s, self.s.printed
        total = 0.0
        for entry in range(printed.entries):
            kind = printed.requirement[entry]
            if kind == UNBOUND or self.market.cards[printed.entry_card[entry]] == 0 or (kind == OWN and not is_own):
                continue
            for at in range(entry * KEYS, entry * KEYS + printed.key_count[entry]):
                if printed.key[at] == province and not self.is_met(entry, kind):
                    total += self.worth.left * 4.0 * self.market.all_trades / self.market.entries / float(s.seats)
        return total

    def is_met(self, entry: int, kind: int) -> bool:
        """Say whether what an entry asks for is there already, for the seat."""
        s, printed = self.s, self.s.printed
        for at in range(entry * KEYS, entry * KEYS + printed.key_count[entry]):
            key = printed.key[at]
            if s.town[key] == self.seat or (kind == TOKEN and (s.town[key] >= 0 or s.vassal[key] >= 0 or s.dnpr[key])):
                return True
        return False

    # ------------------------------------------------------------------ Vassals and Towns at home

    def annex(self, province: int) -> float:
        """Return what a Vassal gains by becoming a Town."""
        return 0.5 * self.tax_of(province) * self.worth.tax + self.town(province)

    def annex_cost(self) -> float:
        """Return what Annexing costs but for cubes."""
        return self.worth.cost(self.s.printed.limits.annex, 0, 0)

    def subjugate(self, province: int) -> float:
        """Return what a new Vassal is worth, and that it may become a Town."""
        worth = self.worth
        later = self.annex(province) - self.annex_cost() - self.tax_of(province) * worth.price[1]
        gain = 0.5 * self.tax_of(province) * worth.tax + worth.bonus[words.VASSALS] + self.opened(province, False)
        return gain + max(0.0, later) * worth.habits.aim * (1.0 if worth.left > 1.0 else 0.3)

    def subjugate_cost(self) -> float:
        """Return what Subjugating costs but for cubes."""
        return self.worth.cost(0, self.s.printed.limits.subjugate, 0)

    def of_annex(self, province: int) -> float:
        """Return what Annexing now is worth."""
        return self.annex(province) - self.annex_cost() - self.spent(province)

    def of_subjugate(self, province: int) -> float:
        """Return what Subjugating now is worth."""
        return self.subjugate(province) - self.subjugate_cost() - self.spent(province)

    def spent(self, province: int) -> float:
        """Return what the cubes would be worth elsewhere."""
        return float(vassals.influence_cost(self.s, self.seat, province)) * self.worth.price[1] * SPENT

    # ------------------------------------------------------------------ Influence

    def of_cube(self, area: int) -> float:
        """Return what one more cube in an Area is worth, its price not taken off."""
        s, seat = self.s, self.seat
        own = int(pieces.cubes(s, seat, area))
        room = int(s.printed.limits.area_cubes) - s.cubes[area]
        best = 0.0
        for province in s.printed.provinces_in[area]:
            missing = int(vassals.influence_cost(s, seat, province)) - own
            if missing <= 0 or missing > room:
                continue
            gain = self.goal(province)
            if gain > 0.0:
                best = max(best, gain * (0.97 ** (missing - 1)) / missing)
        if own == 0:
            best += self.first(area)
        return best

    def goal(self, province: int) -> float:
        """Return what a Province promises to whom has the cubes; 0 if it is out of reach."""
        s, seat = self.s, self.seat
        if s.vassal[province] == seat and s.occupied[province] == 0:
            if self.worth.left <= 1.0 and s.power[seat * 3] < s.printed.limits.annex:
                return 0.0
            return self.annex(province) - self.annex_cost()
        if not vassals.is_free_home(s, province) or s.base_tax[seat] < 2 * s.printed.tax[province]:
            return 0.0
        if self.worth.left <= 1.0 and s.power[seat * 3 + 1] < s.printed.limits.subjugate + 1:
            return 0.0
        return self.subjugate(province) - self.subjugate_cost()

    def first(self, area: int) -> float:
        """Return what it is worth to have a piece in an Area: connections, and a Mission."""
        s = self.s
        bonus = self.worth.bonus[words.INFLUENCE_AREAS]
        if s.held[area * SEATS + self.seat] > 0:
            return bonus
        new = self.new_nodes(area)
        return bonus + new * self.worth.habits.link * (self.worth.left - 0.5)

    def new_nodes(self, area: int) -> float:
        """Return how many nodes would be connected by a piece there that are not yet."""
        s = self.s
        links = self.market.links[self.seat]
        count = 0.0
        for node in range(s.printed.nodes):
            if links >> node & 1 == 0 and s.board.node_in_play[node] != 0 and area in s.board.node_ends[node]:
                count += 1.0
        if count > 0.0 and not connection.adjoins(s, area, connection.reached(s, self.seat)):
            return 0.0
        return count

    # ------------------------------------------------------------------ the rest

    def of_restore(self, province: int) -> float:
        """Return what order in a Province is worth."""
        tax = self.tax_of(province)
        if self.s.town[province] == self.seat:
            return tax * (self.worth.tax + self.worth.prestige) + self.worth.left * self.market.of_key[province]
        return 0.5 * tax * self.worth.tax

    def colony(self, area: int) -> float:
        """Return what a Town on a Distant Area is worth."""
        province = self.s.printed.provinces_in[area][0]
        return self.tax_of(province) * self.worth.tax + self.town(province) + self.worth.bonus[words.DISTANT_TOWNS]

    def of_colonize(self, area: int) -> float:
        """Return what Colonizing now is worth."""
        return self.colony(area) - self.worth.cost(exploring.colony_cost(self.s, self.seat), 0, 0)
