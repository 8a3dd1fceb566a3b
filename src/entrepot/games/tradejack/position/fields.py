"""The position of Tradejack, declared: each field's shape, what it is, who sees it. `made.py` is written from it."""

from typing import Final

from entrepot.games.tradejack.actions import CEILING
from entrepot.games.tradejack.content.tables import AWARD_SEAT, NONE, REVEALS, START_CAPITAL, UNSEEN, Cards
from entrepot.games.tradejack.options import Options
from entrepot.games.tradejack.position import observed, sights
from entrepot.games.tradejack.position.codecs import (
    AWARDS,
    DEMAND,
    MONEY,
    PRODUCTS,
    SOURCES,
    count_demand,
    count_laid,
    count_won,
    read_laid,
    write_laid,
)
from entrepot.games.tradejack.position.reshuffle import Reshuffle
from entrepot.kernel.fields import (
    NOBODY,
    OWNER,
    TOLD,
    Bag,
    Coded,
    Field,
    Flags,
    Hands,
    Lone,
    Nested,
    Note,
    Observed,
    One,
    Packed,
    PerSeat,
    Position,
    Repeated,
    Row,
    Seat,
    SeatOrNone,
    Seen,
    Whole,
    Worked,
)
from entrepot.kernel.observation import MOST, grid, number, numbers, seat_labels

