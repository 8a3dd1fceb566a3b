"""Houses, and the sailing race for a start.

TW-HOUSE-01, TW-SAIL-01, TW-SAIL-02, TW-SAIL-03, TW-SAIL-04, TW-SAIL-06, TW-SAIL-08, TW-SAIL-09, TW-SAIL-10,
TW-SAIL-12, TW-SAIL-13, TW-DOCK-01, TW-DOCK-02, TW-DOCK-03
"""

from typing import Final

from mypy_extensions import i64

from entrepot.games.tradewarz.actions import DOCK, HOUSE, SAIL
from entrepot.games.tradewarz.content.places import GATES, SQUARES
from entrepot.games.tradewarz.content.tables import BLUE_DIE, LANE, NONE, RED_DIE
from entrepot.games.tradewarz.phases import order
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules import army, telling
from entrepot.games.tradewarz.shown import ways
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import Message, message, seat_name, seat_names
from entrepot.kernel.moves import Moves
from entrepot.kernel.packed import packed, place_of
from entrepot.kernel.phase import ALONE, Phase, Refusal

CREW: Final = 2
"""TW-SAIL-03, TW-CAP-03"""


class Houses(Phase[TradeWarzState]):
    """Each in turn takes a house that is left; it makes no difference to play. TW-R-86"""

    name = "houses"
    waits = True
    turn_clause = "TW-HOUSE-01"

    def actors(self, s: TradeWarzState) -> list[int]:
        return ALONE[place_of(s.house, NONE)]

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        for house in range(len(s.cards.house_ids)):
            if house not in s.house:
                moves.add(HOUSE.base + house)

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        s.house[seat] = int(HOUSE.value(action))
        if s.listening:
            s.tell("chose-house", EVERYONE, {"seat": seat_name(seat), "house": s.game.face("house", s.house[seat])})
        if NONE not in s.house:
            s.goto(order.SAILING_ORDER)

    def why_not(self, s: TradeWarzState, seat: int, action: int) -> Refusal | None:
        return Refusal("TW-HOUSE-01", message("tradewarz-refused-house")) if HOUSE.has(action) else None


class SailingOrder(Phase[TradeWarzState]):
    """All roll both dice; who is level rolls again for the places they share. TW-SAIL-04, TW-SAIL-06, TW-R-13"""

    name = "order"

    def enter(self, s: TradeWarzState) -> None:
        s.order = packed(ranked(s, list(range(s.seats))))
        s.turn = 0
        if s.listening:
            s.tell("order", EVERYONE, {"seats": seat_names(list(s.order))})
        s.goto(order.SAIL)


def ranked(s: TradeWarzState, seats: list[int]) -> list[int]:
    """Return the seats in the order of their rolls, the highest first."""
    if len(seats) < 2:
        return seats
    sums: list[int] = []
    for seat in seats:
        rolled = roll_both(s)
        sums.append(int(rolled))
        if s.listening:
            s.tell("rolled", EVERYONE, {"seat": seat_name(seat), "sum": int(rolled)})
    found: list[int] = []
    for wanted in sorted(set(sums), reverse=True):
        found += ranked(s, [seat for seat, rolled in zip(seats, sums, strict=True) if rolled == wanted])
    return found


def roll_both(s: TradeWarzState) -> i64:
    """Roll both dice and return their sum. TW-SAIL-05, TW-DICE-02"""
    red: i64 = s.cards.die_faces[1 - s.cards.blue][s.roll_die(RED_DIE)]
    return red + s.cards.die_faces[s.cards.blue][s.roll_die(BLUE_DIE)]


