"""Rule of Trigon as one value."""

from typing import Any, Final

from entrepot.games.trigon.actions import ACTIONS
from entrepot.games.trigon.bots.greedy import Greedy
from entrepot.games.trigon.bots.thrifty import Thrifty
from entrepot.games.trigon.content.chances import (
    COLOUR_DRAW,
    GREEN_DIE,
    GUILD_DIE,
    PLAY_DRAW,
    QUEST_DRAW,
    RED_DIE,
    START_DIE,
    VILLAGE_DRAW,
)
from entrepot.games.trigon.content.tables import Cards
from entrepot.games.trigon.content.vocabulary import SEATS
from entrepot.games.trigon.options import Options
from entrepot.games.trigon.orders import ORDERS
from entrepot.games.trigon.phases.aftermath import Aftermath
from entrepot.games.trigon.phases.aimed import Intrigue, Spy, TakeRolled, Target, Turncoat, Usurp
from entrepot.games.trigon.phases.battle import Battle, Dice, Lose, Spoils, Throw
from entrepot.games.trigon.phases.cards import Drawn, Played, Protect, Strike
from entrepot.games.trigon.phases.choices import Drop, FreeVillage, Pay, Site, TakeCoins
from entrepot.games.trigon.phases.flee import Flee, Fugitives, Refuge
from entrepot.games.trigon.phases.garrison import Bonus, Post
from entrepot.games.trigon.phases.march import Group, Way
from entrepot.games.trigon.phases.offer import Answer, Offer
from entrepot.games.trigon.phases.rounds import Collect, Garrison, Next, Round
from entrepot.games.trigon.phases.setup import Colours, Second, Setup, Start
from entrepot.games.trigon.phases.swap import SwapAnswer, SwapCard
from entrepot.games.trigon.phases.turn import Turn
from entrepot.games.trigon.position import arranged, flaws
from entrepot.games.trigon.position.fields import POSITION
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules.scoring import PARTS
from entrepot.games.trigon.shown import table
from entrepot.kernel.bot import Bot
from entrepot.kernel.content import Content, Schema
from entrepot.kernel.game import Game
from entrepot.kernel.ledger import Ledger
from entrepot.kernel.message import Message
from entrepot.kernel.phase import Phase
from entrepot.kernel.state import State

VERSION: Final = "1.1"
LONGEST: Final = 1_000_000
"""40 rounds of 4 turns; no turn, with all its offers, cards, moves and battles, comes near a thousand. RT-R-91"""
BOTS: Final[dict[str, type[Bot]]] = {Thrifty.name: Thrifty, Greedy.name: Greedy}


class Trigon(Game):
    """2 to 4 rulers. RT-COMP-01"""

    def __init__(self, ledger: Ledger, schema: Schema, content: Content) -> None:
        super().__init__("trigon", VERSION, ledger, schema, content, ACTIONS, all_phases())
        self.position = POSITION
        self.cards = Cards(content)
        self.read_options = Options
        self.title = {"en": "Rule of Trigon", "nl": "Rule of Trigon"}
        self.fewest = 2
        self.most = SEATS
        self.minutes = 90
        """RT-COMP-02"""
        self.turns = 17
        self.lengths = {"quests-target": {"4": 0.7, "6": 1.35, "7": 1.55}}
        self.chances = [COLOUR_DRAW, START_DIE, VILLAGE_DRAW, QUEST_DRAW, PLAY_DRAW, RED_DIE, GREEN_DIE, GUILD_DIE]
        self.parts = PARTS
        self.endings = ["points", "emperor", "quests", "last", "rounds"]
        self.longest = LONGEST
        self.turn_clause = "RT-ROUND-12"
        self.end_clause = "RT-WIN-06"
        self.orders = ORDERS
        self.bots = dict(BOTS)
        self.face_events = {
            "drew-quest": "dealt",
            "drew-card": "dealt",
            "turned-up": "dealt",
            "turned-up.card": "taken",
            "played": "taken",
            "dice-card": "taken",
            "founded.village": "dealt",
            "second-village.village": "dealt",
            "completed": "taken",
            "bonus-card": "taken",
        }
        self.on_offer = {"": ["bonus"]}
        self.wire = "entrepot.games.trigon.shown.wire"

    def fresh(self, seats: int, options: list[int]) -> TrigonState:
        return TrigonState(self, self.cards, self.chosen(options), seats, options)

    def complete(self, data: dict[str, Any], given: dict[str, Any]) -> None:
        arranged.complete(self, data, given)

    def flaw(self, state: State) -> str:
        assert isinstance(state, TrigonState)
        return flaws.flaw(state)

    def table(self, view: Any) -> list[Message]:
        return table.lines(self, view)


def all_phases() -> list[Phase[Any]]:
    """Return one of each phase, in the order of `phases/order.py`."""
    return [
        Setup(), Colours(), Start(), Second(), Round(), Collect(), Garrison(), Post(), Turn(), Next(), Offer(),
        Answer(), Way(), Group(), Aftermath(), Bonus(), Battle(), Drawn(), Played(), Strike(), Protect(),
        Flee(), Refuge(), Fugitives(), Dice(), Throw(), Lose(), Spoils(), Site(), Drop(), Pay(), TakeCoins(),
        FreeVillage(), Target(), Turncoat(), Intrigue(), Usurp(), Spy(), SwapCard(), SwapAnswer(),
        TakeRolled(),
    ]  # fmt: skip