SOURCE_OR_NOT: Final = One(SOURCES, {"": NONE, "?": UNSEEN})
SINCE_RESHUFFLE: Final = [
    Field("pile", Bag(PRODUCTS), "the new deck as it was then"),
    Field("held_then", PerSeat(Whole()), "the size of each hand then"),
    Field("drawn", Hands(PRODUCTS), "by seat, what it has drawn since"),
    Field("played", Hands(PRODUCTS), "by seat, what it has played since"),
]
FIELDS: Final = [
    Field("first", Seat(), "the seat with the First Player card"),  # TJ-COMP-01
    Field("round", Whole(0, 1_000, first=1), "the round, counted from 1; earlier rounds' Demand cards are discarded"),
    Field("bank", Whole(-1_000_000), "what the bank has paid out less what it took in; follows from 'capital'", NOBODY),
    Field(
        "removed", Whole(), "how many cards of 'block_a' a Quick Game took away unseen; they stay listed there", TOLD
    ),
    Field("revealer", Seat(), "the seat whose revealing turn it is; the First Player where it is not given", TOLD),
    Field("standing_bid", Whole(0, CEILING), "the standing bid of the auction; 0 for none", TOLD),
    Field("passes", Whole(), "passes in a row since the standing bid; follows from 'bidder'", TOLD),
    Field("out", Flags(), "by seat, whether it has passed in this auction; only with final passes", TOLD),
    Field("bidder", Seat(), "the seat asked in the auction; follows from 'high_bidder' and 'passes'", TOLD),
    Field("high_bidder", SeatOrNone(), "the seat with the standing bid; -1 for none", TOLD),
    Field("committed", Flags(), "by seat, whether its choice in Production is final"),
    Field("co2", Whole(), "tokens on the tracker; only in the Carbon Dioxide variant", Seen(sights.co2_seen)),
    Field("capital", PerSeat(Whole(0, CEILING, first=START_CAPITAL)), "Capital by seat"),  # TJ-COMP-03
    Field(
        "product_deck",
        Bag(PRODUCTS, full=True),
        "the Product deck, in content order; the cards that are nowhere else",
        TOLD,
    ),
    Field(
        "source_deck",
        Bag(SOURCES, full=True),
        "the Source deck, in content order, the unseen face-down card included",
        TOLD,
    ),
    Field("product_discard", Bag(PRODUCTS), "discarded Products, in content order", TOLD),
    Field("source_discard", Bag(SOURCES), "discarded Sources, in content order", TOLD),
    Field("block_a", Bag(DEMAND), "what is left of the A cards of the Demand deck, in content order", TOLD),
    Field("block_c", Bag(DEMAND), "what is left of the C cards of the Demand deck, in content order", TOLD),
    Field("block_b", Lone(DEMAND), "the Regulation between them, while it is there", TOLD, kept="card_b"),
    Field("demand_discard", Row(DEMAND), "discarded Trends and Awards, in the order discarded", TOLD),
    Field(
        "demand", Row(DEMAND, REVEALS), "this round's Trends and Awards, in the order revealed", counted=count_demand
    ),
    Field("regulations", Row(DEMAND), "the Regulations in force, in the order revealed"),
    Field(
        "products",
        Hands(PRODUCTS),
        "Products in hand by seat, in content order, those laid face-down in Production included",
        OWNER,
        counts="product_counts",
        redealt_from="product_deck",
    ),
    Field(
        "sources",
        Hands(SOURCES),
        "Sources in hand by seat, in content order, those laid face-down in Production included",
        Seen(sights.sources_seen),
        counts="source_counts",
    ),
    Field(
        "reshuffle",
        Nested(Reshuffle, SINCE_RESHUFFLE),
        "since the last Product reshuffle: 'pile', 'held_then', 'drawn', 'played'",
        NOBODY,
    ),
    Field(
        "won",
        Packed(AWARD_SEAT, {"seat": Seat(), "award": One(AWARDS)}),
        "Awards in the order won, as [seat, award]",
        TOLD,
        counted=count_won,
    ),
    Field(
        "awards",
        Repeated("won", sights.awards_by_seat, Hands(DEMAND)),
        "Awards held, by seat, in the order won; the same as 'won'",
    ),
    Field(
        "laid",
        Coded(write_laid, read_laid, list[list[list[str]]], kept="vec[i64]", first="vec[i64]()"),
        "by seat, in content order: [product, source], [product] alone, or [product, '?'] half made",
        Seen(sights.laid_seen),
        counted=count_laid,
    ),
    Field("shown", SOURCE_OR_NOT, "the Source under the hammer; '' for none", TOLD),
    Field(
        "waiting",
        SOURCE_OR_NOT,
        "the other Source of the turn: '' none, '?' unseen, else the revealing seat's secret",
        Seen(sights.waiting_seen),
    ),
    Field(
        "looked",
        Row(SOURCES, 2, sorted=True),
        "the two Sources that the revealing seat picks from, in content order",
        Seen(sights.looked_seen),
    ),
    Note(
        "last_of_deck",
        SOURCE_OR_NOT,
        "the one of two Sources looked at that ended the old deck, if a reshuffle came between",
    ),
]
OBSERVED: Final = (
    "round",
    Observed("first", doc="the First Player"),
    Observed("capital", hi=MOST),
    Observed("products", hi=64, doc="own Product cards, face-down ones included while they are sealed"),
    Observed("products", "product-counts", sizes=True),
    Worked(
        observed.add_sources,
        lambda s: grid("sources", seat_labels(s.seats), s.cards.source_ids, 64, "-1 where a seat's are not known", -1),
    ),
    Observed("sources", "source-counts", sizes=True),
    Worked(observed.add_awards, lambda s: grid("awards", seat_labels(s.seats), s.cards.award_ids, 64, "Awards won")),
    Worked(
        observed.add_demand,
        lambda s: numbers("demand", s.cards.demand_ids[: s.cards.first_regulation], REVEALS, "this round's cards"),
        lambda s: numbers("regulations", s.cards.demand_ids[s.cards.first_regulation :], 1, "in force"),
    ),
    Observed("shown", "auction", 1, "the source under the hammer"),
    Observed("standing_bid", hi=MOST),
    Observed("high_bidder", doc="-1 before the first bid"),
    Observed("bidder", doc="-1 where nothing is under the hammer", when=sights.is_auction),
    Worked(observed.add_passes, lambda s: number("passes", 0, s.seats)),
    Observed("revealer", when=sights.is_auction),
    Observed("out", doc="who has passed for good"),
    Worked(
        observed.add_waiting,
        lambda s: numbers("waiting", ["face-down", *s.cards.source_ids], 1, "the turn's other Source card"),
    ),
    Observed("looked", doc="the Source cards that this seat has to pick from", when=sights.knows_pair),
    "committed",
    Worked(
        observed.add_laid,
        lambda s: numbers("laid-products", s.cards.product_ids, 64, "what this seat has laid face-down"),
        lambda s: numbers("laid-sources", s.cards.source_ids, 64),
        lambda s: number("half-made", -1, len(s.cards.product_ids) - 1, "the product's place in the content"),
    ),
    Observed("co2", hi=1_000, doc="tokens on the tracker; -1 where the variant is off", when=sights.counts_co2),
    Worked(observed.add_co2_limit, lambda s: number("co2-limit", -1, 1_000)),
    Worked(observed.add_decks, lambda s: numbers("decks", ["product", "source", "demand"], 10_000, "cards left")),
    "product_discard",
    "source_discard",
    "demand_discard",
)
POSITION: Final = Position(
    FIELDS, (PRODUCTS, SOURCES, DEMAND), (MONEY,), facts={"cards": Cards, "chosen": Options}, observed=OBSERVED
)
