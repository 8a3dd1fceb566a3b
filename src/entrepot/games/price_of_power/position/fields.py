"""The position of The Price of Power: Trade, declared: each field's shape, what it is, who sees it.

Nobody holds a secret hand: all see everything but the order of the decks. `made.py` is written from this. PP-H-01,
PP-H-02
"""

from typing import Any, Final

from entrepot.games.price_of_power.content.board import Board
from entrepot.games.price_of_power.content.tables import Printed
from entrepot.games.price_of_power.content.vocabulary import CONTINENT_WORDS, KINDS, NONE, SEATS, SECONDARY
from entrepot.games.price_of_power.options import Options
from entrepot.games.price_of_power.position import codecs
from entrepot.games.price_of_power.position.codecs import (
    AREAS,
    CARDS,
    ENTRIES,
    EVENTS,
    IDEAS,
    MISSIONS,
    MOST,
    NODES,
    PROVINCES,
    REALMS,
    SPACES,
    ByPlace,
    Marks,
    Rows,
)
from entrepot.games.price_of_power.position.fields_observed import OBSERVED
from entrepot.games.price_of_power.rules.loans import REPAID
from entrepot.games.price_of_power.rules.pieces import LYING, UNKNOWN
from entrepot.kernel.fields import (
    TOLD,
    Bag,
    Cache,
    Coded,
    FaceSet,
    Field,
    Grid,
    Inner,
    Jointly,
    ListOf,
    Names,
    One,
    PerSeat,
    Position,
    Row,
    Seat,
    SeatOrNone,
    Truth,
    Whole,
    numbers,
)
from entrepot.kernel.fields.shapes import PACKED

SMALL: Final = Whole(0, 99)
AMOUNT: Final = Whole(0, MOST)
AMOUNTS: Final = PerSeat(AMOUNT)
OWNED: Final = Rows(PROVINCES, SeatOrNone(), "seat")
CLAIMS: Final = Jointly(
    codecs.write_claims, codecs.read_claims, list[list[Any]], {"claims": ByPlace(AREAS, Whole(), shared=True)}
)
"""By Area the seats with a Claim, as bits. PP-COLON-04"""
INFLUENCE: Final = Jointly(
    codecs.write_influence,
    codecs.read_influence,
    list[list[Any]],
    {"held": ListOf(AMOUNT, "printed.space_ids", SEATS)},
)
"""By space and seat what carries a chain: Influence cubes and TOKEN for each Town and Vassal, or ships. PP-CONN-02"""
SHIPS: Final = Jointly(
    codecs.write_ships, codecs.read_ships, list[list[Any]], {"slotted": ListOf(AMOUNT, "printed.sea_ids")}
)
"""By Sea Zone the ships on slots, SLOT_UNITS for each; all ships there are what `held` counts. PP-SHIP-02"""

