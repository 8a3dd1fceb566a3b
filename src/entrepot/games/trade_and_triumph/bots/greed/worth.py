"""What cards are worth to a bot, in gold: laid, played, kept or sold."""

from typing import Final, final

from entrepot.games.trade_and_triumph.actions import CAPACITY
from entrepot.games.trade_and_triumph.bots.greed.cubes import best_gain, best_swap
from entrepot.games.trade_and_triumph.bots.greed.habits import Habits
from entrepot.games.trade_and_triumph.bots.greed.rivals import Rival, rivals_of
from entrepot.games.trade_and_triumph.bots.greed.sight import LONGEST, Sight, is_outward, next_end, route_ahead
from entrepot.games.trade_and_triumph.content import card_numbers as words
from entrepot.games.trade_and_triumph.content import effect_parts as parts
from entrepot.games.trade_and_triumph.content.board import (
    CITY,
    INNER,
    NODE_REGIONS,
    ROUTE_REGION,
    regions_at,
)
from entrepot.games.trade_and_triumph.content.card_words import FORCES, FORCES_ALL
from entrepot.games.trade_and_triumph.content.tables import FIRST_INFLUENCE, FIRST_SPECIALTY
from entrepot.games.trade_and_triumph.content.vocabulary import REGIONS

UNKNOWN: Final = -1
CHANCE: Final = 0.45
"""How likely a condition is met that the bot can steer towards."""


