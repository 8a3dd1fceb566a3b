"""What a choice of card and node would pay everybody, the mover's Merchant sent there. Nothing is changed by asking.

Those with equal Trade Power are taken as the mover would have them who wants to come first: the mover, then by seat.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.price_of_power.content.vocabulary import SECONDARY
from entrepot.games.price_of_power.rules import collecting, connection, holdings, rows, selecting, trade_power

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState


def ranked_seats(s: "PowerState", entry: i64, is_secondary: bool, mover: i64) -> list[int]:
    """Return the collectors in the primary node, the strongest first."""
    found = collecting.collectors(s, entry, SECONDARY, mover)
    node = s.printed.entry_node[entry]
    is_able = s.board.node_in_play[node] != 0 and connection.is_linked(s, mover, node)
    if not is_secondary and is_able and holdings.is_met(s, mover, entry):
        found.insert(0, int(mover))
    ranked: list[int] = []
    power: list[int] = []
    for seat in found:
        own = int(trade_power.in_primary(s, seat, entry))
        at = len(ranked)
        while at > 0 and power[at - 1] < own:
            at -= 1
        ranked.insert(at, seat)
        power.insert(at, own)
    return ranked


def outcome(s: "PowerState", entry: i64, is_secondary: bool, mover: i64) -> tuple[list[int], list[int]]:
    """Return the collectors, and what each would get; the mover of a secondary node comes first. PP-SECOND-04"""
    card, node = s.printed.entry_card[entry], s.printed.entry_node[entry]
    ranked = ranked_seats(s, entry, is_secondary, mover)
    taken = rows.assign(s, card, collecting.powers(s, entry, ranked))
    paid = [int(rows.amount(s, card, row, node)) for row in taken]
    if is_secondary:
        return [int(mover), *ranked], [int(collecting.secondary_payment(s, entry)), *paid]
    return ranked, paid


def shown_power(s: "PowerState", entry: i64, is_secondary: bool, mover: i64, seat: i64) -> int:
    """Return the Trade Power that a collector would show: the mover's in the secondary node if that is selected."""
    if is_secondary and seat == mover:
        return int(selecting.own_secondary(s, seat, s.printed.secondary[entry]))
    return int(trade_power.in_primary(s, seat, entry))
