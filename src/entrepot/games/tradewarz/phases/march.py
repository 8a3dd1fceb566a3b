"""The march: space by space, until it stops or fights.

TW-MARCH-02, TW-MARCH-04, TW-MARCH-05, TW-MARCH-06, TW-MARCH-07, TW-CROSS-01, TW-CROSS-02, TW-CROSS-03, TW-CROSS-04,
TW-CROSS-05, TW-CROSS-06, TW-CROSS-07, TW-CROSS-08, TW-CROSS-09, TW-R-104
"""

from mypy_extensions import i64

from entrepot.games.tradewarz.actions import CROSS, FETCH, JUMP, KEEP, LEND, STEP, STOP
from entrepot.games.tradewarz.content.board import BRIDGE, ROAD
from entrepot.games.tradewarz.content.places import SQUARES
from entrepot.games.tradewarz.content.tables import NONE
from entrepot.games.tradewarz.phases import battle, order
from entrepot.games.tradewarz.phases.own_turn import OwnTurn
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules import army, buildings, marching, markers, telling
from entrepot.games.tradewarz.shown import refusals, ways
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import ALONE, Phase, Refusal


class March(OwnTurn):
    """Space by space, until it stops or fights. TW-MARCH-04, TW-R-44, TW-R-104"""

    name = "march"
    clause = "TW-MARCH-01"

    def enter(self, s: TradeWarzState) -> None:
        markers.leave_empty(s, s.mover(), s.march_from)

    def resume(self, s: TradeWarzState, result: int) -> None:
        """Go on after a raid, unless a battle has ended the march."""
        if s.march_size == 0:
            s.pop()
        else:
            go_on(s)

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        marching.add_onward(s, seat, moves)
        if marching.may_stop(s, seat, s.march_at):
            moves.add(STOP.base)
        add_exchange(s, seat, moves)

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        if action == STOP.base:
            stop(s)
        elif STEP.has(action):
            move(s, seat, STEP.value(action), "stepped")
        elif CROSS.has(action):
            place = CROSS.value(action)
            if s.listening:
                tell_crossing(s, seat, place)
            marching.dig(s, seat, place)
            move(s, seat, place, "")
        elif JUMP.has(action):
            move(s, seat, JUMP.value(action), "jumped")
        elif LEND.has(action):
            markers.lay(s, s.march_marker, ally_on(s, seat, s.march_at), s.march_at)
            s.march_marker = NONE
            s.has_lent = True
            telling.tell_place(s, "lent", seat, s.march_at)
            go_on(s)
        else:
            s.march_marker = s.cards.techs.marker[FETCH.value(action)]
            s.marker_at[s.march_marker] = army.MARCHING
            s.marker_with[s.march_marker] = seat
            s.has_fetched = True
            telling.tell_place(s, "fetched", seat, s.march_at)
            go_on(s)

    def why_not(self, s: TradeWarzState, seat: int, action: int) -> Refusal | None:
        return refusals.of_march(s, seat, action)

    def preview(self, s: TradeWarzState, seat: int, action: int) -> list[Message]:
        return ways.of_march(s, seat, action)

    def prompt(self, s: TradeWarzState, seat: int) -> Message:
        args = {"place": telling.place_word(s.march_at), "spaces": int(s.spaces), "count": int(s.march_size)}
        return message("tradewarz-ask-march", args)


def tell_crossing(s: TradeWarzState, seat: int, place: i64) -> None:
    """Tell all what is built on the way."""
    kind = s.board.kind_across(s.march_at, place)
    word = "road" if kind == ROAD else "bridge" if kind == BRIDGE else "tunnel"
    args = {"seat": seat_name(seat), "kind": message(f"tradewarz-crossing-{word}"), "place": telling.place_word(place)}
    s.tell("crossed", EVERYONE, args)


