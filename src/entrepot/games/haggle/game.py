"""Haggle as one value."""

from typing import Any, Final

from entrepot.games.haggle.actions import ACTIONS, CEILING, SEATS
from entrepot.games.haggle.bots.greedy import Greedy
from entrepot.games.haggle.bots.thrifty import Thrifty
from entrepot.games.haggle.content.tables import BEGINNER, CARD_DRAW, DIE_ROLL, ROUNDS, Cards
from entrepot.games.haggle.phases.bargain import Bargain
from entrepot.games.haggle.phases.battle import Battle
from entrepot.games.haggle.phases.offer import Offer
from entrepot.games.haggle.phases.raid import Raid
from entrepot.games.haggle.phases.rent import Rent
from entrepot.games.haggle.phases.setup import Setup
from entrepot.games.haggle.phases.turn import Turn
from entrepot.games.haggle.position import arranged, flaws
from entrepot.games.haggle.position.fields import POSITION
from entrepot.games.haggle.position.state import HaggleState
from entrepot.games.haggle.shown import table
from entrepot.kernel.content import Content, Schema
from entrepot.kernel.game import Game
from entrepot.kernel.ledger import Ledger
from entrepot.kernel.message import Message
from entrepot.kernel.phase import Phase
from entrepot.kernel.state import State

VERSION: Final = "1.0"


class Haggle(Game):
    """2 to 4 owners of parcels that not everybody has seen."""

    def __init__(self, ledger: Ledger, schema: Schema, content: Content) -> None:
        phases: list[Phase[Any]] = [Setup(), Turn(), Offer(), Bargain(), Raid(), Battle(), Rent()]
        super().__init__("haggle", VERSION, ledger, schema, content, ACTIONS, phases)
        self.position = POSITION
        self.cards = Cards(content)
        self.title = {"en": "Haggle", "nl": "Pingelen"}
        self.fewest = 2  # HG-SETUP-01
        self.most = SEATS
        self.chances = [BEGINNER, CARD_DRAW, DIE_ROLL]
        self.endings = ["closing", "last-standing", "ruin", "time-up"]
        self.longest = longest(self.cards)
        self.turn_clause = "HG-TURN-01"
        self.end_clause = "HG-END-01"
        self.bots = {Thrifty.name: Thrifty, Greedy.name: Greedy}
        self.face_events = {"drew-card": "dealt", "saw": "seen", "showed": "taken"}
        self.wire = "entrepot.games.haggle.shown.wire"
        self.is_test = True

    def fresh(self, seats: int, options: list[int]) -> HaggleState:
        return HaggleState(self, self.cards, seats, options)

    def complete(self, data: dict[str, Any], given: dict[str, Any]) -> None:
        arranged.complete(self, data, given)

    def flaw(self, state: State) -> str:
        assert isinstance(state, HaggleState)
        return flaws.flaw(state)

    def table(self, view: Any) -> list[Message]:
        return table.lines(self, view)


def longest(cards: Cards) -> int:
    """Return a bound on a game's actions: offers close in on a price, a card is played once, time is called once."""
    turn = 3 + CEILING  # parcel, buyer and price; at most CEILING - 1 counter-offers; the last answer
    return ROUNDS * SEATS * turn + sum(cards.copies) + 1
