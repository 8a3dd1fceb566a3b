"""The position of TradeWarz, declared: each field's shape, what it is, who sees it. `made.py` is written from it."""

from typing import Any, Final

from entrepot.games.tradewarz.actions import RESOURCES, TREES
from entrepot.games.tradewarz.content.board import Board, blank, posts_used
from entrepot.games.tradewarz.content.places import GATE_WORDS, PLACE_WORDS, PLACES, SQUARES
from entrepot.games.tradewarz.content.tables import GOODS, LEVELS, NONE, SEASONS, Cards
from entrepot.games.tradewarz.options import SAFETY, Options
from entrepot.games.tradewarz.position import codecs
from entrepot.games.tradewarz.position.codecs import BATTLE, BOARD, HOUSES, MAP_ROWS, MORALE, SUPERS, TECHS, XADLAS
from entrepot.games.tradewarz.position.fields_observed import OBSERVED
from entrepot.games.tradewarz.rules.army import MARCHING, RESERVE
from entrepot.games.tradewarz.rules.tokens import MARK_WORDS
from entrepot.games.tradewarz.rules.wealth import GOLDEN, START
from entrepot.kernel.fields import (
    OWNER,
    TOLD,
    Bag,
    Cache,
    FaceSet,
    Field,
    Grid,
    Hands,
    Inner,
    Jointly,
    ListOf,
    Names,
    Note,
    Numbers,
    One,
    PerSeat,
    Position,
    Row,
    Seat,
    SeatOrder,
    SeatOrNone,
    SeatSet,
    Tables,
    Truth,
    Whole,
    Word,
    nowhere,
)

