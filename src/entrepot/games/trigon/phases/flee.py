"""Flight: group after group leaves, each figure once; what stays is attacked. RT-CARD-10, RT-R-50"""

from typing import Final

from mypy_extensions import i64

from entrepot.games.trigon.actions import DONE, FLEE, MOST_FIGURES, TAKE, TO
from entrepot.games.trigon.content.vocabulary import BOAT, KINDS, KNIGHT, NONE, SCOUT
from entrepot.games.trigon.phases import order
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import fighting, figures, fleeing, telling
from entrepot.games.trigon.rules.moving import BOATS, FRESH_KNIGHTS, FRESH_SCOUTS
from entrepot.games.trigon.shown import refusals
from entrepot.kernel.message import Message, message
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import ALONE, Phase, Refusal

BY_SEA: Final = 0
"""The note of `Refuge`."""
TO_SPOT: Final = 0
STEP: Final = 1
ROOM: Final = 2
"""The notes of `Fugitives`."""
KIND_OF: Final = (BOAT, KNIGHT, SCOUT)
"""The steps in which is said who goes; on foot the first is left out."""
PART_OF: Final = (BOATS, FRESH_KNIGHTS, FRESH_SCOUTS)
AMOUNTS: Final = MOST_FIGURES + 1


class Flee(Phase[TrigonState]):
    """By land or by sea, or nobody more."""

    name = "flee"
    waits = True
    turn_clause = "RT-R-50"

    def enter(self, s: TrigonState) -> None:
        if not fleeing.refuges(s, False) and not fleeing.refuges(s, True):
            close(s)

    def actors(self, s: TrigonState) -> list[int]:
        return ALONE[s.defender]

    def offer(self, s: TrigonState, seat: i64, moves: Moves) -> None:
        for way in range(2):
            if fleeing.refuges(s, way == 1):
                moves.add(FLEE.base + way)
        moves.add(DONE.base)

    def apply(self, s: TrigonState, seat: int, action: int) -> None:
        if action == DONE.base:
            close(s)
        else:
            s.goto(order.REFUGE, int(action - FLEE.base))

    def why_not(self, s: TrigonState, seat: int, action: int) -> Refusal | None:
        return refusals.refusal("RT-R-50", "no-flight") if FLEE.has(action) else None

    def prompt(self, s: TrigonState, seat: int) -> Message:
        return message("trigon-ask-flee", {"spot": telling.spot_name(s, s.field)})


def close(s: TrigonState) -> None:
    """End the flight: what stays is attacked; if nothing does, the attackers just enter."""
    if s.settled[s.field] != NONE or not figures.stands_alone(s, s.field):
        s.goto(order.DICE, int(s.attacker))
        return
    fleeing.enter_freely(s)
    fighting.clear(s)
    s.pop()


class Refuge(Phase[TrigonState]):
    """Where to; where there is one way it is taken."""

    name = "refuge"
    waits = True
    turn_clause = "RT-R-50"

    def enter(self, s: TrigonState) -> None:
        found = fleeing.refuges(s, s.note(BY_SEA) == 1)
        if len(found) == 1:
            set_off(s, found[0])

    def actors(self, s: TrigonState) -> list[int]:
        return ALONE[s.defender]

    def offer(self, s: TrigonState, seat: i64, moves: Moves) -> None:
        for to in fleeing.refuges(s, s.note(BY_SEA) == 1):
            moves.add(TO.base + to)

    def apply(self, s: TrigonState, seat: int, action: int) -> None:
        set_off(s, TO.value(action))

    def why_not(self, s: TrigonState, seat: int, action: int) -> Refusal | None:
        return refusals.refusal("RT-R-50", "no-refuge") if TO.has(action) else None

    def prompt(self, s: TrigonState, seat: int) -> Message:
        return message("trigon-ask-refuge", {"spot": telling.spot_name(s, s.field)})


def set_off(s: TrigonState, to: i64) -> None:
    """Ask who goes there."""
    if s.note(BY_SEA) == 1:
        s.goto(order.FUGITIVES, int(to), 0, 0)
    else:
        s.goto(order.FUGITIVES, int(to), 1, order.ON_FOOT)


class Fugitives(Phase[TrigonState]):
    """How many of each kind go: at sea boats first, five aboard each; on foot at least one figure. RT-MOVE-07"""

    name = "fugitives"
    waits = True
    turn_clause = "RT-R-50"

    def enter(self, s: TrigonState) -> None:
        while s.note(STEP) < KINDS:
            least, most = fewest(s), most_of(s)
            if least < most:
                return
            go(s, least)
        s.goto(order.FLEE)

    def actors(self, s: TrigonState) -> list[int]:
        return ALONE[s.defender]

    def offer(self, s: TrigonState, seat: i64, moves: Moves) -> None:
        start = TAKE.base + PART_OF[s.note(STEP)] * AMOUNTS
        for amount in range(fewest(s), most_of(s) + 1):
            moves.add(start + amount)

    def apply(self, s: TrigonState, seat: int, action: int) -> None:
        go(s, (action - TAKE.base) % AMOUNTS)
        self.enter(s)

    def why_not(self, s: TrigonState, seat: int, action: int) -> Refusal | None:
        return refusals.refusal("RT-R-50", "so-many-flee") if TAKE.has(action) else None

    def prompt(self, s: TrigonState, seat: int) -> Message:
        ends = {"from": telling.spot_name(s, s.field), "to": telling.spot_name(s, s.note(TO_SPOT))}
        return message("trigon-ask-fugitives", {**ends, "group": refusals.part_word(PART_OF[s.note(STEP)])})


def there(s: TrigonState, kind: i64) -> i64:
    """Return how many of a kind are still on the field."""
    return s.figures[s.field * KINDS + kind]


def most_of(s: TrigonState) -> int:
    """Return how many of the kind that is asked for can go."""
    kind = KIND_OF[s.note(STEP)]
    return int(there(s, kind) if kind == BOAT else min(there(s, kind), s.note(ROOM)))


def fewest(s: TrigonState) -> int:
    """Return how many of the kind that is asked for must go, for somebody to go at all."""
    kind = KIND_OF[s.note(STEP)]
    if kind == BOAT:
        return 1
    if s.note(ROOM) < order.ON_FOOT or (kind == KNIGHT and there(s, SCOUT) > 0):
        return 0
    return min(1, most_of(s))


def go(s: TrigonState, count: i64) -> None:
    """Let so many of the kind that is asked for go."""
    kind = KIND_OF[s.note(STEP)]
    fleeing.go(s, s.note(TO_SPOT), kind, count)
    if kind == BOAT:
        s.set_note(ROOM, int(count * s.cards.aboard))
    else:
        s.set_note(ROOM, int(s.note(ROOM) - count))
    s.set_note(STEP, s.note(STEP) + 1)
