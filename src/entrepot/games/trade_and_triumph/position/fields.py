"""The position of Trade and Triumph, declared: each field's shape, what it is, who sees it. `made.py` is made of it."""

from typing import TYPE_CHECKING, Any, Final

from entrepot.games.trade_and_triumph.actions import CAPACITY, DECKS, MOST_SPACES
from entrepot.games.trade_and_triumph.content.board import CITY
from entrepot.games.trade_and_triumph.content.tables import (
    COLOURS,
    CUBES,
    LAST_ROUND,
    START_GOLD,
    TOP_LEVEL,
    TRACKS_EACH,
    Cards,
)
from entrepot.games.trade_and_triumph.options import Options
from entrepot.games.trade_and_triumph.position import reading, writing
from entrepot.games.trade_and_triumph.position.memory_codec import memories, read_memories
from entrepot.games.trade_and_triumph.position.reading import ENDS
from entrepot.games.trade_and_triumph.position.record import Record
from entrepot.games.trade_and_triumph.position.record_codec import read_records, records
from entrepot.games.trade_and_triumph.rules.hands import HAND
from entrepot.kernel.fields import (
    NOBODY,
    TOLD,
    Bag,
    ByName,
    Cache,
    Coded,
    Faces,
    Field,
    Flags,
    Grid,
    Names,
    Note,
    Numbers,
    PerSeat,
    Position,
    Row,
    Seat,
    Shape,
    Together,
    Truth,
    Whole,
    numbers,
)
from entrepot.kernel.fields.faces import Tally
from entrepot.kernel.fields.shapes import PACKED
from entrepot.kernel.packed import packed

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.position.state import TradeState

TRADES: Final = Faces("trade", "Trade card", "cards.trade_ids", "cards.trade_copies")
INFLUENCES: Final = Faces("influence", "Influence card", "cards.influence_ids", "cards.influence_copies")
SPECIALTIES: Final = Faces("specialty", "Specialty card", "cards.specialty_ids", "cards.specialty_copies")
FACES: Final = (TRADES, INFLUENCES, SPECIALTIES)


