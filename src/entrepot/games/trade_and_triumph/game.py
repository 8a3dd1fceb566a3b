"""Trade and Triumph as one value."""

from typing import Any, Final

from entrepot.games.trade_and_triumph.actions import ACTIONS
from entrepot.games.trade_and_triumph.bots.greedy import Greedy
from entrepot.games.trade_and_triumph.bots.thrifty import Thrifty
from entrepot.games.trade_and_triumph.content.tables import DECK_DRAWS, FIRST_SEAT, LAST_ROUND, Cards
from entrepot.games.trade_and_triumph.options import Options
from entrepot.games.trade_and_triumph.orders import ORDERS
from entrepot.games.trade_and_triumph.phases.arrival import Arrival
from entrepot.games.trade_and_triumph.phases.card import Card
from entrepot.games.trade_and_triumph.phases.cube import Cube
from entrepot.games.trade_and_triumph.phases.discard_for_gold import DiscardForGold
from entrepot.games.trade_and_triumph.phases.draw import Draw
from entrepot.games.trade_and_triumph.phases.fetch import Fetch
from entrepot.games.trade_and_triumph.phases.finish import Finish
from entrepot.games.trade_and_triumph.phases.hand_limit import HandLimit
from entrepot.games.trade_and_triumph.phases.move import Move
from entrepot.games.trade_and_triumph.phases.node import Node
from entrepot.games.trade_and_triumph.phases.play import Play
from entrepot.games.trade_and_triumph.phases.refill import Refill
from entrepot.games.trade_and_triumph.phases.reveal import Reveal
from entrepot.games.trade_and_triumph.phases.rival_discards import RivalDiscards
from entrepot.games.trade_and_triumph.phases.setup import Setup
from entrepot.games.trade_and_triumph.phases.start import Start
from entrepot.games.trade_and_triumph.phases.swap import Swap
from entrepot.games.trade_and_triumph.phases.target import Target
from entrepot.games.trade_and_triumph.phases.track import Track
from entrepot.games.trade_and_triumph.phases.way import Way
from entrepot.games.trade_and_triumph.position import arranged, flaws
from entrepot.games.trade_and_triumph.position.fields import POSITION
from entrepot.games.trade_and_triumph.position.state import TradeState
from entrepot.games.trade_and_triumph.rules.scoring import PARTS
from entrepot.games.trade_and_triumph.shown import table
from entrepot.kernel.content import Content, Schema
from entrepot.kernel.game import Game
from entrepot.kernel.ledger import Ledger
from entrepot.kernel.message import Message
from entrepot.kernel.phase import Phase
from entrepot.kernel.state import State

VERSION: Final = "1.0"


class TradeAndTriumph(Game):
    """2 to 4 traders race along routes for 20 points."""

    def __init__(self, ledger: Ledger, schema: Schema, content: Content) -> None:
        phases: list[Phase[Any]] = [
            Setup(),
            Start(),
            Move(),
            Draw(),
            Play(),
            Finish(),
            HandLimit(),
            Arrival(),
            Reveal(),
            Card(),
            Target(),
            Cube(),
            Swap(),
            Node(),
            Way(),
            Fetch(),
            RivalDiscards(),
            DiscardForGold(),
            Refill(),
            Track(),
        ]
        super().__init__("trade_and_triumph", VERSION, ledger, schema, content, ACTIONS, phases)
        self.position = POSITION
        self.cards = Cards(content)
        self.read_options = Options
        self.title = {"en": "Trade and Triumph", "nl": "Trade and Triumph"}
        self.fewest = 2  # TT-R-01
        self.most = 4
        self.minutes = 65  # greedy seats choose 337 times at 2 seats, 503 at 3, 662 at 4: at 8 seconds 45, 67 and 88
        self.turns = 20
        self.foresight = 40  # some six rounds: sooner, what can be counted hardly tells who wins
        self.orders = ORDERS
        self.bots = {Thrifty.name: Thrifty, Greedy.name: Greedy}
        self.chances = [FIRST_SEAT, *DECK_DRAWS]
        self.parts = PARTS
        self.endings = ["target", "safety-stop"]
        self.face_events = {"drew-card": "dealt", "turned-up": "taken", "played": "taken", "revealed": "taken"}
        self.longest = LAST_ROUND * self.most * self.cards.longest_turn()
        self.turn_clause = "TT-TURN-02"
        self.end_clause = "TT-END-02"
        self.wire = "entrepot.games.trade_and_triumph.shown.wire"

    def fresh(self, seats: int, options: list[int]) -> TradeState:
        return TradeState(self, self.cards, self.chosen(options), seats, options)

    def check_given(self, given: dict[str, Any], seats: int) -> None:
        arranged.check_given(self, given, seats)

    def complete(self, data: dict[str, Any], given: dict[str, Any]) -> None:
        arranged.complete(self, data, given)

    def flaw(self, state: State) -> str:
        assert isinstance(state, TradeState)
        return flaws.flaw(state)

    def table(self, view: Any) -> list[Message]:
        return table.table(self, view)
