"""Giving cubes back for others of another colour. TT-R-29, TT-R-63"""

from typing import Final

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import DECLINE, GIVE, TAKE
from entrepot.games.trade_and_triumph.content.tables import COLOURS
from entrepot.games.trade_and_triumph.phases.choice import Choice
from entrepot.games.trade_and_triumph.position.state import TradeState
from entrepot.games.trade_and_triumph.rules.free_actions import can_give, can_swap
from entrepot.games.trade_and_triumph.rules.gains import return_cube, take_cube
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name
from entrepot.kernel.moves import Moves

GIVEN: Final = 1
LEFT: Final = 2
"""The notes: the colour given back plus 1, or 0 before that; and how many swaps are left."""


class Swap(Choice):
    """Asks what to give, then what to take, until no swap is left, none is possible, or the seat stops."""

    name = "swap"
    clause = "TT-R-63"

    def enter(self, s: TradeState) -> None:
        if s.note(LEFT) == 0 or not can_swap(s):
            s.pop()

    def offer(self, s: TradeState, seat: i64, moves: Moves) -> None:
        given = s.note(GIVEN) - 1
        if given >= 0:
            for r in range(COLOURS):
                if r != given and s.supply[r] > 0:
                    moves.add(TAKE.base + r)
            return
        for region in range(COLOURS):
            if can_give(s, region):
                moves.add(GIVE.base + region)
        moves.add(DECLINE.base)

    def apply(self, s: TradeState, seat: int, action: int) -> None:
        if action == DECLINE.base:
            s.pop()
        elif GIVE.has(action):
            give_back(s, seat, int(action - GIVE.base))
            s.set_note(GIVEN, int(action - GIVE.base) + 1)
        else:
            take_cube(s, seat, action - TAKE.base)
            s.set_note(GIVEN, 0)
            s.set_note(LEFT, s.note(LEFT) - 1)
            self.enter(s)

    def left(self, s: TradeState) -> int:
        return s.note(LEFT)


def give_back(s: TradeState, seat: int, region: int) -> None:
    """Put a cube back into the supply, and say so."""
    return_cube(s, seat, region)
    if s.listening:
        s.tell("gave-cube", EVERYONE, {"seat": seat_name(seat), "region": s.game.face("region", region)})
