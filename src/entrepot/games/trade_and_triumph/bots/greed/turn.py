"""What each action of a turn is worth, in gold above doing nothing."""

from typing import Final, final

from entrepot.games.trade_and_triumph.actions import (
    APPLY,
    CAPACITY,
    DECLINE,
    DISCARD_TRADE,
    DONE,
    DRAW,
    END,
    FETCH_TRADE,
    GIVE,
    INFLUENCE,
    LAY,
    NODE,
    SELL_CUBE,
    SELL_SET,
    SELL_TRADE,
    SPECIALTY,
    STAY,
    TAKE,
    TARGET,
    UPGRADE,
    USE,
)
from entrepot.games.trade_and_triumph.bots.greed.cubes import best_swap, gain_of
from entrepot.games.trade_and_triumph.bots.greed.rivals import Rival
from entrepot.games.trade_and_triumph.bots.greed.sight import Sight
from entrepot.games.trade_and_triumph.bots.greed.ways import Ways
from entrepot.games.trade_and_triumph.bots.greed.worth import Worth
from entrepot.games.trade_and_triumph.content import card_numbers as words
from entrepot.games.trade_and_triumph.content import effect_parts as parts
from entrepot.games.trade_and_triumph.content.tables import FIRST_SPECIALTY, TARGET_POINTS

AT_ONCE: Final = 1000.0
"""Worth of what loses nothing by being done first."""
NEVER: Final = -1000.0
CARDS: Final = 3 * CAPACITY


