"""What the quests in a hand ask for, and what it is worth to do it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.trigon.bots.greed.habits import Habits
from entrepot.games.trigon.content import card_numbers as words
from entrepot.games.trigon.content.vocabulary import ADVENTURER, COINS, KINDS, LANDS, NONE, PLAYS
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import hands

VICTORY: Final = 30.0
"""What ends the game at once."""
HOPES: Final[list[float]] = [0.4, 0.6, 0.4, 0.2, 0.2, 0.15, 0.75, 0.4, 0.25, 0.85, 0.1, 0.75]
"""How likely a quest is to be completed, by its deed."""
VICTIMS: Final[list[float]] = [0.45, 0.1, 0.5]
"""The same of quests for a battle, by the figure that must fall."""
EACH_COPY: Final = 0.04
"""The same of quests for a play card, for each copy of it."""


@final
class Wishes:
    """The worth of deeds to one seat, from the quests that it holds."""

    def __init__(self, s: TrigonState, seat: int, habits: Habits) -> None:
        self.s: TrigonState = s
        self.seat: int = seat
        self.habits: Habits = habits
        self.overcome: list[float] = [0.0] * KINDS
        self.conquer: float = 0.0
        self.trade: float = 0.0
        self.receive: list[float] = [0.0] * COINS
        self.swap: float = 0.0
        self.market: float = 0.0
        """What is left to do in this turn for a quest that wants trade and swap."""
        self.traded: bool = False
        self.build: list[float] = [0.0] * KINDS
        self.times: list[int] = [1] * KINDS
        self.great: float = 0.0
        self.built: int = 0
        """What has been built in this turn for a quest that wants all three, as bits."""
        self.colonise: list[float] = [0.0] * LANDS
        self.explore: list[float] = [0.0] * LANDS
        self.plays: list[int] = []
        self.play: float = 0.0
        self.pending: int = 0
        """Quests in hand other than those that ride on others."""
        self.riders: int = 0
        for entry in s.quests:
            if entry // PLAYS == seat and s.cards.quest_deed[entry % PLAYS] == words.NATURE:
                self.riders += 1
        for at, entry in enumerate(s.quests):
            if entry // PLAYS == seat:
                self.add(entry % PLAYS, s.progress[at])

    def value(self, face: int) -> float:
        """Return what completing a quest now is worth, with one that rides on it."""
        s = self.s
        rides = 1 if self.riders > 0 and s.cards.quest_deed[face] != words.NATURE else 0
        done = s.done[self.seat] + 1 + rides
        value = s.cards.quest_points[face] + float(rides)
        if s.chosen.by_quests:
            if done >= s.chosen.quests:
                return VICTORY
            value += self.habits.quest * (0.5 + done / int(s.chosen.quests)) * (1 + rides)
        if s.bonus_holder[ADVENTURER] == NONE and done >= s.cards.bonus_needed[ADVENTURER]:
            value += s.cards.bonus_points[ADVENTURER]
        return value

    def prospect(self, face: int) -> float:
        """Return what holding a quest is worth."""
        return self.value(face) * self.hope(face)

    def hope(self, face: int) -> float:
        """Return how likely a quest is to be completed."""
        cards = self.s.cards
        deed, what = cards.quest_deed[face], cards.quest_what[face]
        if deed == words.OVERCOME:
            return VICTIMS[what]
        if deed == words.PLAY:
            return EACH_COPY * cards.play_copies[what]
        if deed == words.BUILD:
            return HOPES[deed] / (1.0 + 0.25 * (cards.quest_times[face] - 1))
        return HOPES[deed]

    def add(self, face: int, progress: int) -> None:
        """Take a quest in hand into account."""
        cards = self.s.cards
        deed, what = cards.quest_deed[face], cards.quest_what[face]
        if deed == words.NATURE:
            return
        self.pending += 1
        value = self.value(face)
        if deed == words.OVERCOME:
            self.overcome[what] += value
        elif deed == words.CONQUER:
            self.conquer += value
        elif deed == words.EXPLORE:
            self.explore[what] += value
        elif deed == words.COLONISE:
            left = cards.quest_times[face] - progress
            self.colonise[what] += value / (1.5 * left - 0.5)
        elif deed == words.PLAY:
            self.plays.append(what)
            self.play = value
        else:
            self.add_in_turn(deed, what, value, cards.quest_times[face], progress)

    def add_in_turn(self, deed: int, what: int, value: float, times: int, progress: int) -> None:
        """Take a quest into account that is done by building or trading."""
        if deed == words.TRADE:
            self.trade += value
        elif deed == words.RECEIVE:
            self.receive[what] += value
        elif deed == words.SWAP:
            self.swap += value
        elif deed == words.MARKET_DAY:
            self.market += value
            self.traded = progress != 0
        elif deed == words.BUILD:
            self.build[what] += value
            self.times[what] = times - progress
        elif deed == words.GREAT_WORKS:
            self.great += value
            self.built = progress


def unseen_quests(s: TrigonState, seat: int) -> vec[i64]:
    """Return how many of each quest a seat cannot place: neither in its hand nor completed."""
    left = s.cards.quest_copies[:]
    for entry in s.completed:
        left[entry % PLAYS] -= 1
    for face in hands.faces(s.quests, seat):
        left[face] -= 1
    return left


def average_quest(wishes: Wishes) -> float:
    """Return what a quest from the stack is worth on average."""
    left = unseen_quests(wishes.s, wishes.seat)
    total = 0.0
    count = 0
    for face in range(len(left)):
        if left[face] > 0:
            total += int(left[face]) * wishes.prospect(face)
            count += left[face]
    return total / count if count > 0 else 0.0
