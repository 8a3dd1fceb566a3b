"""What a seat makes of a position: how long it will last, and what settlements, sites and guards are worth in it."""

from typing import Final, final

from librt.vecs import vec

from entrepot.games.trigon.bots.greed.habits import Habits
from entrepot.games.trigon.bots.greed.ways import Ways
from entrepot.games.trigon.bots.greed.wishes import VICTORY, Wishes
from entrepot.games.trigon.content.vocabulary import (
    BOAT,
    BOAT_COST,
    COINS,
    COPPER,
    GOLD,
    KINDS,
    KNIGHT,
    LANDS,
    NONE,
    SCOUT,
    SILVER,
    SLOTS,
    WILDERNESS,
)
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import scoring, settlements
from entrepot.games.trigon.rules.odds import Odds

UNKNOWN: Final = -1000.0
"""Below every worth."""
START: Final = 4
"""Points at the start."""
LONGEST: Final = 9.0
"""About how many rounds a game lasts."""


@final
class Worth:
    """Values in points for one seat, from what it knows."""

    def __init__(self, s: TrigonState, seat: int, habits: Habits, odds: Odds, ways: Ways) -> None:
        self.s: TrigonState = s
        self.seat: int = seat
        self.habits: Habits = habits
        self.odds: Odds = odds
        self.ways: Ways = ways
        self.wishes: Wishes = Wishes(s, seat, habits)
        self.rounds: float = rounds_left(s)
        self.spite: float = habits.spite / int(s.seats - 1)
        self.spites: list[float] = [self.spite * (0.5 + 1.2 * lead(s, other)) for other in range(s.seats)]
        """By seat what its losses are worth: those of leaders most."""
        self.points: int = int(scoring.points(s, seat))
        self.slot: int = int(settlements.free_slot(s, seat))
        self.village: float = self.average_village()
        self.holdings: vec[float] = vec[float]([UNKNOWN] * ways.spots)
        """By spot what a settlement there is worth to its owner, where that has been asked."""
        self.prizes: vec[float] = vec[float]([UNKNOWN] * ways.spots)
        """By spot what taking it brings, where that has been asked."""
        self.danger: list[int] = dangers(s, seat)
        """By spot the most dice with which a rival could attack before the next own turn."""

    # ------------------------------------------------------------------ settlements

    def coins(self, at: int) -> float:
        """Return what the tax of one side of a village card is worth to the end; `at` is its place in the table."""
        tax, habits = self.s.cards.tax, self.habits
        yearly = tax[at + COPPER] * habits.copper + tax[at + SILVER] * habits.silver + tax[at + GOLD] * habits.gold
        return yearly * max(0.0, self.rounds - 1.0) * 0.6

    def card(self, village: int, is_city: int, people: int) -> float:
        """Return what a settlement with such a card is worth, its land left aside."""
        at = 2 * village + is_city
        value = 1.0 + is_city + self.coins(at * COINS) + self.habits.person * people
        if is_city:
            return value
        births = max(1, self.s.cards.births[at])
        away = (int(self.s.cards.housing) - people + births - 1) // births
        return value + max(0.0, 1.0 - away / (self.rounds + 1.0))

    def average_village(self) -> float:
        """Return what a new village is worth on average."""
        s = self.s
        total = 0.0
        count = 0
        for village in range(len(s.village_bag)):
            if s.village_bag[village] > 0:
                total += int(s.village_bag[village]) * self.card(village, 0, 1)
                count += s.village_bag[village]
        return total / count if count > 0 else 1.0

    def last_site(self, seat: int, land: int, held: int) -> float:
        """Return what the last of so many sites of a land is worth, the hope for all of it included."""
        s = self.s
        size = len(s.cards.sites_in[land])
        hope = 1.0
        for spot in s.cards.sites_in[land]:
            if s.settled[spot] != NONE and s.owner[spot] != seat:
                hope *= 0.75
        share = held / size
        before = (held - 1) / size
        return self.habits.land * share * share * share * hope - self.habits.land * before * before * before * hope

    def land_step(self, seat: int, land: int) -> float:
        """Return what one site more of a land brings a seat."""
        if land == NONE:
            return 0.0
        return self.last_site(seat, land, self.s.in_land[seat * LANDS + land] + 1)

    def ends_game(self, seat: int, land: int, more: int) -> bool:
        """Say whether a seat wins with so many points more and one site more of a land."""
        s = self.s
        if not s.chosen.by_points:
            return False
        points = int(scoring.points(s, seat)) + more
        if land != NONE and s.in_land[seat * LANDS + land] + 1 == len(s.cards.sites_in[land]):
            points += int(s.cards.points_land)
        return points >= s.chosen.points

    def site(self, spot: int) -> float:
        """Return what a new village on a site is worth."""
        land = self.s.cards.land_of[spot]
        value = self.village + self.land_step(self.seat, land)
        if land != NONE:
            value += self.wishes.colonise[land]
        if self.s.bonus_holder[WILDERNESS] == NONE:
            value += 0.5
        if self.s.cards.harbour[spot]:
            value += 0.2
        if self.danger[spot] > 0:
            chance = self.odds.win(min(20, self.danger[spot]), 0, 0, int(self.s.cards.settlement_dice))
            value *= 1.0 - self.habits.caution * chance
        if self.ends_game(self.seat, land, 1):
            value += VICTORY
        return value

    def holding(self, spot: int) -> float:
        """Return what the settlement on a spot is worth to its owner."""
        if self.holdings[spot] == UNKNOWN:
            self.holdings[spot] = self.hold(spot)
        return self.holdings[spot]

    def hold(self, spot: int) -> float:
        """Return what holding the settlement on a spot is worth."""
        s = self.s
        slot = s.settled[spot]
        owner = slot // SLOTS
        value = self.card(s.village[slot], s.is_city[slot], s.people[slot])
        land = s.cards.land_of[spot]
        if land != NONE:
            value += self.last_site(owner, land, s.in_land[owner * LANDS + land])
        if settlements.is_palace(s, spot):
            value += int(s.cards.points_palace) + 1.0
        if s.settlements[owner] == 1:
            value += 3.0
        return value

    def prize(self, spot: int) -> float:
        """Return what taking the settlement on a spot brings."""
        if self.prizes[spot] == UNKNOWN:
            self.prizes[spot] = self.take(spot)
        return self.prizes[spot]

    def take(self, spot: int) -> float:
        """Return what the settlement on a spot is worth here, and that a rival loses it."""
        s = self.s
        slot = s.settled[spot]
        value = self.spites[s.owner[spot]] * self.holding(spot) + self.wishes.conquer
        if self.slot == NONE:
            return value
        land = s.cards.land_of[spot]
        value += self.card(s.village[slot], s.is_city[slot], (s.people[slot] + 1) // 2) + self.land_step(
            self.seat, land
        )
        if self.ends_game(self.seat, land, 1 + s.is_city[slot]):
            value += VICTORY
        return value

    # ------------------------------------------------------------------ guards

    def fixed(self, spot: int) -> int:
        """Return the dice of a settlement by itself."""
        s = self.s
        if s.settled[spot] == NONE:
            return 0
        return int(s.cards.settlement_dice + (s.cards.palace_dice if settlements.is_palace(s, spot) else 0))

    def twos(self, spot: int) -> int:
        """Return how many figures of two dice stand on a spot."""
        return self.s.figures[spot * KINDS + SCOUT] + self.s.figures[spot * KINDS + BOAT]

    def risk(self, spot: int, knights: int, twos: int) -> float:
        """Return what may be lost at an own settlement that is guarded by so many figures."""
        if self.danger[spot] == 0 or self.s.settled[spot] == NONE:
            return 0.0
        chance = self.odds.win(min(20, self.danger[spot]), min(20, knights), twos, self.fixed(spot))
        return self.habits.fear * (1.0 + self.spite) * chance * self.holding(spot)

    def guard(self, spot: int, knights: int) -> float:
        """Return what one knight more than so many is worth as a guard."""
        twos = self.twos(spot)
        return self.risk(spot, knights, twos) - self.risk(spot, knights + 1, twos)


