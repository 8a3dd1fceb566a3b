"""The board: where traders can be, what lies where, and every movement there is. TT-COMP-09, TT-R-04, TT-R-05, TT-R-60

A place is a number: the city, the four nodes, then the inner spaces, each once for either heading.
"""

from typing import Final, final

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import AHEAD, MOST_SPACES, THROUGH, VIA

CITY: Final = 0
NODES: Final = 4
INNER: Final = 5
"""The first place that is no end."""
MOST_INNER: Final = 4
"""The most spaces between the two ends of a route. TT-R-60"""
ROUTES: Final = 8
OUT: Final = 0
BACK: Final = 1
PLACES: Final = INNER + ROUTES * 2 * MOST_INNER

ROUTE_REGION: Final = bytes([0, 0, 1, 1, 2, 2, 3, 3])
"""By route: its region. TT-BOARD-03"""
ROUTE_NODE: Final = bytes([1, 4, 1, 2, 2, 3, 3, 4])
"""By route: the place of the node at its far end. TT-BOARD-02"""
WAYS: Final = [[0, 1, 2, 3, 4, 5, 6, 7], [0, 2], [3, 4], [5, 6], [1, 7]]
"""By end: the routes that begin there. TT-MOVE-05, TT-MOVE-09"""
NODE_REGIONS: Final = bytes([0, 0b0011, 0b0110, 0b1100, 0b1001])
"""By end: its regions as bits; the city is in none. TT-BOARD-04, TT-BOARD-05, TT-R-06"""


def inner(route: i64, heading: i64, space: i64) -> i64:
    """Return the place on a route, its space counted from the city from 1."""
    return INNER + (route * 2 + heading) * MOST_INNER + space - 1


def route_of(place: i64) -> i64:
    """Return the route of an inner place."""
    return (place - INNER) // (2 * MOST_INNER)


def heading_of(place: i64) -> i64:
    """Return OUT or BACK for an inner place."""
    return (place - INNER) // MOST_INNER % 2


def space_of(place: i64) -> i64:
    """Return the space of an inner place, from 1 by the city."""
    return (place - INNER) % MOST_INNER + 1


def regions_at(place: i64) -> i64:
    """Return the regions that a place is in, as bits. TT-BOARD-05, TT-BOARD-06, TT-R-06"""
    one: i64 = 1
    if place < INNER:
        return NODE_REGIONS[place]
    return one << ROUTE_REGION[route_of(place)]


def end_of(route: i64, heading: i64) -> i64:
    """Return the end that a trader on the route is heading for."""
    return CITY if heading == BACK else ROUTE_NODE[route]


@final
class Board:
    """The board with so many inner spaces on every route. TT-R-60"""

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces
        self.steps: i64 = spaces + 1
        """From end to end."""
        self.moves: list[list[int]] = []
        """By place * (MOST_SPACES + 1) + the most spaces: every movement. TT-MOVE-02, TT-MOVE-03"""
        for place in range(PLACES):
            for most in range(MOST_SPACES + 1):
                found: list[int] = []
                for count in range(1, most + 1):
                    found += self._moves_of(place, count)
                self.moves.append(found)

    def movements(self, place: i64, most: i64) -> list[int]:
        """Return the actions that move up to so many spaces on from a place; not to be changed. TT-R-46"""
        return self.moves[place * (MOST_SPACES + 1) + most]

    def to_go(self, place: i64) -> i64:
        """Return how many steps an inner place is from the end ahead."""
        space = space_of(place)
        return space if heading_of(place) == BACK else self.steps - space

    def is_real(self, place: i64) -> bool:
        """Say whether this board has the place."""
        return 0 <= place < INNER or (INNER <= place < PLACES and space_of(place) <= self.spaces)

    def _moves_of(self, place: int, count: int) -> list[int]:
        if place < INNER:
            return self._from_end(place, count, count)
        if not self.is_real(place):
            return []
        ahead = int(self.to_go(place))
        if count <= ahead:
            return [int(AHEAD.of(count))]
        return self._from_end(int(end_of(route_of(place), heading_of(place))), count - ahead, count)

    def _from_end(self, end: int, left: int, count: int) -> list[int]:
        """Return the ways of going `left` spaces on from an end, for a movement of `count` in all. TT-R-17, TT-R-18"""
        if left <= self.steps:
            return [VIA.of_all([route, count]) for route in WAYS[end]]
        found: list[int] = []
        for route in WAYS[end]:
            far = CITY if end != CITY else ROUTE_NODE[route]
            found += [THROUGH.of_all([route, second, count]) for second in WAYS[far]]
        return found


BOARDS: Final = [Board(2), Board(3), Board(4)]
"""Ready made, as positions share them."""
