"""The numbers of a battle: strength, kills and blocks of each side.

TW-BATTLE-02, TW-BATTLE-09, TW-BATTLE-10, TW-BATTLE-11, TW-BATTLE-12
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.tradewarz.content.places import SQUARES
from entrepot.games.tradewarz.content.tables import ATTACK, BLOCK, CAPITAL_KIND, CASTLE_KIND, DEFENCE, NONE, STRENGTH
from entrepot.games.tradewarz.rules import army, buildings

if TYPE_CHECKING:
    from entrepot.games.tradewarz.position.state import TradeWarzState

VALUES: Final = 3
"""Strength, kills, blocks."""


def add(values: list[int], table: vec[i64], number: i64) -> None:
    """Add an entry of a table of three values."""
    for value in range(VALUES):
        values[value] += table[number * VALUES + value]


def add_techs(s: "TradeWarzState", values: list[int], seat: i64, scope: i64, field: i64) -> None:
    """Add a seat's techs of a scope. TW-TECH-09, TW-TECH-10, TW-ENG-01, TW-MIL-01"""
    techs = s.cards.techs
    owned: i64 = s.techs[seat] & techs.scoped[scope]
    face: i64 = 0
    while owned:
        if owned & 1 and (not s.chosen.on_site or is_on_site(s, seat, techs.site[face], field)):
            add(values, techs.values, face)
        owned >>= 1
        face += 1


def is_on_site(s: "TradeWarzState", seat: i64, site: i64, field: i64) -> bool:
    """Say whether a tech that names a building counts on a square: a castle has a village beneath it. TW-R-53"""
    if site == 0:
        return True
    return field < SQUARES and buildings.owner_at(s, field) == seat and buildings.kind_at(s, field) >= site


def attacking(s: "TradeWarzState") -> list[int]:
    """Return strength, kills and blocks of the attacking squad without cards. TW-TECH-08, TW-SUPER-02"""
    values = [int(s.march_size), 0, 0]
    if s.march_size > 0:
        add_techs(s, values, s.attacker, ATTACK, s.field)
        if s.march_marker != NONE:
            add(values, s.cards.techs.values, s.cards.techs.markers[s.march_marker])
    return values


def defending(s: "TradeWarzState") -> list[int]:
    """Return strength, kills and blocks of the defence without cards: army, techs, super unit, castle or capital.

    TW-TECH-08, TW-SUPER-02
    """
    values = [int(army.total(s, s.field)), 0, 0]
    add_techs(s, values, s.defender, DEFENCE, s.field)
    if s.fighter != NONE:
        add(values, s.cards.techs.values, s.cards.techs.markers[s.fighter])
    kind = walls(s)
    if kind:
        add(values, s.cards.defence, kind)
        # TW-MIL-15, TW-MIL-16
        if kind == CASTLE_KIND and s.march_marker != NONE and s.cards.techs.ignores_castle[s.march_marker]:
            values[STRENGTH] -= s.cards.defence[kind * VALUES + STRENGTH]  # its kill stays: TW-R-94
            values[BLOCK] -= s.cards.defence[kind * VALUES + BLOCK]
    return values


def walls(s: "TradeWarzState") -> i64:
    """Return the kind of building that fights beside the defenders, or 0. TW-CASTLE-06, TW-CAP-07, TW-R-42"""
    if s.field >= SQUARES:
        return CAPITAL_KIND if s.gate[s.defender] == s.field else 0
    return CASTLE_KIND if buildings.kind_at(s, s.field) == CASTLE_KIND else 0


def losses(kills: i64, blocks: i64, present: i64) -> i64:
    """Return how many soldiers fall. TW-BATTLE-11"""
    return max(0, min(kills - blocks, present))


def defender_on(s: "TradeWarzState", place: i64) -> i64:
    """Return who leads the defence of a place: a building's owner, or the host, or the capital's owner.

    TW-R-31, TW-R-95
    """
    first = army.host(s, place)
    if place >= SQUARES:
        return first if first != NONE else army.capital_at(s, place)
    owner = buildings.owner_at(s, place)
    return owner if owner != NONE else first
