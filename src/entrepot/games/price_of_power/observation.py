"""What everybody knows of The Price of Power: Trade, as whole numbers for programs that learn. PP-H-01, PP-H-02

Left out of what the view shows: the options; what follows from the rest, such as what each card would pay; and how many
pieces are left in supply.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.price_of_power import collecting, connection, trade_power
from entrepot.games.price_of_power.position import SECONDARY, SLOT_BITS, SLOT_MASK, TOKEN
from entrepot.games.price_of_power.vocabulary import CONTINENTS, NONE, POWERS, SEATS
from entrepot.kernel.game import Game
from entrepot.kernel.observation import (
    MOST,
    Part,
    add_bits,
    add_counts,
    by_seat,
    grid,
    heading,
    heading_parts,
    number,
    numbers,
    seat_labels,
)

if TYPE_CHECKING:
    from entrepot.games.price_of_power.state import PowerState

VERSION: Final = 1


def parts(game: Game, seats: int, options: list[int]) -> list[Part]:
    """Return what the numbers of `encode` mean, in order."""
    ids = game.content.ids
    everybody = seat_labels(seats)
    spaces = game.content.rows("space")
    areas = [row["id"] for row in spaces if row["kind"] == "area"]
    distant = [row["id"] for row in spaces if row["kind"] == "area" and row["board"] not in ("west", "east")]
    seas = [row["id"] for row in spaces if row["kind"] == "sea"]
    provinces, nodes, cards = ids("province"), ids("node"), ids("card")
    return [
        *heading_parts([phase.name for phase in game.phases], seats),
        numbers("table", ["round", "rounds", "age", "acted", "east"], MOST),
        number("first", -1, seats - 1),
        number("turn", -1, seats - 1),
        by_seat("realm", seats, len(ids("realm")) - 1, "by its place in the content, -1 before it is known", -1),
        by_seat("ducats", seats, MOST, "", -MOST),
        by_seat("interest", seats),
        by_seat("prestige", seats, MOST, "", -MOST),
        by_seat("growth", seats, 1_000),
        by_seat("best-trade", seats),
        by_seat("age-income", seats),
        grid("power", everybody, list(POWERS), 1_000),
        by_seat("beside", seats, 1_000, "new Merchants beside the sheet"),
        by_seat("last-turns", seats, 1_000),
        by_seat("base-tax", seats),
        by_seat("ships", seats, 1_000, "on the map"),
        by_seat("cubes", seats, 1_000, "on the map"),
        grid("ideas", everybody, ids("idea"), 1),
        grid("missions", everybody, ids("mission"), 1, "done"),
        by_seat("passed", seats, seats, "who was first to pass, second, ...; 0 who has not"),
        numbers("town", provinces, seats - 1, "whose Town is there, -1 nobody's", -1),
        numbers("vassal", provinces, seats - 1, "", -1),
        numbers("dnpr", provinces, 1),
        numbers("occupied", provinces, 1),
        grid("influence", areas, everybody, 1_000, "cubes"),
        grid("claims", distant, everybody, 1),
        grid("ships-in", seas, everybody, 1_000),
        grid("slotted", seas, everybody, 1_000, "ships on Trade Protection slots"),
        numbers("expanded", nodes, 1),
        numbers("pirates", nodes, 1_000),
        grid("merchants", nodes, everybody, 2, "1 upright, 2 lying"),
        grid("linked", everybody, nodes, 1, "with a valid connection"),
        numbers("shown", cards, 64, "Trade Cards turned up"),
        numbers("deck", cards, 64, "still in the Trade Deck"),
        numbers("discard", cards, 64),
        numbers("aside", cards, 64),
        number("events-left", 0, 1_000),
        numbers("event-discard", ids("event"), 64),
        numbers("discovered", [f"continent {at + 1}" for at in range(CONTINENTS)], 1),
        number(
            "trade-entry", -1, len(ids("entry")) - 1, "card and node of the Trade in progress, by place in the content"
        ),
        number("secondary", 0, 1),
        number("escort", -1, len(spaces) - 1, "the Sea Zone of the ship moved for it, by its place in the content"),
        by_seat("ranked", seats, seats, "the place of each collector ranked so far, from 1"),
        by_seat("trade-power", seats, MOST, "of each collector; -1 where a seat collects nothing", -1),
    ]


def encode(s: "PowerState", seat: i64) -> list[int]:
    """Return the numbers that `parts` describes."""
    out = heading(s, seat)
    age = s.age() + 1 if s.round > 0 else 0
    out += [int(s.round), int(s.board.rounds), int(age), 1 if s.acted else 0, 1 if s.board.east else 0]
    out += [int(s.first), int(s.turn)]
    add_realms(out, s)
    out += s.town
    out += s.vassal
    out += s.dnpr
    out += s.occupied
    add_spaces(out, s)
    add_nodes(out, s)
    add_counts(out, s.shown, s.printed.cards)
    out += s.trade_bag
    out += s.discard
    out += s.aside
    out.append(sum(s.event_bag))
    out += s.event_discard
    add_bits(out, s.discovered, CONTINENTS)
    add_trade(out, s)
    return out


def add_realms(out: list[int], s: "PowerState") -> None:
    """Write the sheets and Treasuries, and who has passed."""
    printed = s.printed
    out += s.realm
    out += s.ducats
    out += s.interest
    out += s.prestige
    out += s.growth
    out += s.best_trade
    out += s.age_income
    out += s.power
    out += s.beside
    out += s.last_turns
    out += s.base_tax
    out += s.ships_of
    out += s.cubes_of
    for seat in range(s.seats):
        add_set(out, s.ideas[seat], len(printed.idea_ids))
    for seat in range(s.seats):
        add_set(out, s.missions[seat], len(printed.mission_ids))
    add_places(out, s.passed, s.seats)


def add_set(out: list[int], bits: i64, count: i64) -> None:
    """Write a set that is mostly empty."""
    if bits == 0:
        out += [0] * count
    else:
        add_bits(out, bits, count)


def add_places(out: list[int], ranked: list[int], seats: i64) -> None:
    """Write for each seat its place in a list, from 1, and 0 where it is not in it."""
    start: i64 = len(out)
    out += [0] * seats
    for at in range(len(ranked)):
        out[start + ranked[at]] = at + 1


def add_spaces(out: list[int], s: "PowerState") -> None:
    """Write cubes and Claims by Area, ships by Sea Zone."""
    areas: i64 = s.printed.areas
    spaces: i64 = s.printed.spaces
    seats: i64 = s.seats
    held = s.held
    for area in range(areas):
        for at in range(area * SEATS, area * SEATS + seats):
            out.append(held[at] & (TOKEN - 1))
    for area in s.board.distant_areas:
        add_set(out, s.claims[area], seats)
    for sea in range(areas, spaces):
        out += held[sea * SEATS : sea * SEATS + seats]
    for packed in s.slotted:
        if packed == 0:
            out += [0] * seats
        else:
            ships: i64 = packed
            for _ in range(seats):
                out.append(int(ships & SLOT_MASK))
                ships >>= SLOT_BITS


def add_nodes(out: list[int], s: "PowerState") -> None:
    """Write nodes with their Merchants, and who is linked with them."""
    nodes: i64 = s.printed.nodes
    seats: i64 = s.seats
    out += s.expanded
    out += s.pirates
    for node in range(nodes):
        out += s.merchants[node * SEATS : node * SEATS + seats]
    for seat in range(seats):
        add_bits(out, connection.links(s, seat), nodes)


def add_trade(out: list[int], s: "PowerState") -> None:
    """Write the Trade in progress once a node is selected."""
    if s.entry == NONE or s.over:
        out += [NONE, 0, NONE]
        out += [0] * s.seats
        out += [-1] * s.seats
        return
    out += [int(s.entry), 1 if s.role == SECONDARY else 0, int(s.escort)]
    add_places(out, s.order, s.seats)
    start: i64 = len(out)
    out += [-1] * s.seats
    for seat in collecting.collectors(s, s.entry, s.role, s.turn):
        out[start + seat] = int(trade_power.in_primary(s, seat, s.entry))
