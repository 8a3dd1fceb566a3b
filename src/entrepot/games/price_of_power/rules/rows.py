"""Income rows: which row Trade Power reaches, pushing down, Pirates, and what a row pays.

PP-ROW-01, PP-ROW-02, PP-ROW-03, PP-ROW-04, PP-ROW-05, PP-ROW-06, PP-PIRATE-01, PP-PIRATE-02, PP-PIRATE-03,
PP-PIRATE-04
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.price_of_power.content.vocabulary import ROWS

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState


SLAVES_FROM = 2
"""The first Age, from 0, in which a Slaves card costs Prestige. PP-SLAVE-01, PP-SLAVE-02"""


def natural(s: "PowerState", card: i64, power: i64) -> i64:
    """Return the highest row, from 0, whose Trade Power is reached. PP-ROW-06, PP-CARD-05"""
    row: i64 = 0
    while row < ROWS - 1 and power < s.printed.need[card * ROWS + row]:
        row += 1
    return row


def assign(s: "PowerState", card: i64, powers: list[int]) -> list[int]:
    """Return the row of each collector, their Power in order of rank; ROWS and beyond is off the table. PP-R-26

    Nobody moves up: each takes the row reached, or the one below the last row taken.

    PP-MERCH-13
    """
    found: list[int] = []
    last: i64 = -1
    for power in powers:
        last = max(natural(s, card, power), last + 1)
        found.append(int(last))
    return found


def amount(s: "PowerState", card: i64, row: i64, node: i64) -> i64:
    """Return what a row pays after Pirates have moved it down. PP-PIRATE-01, PP-PIRATE-02, PP-PIRATE-03, PP-R-27"""
    return printed_amount(s, card, row + s.pirates[node], node)


def printed_amount(s: "PowerState", card: i64, row: i64, node: i64) -> i64:
    """Return what is printed in a row: red where the node is Expanded, else green.

    PP-INCOME-01, PP-INCOME-02, PP-INCOME-03
    """
    if row >= ROWS:
        return 0
    printed = s.printed
    return printed.red[card * ROWS + row] if s.expanded[node] != 0 else printed.green[card * ROWS + row]


def order_matters(s: "PowerState", card: i64, node: i64, power: i64, group: i64, last: i64) -> bool:
    """Say whether the order in a group of equal Power changes a payment; `last` is the last row taken. PP-R-39"""
    row = max(natural(s, card, power), last + 1)
    first = amount(s, card, row, node)
    for place in range(1, group):
        if amount(s, card, row + place, node) != first:
            return True
    return False


def is_inflated(s: "PowerState", own: i64) -> bool:
    """Say whether Gold brought its player more than half of the Base Tax Income.

    PP-GOLD-01, PP-GOLD-02, PP-R-04, PP-R-46
    """
    tax: i64 = s.base_tax[s.turn]
    return 2 * own > tax if s.chosen.is_exact else own > (tax + 1) // 2
