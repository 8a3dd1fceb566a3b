"""Whom to hinder: what being forced, pushed back or robbed would cost each rival."""

from typing import Final, final

from entrepot.games.trade_and_triumph.bots.greed.cubes import cube_worth
from entrepot.games.trade_and_triumph.bots.greed.habits import Habits
from entrepot.games.trade_and_triumph.bots.greed.sight import Sight, to_go
from entrepot.games.trade_and_triumph.content import card_numbers as words
from entrepot.games.trade_and_triumph.content.board import CITY, INNER, ROUTE_NODE, heading_of, route_of
from entrepot.games.trade_and_triumph.content.vocabulary import REGIONS

HELD_UP: Final = 0.3
"""Share of the worth of face-down cards that is lost when they wait for another route."""
CARD: Final = 4.0
"""Gold that a Trade card brings."""
SHARED: Final = (1.0, 1.0, 1.0, 1.6, 2.2)
"""By number of seats: among how many a rival's loss is a gain."""


@final
class Rival:
    """What a bot knows of another seat that matters for hindering it."""

    def __init__(self, sight: Sight, habits: Habits, seat: int) -> None:
        view = sight.view
        self.place: int = sight.place_of_seat(seat)
        self.gold: int = view["gold"][seat]
        self.points: int = view["points"][seat]
        self.cubes: list[int] = [view["cubes"][seat][region] for region in REGIONS]
        self.down: int = view["down_counts"][seat]
        counts = view["hand_counts"][seat]
        self.hand: int = counts["trade"] + counts["influence"] + counts["specialty"]
        self.steps: int = sight.steps
        self.cargo: float = cube_worth(self.cubes, 0.3) * habits.point
        self.progress: float = habits.progress
        self.cube: float = 1.3 * habits.point
        lead = float(self.points) + cube_worth(self.cubes, 0.5)
        self.weight: float = (0.6 + 0.04 * lead) * habits.spite / SHARED[sight.seats]
        """What its loss of 1 gold is worth to the bot."""

    def standing(self, place: int) -> float:
        """Return what it is worth to a trader to be somewhere, the more the nearer its next pay."""
        if place == CITY:
            return 0.0
        gone = self.steps - to_go(place, self.steps) if place >= INNER else 0
        worth = gone * self.progress
        if place >= INNER and heading_of(place) == 0:
            return worth + gone * self.cube / self.steps
        return worth + self.steps * self.progress * 0.5 + (gone + 1) * self.cargo * 0.06

    def forced(self, end: int) -> float:
        """Return what being put on an end costs it: its way, the cube or sale ahead, and cards that wait on."""
        loss = self.standing(self.place) - self.standing(end)
        if self.place >= INNER:
            near = 1.0 - to_go(self.place, self.steps) / (self.steps + 1.0)
            loss += HELD_UP * CARD * self.down * near
        if end == CITY:
            loss += self.cargo * 0.25
        return loss

    def shifted(self, spaces: int) -> float:
        """Return what being pushed back costs it."""
        if self.place < INNER:
            return 0.0
        gone = self.steps - to_go(self.place, self.steps)
        return min(spaces, gone) * (self.progress + 0.35 * self.down) + (1.0 if spaces >= gone else 0.0)

    def hindered(self, word: int, amount: int) -> float:
        """Return what an effect against it takes from it, in gold."""
        if word == words.STEAL_GOLD:
            return float(min(amount, self.gold))
        if word == words.STEAL_CUBE:
            return self.cube if sum(self.cubes) > 0 else 0.0
        if word == words.STEAL_POINTS:
            return 5.0 * min(amount, self.points)
        if word == words.RIVAL_DISCARDS:
            return 1.6 * min(amount, self.hand)
        if word == words.SHIFT:
            return self.shifted(amount)
        if word == words.HOLD:
            return 3.0
        return self.pushed(word)

    def pushed(self, word: int) -> float:
        """Return what being forced costs it by each of the effects that force."""
        place = self.place
        if word in (words.FORCE_CITY, words.FORCE_ALL_CITY):
            return self.forced(CITY) if place != CITY else 0.0
        if word in (words.FORCE_NODE, words.FORCE_ALL_NODES):
            return self.forced(node_of(place)) if place >= INNER else 0.0
        if word == words.FORCE_ANY_NODE:
            return max(self.forced(1), 0.0)
        return 0.2


def node_of(place: int) -> int:
    """Return the node at the end of the route that a trader is on."""
    return int(ROUTE_NODE[route_of(place)])


def rivals_of(sight: Sight, habits: Habits) -> list[Rival]:
    """Return all other seats, clockwise from the first."""
    return [Rival(sight, habits, seat) for seat in range(sight.seats) if seat != sight.seat]
