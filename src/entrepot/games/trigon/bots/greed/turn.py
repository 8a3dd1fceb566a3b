"""What each action of a turn is worth."""

from typing import Final, final

from entrepot.games.trigon.actions import (
    BUILD_BOAT,
    BUY_CARD,
    BUY_QUEST,
    CROWN,
    END,
    EXCHANGE,
    FOUND,
    MARCH,
    PLAY,
    SAIL,
    SWAP,
    TRADE,
    TRAIN_KNIGHT,
    TRAIN_SCOUT,
)
from entrepot.games.trigon.bots.greed import bargain
from entrepot.games.trigon.bots.greed.aims import Aims
from entrepot.games.trigon.bots.greed.levy import NEVER, Levy
from entrepot.games.trigon.bots.greed.luck import Luck
from entrepot.games.trigon.bots.greed.marches import Marches
from entrepot.games.trigon.bots.greed.purse import Purse
from entrepot.games.trigon.bots.greed.wishes import average_quest
from entrepot.games.trigon.content import card_numbers as words
from entrepot.games.trigon.content.vocabulary import (
    GOLD,
    KINDS,
    NONE,
    PLAY_COST,
    QUEST_COST,
    SCOUT,
    SCOUT_COST,
    SILVER,
    SLOTS,
)
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import figures
from entrepot.games.trigon.rules.trading import PAIR_COUNT

AT_ONCE: Final = 60.0
"""What loses nothing by being done first."""
FULL: Final = 4
"""From how many quests in hand on another is worth less."""