MERCHANTS: Final = Jointly(
    codecs.write_merchants,
    codecs.read_merchants,
    list[list[Any]],
    {"merchants": ListOf(Whole(0, LYING), "printed.node_ids", SEATS)},
)
"""By node and seat how its Merchant stands. PP-MERCH-12"""
FIELDS: Final = [
    Field("round", SMALL, "the round, from 1"),
    Field("first", SeatOrNone(), "the First Player"),  # PP-SETUP-08, PP-PASS-04
    Field("turn", SeatOrNone(), "whose turn it is; -1 outside the Action phase"),
    Field("acted", Truth(), "whether the turn has had its Action"),  # or the Pass: PP-TURN-03
    Field("loan_way", Whole(0, REPAID), "0, or 1 when the turn has had a Loan, 2 when a repayment", TOLD),
    Field(
        "realm",
        PerSeat(One(REALMS, {"": NONE})),
        "by seat its realm; the realms in their order unless told",
        TOLD,
    ),
    Field("ducats", AMOUNTS, "by seat; 15 each unless told, whatever the order of play", TOLD),
    Field("interest", AMOUNTS, "by seat the Interest tokens", TOLD),
    Field("prestige", PerSeat(Whole(-1_000_000)), "by seat; 0 each unless told, whatever the realm", TOLD),
    Field("power", Grid(KINDS, 0, MOST), "by seat a list of Administrative, Diplomatic and Military Power", TOLD),
    Field("growth", AMOUNTS, "by seat the Commercial Growth cards left", TOLD),  # PP-GROW-01
    Field("best_trade", AMOUNTS, "by seat the most Ducats of one Trade", TOLD),  # for Missions
    Field("age_income", AMOUNTS, "by seat the Trade Income in this Age", TOLD),  # PP-AGE-01
    Field("ideas", PerSeat(FaceSet(IDEAS)), "by seat a list of Ideas, in content order", TOLD),  # PP-IDEA-01
    Field(  # PP-MISSION-01
        "missions", PerSeat(FaceSet(MISSIONS)), "by seat a list of Missions that are claimed, in content order", TOLD
    ),
    Field("beside", AMOUNTS, "by seat the new Merchants beside the sheet", TOLD),  # PP-MERCH-14
    Field("passed", ListOf(Seat()), "the seats that have passed, in order", TOLD),  # PP-PASS-01
    Field("last_turns", AMOUNTS, "by seat the last turns left", TOLD),  # once no paid pass is: PP-PASS-03
    Field("towns", OWNED, "a list of [Province, seat], in content order", TOLD, kept="town"),
    Field("vassals", OWNED, "a list of [Province, seat], in content order", TOLD, kept="vassal"),
    Field("dnpr", Marks(PROVINCES, shared=True), "a list of Provinces, in content order", TOLD),
    Field("occupied", Marks(PROVINCES), "a list of Provinces, in content order", TOLD),
    Field("claims", CLAIMS, "a list of [Area, seat], in content order", TOLD),
    Field("influence", INFLUENCE, "a list of [Area, seat, cubes], in content order", TOLD),
    Field("ships", SHIPS, "a list of [Sea Zone, seat, ships, of them on slots], in content order", TOLD),
    Field("merchants", MERCHANTS, "a list of [node, seat, whether it lies], in content order", TOLD),
    Field("expanded", Marks(NODES, shared=True), "a list of nodes, in content order", TOLD),
    Field("pirates", Rows(NODES, AMOUNT, "Pirate Ships"), "a list of [node, Pirate Ships], in content order", TOLD),
    Field(  # PP-INFL-02
        "had",
        FaceSet(AREAS),
        "Areas where the mover had a piece when the turn began, in content order; those where one is unless told",
        TOLD,
    ),
    Field(
        "placed",
        Coded(codecs.write_placed, codecs.read_placed, list[list[Any]], kept=PACKED, first="vec[i64]()"),
        "a list of [Area, cubes placed in this turn], in content order",
        TOLD,
    ),
    Field("discovered", Names(CONTINENT_WORDS), "a list of '1' to '4', ascending", TOLD),  # PP-DIST-03
    Field("events_left", SMALL, "Event cards still to be turned up in this round", TOLD),  # PP-EVENT-01
    Field(
        "trade_bag",
        Bag(CARDS, full=True),
        "the Trade Deck, in content order; the cards that lie nowhere else and are not aside",
        TOLD,
    ),
    Field("discard", Bag(CARDS), "discarded Trade Cards, in content order", TOLD),
    Field(
        "aside",
        Marks(CARDS, shared=True),
        "Trade Cards set aside, in content order; follow from 'discovered'",
        TOLD,
        counted=codecs.count_aside,
    ),
    Field(
        "event_bag", Bag(EVENTS, full=True), "the Event deck, in content order; the cards that are not discarded", TOLD
    ),
    Field("event_discard", Bag(EVENTS), "discarded Events, in content order", TOLD),
    Inner("entry", One(ENTRIES, {"": NONE}), "the card and primary node of the Trade in progress", TOLD),
    Inner("role", Whole(0, SECONDARY), "how the card is used: 0 at its primary node, 1 at its secondary node", TOLD),
    Inner(  # PP-ACT-04
        "escort", One(SPACES, {"": NONE}), "the Sea Zone where the ship moved for this Trade has ended", TOLD
    ),
    Inner("rolls_left", SMALL, "rerolls left in this Explore Action (PP-COLON-03)", TOLD),
    Inner("roll_shown", SMALL, "what the die of this Explore Action shows", TOLD),
    Inner(  # PP-BUILD-01
        "built", ListOf(One(PROVINCES)), "Ports that have built in this Action, once for each ship", TOLD
    ),
    Inner("order", ListOf(Seat()), "collectors ranked so far (PP-ROW-05)", TOLD),
    Inner("shown", Row(CARDS), "Trade Cards turned up (PP-ACT-02)", TOLD),
]
CACHES: Final = {
    "cubes": numbers("len(printed.area_ids)"),
    "linked": Cache("vec[i64]", f"vec[i64]([i64({UNKNOWN})] * seats)"),
    "base_tax": numbers("seats"),
    "ships_of": numbers("seats"),
    "cubes_of": numbers("seats"),
    "towns_of": numbers("seats"),
    "lands": numbers("seats"),
    "seas": numbers("seats"),
    "near_had": Cache("i64", "0"),
    "full": Cache("i64", "0"),
    "whole": Cache("i64", "0"),
    "unrest": Cache("i64", "0"),
}
"""By Area the Influence cubes of all realms; by seat nodes with a valid connection, as bits, or UNKNOWN; by seat the
tax of Towns (PP-TAX-01), ships and cubes on the map, and Owned Provinces.

The rest are sets, as bits. By seat the Areas with a Town, Vassal or Influence of its own, and the Sea Zones, counted
from the first, with a ship; the Areas where those are that the mover `had`, or next to one; those where no more cubes
fit, those that are wholly Owned, and those with an Occupied Province.
"""
POSITION: Final = Position(
    FIELDS,
    (CARDS, EVENTS),
    facts={"printed": Printed, "chosen": Options, "board": Board},
    observed=OBSERVED,
    caches=CACHES,
    state="PowerState",
)
"""`fields_codecs.count_all` works the caches out anew."""
