"""Influence cubes: where they may go. PP-INFL-01, PP-INFL-02, PP-INFL-03, PP-INFL-04, PP-INFL-05"""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from entrepot.games.price_of_power.actions import CUBE_DUCATS, CUBE_POWER, INFLUENCE
from entrepot.games.price_of_power.content.vocabulary import DIPLOMATIC
from entrepot.games.price_of_power.rules import pieces, telling
from entrepot.kernel.bits import BIT, lowest
from entrepot.kernel.moves import Moves
from entrepot.kernel.packed import count

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState


def begin_turn(s: "PowerState") -> None:
    """Note where the mover has a Town, Vassal or Influence as the turn begins. PP-INFL-02"""
    s.had = s.lands[s.turn]
    s.near_had = near(s, s.had)
    s.placed = vec[i64]()


def end_turns(s: "PowerState") -> None:
    """Forget all that: nobody moves."""
    s.had = 0
    s.near_had = 0
    s.placed = vec[i64]()


def near(s: "PowerState", areas: i64) -> i64:
    """Return a set of Areas with those next to them, as bits. PP-INFL-04"""
    found: i64 = 0
    while areas:
        found |= s.board.influence_near[lowest(areas)]
        areas &= areas - 1
    return found


def areas_open(s: "PowerState", seat: i64) -> i64:
    """Return the Areas where the mover may place a cube now, as bits. PP-INFL-02, PP-INFL-03, PP-INFL-05"""
    if s.cubes_of[seat] >= s.printed.limits.cubes:
        return 0
    found = s.near_had & s.board.home_areas & ~s.full & ~s.whole
    for area in s.placed:
        if count(s.placed, area) >= s.printed.limits.turn_cubes:
            found &= ~BIT[area]
    return found


def add_first(s: "PowerState", seat: i64, moves: Moves) -> None:
    """Add the Influence Action, by the Area of its first cube. PP-INFL-01"""
    if s.can_pay(seat, DIPLOMATIC, 1):
        moves.add_each(INFLUENCE.base, areas_open(s, seat))


def add_further(s: "PowerState", seat: i64, moves: Moves) -> None:
    """Add the further cubes, for Power and then for Ducats. PP-INFL-01"""
    found = areas_open(s, seat)
    if s.can_pay(seat, DIPLOMATIC, 1):
        moves.add_each(CUBE_POWER.base, found)
    if s.ducats[seat] >= s.printed.limits.cube_ducats:
        moves.add_each(CUBE_DUCATS.base, found)


def place(s: "PowerState", seat: i64, area: i64) -> None:
    """Place a cube that is paid for."""
    s.placed = append(s.placed, area)
    pieces.put_cube(s, seat, area)
    telling.say_face(s, "influenced", seat, "space", area)
