"""The position of Haggle, declared: each field's shape, what it is, and who sees it. `made.py` is written from it."""

from typing import TYPE_CHECKING, Final

from entrepot.games.haggle.actions import CEILING
from entrepot.games.haggle.content.tables import COINS, NONE, OWN_PARCELS, ROUNDS, Cards
from entrepot.games.haggle.position.sights import parcels_seen
from entrepot.kernel.fields import (
    COUNT,
    NOBODY,
    OWNER,
    Account,
    Bag,
    Columns,
    Faces,
    Field,
    Hands,
    Note,
    Numbers,
    One,
    Ordinal,
    PerSeat,
    Position,
    Seat,
    SeatOrNone,
    SeatSet,
    Seen,
    Truth,
    Whole,
    nowhere,
)
from entrepot.kernel.fields.faces import Tally

if TYPE_CHECKING:
    from entrepot.games.haggle.position.state import HaggleState

CARD: Final = Faces("cards", "card", "cards.ids", "cards.copies")
MONEY: Final = Account("coins", "coins", "bank", COINS)
PARCEL: Final = {"owner": SeatOrNone(), "face": One(CARD), "seen": SeatSet()}


def on_tables(s: "HaggleState", tally: Tally) -> None:
    """Count the cards of parcels that somebody has: one that is discarded lies on the discard pile. HG-RENT-02"""
    for owner, face in zip(s.owner, s.face, strict=True):
        if owner != NONE:
            tally[CARD][face] += 1


POSITION: Final = Position(
    [
        Field("round", Whole(1, ROUNDS, first=1), "the round, from 1 to 6"),
        Field("beginner", Seat(), "the seat that begins each round"),
        Field("mover", Seat(), "the seat whose turn it is"),
        Field("coins", PerSeat(Whole(first=COINS)), "coins by seat"),
        Field("bank", Whole(-1_000_000), "coins that the bank took in less those that it paid out", NOBODY),
        Field(
            "hands", Hands(CARD), "by seat a list of cards, in content order", OWNER, view="hand", counts="hand_counts"
        ),
        Field(
            "deck",
            Bag(CARD, full=True),
            "a list of cards, in content order; if left out, all that lie nowhere else",
            COUNT,
        ),
        Field("discard", Bag(CARD), "a list of cards, in content order; if left out, those missing from 'deck'"),
        Field(
            "parcels",
            Columns(OWN_PARCELS, PARCEL),
            "by number a list of owner (-1: discarded), card, and the seats that have seen it, ascending",
            Seen(parcels_seen),
            counted=on_tables,
        ),
        Field("parcel", Ordinal(OWN_PARCELS), "the parcel that is offered or raided, from 1; 0 if none is"),
        Field(
            "laid",
            PerSeat(One(CARD, {"": NONE})),
            "by seat the card laid in the battle on top, or ''; it is still in hand (HG-R-03)",
            OWNER,
            counted=nowhere,
        ),
        Field("out", PerSeat(Whole(0, ROUNDS)), "by seat the round after which it fell out, 0 for one that is in"),
        Field("called", Truth(), "whether time has been called"),
        Note("buyer", Seat(), "in the phases 'offer' and 'bargain': the seat that it is offered to"),
        Note(
            "prices",
            Numbers(2, 0, CEILING),
            "in the phase 'bargain': the price to be answered and the one before it (0 if there was none)",
        ),
    ],
    decks=(CARD,),
    accounts=(MONEY,),
    facts={"cards": Cards},
)
