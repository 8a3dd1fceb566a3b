"""How battles go: the odds of throws by the number of dice, and of whole battles."""

from typing import Final, final

from librt.vecs import vec

PIPS: Final = 6
UNKNOWN: Final = -1.0


@final
class Odds:
    """Remembers the odds of battles between armies of so many dice."""

    def __init__(self, most_dice: int, defender_wins: bool) -> None:
        self.most: int = most_dice
        self.win_throw: vec[float] = vec[float](throw_odds(most_dice, defender_wins))
        """By attacker's and defender's dice, how likely the defender is to lose a figure where somebody does."""
        self.wins: dict[int, float] = {}
        self.rests: dict[int, float] = {}

    def win(self, army: int, ones: int, twos: int, fixed: int) -> float:
        """Return how likely an army of so many knights beats figures of one and of two dice and a settlement's dice."""
        if army <= 0:
            return 0.0
        battle = self.number(army, ones, twos, fixed)
        known = self.wins.get(battle, UNKNOWN)
        if known == UNKNOWN:
            self.work_out(battle, army, ones, twos, fixed)
            return self.wins[battle]
        return known

    def left(self, army: int, ones: int, twos: int, fixed: int) -> float:
        """Return how many knights of the attacker live on average, nobody counted where the battle is lost."""
        if army <= 0:
            return 0.0
        battle = self.number(army, ones, twos, fixed)
        known = self.rests.get(battle, UNKNOWN)
        if known == UNKNOWN:
            self.work_out(battle, army, ones, twos, fixed)
            return self.rests[battle]
        return known

    def number(self, army: int, ones: int, twos: int, fixed: int) -> int:
        """Return the number of a battle."""
        return ((army * 64 + ones) * 16 + twos) * 32 + fixed

    def work_out(self, battle: int, army: int, ones: int, twos: int, fixed: int) -> None:
        """Go through the battle figure by figure: weakest figures fall first, a settlement last."""
        chance = vec[float]([0.0] * (army + 1))
        chance[army] = 1.0
        for dice in stages(ones, twos, fixed):
            after = vec[float]([0.0] * (army + 1))
            thrown = min(self.most, dice)
            for knights in range(army, 0, -1):
                if chance[knights] > 0.0:
                    hit = self.win_throw[min(self.most, knights) * (self.most + 1) + thrown]
                    after[knights] += chance[knights] * hit
                    chance[knights - 1] += chance[knights] * (1.0 - hit)
            chance = after
        total = 0.0
        rest = 0.0
        for knights in range(1, army + 1):
            total += chance[knights]
            rest += knights * chance[knights]
        self.wins[battle] = total
        self.rests[battle] = rest


def stages(ones: int, twos: int, fixed: int) -> list[int]:
    """Return the defender's dice before each of its losses."""
    found: list[int] = []
    for left in range(ones, 0, -1):
        found.append(left + 2 * twos + fixed)
    for left in range(twos, 0, -1):
        found.append(2 * left + fixed)
    if fixed > 0:
        found.append(fixed)
    return found


KNOWN: Final[dict[tuple[int, bool], Odds]] = {}


def odds_of(most_dice: int, defender_wins: bool) -> Odds:
    """Return the odds under these rules, which all bots of a process share: they are the same in every game."""
    key = (most_dice, defender_wins)
    if key not in KNOWN:
        KNOWN[key] = Odds(most_dice, defender_wins)
    return KNOWN[key]


def throw_odds(most: int, defender_wins: bool) -> list[float]:
    """Return for each number of dice on both sides how likely the attacker's sum is higher; ties do not count."""
    sums = [sum_odds(dice) for dice in range(most + 1)]
    found: list[float] = []
    for attack in range(most + 1):
        for defence in range(most + 1):
            higher = 0.0
            lower = 0.0
            for one, chance in enumerate(sums[attack]):
                for other, likely in enumerate(sums[defence]):
                    if one > other:
                        higher += chance * likely
                    elif one < other or defender_wins:
                        lower += chance * likely
            found.append(higher / (higher + lower) if higher + lower > 0 else 0.0)
    return found


def sum_odds(dice: int) -> list[float]:
    """Return by sum how likely so many dice are to show it."""
    odds = [1.0]
    for _ in range(dice):
        after = [0.0] * (len(odds) + PIPS)
        for total, chance in enumerate(odds):
            for pips in range(1, PIPS + 1):
                after[total + pips] += chance / PIPS
        odds = after
    return odds
