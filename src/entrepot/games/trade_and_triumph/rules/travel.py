"""Moving traders: by their own movement, shifted, forced.

TT-MOVE-01, TT-MOVE-02, TT-MOVE-03, TT-MOVE-04, TT-MOVE-05, TT-MOVE-06, TT-MOVE-07, TT-MOVE-08, TT-MOVE-09,
TT-MOVE-10, TT-FORCE-01, TT-FORCE-02, TT-FORCE-03, TT-FORCE-04, TT-FORCE-05, TT-FORCE-06
"""

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import AHEAD, MOST_SPACES, THROUGH, VIA
from entrepot.games.trade_and_triumph.content.board import (
    BACK,
    CITY,
    INNER,
    OUT,
    ROUTE_NODE,
    ROUTES,
    end_of,
    heading_of,
    inner,
    route_of,
    space_of,
)
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.position.state import TradeState

NO_ROUTE: Final = -1


@final
class Journey:
    """One movement: where it leads, and the ends that it reaches or passes, in order.

    TT-PASS-01, TT-PASS-05, TT-R-18
    """

    def __init__(self, steps: i64, start: i64, action: i64) -> None:
        first: i64 = NO_ROUTE
        second: i64 = NO_ROUTE
        if AHEAD.has(action):
            left: i64 = AHEAD.value(action)
        elif VIA.has(action):
            code: i64 = action - VIA.base
            first = code // MOST_SPACES
            left = code % MOST_SPACES + 1
        else:
            code = action - THROUGH.base
            first = code // (MOST_SPACES * ROUTES)
            second = code // MOST_SPACES % ROUTES
            left = code % MOST_SPACES + 1
        self.place: i64 = start
        self.arrivals: list[int] = []
        if start >= INNER:
            left = self._go_on(steps, route_of(start), heading_of(start), space_of(start), left)
        while left > 0:
            heading: i64 = OUT if self.place == CITY else BACK
            space: i64 = 0 if heading == OUT else steps
            left = self._go_on(steps, first, heading, space, left)
            first = second

    def _go_on(self, steps: i64, route: i64, heading: i64, space: i64, left: i64) -> i64:
        """Go along a route as far as it leads; return the spaces left over."""
        ahead: i64 = space if heading == BACK else steps - space
        if left < ahead:
            self.place = inner(route, heading, space - left if heading == BACK else space + left)
            return 0
        self.place = end_of(route, heading)
        self.arrivals.append(route * 2 + heading)  # only where it comes to, not where it leaves: TT-PASS-04
        return left - ahead


def travel(s: "TradeState", seat: i64, action: i64) -> None:
    """Carry out a seat's own movement; the ends that it touches wait to be resolved. TT-PASS-01, TT-R-24, TT-R-58"""
    journey = Journey(s.chosen.board.steps, s.place[seat], action)
    one: i64 = 1
    s.place[seat] = journey.place
    s.forced &= ~(one << seat)  # TT-R-21, TT-R-23
    s.unmoved &= ~(one << seat)
    s.arrivals += journey.arrivals
    if s.listening:
        args = {"seat": seat_name(int(seat)), "step": s.game.sentence(int(action)), **place_argument(s, journey.place)}
        s.tell("moved", EVERYONE, args)


def place_argument(s: "TradeState", place: i64) -> dict[str, Any]:
    """Return a place for events: `place` names the end or the route, `space` is 0 at an end."""
    if place < INNER:
        return {"place": s.game.face("place", int(place)), "space": 0}
    return {"place": s.game.face("route", int(route_of(place))), "space": int(space_of(place))}


def force(s: "TradeState", seat: i64, end: i64) -> None:
    """Put a rival's trader into an end: no cube, no reveal, no sale from standing there.

    TT-FORCE-02, TT-FORCE-03, TT-FORCE-04, TT-R-22
    """
    one: i64 = 1
    s.place[seat] = end
    s.forced |= one << seat
    s.unmoved &= ~(one << seat)
    if s.listening:
        s.tell("forced", EVERYONE, {"seat": seat_name(int(seat)), **place_argument(s, end)})


def shift(s: "TradeState", seat: i64, spaces: i64) -> None:
    """Move a rival's trader back the way it came; one that comes to an end is forced into it. TT-R-25"""
    place: i64 = s.place[seat]
    route = route_of(place)
    heading = heading_of(place)
    space = space_of(place)
    behind: i64 = space if heading == OUT else s.chosen.board.steps - space
    if spaces >= behind:
        force(s, seat, CITY if heading == OUT else ROUTE_NODE[route])
        return
    s.place[seat] = int(inner(route, heading, space - spaces if heading == OUT else space + spaces))
    if s.listening:
        s.tell("shifted", EVERYONE, {"seat": seat_name(int(seat)), **place_argument(s, s.place[seat])})
