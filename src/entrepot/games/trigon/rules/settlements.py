"""Settlements: laid, lifted, taken, grown into cities. RT-SCOUT-06, RT-CITY-01, RT-R-51, RT-R-53, RT-R-56"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.trigon.content.chances import VILLAGE_DRAW
from entrepot.games.trigon.content.vocabulary import LANDS, NONE, PEOPLE, PIECES, SLOTS
from entrepot.games.trigon.rules import figures, telling
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState


def free_slot(s: "TrigonState", seat: i64) -> i64:
    """Return the slot of the lowest-numbered token in supply, NONE if all ten are on the board. RT-R-54, RT-R-56"""
    for slot in range(seat * SLOTS, (seat + 1) * SLOTS):
        if s.site[slot] == NONE:
            return slot
    return NONE


def seat_of(slot: i64) -> i64:
    """Return whose slot it is."""
    return slot // SLOTS


def lay(s: "TrigonState", seat: i64, spot: i64, village: i64, people: i64, is_city: i64) -> i64:
    """Lay the lowest free token and a village card; return the slot. RT-SCOUT-03, RT-SCOUT-12, RT-R-56"""
    slot = free_slot(s, seat)
    s.site[slot] = spot
    s.village[slot] = village
    s.people[slot] = people
    s.is_city[slot] = is_city
    s.settled[spot] = slot
    s.owner[spot] = seat
    count(s, slot, 1)
    return slot


def lift(s: "TrigonState", slot: i64) -> None:
    """Take a token back and its inhabitants off; figures stay. A palace there falls for good. RT-R-69, RT-CONQ-05"""
    spot: i64 = s.site[slot]
    if is_palace(s, spot):
        fell_palace(s, seat_of(slot))
    count(s, slot, -1)
    s.site[slot] = NONE
    s.village[slot] = NONE
    s.people[slot] = 0
    s.is_city[slot] = 0
    s.settled[spot] = NONE
    figures.free_if_empty(s, spot)


def count(s: "TrigonState", slot: i64, sign: i64) -> None:
    """Count a settlement that comes or goes, with its inhabitants."""
    seat = seat_of(slot)
    s.settlements[seat] += sign
    s.cities[seat] += sign * s.is_city[slot]
    s.pieces[seat * PIECES + PEOPLE] += sign * s.people[slot]
    land: i64 = s.cards.land_of[s.site[slot]]
    if land != NONE:
        s.in_land[seat * LANDS + land] += sign
    s.changed = True


def put_under(s: "TrigonState", village: i64) -> None:
    """Put a village card under the stack; a capital's leaves the game. RT-R-53"""
    if not s.cards.is_capital[village]:
        s.village_under.append(village)


def draw(s: "TrigonState") -> i64:
    """Draw a village card; those put under the stack come last, in their order. RT-SCOUT-04, RT-SETUP-06"""
    village = s.draw(VILLAGE_DRAW, s.village_bag, EVERYONE)
    return village if village != NONE else s.village_under.pop(0)


def holds(s: "TrigonState", seat: i64, land: i64) -> bool:
    """Say whether every site of a land carries the seat's settlement. RT-R-15, RT-SCORE-07"""
    return s.in_land[seat * LANDS + land] == len(s.cards.sites_in[land])


def is_palace(s: "TrigonState", spot: i64) -> bool:
    """Say whether a palace stands on a spot; it stands in its owner's capital as long as that is his. RT-R-52"""
    slot = s.settled[spot]
    if slot == NONE:
        return False
    seat = slot // SLOTS
    return s.palace[seat] == 1 and s.cards.land_capital[s.colour[seat]] == spot


def fell_palace(s: "TrigonState", seat: i64) -> None:
    """Remove a palace for ever. RT-BUILD-12, RT-CONQ-05"""
    s.palace[seat] = 0
    s.changed = True
    if s.listening:
        s.tell("palace-lost", EVERYONE, {"seat": seat_name(int(seat))})


# ---------------------------------------------------------------- inhabitants


def add_people(s: "TrigonState", slot: i64, wanted: i64) -> i64:
    """Lay inhabitants on a village card as far as it and the supply have room; return how many.

    RT-BIRTH-03, RT-BIRTH-05, RT-R-26, RT-R-28
    """
    seat = seat_of(slot)
    room: i64 = s.cards.housing - s.people[slot]
    added: i64 = min(wanted, room, figures.left(s, seat, PEOPLE))
    s.people[slot] += added
    s.pieces[seat * PIECES + PEOPLE] += added
    if added > 0 and added == room and not s.is_city[slot]:
        s.ripe.append(slot)  # RT-CITY-01, RT-R-25
        s.changed = True
    return added


def take_people(s: "TrigonState", slot: i64, number: i64) -> None:
    """Take inhabitants off a village card; it stays, even empty. RT-R-31"""
    s.people[slot] -= number
    s.pieces[seat_of(slot) * PIECES + PEOPLE] -= number


def turn_over(s: "TrigonState", slot: i64) -> None:
    """Make a village a city, for good. RT-CITY-02, RT-CITY-05, RT-CITY-06, RT-CITY-07"""
    s.is_city[slot] = 1
    s.cities[seat_of(slot)] += 1
    telling.tell_spot(s, "city", seat_of(slot), s.site[slot])
