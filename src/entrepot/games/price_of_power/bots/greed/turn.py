"""A turn: each Action's worth, and whether to pass."""

from typing import final

from entrepot.games.price_of_power.actions import (
    ANNEX,
    BUILD,
    CLAIM,
    COLONIZE,
    END,
    EXPLORE,
    EXPLORE_FROM,
    GROW,
    INFLUENCE,
    LOAN,
    PASS,
    REPAY,
    RESEARCH,
    RESTORE,
    SAIL,
    SUBJUGATE,
    TRADE,
)
from entrepot.games.price_of_power.bots.greed.lands import Lands
from entrepot.games.price_of_power.bots.greed.market import Market
from entrepot.games.price_of_power.bots.greed.seas import Seas
from entrepot.games.price_of_power.bots.greed.worth import Worth
from entrepot.games.price_of_power.content import card_numbers as words
from entrepot.games.price_of_power.content.vocabulary import SEATS
from entrepot.games.price_of_power.position.state import PowerState
from entrepot.games.price_of_power.rules import exploring, passing


@final
class Turn:
    """What a seat does in its turn."""

    def __init__(self, worth: Worth, s: PowerState) -> None:
        self.worth: Worth = worth
        self.s: PowerState = s
        self.seat: int = worth.seat
        self.market: Market = Market(worth, s)
        self.lands: Lands = Lands(worth, self.market, s)
        self.seas: Seas = Seas(worth, self.market, self.lands, s)

    def best(self, legal: list[int]) -> int:
        """Return the best Action, or the pass."""
        for action in legal:
            if CLAIM.has(action):
                return action
        best, most = -1, 0.0
        for action in legal:
            gain = self.gain(action)
            if gain > most:
                best, most = action, gain
        if END.has(legal[-1]):
            return best if best >= 0 else legal[-1]
        return int(PASS.base) if most * self.worth.habits.patience <= self.passing() or best < 0 else best

    def passing(self) -> float:
        """Return what passing now brings more than passing later."""
        s = self.s
        if s.last_turns[self.seat] > 0:
            return 0.0
        rank = len(s.passed)
        return float(passing.pays(s, rank) - passing.pays(s, rank + 1))

    def gain(self, action: int) -> float:
        """Return what an Action is worth beyond what it costs."""
        worth, s = self.worth, self.s
        if action == TRADE.base:
            return self.market.expected() - worth.price[1] if worth.habits.trades else 0.0
        if INFLUENCE.has(action):
            return self.lands.of_cube(int(INFLUENCE.value(action))) - worth.price[1]
        if SUBJUGATE.has(action):
            return self.lands.of_subjugate(int(SUBJUGATE.value(action)))
        if ANNEX.has(action):
            return self.lands.of_annex(int(ANNEX.value(action)))
        if COLONIZE.has(action):
            return self.lands.of_colonize(int(COLONIZE.value(action)))
        if RESTORE.has(action):
            return self.lands.of_restore(int(RESTORE.value(action))) - worth.price[2]
        if action == EXPLORE.base:
            return self.seas.voyages.of_explore(exploring.discoverable(s, self.seat))
        if EXPLORE_FROM.has(action):
            sea, berth = EXPLORE_FROM.values(action)
            return self.seas.voyages.of_ship(int(sea), self.seas.berth(int(sea), int(berth)))
        if BUILD.has(action):
            return self.seas.of_port(int(BUILD.value(action))) - worth.price[2]
        if SAIL.has(action):
            return self.seas.of_sail(int(SAIL.value(action))) - worth.price[2]
        return self.further(action)

    def further(self, action: int) -> float:
        """Return what Ideas, Growth and Loans are worth."""
        if RESEARCH.has(action):
            return self.idea(int(RESEARCH.value(action)))
        if GROW.has(action):
            return self.growth(int(GROW.value(action)))
        if action == LOAN.base:
            return self.loan()
        if action == REPAY.base:
            limits = self.s.printed.limits
            spare = self.s.ducats[self.seat] - int(limits.repayment)
            return self.worth.token - float(limits.repayment) if spare >= 4 or self.worth.left <= 2.0 else 0.0
        return 0.0

    def idea(self, idea: int) -> float:
        """Return what Researching an Idea is worth: Prestige, those who follow, and what it does."""
        worth, s, printed = self.worth, self.s, self.s.printed
        gain = float(printed.limits.idea_prestige) * worth.prestige + worth.bonus[words.IDEAS]
        known = 0
        for other in range(s.seats):
            if s.ideas[other] >> idea & 1 != 0:
                known += 1
        if known in (1, 2):
            gain -= worth.weight * known * float(printed.limits.follow_prestige) * worth.prestige
        followers = min(2, int(s.seats) - 1) - known
        if followers > 0 and worth.left > 1.0:
            likely = worth.habits.follow if worth.left > 2.0 else worth.habits.follow * 0.5
            gain += likely * followers * float(printed.limits.follow_prestige) * worth.prestige
        if idea == words.FREE_TRADE or idea == words.TRADING_COMPANIES:
            gain += worth.habits.merchant * worth.left
        elif idea == words.NEW_WORLD:
            gain += worth.habits.hope * 1.5 * self.seas.voyages.best_hope()
        elif idea == words.MERCHANT_MARINE or idea == words.COLONIAL_CHARTER:
            gain += 0.3 * worth.left
        powers = [0, 0, 0]
        powers[printed.idea_power[idea]] = printed.idea_cost[idea]
        return gain - worth.cost(powers[0], powers[1], powers[2])

    def growth(self, node: int) -> float:
        """Return what Commercial Growth in a node is worth, Ducats and Power taken off."""
        worth, limits = self.worth, self.s.printed.limits
        gain = float(limits.growth_prestige) * worth.prestige + worth.left * self.market.red_gain[node]
        return gain - float(limits.growth_ducats) - worth.cost(limits.growth_power, 0, 0)

    def loan(self) -> float:
        """Return what a Loan is worth for an Action that cannot be paid without it."""
        s, limits, seat = self.s, self.s.printed.limits, self.seat
        if s.acted:
            return -self.worth.loan
        have, best = s.ducats[seat], 0.0
        if have < limits.ship_price and s.power[seat * 3 + 2] > 0 and s.ships_of[seat] < limits.ships:
            best = self.seas.best_port() - self.worth.price[2]
        if have < limits.growth_ducats and s.growth[seat] > 0 and s.power[seat * 3] >= limits.growth_power:
            for node in range(s.printed.nodes):
                if s.merchants[node * SEATS + seat] != 0 and s.expanded[node] == 0:
                    best = max(best, self.growth(node))
        return best - self.worth.loan
