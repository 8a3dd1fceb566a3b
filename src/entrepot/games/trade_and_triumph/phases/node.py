"""Choosing the node that a rival is forced into. TT-FORCE-01, TT-R-26"""

from typing import Final

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import NODE
from entrepot.games.trade_and_triumph.content.board import NODES
from entrepot.games.trade_and_triumph.phases.choice import Choice
from entrepot.games.trade_and_triumph.position.state import TradeState
from entrepot.games.trade_and_triumph.rules.travel import force
from entrepot.kernel.moves import Moves

RIVAL: Final = 1
"""The note of the rival, plus 1."""


class Node(Choice):
    """Offers every node but the one where the rival already stands."""

    name = "node"
    clause = "TT-FORCE-01"

    def offer(self, s: TradeState, seat: i64, moves: Moves) -> None:
        place = s.place[s.note(RIVAL) - 1]
        for node in range(1, NODES + 1):
            if node != place:
                moves.add(NODE.base + node)

    def apply(self, s: TradeState, seat: int, action: int) -> None:
        force(s, s.note(RIVAL) - 1, action - NODE.base)
        s.pop()
