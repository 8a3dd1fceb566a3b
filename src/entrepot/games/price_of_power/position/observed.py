"""What an observation says beside the fields that are told as they are. PP-H-01, PP-H-02"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.price_of_power.content.vocabulary import CONTINENTS, NONE, SEATS, SECONDARY
from entrepot.games.price_of_power.rules import collecting, connection, trade_power
from entrepot.games.price_of_power.rules.pieces import SLOT_BITS, SLOT_MASK, TOKEN
from entrepot.kernel.observation import Vector, add_bits, add_numbers

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState


def add_table(out: Vector, s: "PowerState", seat: i64) -> None:
    """Write the time, and what is in play."""
    age = s.age() + 1 if s.round > 0 else 0
    out.add_all([int(s.round), int(s.board.rounds), int(age), 1 if s.acted else 0, 1 if s.board.east else 0])


def add_ducats(out: Vector, s: "PowerState", seat: i64) -> None:
    """Write the Treasuries."""
    add_numbers(out, s.ducats)


def add_pieces(out: Vector, s: "PowerState", seat: i64) -> None:
    """Write the tax of the Towns, and the pieces on the map."""
    add_numbers(out, s.base_tax)
    add_numbers(out, s.ships_of)
    add_numbers(out, s.cubes_of)


def add_advances(out: Vector, s: "PowerState", seat: i64) -> None:
    """Write Ideas and claimed Missions."""
    for ideas in s.ideas:
        add_set(out, ideas, len(s.printed.idea_ids))
    for missions in s.missions:
        add_set(out, missions, len(s.printed.mission_ids))


def add_set(out: Vector, bits: i64, count: i64) -> None:
    """Write a set that is mostly empty."""
    if bits == 0:
        out.skip(count)
    else:
        add_bits(out, bits, count)


def add_passed(out: Vector, s: "PowerState", seat: i64) -> None:
    """Write who has passed."""
    add_places(out, s.passed, s.seats)


def add_places(out: Vector, ranked: list[int], seats: i64) -> None:
    """Write for each seat its place in a list, from 1, and 0 where it is not in it."""
    start = out.skip(seats)
    for at in range(len(ranked)):
        out.items[start + ranked[at]] = at + 1


def add_spaces(out: Vector, s: "PowerState", seat: i64) -> None:
    """Write cubes and Claims by Area, ships by Sea Zone."""
    areas: i64 = s.printed.areas
    spaces: i64 = s.printed.spaces
    seats: i64 = s.seats
    held = s.held
    for area in range(areas):
        for at in range(area * SEATS, area * SEATS + seats):
            out.add(held[at] & (TOKEN - 1))
    for area in s.board.distant_areas:
        add_set(out, s.claims[area], seats)
    for sea in range(areas, spaces):
        add_numbers(out, held[sea * SEATS : sea * SEATS + seats])
    for packed in s.slotted:
        if packed == 0:
            out.skip(seats)
        else:
            ships: i64 = packed
            for _ in range(seats):
                out.add(ships & SLOT_MASK)
                ships >>= SLOT_BITS


def add_nodes(out: Vector, s: "PowerState", seat: i64) -> None:
    """Write the Merchants in nodes, and who is linked with them."""
    nodes: i64 = s.printed.nodes
    seats: i64 = s.seats
    for node in range(nodes):
        add_numbers(out, s.merchants[node * SEATS : node * SEATS + seats])
    for other in range(seats):
        add_bits(out, connection.links(s, other), nodes)


def add_events_left(out: Vector, s: "PowerState", seat: i64) -> None:
    """Write how many Event cards are in the deck."""
    out.add(sum(s.event_bag))


def add_discovered(out: Vector, s: "PowerState", seat: i64) -> None:
    """Write which continents are discovered."""
    add_bits(out, s.discovered, CONTINENTS)


def add_trade(out: Vector, s: "PowerState", seat: i64) -> None:
    """Write the Trade in progress once a node is selected."""
    if s.entry == NONE or s.over:
        out.add_all([NONE, 0, NONE])
        out.skip(s.seats)
        out.repeat(-1, s.seats)
        return
    out.add_all([int(s.entry), 1 if s.role == SECONDARY else 0, int(s.escort)])
    add_places(out, s.order, s.seats)
    start: i64 = out.size
    out.repeat(-1, s.seats)
    for collector in collecting.collectors(s, s.entry, s.role, s.turn):
        out.items[start + collector] = int(trade_power.in_primary(s, collector, s.entry))
