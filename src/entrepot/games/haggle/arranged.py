"""Positions set up by hand: what is not given is made to agree with what is."""

from typing import TYPE_CHECKING, Any, Final

from entrepot.games.haggle.actions import CEILING
from entrepot.games.haggle.cards import COINS, NONE, Cards
from entrepot.kernel.bag import counted, named
from entrepot.kernel.errors import BadPosition
from entrepot.kernel.plain import list_of, seat_number, whole

if TYPE_CHECKING:
    from entrepot.games.haggle.game import Haggle

KEYS: Final = {
    "round": "the round, from 1 to 6",
    "beginner": "the seat that begins each round",
    "mover": "the seat whose turn it is",
    "coins": "coins by seat",
    "bank": "coins that the bank took in less those that it paid out",
    "hands": "by seat a list of cards, in content order",
    "deck": "a list of cards, in content order; if left out, all that lie nowhere else",
    "discard": "a list of cards, in content order; if left out, those missing from 'deck'",
    "parcels": "by number a list of owner (-1: discarded), card, and the seats that have seen it, ascending",
    "parcel": "the parcel that is offered or raided, from 1",
    "buyer": "in the phases 'offer' and 'bargain': the seat that it is offered to",
    "prices": "in the phase 'bargain': the price to be answered and the one before it (0 if there was none)",
    "laid": "by seat the card laid in the battle, or ''",
    "out": "by seat the round after which it fell out, 0 for one that is in",
    "called": "whether time has been called",
}


def check_given(game: "Haggle", given: dict[str, Any], seats: int) -> None:
    """Raise BadPosition where a given value has not the shape of its key's."""
    state = game.new(seats, 0)
    state.set_fields({**state.fields(), **given})
    if "buyer" in given:
        seat_number(given["buyer"], seats)
    for price in list_of(given.get("prices", [0, 0]), 2):
        whole(price, 0, CEILING)


def complete(cards: Cards, data: dict[str, Any], given: dict[str, Any]) -> None:
    """Lay the phases below on the stack; let deck and bank hold what lies nowhere else."""
    phase: str = data["stack"][-1][0]
    if phase == "setup":  # it deals all by itself
        return
    if "bank" not in given:
        data["bank"] = COINS * data["seats"] - sum(data["coins"])
    if "mover" not in given:
        data["mover"] = data["beginner"]
    if "deck" not in given:
        data["deck"] = rest(cards, data, data["discard"])
    elif "discard" not in given:
        data["discard"] = rest(cards, data, data["deck"])
    data["stack"] = frames(phase, data)


def frames(phase: str, data: dict[str, Any]) -> list[list[Any]]:
    """Return the stack: offers and raids happen inside a turn, hagglings and battles inside those."""
    if phase in ("turn", "rent"):
        return [[phase, 0, 0, 0]]
    if data["parcel"] == 0:
        raise BadPosition(f"the phase {phase!r} is about a parcel: give 'parcel', from 1")
    below = [["turn", 0, 0, 0], ["offer" if phase in ("offer", "bargain") else "raid", data.get("buyer", NONE), 0, 0]]
    if phase == "battle":
        return [*below, ["battle", data["mover"], data["parcels"][data["parcel"] - 1][0], 0]]
    if phase == "bargain":
        if "buyer" not in data or "prices" not in data:
            raise BadPosition("the phase 'bargain' is about a price: give 'buyer', and 'prices' with two numbers")
        return [*below, ["bargain", data["buyer"], *data["prices"]]]
    return below


def rest(cards: Cards, data: dict[str, Any], pile: list[str]) -> list[str]:
    """Return the cards that lie neither on a pile nor anywhere else; BadPosition if there are not enough."""
    used = [*pile, *(card for hand in data["hands"] for card in hand)]
    used += [card for owner, card, _ in data["parcels"] if owner != NONE]
    left = [copies - taken for copies, taken in zip(cards.copies, counted(used, cards.ids), strict=True)]
    for id, count in zip(cards.ids, left, strict=True):
        if count < 0:
            raise BadPosition(f"there are not enough cards {id!r} for this position")
    return named(left, cards.ids)