@final
class Turn:
    """Values actions of one position."""

    def __init__(self, worth: Worth) -> None:
        self.worth: Worth = worth
        self.sight: Sight = worth.sight
        self.ways: Ways = Ways(worth)
        self.keeping: list[float] = []
        """What keeping each card in hand is worth; empty until asked for."""
        self.is_free: bool = self.sight.view["phase"] == "track"

    def value(self, action: int) -> float:
        """Return what an action is worth."""
        if action < STAY.base:
            return self.ways.movement(action)
        if LAY.base <= action < END.base:
            return self.play(action)
        if SELL_TRADE.base <= action < SELL_TRADE.base + CARDS:
            return self.sale(action - SELL_TRADE.base)
        if DISCARD_TRADE.base <= action < DISCARD_TRADE.base + CARDS:
            return -self.keep(action - DISCARD_TRADE.base)
        if action < LAY.base:
            return self.draw(action)
        if action >= TARGET.base:
            return self.pick(action)
        return self.other(action)

    def other(self, action: int) -> float:
        if action == END.base:
            return 0.0
        if SELL_CUBE.base <= action < USE.base:
            return self.cube_sale(action)
        if USE.has(action):
            return self.use(USE.value(action))
        if APPLY.has(action):
            return self.order(APPLY.value(action))
        return 0.0

    # ------------------------------------------------------------------ drawing

    def draw(self, action: int) -> float:
        """Return what a card of a deck is worth; less where the hand is full of its kind."""
        if action == STAY.base:
            return NEVER
        if action == DONE.base:
            return 0.0
        deck = DRAW.value(action)
        if deck == 2:
            return self.specialty_draw()
        kind = [card for card in self.sight.hand if card // CAPACITY == deck]
        habits = self.worth.habits
        crowd = 0.3 * len(kind)
        return max(0.1, (habits.trade_draw + 0.9 if deck == 0 else habits.influence_draw + 0.6) - crowd)

    def specialty_draw(self) -> float:
        """Return what buying an unseen Specialty card is worth."""
        sight = self.sight
        if sight.plays_left == 0 and sight.turns < 2.0:
            return NEVER
        price: int = sight.view["specialty_price"]
        return self.mean_specialty() - price * self.worth.coin

    def mean_specialty(self) -> float:
        """Return what an unseen Specialty card is worth on average."""
        sight = self.sight
        seen = sight.view["discards"]["specialty"]
        cards = sight.cards
        count = 0
        total = 0.0
        for face, id in enumerate(cards.ids[2]):
            if id not in seen:
                count += 1
                total += cards.points[FIRST_SPECIALTY + face] * self.worth.point + self.worth.habits.special
        return total / count if count else self.worth.habits.special + self.worth.point

    # ------------------------------------------------------------------ playing

    def play(self, action: int) -> float:
        """Return what playing a card or buying an upgrade is worth."""
        worth = self.worth
        if action < INFLUENCE.base:
            return max(worth.lay(LAY.value(action)), 0.3)
        if action < SPECIALTY.base:
            return worth.played(CAPACITY + INFLUENCE.value(action)) - 0.5
        if action < UPGRADE.base:
            return self.special(2 * CAPACITY + SPECIALTY.value(action))
        return self.upgrade(UPGRADE.value(action))

    def special(self, card: int) -> float:
        """Return what playing a Specialty card now is worth: points can wait while gold still buys speed."""
        worth = self.worth
        now = worth.played(card)
        hurry = worth.habits.hurry if self.sight.turns > 5.0 else 1.0
        if self.sight.turns > 3.0:
            for effect in (card * 2, card * 2 + 1):
                condition = self.sight.cards.ifs[effect]
                if condition and worth.chance(condition, True) == 0.0:
                    now -= 0.6 * worth.effect_met(effect)
        return now * hurry + 0.2

    def upgrade(self, track: int) -> float:
        """Return what the next square of a track is worth, its price taken off."""
        gain = self.worth.upgrade(track)
        if self.is_free:
            return gain
        names = ("move", "draw", "play")
        price: int = self.sight.view["prices"][names[track]]
        return gain - price * self.worth.coin

    # ------------------------------------------------------------------ selling

    def keep(self, card: int) -> float:
        """Return what keeping a card is worth; the worse of two copies counts."""
        if not self.keeping:
            self.keeping = self.worth.keeping()
        hand = self.sight.hand
        least = 99.0
        for at in range(len(hand)):
            if hand[at] == card and self.keeping[at] < least:
                least = self.keeping[at]
        return least

    def sale(self, card: int) -> float:
        """Return what selling a card is worth: beyond keeping it, or to buy a Specialty card now."""
        price: int = self.sight.view["selling"]["price"]
        gain = price * self.worth.coin - self.keep(card)
        if gain > 0.0:
            return AT_ONCE + gain
        if self.funds(price):
            return self.specialty_gain() * 0.5 + gain
        return NEVER

    def funds(self, price: int) -> bool:
        """Say whether sales could raise what is missing for a Specialty card in this turn."""
        sight = self.sight
        view = sight.view
        missing: int = view["specialty_price"] - sight.gold[sight.seat]
        if missing <= 0 or sight.draws_left == 0 or "specialty" in view["drawn"] or view["phase"] == "play":
            return False
        return price * (len(sight.hand) - 1) >= missing and missing <= 2 * price

    def specialty_gain(self) -> float:
        price: int = self.sight.view["specialty_price"]
        return self.mean_specialty() - price * self.worth.coin

    def cube_sale(self, action: int) -> float:
        """Sell sets at once, single cubes when time is short; cards that count cubes come first."""
        if self.counts_cubes():
            return NEVER
        if action == SELL_SET.base:
            return AT_ONCE + 10.0
        return AT_ONCE + 5.0 if self.is_late() else NEVER

    def counts_cubes(self) -> bool:
        """Say whether a card in hand that can still be played in this turn gives more while cubes are held."""
        sight = self.sight
        if sight.plays_left == 0:
            return False
        cards = sight.cards
        for card in sight.hand:
            if card >= FIRST_SPECIALTY:
                for effect in (card * 2, card * 2 + 1):
                    word = cards.words[effect]
                    if word == words.MARKET and min(sight.cubes) > 0:
                        return True
                    if word in (words.POINTS_PER, words.GOLD_PER) and cards.whats[effect] <= parts.PER_COLOUR:
                        return True
        return False

    def is_late(self) -> bool:
        """Say whether single cubes are better sold now than kept for a set."""
        sight = self.sight
        total = sum(sight.cubes)
        if sight.view["end_triggered"] or sight.points[sight.seat] + total >= TARGET_POINTS:
            return True
        trip = 2.0 * sight.steps / sight.move()
        return sight.turns < trip * self.worth.habits.last_chance

    # ------------------------------------------------------------------ effects

    def use(self, face: int) -> float:
        """Return what using an Eternal is worth."""
        cards = self.sight.cards
        word = cards.words[(CAPACITY + face) * 2]
        if word == words.SWAP_CUBE:
            return AT_ONCE if best_swap(self.sight.cubes, self.worth.supply, self.worth.share)[0] > 0.1 else NEVER
        if word == words.DISCARD_FOR_GOLD:
            return self.pawn(cards.amounts[(CAPACITY + face) * 2])
        return AT_ONCE if word == words.MOVE else NEVER

    def pawn(self, amount: int) -> float:
        """Say whether some card is worth less than what it would bring; better a sale at as good a price."""
        if not self.sight.hand or self.sight.view["selling"]["price"] >= amount:
            return NEVER
        least = min([self.keep(card) for card in self.sight.hand])
        return AT_ONCE if least < amount * self.worth.coin else NEVER

    def order(self, face: int) -> float:
        """Return how early a revealed card is applied: cubes first, what counts them last."""
        word = self.sight.cards.words[face * 2]
        if word in (words.CUBE, words.SWAP_CUBE, words.STEAL_CUBE):
            return 2.0
        return 0.0 if word == words.GOLD_PER else 1.0

    def pick(self, action: int) -> float:
        """Return what an answer to a card's question is worth."""
        if TARGET.has(action):
            return self.target(TARGET.value(action))
        if TAKE.has(action):
            return gain_of(self.sight.cubes, TAKE.value(action), self.worth.share)
        if GIVE.has(action):
            give = best_swap(self.sight.cubes, self.worth.supply, self.worth.share)[1]
            return 1.0 if GIVE.value(action) == give else -1.0
        if FETCH_TRADE.base <= action < DECLINE.base:
            return self.worth.kept(action - FETCH_TRADE.base)
        return 0.0 if action == DECLINE.base else -0.01 * float(action - NODE.base)

    def target(self, seat: int) -> float:
        """Return what choosing a rival is worth."""
        asked = self.sight.view["asked"]
        rival = Rival(self.sight, self.worth.habits, seat)
        word = parts.WORDS.index(asked["effect"]) if asked else words.NOTHING
        return rival.hindered(word, 4) * rival.weight
