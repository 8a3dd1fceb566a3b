"""What follows a BUILD or a purchase: silos, a second object, a super unit's place. TW-SILO-02, TW-SILO-03"""

from mypy_extensions import i64

from entrepot.games.tradewarz.actions import ASSIGN, DONE, SILO, SITE
from entrepot.games.tradewarz.content.places import AROUND, BIT, PLACE_OF_BIT
from entrepot.games.tradewarz.content.tables import NONE
from entrepot.games.tradewarz.phases import doing, order
from entrepot.games.tradewarz.phases.own_turn import OwnTurn
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules import army, building, buildings, extra_silos, markers, telling
from entrepot.games.tradewarz.shown import refusals
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import NO_CHOICE, Moves
from entrepot.kernel.phase import ALONE, Phase, Refusal


class Silos(Phase[TradeWarzState]):
    """The owner picks the octagon of each silo. TW-SILO-02, TW-SILO-03, TW-VILLAGE-05, TW-R-77

    The notes: the square, how many are still to come, the group with what it is limited to (see `order.GROUPS_END`).
    """

    name = "silos"
    waits = True
    turn_clause = "TW-SILO-03"
    clause = "TW-SILO-02"

    def enter(self, s: TradeWarzState) -> None:
        corners = open_corners(s)
        while s.note(1) > 0 and len(corners) == 1:
            place_silo(s, corners[0])
            corners = open_corners(s)
        if s.note(1) == 0 or not corners:
            s.pop()

    def resume(self, s: TradeWarzState, result: int) -> None:
        self.enter(s)

    def actors(self, s: TradeWarzState) -> list[int]:
        return ALONE[buildings.owner_at(s, s.note(0))]

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        for corner in open_corners(s):
            moves.add(SILO.base + AROUND[4 * s.note(0) + corner])

    def why_not(self, s: TradeWarzState, seat: int, action: int) -> Refusal | None:
        return refusals.refusal("TW-SILO-02", "silo-field") if SILO.has(action) else None

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        place_silo(s, buildings.corner_of(s.note(0), SILO.value(action)))
        self.enter(s)

    def prompt(self, s: TradeWarzState, seat: int) -> Message:
        return message("tradewarz-ask-silos", {"place": telling.place_word(s.note(0)), "count": s.note(1)})


def open_corners(s: TradeWarzState) -> list[int]:
    """Return at which corners the next silo may stand."""
    packed: i64 = s.note(2) // order.GROUPS_END
    if packed == 0 and s.note(2) < order.GROUPS_END:
        return buildings.field_corners(s, s.note(0))
    return [corner for corner in range(buildings.CORNERS) if packed >> 2 * corner & 3]


def place_silo(s: TradeWarzState, corner: int) -> None:
    """Put one silo, and count it off what is to come."""
    square, group = s.note(0), s.note(2) % order.GROUPS_END
    buildings.add_silo(s, square, group, corner)
    s.set_note(1, s.note(1) - 1)
    if s.note(2) >= order.GROUPS_END:
        s.set_note(2, s.note(2) - order.GROUPS_END * 4**corner)
        if s.note(2) < order.GROUPS_END:
            s.set_note(1, 0)
    if s.listening:
        owner = seat_name(int(buildings.owner_at(s, square)))
        s.tell("silo", EVERYONE, {"seat": owner, "octagon": telling.octagon_word(AROUND[4 * square + corner])})


class Site(OwnTurn):
    """At which village a group of extra silos goes; its note is the group, from 0. TW-R-54"""

    name = "site"
    turn_clause = "TW-R-54"

    def enter(self, s: TradeWarzState) -> None:
        seat, group = s.mover(), s.note(0)
        if not extra_silos.can_place(s, seat, group):
            s.pop()
            return
        found = extra_silos.sites(s, seat, group)
        if len(found) == 1:
            self.take(s, found[0])

    def resume(self, s: TradeWarzState, result: int) -> None:
        self.enter(s)

    def take(self, s: TradeWarzState, square: int) -> None:
        """Go on to the silos; what the supply does not allow goes on waiting."""
        group = s.note(0)
        count = min(s.waiting[group], int(buildings.cubes(s, s.mover())))
        s.waiting[group] -= count
        s.goto(order.SILOS, square, count, group + 1)

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        for square in extra_silos.sites(s, seat, s.note(0)):
            moves.add(SITE.base + square)

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        self.take(s, int(SITE.value(action)))

    def prompt(self, s: TradeWarzState, seat: int) -> Message:
        return message("tradewarz-ask-site", {"count": s.waiting[s.note(0)]})


class Second(OwnTurn):
    """Once a year a second object, for who owns the tech. TW-ECO-05, TW-R-93, TW-R-110"""

    name = "second"
    clause = "TW-R-93"

    def resume(self, s: TradeWarzState, result: int) -> None:
        seat = s.mover()
        if not s.owns(seat, s.cards.techs.double_build & ~s.yearly) or s.only(seat) != NO_CHOICE:
            s.pop()

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        building.add_builds(s, seat, moves)
        moves.add(DONE.base)

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        s.pop()
        if action != DONE.base:
            s.yearly |= s.techs[seat] & s.cards.techs.double_build
            doing.build(s, seat, action, False)

    def why_not(self, s: TradeWarzState, seat: int, action: int) -> Refusal | None:
        return refusals.of_building(s, seat, action)


class Assign(OwnTurn):
    """Where a new super unit goes; its note is the super unit, which lies in the capital meanwhile. TW-SUPER-01"""

    name = "assign"
    clause = "TW-SUPER-01"

    def enter(self, s: TradeWarzState) -> None:
        if not squads_without(s, s.mover()):
            s.pop()

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        for place in sorted([*squads_without(s, seat), s.gate[seat]]):
            moves.add(ASSIGN.base + place)

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        marker, place = s.note(0), ASSIGN.value(action)
        markers.lay(s, marker, seat, place)
        if s.listening:
            args = {"tech": telling.marker_name(s, marker), "place": telling.place_word(place)}
            s.tell("assigned", EVERYONE, {"seat": seat_name(seat), **args})
        s.pop()

    def prompt(self, s: TradeWarzState, seat: int) -> Message:
        return message("tradewarz-ask-assign", {"tech": telling.marker_name(s, s.note(0))})


def squads_without(s: TradeWarzState, seat: i64) -> list[int]:
    """Return where outside the capital a seat's squad has no super unit in its army."""
    found: list[int] = []
    places: i64 = s.stands[seat] & ~BIT[s.gate[seat]]
    while places:
        place = PLACE_OF_BIT[(places & -places) % 67]
        here = markers.with_army(s, place) if army.capital_at(s, place) == NONE else markers.with_squad(s, seat, place)
        if here == NONE:
            found.append(int(place))
        places &= places - 1
    return found
