"""What a seat makes of a position: how long it will last, and what goods, buildings and learning are worth in it."""

from typing import Final, final

from mypy_extensions import i64

from entrepot.games.tradewarz.actions import TREES
from entrepot.games.tradewarz.bots.greed import effects, study
from entrepot.games.tradewarz.bots.greed.habits import PRICES, Habits
from entrepot.games.tradewarz.content.places import PLACE_OF_BIT, listed
from entrepot.games.tradewarz.content.tables import CASTLE_COST, CASTLE_KIND, GOODS, LEVELS, SEASONS, VILLAGE_KIND
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules import army, buildings, income, tokens, wealth
from entrepot.games.tradewarz.rules.appraisal import turns_left

RICH: Final = 12
FULL: Final = 21
LACKING: Final = 12.0
"""With so many resources too few the hope for 12 of everything would be none."""
TOWER: Final = 8.0
"""From how many resources too few a castle is not hoped for."""
FUND: Final = 12
"""From how many resources too few a university is not hoped for."""
SOLDIERS: Final[list[float]] = [0.0, 1.0, 2.0, 2.8, 3.5, 4.1, 4.6, 5.0, 5.3]


@final
class Worth:
    """Values in tenths of a Xadla for one seat, from what all can see."""

    def __init__(self, s: TradeWarzState, seat: int, habits: Habits) -> None:
        self.s: TradeWarzState = s
        self.seat: int = seat
        self.habits: Habits = habits
        self.turns: float = turns_left(s)
        """Own turns still to come, this one included."""
        self.springs: float = max(0.0, (self.turns - 1.0) / SEASONS)
        """Years' ends whose income can still be spent."""
        self.awards: float = self.springs + 0.9
        """Years' ends that bring awards."""
        self.unit: float = habits.unit * self.turns / (self.turns + habits.thrift)
        """What a resource in hand is worth."""
        self.yearly: float = habits.unit * self.springs * 0.8
        """What a resource a year is worth."""
        self.spite: float = habits.spite / int(s.seats - 1)
        self.techs: list[float] = []
        """By technology what it is worth; worked out when first asked for."""
        self.incomes: list[float] = []
        """By technology what its own income is worth beside that."""
        self.prospects: dict[tuple[int, int, int, int, bool], float] = {}
        """What climbing each tree on could bring, by all that it hangs on: most actions of a turn leave it as it is."""

    def total(self, s: TradeWarzState) -> float:
        """Return what a position like this one is worth, squads on the way left aside."""
        seat = self.seat
        coming = income.yearly(s, seat)
        value = self.habits.xadla * int(s.golden[seat]) + self.goods(s, seat, coming) + self.estates(s, seat, coming)
        value += study.learning(self, s)
        posts = 0
        for owner in s.post_owner:
            if owner == seat:
                posts += 1
        return value + self.posts(posts) + self.soldiers(s, seat)

    def tech(self, face: int) -> float:
        """Return what a technology is worth to this seat."""
        if not self.techs:
            self.weigh_techs()
        return self.techs[face]

    def earns(self, face: int) -> float:
        """Return what the income of a technology that it has not got would be worth."""
        if not self.techs:
            self.weigh_techs()
        return self.incomes[face]

    def weigh_techs(self) -> None:
        """Value all technologies in the position that there is."""
        for face in range(int(self.s.cards.techs.count)):
            self.techs.append(effects.of_face(self, self.s, face))
            self.incomes.append(effects.income_of(self, self.s, face) * 0.8)

    def prospect(self, s: TradeWarzState, tree: int, level: int, bought: int) -> float:
        """Return what climbing a tree on could bring."""
        key = (tree, level, int(s.techs[self.seat]), bought, buildings.villages(s, self.seat) > 0)
        if key not in self.prospects:
            self.prospects[key] = study.prospect(self, s, tree, level, bought)
        return self.prospects[key]

    # ------------------------------------------------------------------ goods

    def goods(self, s: TradeWarzState, seat: int, coming: list[int]) -> float:
        """Return what the counters are worth with what the year brings, and the awards that they promise at its end."""
        value = 0.0
        least = FULL
        filled = 0.0
        for good in range(GOODS):
            held = s.goods[seat * GOODS + good]
            value += self.stock(good, held)
            then = held + coming[good]
            least = min(least, then)
            filled += min(then, RICH) / (GOODS * RICH)
            if then >= FULL:
                value += 0.8 * self.habits.xadla
            elif then > FULL - 6:
                value += 0.4 * int(then - FULL + 6)
        value += self.fund(s, seat) + self.tower(s, seat)
        if least >= RICH:
            return value + 0.9 * self.habits.xadla
        return value + 4.0 * filled * filled * filled * filled * filled * filled + self.riches(s, seat, coming)

    def riches(self, s: TradeWarzState, seat: int, coming: list[int]) -> float:
        """Return what the hope for 12 of everything at the year's end is worth, where actions can still fill up."""
        lacking = 0
        for good in range(GOODS):
            lacking += max(0, RICH - s.goods[seat * GOODS + good] - coming[good])
        rest = SEASONS - 1 - int(s.season)  # after this turn's action, which may bring what is lacking or not
        most = 2 * min(rest, int(tokens.left(s, seat, tokens.RESOURCES_TOKEN)))
        return self.habits.rich * (1.0 - lacking / LACKING) if lacking <= most else 0.0

    def fund(self, s: TradeWarzState, seat: int) -> float:
        """Return what the hope for the next university's golden Xadla is worth, by what is lacking for it."""
        if not 2 <= self.turns <= SEASONS:  # earlier it is better to build
            return 0.0
        least = FUND
        built = 0.0
        for tree in range(len(TREES)):
            if s.university[seat * len(TREES) + tree] == LEVELS:
                built += self.habits.fund  # what was hoped for is not lost by having it
            else:
                lacking = 0
                prices = wealth.level_prices(s, seat, tree, LEVELS, False)
                for good in range(GOODS):
                    lacking += max(0, int(prices[good]) - s.goods[seat * GOODS + good])
                least = min(least, lacking)
        return built + self.habits.fund * (1.0 - least / FUND)

    def tower(self, s: TradeWarzState, seat: int) -> float:
        """Return what the hope for a castle is worth, by what is lacking for it where one can be built."""
        if self.turns <= 1.0:
            return 0.0
        built = self.habits.tower * int(s.castles[seat])  # what was hoped for is not lost by having it
        if s.castles[seat] >= buildings.CASTLES or not has_site(s, seat):
            return built
        lacking = 0
        for good in range(GOODS):
            lacking += max(0, s.cards.costs[CASTLE_COST * GOODS + good] - s.goods[seat * GOODS + good])
        return built + self.habits.tower * max(0.0, 1.0 - int(lacking) / TOWER)

    def stock(self, good: int, held: int) -> float:
        """Return what so many of a resource are worth: the first ones most."""
        full = 1.3 * min(held, 3)
        if held > 3:
            full += min(held - 3, 3)
        if held > 6:
            full += 0.75 * min(held - 6, 6)
        if held > 12:
            full += 0.5 * (held - 12)
        return PRICES[good] * self.unit * full

    def needs(self, s: TradeWarzState, seat: int) -> list[float]:
        """Return by resource what one more of it a year is worth."""
        coming = income.yearly(s, seat)
        found: list[float] = []
        for good in range(GOODS):
            plenty = int(s.goods[seat * GOODS + good]) / 12.0 + coming[good] / 4.0
            found.append(PRICES[good] * self.yearly * (1.25 - 0.35 * min(plenty, 2.0)))
        return found

    # ------------------------------------------------------------------ buildings, posts, soldiers

    def estates(self, s: TradeWarzState, seat: int, coming: list[int]) -> float:
        """Return what the buildings bring until the end, and all that the year brings with them."""
        value = 0.0
        for square in listed(s.estates[seat]):
            kind = int(buildings.kind_at(s, square))
            if kind == CASTLE_KIND:
                value += self.habits.xadla * self.habits.keep
            if army.soldiers(s, seat, square) > 0:
                value += self.habits.guard * min(kind, 2)
        for good in range(GOODS):
            value += PRICES[good] * self.yearly * spread(coming[good])
        return value + self.habits.support * min(int(buildings.support(s, seat)), on_board(s, seat))

    def posts(self, count: int) -> float:
        """Return what so many posts are worth."""
        if count == 0:
            return 0.0
        yearly = self.habits.pair if count > 1 else self.habits.half_pair
        return self.habits.post * count + yearly * self.awards

    def soldiers(self, s: TradeWarzState, seat: int) -> float:
        """Return what soldiers are worth: more with time to use them, less beyond the support."""
        there = on_board(s, seat)
        used = min(there, int(buildings.support(s, seat)), len(SOLDIERS) - 1)
        idle = min(there, len(SOLDIERS) - 1) - used
        count = SOLDIERS[used] + self.habits.idle * (SOLDIERS[used + idle] - SOLDIERS[used])
        return self.habits.soldier * count * self.turns / (self.turns + 4.0)


