"""A free upgrade step on a chosen track. TT-R-64, TT-UPG-06, TT-UPG-09"""

from typing import Final

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import UPGRADE
from entrepot.games.trade_and_triumph.content.tables import TOP_LEVEL, TRACKS_EACH
from entrepot.games.trade_and_triumph.phases.choice import Choice
from entrepot.games.trade_and_triumph.position.state import TradeState
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name
from entrepot.kernel.moves import Moves

LEFT: Final = 1
"""The note of how many steps are left."""


class Track(Choice):
    """Offers the tracks that are not full; the step works from the next turn."""

    name = "track"
    clause = "TT-R-63"

    def enter(self, s: TradeState) -> None:
        if s.note(LEFT) == 0 or s.moves(s.active).size == 0:
            s.pop()

    def offer(self, s: TradeState, seat: i64, moves: Moves) -> None:
        levels = s.levels[s.active * TRACKS_EACH : s.active * TRACKS_EACH + TRACKS_EACH]
        for track in range(TRACKS_EACH):
            if levels[track] < TOP_LEVEL:
                moves.add(UPGRADE.base + track)

    def apply(self, s: TradeState, seat: int, action: int) -> None:
        track = int(action - UPGRADE.base)
        s.levels[seat * TRACKS_EACH + track] += 1
        if s.listening:
            args = {"seat": seat_name(seat), "track": s.game.face("track", track), "gold": 0}
            s.tell("upgraded", EVERYONE, args)
        s.set_note(LEFT, s.note(LEFT) - 1)
        self.enter(s)

    def left(self, s: TradeState) -> int:
        return s.note(LEFT)
