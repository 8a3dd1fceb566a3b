"""What play cards are worth, drawn, in hand, or stolen."""

from typing import final

from entrepot.games.trigon.bots.greed.aims import Aims
from entrepot.games.trigon.content import card_numbers as words
from entrepot.games.trigon.content.vocabulary import COINS, COPPER, PEOPLE, PIECES, PLAYS, SILVER
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import hands, losses, playing


@final
class Luck:
    """The worth of play cards to one seat."""

    def __init__(self, aims: Aims) -> None:
        self.aims: Aims = aims
        self.worth = aims.worth
        self.s: TrigonState = aims.s
        self.seat: int = aims.seat
        habits = aims.worth.habits
        self.metal: list[float] = [habits.copper, habits.silver, habits.gold]

    def average(self) -> float:
        """Return what a card from the stack is worth on average, as far as can be known."""
        s = self.s
        left = s.cards.play_copies[:]
        for face in range(len(left)):
            left[face] -= s.discards[face]
        for entry in s.opened:
            left[entry % PLAYS] -= 1
        for face in hands.faces(s.kept, self.seat):
            left[face] -= 1
        total = 0.0
        count = 0
        for face in range(len(left)):
            if left[face] > 0:
                total += left[face] * self.value(face)
                count += left[face]
        return total / count if count > 0 else 0.0

    def value(self, face: int) -> float:
        """Return what drawing a card is worth."""
        s = self.s
        wish = self.worth.wishes.play if face in self.worth.wishes.plays else 0.0
        if not s.cards.play_skull[face]:
            return self.gift(face) + wish
        if playing.shield(s, self.seat, s.cards.play_colour[face]) >= 0:
            return wish
        loss = self.loss(face)
        return wish - (0.2 * loss if s.cards.play_everyone[face] else loss)

    def gift(self, face: int) -> float:
        """Return what a card without a skull is worth."""
        cards, habits = self.s.cards, self.worth.habits
        effect, amount = cards.play_effect[face], cards.play_amount[face]
        if effect == words.GAIN_KNIGHTS:
            return habits.knight * amount
        if effect == words.POINT:
            return 1.2 * amount
        if effect == words.GAIN_COINS:
            return self.metal[cards.play_metal[face]] * amount
        if effect == words.GAIN_ANY_COINS:
            return 0.9 * self.metal[2] * amount
        if effect == words.GAIN_PER_SETTLEMENT:
            return self.metal[cards.play_metal[face]] * amount * int(self.s.settlements[self.seat])
        if effect == words.GAIN_PEOPLE:
            return (habits.person + 0.15) * amount
        if effect == words.FREE_VILLAGE:
            return self.free_village()
        return self.trick(effect, amount)

    def trick(self, effect: int, amount: int) -> float:
        """Return what a card that is played on others is worth."""
        if effect == words.STEAL_ROLLED:
            return 3.0 * self.metal[COPPER]
        if effect == words.STEAL_COINS:
            return 0.8 * self.metal[2] * amount
        if effect == words.INTRIGUE:
            return 3.0
        if effect == words.ESPIONAGE:
            return 1.2
        if effect == words.EXPLORER or effect == words.TURNCOAT:
            return 0.6
        if effect == words.EXTRA_DICE or effect == words.DOUBLE_DICE:
            return 0.3
        return 0.15 if effect == words.FLIGHT else 0.3

    def free_village(self) -> float:
        """Return what a village without a scout is worth."""
        best = 0.0
        for value in self.aims.site_worth:
            best = max(best, value)
        return best

    def loss(self, face: int) -> float:
        """Return what a skull costs."""
        s, seat, habits = self.s, self.seat, self.worth.habits
        effect, count = s.cards.play_effect[face], int(losses.to_lose(s, seat, face))
        if effect == words.LOSE_KNIGHTS or effect == words.LOSE_HALF_KNIGHTS:
            return habits.knight * count
        if effect == words.LOSE_COINS:
            return self.metal[s.cards.play_metal[face]] * count
        if effect == words.LOSE_HALF_COINS or effect == words.LOSE_ANY_COINS:
            coins = s.coins[seat * COINS : (seat + 1) * COINS]
            return 0.4 * (int(coins[COPPER]) * self.metal[COPPER] + int(coins[SILVER]) * self.metal[SILVER])
        if effect == words.LOSE_SETTLEMENT:
            return 2.2 * count
        if effect == words.LOSE_PALACE:
            return 3.3 * count
        if effect == words.LOSE_PEOPLE or effect == words.LOSE_HALF_PEOPLE:
            return (habits.person + 0.1) * count
        spare = max(0, s.pieces[seat * PIECES + PEOPLE] - s.settlements[seat])
        return habits.person * int(min(s.cards.play_amount[face], spare))
