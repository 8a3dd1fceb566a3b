"""The position as plain data and back, and where everything is."""

from typing import TYPE_CHECKING, Any

from entrepot.games.haggle.cards import NONE, OWN_PARCELS, ROUNDS
from entrepot.kernel.bag import counted, named
from entrepot.kernel.plain import list_of, number, per_seat, seat_number, truth, whole

if TYPE_CHECKING:
    from entrepot.games.haggle.state import HaggleState


def fields(s: "HaggleState") -> dict[str, Any]:
    """Return the fields: cards by id, parcels as [owner or -1, card, seats that have seen it], `parcel` from 1."""
    ids = s.cards.ids
    return {
        "round": int(s.round),
        "beginner": int(s.beginner),
        "mover": int(s.mover),
        "coins": s.coins[:],
        "bank": int(s.bank),
        "hands": [named(s.hand(seat), ids) for seat in range(s.seats)],
        "deck": named(s.deck, ids),
        "discard": named(s.discard, ids),
        "parcels": [[owner, ids[s.face[n]], seen_by(s, n)] for n, owner in enumerate(s.owner)],
        "parcel": int(s.parcel) + 1,
        "laid": ["" if face == NONE else ids[face] for face in s.laid],
        "out": s.out[:],
        "called": s.called,
    }


def set_fields(s: "HaggleState", data: dict[str, Any]) -> None:
    """Take the fields back; BadPosition or KeyError where they are no position."""
    ids, seats = s.cards.ids, int(s.seats)
    s.round = whole(data["round"], 1, ROUNDS)
    s.beginner = seat_number(data["beginner"], seats)
    s.mover = seat_number(data["mover"], seats)
    s.coins = [whole(coins) for coins in per_seat(data["coins"], seats)]
    s.bank = whole(data["bank"], -1_000_000)
    s.hands = [count for hand in per_seat(data["hands"], seats) for count in counted(hand, ids)]
    s.deck = counted(data["deck"], ids)
    s.discard = counted(data["discard"], ids)
    set_parcels(s, data["parcels"])
    s.parcel = whole(data["parcel"], 0, len(s.owner)) - 1
    s.laid = [NONE if card == "" else number(card, ids) for card in per_seat(data["laid"], seats)]
    s.out = [whole(after, 0, ROUNDS) for after in per_seat(data["out"], seats)]
    s.called = truth(data["called"])


def set_parcels(s: "HaggleState", values: object) -> None:
    """Take the parcels, of which there are always as many. HG-SETUP-01"""
    seats = int(s.seats)
    parcels = [list_of(parcel, 3) for parcel in list_of(values, OWN_PARCELS * seats)]
    s.owner = [NONE if owner == NONE else seat_number(owner, seats) for owner, _, _ in parcels]
    s.face = [number(card, s.cards.ids) for _, card, _ in parcels]
    s.seen = [seats_as_bits(seen, seats) for _, _, seen in parcels]


def seats_as_bits(values: object, seats: int) -> int:
    """Return a list of seats as bits of one number."""
    bits = 0
    for seat in list_of(values):
        bits |= 1 << seat_number(seat, seats)
    return bits


def seen_by(s: "HaggleState", parcel: int) -> list[int]:
    """Return the seats that know a parcel. HG-HIDE-02"""
    return [seat for seat in range(s.seats) if s.knows(seat, parcel)]


def census(s: "HaggleState") -> dict[str, dict[str, int]]:
    """Return where all cards and coins are. A laid card is still in hand: HG-R-03"""
    return {
        "cards": {
            "deck": sum(s.deck),
            "hands": sum(s.hands),
            "parcels": sum(1 for owner in s.owner if owner != NONE),
            "discard": sum(s.discard),
        },
        "coins": {"seats": sum(s.coins), "bank": int(s.bank)},
    }
