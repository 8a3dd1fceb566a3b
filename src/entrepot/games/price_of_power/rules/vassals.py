"""Subjugate, Annex and Restore Order. PP-VASSAL-01, PP-VASSAL-02, PP-VASSAL-03, PP-VASSAL-04, PP-ORDER-01"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.price_of_power.actions import ANNEX, RESTORE, SUBJUGATE
from entrepot.games.price_of_power.content.vocabulary import ADMINISTRATIVE, DIPLOMATIC, MILITARY, NONE
from entrepot.games.price_of_power.rules import pieces, telling
from entrepot.kernel.bits import BIT, lowest
from entrepot.kernel.moves import Moves

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState


def influence_cost(s: "PowerState", seat: i64, province: i64) -> i64:
    """Return the own Influence to discard: the Tax Value and all opponents' cubes in the Area. PP-VASSAL-01"""
    area = s.printed.area_of[province]
    return s.printed.tax[province] + s.cubes[area] - pieces.cubes(s, seat, area)


def has_influence(s: "PowerState", seat: i64, province: i64) -> bool:
    """Say whether a seat has the Influence that a Province asks for."""
    return pieces.cubes(s, seat, s.printed.area_of[province]) >= influence_cost(s, seat, province)


def is_free_home(s: "PowerState", province: i64) -> bool:
    """Say whether a Province in play is off the Distant Continents and bears no Town or Vassal token. PP-VASSAL-01"""
    if s.town[province] != NONE or s.vassal[province] != NONE:
        return False
    return s.board.is_home[s.printed.area_of[province]] != 0


def can_subjugate(s: "PowerState", seat: i64, province: i64) -> bool:
    """Say whether a Province can be Subjugated, the Power aside. PP-VASSAL-01, PP-VASSAL-02"""
    if not is_free_home(s, province) or pieces.cubes(s, seat, s.printed.area_of[province]) == 0:
        return False
    return s.base_tax[seat] >= 2 * s.printed.tax[province] and has_influence(s, seat, province)


def can_annex(s: "PowerState", seat: i64, province: i64) -> bool:
    """Say whether a Province can be Annexed, the Power aside. PP-VASSAL-03"""
    return s.vassal[province] == seat and s.occupied[province] == 0 and has_influence(s, seat, province)


def swayed(s: "PowerState", seat: i64) -> i64:
    """Return as bits the Areas where a seat has more Influence than its opponents: no Province asks for less."""
    found: i64 = 0
    lands: i64 = s.lands[seat] if s.cubes_of[seat] > 0 else 0
    while lands:
        area = lowest(lands)
        if 2 * pieces.cubes(s, seat, area) > s.cubes[area]:
            found |= BIT[area]
        lands &= lands - 1
    return found


def add_all(s: "PowerState", seat: i64, moves: Moves) -> None:
    """Add the Provinces that can be Subjugated, then those that can be Annexed; both take Influence."""
    areas = swayed(s, seat)
    subjugable: i64 = areas & s.board.home_areas if s.can_pay(seat, DIPLOMATIC, s.printed.limits.subjugate) else 0
    while subjugable:
        for province in s.printed.provinces_in[lowest(subjugable)]:
            if can_subjugate(s, seat, province):
                moves.add(SUBJUGATE.base + province)
        subjugable &= subjugable - 1
    if s.can_pay(seat, ADMINISTRATIVE, s.printed.limits.annex):
        while areas:
            for province in s.printed.provinces_in[lowest(areas)]:
                if can_annex(s, seat, province):
                    moves.add(ANNEX.base + province)
            areas &= areas - 1


def discard_influence(s: "PowerState", seat: i64, province: i64) -> None:
    """Discard the Influence that a Province asks for."""
    pieces.take_cubes(s, seat, s.printed.area_of[province], influence_cost(s, seat, province))


def subjugate(s: "PowerState", seat: i64, province: i64) -> None:
    """Make a Province a Vassal. PP-VASSAL-01"""
    s.pay(seat, DIPLOMATIC, s.printed.limits.subjugate)
    discard_influence(s, seat, province)
    pieces.put_vassal(s, seat, province)
    telling.say_face(s, "subjugated", seat, "province", province)


def annex(s: "PowerState", seat: i64, province: i64) -> None:
    """Make a Vassal a Province with a Town. PP-VASSAL-03"""
    s.pay(seat, ADMINISTRATIVE, s.printed.limits.annex)
    discard_influence(s, seat, province)
    telling.say_face(s, "annexed", seat, "province", province)
    pieces.put_town(s, seat, province)


def is_own_occupied(s: "PowerState", seat: i64, province: i64) -> bool:
    """Say whether an Occupied Province bears the seat's Town or Vassal token. PP-ORDER-01"""
    return s.occupied[province] != 0 and (s.town[province] == seat or s.vassal[province] == seat)


def add_restores(s: "PowerState", seat: i64, moves: Moves) -> None:
    """Add the Provinces in which Order can be restored. PP-ORDER-01"""
    areas: i64 = s.lands[seat] & s.unrest if s.can_pay(seat, MILITARY, 1) else 0
    while areas:
        for province in s.printed.provinces_in[lowest(areas)]:
            if is_own_occupied(s, seat, province):
                moves.add(RESTORE.base + province)
        areas &= areas - 1


def restore(s: "PowerState", seat: i64, province: i64) -> None:
    """Restore Order in one Province. PP-ORDER-01"""
    s.pay(seat, MILITARY, 1)
    telling.say_face(s, "restored", seat, "province", province)
    pieces.restore(s, province)
