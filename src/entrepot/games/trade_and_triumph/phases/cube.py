"""Taking cubes of a chosen colour, from the supply or from a rival. TT-R-28, TT-R-63"""

from typing import Final

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import TAKE
from entrepot.games.trade_and_triumph.content.tables import COLOURS
from entrepot.games.trade_and_triumph.phases.choice import Choice
from entrepot.games.trade_and_triumph.position.state import TradeState
from entrepot.games.trade_and_triumph.rules.gains import take_cube
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name
from entrepot.kernel.moves import Moves

RIVAL: Final = 1
LEFT: Final = 2
"""The notes: the rival plus 1, or 0 for the supply; and how many cubes are still to be taken."""


class Cube(Choice):
    """Asks for a colour until all are taken or there is nothing left to take."""

    name = "cube"
    clause = "TT-R-63"

    def enter(self, s: TradeState) -> None:
        if s.note(LEFT) == 0 or s.moves(s.active).size == 0:
            s.pop()

    def offer(self, s: TradeState, seat: i64, moves: Moves) -> None:
        rival = s.note(RIVAL) - 1
        counts = s.supply if rival < 0 else s.cubes[rival * COLOURS : rival * COLOURS + COLOURS]
        for region in range(COLOURS):
            if counts[region] > 0:
                moves.add(TAKE.base + region)

    def apply(self, s: TradeState, seat: int, action: int) -> None:
        region = int(action - TAKE.base)
        rival = s.note(RIVAL) - 1
        if rival < 0:
            take_cube(s, seat, region)
        else:
            steal_cube(s, rival, region)
        s.set_note(LEFT, s.note(LEFT) - 1)
        self.enter(s)

    def left(self, s: TradeState) -> int:
        return s.note(LEFT)


def steal_cube(s: TradeState, rival: int, region: int) -> None:
    """Take a rival's cube. TT-R-61"""
    s.cubes[rival * COLOURS + region] -= 1
    s.cubes[s.active * COLOURS + region] += 1
    if s.listening:
        args = {"seat": seat_name(int(s.active)), "target": seat_name(rival), "region": s.game.face("region", region)}
        s.tell("stole-cube", EVERYONE, args)
