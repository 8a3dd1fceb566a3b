"""The loaded cards as tables by face number, for the rules to look things up in."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.tradejack.actions import CEILING
from entrepot.games.tradejack.content.card_words import CONDITIONS
from entrepot.kernel.bits import BIT
from entrepot.kernel.chance import Chance
from entrepot.kernel.content import Content
from entrepot.kernel.packed import packed
from entrepot.mechanics import card_words
from entrepot.mechanics.columns import numbers

NONE: Final = -1
COLOURS: Final = ("blue", "yellow")
"""Of Products and Sources alike. TJ-COMP-11"""
DIRTY: Final = ("rainforest", "peatlands")
"""The source kinds without Green Credits. TJ-COMP-10"""
START_CAPITAL: Final = 6
"""TJ-SETUP-08"""
DRAWS: Final = 2
"""Product cards a player draws and Source cards a player turns up, each round. TJ-PROD-01, TJ-BID-01"""
BLOCK_A: Final = 0
BLOCK_B: Final = 1
BLOCK_C: Final = 2
"""The Demand deck's cards by their letter, in the order in which they come."""
REVEALS: Final = 3
"""Counting cards of one Demand Phase. TJ-DEMAND-01"""

UNSEEN: Final = -2
"""A Source card face-down beside the deck, which nobody has seen: it still lies in the deck's bag."""
CERTAIN: Final = 1
"""The Bidding Phase's note of the face, plus 1, that all know to be among two cards looked at: the deck's last one."""
SEAT: Final = 1 << 14
PRODUCT: Final = 1 << 7
LONE: Final = PRODUCT - 1
"""Stands for the source of a product laid alone."""
HALF: Final = PRODUCT - 2
"""Stands for the source of a set that still wants one."""
AWARD_SEAT: Final = 64

FIRST_PLAYER: Final = Chance("first-player", about="the seat of the First Player")
PRODUCT_DRAW: Final = Chance("product", "product")
SOURCE_DRAW: Final = Chance("source", "source")
DEMAND_DRAW: Final = Chance("demand", "demand")


