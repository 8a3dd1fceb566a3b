"""OpenSpiel's observer: the seat's vector with its named parts, and its view as text."""

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from entrepot.envs.openspiel.setup import Setup

if TYPE_CHECKING:
    from entrepot.envs.openspiel.game import EntrepotState


class SpielObserver:
    """What `make_py_observer` returns: `tensor`, and `dict` with the same numbers by part of the layout.

    The vector is that of `entrepot.envs.observer`, all zeros while the set-up draws. An observer with perfect recall
    has text alone: what a seat has heard has no fixed length. ValueError for what no single seat knows.
    """

    def __init__(self, setup: Setup, kind: Any) -> None:
        if kind is not None and kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("entrepot shows what one seat knows, or a spectator; not what all seats know together")
        self.setup = setup
        self.remembers = kind is not None and kind.perfect_recall
        self.is_public = kind is not None and kind.private_info == pyspiel.PrivateInfoType.NONE
        self.dict: dict[str, Any] = {}
        self.tensor: Any = None
        if not self.remembers and not self.is_public:
            layout = setup.observer.layout
            self.tensor = np.zeros(layout.size, np.float32)
            self.dict = {part.name: self.tensor[layout[part.name]] for part in layout.parts}

    def set_from(self, state: "EntrepotState", player: int) -> None:
        """Fill `tensor` with what the player observes."""
        if self.tensor is None:
            return
        position = state.position
        if position.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.setup.observer.encode(position.state, player)

    def string_from(self, state: "EntrepotState", player: int) -> str:
        """Return what the player observes, or with perfect recall its information state."""
        if self.is_public:
            return state.position.observation(None)
        return state.position.information(player) if self.remembers else state.position.observation(player)
