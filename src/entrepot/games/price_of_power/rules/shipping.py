"""Where ships can go, and the Sail and Build Actions.

PP-SAIL-01, PP-SAIL-02, PP-SAIL-03, PP-SAIL-04, PP-SAIL-05, PP-BUILD-01, PP-BUILD-02, PP-R-18
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from entrepot.games.price_of_power.actions import BRING, BUILD, HUNT, LAUNCH, LOOSE, SAIL, SLOT
from entrepot.games.price_of_power.content import card_numbers as words
from entrepot.games.price_of_power.content.chances import HUNT_DIE, SIDES
from entrepot.games.price_of_power.content.vocabulary import LARGE, MILITARY, SEATS, TAX
from entrepot.games.price_of_power.rules import holdings, pieces, telling
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.bits import BIT, lowest
from entrepot.kernel.message import seat_name
from entrepot.kernel.moves import Moves

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState

BERTH_PAIRS: Final = 4
"""Berths to leave and to take, as `bring` counts them."""


# ---------------------------------------------------------------- moving


def can_enter(s: "PowerState", seat: i64, sea: i64) -> bool:
    """Say whether a ship may enter a Sea Zone outside Explore: a Distant one needs a token next to it. PP-SAIL-02"""
    if s.board.is_distant[sea] == 0:
        return True
    for area in s.printed.areas_near[sea]:
        if s.claims[area] >> seat & 1 != 0 or s.held[area * SEATS + seat] > 0:
            return True
    return False


def reach(s: "PowerState", seat: i64, sea: i64) -> list[int]:
    """Return where a ship can end within two Sea Zones, ascending; a Distant one ends the move. PP-SAIL-01, PP-R-18"""
    return [end for end in s.board.within_two[sea] if can_enter(s, seat, end)]


def can_reach(s: "PowerState", seat: i64, sea: i64, end: i64) -> bool:
    """Say whether a ship can end there."""
    first = s.printed.areas
    return s.board.sea_reach[sea - first] & BIT[end - first] != 0 and can_enter(s, seat, end)


def voyages(s: "PowerState", sea: i64) -> list[int]:
    """Return the Distant Sea Zones that a ship can reach to explore, ascending. PP-COLON-01"""
    return [end for end in s.board.within_two[sea] if s.board.is_distant[end] != 0]


def seas_of(s: "PowerState", seat: i64) -> vec[i64]:
    """Return the Sea Zones that hold a ship of the seat's, ascending."""
    found = vec[i64]()
    seas = s.seas[seat]
    while seas:
        found = append(found, s.printed.areas + lowest(seas))
        seas &= seas - 1
    return found


def free_for(s: "PowerState", sea: i64, start: i64, berth: i64) -> i64:
    """Return the free slots in a Sea Zone once a ship has left its own berth at `start`."""
    free = pieces.free_slots(s, sea)
    return free + 1 if sea == start and berth == SLOT else free


def move(s: "PowerState", seat: i64, start: i64, berth: i64, end: i64, end_berth: i64) -> None:
    """Move a ship. PP-SHIP-01"""
    pieces.take_ship(s, seat, start, berth)
    pieces.put_ship(s, seat, end, end_berth)
    if s.listening:
        ways = {"from": telling.named(s, "space", start), "to": telling.named(s, "space", end)}
        args = {"seat": seat_name(int(seat)), **ways, "berth": telling.berth_word(end_berth)}
        if start == end:
            telling.say_all(s, "berthed", args)
        else:
            telling.say_all(s, "sailed", args)


# ---------------------------------------------------------------- Sail


def add_sails(s: "PowerState", seat: i64, moves: Moves) -> None:
    """Add the common destinations: some ship can move there, or lies there and can hunt. PP-SAIL-01, PP-SAIL-03"""
    if not s.can_pay(seat, MILITARY, 1):
        return
    ends: i64 = 0
    seas = s.seas[seat]
    while seas:
        ends |= s.board.sea_reach[lowest(seas)]
        seas &= seas - 1
    ends = without_closed(s, seat, ends)
    seas = s.seas[seat] & ~ends
    while seas:
        if can_hunt_at(s, seat, s.printed.areas + lowest(seas)):
            ends |= seas & -seas
        seas &= seas - 1
    moves.add_each(SAIL.base + s.printed.areas, ends)


def without_closed(s: "PowerState", seat: i64, seas: i64) -> i64:
    """Return those of a set of Sea Zones, counted from the first, that a ship may enter. PP-SAIL-02"""
    distant = seas & s.board.distant_seas
    while distant:
        if not can_enter(s, seat, s.printed.areas + lowest(distant)):
            seas &= ~(distant & -distant)
        distant &= distant - 1
    return seas


