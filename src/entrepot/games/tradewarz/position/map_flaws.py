"""Which map cannot be: tiles, posts, soldiers and buildings where no rule lets them come."""

from typing import TYPE_CHECKING

from entrepot.games.tradewarz.content.places import (
    KINDS,
    MOUNTAIN,
    OCTAGON_WORDS,
    PLACE_WORDS,
    PLACES,
    RIM,
    SQUARES,
)
from entrepot.games.tradewarz.content.tables import BUILDINGS, CASTLE_KIND, NONE, SETTLEMENT_KIND, VILLAGE_KIND
from entrepot.games.tradewarz.rules import army, buildings
from entrepot.games.tradewarz.rules.dealing import TILES

if TYPE_CHECKING:
    from entrepot.games.tradewarz.position.state import TradeWarzState


def map_flaw(s: "TradeWarzState") -> str:
    """Say what on the map cannot be; empty if all can."""
    return tiles_flaw(s) or army_flaw(s) or building_flaw(s) or estates_flaw(s)


def tiles_flaw(s: "TradeWarzState") -> str:
    """Say which obstacle lies where it cannot, or is one too many. TW-MAP-04, TW-MAP-06"""
    tiles = s.board.tiles
    for octagon in RIM:
        if tiles[octagon] >= MOUNTAIN:
            return (
                f"'tiles' has a {KINDS[tiles[octagon]]} at {OCTAGON_WORDS[octagon]!r}, which is on the rim (TW-MAP-04)"
            )
    for kind in range(MOUNTAIN, len(TILES)):  # a map of scenarios may have fields as it likes
        if tiles.count(kind) > TILES[kind]:
            return f"'tiles' has {tiles.count(kind)} of {KINDS[kind]}, and the box {TILES[kind]} (TW-MAP-06)"
    return ""


def army_flaw(s: "TradeWarzState") -> str:
    """Say which soldiers cannot stand where they do. TW-RECRUIT-06, TW-RECRUIT-08, TW-BATTLE-03, TW-R-71"""
    for place in range(PLACES):
        seats = army.owners(s, place)
        if not seats:
            continue
        row, host, total = f"'army' at {PLACE_WORDS[place]!r}", seats[0], army.total(s, place)
        if any(not s.are_allied(host, seat) for seat in seats):
            return f"{row} has soldiers of seats that are not allied (TW-R-71)"
        capital = army.capital_at(s, place)
        if place >= SQUARES and (capital == NONE or len(seats) > 1):
            return f"{row} stands at a gate that nobody took, or that is shared (TW-R-26, TW-R-71)"
        most = army.GATE_LIMIT if capital == host else army.limit(s, host)
        if total > most:
            return f"{row} has {total} soldiers, and {most} is the most (TW-RECRUIT-06, TW-RECRUIT-08)"
        owner = buildings.owner_at(s, place) if place < SQUARES else NONE
        if owner != NONE and not s.are_allied(owner, host):
            return f"{row} has soldiers of seat {host} in a building of seat {owner} (TW-BATTLE-03, TW-RAID-01)"
    return ""


def building_flaw(s: "TradeWarzState") -> str:
    """Say which building, by its square, cannot be. TW-SILO-02, TW-R-54, TW-R-78"""
    for square in range(SQUARES):
        if s.building[square] == 0:
            continue
        kind = buildings.kind_at(s, square)
        row, word = f"'building' at {PLACE_WORDS[square]!r}", BUILDINGS[kind]
        since = s.since[square]
        if (since > 0) != (kind >= VILLAGE_KIND) or since > s.year:
            return f"{row} is a {word} in year {s.year} and became a village in year {since} (TW-R-78)"
        most = s.cards.silos[min(kind, VILLAGE_KIND)]
        own = buildings.silos_of(s, square, buildings.OWN)
        if own > most:
            return f"{row} has {own} silos of its own, and a {word} has {most} (TW-R-88)"
        if kind == SETTLEMENT_KIND and s.silos[square] > 255:
            return f"{row} is a settlement with extra silos, which are for villages (TW-R-54)"
        fields = buildings.field_corners(s, square)
        if any(s.silos[square] >> 2 * at & 3 and at % buildings.CORNERS not in fields for at in range(32)):
            return f"{row} has a silo on a lake or a mountain (TW-SILO-02)"
    return ""


def estates_flaw(s: "TradeWarzState") -> str:
    """Say which seat has more on the map than it can. TW-BUILD-02, TW-VILLAGE-03, TW-R-56, TW-R-97"""
    for seat in range(s.seats):
        castles = sum(1 for value in s.building if value == CASTLE_KIND | seat << 2)
        sites, villages = buildings.sites(s, seat), buildings.villages(s, seat)
        if sites - castles > buildings.SITES or villages - castles > buildings.VILLAGES:
            return (
                f"seat {seat} has {sites} buildings, {villages} of them villages; {buildings.SITES} and "
                f"{buildings.VILLAGES} are the most, captured castles apart (TW-BUILD-02, TW-VILLAGE-03)"
            )
        if s.castles[seat] > buildings.CASTLES:
            return f"'castles' of seat {seat} is {s.castles[seat]}, and a house has {buildings.CASTLES} (TW-R-97)"
        if buildings.cubes(s, seat) < 0:
            return f"seat {seat} has more than {buildings.CUBES} silos on the map (TW-COMP-05)"
    standing = sum(1 for value in s.building if value & 3 == CASTLE_KIND)
    if standing > sum(s.castles):
        return f"{standing} castles stand on the map, and 'castles' counts {sum(s.castles)} that were built (TW-R-97)"
    return groups_flaw(s)


def groups_flaw(s: "TradeWarzState") -> str:
    """Say which extra silos do not add up. TW-R-54"""
    for group, size in enumerate(s.cards.techs.group_size):
        owner = s.owner_of(s.cards.techs.group_tech[group])
        placed = 0
        for square in range(SQUARES):
            count = buildings.silos_of(s, square, group + 1)
            if count > 0 and buildings.owner_at(s, square) != owner:
                return f"'building' at {PLACE_WORDS[square]!r} has extra silos whose tech its owner lacks (TW-R-54)"
            placed += count
        if placed + s.waiting[group] > (size if owner != NONE else 0):
            return f"'waiting' is {s.waiting[group]} for group {group + 1}, more than its tech has left (TW-R-54)"
    return ""
