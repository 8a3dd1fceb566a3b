"""Which nodes a Trade can select. PP-ACT-06, PP-ACT-07, PP-ACT-14, PP-CONN-01, PP-SECOND-02, PP-SECOND-08, PP-R-23"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.price_of_power.actions import SELECT, SELECT_SECONDARY
from entrepot.games.price_of_power.content.vocabulary import NONE
from entrepot.games.price_of_power.rules import connection, pieces, trade_power
from entrepot.games.price_of_power.rules.pieces import LYING
from entrepot.kernel.moves import Moves

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState

ALL_NODES: Final = 0xFFFFFFFF


def entries(s: "PowerState") -> list[int]:
    """Return the entries of the cards turned up, ascending."""
    found: list[int] = []
    for card in s.shown:
        found += s.printed.card_entries[card]
    found.sort()
    return found


def is_open(s: "PowerState", seat: i64, node: i64) -> bool:
    """Say whether a node is in play and the seat has no lying Merchant in it. PP-ACT-14, PP-EDITION-02, PP-MERCH-11"""
    return s.board.node_in_play[node] != 0 and pieces.stand(s, seat, node) != LYING


def own_secondary(s: "PowerState", seat: i64, node: i64) -> i64:
    """Return the mover's Power in a secondary node as it will be with the Merchant that is sent there. PP-R-29"""
    return trade_power.MERCHANT_POWER + trade_power.of_ships(s, seat, node)


def stronger_rival(s: "PowerState", seat: i64, node: i64) -> i64:
    """Return another seat with more Power in a secondary node; NONE if a tie is the worst. PP-SECOND-02, PP-R-29"""
    own = own_secondary(s, seat, node)
    for rival in range(s.seats):
        if rival == seat or trade_power.in_secondary(s, rival, node) <= own:
            continue
        if s.chosen.everyone or (pieces.stand(s, rival, node) != 0 and connection.is_linked(s, rival, node)):
            return rival
    return NONE


def can_rule(s: "PowerState", seat: i64, node: i64) -> bool:
    """Say whether a secondary node is free of Pirates and of stronger rivals. PP-SECOND-02, PP-SECOND-08, PP-R-32"""
    return s.pirates[node] == 0 and stronger_rival(s, seat, node) == NONE


def serving(s: "PowerState", seat: i64) -> i64:
    """Return the nodes that a ship moved for this Trade serves, as bits; all if none moved. PP-ACT-07, PP-R-41

    It serves the maritime nodes that its Sea Zone borders, and those whose connection would be lost without it.
    """
    sea = s.escort
    if sea == NONE:
        return ALL_NODES
    linked = connection.links(s, seat)
    pieces.hold(s, seat, sea, -1)
    without = connection.links(s, seat)
    pieces.hold(s, seat, sea, 1)
    return s.board.sea_bits[sea] | (linked & ~without)


def add_selections(s: "PowerState", seat: i64, moves: Moves) -> None:
    """Add every choice of card and node, primary nodes first. PP-SECOND-01, PP-ACT-16, PP-R-33, PP-R-59"""
    nodes = connection.links(s, seat) & serving(s, seat)
    found = entries(s)
    for entry in found:
        node = s.printed.entry_node[entry]
        if nodes >> node & 1 != 0 and is_open(s, seat, node):
            moves.add(SELECT.base + entry)
    for entry in found:
        node = s.printed.secondary[entry]
        if node != NONE and nodes >> node & 1 != 0 and is_open(s, seat, node) and can_rule(s, seat, node):
            moves.add(SELECT_SECONDARY.base + entry)
