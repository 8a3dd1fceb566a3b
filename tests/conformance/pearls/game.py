"""Pearls as one value."""

from __future__ import annotations

from typing import Any

from conformance.pearls.facts import BEGINNER, CONTENT, DRAW, LEDGER, SCHEMA, actions
from conformance.pearls.flaws import flaw
from conformance.pearls.phases import phases
from conformance.pearls.state import PearlsState

from entrepot.kernel.bot import Bot
from entrepot.kernel.game import Game
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.phase import Phase
from entrepot.kernel.state import State
from entrepot.kernel.verbs import ActionSpace


class Plain(Bot):
    """Stakes with a rare pearl, else plays at random."""

    name = "plain"

    def choose(self, seat: SeatHandle) -> int:
        legal = seat.legal()
        return legal[-1] if seat.view()["hand"] == "black" else legal[self.rng.below(len(legal))]


class Pearls(Game):
    """2 or 3 seats; `state` and the phases may be broken ones."""

    is_strict = True
    """Whether positions that cannot be are refused."""

    def __init__(
        self, *broken: Phase[Any], state: type[PearlsState] = PearlsState, space: ActionSpace | None = None
    ) -> None:
        super().__init__("pearls", "1", LEDGER, SCHEMA, CONTENT, space or actions(), phases(*broken))
        self.state = state
        self.title = {"en": "Pearls", "nl": "Parels"}
        self.fewest, self.most = 2, 3
        self.chances = [BEGINNER, DRAW]
        self.endings = ["rich", "modest"]
        self.longest = 30
        self.turn_clause = "P-NAME"
        self.end_clause = "P-END"
        self.bots = {"plain": Plain}
        self.wire = "conformance.pearls.wire"

    def flaw(self, state: State) -> str:
        return flaw(state) if isinstance(state, PearlsState) and self.is_strict else ""

    def fresh(self, seats: int, options: list[int]) -> PearlsState:
        return self.state(self, seats, options)
