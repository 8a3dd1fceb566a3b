"""Laying out realms and decks.

PP-SETUP-02, PP-SETUP-03, PP-SETUP-04, PP-SETUP-05, PP-SETUP-06, PP-SETUP-07, PP-SETUP-08, PP-SETUP-09, PP-SETUP-10,
PP-SETUP-11, PP-MERCH-06, PP-CARD-10, PP-R-37, PP-R-58
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.price_of_power.actions import LOOSE, SLOT
from entrepot.games.price_of_power.content.vocabulary import (
    ASTERISK,
    FEWEST,
    KINDS,
    OPENING,
    PLACES,
    REALM_COUNTS,
    SEATS,
)
from entrepot.games.price_of_power.rules import pieces, telling
from entrepot.games.price_of_power.rules.pieces import UNKNOWN, UPRIGHT, replaced
from entrepot.kernel.bits import BIT
from entrepot.kernel.message import seat_name
from entrepot.kernel.packed import packed

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState

LATE_CONTINENTS: Final = (0, 1)
"""Those that count as discovered in the late start. PP-SETUP-06"""


def is_opening(s: "PowerState", card: int) -> bool:
    """Say whether a card is in the deck at the start. PP-SETUP-05, PP-SETUP-06, PP-R-37"""
    mark = s.printed.mark[card]
    if mark == OPENING or not s.chosen.late:
        return mark == OPENING
    return mark != ASTERISK or any(continent in LATE_CONTINENTS for continent in s.printed.continents[card])


def lay_decks(s: "PowerState") -> None:
    """Make the Trade Deck and lay the other cards aside; place the tokens of the late start."""
    for card in range(int(s.printed.cards)):
        s.trade_bag[card] = int(is_opening(s, card))
    s.aside = packed([1 - count for count in s.trade_bag])
    if s.chosen.late:
        for continent in LATE_CONTINENTS:
            s.discovered |= BIT[continent]
        for province in s.printed.late_tokens:
            if s.board.province_in_play[province]:
                s.dnpr = replaced(s.dnpr, province, 1)


def lay_realm(s: "PowerState", seat: i64, realm: i64) -> None:
    """Give a seat a realm and what its sheet says; what lies on a board not in play is left out.

    PP-SETUP-03, PP-MERCH-01
    """
    printed, limits, board = s.printed, s.printed.limits, s.board
    s.realm[seat] = int(realm)
    s.linked[seat] = UNKNOWN
    s.ducats[seat] = int(limits.start_ducats)
    s.growth[seat] = int(limits.growth_cards)
    for kind in range(KINDS):
        s.power[seat * KINDS + kind] = int(limits.start_power)
    for province in printed.start_towns[realm]:
        if board.province_in_play[province]:
            pieces.put_town(s, seat, province)
    for province in printed.start_vassals[realm]:
        if board.province_in_play[province]:
            pieces.put_vassal(s, seat, province)
    for area in printed.start_influence[realm]:
        if board.in_play[area]:
            pieces.put_cube(s, seat, area)
    for sea in printed.start_slots[realm]:
        if board.in_play[sea]:
            pieces.put_ship(s, seat, sea, SLOT)
    for sea in printed.start_ships[realm]:
        if board.in_play[sea]:
            pieces.put_ship(s, seat, sea, LOOSE)
    for node in printed.start_merchants[realm]:
        if board.node_in_play[node]:
            s.merchants[node * SEATS + seat] = UPRIGHT
        else:
            s.beside[seat] += 1


def even_out(s: "PowerState") -> None:
    """Give realms the Prestige, and places in the order of play the Ducats, that they begin with. PP-SETUP-11"""
    row: i64 = s.seats - FEWEST
    for place, seat in enumerate(s.in_turn()):
        realm: i64 = s.realm[seat]
        lead = s.printed.start_prestige[realm * len(REALM_COUNTS) + row]
        ducats = s.printed.place_ducats[row * len(PLACES) + place]
        s.prestige[seat] += lead
        s.ducats[seat] += ducats
        if lead > 0 and s.listening:
            args = {"seat": seat_name(int(seat)), "realm": telling.named(s, "realm", realm), "count": lead}
            telling.say_all(s, "lead", args)
        if ducats > 0:
            telling.say(s, "later", seat, ducats)
