"""Parts of a position as plain data and back: rows of the map, and who has what."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from entrepot.games.price_of_power import pieces
from entrepot.games.price_of_power.position import BITS, LYING, TOKEN, UNKNOWN, UPRIGHT
from entrepot.games.price_of_power.vocabulary import NONE, SEATS
from entrepot.kernel.errors import BadPosition
from entrepot.kernel.plain import list_of, number, per_seat, seat_number, truth, whole

if TYPE_CHECKING:
    from entrepot.games.price_of_power.state import PowerState

MOST: Final = 100_000
MOST_CUBES: Final = 20
MOST_SHIPS: Final = 15
"""What the schema lets a realm have. PP-R-51"""


def name_of(ids: list[str], at: int) -> str:
    """Return an id, '' for NONE."""
    return "" if at == NONE else ids[at]


def number_of(id: object, ids: list[str]) -> int:
    """Return the place of an id, NONE for ''."""
    return NONE if id == "" else number(id, ids)


def seat_or_none(value: object, seats: int) -> int:
    """Return a seat, or NONE."""
    return NONE if value == NONE else seat_number(value, seats)


def marked(flags: Sequence[int], ids: list[str]) -> list[str]:
    """Return the ids whose flag is set."""
    return [id for id, flag in zip(ids, flags, strict=False) if flag]


def read_marked(values: object, ids: list[str], length: int) -> list[int]:
    """Take flags back."""
    flags = [0] * length
    for id in list_of(values):
        flags[number(id, ids[:length])] = 1
    return flags


def owned(holders: list[int], ids: list[str]) -> list[list[Any]]:
    """Return which seat has a token where."""
    return [[ids[at], seat] for at, seat in enumerate(holders) if seat != NONE]


def read_owned(values: object, ids: list[str], seats: int) -> list[int]:
    """Take back which seat has a token where."""
    holders = [NONE] * len(ids)
    for value in list_of(values):
        id, seat = list_of(value, 2)
        at = number(id, ids)
        if holders[at] != NONE:
            raise BadPosition(f"{id!r} is named twice", id)
        holders[at] = seat_number(seat, seats)
    return holders


def amounts(counts: list[int], ids: list[str]) -> list[list[Any]]:
    """Return how many there are where there are any."""
    return [[ids[at], count] for at, count in enumerate(counts) if count]


def read_amounts(values: object, ids: list[str], length: int) -> list[int]:
    """Take back how many there are where."""
    counts = [0] * length
    for value in list_of(values):
        id, count = list_of(value, 2)
        counts[number(id, ids[:length])] = whole(count, 0, MOST)
    return counts


def piled(places: list[int], ids: list[str]) -> list[list[Any]]:
    """Return how many there are where, of things listed one by one."""
    return [[ids[at], places.count(at)] for at in sorted(set(places))]


def read_piled(values: object, ids: list[str]) -> list[int]:
    """Take them back one by one."""
    places: list[int] = []
    for value in list_of(values):
        id, count = list_of(value, 2)
        places += [number(id, ids)] * whole(count, 0, MOST_CUBES)
    return places


def bits_named(bits: int, ids: list[str]) -> list[str]:
    """Return the ids of a set of bits."""
    return [id for at, id in enumerate(ids) if bits & BITS[at]]


def read_bits(values: object, ids: list[str]) -> int:
    """Take a set of bits back."""
    bits = 0
    for id in list_of(values):
        bits |= BITS[number(id, ids)]
    return bits


# ---------------------------------------------------------------- the map


def claim_rows(s: "PowerState") -> list[list[Any]]:
    """Return the Claims: Area and seat."""
    ids = s.printed.space_ids
    return [[ids[area], seat] for area, bits in enumerate(s.claims) for seat in range(s.seats) if bits & BITS[seat]]


def read_claims(s: "PowerState", values: object) -> None:
    """Take the Claims back."""
    claims = [0] * int(s.printed.areas)
    for value in list_of(values):
        id, seat = list_of(value, 2)
        claims[number(id, s.printed.space_ids[: s.printed.areas])] |= BITS[seat_number(seat, int(s.seats))]
    s.claims = tuple(claims)


def influence_rows(s: "PowerState") -> list[list[Any]]:
    """Return the Influence: Area, seat and cubes."""
    ids = s.printed.space_ids
    return [
        [ids[area], seat, int(pieces.cubes(s, seat, area))]
        for area in range(s.printed.areas)
        for seat in range(s.seats)
        if pieces.cubes(s, seat, area) > 0
    ]


def read_influence(s: "PowerState", values: object) -> None:
    """Take the Influence back; nothing is held yet."""
    s.held = [0] * (int(s.printed.spaces) * SEATS)
    for value in list_of(values):
        id, seat, count = list_of(value, 3)
        area = number(id, s.printed.space_ids[: s.printed.areas])
        s.held[area * SEATS + seat_number(seat, int(s.seats))] = whole(count, 0, MOST_CUBES)


def ship_rows(s: "PowerState") -> list[list[Any]]:
    """Return the ships: Sea Zone, seat, ships, of them on slots."""
    ids = s.printed.space_ids
    return [
        [ids[sea], seat, s.held[sea * SEATS + seat], int(pieces.on_slots(s, seat, sea))]
        for sea in range(s.printed.areas, s.printed.spaces)
        for seat in range(s.seats)
        if pieces.has_ship(s, seat, sea)
    ]


def read_ships(s: "PowerState", values: object) -> None:
    """Take the ships back."""
    areas, ids = int(s.printed.areas), s.printed.space_ids
    s.slotted = [0] * (len(ids) - areas)
    for value in list_of(values):
        id, seat, count, slotted = list_of(value, 4)
        sea, owner = areas + number(id, ids[areas:]), seat_number(seat, int(s.seats))
        s.held[sea * SEATS + owner] = whole(count, 0, MOST_SHIPS)
        gone = int(pieces.on_slots(s, owner, sea))  # where a row stands twice, the last one counts
        pieces.change_slots(s, owner, sea, whole(slotted, 0, s.held[sea * SEATS + owner]) - gone)


def merchant_rows(s: "PowerState") -> list[list[Any]]:
    """Return the Merchants on the map: node, seat, whether it lies."""
    ids = s.printed.node_ids
    return [[ids[at // SEATS], at % SEATS, how == LYING] for at, how in enumerate(s.merchants) if how]


def read_merchants(s: "PowerState", values: object) -> None:
    """Take the Merchants back."""
    s.merchants = [0] * (int(s.printed.nodes) * SEATS)
    for value in list_of(values):
        id, seat, lying = list_of(value, 3)
        at = number(id, s.printed.node_ids) * SEATS + seat_number(seat, int(s.seats))
        s.merchants[at] = LYING if truth(lying) else UPRIGHT


def read_powers(values: object, seats: int, most: int) -> list[int]:
    """Take back what Power each seat has, by kind."""
    return [whole(count, 0, most) for row in per_seat(values, seats) for count in list_of(row, 3)]


def count_all(s: "PowerState") -> None:
    """Work out what follows from the rest: held Areas, taxes, pieces in play; connections when they are asked for."""
    areas = int(s.printed.areas)
    s.cubes = [sum(s.held[area * SEATS : (area + 1) * SEATS]) for area in range(areas)]
    s.cubes_of = [sum(s.held[seat : areas * SEATS : SEATS]) for seat in range(s.seats)]
    s.ships_of = [sum(s.held[areas * SEATS + seat :: SEATS]) for seat in range(s.seats)]
    s.base_tax = [0] * s.seats
    for province, seat in enumerate(s.town):
        if seat != NONE:
            pieces.hold(s, seat, s.printed.area_of[province], TOKEN)
            if not s.occupied[province]:
                s.base_tax[seat] += s.printed.tax[province]
    for province, seat in enumerate(s.vassal):
        if seat != NONE:
            pieces.hold(s, seat, s.printed.area_of[province], TOKEN)
    s.linked = [UNKNOWN] * s.seats
