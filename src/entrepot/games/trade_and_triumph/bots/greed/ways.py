"""Where to go: what a movement pays at the ends it touches, and how good it is to be where it leads."""

from typing import final

from entrepot.games.trade_and_triumph.bots.greed.cubes import cube_worth, gain_of
from entrepot.games.trade_and_triumph.bots.greed.sight import to_go
from entrepot.games.trade_and_triumph.bots.greed.worth import Worth, region_bit
from entrepot.games.trade_and_triumph.content.board import (
    BACK,
    CITY,
    INNER,
    OUT,
    ROUTE_REGION,
    WAYS,
    end_of,
    heading_of,
    route_of,
)
from entrepot.games.trade_and_triumph.rules.travel import Journey


@final
class Ways:
    """The worths of all ways of one position, each reckoned once."""

    def __init__(self, worth: Worth) -> None:
        self.worth: Worth = worth
        self.known: list[float] = [-1.0] * 32
        """By revealed * 16 + route * 2 + heading: what the way will pay at its end; -1 where not reckoned yet."""

    def movement(self, action: int) -> float:
        """Return what a movement is worth."""
        sight = self.worth.sight
        journey = Journey(sight.steps, sight.place, action)
        total = 0.0
        revealed = 0
        for arrival in journey.arrivals:
            total += self.arrival(arrival // 2, arrival % 2, revealed == 1)
            revealed = 1
        return total + self.being_at(int(journey.place), revealed)

    def arrival(self, route: int, heading: int, is_second: bool) -> float:
        """Return what completing a route pays now."""
        worth = self.worth
        total = 0.0 if is_second else self.bonuses(route, heading, worth.sight.down, 1.0)
        if heading == OUT:
            return total + self.cube(route)
        return total + self.homecoming()

    def cube(self, route: int) -> float:
        """Return what the cube of a route's region is worth."""
        worth = self.worth
        region = ROUTE_REGION[route]
        if worth.supply[region] == 0:
            return 0.0
        return gain_of(worth.sight.cubes, region, worth.share) * worth.point

    def homecoming(self) -> float:
        """Return what it is worth to be able to sell cubes."""
        worth = self.worth
        hurry = 0.05 if worth.sight.turns > 6.0 else 0.4
        return cube_worth(worth.sight.cubes, 0.0) * worth.point * hurry + 1.0

    def bonuses(self, route: int, heading: int, faces: list[int], part: float) -> float:
        """Return what Trade cards pay at a route's end."""
        worth = self.worth
        cards = worth.sight.cards
        ahead, end = worth.ahead, worth.end_ahead
        worth.ahead, worth.end_ahead = region_bit(route), int(end_of(route, heading))
        total = 0.0
        for face in faces:
            total += cards.gold[face] * worth.coin + worth.effect(face * 2, False) + worth.effect(face * 2 + 1, False)
        worth.ahead, worth.end_ahead = ahead, end
        return total * part

    def being_at(self, place: int, revealed: int) -> float:
        """Return what a place is worth: the way gone, and what waits at its end."""
        worth = self.worth
        sight = worth.sight
        if place >= INNER:
            gone = sight.steps - to_go(place, sight.steps)
            return gone * worth.habits.progress * worth.coin + self.way(
                int(route_of(place)), int(heading_of(place)), revealed
            )
        heading = OUT if place == CITY else BACK
        return max([self.way(route, heading, revealed) for route in WAYS[place]])

    def whim(self, route: int) -> float:
        """Return a little that tells equal ways apart, so that no region is anybody's first by its name alone."""
        sight = self.worth.sight
        turned: int = sight.view["round"] * 5 + sight.seat * 3 + len(sight.hand)
        return 0.02 * ((route + turned) % 8)

    def way(self, route: int, heading: int, revealed: int) -> float:
        """Return what waits at the end of a route, of which the cards in hand are only a hope."""
        key = revealed * 16 + route * 2 + heading
        if self.known[key] < 0.0:
            self.known[key] = self.reckon(route, heading, revealed)
        return self.known[key]

    def reckon(self, route: int, heading: int, revealed: int) -> float:
        worth = self.worth
        sight = worth.sight
        in_hand = [card for card in sight.hand if card < 64]
        total = self.bonuses(route, heading, in_hand, 0.5) + self.whim(route)
        if revealed == 0:
            total += self.bonuses(route, heading, sight.down, 1.0)
        total += self.lodging(route)
        if heading == OUT:
            later = [self.bonuses(other, BACK, in_hand, 0.1) for other in WAYS[end_of(route, OUT)]]
            return total + self.cube(route) + max(later)
        return total + self.homecoming()

    def lodging(self, route: int) -> float:
        """Return what the seat's own Eternals pay for being in the route's region."""
        worth = self.worth
        sight = worth.sight
        cards = sight.cards
        total = 0.0
        for row in sight.view["eternals"][sight.seat]:
            first = sight.look.influence[row["card"]] * 2
            for effect in (first, first + 1):
                condition = cards.ifs[effect]
                if 9 <= condition < 13 and condition - 9 == ROUTE_REGION[route]:
                    total += cards.amounts[effect] * sight.steps / sight.move() * 0.8
        return total