@final
class Worth:
    """The worths of one position, looked up while choosing."""

    def __init__(self, sight: Sight, habits: Habits) -> None:
        self.sight: Sight = sight
        self.habits: Habits = habits
        self.share: float = min(1.0, sight.turns / LONGEST)
        """The part of the game that is left."""
        self.point: float = habits.point
        bought = sum(sight.levels)
        lacking = max(0.0, 5.0 - bought) / 5.0
        late = min(1.0, max(0.05, (sight.turns - 1.0) / 3.0))
        spare = max(0.0, sight.gold[sight.seat] - habits.purse)
        scarce = 1.0 + habits.thrift * lacking * min(1.0, sight.turns / 12.0)
        self.coin: float = scarce * late / (1.0 + spare / habits.riches)
        """What a coin is worth."""
        supply = sight.view["supply"]
        self.supply: list[int] = [supply[region] for region in REGIONS]
        self.rivals: list[Rival] = []
        self.has_rivals: bool = False
        route = route_ahead(sight.place)
        self.ahead: int = (1 << ROUTE_REGION[route]) if route >= 0 else UNKNOWN
        """The region travelled at the next arrival, as a bit, where it is settled."""
        self.end_ahead: int = next_end(sight.place) if route >= 0 else UNKNOWN
        self.fresh: int = len(sight.down)
        """Trade cards that will be turned up with another one."""

    # ------------------------------------------------------------------ conditions

    def chance(self, condition: int, is_now: bool) -> float:
        """Return how likely a condition is met: here and now, or at the next arrival."""
        if condition == 0:
            return 1.0
        if condition < parts.IF_IN:
            return self.chance_travelled(parts.IF_REGIONS[condition])
        if is_now:
            return self.chance_here(condition)
        return self.chance_there(condition)

    def chance_travelled(self, wanted: int) -> float:
        if self.ahead != UNKNOWN:
            return 1.0 if self.ahead & wanted else 0.0
        if self.sight.place != CITY:
            return 1.0 if int(NODE_REGIONS[self.sight.place]) & wanted else 0.0
        return 0.8

    def chance_here(self, condition: int) -> float:
        place = self.sight.place
        if condition == parts.IF_AT_CITY:
            return 1.0 if place == CITY else 0.0
        if condition == parts.IF_AT_NODE:
            return 1.0 if CITY < place < INNER else 0.0
        return 1.0 if int(regions_at(place)) & parts.IF_REGIONS[condition] else 0.0

    def chance_there(self, condition: int) -> float:
        """Return how likely a condition on where the trader is will be met at the next arrival."""
        outward = is_outward(self.sight.place)
        if condition == parts.IF_AT_CITY:
            return 0.0 if outward else 1.0
        if condition == parts.IF_AT_NODE:
            return 1.0 if outward else 0.0
        if not outward:
            return 0.0
        if self.end_ahead == UNKNOWN:
            return 0.6
        return 1.0 if NODE_REGIONS[self.end_ahead] & parts.IF_REGIONS[condition] else 0.0

    # ------------------------------------------------------------------ cards

    def laid(self, face: int) -> float:
        """Return what a Trade card will bring at the next arrival."""
        cards = self.sight.cards
        total = cards.gold[face] * self.coin
        for effect in (face * 2, face * 2 + 1):
            total += self.effect(effect, False)
        return total

    def at_best(self, face: int) -> float:
        """Return what a Trade card brings if all its conditions are met."""
        cards = self.sight.cards
        total = cards.gold[face] * self.coin
        for effect in (face * 2, face * 2 + 1):
            if cards.words[effect]:
                total += self.effect_met(effect)
        return total

    def lay(self, face: int) -> float:
        """Return what laying a Trade card now is worth, as against laying it for a better route."""
        brings = self.laid(face)
        return brings - self.habits.mismatch * (self.at_best(face) - brings)

    def played(self, card: int) -> float:
        """Return what playing an Influence or Specialty card is worth, its price taken off."""
        cards = self.sight.cards
        if card >= FIRST_SPECIALTY:
            return cards.points[card] * self.point + self.effects(card)
        face = card - FIRST_INFLUENCE
        price = max(0, cards.cost[card] - self.discount())
        if cards.when[face]:
            return self.eternal(card) - price * self.coin
        return self.effects(card) - price * self.coin

    def discount(self) -> int:
        """Return what Influence cards cost less."""
        cards = self.sight.cards
        total = 0
        for row in self.sight.view["eternals"][self.sight.seat]:
            if row["awake"]:
                first = self.sight.look.influence[row["card"]] * 2
                for effect in (first, first + 1):
                    if cards.words[effect] == words.DISCOUNT_INFLUENCE:
                        total += cards.amounts[effect]
        return total

    def effects(self, card: int) -> float:
        return self.effect(card * 2, True) + self.effect(card * 2 + 1, True)

    def kept(self, card: int) -> float:
        """Return what a card is worth when it is played at a good moment."""
        if card < CAPACITY:
            return max(self.laid(card), 0.75 * self.at_best(card) + 0.25 * self.laid(card))
        return self.played(card)

    def keeping(self) -> list[float]:
        """Return for each card in hand what keeping it is worth: the best are played first, the others wait."""
        hand = self.sight.hand
        values = [self.kept(card) for card in hand]
        order = sorted(range(len(hand)), key=lambda at: -values[at])
        plays = float(self.sight.plays())
        keep = [0.0] * len(hand)
        for rank, at in enumerate(order):
            turns = (rank + 0.5) / plays
            factor = self.habits.wait**turns if turns <= self.sight.turns else 0.0
            keep[at] = values[at] * factor
        return keep

    # ------------------------------------------------------------------ effects

    def effect(self, effect: int, is_now: bool) -> float:
        """Return what an effect is worth by the chance that its condition is met."""
        cards = self.sight.cards
        if cards.words[effect] == words.NOTHING:
            return 0.0
        chance = self.chance(cards.ifs[effect], is_now)
        return chance * self.effect_met(effect) if chance > 0.0 else 0.0

    def effect_met(self, effect: int) -> float:
        """Return what an effect is worth when it works."""
        cards = self.sight.cards
        word: int = cards.words[effect]
        amount: int = cards.amounts[effect]
        if word == words.GOLD:
            return amount * self.coin
        if word == words.POINTS:
            return amount * self.point
        if word in (words.GOLD_PER, words.POINTS_PER):
            return self.per(word, amount, cards.whats[effect], cards.caps[effect])
        if word in (words.CUBE, words.SWAP_CUBE):
            return self.cube(word, amount, cards.whats[effect])
        if word in (words.DRAW, words.FETCH, words.REFILL):
            return self.drawn(word, amount, cards.whats[effect])
        if word in (words.STEAL_CUBE, words.STEAL_GOLD, words.STEAL_POINTS, words.RIVAL_DISCARDS):
            return self.stolen(word, amount)
        if parts.WORKS[word] in (FORCES, FORCES_ALL):
            return self.hinder(word, amount)
        return self.tempo(word, amount)

    def per(self, word: int, amount: int, what: int, cap: int) -> float:
        sight = self.sight
        if what == parts.PER_CUBE:
            count = sum(sight.cubes)
        elif what == parts.PER_COLOUR:
            count = sum([1 for held in sight.cubes if held > 0])
        elif what == parts.PER_REVEALED:
            count = self.fresh + (1 if self.fresh == 0 else 0)
        elif what == parts.PER_ETERNAL:
            count = len(sight.view["eternals"][sight.seat])
        else:
            count = sum(sight.levels)
        total = count * amount
        if cap and total > cap:
            total = cap
        return total * (self.point if word == words.POINTS_PER else self.coin)

    def cube(self, word: int, amount: int, what: int) -> float:
        sight = self.sight
        if self.sight.turns < 2.0 and sight.place != CITY:
            return 0.0
        if word == words.SWAP_CUBE:
            return best_swap(sight.cubes, self.supply, self.share)[0] * self.point * 0.9
        if what == parts.TRAVELLED:
            return 1.2 * amount * self.point
        return best_gain(sight.cubes, self.supply, self.share) * self.point * (0.9 * amount + 0.1)

    def drawn(self, word: int, amount: int, what: int) -> float:
        habits = self.habits
        late = min(1.0, self.sight.turns / 3.0)
        if word == words.REFILL:
            return max(0, amount - len(self.sight.hand) + 1) * habits.trade_draw * late
        if word == words.FETCH:
            return (habits.trade_draw + 1.2) * amount * late
        if what == 0:
            return habits.trade_draw * amount * late
        return (habits.influence_draw if what == 1 else habits.specialty_draw) * amount * late

    def stolen(self, word: int, amount: int) -> float:
        gain = 0.0
        for rival in self.all_rivals():
            loss = rival.hindered(word, amount)
            mine = loss if word != words.RIVAL_DISCARDS else 0.0
            if word == words.STEAL_POINTS:
                mine = self.point * min(amount, rival.points)
            gain = max(gain, mine + loss * rival.weight * 0.6)
        return gain

    def hinder(self, word: int, amount: int) -> float:
        """Return the worth of the best target, or of all for effects on everybody."""
        losses = [rival.hindered(word, amount) * rival.weight for rival in self.all_rivals()]
        if word in (words.FORCE_ALL_CITY, words.FORCE_ALL_NODES):
            return sum(losses)
        return max(0.0, max(losses))

    def tempo(self, word: int, amount: int) -> float:
        """Return the worth of more moves, draws, plays and upgrades, and of looking."""
        sight = self.sight
        habits = self.habits
        if word == words.MOVE:
            return habits.step * amount
        if word == words.MOVE_NEXT:
            return habits.step * amount if sight.turns > 1.0 else 0.0
        if word == words.DRAW_NEXT:
            return 1.5 * amount if sight.turns > 1.0 else 0.0
        if word == words.PLAYS:
            return habits.slot * min(amount, max(0, len(sight.hand) - 1 - sight.plays_left))
        if word == words.UPGRADE:
            return min(2, amount) * max(self.upgrade(0), self.upgrade(1), self.upgrade(2), 0.0) * 0.9
        if word == words.MARKET:
            sets = min(sight.cubes)
            return sets * amount * self.point + sum(sight.cubes) * (1.5 if sight.turns < 3.0 else 0.3)
        return 0.2

    def all_rivals(self) -> list[Rival]:
        if not self.has_rivals:
            self.rivals = rivals_of(self.sight, self.habits)
            self.has_rivals = True
        return self.rivals

    # ------------------------------------------------------------------ what lasts

    def upgrade(self, track: int) -> float:
        """Return what the next square of a track brings in the turns left; 0 if there is none."""
        sight = self.sight
        level = sight.levels[track]
        turns = sight.turns - 1.5
        if level >= 2 or turns <= 0.0:
            return 0.0
        return self.gain(track, level) * turns

    def gain(self, track: int, level: int) -> float:
        habits = self.habits
        fall = 1.0 / (1.0 + habits.steepness * 0.5 * level)
        if track == 0:
            return habits.step * fall
        draws, plays = self.sight.levels[1], self.sight.levels[2]
        if track == 1:
            return (habits.card if plays >= draws else habits.card * 0.6) * fall
        return (habits.play if draws > plays else habits.play * 0.65 + habits.idle_play * 0.1) * fall

    def eternal(self, card: int) -> float:
        """Return what an Eternal brings in the turns left."""
        cards = self.sight.cards
        turns = max(0.0, self.sight.turns - 1.5)
        when: int = cards.when[card - FIRST_INFLUENCE]
        total = 0.0
        for effect in (card * 2, card * 2 + 1):
            word: int = cards.words[effect]
            if word != words.NOTHING:
                total += self.each_turn(when, word, cards.amounts[effect], cards.ifs[effect]) * turns
        return total

    def each_turn(self, when: int, word: int, amount: int, condition: int) -> float:
        sight = self.sight
        pace = sight.move() / (sight.steps + 0.5)
        if word == words.GOLD:
            return amount * self.coin * how_often(when, condition, pace, sight.plays())
        if word == words.SWAP_CUBE:
            return 0.11 * self.point
        if word == words.DISCARD_FOR_GOLD:
            return max(0.0, amount - 1.4) * (0.45 + 0.25 * sight.levels[1])
        return self.standing(word, amount)

    def standing(self, word: int, amount: int) -> float:
        sight = self.sight
        if word == words.DISCOUNT_SPECIALTY:
            return amount * 0.42
        if word == words.DISCOUNT_UPGRADE:
            return amount * 0.9 * max(0, 4 - sum(sight.levels)) / LONGEST
        if word == words.DISCOUNT_INFLUENCE:
            return amount * 0.25
        if word == words.PRICE:
            return amount * (0.35 + 0.4 * max(0, sight.levels[1] - sight.levels[2]))
        if word == words.EXTRA_MOVE:
            return amount * self.habits.step
        if word in (words.MAY_STAY, words.LOOK_HAND):
            return 0.05
        if word == words.SHIELD_FORCE:
            return 0.4
        return 0.3  # against theft: each rival robs one of its rivals, so that their number makes no difference


def how_often(when: int, condition: int, pace: float, plays: int) -> float:
    """Return how often in a turn an Eternal pays."""
    if when in (parts.AT_START, parts.AT_END):
        return 0.38
    if when == parts.AT_ARRIVAL:
        return pace * (0.5 if condition else 1.0)
    if when == parts.AT_CUBE:
        return pace * 0.5
    return plays * 0.75


def region_bit(route: int) -> int:
    """Return a route's region as a bit."""
    return 1 << int(ROUTE_REGION[route])
