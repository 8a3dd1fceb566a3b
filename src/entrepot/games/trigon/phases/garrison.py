"""Where new figures stand that nobody paid for: a land's knights, a city's bonus. RT-BONUS-03, RT-CITY-03, RT-R-27"""

from typing import Final

from mypy_extensions import i64

from entrepot.games.trigon.actions import MOST_POSTED, PLACE, POST
from entrepot.games.trigon.content.vocabulary import BOAT, KNIGHT, NONE, SLOTS
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import figures, telling
from entrepot.games.trigon.shown import refusals
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import ALONE, Phase, Refusal

OWNER: Final = 0
CITY: Final = 0
LEFT: Final = 1
AFTER: Final = 2
KIND: Final = 2
"""The notes: whose knights or the slot of which city, how many are left, the next slot or the kind of figure."""


class Post(Phase[TrigonState]):
    """A land's knights are spread over the own settlements, each at most once and in their order. RT-R-29"""

    name = "post"
    waits = True
    turn_clause = "RT-BONUS-03"

    def enter(self, s: TrigonState) -> None:
        slots = later_slots(s)
        if s.note(LEFT) > 0 and len(slots) == 1:
            post(s, s.note(OWNER), slots[0], s.note(LEFT))
            s.set_note(LEFT, 0)
        if s.note(LEFT) == 0:
            s.pop()

    def actors(self, s: TrigonState) -> list[int]:
        return ALONE[s.note(OWNER)]

    def offer(self, s: TrigonState, seat: i64, moves: Moves) -> None:
        slots = later_slots(s)
        left = s.note(LEFT)
        for slot in slots[:-1]:
            start = s.site[slot] * MOST_POSTED
            moves.add_run(POST.base + start, left)
        moves.add(POST.base + s.site[slots[-1]] * MOST_POSTED + left - 1)

    def apply(self, s: TrigonState, seat: int, action: int) -> None:
        number = action - POST.base
        slot = s.settled[number // MOST_POSTED]
        count = int(number % MOST_POSTED) + 1
        post(s, seat, slot, count)
        s.set_note(LEFT, s.note(LEFT) - count)
        s.set_note(AFTER, slot % SLOTS + 1)
        self.enter(s)

    def prompt(self, s: TrigonState, seat: int) -> Message:
        return message("trigon-ask-post", {"count": s.note(LEFT)})


def later_slots(s: TrigonState) -> list[int]:
    """Return the slots of settlements that may still get knights."""
    seat = s.note(OWNER)
    return [slot for slot in range(seat * SLOTS + s.note(AFTER), (seat + 1) * SLOTS) if s.site[slot] != NONE]


def post(s: TrigonState, seat: i64, slot: i64, count: i64) -> None:
    """Put knights at a settlement."""
    figures.put(s, seat, s.site[slot], KNIGHT, count)
    telling.tell_count(s, "posted", seat, s.site[slot], count)


class Bonus(Phase[TrigonState]):
    """A city's figures that cannot stand there go to another own settlement where they can. RT-CITY-03, RT-R-27"""

    name = "bonus"
    waits = True
    turn_clause = "RT-R-27"

    def enter(self, s: TrigonState) -> None:
        seat, kind = s.note(CITY) // SLOTS, s.note(KIND)
        spots = places_for(s, seat, kind)
        if len(spots) == 0:
            tell_lost(s, seat, kind, s.note(LEFT))
            s.pop()
        elif len(spots) == 1:
            give(s, seat, spots[0], kind, s.note(LEFT))
            s.pop()

    def actors(self, s: TrigonState) -> list[int]:
        return ALONE[s.note(CITY) // SLOTS]

    def offer(self, s: TrigonState, seat: i64, moves: Moves) -> None:
        for spot in places_for(s, seat, s.note(KIND)):
            moves.add(PLACE.base + spot)

    def why_not(self, s: TrigonState, seat: int, action: int) -> Refusal | None:
        return refusals.refusal("RT-R-27", "bonus-place") if PLACE.has(action) else None

    def apply(self, s: TrigonState, seat: int, action: int) -> None:
        give(s, seat, PLACE.value(action), s.note(KIND), 1)
        if s.note(LEFT) == 1:
            s.pop()
        else:
            s.set_note(LEFT, s.note(LEFT) - 1)

    def prompt(self, s: TrigonState, seat: int) -> Message:
        city = telling.spot_name(s, s.site[s.note(CITY)])
        return message("trigon-ask-bonus", {"figures": telling.figure_words(s.note(KIND), 1), "spot": city})


def places_for(s: TrigonState, seat: i64, kind: i64) -> list[int]:
    """Return the own settlements where a figure can stand: boats need a harbour. RT-R-27"""
    found: list[int] = []
    for slot in range(seat * SLOTS, (seat + 1) * SLOTS):
        spot = s.site[slot]
        if spot != NONE and (kind != BOAT or s.cards.harbour[spot]):
            found.append(spot)
    return found


def give(s: TrigonState, seat: i64, spot: i64, kind: i64, count: i64) -> None:
    """Place a city's bonus."""
    figures.put(s, seat, spot, kind, count)
    telling.tell_figures(s, "bonus", seat, spot, kind, count)


def tell_lost(s: TrigonState, seat: i64, kind: i64, count: i64) -> None:
    """Tell all that a city's bonus has no place, or no piece. RT-R-27"""
    if s.listening:
        args = {"seat": seat_name(int(seat)), "figures": telling.figure_words(kind, count)}
        s.tell("bonus-lost", EVERYONE, args)
