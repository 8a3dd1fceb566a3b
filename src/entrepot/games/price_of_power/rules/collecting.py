"""Who collects in a Trade, in which order, and what is paid.

PP-ACT-09, PP-ACT-10, PP-POWER-01, PP-SECOND-04, PP-SECOND-05, PP-SECOND-06, PP-SECOND-07
"""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from entrepot.games.price_of_power.content.vocabulary import ROWS, SECONDARY
from entrepot.games.price_of_power.rules import connection, holdings, pieces, rows, telling, trade_power
from entrepot.kernel.message import Message, message, seat_name
from entrepot.mechanics import turn_order

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState

ROW_WORDS: Final = ("top", "middle", "bottom")


def can_collect(s: "PowerState", seat: i64, entry: i64) -> bool:
    """Say whether a seat has a Merchant, a connection and what the card asks for.

    PP-POWER-01, PP-REQ-01, PP-R-25, PP-R-43, PP-R-44
    """
    node = s.printed.entry_node[entry]
    if s.board.node_in_play[node] == 0 or pieces.stand(s, seat, node) == 0:
        return False
    return connection.is_linked(s, seat, node) and holdings.is_met(s, seat, entry)


def collectors(s: "PowerState", entry: i64, role: i64, mover: i64) -> list[int]:
    """Return the seats that claim a row in a primary node; not the mover who uses its secondary.

    PP-SECOND-07, PP-R-30
    """
    return [
        seat
        for seat in turn_order.clockwise(s.seats, mover)
        if not (role == SECONDARY and seat == mover) and can_collect(s, seat, entry)
    ]


def powers(s: "PowerState", entry: i64, seats: list[int]) -> list[int]:
    """Return the Trade Power of each of these seats."""
    return [int(trade_power.in_primary(s, seat, entry)) for seat in seats]


def top_group(s: "PowerState", entry: i64, seats: list[int]) -> list[int]:
    """Return those of the seats that have the most Power among them. PP-ROW-02, PP-ROW-05"""
    power = powers(s, entry, seats)
    most = max(power)
    return [seat for seat, own in zip(seats, power, strict=True) if own == most]


def is_open_tie(s: "PowerState", entry: i64, order: list[int], group: list[int]) -> bool:
    """Say whether the order inside a group of equal Power changes a payment. PP-R-39"""
    if len(group) < 2:
        return False
    card, node = s.printed.entry_card[entry], s.printed.entry_node[entry]
    taken = rows.assign(s, card, powers(s, entry, order))
    last = taken[-1] if taken else -1
    return rows.order_matters(s, card, node, trade_power.in_primary(s, group[0], entry), len(group), last)


def payments(s: "PowerState", entry: i64, order: list[int]) -> list[int]:
    """Return what each seat gets, in order of rank.

    PP-ROW-01, PP-ROW-02, PP-ROW-03, PP-ROW-04, PP-ROW-05, PP-ROW-06, PP-PIRATE-01, PP-INCOME-01
    """
    card, node = s.printed.entry_card[entry], s.printed.entry_node[entry]
    return [int(rows.amount(s, card, row, node)) for row in rows.assign(s, card, powers(s, entry, order))]


def secondary_payment(s: "PowerState", entry: i64) -> i64:
    """Return the lowest row of the card, red if the secondary node itself is Expanded. PP-SECOND-04, PP-R-31"""
    return rows.printed_amount(s, s.printed.entry_card[entry], ROWS - 1, s.printed.secondary[entry])


def receive(s: "PowerState", seat: i64, ducats: i64) -> None:
    """Pay Trade Income. PP-INCOME-01, PP-AGE-01"""
    s.ducats[seat] += int(ducats)
    s.age_income[seat] += int(ducats)
    if ducats > s.best_trade[seat]:
        s.best_trade[seat] = int(ducats)


def pay_all(s: "PowerState", mover: i64) -> i64:
    """Pay everybody who collects, and return what the mover got. PP-ACT-09, PP-SECOND-05, PP-SECOND-06"""
    own: i64 = 0
    entry = s.entry
    if s.role == SECONDARY:
        own = secondary_payment(s, entry)
        receive(s, mover, own)
        if s.listening:
            args = {"seat": seat_name(int(mover)), "count": int(own)}
            node = s.printed.secondary[entry]
            telling.say_all(s, "collected-secondary", {**args, "node": telling.named(s, "node", node)})
    node = s.printed.entry_node[entry]
    paid = payments(s, entry, s.order)
    for place in range(len(s.order)):
        seat = s.order[place]
        if paid[place] > 0:
            receive(s, seat, paid[place])
        if seat == mover:
            own = paid[place]
    if s.listening:
        tell_payments(s, node, paid)
    return own


def tell_payments(s: "PowerState", node: i64, paid: list[int]) -> None:
    """Tell who collects what, and from which row."""
    name = telling.named(s, "node", node)
    taken = rows.assign(s, s.printed.entry_card[s.entry], powers(s, s.entry, s.order))
    for seat, ducats, row in zip(s.order, paid, taken, strict=True):
        if ducats > 0:
            word = message(f"price_of_power-row-{ROW_WORDS[row + s.pirates[node]]}")
            telling.say_all(s, "collected", {"seat": seat_name(seat), "count": ducats, "node": name, "row": word})
    if sum(paid) == 0:
        telling.say_all(s, "nobody", {"node": name})


def standings(s: "PowerState", entry: i64, seats: list[int]) -> list[Message]:
    """Return the Trade Power of these seats as an argument."""
    return [standing(seat, power) for seat, power in zip(seats, powers(s, entry, seats), strict=True)]


def standing(seat: int, power: int) -> Message:
    """Return one seat's Trade Power as an argument."""
    args: dict[str, Any] = {"seat": seat_name(seat), "count": power}
    return message("price_of_power-standing", args)
