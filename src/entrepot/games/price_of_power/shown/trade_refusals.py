"""Why something is refused during a Trade.

PP-ACT-05, PP-ACT-06, PP-ACT-07, PP-ACT-14, PP-ACT-15, PP-SECOND-02, PP-SECOND-08
"""

from mypy_extensions import i64

from entrepot.games.price_of_power.actions import DECLINE, ESCORT, OUST, SELECT, SELECT_SECONDARY, SLOT, TO
from entrepot.games.price_of_power.content.vocabulary import NONE
from entrepot.games.price_of_power.position.state import PowerState
from entrepot.games.price_of_power.rules import connection, pieces, selecting, shipping
from entrepot.games.price_of_power.rules.pieces import LYING
from entrepot.games.price_of_power.shown.refusals import refusal
from entrepot.kernel.bits import BIT
from entrepot.kernel.message import message, seat_name
from entrepot.kernel.phase import Refusal


def of_trade(s: PowerState, seat: int, action: int) -> Refusal | None:
    """Return why a node cannot be selected, a ship not be moved, or the Trade not be declined."""
    if action == DECLINE.base:
        return refusal("PP-ACT-15", "declined-late")
    if SELECT.has(action):
        return of_entry(s, seat, SELECT.value(action), False)
    if SELECT_SECONDARY.has(action):
        return of_entry(s, seat, SELECT_SECONDARY.value(action), True)
    if ESCORT.has(action):
        sea, berth = ESCORT.values(action)
        is_sea = s.printed.areas <= sea < s.printed.spaces
        if not is_sea or pieces.berths(s, seat, sea, berth) == 0:
            return refusal("PP-ACT-04", "no-ship")
        return refusal("PP-ACT-15", "must-serve")
    return None


def of_entry(s: PowerState, seat: i64, entry: i64, is_secondary: bool) -> Refusal | None:
    """Return why a card and node cannot be selected."""
    if entry >= s.printed.entries:
        return None
    if int(s.printed.entry_card[entry]) not in s.shown:
        return refusal("PP-ACT-06", "no-such-card")
    node = s.printed.secondary[entry] if is_secondary else s.printed.entry_node[entry]
    if node == NONE:
        return refusal("PP-SECOND-01", "no-secondary")
    if s.board.node_in_play[node] == 0:
        return refusal("PP-EDITION-02", "not-in-play")
    if not connection.is_linked(s, seat, node):
        return refusal("PP-CONN-01", "not-connected")
    if pieces.stand(s, seat, node) == LYING:
        return refusal("PP-ACT-14", "lying-merchant")
    if selecting.serving(s, seat) & BIT[node] == 0:
        return refusal("PP-ACT-07", "must-serve")
    if is_secondary and s.pirates[node] > 0:
        return refusal("PP-SECOND-08", "pirates-there")
    rival = selecting.stronger_rival(s, seat, node) if is_secondary else NONE
    if rival == NONE:
        return None
    return Refusal("PP-SECOND-02", message("price_of_power-refused-rivals", {"seat": seat_name(int(rival))}))


def of_escort(s: PowerState, seat: int, start: i64, berth: i64, action: int) -> Refusal | None:
    """Return why the ship cannot end there."""
    if TO.has(action):
        end, end_berth = TO.values(action)
        rival = NONE
    elif OUST.has(action):
        end, rival = OUST.values(action)
        end_berth = SLOT
    else:
        return None
    if not s.printed.areas <= end < s.printed.spaces:
        return refusal("PP-ACT-04", "no-sea")
    if s.board.in_play[end] == 0:
        return refusal("PP-SETUP-01", "not-in-play")
    if not shipping.can_enter(s, seat, end):
        return refusal("PP-SAIL-02", "distant-closed")
    if end not in shipping.reach(s, seat, start):
        return refusal("PP-ACT-04", "too-far")
    free = shipping.free_for(s, end, start, berth)
    if rival == NONE and end_berth == SLOT and free <= 0:
        return refusal("PP-SHIP-05", "slots-full")
    if rival != NONE and free > 0:
        return refusal("PP-ACT-05", "slot-free")
    if rival != NONE and (rival >= s.seats or rival == seat or pieces.berths(s, rival, end, SLOT) == 0):
        return refusal("PP-ACT-05", "not-theirs")
    return refusal("PP-ACT-07", "must-serve")