def rounds_left(s: TrigonState) -> float:
    """Return about how many rounds are still to come, this one included."""
    most = 0.0
    for seat in range(s.seats):
        if s.out_at[seat] == 0:
            most = max(most, lead(s, seat))
    left = max(1.5, LONGEST * (1.0 - most) + 1.0)
    return min(left, float(s.chosen.rounds - s.round + 1))


def lead(s: TrigonState, seat: int) -> float:
    """Return how far a seat has come towards a victory: 0 at the start, 1 when it wins."""
    found = 0.0
    if s.chosen.by_points:
        found = max(found, (int(scoring.points(s, seat)) - START) / (int(s.chosen.points) - START))
    if s.chosen.by_quests:
        found = max(found, s.done[seat] / int(s.chosen.quests))
    if s.chosen.by_emperor:
        found = max(found, 0.9 * int(scoring.people(s, seat)) / int(s.cards.emperor_people))
    return found


def dangers(s: TrigonState, seat: int) -> list[int]:
    """Return by spot the most dice with which one group of a rival could attack it in one turn."""
    cards = s.cards
    found = [0] * int(cards.spots)
    for spot in range(int(cards.spots)):
        owner = s.owner[spot]
        if owner == NONE or owner == seat:
            continue
        force = s.figures[spot * KINDS + KNIGHT] + s.figures[spot * KINDS + SCOUT]
        slot = s.settled[spot]
        if slot != NONE and s.people[slot] > 1:
            force += min(s.people[slot] - 1, s.coins[owner * COINS + COPPER])
        if force == 0:
            continue
        boats = boats_at(s, spot)
        for near in cards.near[spot]:
            found[near] = max(found[near], force)
            if s.owner[near] == owner:
                boats = max(boats, boats_at(s, near))
        if boats > 0:
            aboard = min(force, boats * int(cards.aboard))
            for harbour in cards.harbours:
                found[harbour] = max(found[harbour], aboard)
                for near in cards.near[harbour]:
                    found[near] = max(found[near], aboard)
    return found


def boats_at(s: TrigonState, spot: int) -> int:
    """Return how many boats could sail from a spot in its owner's next turn, one that can be paid now included."""
    boats = s.figures[spot * KINDS + BOAT]
    if boats > 0 or s.settled[spot] == NONE or not s.cards.harbour[spot]:
        return boats
    return 1 if s.coins[s.owner[spot] * COINS + COPPER] >= s.cards.costs[BOAT_COST * COINS + COPPER] else 0
