"""The Price of Power: Trade as one value."""

from typing import Any, Final

from entrepot.games.price_of_power.actions import ACTIONS
from entrepot.games.price_of_power.bots.greedy import Greedy
from entrepot.games.price_of_power.bots.thrifty import Thrifty
from entrepot.games.price_of_power.content.board import ALWAYS_DELUXE, Board
from entrepot.games.price_of_power.content.chances import (
    EVENT_DRAW,
    EXPLORE_DIE,
    FIRST_PICK,
    HUNT_DIE,
    REALM_DRAW,
    TRADE_DRAW,
)
from entrepot.games.price_of_power.content.tables import Printed
from entrepot.games.price_of_power.content.vocabulary import SEATS
from entrepot.games.price_of_power.options import Options
from entrepot.games.price_of_power.orders import ORDERS
from entrepot.games.price_of_power.phases.actions_inside import Build, Fleet, Influence, Launch, Restoring
from entrepot.games.price_of_power.phases.event import Event
from entrepot.games.price_of_power.phases.event_choices import Expand, Pirate, Revolt, Sink
from entrepot.games.price_of_power.phases.explore import Discover, Explore, Trouble, Voyage, Wreck
from entrepot.games.price_of_power.phases.income import Court, Income, Upkeep
from entrepot.games.price_of_power.phases.income_rows import Collect, Inflation, Ties
from entrepot.games.price_of_power.phases.rounds import Cleanup, Finish, Next, Round
from entrepot.games.price_of_power.phases.setup import Realms, Setup
from entrepot.games.price_of_power.phases.trade import Escort, Send, Trade
from entrepot.games.price_of_power.phases.turn import Turn
from entrepot.games.price_of_power.position import arranged, flaws
from entrepot.games.price_of_power.position.fields import POSITION
from entrepot.games.price_of_power.position.state import PowerState
from entrepot.games.price_of_power.rules.scoring import PARTS
from entrepot.games.price_of_power.shown import table
from entrepot.kernel.bot import Bot
from entrepot.kernel.content import Content, Schema
from entrepot.kernel.errors import BadOption
from entrepot.kernel.game import Game
from entrepot.kernel.ledger import Ledger
from entrepot.kernel.message import Message
from entrepot.kernel.phase import Phase
from entrepot.kernel.state import State

VERSION: Final = "1.1"
LONGEST: Final = 100_000
"""16 Rounds of six realms that spend at most some forty Power each are far below. PP-R-48"""
BOTS: Final[dict[str, type[Bot]]] = {Thrifty.name: Thrifty, Greedy.name: Greedy}


class PriceOfPower(Game):
    """2 to 6 realms. PP-SETUP-01"""

    def __init__(self, ledger: Ledger, schema: Schema, content: Content) -> None:
        super().__init__("price_of_power", VERSION, ledger, schema, content, ACTIONS, all_phases())
        self.position = POSITION
        self.printed = Printed(content)
        self.read_options = Options
        self._boards: dict[tuple[int, ...], Board] = {}
        self.title = {"en": "The Price of Power: Trade", "nl": "The Price of Power: Handel"}
        self.fewest = 2
        self.most = SEATS
        self.minutes = 120
        self.turns = 60
        self.lengths = {"rounds-per-age": {"1": 0.35, "3": 1.5, "4": 2.2}}
        self.chances = [REALM_DRAW, FIRST_PICK, TRADE_DRAW, EVENT_DRAW, EXPLORE_DIE, HUNT_DIE]
        self.parts = PARTS
        self.endings = ["rounds"]
        self.longest = LONGEST
        self.turn_clause = "PP-TURN-01"
        self.end_clause = "PP-END-01"
        self.orders = ORDERS
        self.bots = dict(BOTS)
        self.face_events = {
            "revealed.cards": "seen",
            "selected.card": "taken",
            "selected-secondary.card": "taken",
            "turned-up": "seen",
            "researched": "taken",
            "claimed": "taken",
        }
        self.on_offer = {kind: ["idea", "mission.realm"] for kind in ("drew-realm", "chose-realm")}
        self.wire = "entrepot.games.price_of_power.shown.wire"

    def check_setup(self, seats: int, options: dict[str, str]) -> None:
        if seats >= ALWAYS_DELUXE and options["board"] == "standard":
            raise BadOption("six realms always play with the Eastern board: choose 'by-players' or 'deluxe'")

    def fresh(self, seats: int, options: list[int]) -> PowerState:
        chosen = self.chosen(options)
        place = (*options, seats)
        board = self._boards.get(place)
        if board is None:
            board = self._boards[place] = Board(self.printed, chosen, seats)
        return PowerState(self, self.printed, chosen, board, seats, options)

    def complete(self, data: dict[str, Any], given: dict[str, Any]) -> None:
        arranged.complete(self, data, given)

    def flaw(self, state: State) -> str:
        assert isinstance(state, PowerState)
        return flaws.flaw(state)

    def table(self, view: Any) -> list[Message]:
        return table.lines(self, view)


def all_phases() -> list[Phase[Any]]:
    """Return one of each phase, in the order of `phases/order.py`. PP-R-03"""
    return [
        Setup(), Realms(), Round(), Event(), Pirate(), Revolt(), Expand(), Sink(), Turn(), Trade(), Escort(), Send(),
        Ties(), Collect(), Inflation(), Influence(), Explore(), Voyage(), Trouble(), Discover(), Wreck(), Launch(),
        Build(), Fleet(), Restoring(), Next(), Income(), Upkeep(), Court(), Cleanup(), Finish(),
    ]  # fmt: skip