class Sail(Phase[TradeWarzState]):
    """A ship sails up to the roll, or docks at a free station that it reaches with it.

    TW-SAIL-02, TW-SAIL-08, TW-R-11, TW-R-14
    """

    name = "sail"
    waits = True
    turn_clause = "TW-SAIL-09"
    clause = "TW-SAIL-08"

    def enter(self, s: TradeWarzState) -> None:
        s.rolled = roll_both(s)
        if s.listening:
            s.tell("sailing", EVERYONE, {"seat": seat_name(int(s.mover())), "roll": int(s.rolled)})

    def actors(self, s: TradeWarzState) -> list[int]:
        return ALONE[s.mover()]

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        moves.add_span(SAIL, 1, free_way(s, seat))
        for station in range(GATES):
            if reaches(s, seat, station):
                moves.add(DOCK.base + station)

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        if SAIL.has(action):
            s.sailed[seat] += int(SAIL.value(action))
            if s.listening:
                s.tell("sailed", EVERYONE, {"seat": seat_name(seat), "spaces": int(SAIL.value(action))})
        else:
            dock(s, seat, DOCK.value(action))
        s.rolled = 0
        self.pass_on(s)

    def pass_on(self, s: TradeWarzState) -> None:
        """Let the next one sail that has not docked, or begin the first Summer. TW-SAIL-09, TW-DOCK-03"""
        for _ in range(s.seats):
            s.turn = (s.turn + 1) % s.seats
            if s.gate[s.mover()] == NONE:
                s.goto(order.SAIL)
                return
        s.turn = 0
        telling.tell_season(s)
        s.goto(order.TURN)

    def why_not(self, s: TradeWarzState, seat: int, action: int) -> Refusal | None:
        if DOCK.has(action):
            if SQUARES + DOCK.value(action) in s.gate:
                return Refusal("TW-SAIL-12", message("tradewarz-refused-station-taken"))
            return Refusal("TW-R-11", message("tradewarz-refused-station-not-reached", {"roll": int(s.rolled)}))
        if SAIL.has(action):
            return Refusal("TW-R-14", message("tradewarz-refused-sail", {"spaces": int(free_way(s, seat))}))
        return None

    def prompt(self, s: TradeWarzState, seat: int) -> Message:
        return message("tradewarz-ask-sail", {"roll": int(s.rolled)})

    def preview(self, s: TradeWarzState, seat: int, action: int) -> list[Message]:
        return ways.of_dock(s, DOCK.value(action)) if DOCK.has(action) else []


def first_docking(s: TradeWarzState) -> i64:
    """Return how far a ship must have come before it may dock. TW-R-11"""
    return max(s.cards.anchors) if s.chosen.full_lap else 0


def must_dock_from(s: TradeWarzState) -> i64:
    """Return how far a ship has come when it may pass no free station any more. TW-R-14"""
    return 2 * LANE if s.chosen.full_lap else LANE


def next_visit(s: TradeWarzState, station: i64, sailed: i64) -> i64:
    """Return how far a ship will have come that next lies at a station, where it may lie already."""
    anchor: i64 = s.cards.anchors[station]
    return sailed + (anchor - sailed) % LANE


def reaches(s: TradeWarzState, seat: i64, station: i64) -> bool:
    """Say whether the ship may dock at a station with this roll. TW-SAIL-10, TW-SAIL-12, TW-SAIL-13"""
    at = next_visit(s, station, s.sailed[seat])
    if SQUARES + station in s.gate or at > s.sailed[seat] + s.rolled or at < first_docking(s):
        return False
    return at <= forced_docking(s, seat)


def forced_docking(s: TradeWarzState, seat: i64) -> i64:
    """Return how far a ship will have come at the station that it may not pass. TW-R-14"""
    start = max(s.sailed[seat], must_dock_from(s))
    nearest: i64 = start + LANE
    for station in range(GATES):
        if SQUARES + station not in s.gate:
            nearest = min(nearest, next_visit(s, station, start))
    return nearest


def free_way(s: TradeWarzState, seat: i64) -> i64:
    """Return how many spaces the ship may sail with this roll without docking."""
    return min(s.rolled, forced_docking(s, seat) - s.sailed[seat] - 1)


def dock(s: TradeWarzState, seat: i64, station: i64) -> None:
    """Found the capital, with the crew at its gate. TW-DOCK-01, TW-DOCK-02, TW-CAP-03"""
    s.sailed[seat] = int(next_visit(s, station, s.sailed[seat]))
    s.gate[seat] = int(SQUARES + station)
    s.reserve[seat] -= CREW
    army.put(s, seat, SQUARES + station, CREW)
    if s.listening:
        s.tell("docked", EVERYONE, {"seat": seat_name(seat), "gate": telling.gate_word(SQUARES + station)})