@final
class Turn:
    """Values the actions of the mover in one position."""

    def __init__(self, aims: Aims) -> None:
        self.aims: Aims = aims
        self.worth = aims.worth
        self.wishes = aims.worth.wishes
        self.s: TrigonState = aims.s
        self.seat: int = aims.seat
        self.purse: Purse = Purse(aims.worth, aims.s)
        self.luck: Luck = Luck(aims)
        self.marches: Marches = Marches(aims)
        self.levy: Levy = Levy(aims, self.purse)
        self.scout_spot: int = NONE
        self.scout_net: float = self.scouting()
        """What a scout brings above its price, trained at the best spot."""

    def best(self, legal: list[int]) -> int:
        """Return the action that brings most; ending the turn brings nothing."""
        found, most = int(END.base), 0.0
        for action in legal:
            value = self.value(action)
            if value > most:
                found, most = action, value
        return found

    def value(self, action: int) -> float:
        """Return what an action is worth."""
        if action >= END.base:
            return 0.0
        if action == CROWN.base:
            return 10.0 * AT_ONCE
        if FOUND.has(action):
            return self.found(int(FOUND.value(action)))
        if MARCH.has(action):
            return self.marches.find(int(MARCH.value(action)), False, NONE).value
        if SAIL.has(action):
            return self.marches.find(int(SAIL.value(action)), True, NONE).value
        if PLAY.has(action):
            return self.play(int(PLAY.value(action)))
        if TRADE.has(action):
            return self.trade(int(TRADE.value(action)))
        if SWAP.has(action):
            return self.swap(action - int(SWAP.base))
        return self.buy(action)

    def buy(self, action: int) -> float:
        """Return what a purchase is worth."""
        if TRAIN_SCOUT.has(action):
            return (
                5.0 + self.scout_net if self.scout_net > 0.0 and TRAIN_SCOUT.value(action) == self.scout_spot else NEVER
            )
        if TRAIN_KNIGHT.has(action):
            return self.levy.knights(int(TRAIN_KNIGHT.value(action)))
        if BUILD_BOAT.has(action):
            return self.levy.boat(int(BUILD_BOAT.value(action)), self.scout_spot)
        if action == BUY_QUEST.base:
            return self.quest()
        if action == BUY_CARD.base:
            return self.card()
        return self.exchange(action - int(EXCHANGE.base))

    # ------------------------------------------------------------------ scouts

    def scouting(self) -> float:
        """Find the best place to train a scout, and return what that brings; what cannot be paid brings nothing."""
        s, purse = self.s, self.purse
        if figures.left(s, self.seat, SCOUT) <= 0:
            return NEVER
        cost = purse.cost(SCOUT_COST)
        best = NEVER
        for slot in range(self.seat * SLOTS, (self.seat + 1) * SLOTS):
            if s.people[slot] >= s.cards.train_from:
                spot = s.site[slot]
                value = self.aims.scout(spot, self.aims.sea[spot]) - purse.person(slot)
                if value > best:
                    best, self.scout_spot = value, spot
        if self.scout_spot == NONE:
            return NEVER
        under_way = self.scouts_in_play()
        if under_way >= len(self.aims.sites):
            best = 0.0
        for _ in range(under_way):
            best *= 0.85
        best += self.wishes.build[SCOUT] + self.levy.great_part(SCOUT) - purse.price(cost, False)
        return best if purse.keeps_crown(cost, 1) else NEVER

    def scouts_in_play(self) -> int:
        """Return how many scouts are on the map."""
        return int(self.s.cards.most_scouts) - int(figures.left(self.s, self.seat, SCOUT))

    def found(self, spot: int) -> float:
        """Return whether to found here, or go on to a better site."""
        elsewhere = 0.0
        for at in range(len(self.aims.sites)):
            site = self.aims.sites[at]
            if site != spot:
                elsewhere = max(elsewhere, self.aims.site_worth[at] * self.aims.fars[self.aims.turns(spot, site)])
        here = self.worth.site(spot)
        return AT_ONCE / 2.0 + here if here >= elsewhere or self.s.figures[spot * KINDS + SCOUT] > 1 else NEVER

    # ------------------------------------------------------------------ cards and coins

    def quest(self) -> float:
        """Return what a quest from the stack is worth above its price."""
        return self.quest_for(self.purse.cost(QUEST_COST))

    def quest_for(self, cost: list[int]) -> float:
        """Return what a quest from the stack is worth above such a price."""
        gain = average_quest(self.wishes)
        for _ in range(max(0, self.wishes.pending - FULL)):
            gain *= 0.7
        return gain - self.purse.price(cost, self.wants_scout()) if self.purse.keeps_crown(cost, 0) else NEVER

    def wants_scout(self) -> bool:
        """Say whether there is a site for another scout."""
        return len(self.aims.sites) > self.scouts_in_play()

    def card(self) -> float:
        """Return what a play card from the stack is worth."""
        cost = self.purse.cost(PLAY_COST)
        gain = self.luck.average() - self.worth.habits.gamble
        return gain - self.purse.price(cost, self.wants_scout()) if self.purse.keeps_crown(cost, 0) else NEVER

    def exchange(self, metal: int) -> float:
        """Return whether to change a metal: for an emperor, a scout, or a quest."""
        s, purse = self.s, self.purse
        if purse.crown_in == 0:
            return AT_ONCE if purse.next_exchange(int(s.chosen.price), int(s.chosen.price)) == metal else NEVER
        scout = purse.cost(SCOUT_COST)
        if self.scout_net > 0.0 and purse.can_raise_cost(SCOUT_COST):
            return 5.0 if purse.next_exchange(scout[SILVER], scout[GOLD]) == metal else NEVER
        quest = purse.cost(QUEST_COST)
        if purse.can_raise_cost(QUEST_COST) and purse.next_exchange(quest[SILVER], quest[GOLD]) == metal:
            return self.quest_for(purse.raised(quest)) - 0.2
        return NEVER

    def play(self, face: int) -> float:
        """Return whether to play a card now."""
        if self.s.cards.play_effect[face] == words.EXPLORER:
            ready = self.scout_net > 0.0 and self.purse.can_pay(self.purse.cost(SCOUT_COST))
            return AT_ONCE if ready and figures.left(self.s, self.seat, SCOUT) > 1 else NEVER
        return AT_ONCE

    # ------------------------------------------------------------------ others

    def trade(self, other: int) -> float:
        """Return whether to offer somebody coins: once a turn, if there is a deal that both could want."""
        if self.s.offers[other] > 0:
            return NEVER
        deal = bargain.best_deal(self.worth, self.s, self.seat, other)
        return deal.gain if deal is not None else NEVER

    def swap(self, number: int) -> float:
        """Return whether to offer a swap: with a card to be rid of, or for a quest."""
        s = self.s
        other, pair = number // PAIR_COUNT, number % PAIR_COUNT
        wanted = self.wishes.swap > 0.0 or (self.wishes.market > 0.0 and self.wishes.traded)
        if s.offers[other] > (1 if wanted else 0):
            return NEVER
        if not wanted and (sum(s.offers) > 0 or pair // 2 != pair % 2 or not bargain.is_likely(self.worth, s)):
            return NEVER
        return bargain.swap_gain(self.luck, pair // 2, pair % 2) - self.worth.habits.bargain
