"""Soldiers that must leave a place: whereto, and their super unit with them.

TW-CONQ-06, TW-CONQ-07, TW-CONQ-08, TW-CONQ-09, TW-CONQ-10, TW-CONQ-11, TW-CONQ-12, TW-R-34
"""

from typing import Final

from mypy_extensions import i64

from entrepot.games.tradewarz.actions import SEND
from entrepot.games.tradewarz.content.places import BIT, PLACE_OF_BIT, listed
from entrepot.games.tradewarz.content.tables import NONE
from entrepot.games.tradewarz.phases import order
from entrepot.games.tradewarz.phases.order import OCCUPIERS_LEAVE, OWNER_RETREATS, WINNER_PLACES
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules import army, markers, recruiting, telling
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import ALONE, Phase

CHOOSER: Final = 0
MODE: Final = 1
ASKED: Final = 2
"""The notes: the winner, how places are found, and whose soldiers are asked about (NONE: the super unit)."""


class Displace(Phase[TradeWarzState]):
    """One soldier at a time, or all at once where their owner takes them away; then the super unit."""

    name = "displace"
    waits = True
    turn_clause = "TW-R-34"

    def enter(self, s: TradeWarzState) -> None:
        while True:
            seat = next_stray(s)
            if seat == NONE:
                break
            places = destinations(s, seat, s.note(MODE))
            if len(places) > 1:
                s.set_note(ASKED, int(seat))
                return
            if places:
                move_in(s, seat, places[0], s.note(MODE))
            else:
                go_home(s, seat)
        s.set_note(ASKED, NONE)
        self.place_marker(s)

    def place_marker(self, s: TradeWarzState) -> None:
        """Let the super unit follow, where one of the new places can take it; else it goes home. TW-CONQ-12"""
        if s.stray_marker != NONE:
            places = berths(s)
            if len(places) > 1:
                return
            take_in(s, places[0] if places else NONE)
        s.stray_from = NONE
        s.landed = 0
        s.pop()

    def actors(self, s: TradeWarzState) -> list[int]:
        return ALONE[chooser(s)]

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        asked = s.note(ASKED)
        places = berths(s) if asked == NONE else destinations(s, asked, s.note(MODE))
        for place in places:
            moves.add(SEND.base + place)

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        if s.note(ASKED) == NONE:
            take_in(s, SEND.value(action))
        else:
            move_in(s, s.note(ASKED), SEND.value(action), s.note(MODE))
        self.enter(s)

    def prompt(self, s: TradeWarzState, seat: int) -> Message:
        asked = s.note(ASKED)
        if asked == NONE:
            return message("tradewarz-ask-displace-super", {"tech": telling.marker_name(s, s.stray_marker)})
        return message("tradewarz-ask-displace", {"seat": seat_name(asked), "count": s.strays[asked]})


def chooser(s: TradeWarzState) -> int:
    """Return who says where to: the winner, or the soldiers' own player. TW-R-34, TW-R-43"""
    if s.note(MODE) == WINNER_PLACES:
        return s.note(CHOOSER)
    return s.note(ASKED) if s.note(ASKED) != NONE else s.marker_with[s.stray_marker]


def next_stray(s: TradeWarzState) -> i64:
    """Return the next seat with soldiers to place, in turn order, or NONE. TW-R-105"""
    for seat in s.in_turn():
        if s.strays[seat] > 0:
            return seat
    return NONE


def destinations(s: TradeWarzState, seat: i64, mode: i64) -> list[int]:
    """Return where a seat's soldiers could go, the gate only where they may choose it."""
    if mode == OWNER_RETREATS:
        found = recruiting.nearest_buildings(s, seat, s.stray_from, s.strays[seat])
        gate: i64 = s.gate[seat]
        if army.host(s, gate) in (NONE, seat) and army.soldiers(s, seat, gate) < army.GATE_LIMIT:
            found.append(int(gate))
        return found
    places: i64 = s.estates[seat]
    if mode == WINNER_PLACES:
        for post in range(len(s.post_owner)):
            if s.post_owner[post] == seat:
                places |= BIT[s.board.posts[post]]
    places &= ~BIT[s.stray_from]
    found = []
    while places:
        place = PLACE_OF_BIT[(places & -places) % 67]
        if army.has_room(s, seat, place, 1):
            found.append(int(place))
        places &= places - 1
    return found