def count_hands(s: "TradeState", tally: Tally) -> None:
    """Count the cards in hand, and those that are being carried out, which lie nowhere else. TT-R-63"""
    for card in [*(entry % HAND for entry in s.hands), *writing.cards_on_stack(s)]:
        tally[FACES[card // CAPACITY]][card % CAPACITY] += 1


def count_down(s: "TradeState", tally: Tally) -> None:
    """Count the cards that lie face-down."""
    for entry in s.down:
        tally[TRADES][entry % CAPACITY] += 1


def count_eternals(s: "TradeState", tally: Tally) -> None:
    """Count the Eternals in play."""
    for entry in s.eternals:
        tally[INFLUENCES][entry % CAPACITY] += 1


class Lookers(Shape):
    """By seat, for each face-down card the seats that have looked at it; kept in the entries of `down`."""

    def attributes(self, name: str) -> dict[str, Shape]:
        return {}

    def take(self, s: Any, name: str) -> list[list[list[int]]]:
        return writing.down_seen(s)

    def put(self, s: Any, name: str, key: str, value: Any) -> None:
        s.down = reading.add_lookers(s, key, value)


PLACE: Final = Coded(writing.place_name, reading.read_place, str, kept="i64", first=str(CITY), plural="places")
FIELDS: Final = [
    Field("first", Seat(), "the seat that opens every round"),
    Field("round", Whole(1, LAST_ROUND, first=1), "the round, from 1"),
    Field("active", Seat(), "the seat whose turn it is"),
    Field("draws_left", Whole(first=1), "draws left in this turn"),
    Field("plays_left", Whole(first=1), "plays left in this turn"),
    Field(
        "market",
        Whole(-1, first=-1),
        "what a set brings more while cubes can be sold anywhere; -1 while they cannot",
        TOLD,
    ),
    Field(
        "turned_up", Whole(), "how many Trade cards the arrival revealed; those of 'turned' where it is not given", TOLD
    ),
    Field("triggered", Truth(), "whether somebody has had 20 points", view="end_triggered"),
    Field("may_stay", Truth(), "whether this turn's Move step may be skipped"),
    Field("forced", Flags(), "by seat whether another put its trader where it stands", TOLD),
    Field("unmoved", Flags(), "by seat whether set-up still bars its sale in the city (opening-sale = barred)", TOLD),
    Field("kept", Flags(), "by seat whether its trader stays in its next Move step", TOLD),
    Field("gold", PerSeat(Whole(first=START_GOLD)), "gold by seat"),
    Field("points", PerSeat(Whole()), "points by seat"),  # a tally of its own beside gold: TT-COMP-05
    Field("cubes", Grid(COLOURS, 0, CUBES), "by seat how many forest, mountain, desert and ocean cubes", TOLD),
    Field(
        "supply",
        Numbers(COLOURS, 0, CUBES, first=CUBES),
        "how many cubes are left, in the order forest, mountain, desert, ocean",
        TOLD,
    ),
    Field(
        "levels", Grid(TRACKS_EACH, 0, TOP_LEVEL), "by seat the upgrades bought for move, draw and play, 0 to 2", TOLD
    ),
    Field(
        "in_force",
        Together(
            {
                "move_limit": Whole(1, MOST_SPACES, first=1),
                "draw_limit": Whole(1, first=1),
                "play_limit": Whole(1, first=1),
            }
        ),
        "what this turn has, in the order spaces, draws, plays; follows from 'levels' and 'bonuses'",
        TOLD,
    ),
    Field("bonuses", Grid(2), "by seat spaces and draws more in its next turn", TOLD),
    Field(
        "traders",
        PerSeat(PLACE),
        "by seat 'city', a node, or 'route:space:out' or 'route:space:back', spaces counted from the city",
        TOLD,
        kept="place",
    ),
    Field(
        "hands",
        Coded(writing.hands, reading.read_hands, list[dict[str, list[str]]]),
        "by seat a table of lists: trade, influence, specialty, each in content order; a deck left out is empty",
        TOLD,
        counted=count_hands,
    ),
    Field(
        "down",
        Coded(writing.down_faces, reading.read_down, list[list[str]]),
        "by seat the face-down Trade cards in the order of laying",
        TOLD,
        counted=count_down,
    ),
    Field("down_seen", Lookers(), "by seat, for each face-down card the seats that have looked at it", TOLD),
    Field(
        "eternals",
        Coded(writing.eternals, reading.read_eternals, list[list[dict[str, Any]]], kept=PACKED, first="vec[i64]()"),
        "by seat cards in the order of laying, each an id (awake) or a table with card, awake and used",
        counted=count_eternals,
    ),
    Field(
        "decks",
        ByName({deck: (f"{deck}_deck", Bag(faces, full=True)) for deck, faces in zip(DECKS, FACES, strict=True)}),
        "a table of lists like 'hands'; what is left out holds the cards that are nowhere else",
        TOLD,
    ),
    Field(
        "discards",
        ByName({deck: (f"{deck}_discard", Bag(faces)) for deck, faces in zip(DECKS, FACES, strict=True)}),
        "a table of lists like 'hands'; where 'decks' has a list, what is left out holds the rest",
        TOLD,
    ),
    Field("drawn", Names(DECKS), "the decks drawn from in this Draw step, in the order of 'decks'"),
    Field("reached", Names(ENDS), "what was reached or passed in this turn, in this order: node, city", TOLD),
    Field("turned", Row(TRADES), "revealed Trade cards still to be applied, in the order revealed", view="revealed"),
    Field(
        "at",
        Coded(writing.arrival_or_none, reading.read_arrival_or_none, str, kept="i64", first="-1"),
        "the arrival that is being resolved: 'route:out' at a node, 'route:back' in the city",
        TOLD,
    ),
    Field(
        "arrivals",
        Coded(writing.arrival_names, reading.read_arrivals, list[str]),
        "arrivals that wait, in the order of their turn, written like 'at'",
        TOLD,
    ),
    Field(
        "known",
        Coded(memories, read_memories, list[dict[str, Any]]),
        "what seats have seen of one another's cards, in the order of a dump; see the game's page",
        TOLD,
    ),
    Field(
        "since_reshuffle",
        Coded(records, read_records, dict[str, Any], "tuple[Record, ...] | None", "None", needs=(Record,)),
        "by deck all that has happened to its cards since its first reshuffle, as a dump gives it",
        NOBODY,
        kept="records",
    ),
    Note(
        "asked",
        Shape(),
        "in a phase that a card asks in: deck, card, effect (1 or 2), base (the step), rival, left, given",
    ),
    Note("stack", Shape(), "all phases with their numbers, as a dump gives them, instead of 'phase' and 'asked'"),
]
CACHES: Final = {
    "held": numbers("seats * 3"),
    "sizes": Cache("vec[i64]", "packed([sum(copies) for copies in cards.copies] + [0, 0, 0])", (packed,)),
    "discount_influence": Cache("i64", "0"),
    "discount_upgrade": Cache("i64", "0"),
    "discount_specialty": Cache("i64", "0"),
    "price_bonus": Cache("i64", "0"),
    "powers": Cache("i64", "0"),
}
"""`held` has by seat and deck the cards in hand, `sizes` by deck those of its draw pile, then of its discard pile.

The others are what the awake Eternals of the seat on turn give, `powers` when they work, as bits by WHENS.
"""
POSITION: Final = Position(FIELDS, FACES, facts={"cards": Cards, "chosen": Options}, caches=CACHES, state="TradeState")
