"""Valid connections: chains of a seat's pieces from its Capital Area to nodes.

A chain is a flood from the Capital Area over borders, through spaces that hold a piece of the seat's; the Capital Area
itself is never tested. A node is linked if one of its ends is reached: the Sea Zones next to a maritime node, the
Area of an inland one or a space next to it. What is linked is worked out anew only when a space has come to be held or
is no longer held.

PP-CONN-01, PP-CONN-02, PP-CONN-03, PP-CONN-04, PP-CONN-05, PP-CONN-06, PP-CONN-07, PP-R-14, PP-R-15, PP-R-16, PP-R-17
"""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from entrepot.games.price_of_power.content.vocabulary import NONE, SEATS
from entrepot.games.price_of_power.rules.pieces import UNKNOWN
from entrepot.kernel.bits import BIT

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState


def reached(s: "PowerState", seat: i64) -> vec[i64]:
    """Return by space whether a chain of the seat's pieces reaches it. PP-CONN-02, PP-CONN-03"""
    found = vec[i64]([i64(0)] * s.printed.spaces)
    flood(s, seat, s.printed.capital[s.realm[seat]], found)
    return found


def flood(s: "PowerState", seat: i64, start: i64, found: vec[i64]) -> None:
    """Mark a space and what a chain of the seat's pieces reaches from there, beyond what is marked."""
    found[start] = 1
    waiting = vec[i64]([start])
    near = s.board.near
    held = s.held
    at: i64 = 0
    while at < len(waiting):
        for space in near[waiting[at]]:
            if found[space] == 0 and held[space * SEATS + seat] > 0:
                found[space] = 1
                waiting = append(waiting, space)
        at += 1


def adjoins(s: "PowerState", space: i64, spaces: vec[i64]) -> bool:
    """Say whether a space borders one that is reached."""
    for near in s.board.near[space]:
        if spaces[near] != 0:
            return True
    return False


def nodes_at(s: "PowerState", spaces: vec[i64]) -> i64:
    """Return the nodes in play, as bits, that have an end in a reached space. PP-CONN-04, PP-R-15, PP-R-16"""
    bits: i64 = 0
    ends = s.board.node_ends
    for node in range(s.printed.nodes):
        if s.board.node_in_play[node] != 0:
            for space in ends[node]:
                if spaces[space] != 0:
                    bits |= BIT[node]
                    break
    return bits


def links(s: "PowerState", seat: i64) -> i64:
    """Return the nodes with which a seat has a valid connection, as bits; none before it has a realm."""
    if s.linked[seat] == UNKNOWN:
        s.linked[seat] = 0 if s.realm[seat] == NONE else int(nodes_at(s, reached(s, seat)))
    return s.linked[seat]


def is_linked(s: "PowerState", seat: i64, node: i64) -> bool:
    """Say whether a seat has a valid connection to a node. PP-CONN-01"""
    return links(s, seat) & BIT[node] != 0


def is_colony_linked(s: "PowerState", seat: i64, target: i64) -> bool:
    """Say whether a chain of own Towns and ships alone joins the Capital Area to a space next to one. PP-COLON-05

    The last step goes over a border: the Port of a Territory without a Town links nothing. PP-COLON-07
    """
    printed = s.printed
    found = [0] * len(printed.near)
    capital = printed.capital[s.realm[seat]]
    found[capital] = 1
    waiting = [capital]
    while waiting:
        last = waiting.pop()
        if int(target) in printed.near[last]:
            return True
        for space in s.board.near[last]:
            if found[space] == 0 and has_town_or_ship(s, seat, space):
                found[space] = 1
                waiting.append(space)
    return False


def has_town_or_ship(s: "PowerState", seat: i64, space: i64) -> bool:
    """Say whether a space holds a Town, Occupied or not, or a ship of the seat's. PP-R-54"""
    if space >= s.printed.areas:
        return s.held[space * SEATS + seat] > 0
    for province in s.printed.provinces_in[space]:
        if s.town[province] == seat:
            return True
    return False