def can_hunt_at(s: "PowerState", seat: i64, sea: i64) -> bool:
    """Say whether a seat has ships next to Pirates there. PP-SAIL-03"""
    if pieces.has_ship(s, seat, sea):
        for node in s.printed.sea_nodes[sea]:
            if s.pirates[node] > 0:
                return True
    return False


def add_brings(s: "PowerState", seat: i64, end: i64, fresh: i64, moves: Moves) -> None:
    """Add the ships that can still come; `fresh` counts those at the destination that have not moved, by berth."""
    for start in seas_of(s, seat):
        if not can_reach(s, seat, start, end):
            continue
        for berth in range(LOOSE, SLOT + 1):
            count = fresh_in(fresh, berth) if start == end else pieces.berths(s, seat, start, berth)
            if count == 0:
                continue
            base = BRING.base + start * BERTH_PAIRS + berth * 2
            moves.add(base + LOOSE)
            if free_for(s, end, start, berth) > 0:
                moves.add(base + SLOT)


def fresh_at(s: "PowerState", seat: i64, sea: i64) -> i64:
    """Return a seat's ships in a Sea Zone by berth, as one number."""
    return pieces.berths(s, seat, sea, LOOSE) * 16 + pieces.berths(s, seat, sea, SLOT)


def fresh_in(fresh: i64, berth: i64) -> i64:
    """Return how many of them lie in berths of one kind."""
    return fresh % 16 if berth == SLOT else fresh // 16


def add_hunts(s: "PowerState", seat: i64, sea: i64, moves: Moves) -> None:
    """Add the nodes where Pirates can be hunted from a Sea Zone. PP-SAIL-03"""
    if pieces.has_ship(s, seat, sea):
        for node in s.printed.sea_nodes[sea]:
            if s.pirates[node] > 0:
                moves.add(HUNT.base + node)


def hunt(s: "PowerState", seat: i64, sea: i64, node: i64) -> None:
    """Roll a die for each ship there, all off their slots; Pirates that remain sink one. PP-SAIL-03, PP-SAIL-04"""
    limits = s.printed.limits
    while pieces.berths(s, seat, sea, SLOT) > 0:
        pieces.leave_slot(s, seat, sea)
    rolls: list[int] = []
    gone: i64 = 0
    for _ in range(pieces.berths(s, seat, sea, LOOSE)):
        roll = s.roll(HUNT_DIE, SIDES, EVERYONE)
        rolls.append(int(roll))
        if roll >= limits.hunts_from and gone < s.pirates[node]:
            gone += 1
    s.pirates[node] -= int(gone)
    if s.listening:
        args = {"seat": seat_name(int(seat)), "node": telling.named(s, "node", node)}
        telling.say_all(s, "hunted", {**args, "rolls": rolls})
        if gone > 0:
            telling.say_all(s, "pirates-gone", {**args, "count": int(gone)})
    if gone > 0:
        s.gain(seat, MILITARY, limits.hunt_reward)
    if s.pirates[node] > 0:
        pieces.take_ship(s, seat, sea, LOOSE)
        telling.say_face(s, "hunter-lost", seat, "space", sea)


# ---------------------------------------------------------------- Build


def price(s: "PowerState", seat: i64) -> i64:
    """Return the Ducats that a ship costs. PP-BUILD-01, PP-IDEA-07"""
    limits = s.printed.limits
    return limits.marine_price if holdings.knows(s, seat, words.MERCHANT_MARINE) else limits.ship_price


def builds_left(s: "PowerState", province: i64) -> i64:
    """Return how many ships a Port can still build in this Action. PP-BUILD-01"""
    most: i64 = 2 if s.printed.tax[province] == TAX[LARGE] else 1
    return most - s.built.count(int(province))


def add_builds(s: "PowerState", seat: i64, moves: Moves) -> None:
    """Add the Owned Ports that can build a ship now. PP-BUILD-01, PP-R-51"""
    if s.ducats[seat] < price(s, seat) or s.ships_of[seat] >= s.printed.limits.ships:
        return
    areas = s.lands[seat] & s.board.port_lands
    while areas:
        for province in s.board.ports_in[lowest(areas)]:
            if holdings.owns(s, seat, province) and builds_left(s, province) > 0:
                moves.add(BUILD.base + province)
        areas &= areas - 1


def open_seas(s: "PowerState", province: i64) -> list[int]:
    """Return the Sea Zones in play that a Port faces."""
    return [sea for sea in s.printed.ports[province] if s.board.in_play[sea] != 0]


def add_launches(s: "PowerState", province: i64, moves: Moves) -> None:
    """Add where a new ship can go; it replaces nobody. PP-BUILD-02"""
    for sea in sorted(open_seas(s, province)):
        moves.add(LAUNCH.base + 2 * sea + LOOSE)
        if pieces.free_slots(s, sea) > 0:
            moves.add(LAUNCH.base + 2 * sea + SLOT)