def move_in(s: TradeWarzState, seat: i64, place: i64, mode: i64) -> None:
    """Bring one soldier to its new place, or all of them where they retreat together."""
    if place == s.gate[seat]:
        go_home(s, seat)
        return
    count: i64 = s.strays[seat] if mode == OWNER_RETREATS else 1
    s.strays[seat] -= count
    army.put(s, seat, place, count)
    note_landing(s, seat, place, count)
    telling.tell_soldiers(s, "displaced", seat, place, count)


def go_home(s: TradeWarzState, seat: i64) -> None:
    """Bring the rest to the gate as far as it has room, and to the reserve. TW-CONQ-07, TW-CONQ-08, TW-CONQ-10"""
    count: i64 = s.strays[seat]
    found = army.to_gate(s, seat, count)
    s.strays[seat] = 0
    note_landing(s, seat, s.gate[seat], found)
    tell_home(s, seat, found, count - found)


def tell_home(s: TradeWarzState, seat: i64, at_gate: i64, in_reserve: i64) -> None:
    """Tell all how many soldiers have come home, and how many went to the reserve."""
    if at_gate > 0:
        telling.tell_soldiers(s, "to-gate", seat, s.gate[seat], at_gate)
    if in_reserve > 0:
        telling.tell_soldiers(s, "to-reserve", seat, s.gate[seat], in_reserve)


def note_landing(s: TradeWarzState, seat: i64, place: i64, count: i64) -> None:
    """Remember where the carriers of the super unit went, and which soldiers have marched in this turn. TW-R-92"""
    if count > 0 and s.stray_marker != NONE and s.marker_with[s.stray_marker] == seat:
        s.landed |= BIT[place]
    if seat == s.mover():
        for _ in range(count):
            s.moved.append(int(place))


def berths(s: TradeWarzState) -> list[int]:
    """Return the new places of the carriers that have no super unit yet. TW-R-34"""
    carrier: i64 = s.marker_with[s.stray_marker]
    found = []
    for place in listed(s.landed):
        if place != s.gate[carrier] and markers.with_army(s, place) == NONE:
            found.append(place)
    return found


def take_in(s: TradeWarzState, place: i64) -> None:
    """Lay the super unit with its carriers' soldiers on a place, or into its owner's capital."""
    marker = s.stray_marker
    s.stray_marker = NONE
    if place == NONE:
        markers.send_home(s, marker)
    else:
        markers.lay(s, marker, s.marker_with[marker], place)


class Leave(Phase[TradeWarzState]):
    """Occupiers leave captured capitals at the year end. TW-CONQ-06, TW-R-43"""

    name = "leave"

    def enter(self, s: TradeWarzState) -> None:
        for seat in s.in_turn():
            for other in range(s.seats):
                gate: i64 = s.gate[other]
                if other != seat and army.soldiers(s, seat, gate) > 0:
                    start_leaving(s, seat, gate, OCCUPIERS_LEAVE)
                    return
        s.goto(order.CLOSE)

    def resume(self, s: TradeWarzState, result: int) -> None:
        self.enter(s)


def start_leaving(s: TradeWarzState, seat: i64, place: i64, mode: int) -> None:
    """Take a squad off its place, with its super unit, and ask where it goes."""
    s.stray_from = place
    s.landed = 0
    s.stray_marker = markers.with_squad(s, seat, place)
    if s.stray_marker != NONE:
        s.marker_at[s.stray_marker] = army.MARCHING
    count = army.soldiers(s, seat, place)
    s.strays[seat] = int(count)
    army.lift(s, seat, place, count)
    s.push(order.DISPLACE, int(seat), mode)
