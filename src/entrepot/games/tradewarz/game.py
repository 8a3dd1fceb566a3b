"""TradeWarz as one value."""

from typing import Any, Final

from entrepot.games.tradewarz.actions import ACTIONS, SEATS
from entrepot.games.tradewarz.bots.greedy import Greedy
from entrepot.games.tradewarz.bots.thrifty import Thrifty
from entrepot.games.tradewarz.content.places import KINDS
from entrepot.games.tradewarz.content.tables import BATTLE_DRAW, BLUE_DIE, MORALE_DRAW, RED_DIE, Cards
from entrepot.games.tradewarz.options import Options
from entrepot.games.tradewarz.orders import ORDERS
from entrepot.games.tradewarz.phases.alliance import Consent, Invite
from entrepot.games.tradewarz.phases.asking import Build, FallBack, Purchase, Recruit, Resources
from entrepot.games.tradewarz.phases.battle import Cancel, Name, Strike
from entrepot.games.tradewarz.phases.build import Assign, Second, Silos, Site
from entrepot.games.tradewarz.phases.combat import Choose, Reveal
from entrepot.games.tradewarz.phases.displace import Displace, Leave
from entrepot.games.tradewarz.phases.march import Keep, March
from entrepot.games.tradewarz.phases.muster import Bring, Logistics, Muster
from entrepot.games.tradewarz.phases.offer import Answer, Offer, Partner
from entrepot.games.tradewarz.phases.retreat import Retreat
from entrepot.games.tradewarz.phases.sailing import Houses, Sail, SailingOrder
from entrepot.games.tradewarz.phases.settle import Expel, Settle, Support
from entrepot.games.tradewarz.phases.setup import Setup
from entrepot.games.tradewarz.phases.spoils import Losses, Spoils
from entrepot.games.tradewarz.phases.turn import After, Turn
from entrepot.games.tradewarz.phases.year_end import Close, Income, Morale, Reap, Spring
from entrepot.games.tradewarz.position import arranged, flaws
from entrepot.games.tradewarz.position.fields import POSITION
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules.appraisal import PARTS
from entrepot.games.tradewarz.rules.dealing import POST, TILE
from entrepot.games.tradewarz.shown import table
from entrepot.kernel.bot import Bot
from entrepot.kernel.content import Content, Schema
from entrepot.kernel.errors import BadAction
from entrepot.kernel.game import Game
from entrepot.kernel.ledger import Ledger
from entrepot.kernel.message import Message
from entrepot.kernel.phase import Phase
from entrepot.kernel.state import State

VERSION: Final = "1.1"
LONGEST: Final = 1_000_000
"""30 years of 30 turns; no turn, with all its offers, cards, marches and battles, comes near a thousand. TW-R-101"""
BOTS: Final[dict[str, type[Bot]]] = {Thrifty.name: Thrifty, Greedy.name: Greedy}


class TradeWarz(Game):
    """2 to 6 houses on Xadlagon. TW-COMP-01, TW-R-84"""

    def __init__(self, ledger: Ledger, schema: Schema, content: Content) -> None:
        super().__init__("tradewarz", VERSION, ledger, schema, content, ACTIONS, all_phases())
        self.position = POSITION
        self.cards = Cards(content)
        self.read_options = Options
        self.title = {"en": "TradeWarz", "nl": "TradeWarz"}
        self.fewest = 2
        self.most = SEATS
        self.minutes = 150  # TW-DUR-05
        self.turns = 30
        self.lengths = {"years": {"1": 0.3, "2": 0.5, "3": 0.75, "5": 1.25, "6": 1.45, "8": 2.0}}
        self.chances = [TILE, POST, RED_DIE, BLUE_DIE, BATTLE_DRAW, MORALE_DRAW]
        self.parts = PARTS
        self.endings = ["years", "xadlas", "time", "bank", "safety"]
        self.longest = LONGEST
        self.turn_clause = "TW-SEASON-04"
        self.end_clause = "TW-DUR-01"
        self.orders = ORDERS
        self.bots = dict(BOTS)
        self.face_events = {
            "dealt": "dealt",
            "drew-card": "dealt",
            "revealed.card": "taken",
            "revealed.cards": "taken",
            "burned": "seen",
            "played": "taken",
            "cancelled": "taken",
            "bought": "taken",
        }
        self.on_offer = {"": ["tech"]}
        self.wire = "entrepot.games.tradewarz.shown.wire"

    def fresh(self, seats: int, options: list[int]) -> TradeWarzState:
        return TradeWarzState(self, self.cards, self.chosen(options), seats, options)

    def face_number(self, table: str, face: str) -> int:
        if table != TILE.table:
            return super().face_number(table, face)
        if face not in KINDS:
            raise BadAction(f"there is no tile {face!r}; there are {', '.join(KINDS)}")
        return KINDS.index(face)

    def face_id(self, table: str, number: int) -> str:
        return KINDS[number] if table == TILE.table else super().face_id(table, number)

    def sides(self, name: str) -> list[int]:
        dice = self.content.ids("die")
        return self.cards.die_faces[dice.index(name)] if name in dice else super().sides(name)

    def complete(self, data: dict[str, Any], given: dict[str, Any]) -> None:
        arranged.complete(self, data, given)

    def flaw(self, state: State) -> str:
        assert isinstance(state, TradeWarzState)
        return flaws.flaw(state)

    def migrate(self, data: dict[str, Any], from_version: str) -> dict[str, Any]:
        """Write which caravans have been asked about as bits: 1.0 asked by number and noted the next. TW-R-105"""
        if from_version == "1.0":
            bits = [["income", (1 << frame[1]) - 1, 0, 0] for frame in data["stack"] if frame[0] == "income"]
            data = {**data, "stack": bits + [frame for frame in data["stack"] if frame[0] != "income"]}
        return super().migrate(data, from_version)

    def table(self, view: Any) -> list[Message]:
        return table.lines(self, view)


def all_phases() -> list[Phase[Any]]:
    """Return one of each phase, in the order of `phases/order.py`."""
    return [
        Setup(), Houses(), SailingOrder(), Sail(), Turn(), After(), Muster(), Bring(), March(), Keep(),
        Logistics(), Second(), Silos(), Site(), Assign(), Retreat(), Offer(), Answer(), Invite(), Consent(),
        Cancel(), Name(), Strike(), Choose(), Reveal(), Losses(), Spoils(), Displace(), Support(), Settle(),
        Morale(), Income(), Reap(), Spring(), Leave(), Close(), Expel(), Build(), Purchase(), Recruit(),
        FallBack(), Resources(), Partner(),
    ]  # fmt: skip
