"""What draws scouts and knights: free sites, settlements weakly held, lands to explore; and how far all of it is."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.trigon.bots.greed.ways import NOWHERE
from entrepot.games.trigon.bots.greed.worth import Worth
from entrepot.games.trigon.content.vocabulary import BOAT, KINDS, KNIGHT, LANDS, NONE, SCOUT
from entrepot.games.trigon.position.state import TrigonState

HOST: Final = 12
"""More knights than this are as good as so many."""
UNKNOWN: Final = -1.0
RISKY: Final = 0.25
"""Of what a conquest is worth, how much is taken off if it will surely be retaken."""


@final
class Aims:
    """The aims of one seat in one position."""

    def __init__(self, worth: Worth, s: TrigonState) -> None:
        self.worth: Worth = worth
        self.s: TrigonState = s
        self.seat: int = worth.seat
        self.spots: int = worth.ways.spots
        self.sea: vec[i64] = self.ways_to_sea()
        """By spot the way to an own boat."""
        self.sites: list[int] = []
        """Where a scout could found."""
        self.site_worth: list[float] = []
        self.foes: list[int] = []
        """Settlements of others."""
        self.look_round()
        self.attacks: vec[float] = vec[float]([UNKNOWN] * (self.spots * (HOST + 1)))
        self.armies: vec[float] = vec[float]([UNKNOWN] * (self.spots * (HOST + 1)))
        self.fars: vec[float] = worth.ways.fars
        self.marches: vec[float] = worth.ways.marches

    def ways_to_sea(self) -> vec[i64]:
        """Return by spot how far the nearest own boat is."""
        s, ways = self.s, self.worth.ways
        found = vec[i64]([i64(NOWHERE)] * self.spots)
        for boat in range(self.spots):
            if s.figures[boat * KINDS + BOAT] > 0 and s.owner[boat] == self.seat:
                for spot in range(self.spots):
                    found[spot] = min(found[spot], ways.foot[boat * self.spots + spot])
        return found

    def look_round(self) -> None:
        """List what can be founded on, and what can be taken."""
        s, seat = self.s, self.seat
        for spot in range(self.spots):
            if s.settled[spot] != NONE:
                if s.owner[spot] != seat:
                    self.foes.append(spot)
            elif s.cards.is_site[spot] and (s.owner[spot] == NONE or s.owner[spot] == seat) and self.worth.slot != NONE:
                self.sites.append(spot)
                self.site_worth.append(self.worth.site(spot))

    def turns(self, spot: i64, to: i64) -> i64:
        """Return about how many turns it takes to get somewhere, boats used."""
        return self.turns_with(spot, to, self.sea[spot])

    def turns_with(self, spot: i64, to: i64, sea: i64) -> i64:
        """Return the same with a boat so far away."""
        ways = self.worth.ways
        foot = ways.foot[spot * self.spots + to]
        if sea == NOWHERE:
            return foot
        return min(foot, max(1, sea + ways.coast[to]))

    # ------------------------------------------------------------------ scouts

    def scout(self, spot: i64, sea: i64) -> float:
        """Return what a scout on a spot is worth with a boat so far away."""
        best = 0.0
        for at in range(len(self.sites)):
            turns = self.turns_with(spot, self.sites[at], sea)
            best = max(best, self.site_worth[at] * self.fars[turns])
        return best

    def explorer(self, spot: int) -> float:
        """Return what anybody on a spot is worth who could explore a land for a quest."""
        s, best = self.s, 0.0
        for land in range(LANDS):
            value = self.worth.wishes.explore[land]
            if value == 0.0 or s.cards.land_of[spot] == land:
                continue
            for to in s.cards.sites_in[land]:
                if s.owner[to] == NONE or s.owner[to] == self.seat:
                    best = max(best, value * self.marches[self.turns(spot, to)])
        return best

    # ------------------------------------------------------------------ knights

    def attack(self, knights: int, spot: int) -> float:
        """Return what an attack of so many knights on another's spot brings, what may happen elsewhere left aside."""
        knights = min(HOST, knights)
        at = spot * (HOST + 1) + knights
        if self.attacks[at] == UNKNOWN:
            self.attacks[at] = self.attack_worth(knights, spot)
        return self.attacks[at]

    def attack_worth(self, knights: int, spot: int) -> float:
        """Return what an attack is worth, at least 0."""
        s, worth, habits = self.s, self.worth, self.worth.habits
        at = spot * KINDS
        ones, twos, fixed = min(20, s.figures[at + KNIGHT]), worth.twos(spot), worth.fixed(spot)
        win = worth.odds.win(knights, ones, twos, fixed)
        left = worth.odds.left(knights, ones, twos, fixed)
        prize = worth.spites[s.owner[spot]] * (
            habits.knight * int(ones)
            + habits.scout * int(s.figures[at + SCOUT])
            + habits.boat * int(s.figures[at + BOAT])
        )
        for kind in range(KINDS):
            if s.figures[at + kind] > 0:
                prize += worth.wishes.overcome[kind]
        if s.settled[spot] != NONE:
            prize += worth.prize(spot)
            if worth.danger[spot] > 0:
                rest = int(left / max(win, 0.01))
                prize *= 1.0 - RISKY * worth.odds.win(
                    min(20, worth.danger[spot]), rest, 0, int(s.cards.settlement_dice)
                )
        return max(0.0, win * prize - habits.knight * (knights - left))

    def army(self, spot: int, knights: int) -> float:
        """Return what so many knights on a spot are worth for what they could take from there."""
        knights = min(HOST, knights)
        if knights <= 0:
            return 0.0
        at = spot * (HOST + 1) + knights
        if self.armies[at] == UNKNOWN:
            self.armies[at] = self.army_with(spot, knights, self.sea[spot])
        return self.armies[at]

    def army_with(self, spot: int, knights: int, sea: i64) -> float:
        """Return the same with a boat so far away."""
        best = self.worth.habits.knight * 0.3 * knights
        for foe in self.foes:
            turns = self.turns_with(spot, foe, sea)
            if turns < 6:
                best = max(best, self.attack(knights, foe) * self.marches[turns])
        return best
