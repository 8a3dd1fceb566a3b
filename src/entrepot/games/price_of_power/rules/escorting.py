"""The ship that may move for a Trade: which ships, where to, and whom it replaces.

A move is offered only if a card and node can be chosen after it. Whether it is, is tried on the position itself: the
ship is put where it would go, the choices are looked for, and everything is put back.

PP-ACT-04, PP-ACT-05, PP-ACT-06, PP-ACT-07, PP-ACT-15, PP-R-20
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.price_of_power.actions import ESCORT, LOOSE, OUST, SLOT, TO
from entrepot.games.price_of_power.content.vocabulary import NONE, SEATS
from entrepot.games.price_of_power.rules import connection, pieces, selecting, shipping
from entrepot.kernel.bits import BIT
from entrepot.kernel.moves import Moves

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState


def wanted(s: "PowerState", seat: i64, is_secondary: bool) -> i64:
    """Return the primary (or secondary) nodes of the cards turned up where the seat has no lying Merchant, as bits."""
    bits: i64 = 0
    for card in s.shown:
        for entry in s.printed.card_entries[card]:
            node = s.printed.secondary[entry] if is_secondary else s.printed.entry_node[entry]
            if node != NONE and selecting.is_open(s, seat, node):
                bits |= BIT[node]
    return bits


def reached_without(s: "PowerState", seat: i64, start: i64) -> vec[i64]:
    """Return by space whether a chain reaches it when a ship has left `start`."""
    at = start * SEATS + seat
    s.held[at] -= 1
    spaces = connection.reached(s, seat)
    s.held[at] += 1
    return spaces


def served(s: "PowerState", seat: i64, start: i64, end: i64, spaces: vec[i64], before: i64) -> i64:
    """Return the nodes that a ship from `start` would serve at `end`, as bits. PP-ACT-07, PP-R-41

    `spaces` are those that are reached without the ship, and `before` the nodes that are linked without it.
    """
    at = start * SEATS + seat
    linked = before
    s.held[at] -= 1
    if s.held[end * SEATS + seat] == 0 and connection.adjoins(s, end, spaces):
        found = spaces[:]
        connection.flood(s, seat, end, found)
        linked = connection.nodes_at(s, found)
    s.held[at] += 1
    return linked & (s.board.sea_bits[end] | ~before)


def add_escorts(s: "PowerState", seat: i64, moves: Moves) -> None:
    """Add the ships that can move for this Trade. PP-ACT-15"""
    primary, secondary = wanted(s, seat, False), wanted(s, seat, True)
    if primary | secondary == 0:
        return
    for start in shipping.seas_of(s, seat):
        spaces = reached_without(s, seat, start)
        before = connection.nodes_at(s, spaces)
        ends = shipping.reach(s, seat, start)
        for berth in range(LOOSE, SLOT + 1):
            if pieces.berths(s, seat, start, berth) == 0:
                continue
            for end in ends:
                nodes = before & s.board.sea_bits[end]
                if nodes & primary == 0:
                    if (primary | secondary) & (s.board.sea_bits[end] | ~before) == 0:
                        continue
                    nodes = served(s, seat, start, end, spaces, before)
                if serves(s, seat, start, berth, end, nodes, primary, secondary):
                    moves.add(ESCORT.base + 2 * start + berth)
                    break


def serves(
    s: "PowerState", seat: i64, start: i64, berth: i64, end: i64, nodes: i64, primary: i64, secondary: i64
) -> bool:
    """Say whether some way to end there leaves a choice of card and node, when the ship serves these nodes."""
    if nodes & primary != 0:
        return True
    if nodes & secondary == 0:
        return False
    moves = Moves()
    add_endings(s, seat, start, berth, end, nodes, primary, secondary, moves)
    return moves.size > 0


def add_ends(s: "PowerState", seat: i64, start: i64, berth: i64, moves: Moves) -> None:
    """Add where the ship can go: off the slots, onto a free one, or onto another's when none is free. PP-ACT-05"""
    primary, secondary = wanted(s, seat, False), wanted(s, seat, True)
    spaces = reached_without(s, seat, start)
    before = connection.nodes_at(s, spaces)
    first = moves.size
    for end in shipping.reach(s, seat, start):
        nodes = served(s, seat, start, end, spaces, before)
        if nodes & (primary | secondary) != 0:
            add_endings(s, seat, start, berth, end, nodes, primary, secondary, moves)
    moves.sort_from(first)


def add_endings(
    s: "PowerState", seat: i64, start: i64, berth: i64, end: i64, nodes: i64, primary: i64, secondary: i64, moves: Moves
) -> None:
    """Add the ways to end in one Sea Zone after which a card and node can be chosen. PP-SHIP-06, PP-R-20"""
    free = shipping.free_for(s, end, start, berth)
    if is_choice(s, seat, start, berth, end, LOOSE, NONE, nodes, primary, secondary):
        moves.add(TO.base + 2 * end + LOOSE)
    if free > 0:
        if is_choice(s, seat, start, berth, end, SLOT, NONE, nodes, primary, secondary):
            moves.add(TO.base + 2 * end + SLOT)
        return
    for rival in range(s.seats):
        if rival == seat or pieces.berths(s, rival, end, SLOT) == 0:
            continue
        if is_choice(s, seat, start, berth, end, SLOT, rival, nodes, primary, secondary):
            moves.add(OUST.base + end * SEATS + rival)


def is_choice(
    s: "PowerState",
    seat: i64,
    start: i64,
    berth: i64,
    end: i64,
    end_berth: i64,
    ousted: i64,
    nodes: i64,
    primary: i64,
    secondary: i64,
) -> bool:
    """Say whether a node can be chosen after one way to end: Power on slots counts for secondary nodes. PP-R-29"""
    if nodes & primary != 0:
        return True
    pieces.change_slots(s, seat, start, -berth)
    pieces.change_slots(s, seat, end, end_berth)
    if ousted != NONE:
        pieces.change_slots(s, ousted, end, -1)
        if not s.chosen.stays:
            pieces.hold(s, ousted, end, -1)
    found = False
    for node in range(s.printed.nodes):
        if (nodes & secondary) >> node & 1 != 0 and selecting.can_rule(s, seat, node):
            found = True
            break
    if ousted != NONE:
        pieces.change_slots(s, ousted, end, 1)
        if not s.chosen.stays:
            pieces.hold(s, ousted, end, 1)
    pieces.change_slots(s, seat, end, -end_berth)
    pieces.change_slots(s, seat, start, berth)
    return found


def oust(s: "PowerState", seat: i64, start: i64, berth: i64, end: i64, rival: i64) -> None:
    """Take an opponent's slot; the ship there stays off the slots, or goes home by the option. PP-ACT-05, PP-R-19"""
    if s.chosen.stays:
        pieces.leave_slot(s, rival, end)
    else:
        pieces.take_ship(s, rival, end, SLOT)
    shipping.move(s, seat, start, berth, end, SLOT)
