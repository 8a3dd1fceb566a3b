"""Influence cubes: where they may go. PP-INFL-01, PP-INFL-02, PP-INFL-03, PP-INFL-04, PP-INFL-05"""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from entrepot.games.price_of_power.actions import CUBE_DUCATS, CUBE_POWER, INFLUENCE
from entrepot.games.price_of_power.content.vocabulary import DIPLOMATIC
from entrepot.games.price_of_power.rules import holdings, pieces, telling
from entrepot.kernel.moves import Moves
from entrepot.kernel.packed import count

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState


def begin_turn(s: "PowerState") -> None:
    """Note where the mover has a Town, Vassal or Influence as the turn begins. PP-INFL-02"""
    s.had = holdings.lands(s, s.turn)
    s.placed = vec[i64]()


def near_had(s: "PowerState") -> vec[i64]:
    """Return by Area whether it had a piece of the mover's as the turn began, or is next to one that had."""
    found = vec[i64]([i64(0)] * s.printed.areas)
    for area in s.had:
        found[area] = 1
        for other in s.board.influence_near[area]:
            found[other] = 1
    return found


def has_room(s: "PowerState", area: i64) -> bool:
    """Say whether an Area can take a cube now, whoever's. PP-INFL-02, PP-INFL-03"""
    limits = s.printed.limits
    if s.board.is_home[area] == 0:
        return False
    if count(s.placed, area) >= limits.turn_cubes:
        return False
    return s.cubes[area] < limits.area_cubes and not pieces.is_wholly_owned(s, area)


def areas_open(s: "PowerState", seat: i64) -> vec[i64]:
    """Return the Areas where the mover may place a cube now. PP-INFL-05"""
    found = vec[i64]()
    if s.cubes_of[seat] >= s.printed.limits.cubes:
        return found
    near = near_had(s)
    for area in range(len(near)):
        if near[area] != 0 and has_room(s, area):
            found = append(found, area)
    return found


def add_first(s: "PowerState", seat: i64, moves: Moves) -> None:
    """Add the Influence Action, by the Area of its first cube. PP-INFL-01"""
    if s.can_pay(seat, DIPLOMATIC, 1):
        for area in areas_open(s, seat):
            moves.add(INFLUENCE.base + area)


def add_further(s: "PowerState", seat: i64, moves: Moves) -> None:
    """Add the further cubes, for Power and then for Ducats. PP-INFL-01"""
    found = areas_open(s, seat)
    if s.can_pay(seat, DIPLOMATIC, 1):
        for area in found:
            moves.add(CUBE_POWER.base + area)
    if s.ducats[seat] >= s.printed.limits.cube_ducats:
        for area in found:
            moves.add(CUBE_DUCATS.base + area)


def place(s: "PowerState", seat: i64, area: i64) -> None:
    """Place a cube that is paid for."""
    s.placed = append(s.placed, area)
    pieces.put_cube(s, seat, area)
    telling.say_face(s, "influenced", seat, "space", area)