def on_board(s: TradeWarzState, seat: i64) -> int:
    """Return a seat's soldiers on the board."""
    places: i64 = s.stands[seat]
    count = 0
    while places:
        count += army.soldiers(s, seat, PLACE_OF_BIT[(places & -places) % 67])
        places &= places - 1
    return count


def has_site(s: TradeWarzState, seat: i64) -> bool:
    """Say whether a seat has a village that could bear a castle."""
    for square in listed(s.estates[seat]):
        if int(buildings.kind_at(s, square)) == VILLAGE_KIND and s.since[square] < s.year:
            return True
    return False


def spread(coming: int) -> float:
    """Return what so many of one resource a year count: an even income is worth more than a lopsided one."""
    return min(coming, 3) + 0.75 * min(max(coming - 3, 0), 3) + 0.5 * max(coming - 6, 0)


def village_gain(worth: Worth, s: TradeWarzState, square: i64, needs: list[float]) -> float:
    """Return what a village on a bare square would bring, its price taken off."""
    best = 0.0
    second = 0.0
    for good in income.kinds_around(s, square):
        value = needs[good]
        if value > best:
            best, second = value, max(best, value * 0.9)
        else:
            second = max(second, value)
    gain = best + second + PRICES[0] * worth.yearly * s.cards.yields[VILLAGE_KIND * GOODS]
    return gain + 2 * worth.habits.support - 6 * worth.unit * 0.9
