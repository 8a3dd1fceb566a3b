"""Trade Power in a node.

PP-POWER-01, PP-POWER-02, PP-POWER-03, PP-POWER-04, PP-POWER-05, PP-POWER-06, PP-POWER-07, PP-POWER-08, PP-SHIP-03,
PP-SHIP-04, PP-MERCH-04
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.price_of_power.content.vocabulary import KEYS, SEATS
from entrepot.games.price_of_power.rules import holdings, pieces

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState

MERCHANT_POWER: Final = 1
"""PP-MERCH-04"""


def of_ships(s: "PowerState", seat: i64, node: i64) -> i64:
    """Return the Power of a seat's ships on slots next to a maritime node. PP-POWER-05, PP-POWER-06, PP-R-21"""
    total: i64 = 0
    for sea in s.printed.node_seas[node]:
        total += pieces.on_slots(s, seat, sea)
    return total


def of_keys(s: "PowerState", seat: i64, entry: i64) -> i64:
    """Return the Power of Owned Key Provinces of this card at this node. PP-POWER-03, PP-POWER-04, PP-POWER-07"""
    total: i64 = 0
    printed = s.printed
    for at in range(entry * KEYS, entry * KEYS + printed.key_count[entry]):
        key = printed.key[at]
        if s.board.province_in_play[key] != 0 and holdings.owns(s, seat, key):
            total += 1 + printed.plus[at]
    return total


def in_primary(s: "PowerState", seat: i64, entry: i64) -> i64:
    """Return a collector's Trade Power in the primary node of an entry. PP-POWER-02, PP-EXAMPLE-01"""
    return MERCHANT_POWER + of_keys(s, seat, entry) + of_ships(s, seat, s.printed.entry_node[entry])


def in_secondary(s: "PowerState", seat: i64, node: i64) -> i64:
    """Return a seat's Trade Power as it stands in a secondary node: Merchant and ships. PP-SECOND-03, PP-POWER-08"""
    merchant: i64 = MERCHANT_POWER if s.merchants[node * SEATS + seat] != 0 else 0
    return merchant + of_ships(s, seat, node)