MOST: Final = 1_000
AMOUNT: Final = Whole(0, MOST)
AMOUNTS: Final = PerSeat(AMOUNT)
BITS: Final = PerSeat(Whole())
"""By seat a set of places."""
PLACE: Final = Word(PLACE_WORDS, or_none=True)
PLACE_LIST: Final = ListOf(Word(PLACE_WORDS))
SUPER: Final = One(SUPERS, {"": NONE})
BURNT: Final = One(BATTLE, {"": NONE})
ARMY: Final = Jointly(
    codecs.write_army, codecs.read_army, list[list[Any]], {"army": ListOf(AMOUNT, PLACES), "stands": BITS}
)
"""`stands` has the places where a seat has soldiers, as bits."""
BUILDINGS: Final = Jointly(
    codecs.write_buildings,
    codecs.read_buildings,
    list[list[Any]],
    {**dict.fromkeys(("building", "since", "silos"), ListOf(AMOUNT, SQUARES)), "estates": BITS},
)
"""By square, as `buildings.py` packs them; `estates` has the squares with a building of a seat, as bits. TW-R-78"""
MARKERS: Final = ListOf(Whole(NONE, MARCHING, first=NONE), "cards.techs.markers")
SUPERS_LAID: Final = Jointly(
    codecs.write_supers, codecs.read_supers, list[list[Any]], {"marker_at": MARKERS, "marker_with": MARKERS}
)
"""By super unit its place, MARCHING, or NONE while nobody owns it; and the seat whose squad it is with."""
FIELDS: Final = [
    Field("year", Whole(1, SAFETY, first=1), "the year, from 1"),
    Field("season", Whole(0, SEASONS - 1), "the season, from 0 to 4", TOLD),
    Field("turn", Seat(), "whose turn it is, as a place in 'order'", TOLD),
    Field("order", SeatOrder(), "the seats in order of play"),  # TW-R-17
    Field("house", PerSeat(One(HOUSES, {"": NONE})), "by seat the house", TOLD),
    Field(  # TW-DOCK-02
        "gate", PerSeat(Word(GATE_WORDS, SQUARES, or_none=True)), "by seat the gate of its capital, such as 'n3'", TOLD
    ),
    Field("sailed", AMOUNTS, "by seat how far its ship has come", TOLD),  # from the compass: TW-SAIL-07
    Field("rolled", AMOUNT, "the roll of the ship that is to sail", view="roll"),
    Note("map", MAP_ROWS, "the tiles as seven rows of letters: F lumber, G mining, W wheat, M mountain, L lake"),
    Field("tiles", BOARD["tiles"], "the 49 tiles by octagon: lumber, mining, wheat, mountain, lake", TOLD),
    Field("posts", BOARD["posts"], "the squares of the trading posts, by number", TOLD),
    Field(
        "crossings",
        BOARD["crossings"],
        "a list of [octagon, 'falling' or 'rising'], in the order of the octagons",
        TOLD,
    ),
    Field(
        "army",
        ARMY,
        "a list of [place, [[seat, soldiers], ...]], in the order of places, hosts first; "
        "others have two at home if no 'reserve' is told",
        TOLD,
    ),
    Field(
        "building",
        BUILDINGS,
        "a list of [square, seat, kind, year it became a village, [[octagon, group], ...]], in the order of places",
        TOLD,
    ),
    Field(
        "post_owner",
        ListOf(SeatOrNone(), posts_used),
        "by post who owned it when that was last settled; follows from 'army' and 'building'",
        TOLD,
    ),
    Field("goods", Tables(RESOURCES, 0, MOST, START), "by seat a table of gold, lumber, mining and wheat", TOLD),
    Field("golden", AMOUNTS, "by seat golden Xadlas", TOLD),
    Field("bank", Whole(0, MOST, first=GOLDEN), "golden Xadlas left; follows from 'golden'", TOLD),
    Field("fell_short", Truth(), "whether an award could not be paid in full", TOLD),  # TW-R-64
    Field("time_up", Truth(), "whether time has run out", view="time_called"),  # TW-R-63
    Field(
        "reserve",
        PerSeat(Whole(0, MOST, first=RESERVE)),
        "by seat soldiers in reserve; follows from 'army' and 'techs'",
        TOLD,
    ),
    Field("castles", AMOUNTS, "by seat castles built so far; those on the map unless told", TOLD),  # TW-R-97
    Field("university", Tables(TREES, 0, LEVELS), "by seat a table of economy, engineering and military", TOLD),
    Field("techs", PerSeat(FaceSet(TECHS)), "by seat a list of techs, in content order", TOLD),  # TW-TECHC-03
    Field(  # TW-SUPER-04
        "supers",
        SUPERS_LAID,
        "a list of [super unit, place, seat it is with], in content order; the rest lie in their capitals",
        TOLD,
    ),
    Field(  # TW-R-54
        "waiting", ListOf(Whole(0, 9), "cards.techs.group_tech"), "by group how many extra silos wait", TOLD
    ),
    Field("yearly", FaceSet(TECHS), "techs whose benefit of this year is used up, in content order", TOLD),
    Field(  # TW-YEAR-07
        "marks",
        Grid(SEASONS, one=Word(MARK_WORDS)),
        "by seat the action of each season, in the order of the seasons, or ''",
        TOLD,
    ),
    Field("morale", Hands(MORALE), "by seat a list of morale cards, in content order", OWNER, view="hand"),
    Field(  # TW-R-109
        "known", Hands(MORALE), "by seat those that all know of, in content order", view="morale_known", counted=nowhere
    ),
    Field(
        "morale_bag",
        Bag(MORALE, full=True),
        "morale cards never drawn, in content order; those that lie nowhere else",
        TOLD,
    ),
    Field(  # TW-MORALE-05
        "returned",
        Row(MORALE),
        "morale cards under the deck, the next to be drawn first; those missing from 'morale_bag'",
        view="morale_returned",
    ),
    Field(
        "deck", Hands(BATTLE), "by seat the face-down battle cards, in content order; 'deck' and 'used' are six", TOLD
    ),
    Field(
        "used",
        Hands(BATTLE),
        "by seat the used battle cards, in content order; beside a given 'deck' the first that are left, up to six",
        TOLD,
    ),
    Field(
        "undealt",
        Bag(BATTLE, full=True),
        "battle cards out of play, in content order; those that lie nowhere else",
        TOLD,
    ),
    Field("shown_decks", SeatSet(), "seats whose six battle cards all have seen, ascending", TOLD),
    Field("alliance", AMOUNTS, "by seat the number of its alliance, 0 for none", TOLD),
    Field("offers", AMOUNTS, "by seat the offers that the mover has made to it in this turn", TOLD),  # TW-R-102
    Field("proposed", Truth(), "whether the mover has proposed an alliance in this turn", TOLD),  # TW-R-72
    Field("broke", Truth(), "whether the mover has broken one in this turn", TOLD),  # TW-R-72
    Field("boost", AMOUNT, "spaces more in the next march", TOLD),
    Field("engineers", AMOUNT, "lumber and mining off the next crossing", TOLD),
    Inner("march_size", AMOUNT, "soldiers of the marching squad, which stands on no place; 0 if none marches", TOLD),
    Inner("march_from", PLACE, "where it set out", TOLD),
    Inner("march_at", PLACE, "where it is", TOLD),
    Inner("march_marker", SUPER, "the super unit that marches along", TOLD),
    Inner("spaces", AMOUNT, "spaces that the squad may still march", TOLD),
    Inner("route", PLACE_LIST, "the places that it came by, the start first (TW-R-104)", TOLD),
    Inner("moved", PLACE_LIST, "where each soldier of this turn's march ended (TW-R-92)", TOLD),
    Inner("has_lent", Truth(), "whether it has left a super unit with an ally on this march", TOLD),
    Inner("has_fetched", Truth(), "whether it has taken one along from an ally", TOLD),
    Inner("second", Truth(), "whether it is the second march of a double march (TW-R-92)", TOLD),
    Inner("attacker", SeatOrNone(), "who fights; -1 without a battle", TOLD),
    Inner("defender", SeatOrNone(), "who is attacked", TOLD),
    Inner("field", PLACE, "the place that is fought over", TOLD),
    Inner("by_retreat", Truth(), "whether the squad came by RETREAT (TW-R-42)", TOLD),
    Inner("fighter", SUPER, "the super unit that defends the capital (TW-R-29)", TOLD),
    Inner("burnt_attacker", BURNT, "the battle card that the attacker burns", TOLD, counted=nowhere),
    Inner("burnt_defender", BURNT, "the battle card that the defender burns", TOLD, counted=nowhere),
    Inner("picked_attacker", Row(MORALE), "morale cards chosen, still in hand (TW-BATTLE-17)", TOLD, counted=nowhere),
    Inner("picked_defender", Row(MORALE), "the same of the defender", TOLD, counted=nowhere),
    Inner("ready", SeatSet(), "seats whose secret choice is final", TOLD),
    Inner("strays", AMOUNTS, "by seat soldiers that must leave a place (TW-R-34)", TOLD),
    Inner("stray_marker", SUPER, "their super unit", TOLD),
    Inner("stray_from", PLACE, "the place that they leave, which cannot take them", TOLD),
    Inner("landed", Names(PLACE_WORDS), "where those of them that carry the super unit have gone", TOLD),
    Inner("deal", Numbers(2 * GOODS, 0, MOST), "what the proposer gives, and what it wants (TW-R-102)", TOLD),
]
POSITION: Final = Position(
    FIELDS,
    (BATTLE, MORALE),
    (XADLAS,),
    facts={"cards": Cards, "chosen": Options},
    observed=OBSERVED,
    caches={"board": Cache("Board", "blank()", (Board, blank))},
    state="TradeWarzState",
)
"""The board is shared by copies: a new crossing makes a new one. `codecs.lay_board` makes it of its parts."""
