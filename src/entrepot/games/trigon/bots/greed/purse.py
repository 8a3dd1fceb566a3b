"""What can be paid, what must be kept, and how far an emperor is."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.trigon.bots.greed.worth import Worth
from entrepot.games.trigon.content.vocabulary import (
    COINS,
    COPPER,
    GOLD,
    KNIGHT,
    NONE,
    PIECES,
    SCOUT_COST,
    SILVER,
    SLOTS,
)
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import collecting

NEVER: Final = 99
SOON: Final = 4
"""How many rounds ahead an emperor is planned."""


@final
class Purse:
    """The coins of one seat."""

    def __init__(self, worth: Worth, s: TrigonState) -> None:
        self.worth: Worth = worth
        self.s: TrigonState = s
        self.seat: int = worth.seat
        self.held: vec[i64] = s.coins[self.seat * COINS : (self.seat + 1) * COINS]
        self.income: list[int] = collecting.income(s, self.seat)
        self.crown_in: int = self.crowning([0] * COINS, 0)
        """After how many rounds an emperor can be crowned, NEVER if not soon."""

    # ------------------------------------------------------------------ the emperor

    def people_in(self, rounds: int) -> int:
        """Return how many will live in the own settlements after so many rounds, if nothing happens."""
        s, total = self.s, 0
        for slot in range(self.seat * SLOTS, (self.seat + 1) * SLOTS):
            if s.site[slot] != NONE:
                births = s.cards.births[2 * s.village[slot] + s.is_city[slot]]
                total += min(int(s.cards.housing), s.people[slot] + births * rounds)
        if s.chosen.with_knights:
            total += s.pieces[self.seat * PIECES + KNIGHT]
        return total

    def crowning(self, spent: list[int], people: int) -> int:
        """Return in how many rounds an emperor can be crowned if so many coins and inhabitants are given away now."""
        s = self.s
        if not s.chosen.by_emperor:
            return NEVER
        price = int(s.chosen.price)
        for rounds in range(SOON + 1):
            if self.people_in(rounds) - people >= s.cards.emperor_people and self.can_raise(
                price, price, spent, rounds
            ):
                return rounds
        return NEVER

    def keeps_crown(self, spent: list[int], people: int) -> bool:
        """Say whether giving so much away puts no emperor off."""
        return self.crown_in == NEVER or self.crowning(spent, people) <= self.crown_in

    def can_raise(self, silver: int, gold: int, spent: list[int], rounds: int) -> bool:
        """Say whether so much silver and gold can be had after so many rounds, coins changed upward."""
        cards = self.s.cards
        have = [self.held[metal] - spent[metal] + rounds * self.income[metal] for metal in range(COINS)]
        silver += int(cards.silver_per_gold) * max(0, gold - have[GOLD])
        return have[COPPER] >= int(cards.copper_per_silver) * max(0, silver - have[SILVER])

    # ------------------------------------------------------------------ prices

    def cost(self, entry: int) -> list[int]:
        """Return the coins of an entry of the cost table."""
        return list(self.s.cards.costs[entry * COINS : (entry + 1) * COINS])

    def can_pay(self, spent: list[int]) -> bool:
        """Say whether so many coins are there."""
        for metal in range(COINS):
            if self.held[metal] < spent[metal]:
                return False
        return True

    def can_raise_cost(self, entry: int) -> bool:
        """Say whether an entry can be paid once coins are changed upward."""
        cost = self.cost(entry)
        return self.can_raise(cost[SILVER], cost[GOLD], [cost[COPPER], 0, 0], 0)

    def raised(self, cost: list[int]) -> list[int]:
        """Return what is given for a price if what lacks is raised from the next lower metal."""
        cards = self.s.cards
        gold = min(cost[GOLD], self.held[GOLD])
        wanted = cost[SILVER] + int(cards.silver_per_gold) * (cost[GOLD] - gold)
        silver = min(wanted, self.held[SILVER])
        return [cost[COPPER] + int(cards.copper_per_silver) * (wanted - silver), silver, gold]

    def next_exchange(self, silver: int, gold: int) -> int:
        """Return the metal to change next for so much silver and gold that can be raised, NONE if they are there."""
        cards = self.s.cards
        lacking = max(0, gold - self.held[GOLD])
        if self.held[SILVER] < silver + int(cards.silver_per_gold) * lacking:
            return COPPER
        return SILVER if lacking > 0 else NONE

    def price(self, spent: list[int], wants_scout: bool) -> float:
        """Return what coins are worth that are given away; those that the next scout needs count double."""
        habits = self.worth.habits
        value = spent[COPPER] * habits.copper + spent[SILVER] * habits.silver + spent[GOLD] * habits.gold
        if not wants_scout:
            return value
        scout = self.cost(SCOUT_COST)
        zero = [0] * COINS
        for rounds in range(2):
            if self.can_raise(scout[SILVER], scout[GOLD], zero, rounds) != self.can_raise(
                scout[SILVER], scout[GOLD], spent, rounds
            ):
                return value + 1.0
        return value

    def person(self, slot: int) -> float:
        """Return what it costs to take an inhabitant from a settlement."""
        s = self.s
        if s.people[slot] >= s.cards.housing:
            return 0.06
        births = max(1, s.cards.births[2 * s.village[slot] + s.is_city[slot]])
        if s.is_city[slot]:
            return self.worth.habits.person
        return self.worth.habits.person + 0.25 / births

    def spare_people(self) -> int:
        """Return how many inhabitants can be trained."""
        total = 0
        for slot in range(self.seat * SLOTS, (self.seat + 1) * SLOTS):
            if self.s.people[slot] >= self.s.cards.train_from:
                total += self.s.people[slot] - int(self.s.cards.train_from) + 1
        return total
