"""What each action of a turn is worth."""

from typing import Final

from entrepot.games.trigon import figures
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
from entrepot.games.trigon.greed import bargain
from entrepot.games.trigon.greed.aims import Aims
from entrepot.games.trigon.greed.luck import Luck
from entrepot.games.trigon.greed.marches import Marches
from entrepot.games.trigon.greed.purse import Purse
from entrepot.games.trigon.greed.wishes import average_quest
from entrepot.games.trigon.state import TrigonState
from entrepot.games.trigon.trading import PAIR_COUNT
from entrepot.games.trigon.vocabulary import (
    BOAT,
    BOAT_COST,
    COPPER,
    EXPLORER,
    GOLD,
    KINDS,
    KNIGHT,
    KNIGHT_COST,
    NONE,
    PLAY_COST,
    QUEST_COST,
    SCOUT,
    SCOUT_COST,
    SILVER,
    SLOTS,
)

AT_ONCE: Final = 60.0
"""What loses nothing by being done first."""
NEVER: Final = -50.0
FULL: Final = 4
"""From how many quests in hand on another is worth less."""
BITS: Final[list[int]] = [1, 2, 4]


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
        self.great: float = self.great_works()
        """What each figure is worth for a quest that wants all three, if they can all be paid in this turn."""
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
            return self.knights(int(TRAIN_KNIGHT.value(action)))
        if BUILD_BOAT.has(action):
            return self.boat(int(BUILD_BOAT.value(action)))
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
        best += self.wishes.build[SCOUT] + self.great_part(SCOUT) - purse.price(cost, False)
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

    # ------------------------------------------------------------------ knights and boats

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
            best = max(best, gain / count - price)
        best += self.for_quest(KNIGHT, min(purse.spare_people(), purse.held[COPPER])) + self.great_part(KNIGHT)
        if best > 0.0 and not s.chosen.with_knights and not purse.keeps_crown(cost, 1):
            return NEVER
        return best

    def boat(self, spot: int) -> float:
        """Return what a boat is worth here: as a guard, and for whom it could carry."""
        s, purse = self.s, self.purse
        cost = purse.cost(BOAT_COST)
        there, twos = s.figures[spot * KINDS + KNIGHT], self.worth.twos(spot)
        gain = self.worth.risk(spot, there, twos) - self.worth.risk(spot, there, twos + 1)
        if s.figures[spot * KINDS + BOAT] == 0:
            gain += self.carriage(spot)
        gain += self.for_quest(BOAT, purse.held[COPPER] // max(1, cost[COPPER])) + self.great_part(BOAT)
        return gain - purse.price(cost, True) if purse.keeps_crown(cost, 0) else NEVER

    def carriage(self, harbour: int) -> float:
        """Return what a first boat at a harbour brings those who are near."""
        s, aims, ways = self.s, self.aims, self.worth.ways
        total = 0.0
        for spot in range(aims.spots):
            sea = ways.foot[spot * aims.spots + harbour]
            if s.owner[spot] != self.seat or sea > 1 or sea >= aims.sea[spot]:
                continue
            knights = s.figures[spot * KINDS + KNIGHT]
            if knights > 0:
                total += max(0.0, aims.army_with(spot, knights, sea) - aims.army(spot, knights))
            scouts = s.figures[spot * KINDS + SCOUT] + (1 if spot == self.scout_spot else 0)
            if scouts > 0:
                total += max(0.0, aims.scout(spot, sea) - aims.scout(spot, aims.sea[spot]))
        for land in range(len(self.wishes.explore)):
            if land != s.cards.land_of[harbour]:
                total += 0.5 * self.wishes.explore[land]
        return total

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
        if self.s.cards.play_effect[face] == EXPLORER:
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
