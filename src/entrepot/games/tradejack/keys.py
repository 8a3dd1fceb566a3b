"""The keys of a position as data: what each holds, and whether a value has that shape."""

from typing import TYPE_CHECKING, Any, Final

from entrepot.games.tradejack.actions import CEILING
from entrepot.games.tradejack.cards import REVEALS
from entrepot.kernel.errors import BadPosition
from entrepot.kernel.schema import did_you_mean, shown

if TYPE_CHECKING:
    from entrepot.games.tradejack.cards import Cards

MOST: Final = 10**6

SEAT: Final = "seat"
SEAT_OR_NONE: Final = "seat or none"
NUMBER: Final = "number"
BALANCE: Final = "balance"
NUMBERS: Final = "numbers"
FLAGS: Final = "flags"
CARDS: Final = "cards"
HANDS: Final = "hands"
WON: Final = "won"
LAID: Final = "laid"
CARD: Final = "card"
RESHUFFLE: Final = "reshuffle"


class Key:
    """One key: `shape` is the kind of value, `deck` the cards it may name, `about` one line for people."""

    def __init__(self, name: str, shape: str, deck: str, about: str, most: int = MOST) -> None:
        self.name = name
        self.shape = shape
        self.deck = deck
        self.about = about
        self.most = most


KEYS: Final = [
    Key("first", SEAT, "", "the seat with the First Player card"),
    Key("round", NUMBER, "", "the round, counted from 1; earlier rounds' Demand cards are discarded"),
    Key("bank", BALANCE, "", "what the bank has paid out less what it took in; follows from 'capital'"),
    Key("removed", NUMBER, "", "how many cards of 'block_a' a Quick Game took away unseen; they stay listed there"),
    Key("revealer", SEAT, "", "the seat whose revealing turn it is; the First Player where it is not given"),
    Key("standing_bid", NUMBER, "", "the standing bid of the auction; 0 for none", CEILING),
    Key("passes", NUMBER, "", "passes in a row since the standing bid; follows from 'bidder'"),
    Key("out", FLAGS, "", "by seat, whether it has passed in this auction; only with final passes"),
    Key("bidder", SEAT, "", "the seat asked in the auction; follows from 'high_bidder' and 'passes'"),
    Key("high_bidder", SEAT_OR_NONE, "", "the seat with the standing bid; -1 for none"),
    Key("committed", FLAGS, "", "by seat, whether its choice in Production is final"),
    Key("co2", NUMBER, "", "tokens on the tracker; only in the Carbon Dioxide variant"),
    Key("capital", NUMBERS, "", "Capital by seat", CEILING),
    Key("product_deck", CARDS, "product", "the Product deck, in content order; the cards that are nowhere else"),
    Key("source_deck", CARDS, "source", "the Source deck, in content order, the unseen face-down card included"),
    Key("product_discard", CARDS, "product", "discarded Products, in content order"),
    Key("source_discard", CARDS, "source", "discarded Sources, in content order"),
    Key("block_a", CARDS, "demand", "what is left of the A cards of the Demand deck, in content order"),
    Key("block_c", CARDS, "demand", "what is left of the C cards of the Demand deck, in content order"),
    Key("block_b", CARDS, "demand", "the Regulation between them, while it is there", 1),
    Key("demand_discard", CARDS, "demand", "discarded Trends and Awards, in the order discarded"),
    Key("demand", CARDS, "demand", "this round's Trends and Awards, in the order revealed", REVEALS),
    Key("regulations", CARDS, "demand", "the Regulations in force, in the order revealed"),
    Key(
        "products",
        HANDS,
        "product",
        "Products in hand by seat, in content order, those laid face-down in Production included",
    ),
    Key(
        "sources",
        HANDS,
        "source",
        "Sources in hand by seat, in content order, those laid face-down in Production included",
    ),
    Key("reshuffle", RESHUFFLE, "product", "since the last Product reshuffle: 'pile', 'held_then', 'drawn', 'played'"),
    Key("awards", HANDS, "demand", "Awards held, by seat, in the order won; the same as 'won'"),
    Key("won", WON, "demand", "Awards in the order won, as [seat, award]"),
    Key(
        "laid",
        LAID,
        "product",
        "by seat, in content order: [product, source], [product] alone, or [product, '?'] half made",
    ),
    Key("shown", CARD, "source", "the Source under the hammer; '' for none"),
    Key(
        "waiting", CARD, "source", "the other Source of the turn: '' none, '?' unseen, else the revealing seat's secret"
    ),
    Key("looked", CARDS, "source", "the two Sources that the revealing seat picks from, in content order", 2),
]
LAST_OF_DECK: Final = Key(
    "last_of_deck",
    CARD,
    "source",
    "the one of two Sources looked at that ended the old deck, if a reshuffle came between",
)
"""Not among the fields: the Bidding Phase notes it on the stack."""
GIVEN: Final = {key.name: key for key in [*KEYS, LAST_OF_DECK]}


