"""A bot's chance at an Award of this round, from the sources that lie open.

TJ-AWARD-01, TJ-AWARD-02, TJ-AWARD-03, TJ-AWARD-04, TJ-AWARD-05, TJ-AWARD-06, TJ-AWARD-07, TJ-AWARD-08, TJ-R-39
"""

from typing import Final, final

from entrepot.games.tradejack.bots.greed.habits import Habits
from entrepot.games.tradejack.bots.greed.sight import Sight
from entrepot.games.tradejack.content import card_numbers as words
from entrepot.games.tradejack.rules.awards import counted

CREDITS_A_SET: Final = 3.0
"""Green Credits that count like one set, so that all contests are weighed alike."""
TIE: Final = 0.25
"""The part of a set that winning a tie is worth."""
ABSTINENCE: Final = 0.6
"""How likely it is that a seat which could play nothing but Alternative does so."""


@final
class Contest:
    """One Award, and how well the others may meet it."""

    def __init__(self, sight: Sight, habits: Habits, award: int) -> None:
        self.condition: int = sight.cards.award_condition[award]
        self.points: float = float(sight.cards.award_points[award])
        self.unit: float = CREDITS_A_SET if self.condition == words.MOST_GREEN_CREDITS else 1.0
        self.rivals: float = 0.0
        """The sum of the others' weights in the draw that stands for the contest."""
        self.growth: float = habits.growth * sight.cards_after / sight.seats
        for seat in range(sight.seats):
            if seat != sight.seat:
                self.rivals += self.weight(self.threat(sight, habits, seat), wins_tie(sight, seat))

    def threat(self, sight: Sight, habits: Habits, seat: int) -> float:
        """Return how well another seat may meet the Award, if it plays most of what it can."""
        total: int = 0
        usable: int = 0
        for source in sight.sources[seat]:
            if sight.is_usable(source):
                usable += 1
                total += counted(sight.cards, sight.demand, self.condition, source)
        if total == 0:
            return 0.0
        playable = min(1.0, sight.product_counts[seat] / usable) * habits.eagerness
        if self.condition == words.EXCLUSIVELY_ALTERNATIVE:
            return playable * ABSTINENCE
        return total / self.unit * playable

    def counts(self, sight: Sight, source: int) -> int:
        """Return how much a set with this source counts."""
        return counted(sight.cards, sight.demand, self.condition, source)

    def weight(self, claim: float, loses_tie: bool) -> float:
        """Return a claim's weight: its square, with cards still to come; less where it would lose a tie."""
        claim += self.growth - (TIE if loses_tie else 0.0)
        return claim * claim if claim > 0.0 else 0.0

    def chance(self, claim: int) -> float:
        """Return the chance to win with a claim of one's own; nobody wins with none. TJ-R-22"""
        if claim <= 0:
            return 0.0
        mine = self.weight(claim / self.unit, False)
        return mine / (mine + self.rivals)


def wins_tie(sight: Sight, seat: int) -> bool:
    """Say whether the bot would win a tie with that seat, as things stand. TJ-AWARD-07, TJ-AWARD-08"""
    me = sight.seat
    if sight.awards_held[me] != sight.awards_held[seat]:
        return sight.awards_held[me] < sight.awards_held[seat]
    if sight.capital[me] != sight.capital[seat]:
        return sight.capital[me] < sight.capital[seat]
    return (me - sight.first) % sight.seats < (seat - sight.first) % sight.seats
