"""What Events and Missions leave open. A choice of one makes itself.

PP-EVENT-02, PP-EVENT-03, PP-EVENT-06, PP-EVENT-09, PP-MISSION-03
"""

from mypy_extensions import i64

from entrepot.games.price_of_power.actions import EXPAND, PIRATE, REVOLT, SINK
from entrepot.games.price_of_power.content.vocabulary import NONE
from entrepot.games.price_of_power.position.state import PowerState
from entrepot.games.price_of_power.rules import advances, effects, pieces, telling
from entrepot.games.price_of_power.shown import previews
from entrepot.games.price_of_power.shown.refusals import refusal
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import ALONE, Phase, Refusal

BOOM = 0
MISSION = 1


class Pirate(Phase[PowerState]):
    """The chooser puts a Pirate Ship in a maritime node. PP-EVENT-02"""

    name = "pirate"
    waits = True
    turn_clause = "PP-EVENT-01"

    def enter(self, s: PowerState) -> None:
        self.do_forced(s, self.actors(s)[0])

    def actors(self, s: PowerState) -> list[int]:
        return ALONE[effects.chooser(s)]

    def offer(self, s: PowerState, seat: i64, moves: Moves) -> None:
        effects.add_pirates(s, moves)

    def apply(self, s: PowerState, seat: int, action: int) -> None:
        node = PIRATE.value(action)
        s.pirates[node] += 1
        telling.say_face(s, "pirate", seat, "node", node)
        s.pop()

    def prompt(self, s: PowerState, seat: int) -> Message:
        return message("price_of_power-ask-pirate", {"event": telling.named(s, "event", s.note(0))})

    def why_not(self, s: PowerState, seat: int, action: int) -> Refusal | None:
        return refusal("PP-EVENT-02", "no-target") if PIRATE.has(action) else None

    def preview(self, s: PowerState, seat: int, action: int) -> list[Message]:
        return previews.of_pirates(s, seat, PIRATE.value(action))


class Revolt(Phase[PowerState]):
    """Each realm with three or more outside its Capital Area picks a Province that is Occupied. PP-EVENT-03"""

    name = "revolt"
    waits = True
    turn_clause = "PP-EVENT-11"

    def enter(self, s: PowerState) -> None:
        left = effects.next_in_revolt(s, s.note(0))
        s.set_note(0, int(left))
        if left == 0:
            s.pop()

    def actors(self, s: PowerState) -> list[int]:
        return ALONE[s.clockwise(s.note(0))]

    def offer(self, s: PowerState, seat: i64, moves: Moves) -> None:
        effects.add_revolts(s, seat, moves)

    def apply(self, s: PowerState, seat: int, action: int) -> None:
        province = REVOLT.value(action)
        pieces.occupy(s, province)
        telling.say_face(s, "occupied", seat, "province", province)
        s.set_note(0, s.note(0) - 1)
        self.enter(s)

    def preview(self, s: PowerState, seat: int, action: int) -> list[Message]:
        return previews.of_revolt(s, REVOLT.value(action))

    def why_not(self, s: PowerState, seat: int, action: int) -> Refusal | None:
        return refusal("PP-EVENT-03", "no-target") if REVOLT.has(action) else None


class Expand(Phase[PowerState]):
    """A node is Expanded: the chooser's in a Boom, the claimer's for a Mission. PP-EVENT-06, PP-MISSION-03"""

    name = "expand"
    waits = True
    turn_clause = "PP-EVENT-01"

    def enter(self, s: PowerState) -> None:
        self.do_forced(s, self.actors(s)[0])

    def actors(self, s: PowerState) -> list[int]:
        return ALONE[effects.chooser(s) if s.note(0) == BOOM else s.turn]

    def offer(self, s: PowerState, seat: i64, moves: Moves) -> None:
        advances.add_expansions(s, NONE if s.note(0) == BOOM else seat, moves)

    def apply(self, s: PowerState, seat: int, action: int) -> None:
        advances.expand(s, seat, EXPAND.value(action))
        s.pop()

    def prompt(self, s: PowerState, seat: int) -> Message:
        if s.note(0) == BOOM:
            return message("price_of_power-ask-expand-boom", {"event": telling.named(s, "event", s.note(1))})
        return message("price_of_power-ask-expand-mission", {"mission": telling.named(s, "mission", s.note(1))})

    def preview(self, s: PowerState, seat: int, action: int) -> list[Message]:
        return previews.of_expansion(s, seat, EXPAND.value(action))

    def why_not(self, s: PowerState, seat: int, action: int) -> Refusal | None:
        return refusal("PP-GROW-03", "no-target") if EXPAND.has(action) else None


class Sink(Phase[PowerState]):
    """The chooser lets a ship of each other realm sink, far from its Ports. PP-EVENT-09"""

    name = "sink"
    waits = True
    turn_clause = "PP-EVENT-01"

    def enter(self, s: PowerState) -> None:
        left = effects.next_at_sea(s, s.note(0))
        s.set_note(0, int(left))
        if left == 0:
            s.pop()
            return
        self.do_forced(s, self.actors(s)[0])

    def actors(self, s: PowerState) -> list[int]:
        return ALONE[effects.chooser(s)]

    def offer(self, s: PowerState, seat: i64, moves: Moves) -> None:
        effects.add_sinks(s, s.clockwise(s.note(0)), moves)

    def apply(self, s: PowerState, seat: int, action: int) -> None:
        partner, sea, berth = SINK.values(action)
        pieces.take_ship(s, partner, sea, berth)
        if s.listening:
            args = {"seat": seat_name(seat), "partner": seat_name(partner), "space": telling.named(s, "space", sea)}
            telling.say_all(s, "sunk", args)
        s.set_note(0, s.note(0) - 1)
        self.enter(s)

    def prompt(self, s: PowerState, seat: int) -> Message:
        return message("price_of_power-ask-sink", {"partner": seat_name(int(s.clockwise(s.note(0))))})

    def why_not(self, s: PowerState, seat: int, action: int) -> Refusal | None:
        return refusal("PP-EVENT-09", "no-target") if SINK.has(action) else None
