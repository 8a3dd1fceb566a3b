"""A bot's plan for Production: how many sets of each colour, or lone products, or nothing."""

from typing import Final, final

from entrepot.games.tradejack.bots.greed.column import Column, ordered
from entrepot.games.tradejack.bots.greed.contest import Contest
from entrepot.games.tradejack.bots.greed.habits import Habits
from entrepot.games.tradejack.bots.greed.prospects import Prospects
from entrepot.games.tradejack.bots.greed.sight import Sight
from entrepot.games.tradejack.content import card_numbers as words
from entrepot.games.tradejack.content.tables import LONE

IMPOSSIBLE: Final = -1000.0


@final
class Planner:
    """Finds the best plan for a hand in the position that a bot sees."""

    def __init__(self, sight: Sight, habits: Habits) -> None:
        self.sight = sight
        self.habits = habits
        self.prospects = Prospects(sight, habits)
        cards = sight.cards
        self.contests: list[Contest] = [
            Contest(sight, habits, face - cards.trends) for face in sight.demand if cards.is_award(face)
        ]
        later = habits.keep if sight.rounds_left > 0 else 0.0
        prospects = self.prospects
        self.product_urgency: list[float] = [
            now - later * then for now, then in zip(prospects.product_now, prospects.product_later, strict=True)
        ]
        self.source_urgency: list[float] = [
            now - later * then for now, then in zip(prospects.source_now, prospects.source_later, strict=True)
        ]
        for contest in self.contests:
            self.pull(contest)

    def pull(self, contest: Contest) -> None:
        """Move the sources that an Award asks for to the front."""
        for face in range(len(self.source_urgency)):
            count = contest.counts(self.sight, face)
            if count > 0:
                self.source_urgency[face] += self.habits.pull * contest.points * count / contest.unit

    def column(self, colour: int, sources: list[int]) -> Column:
        """Return what can be done with one colour of the hand, with these sources of any colour."""
        sight, cards = self.sight, self.sight.cards
        laid_products = [entry[0] for entry in sight.laid if cards.product_colour[entry[0]] == colour]
        laid_sources = [
            entry[1] for entry in sight.laid if 0 <= entry[1] < LONE and cards.source_colour[entry[1]] == colour
        ]
        products = [face for face in sight.products if cards.product_colour[face] == colour]
        free = sources[:]
        for face in laid_products:
            products.remove(face)
        for face in laid_sources:  # somebody else may have laid what this bot would not use
            free.remove(face)
        usable = [face for face in free if cards.source_colour[face] == colour and sight.is_usable(face)]
        return Column(
            self.prospects,
            self.contests,
            laid_products + ordered(products, self.product_urgency),
            laid_sources + ordered(usable, self.source_urgency),
            len(laid_products),
        )

    def worth(self, blue: Column, yellow: Column, m: int, n: int) -> float:
        """Return what selling `m` blue and `n` yellow sets is worth, with what is left for later."""
        total = self.money(blue.income[m] + yellow.income[n]) + blue.rest[m] + yellow.rest[n]
        for number, contest in enumerate(self.contests):
            claim = blue.claims[number][m] + yellow.claims[number][n]
            if contest.condition == words.EXCLUSIVELY_ALTERNATIVE:
                claim = 1 if claim > 0 and blue.misses[number][m] + yellow.misses[number][n] == 0 else 0
            if claim > 0:
                total += contest.points * contest.chance(claim)
        if self.sight.has_tracker:
            total -= self.fee(blue.dirty[m] + yellow.dirty[n])
        return total

    def money(self, income: float) -> float:
        """Return what an income is worth: more while it fills the purse for rounds to come."""
        if self.sight.rounds_left == 0:
            return income
        room = self.habits.purse - self.sight.capital[self.sight.seat]
        return income + self.habits.thirst * max(0.0, min(income, room))

    def fee(self, dirty: int) -> float:
        """Return the price of putting that many tokens on the tracker: the risk that all lose. TJ-CO-05, TJ-R-52"""
        if dirty == 0:
            return 0.0
        sight, habits = self.sight, self.habits
        room = sight.tokens_left - dirty
        if room < 0:
            return habits.disaster
        risk = more_than(room, sight.rivals_dirty, habits.recklessness)
        price = habits.token_price * dirty if sight.rounds_left > 0 else 0.0
        return price + habits.disaster * risk

    def best(self, blue: Column, yellow: Column) -> "Plan":
        """Return the best plan for these columns; fewer sets where it makes no difference."""
        best = Plan(blue.fixed, yellow.fixed, IMPOSSIBLE)
        for m in range(blue.fixed, blue.most + 1):
            for n in range(yellow.fixed, yellow.most + 1):
                worth = self.worth(blue, yellow, m, n)
                if worth > best.worth:
                    best = Plan(m, n, worth)
        return best

    def hand_worth(self, blue: Column, yellow: Column) -> float:
        """Return what the hand is worth by its best plan of any kind."""
        worth = self.best(blue, yellow).worth
        return worth if self.sight.has_tracker else max(worth, self.lone(blue, yellow).worth)

    def lone(self, blue: Column, yellow: Column) -> "Plan":
        """Return the plan to sell products alone: those without a source that are worth less later. TJ-SALE-03"""
        if self.sight.rounds_left == 0:
            return Plan(0, 0, float(len(self.sight.products)), self.sight.products)
        faces: list[int] = []
        gain = 0.0
        for column in (blue, yellow):
            spare = ordered(column.products, self.prospects.product_later)[len(column.sources) :]
            for at in range(len(spare)):
                loss = self.prospects.spare_product(self.prospects.product_later[spare[at]], at + 1)
                if loss < 1.0:
                    faces.append(spare[at])
                    gain += 1.0 - loss
        return Plan(0, 0, blue.rest[0] + yellow.rest[0] + gain, faces)


def more_than(room: int, held: int, chance: float) -> float:
    """Return the chance that more than `room` of `held` cards are played, each by itself with that chance."""
    if held <= room:
        return 0.0
    exactly = (1.0 - chance) ** held
    at_most = exactly
    for played in range(1, room + 1):
        exactly *= (held - played + 1) / played * chance / (1.0 - chance)
        at_most += exactly
    return 1.0 - at_most


@final
class Plan:
    """How many sets of each colour to sell, or which products alone; and what that is worth."""

    def __init__(self, blue: int, yellow: int, worth: float, lone: list[int] | None = None) -> None:
        self.blue = blue
        self.yellow = yellow
        self.worth = worth
        self.lone: list[int] = lone if lone is not None else []
