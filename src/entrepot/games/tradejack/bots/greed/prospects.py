"""What cards bring now and what they may still become."""

from typing import Final, final

from entrepot.games.tradejack.bots.greed.habits import Habits
from entrepot.games.tradejack.bots.greed.sight import Sight
from entrepot.games.tradejack.content import card_numbers as words
from entrepot.games.tradejack.rules.sets import credits_under, value_under

MOST_VALUE: Final = 3.0
MOST_CREDITS: Final = 4.0
"""The most that Trends still to come add to a card's worth, as it can be sold in one round only."""


@final
class Prospects:
    """By face: worth in a set sold now, and in one sold in a later round."""

    def __init__(self, sight: Sight, habits: Habits) -> None:
        cards = sight.cards
        self.sight = sight
        self.habits = habits
        self.product_now: list[float] = [
            float(value_under(cards, sight.demand, face)) for face in range(len(cards.product_ids))
        ]
        self.source_now: list[float] = [
            float(credits_under(cards, sight.demand, face)) for face in range(len(cards.source_ids))
        ]
        self.product_later: list[float] = [float(value) for value in cards.product_value]
        self.source_later: list[float] = [float(credits) for credits in cards.source_credits]
        if sight.rounds_left > 0:
            self.look_ahead()
        self.usable: float = self.usable_share()
        rounds: float = float(sight.rounds_left)
        self.sources_to_come: float = 0.5 * self.usable * (sight.cards_after / sight.seats + 2.0 * rounds)
        """Usable sources of one colour still to come, for each player."""
        self.products_to_come: float = rounds

    def look_ahead(self) -> None:
        """Add what Trends and Awards still to come may bring, and take off what bans may take."""
        cards, sight, patience = self.sight.cards, self.sight, self.habits.patience
        product_bonus = [0.0] * (max(cards.product_kind) + 1)
        source_bonus = [0.0] * len(cards.source_kinds)
        green = 0.0
        doubling = 0.0
        for face in range(cards.first_regulation):
            chance = sight.chance_of(face)
            if chance == 0.0:
                continue
            if face >= cards.trends:
                self.hope_for(source_bonus, face - cards.trends, chance)
                continue
            if cards.trend_product[face] >= 0:
                product_bonus[cards.trend_product[face]] += chance * int(cards.trend_product_bonus[face]) * patience
            if cards.trend_source[face] >= 0:
                source_bonus[cards.trend_source[face]] += chance * int(cards.trend_source_bonus[face]) * patience
            green += chance * int(cards.trend_green_bonus[face]) * patience
            if cards.trend_doubles[face]:
                doubling += chance * patience
        self.add_hopes(product_bonus, source_bonus, green, doubling)

    def add_hopes(self, product_bonus: list[float], source_bonus: list[float], green: float, doubling: float) -> None:
        """Add to each face what is hoped for its kind; a dirty source may be banned, or cost a token."""
        cards, sight = self.sight.cards, self.sight
        for face in range(len(self.product_later)):
            self.product_later[face] += min(MOST_VALUE, product_bonus[cards.product_kind[face]])
        for face in range(len(self.source_later)):
            kind = cards.source_kind[face]
            self.source_later[face] += source_bonus[kind]
            if cards.source_credits[face] > 0:
                self.source_later[face] += min(MOST_CREDITS, green + doubling * cards.source_credits[face])
            elif not sight.has_tracker:
                self.source_later[face] -= self.habits.ban_loss * sight.chance_of_ban(kind)
            else:
                self.source_later[face] -= self.habits.token_price

    def hope_for(self, source_bonus: list[float], award: int, chance: float) -> None:
        """Add an Award still to come to the sources that it asks for."""
        cards = self.sight.cards
        condition: int = cards.award_condition[award]
        hope = self.habits.award_hope * chance * cards.award_points[award]
        if condition == words.MOST_GOLD_STANDARDS or condition == words.MOST_STANDARDS:
            source_bonus[cards.gold] += hope
        if condition == words.MOST_STANDARDS:
            source_bonus[cards.silver] += hope
        if condition == words.EXCLUSIVELY_ALTERNATIVE:
            source_bonus[cards.alternative] += hope

    def usable_share(self) -> float:
        """Return the share of the Source deck that bans leave."""
        cards = self.sight.cards
        usable: int = 0
        total: int = 0
        for face in range(len(cards.source_ids)):
            copies: int = cards.source_copies[face]
            total += copies
            if not self.sight.is_banned[cards.source_kind[face]]:
                usable += copies
        return usable / total

    def spare_product(self, worth: float, rank: int) -> float:
        """Return what a product is worth that is number `rank` (from 1) of its colour without a source."""
        habits = self.habits
        supply = self.sources_to_come
        if supply <= 0.0:
            return 0.0
        return habits.product_hope * (worth + habits.expected_credits) * supply / (supply + habits.product_crowd * rank)

    def spare_source(self, worth: float, rank: int) -> float:
        """Return what a source is worth that is number `rank` (from 1) of its colour without a product."""
        habits = self.habits
        supply = self.products_to_come
        if supply <= 0.0:
            return 0.0
        return habits.source_hope * (worth + habits.expected_value) * supply / (supply + habits.source_crowd * rank)
