"""Which phases cannot lie on one another, and which numbers they cannot have."""

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from entrepot.games.price_of_power.content.vocabulary import NONE
from entrepot.games.price_of_power.phases import order
from entrepot.games.price_of_power.rules import pieces, shipping
from entrepot.kernel.stacks import frames_of, misplaced

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState

BOTTOM: Final = (
    order.SETUP,
    order.REALMS,
    order.ROUND,
    order.EVENT,
    order.TURN,
    order.NEXT,
    order.INCOME,
    order.CLEANUP,
    order.FINISH,
)
ABOVE: Final = {
    order.EVENT: (order.PIRATE, order.REVOLT, order.EXPAND, order.SINK),
    order.TURN: (
        order.EXPAND,
        order.TRADE,
        order.SEND,
        order.TIES,
        order.COLLECT,
        order.INFLATION,
        order.INFLUENCE,
        order.EXPLORE,
        order.TROUBLE,
        order.DISCOVER,
        order.WRECK,
        order.BUILD,
        order.FLEET,
        order.RESTORING,
    ),
    order.TRADE: (order.ESCORT,),
    order.EXPLORE: (order.VOYAGE,),
    order.BUILD: (order.LAUNCH,),
    order.INCOME: (order.UPKEEP, order.COURT),
}
"""What can lie on each phase; nothing on the others."""


def stack_flaw(s: "PowerState") -> str:
    """Say what is wrong with the stack; empty if nothing is."""
    frames = frames_of(s)
    if not frames:
        return ""
    found = misplaced(s, BOTTOM, ABOVE)
    if found:
        return found
    if not is_possible(s, frames[0]):
        return f"{name(s, frames[0])!r} cannot have these numbers"
    for below, frame in pairwise(frames):
        if not is_possible(s, frame) or not agrees(s, below, frame):
            return f"{name(s, frame)!r} cannot have these numbers"
    return ""


def name(s: "PowerState", frame: list[int]) -> str:
    """Return the name of a frame's phase."""
    return s.game.phases[frame[0]].name


def is_possible(s: "PowerState", frame: list[int]) -> bool:
    """Say whether the numbers of a phase can be its."""
    phase, one, two, _ = frame
    if phase in (order.REALMS, order.UPKEEP, order.COURT):
        return 0 <= one < s.seats and 0 <= two < 8
    if phase in (order.REVOLT, order.SINK):
        return 1 <= one <= s.seats
    if phase == order.INCOME:
        return 0 <= one <= s.seats and 0 <= two <= 3
    if phase == order.PIRATE:
        return 0 <= one < len(s.printed.event_ids)
    if phase in (order.ESCORT, order.VOYAGE):
        return is_sea(s, one) and two in (0, 1) and s.turn != NONE and pieces.berths(s, s.turn, one, two) > 0
    if phase == order.LAUNCH:
        return 0 <= one < s.printed.provinces and len(shipping.open_seas(s, one)) > 0
    if phase == order.FLEET:
        return is_sea(s, one) and is_fresh(s, frame)
    if phase == order.TIES:
        return one in (0, 1)
    return True


def is_sea(s: "PowerState", space: int) -> bool:
    """Say whether a number is that of a Sea Zone in play."""
    return s.printed.areas <= space < s.printed.spaces and s.board.in_play[space] != 0


def is_fresh(s: "PowerState", frame: list[int]) -> bool:
    """Say whether no more ships at the destination have yet to move than lie there."""
    _, sea, moved, fresh = frame
    if s.turn == NONE or not 0 <= moved <= s.printed.limits.ships or fresh < 0:
        return False
    return all(shipping.fresh_in(fresh, berth) <= pieces.berths(s, s.turn, sea, berth) for berth in (0, 1))


def agrees(s: "PowerState", below: list[int], frame: list[int]) -> bool:
    """Say whether a phase fits the one it lies on."""
    if frame[0] == order.EXPAND:
        ids = s.printed.event_ids if below[0] == order.EVENT else s.printed.mission_ids
        return frame[1] == int(below[0] == order.TURN) and 0 <= frame[2] < len(ids)
    if below[0] == order.INCOME:
        return below[1] > 0 and s.first != NONE and frame[1] == s.clockwise(below[1])
    return True
