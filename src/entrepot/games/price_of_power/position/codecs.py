"""What is special in the data of The Price of Power: Trade: what lies on the map; and what follows from it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.price_of_power.content.vocabulary import NONE, SEATS
from entrepot.games.price_of_power.rules import influence, pieces
from entrepot.games.price_of_power.rules.pieces import LYING, TOKEN, UNKNOWN, UPRIGHT
from entrepot.kernel.bits import BIT, bits_of
from entrepot.kernel.errors import BadPosition
from entrepot.kernel.fields import Faces, ListOf, Shape, Whole
from entrepot.kernel.fields.faces import Tally
from entrepot.kernel.fields.reading import number, so_many, some, truth
from entrepot.kernel.packed import count, packed
from entrepot.kernel.seat_bits import members

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState

CARDS: Final = Faces("trade cards", "Trade Card", "printed.card_ids", "printed.card_copies")
EVENTS: Final = Faces("events", "Event card", "printed.event_ids", "printed.event_copies")
ENTRIES: Final = Faces("entries", "node of a Trade Card", "printed.entry_ids")
REALMS: Final = Faces("realms", "realm", "printed.realm_ids")
IDEAS: Final = Faces("Ideas", "Idea", "printed.idea_ids")
MISSIONS: Final = Faces("Missions", "Mission", "printed.mission_ids")
PROVINCES: Final = Faces("Provinces", "Province", "printed.province_ids")
SPACES: Final = Faces("spaces", "Area or Sea Zone", "printed.space_ids")
AREAS: Final = Faces("Areas", "Area", "printed.area_ids")
SEAS: Final = Faces("Sea Zones", "Sea Zone", "printed.sea_ids")
NODES: Final = Faces("nodes", "node", "printed.node_ids")
MOST: Final = 100_000
MOST_CUBES: Final = 20
MOST_SHIPS: Final = 15
"""What the schema lets a realm have. PP-R-51"""


def seat_in(s: "PowerState", key: str, value: object) -> int:
    """Return a seat."""
    return number(key, value, 0, s.seats - 1)


# ---------------------------------------------------------------- one value a place


class ByPlace(ListOf):
    """A number for each of some places; where they are `shared` they seldom change, so that copies share them.

    Whoever changes shared numbers puts others in their place.
    """

    def __init__(self, places: Faces, one: Shape, shared: bool = False) -> None:
        super().__init__(one, places.place)
        self.places = places
        self.is_shared = shared

    def copied(self, value: str) -> str:
        return value if self.is_shared else super().copied(value)


class Marks(ByPlace):
    """A list of the places that bear a mark, in content order; kept as 1 for these and 0 for the others."""

    def __init__(self, places: Faces, shared: bool = False) -> None:
        super().__init__(places, Whole(0, 1), shared)
        self.hint = list[str]

    def write(self, s: Any, value: Any) -> list[str]:
        return marked(value, self.places.ids(s))

    def read(self, s: Any, key: str, value: Any) -> Any:
        marks = [0] * self.many(s)
        for id in some(key, value, self.places.kind):
            marks[self.places.number(s, key, id)] = 1
        return marks


class Rows(ByPlace):
    """A list of [place, value], in content order, without places that have nothing; `word` tells what values are."""

    def __init__(self, places: Faces, one: Shape, word: str) -> None:
        super().__init__(places, one)
        self.words = f"{places.word}, {word}"
        self.nothing = int(one.first)
        self.hint = list[list[Any]]

    def write(self, s: Any, value: Any) -> list[list[Any]]:
        return rows(value, self.places.ids(s), self.nothing)

    def read(self, s: Any, key: str, value: Any) -> Any:
        values = self.begin(s)
        named: set[int] = set()
        for row in some(key, value, f"[{self.words}]"):
            id, part = so_many(key, row, 2, f"values: {self.words}")
            at = self.places.number(s, key, id)
            if at in named:
                raise BadPosition(f"{key!r} names {id!r} twice", id)
            named.add(at)
            values[at] = self.one.read(s, key, part)
        return values


def marked(marks: Sequence[int], ids: list[str]) -> list[str]:
    """Return the ids that bear a mark."""
    return [ids[at] for at, mark in enumerate(marks) if mark]


def rows(values: vec[i64], ids: list[str], nothing: i64) -> list[list[Any]]:
    """Return [id, value] where a value is not nothing."""
    return [[ids[at], values[at]] for at in range(len(values)) if values[at] != nothing]


def write_placed(s: "PowerState", placed: vec[i64]) -> list[list[Any]]:
    """Return how many cubes were placed where, of cubes that are listed one by one."""
    return [[s.printed.area_ids[area], int(count(placed, area))] for area in sorted(set(placed))]


def read_placed(s: "PowerState", key: str, value: object) -> list[int]:
    """Return the Area of each cube."""
    areas: list[int] = []
    for row in some(key, value, "[Area, cubes]"):
        id, count = so_many(key, row, 2, "values: Area, cubes")
        areas += [AREAS.number(s, key, id)] * number(key, count, 0, MOST_CUBES)
    return areas


# ---------------------------------------------------------------- the map


def write_claims(s: "PowerState") -> list[list[Any]]:
    """Return the Claims: Area and seat."""
    return [
        [id, seat] for id, bits in zip(s.printed.area_ids, s.claims, strict=True) for seat in members(bits, s.seats)
    ]


def read_claims(s: "PowerState", key: str, value: object) -> None:
    """Take the Claims back."""
    claims = [0] * len(s.claims)
    for row in some(key, value, "[Area, seat]"):
        id, seat = so_many(key, row, 2, "values: Area, seat")
        claims[AREAS.number(s, key, id)] |= BIT[seat_in(s, key, seat)]
    s.claims = packed(claims)


def write_influence(s: "PowerState") -> list[list[Any]]:
    """Return the Influence: Area, seat and cubes."""
    return [
        [id, seat, int(pieces.cubes(s, seat, area))]
        for area, id in enumerate(s.printed.area_ids)
        for seat in range(s.seats)
        if pieces.cubes(s, seat, area) > 0
    ]


def read_influence(s: "PowerState", key: str, value: object) -> None:
    """Take the Influence back; nothing is held yet."""
    s.held = vec[i64]([i64(0)] * len(s.held))
    for row in some(key, value, "[Area, seat, cubes]"):
        id, seat, count = so_many(key, row, 3, "values: Area, seat, cubes")
        at = AREAS.number(s, key, id) * SEATS + seat_in(s, key, seat)
        s.held[at] = number(key, count, 0, MOST_CUBES)


def write_ships(s: "PowerState") -> list[list[Any]]:
    """Return the ships: Sea Zone, seat, ships, of them on slots."""
    areas = int(s.printed.areas)
    return [
        [id, seat, s.held[sea * SEATS + seat], int(pieces.on_slots(s, seat, sea))]
        for sea, id in enumerate(s.printed.sea_ids, areas)
        for seat in range(s.seats)
        if pieces.has_ship(s, seat, sea)
    ]


def read_ships(s: "PowerState", key: str, value: object) -> None:
    """Take the ships back; Influence is there already."""
    s.slotted = vec[i64]([i64(0)] * len(s.slotted))
    for row in some(key, value, "[Sea Zone, seat, ships, of them on slots]"):
        id, seat, count, slotted = so_many(key, row, 4, "values: Sea Zone, seat, ships, of them on slots")
        sea, owner = int(s.printed.areas) + SEAS.number(s, key, id), seat_in(s, key, seat)
        s.held[sea * SEATS + owner] = number(key, count, 0, MOST_SHIPS)
        gone = int(pieces.on_slots(s, owner, sea))  # where a row stands twice, the last one counts
        pieces.change_slots(s, owner, sea, number(key, slotted, 0, s.held[sea * SEATS + owner]) - gone)


def write_merchants(s: "PowerState") -> list[list[Any]]:
    """Return the Merchants on the map: node, seat, whether it lies."""
    ids = s.printed.node_ids
    return [[ids[at // SEATS], at % SEATS, how == LYING] for at, how in enumerate(s.merchants) if how]


def read_merchants(s: "PowerState", key: str, value: object) -> None:
    """Take the Merchants back."""
    s.merchants = vec[i64]([i64(0)] * len(s.merchants))
    for row in some(key, value, "[node, seat, whether it lies]"):
        id, seat, lying = so_many(key, row, 3, "values: node, seat, whether it lies")
        at = NODES.number(s, key, id) * SEATS + seat_in(s, key, seat)
        s.merchants[at] = LYING if truth(key, lying) else UPRIGHT


# ---------------------------------------------------------------- what is counted, and what follows


def count_aside(s: "PowerState", tally: Tally) -> None:
    """Count the Trade Cards set aside."""
    for card, copies in enumerate(s.aside):
        tally[CARDS][card] += copies


def count_all(s: "PowerState") -> None:
    """Work out what follows from the rest: held Areas, taxes, pieces in play; connections when they are asked for."""
    areas, held = int(s.printed.areas), list(s.held)
    s.cubes = packed([sum(held[area * SEATS : (area + 1) * SEATS]) for area in range(areas)])
    s.cubes_of = packed([sum(held[seat : areas * SEATS : SEATS]) for seat in range(s.seats)])
    s.ships_of = packed([sum(held[areas * SEATS + seat :: SEATS]) for seat in range(s.seats)])
    s.base_tax = vec[i64]([i64(0)] * s.seats)
    s.towns_of = vec[i64]([i64(0)] * s.seats)
    for province, seat in enumerate(s.town):
        if seat != NONE:
            pieces.hold(s, seat, s.printed.area_of[province], TOKEN)
            if not s.occupied[province]:
                s.base_tax[seat] += s.printed.tax[province]
                s.towns_of[seat] += 1
    for province, seat in enumerate(s.vassal):
        if seat != NONE:
            pieces.hold(s, seat, s.printed.area_of[province], TOKEN)
    s.linked = vec[i64]([i64(UNKNOWN)] * s.seats)
    s.lands = packed([bits_of(at for at in range(areas) if s.held[at * SEATS + seat]) for seat in range(s.seats)])
    seas = range(areas, int(s.printed.spaces))
    s.seas = packed([bits_of(at - areas for at in seas if s.held[at * SEATS + seat]) for seat in range(s.seats)])
    s.near_had = influence.near(s, s.had)
    s.full = bits_of(at for at in range(areas) if s.cubes[at] >= s.printed.limits.area_cubes)
    s.whole = bits_of(at for at in range(areas) if pieces.are_all_owned(s, at))
    s.unrest = bits_of(at for at in range(areas) if pieces.is_any_occupied(s, at))
