"""The loaded cards as tables for the rules to look things up in.

A card is a number among all decks: deck * CAPACITY + face. Its two effects have the numbers card * 2 and card * 2 + 1.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import CAPACITY, DECKS
from entrepot.games.trade_and_triumph.content.card_words import FORCES_ALL, GIVES, PAYS
from entrepot.games.trade_and_triumph.content.effect_parts import WHATS, WORDS, WORKS
from entrepot.games.trade_and_triumph.content.vocabulary import CONDITIONS, REGIONS, WHENS
from entrepot.kernel.chance import Chance
from entrepot.kernel.content import Content
from entrepot.kernel.packed import packed

NONE: Final = -1
TRADE: Final = 0
INFLUENCE: Final = 1
SPECIALTY: Final = 2
FIRST_INFLUENCE: Final = CAPACITY
FIRST_SPECIALTY: Final = 2 * CAPACITY

START_GOLD: Final = 5
"""TT-SETUP-06"""
OPENING: Final = 2
"""Trade and Influence cards of an opening hand, each. TT-SETUP-07"""
CUBES: Final = 7
"""Cubes of each colour. TT-COMP-07, TT-C-02"""
COLOURS: Final = 4
"""Of cubes, one for each region. TT-RES-02"""
SPECIALTY_PRICE: Final = 10
"""TT-DRAW-02"""
CITY_PRICE: Final = 2
"""TT-CITY-03"""
NODE_PRICE: Final = 1
"""TT-NODE-04"""
CUBE_POINTS: Final = 1
"""TT-RES-03"""
SET_POINTS: Final = 6
"""TT-RES-04"""
HAND_LIMIT: Final = 7
"""TT-HAND-01"""
TARGET_POINTS: Final = 20
"""TT-END-01"""
TOP_LEVEL: Final = 2
"""Upgrades that a track can get. TT-R-34"""
TRACKS_EACH: Final = 3
"""A player has one gem on each. TT-COMP-06"""
MOVE_TRACK: Final = 0
DRAW_TRACK: Final = 1
PLAY_TRACK: Final = 2
LAST_ROUND: Final = 200
"""TT-R-59"""

PAIRS: Final = range(0, 6 * CAPACITY, 2)
"""By card: the number of its first effect."""
FIRST_SEAT: Final = Chance("first-seat", about="the seat that opens every round")
DECK_DRAWS: Final = [Chance("trade", "trade"), Chance("influence", "influence"), Chance("specialty", "specialty")]


@final
class Cards:
    """Faces are numbered as in the content tables."""

    def __init__(self, content: Content) -> None:
        rows: list[list[dict[str, Any]]] = [content.rows(deck) for deck in DECKS]
        self.ids: list[list[str]] = [content.ids(deck) for deck in DECKS]
        """By deck: the ids of its faces."""
        self.copies: list[list[int]] = [[int(row["copies"]) for row in deck] for deck in rows]
        self.trade_ids, self.influence_ids, self.specialty_ids = self.ids
        self.trade_copies, self.influence_copies, self.specialty_copies = self.copies
        self.region_ids: list[str] = list(REGIONS)
        self.place_ids: list[str] = content.ids("place")
        self.route_ids: list[str] = content.ids("route")
        self.prices: bytes = bytes(
            [int(row[square]) for row in content.rows("track") for square in ("second", "third")] + [0]
        )
        """By track * 2 + upgrades bought: what the next one costs, the same for all. TT-UPG-03, TT-R-03"""
        self.words: vec[i64] = _effects(rows, "effect")
        self.amounts: vec[i64] = _effects(rows, "amount")
        self.whats: vec[i64] = _effects(rows, "what")
        self.caps: vec[i64] = _effects(rows, "cap")
        self.ifs: vec[i64] = _effects(rows, "if")
        self.gold: bytes = _by_card(rows, TRADE, "gold")
        """By card: what it pays before its effects. TT-TRADE-04"""
        self.points: bytes = _by_card(rows, SPECIALTY, "points")
        """By card: the points that it gives before its effects. TT-SPEC-01"""
        self.cost: bytes = _by_card(rows, INFLUENCE, "cost")
        self.when: vec[i64] = _whens(rows[INFLUENCE])
        """By Influence face: when an Eternal works, 0 for an instant."""
        self.pays_only: bytes = self.only((PAYS,))
        """By card: 1 if it only gives fixed amounts. TT-R-13"""
        self.asks_nothing: bytes = self.only((PAYS, GIVES, FORCES_ALL))
        """By card: 1 if it is done without asking or drawing anything."""
        self.total: int = sum(count for deck in self.copies for count in deck)

    def only(self, ways: tuple[int, ...]) -> bytes:
        """Return by card 1 if its effects work in no other way than these."""
        return bytes([WORKS[self.words[at]] in ways and WORKS[self.words[at + 1]] in ways for at in PAIRS])

    def longest_turn(self) -> int:
        """Return a bound on the actions of a turn: what is sold or played first came to hand, and draws are counted."""
        return 4 * self.total

    def card_id(self, card: int) -> str:
        """Return the id of a card by its number among all decks."""
        return self.ids[card // CAPACITY][card % CAPACITY]

    def is_eternal(self, face: int) -> bool:
        """Say whether an Influence face stays in play. TT-INFL-03, TT-INFL-04"""
        return self.when[face] != 0


def _by_card(rows: list[list[dict[str, Any]]], deck: int, column: str) -> bytes:
    table = bytearray(3 * CAPACITY)
    for face, row in enumerate(rows[deck]):
        table[deck * CAPACITY + face] = row[column]
    return bytes(table)


def _effects(rows: list[list[dict[str, Any]]], column: str) -> vec[i64]:
    """Return one column of both effects of every card, as numbers."""
    table = bytearray(6 * CAPACITY)
    for deck in range(len(DECKS)):
        for face, row in enumerate(rows[deck]):
            for slot in range(2):
                table[(deck * CAPACITY + face) * 2 + slot] = _number(column, row[f"{column}{slot + 1}"])
    return packed(table)


def _number(column: str, value: Any) -> int:
    if column == "effect":
        return WORDS.index(value)
    if column == "if":
        return CONDITIONS.index(value)
    if column == "what":
        return DECKS.index(value) if value in DECKS else WHATS.index(value)
    return int(value)


def _whens(rows: list[dict[str, Any]]) -> vec[i64]:
    table = bytearray(CAPACITY)
    for face, row in enumerate(rows):
        table[face] = WHENS.index(row["when"])
    return packed(table)