def check_all(cards: "Cards", seats: int, data: dict[str, Any]) -> None:
    """Raise BadPosition where a key is missing or its value has not the shape of one."""
    for key in KEYS:
        if key.name not in data:
            raise BadPosition(f"the position lacks {key.name!r}: {key.about}")
        check(cards, seats, key, data[key.name])


def check_given(cards: "Cards", seats: int, given: dict[str, Any]) -> None:
    """Raise BadPosition where a value given by hand has not the shape that its key wants."""
    for name, value in given.items():
        if name in GIVEN:
            check(cards, seats, GIVEN[name], value)


def check(cards: "Cards", seats: int, key: Key, value: Any) -> None:
    """Raise BadPosition if a value has not the shape that its key wants."""
    check = Check(cards, seats, key)
    if key.shape == SEAT:
        check.number(value, 0, seats - 1)
    elif key.shape == SEAT_OR_NONE:
        check.number(value, -1, seats - 1)
    elif key.shape == NUMBER:
        check.number(value, 0, key.most)
    elif key.shape == BALANCE:
        check.number(value, -MOST, MOST)
    elif key.shape == NUMBERS:
        check.numbers(value)
    elif key.shape == FLAGS:
        check.flags(value)
    elif key.shape == CARDS:
        check.cards_of(value, key.most)
    elif key.shape == HANDS:
        check.hands(value)
    elif key.shape == WON:
        check.won(value)
    elif key.shape == LAID:
        check.laid(value)
    elif key.shape == CARD:
        if value not in ("", "?"):
            check.card(value, key.deck)
    else:
        check.reshuffle(value)


class Check:
    """Looks at one value; every method raises BadPosition where the value is not such a thing."""

    def __init__(self, cards: "Cards", seats: int, key: Key) -> None:
        self.cards = cards
        self.seats = seats
        self.key = key
        self.name = key.name
        self.decks: dict[str, list[str]] = {
            "product": cards.product_ids,
            "source": cards.source_ids,
            "demand": cards.demand_ids,
        }

    def refuse(self, allowed: str, value: Any) -> BadPosition:
        return BadPosition(f"{self.name!r} takes {allowed}, not {shown(value)}", value)

    def number(self, value: Any, lo: int, hi: int) -> None:
        if not isinstance(value, int) or isinstance(value, bool) or not lo <= value <= hi:
            raise self.refuse(f"a whole number from {lo} to {hi}", value)

    def per_seat(self, value: Any, what: str) -> list[Any]:
        if not isinstance(value, list) or len(value) != self.seats:
            found = f"a list of {len(value)}" if isinstance(value, list) else shown(value)
            raise BadPosition(f"{self.name!r} takes a list of {self.seats} {what}, one a seat, not {found}", value)
        return value

    def numbers(self, value: Any) -> None:
        for number in self.per_seat(value, "whole numbers"):
            self.number(number, 0, self.key.most)

    def flags(self, value: Any) -> None:
        for flag in self.per_seat(value, "times true or false"):
            if not isinstance(flag, bool):
                raise self.refuse("true or false for each seat", flag)

    def card(self, value: Any, deck: str) -> None:
        ids = self.decks[deck]
        if not isinstance(value, str) or value not in ids:
            word = deck.capitalize()
            why = f"which is no {word} card{did_you_mean(value, ids)}"
            raise BadPosition(f"{self.name!r} names {shown(value)}, {why}", value)

    def cards_of(self, value: Any, most: int) -> None:
        if not isinstance(value, list):
            raise self.refuse("a list of cards", value)
        if len(value) > most:
            raise BadPosition(f"{self.name!r} takes at most {most} cards, not {len(value)}", value)
        for card in value:
            self.card(card, self.key.deck)

    def hands(self, value: Any) -> None:
        for hand in self.per_seat(value, "lists of cards"):
            self.cards_of(hand, MOST)

    def won(self, value: Any) -> None:
        if not isinstance(value, list):
            raise self.refuse("a list of [seat, award]", value)
        for pair in value:
            if not isinstance(pair, list) or len(pair) != 2:
                raise self.refuse("a list of [seat, award]", pair)
            self.number(pair[0], 0, self.seats - 1)
            self.card(pair[1], "demand")

    def laid(self, value: Any) -> None:
        for laid in self.per_seat(value, "lists of what is laid"):
            for names in laid if isinstance(laid, list) else [laid]:
                if not isinstance(names, list) or not 1 <= len(names) <= 2:
                    raise self.refuse("[product, source], [product] or [product, '?'] in each seat's list", names)
                self.card(names[0], "product")
                if len(names) == 2 and names[1] != "?":
                    self.card(names[1], "source")

    def reshuffle(self, value: Any) -> None:
        parts = ["pile", "held_then", "drawn", "played"]
        if not isinstance(value, dict) or any(name not in parts for name in value):
            raise self.refuse(f"a table with {', '.join(parts)}, or an empty one", value)
        if not value:
            return
        for name in parts:
            if name not in value:
                raise BadPosition(f"{self.name!r} lacks {name!r}; it has {', '.join(parts)}", value)
        self.cards_of(value["pile"], MOST)
        self.numbers(value["held_then"])
        self.hands(value["drawn"])
        self.hands(value["played"])