@final
class Cards:
    """Faces are numbered as in the content tables; the tables that the rules look into most are bytes, for speed.

    Demand faces run: Trends, then Awards, then Regulations.
    """

    def __init__(self, content: Content) -> None:
        products = content.rows("product")
        sources = content.rows("source")
        trends = content.rows("trend")
        awards = content.rows("award")
        regulations = content.rows("regulation")
        product_kinds: list[str] = content.ids("product_kind")
        source_kinds: list[str] = content.ids("source_kind")
        self.source_kinds = source_kinds

        self.product_ids: list[str] = content.ids("product")
        self.product_copies: list[int] = numbers(products, "copies")
        self.product_value: bytes = bytes(numbers(products, "value"))
        self.product_colour: vec[i64] = packed([COLOURS.index(row["colour"]) for row in products])
        self.product_kind: bytes = bytes([product_kinds.index(row["kind"]) for row in products])

        self.source_ids: list[str] = content.ids("source")
        self.source_copies: list[int] = numbers(sources, "copies")
        self.source_credits: bytes = bytes(numbers(sources, "credits"))
        self.source_colour: vec[i64] = packed([COLOURS.index(row["colour"]) for row in sources])
        self.source_kind: vec[i64] = packed([source_kinds.index(row["kind"]) for row in sources])
        self.products_of: vec[i64] = sets(self.product_colour, len(COLOURS))
        """The products of each colour, as bits."""
        self.sources_of: vec[i64] = sets(self.source_colour, len(COLOURS))
        """The sources of each colour, as bits."""
        self.sources_of_kind: vec[i64] = sets(self.source_kind, len(source_kinds))
        """The sources of each kind, as bits."""
        self.dirty: bytes = bytes([row["kind"] in DIRTY for row in sources])
        """1 for a Rainforest or Peatlands face, else 0."""
        self.gold: i64 = source_kinds.index("gold")
        self.silver: i64 = source_kinds.index("silver")
        self.alternative: i64 = source_kinds.index("alternative")

        self.trends: i64 = len(trends)
        self.trend_product: vec[i64] = packed([_number(product_kinds, row["product_kind"]) for row in trends])
        self.trend_product_bonus: vec[i64] = packed(numbers(trends, "product_bonus"))
        self.trend_source: vec[i64] = packed([_number(source_kinds, row["source_kind"]) for row in trends])
        self.trend_source_bonus: vec[i64] = packed(numbers(trends, "source_bonus"))
        self.trend_green_bonus: vec[i64] = packed(numbers(trends, "green_bonus"))
        self.trend_doubles: list[bool] = [bool(row["double"]) for row in trends]

        self.awards: i64 = len(awards)
        self.award_ids: list[str] = content.ids("award")
        self.award_copies: list[int] = numbers(awards, "copies")
        self.award_condition: vec[i64] = packed(card_words.numbers(CONDITIONS, awards, "condition"))
        self.award_points: list[int] = numbers(awards, "points")
        self.first_regulation: i64 = len(trends) + len(awards)
        self.bans: vec[i64] = packed([source_kinds.index(row["bans"]) for row in regulations])
        """The source kind that each Regulation bans."""

        demand: list[dict[str, Any]] = [*trends, *awards, *regulations]
        self.demand_ids: list[str] = [row["id"] for row in demand]
        self.demand_tables: list[str] = (
            ["trend"] * len(trends) + ["award"] * len(awards) + ["regulation"] * len(regulations)
        )
        self.demand_copies: list[int] = numbers(demand, "copies")
        self.demand_letter: list[str] = [row["letter"] for row in demand]
        self.demand_block: vec[i64] = packed(["ABC".index(letter) for letter in self.demand_letter])
        """The letters as numbers: BLOCK_A, BLOCK_B and BLOCK_C."""
        self.is_advanced: bytes = bytes([bool(row.get("advanced", False)) for row in demand])

    def is_counting(self, face: i64) -> bool:
        """Say whether a Demand face is a Trend or an Award."""
        return face < self.first_regulation

    def is_award(self, face: i64) -> bool:
        """Say whether a Demand face is an Award."""
        return self.trends <= face < self.first_regulation

    def counting_cards(self, letter: str, advanced: bool) -> int:
        """Return how many Trends and Awards carry a letter, in the basic or the advanced deck."""
        return sum(
            self.demand_copies[face]
            for face in range(self.first_regulation)
            if self.demand_letter[face] == letter and (advanced or not self.is_advanced[face])
        )

    def best_set(self) -> int:
        """Return a bound on what one set can pay in one round, at least 1: the best of everything together."""
        value = max(self.product_value, default=0) + REVEALS * max(self.trend_product_bonus, default=0)
        return max(1, value + self.best_credits())

    def best_credits(self) -> int:
        """Return a bound on the Green Credits of one set: bonuses are worth most before the doublings."""
        bonus = 0
        bonus_and_double = 0
        doubles = 0
        for face in range(self.trends):
            more = self.trend_source_bonus[face] + self.trend_green_bonus[face]
            if self.trend_doubles[face]:
                doubles += self.demand_copies[face]
                bonus_and_double = max(bonus_and_double, more)
            else:
                bonus = max(bonus, more)
        best = 0
        for k in range(min(doubles, REVEALS) + 1):
            green = max(self.source_credits, default=0) + (REVEALS - k) * bonus
            for _ in range(k):
                green = (green + bonus_and_double) * 2
            best = max(best, green)
        return best

    def rounds(self, advanced: bool, removed: int = 0) -> int:
        """Return how many rounds the Demand deck lasts when a Quick Game has removed some of it.

        TJ-END-02, TJ-ADV-02
        """
        counting = self.counting_cards("A", advanced) + self.counting_cards("C", advanced) - removed
        return (counting + REVEALS - 1) // REVEALS

    def most_capital(self) -> int:
        """Return M of TJ-R-56: no player can ever have more Capital than this."""
        return START_CAPITAL + DRAWS * self.rounds(True) * self.best_set()

    def longest_game(self, seats: int) -> int:
        """Return a bound on the number of actions of a game. TJ-R-56"""
        auctions = self.rounds(True) * DRAWS * seats * seats * (self.most_capital() + 1)
        steps = 2 * DRAWS * self.rounds(True) * seats + self.rounds(True) * seats
        return auctions + steps + self.rounds(True) * seats


def sets(values: vec[i64], most: int) -> vec[i64]:
    """Return for each value up to `most` the set of the faces that have it, as bits."""
    found = vec[i64]([i64(0)] * most)
    for face, value in enumerate(values):
        found[value] |= BIT[face]
    return found


def _number(ids: list[str], id: str) -> int:
    return ids.index(id) if id else NONE


def is_rich(cards: Cards) -> bool:
    """Say whether somebody could come to hold more Capital than the action space can bid."""
    return cards.most_capital() > CEILING