def add_exchange(s: TradeWarzState, seat: i64, moves: Moves) -> None:
    """Add the own super unit that can be left with an ally's squad here, or taken along again. TW-ALLY-08, TW-R-71

    Each once in a march, so that it ends.
    """
    place: i64 = s.march_at
    if place >= SQUARES or ally_on(s, seat, place) == NONE:
        return
    here = markers.with_army(s, place)
    faces = s.cards.techs.markers
    if s.march_marker == NONE:
        can_fetch = here != NONE and s.marker_with[here] != seat and markers.owner(s, here) == seat
        if can_fetch and not s.has_fetched:
            moves.add(FETCH.base + faces[here])
    elif here == NONE and markers.owner(s, s.march_marker) == seat and not s.has_lent:
        moves.add(LEND.base + faces[s.march_marker])


def can_exchange(s: TradeWarzState, seat: i64) -> bool:
    """Say whether there is one."""
    moves = Moves()
    add_exchange(s, seat, moves)
    return moves.size > 0


def ally_on(s: TradeWarzState, seat: i64, place: i64) -> i64:
    """Return the first ally who stands on a square, as host or guest, or NONE."""
    first = army.host(s, place)
    if first != seat:
        return first
    others = army.owners(s, place)[1:]
    return others[0] if others else NONE


def move(s: TradeWarzState, seat: i64, place: i64, kind: str) -> None:
    """Enter a place: fight there, or go on, raiding what is unguarded. TW-R-27, TW-R-44, TW-RAID-01"""
    s.spaces -= 1
    if kind:
        telling.tell_place(s, kind, seat, place)
    if marching.meets(s, seat, place) == marching.FIGHT:
        battle.begin(s, place)
        return
    s.march_at = place
    s.route.append(int(place))
    if marching.is_foreign_gate(s, seat, place):
        s.spaces = 0
    if marching.is_raided(s, seat, place):
        raid(s, seat, place)
    else:
        go_on(s)


def raid(s: TradeWarzState, seat: i64, place: i64) -> None:
    """Destroy an unguarded building; its owner's support drops at once.

    TW-RAID-01, TW-RAID-02, TW-RAID-03, TW-R-75, TW-R-81
    """
    owner = buildings.owner_at(s, place)
    if s.listening:
        args = {"owner": seat_name(int(owner)), "building": telling.building_word(buildings.kind_at(s, place))}
        s.tell("raided", EVERYONE, {"seat": seat_name(int(seat)), "place": telling.place_word(place), **args})
    buildings.raze(s, place)
    if army.abroad(s, owner) > buildings.support(s, owner):
        s.push(order.SUPPORT, int(owner))
    else:
        go_on(s)


def go_on(s: TradeWarzState) -> None:
    """Stop by itself where nothing else could be done."""
    if s.spaces == 0 and not can_exchange(s, s.mover()):
        stop(s)


def stop(s: TradeWarzState) -> None:
    """End the march where the squad stands. TW-R-25"""
    place, marker = s.march_at, s.march_marker
    telling.tell_place(s, "stopped", s.mover(), place)
    met = marching.settle_in(s, place)
    s.pop()
    if met != NONE:
        s.push(order.KEEP, int(marker), int(met), int(place))


class Keep(Phase[TradeWarzState]):
    """Two super units of one squad meet: one of them goes to its capital. TW-R-29"""

    name = "keep"
    waits = True
    turn_clause = "TW-SEASON-04"
    clause = "TW-R-29"

    def actors(self, s: TradeWarzState) -> list[int]:
        return ALONE[s.marker_with[s.note(1)]]

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        faces = s.cards.techs.markers
        moves.add(KEEP.base + faces[s.note(0)])
        moves.add(KEEP.base + faces[s.note(1)])
        moves.sort_from(0)

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        came, met, place = s.note(0), s.note(1), s.note(2)
        if s.cards.techs.marker[KEEP.value(action)] == came:
            markers.send_home(s, met)
            markers.lay(s, came, seat, place)
        else:
            markers.send_home(s, came)
        s.pop()
