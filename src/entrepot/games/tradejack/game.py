"""Tradejack as one value."""

from typing import Any, Final

from entrepot.games.tradejack.actions import ACTIONS
from entrepot.games.tradejack.bots.greedy import Greedy
from entrepot.games.tradejack.bots.thrifty import Thrifty
from entrepot.games.tradejack.content.tables import DEMAND_DRAW, FIRST_PLAYER, PRODUCT_DRAW, SOURCE_DRAW, Cards
from entrepot.games.tradejack.options import LENGTHS, REMOVED, Options
from entrepot.games.tradejack.orders import ORDERS
from entrepot.games.tradejack.phases.auction import Auction
from entrepot.games.tradejack.phases.bidding import Bidding, Pick
from entrepot.games.tradejack.phases.demand import Demand, Setup
from entrepot.games.tradejack.phases.production import Production
from entrepot.games.tradejack.phases.products import Products
from entrepot.games.tradejack.phases.retail import Awards, Cleanup, Sales
from entrepot.games.tradejack.position import arranged, flaws
from entrepot.games.tradejack.position.fields import POSITION
from entrepot.games.tradejack.position.state import TradejackState
from entrepot.games.tradejack.rules.scoring import PARTS
from entrepot.games.tradejack.shown import table
from entrepot.kernel.content import Content, Schema
from entrepot.kernel.errors import BadAction, BadOption
from entrepot.kernel.game import Game
from entrepot.kernel.ledger import Ledger
from entrepot.kernel.message import Message
from entrepot.kernel.phase import Phase
from entrepot.kernel.state import State

VERSION: Final = "1.1"


class Tradejack(Game):
    """2 to 6 buyers of palm oil: auctions and set-making."""

    def __init__(self, ledger: Ledger, schema: Schema, content: Content) -> None:
        phases: list[Phase[Any]] = [
            Setup(),
            Demand(),
            Products(),
            Bidding(),
            Pick(),
            Auction(),
            Production(),
            Sales(),
            Awards(),
            Cleanup(),
        ]
        super().__init__("tradejack", VERSION, ledger, schema, content, ACTIONS, phases)
        self.position = POSITION
        self.cards = Cards(content)
        self.read_options = Options
        self.title = {"en": "Tradejack", "nl": "Tradejack"}
        self.fewest = 2  # TJ-R-01
        self.most = 6
        self.minutes = 40  # greedy seats choose 227 times one after another at 3 seats, 345 at 4: at 8 seconds 30 to 46
        self.turns = 75
        self.lengths = {
            "length": {"quick-5": 0.75, "quick-4": 0.6, "advanced": 1.45, "advanced-7": 1.1, "advanced-6": 0.9}
        }
        self.foresight = 100  # only the coins at the end count, and playouts to the end are short
        self.orders = ORDERS
        self.bots = {Thrifty.name: Thrifty, Greedy.name: Greedy}
        self.chances = [FIRST_PLAYER, PRODUCT_DRAW, SOURCE_DRAW, DEMAND_DRAW]
        self.parts = PARTS
        self.endings = ["reputation", "climate"]
        self.face_events = {
            "drew-card": "dealt",
            "bought.source": "seen",  # sources count by their auctions: one that is banned has none
            "unsold.source": "seen",
            "demanded": "seen",
            "bought": "taken",
            "showed-set.product": "taken",
            "awarded": "taken",
        }
        self.longest = self.cards.longest_game(self.most)
        self.turn_clause = "TJ-BID-05"
        self.end_clause = "TJ-END-01"
        self.wire = "entrepot.games.tradejack.shown.wire"

    def fresh(self, seats: int, options: list[int]) -> TradejackState:
        return TradejackState(self, self.cards, self.chosen(options), seats, options)

    def check_setup(self, seats: int, options: dict[str, str]) -> None:
        first = options["first-player"]
        if first != "random" and int(first.removeprefix("seat-")) > seats:
            raise BadOption(f"option 'first-player' cannot be {first!r} with {seats} seats (TJ-R-40)")
        self.check_length(options["length"])

    def check_length(self, length: str) -> None:
        """Raise BadOption where the loaded cards do not allow the length. TJ-R-33, TJ-R-57"""
        number = LENGTHS.index(length)
        removed = REMOVED[number % 3]
        if removed == 0:
            return
        cards = self.cards
        advanced = number >= 3
        first_block = cards.counting_cards("A", advanced)
        everything = first_block + cards.counting_cards("C", advanced)
        if "A" in cards.demand_letter[cards.first_regulation :]:
            raise BadOption(f"option 'length' cannot be {length!r}: a Regulation has the letter A (TJ-R-33)")
        if first_block < max(REMOVED):
            raise BadOption(f"option 'length' cannot be {length!r}: it needs 6 Trends and Awards with A (TJ-R-57)")
        if everything <= removed:
            raise BadOption(f"option 'length' cannot be {length!r}: no Trend or Award would be left (TJ-R-57)")

    def face_number(self, table: str, face: str) -> int:
        if table != "demand":
            return super().face_number(table, face)
        if face not in self.cards.demand_ids:
            raise BadAction(f"there is no Demand card {face!r}")
        return self.cards.demand_ids.index(face)

    def face_id(self, table: str, number: int) -> str:
        return self.cards.demand_ids[number] if table == "demand" else super().face_id(table, number)

    def face(self, table: str, number: int) -> dict[str, Any]:
        if table != "demand":
            return super().face(table, number)
        kind = self.cards.demand_tables[number]
        return super().face(kind, self.content.number(kind, self.cards.demand_ids[number]))

    def flaw(self, state: State) -> str:
        assert isinstance(state, TradejackState)
        return flaws.flaw(state)

    def complete(self, data: dict[str, Any], given: dict[str, Any]) -> None:
        arranged.complete(self, data, given)

    def migrate(self, data: dict[str, Any], from_version: str) -> dict[str, Any]:
        """Take back what 1.0 counted on at the end by Reputation: a round, and the next First Player."""
        if from_version == "1.0" and data["ending"] == "reputation":
            data = {**data, "round": data["round"] - 1, "first": (data["first"] - 1) % data["seats"]}
        return super().migrate(data, from_version)

    def table(self, view: Any) -> list[Message]:
        return table.table(self, view)
