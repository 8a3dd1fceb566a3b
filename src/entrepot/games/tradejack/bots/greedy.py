"""Greedy: takes what brings it most, by what its cards can still become; it denies nobody anything on purpose."""

from typing import Any

from entrepot.games.tradejack.actions import BID, DONE, FIRST, PAIR, PASS, SELL, WITH
from entrepot.games.tradejack.bots.greed.column import Column
from entrepot.games.tradejack.bots.greed.habits import Habits
from entrepot.games.tradejack.bots.greed.plan import Plan, Planner
from entrepot.games.tradejack.bots.greed.sight import Faces, Sight, remembered
from entrepot.games.tradejack.content.tables import LONE, NONE, Cards
from entrepot.kernel.bot import Bot
from entrepot.kernel.game import Game
from entrepot.kernel.handle import SeatHandle


class Greedy(Bot):
    """Values each lot by its best plan with it and without it, and bids up to the difference."""

    name = "greedy"

    def __init__(self, seed: object = 0, habits: Habits | None = None) -> None:
        super().__init__(seed)
        self.habits: Habits = habits if habits is not None else Habits()
        self._faces: Faces | None = None

    @classmethod
    def imagines(cls, game: Game, options: dict[str, str]) -> bool:
        return options["source-tally"] == "memory"  # for what its view does not repeat: `sight.remembered`

    def choose(self, seat: SeatHandle) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        if self._faces is None:
            self._faces = Faces(Cards(seat.game.content))
        view = remembered(seat)
        planner = Planner(Sight(self._faces, view), self.habits)
        if view["auction"] is not None:
            return self.bid(planner, self._faces, view)
        if view["looked"]:
            return self.pick(planner, self._faces, view)
        return produce(planner, legal)

    def bid(self, planner: Planner, faces: Faces, view: dict[str, Any]) -> int:
        """Raise by 1 while the source is worth it."""
        auction = view["auction"]
        raised: int = auction["standing_bid"] + 1
        limit = self.limit(planner, faces.source[auction["source"]])
        return int(BID.of(raised)) if raised <= limit else int(PASS.code)

    def limit(self, planner: Planner, source: int) -> float:
        """Return the most that a source is worth to the seat."""
        sight = planner.sight
        own = sight.sources[sight.seat]
        colour = sight.cards.source_colour[source]
        before = planner.column(colour, own)
        if not before.products and sight.rounds_left == 0:
            return 0.0
        after = planner.column(colour, [*own, source])
        other = planner.column(1 - colour, own)
        gain = planner.hand_worth(after, other) - planner.hand_worth(before, other)
        return self.affordable(planner, gain, before, other)

    def affordable(self, planner: Planner, gain: float, before: Column, other: Column) -> float:
        """Return the most to bid for a gain: beyond what later lots of the round may ask for, coins count for more."""
        sight = planner.sight
        spare = len(before.products) - len(before.sources) - 1
        spare = max(0, spare) + max(0, len(other.products) - len(other.sources))
        lots = sight.cards_after * planner.prospects.usable / sight.seats
        free = max(0.0, sight.capital[sight.seat] - self.habits.lot_price * min(float(spare), lots))
        return gain if gain <= free else free + (gain - free) / (1.0 + self.habits.squeeze)

    def pick(self, planner: Planner, faces: Faces, view: dict[str, Any]) -> int:
        """Offer first what is worth less, so that the others spend their money on it. TJ-R-06"""
        one, other = [faces.source[id] for id in view["looked"]]
        return int(FIRST.of(one if self.limit(planner, one) <= self.limit(planner, other) else other))


def produce(planner: Planner, legal: list[int]) -> int:
    """Return the next step of the best plan. What lies there already is part of it. TJ-R-55"""
    sight = planner.sight
    own = sight.sources[sight.seat]
    blue, yellow = planner.column(0, own), planner.column(1, own)
    if sight.laid and sight.laid[0][1] == LONE:
        return sell_lone(planner.lone(blue, yellow), sight)
    for entry in sight.laid:
        if entry[1] == NONE:
            return complete(blue if sight.cards.product_colour[entry[0]] == 0 else yellow, legal)
    plan = planner.best(blue, yellow)
    if not sight.laid and not sight.has_tracker:
        lone = planner.lone(blue, yellow)
        if lone.worth > plan.worth:
            return sell_lone(lone, sight)
    if plan.blue > blue.fixed:
        return int(PAIR.of(blue.products[blue.fixed]))
    if plan.yellow > yellow.fixed:
        return int(PAIR.of(yellow.products[yellow.fixed]))
    return int(DONE.code)


def complete(column: Column, legal: list[int]) -> int:
    """Return the source for the set of this colour that is half made."""
    if column.fixed > len(column.sources):  # somebody else began a set that this bot would not make
        return legal[0]
    return int(WITH.of(column.sources[column.fixed - 1]))


def sell_lone(plan: Plan, sight: Sight) -> int:
    """Return the next product to sell alone, or 'done'."""
    waiting = plan.lone[:]
    for entry in sight.laid:
        if entry[0] in waiting:
            waiting.remove(entry[0])
    return int(SELL.of(waiting[0])) if waiting else int(DONE.code)
