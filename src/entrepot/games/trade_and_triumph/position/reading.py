"""Reading a position back from plain data. BadPosition says what is allowed; `writing` writes what is read here."""

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import CAPACITY, DECKS
from entrepot.games.trade_and_triumph.content.board import MOST_INNER, inner
from entrepot.games.trade_and_triumph.position import memory
from entrepot.games.trade_and_triumph.rules.eternals import AWAKE, USED, refresh
from entrepot.games.trade_and_triumph.rules.hands import HAND
from entrepot.kernel.errors import BadPosition
from entrepot.kernel.fields.reading import one_each, some
from entrepot.kernel.packed import packed
from entrepot.kernel.plain import list_of, number, seat_number, truth
from entrepot.kernel.schema import shown

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.position.state import TradeState

HEADINGS: Final = ("out", "back")
ENDS: Final = ("node", "city")
"""What `reached` holds, in order of its bits."""


def work_out(s: "TradeState") -> None:
    """Set what follows from the fields that were read: sizes of hands and piles, and what Eternals give."""
    s.held = vec[i64]([i64(0)] * (s.seats * len(DECKS)))
    for entry in s.hands:
        s.held[entry // HAND * len(DECKS) + entry % HAND // CAPACITY] += 1
    piles = [pile(number) for pile in (s.deck, s.discard) for number in range(len(DECKS))]
    s.sizes = packed([sum(pile) for pile in piles])
    refresh(s)


def read_hands(s: "TradeState", key: str, value: object) -> list[int]:
    """Return all hands, each written by deck."""
    found: list[int] = []
    for seat, hand in enumerate(one_each(key, value, int(s.seats), "tables of cards")):
        for at, deck in enumerate(DECKS):
            for id in list_of(hand[deck]):
                found.append(int(seat * HAND) + at * CAPACITY + number(id, s.cards.ids[at]))
    return sorted(found)


def read_down(s: "TradeState", key: str, value: object) -> list[int]:
    """Return the face-down cards, as if nobody had looked at them."""
    return [
        seat * CAPACITY + number(id, s.cards.ids[0])
        for seat, ids in enumerate(one_each(key, value, int(s.seats), "lists of cards"))
        for id in list_of(ids)
    ]


def add_lookers(s: "TradeState", key: str, value: object) -> list[int]:
    """Return the face-down cards with the seats that have looked at them, told for each of them."""
    seats = int(s.seats)
    found = s.down[:]
    held = [[at for at, entry in enumerate(found) if entry // CAPACITY % 4 == seat] for seat in range(seats)]
    for mine, lookers in zip(held, one_each(key, value, seats, "lists of lists of seats"), strict=True):
        for at, looked in zip(mine, list_of(lookers, len(mine)), strict=True):
            bits = sum(1 << seat_number(looker, seats) for looker in set(list_of(looked)))
            found[at] += bits * memory.SEEN
    return found


def read_eternals(s: "TradeState", key: str, value: object) -> list[int]:
    """Return the Eternals in play."""
    rows = one_each(key, value, int(s.seats), "lists of Eternals")
    return [eternal_number(s, seat, eternal) for seat, held in enumerate(rows) for eternal in list_of(held)]


def read_arrivals(s: "TradeState", key: str, value: object) -> list[int]:
    """Return arrivals in their order."""
    return [arrival_number(s, name) for name in some(key, value, "arrivals")]


def read_arrival_or_none(s: "TradeState", key: str, value: object) -> int:
    """Return an arrival, -1 for ''."""
    return -1 if value == "" else arrival_number(s, value)


def read_place(s: "TradeState", key: str, name: object) -> int:
    """Return the place that `data.place_name` calls so."""
    ids = s.cards.place_ids
    if isinstance(name, str) and name in ids:
        return ids.index(name)
    parts = name.split(":") if isinstance(name, str) else []
    spaces = [str(space) for space in range(1, min(s.chosen.board.spaces, MOST_INNER) + 1)]
    if len(parts) != 3 or parts[0] not in s.cards.route_ids or parts[1] not in spaces or parts[2] not in HEADINGS:
        allowed = "write 'city', a node, or 'route:space:heading' with out or back"
        raise BadPosition(f"{shown(name)} is not a place: {allowed}", name)
    return int(inner(s.cards.route_ids.index(parts[0]), HEADINGS.index(parts[2]), int(parts[1])))


def arrival_number(s: "TradeState", name: object) -> int:
    """Return the arrival that `data.arrival_name` calls so."""
    parts = name.split(":") if isinstance(name, str) else []
    if len(parts) != 2 or parts[0] not in s.cards.route_ids or parts[1] not in HEADINGS:
        allowed = "write 'route:out' for one at a node, 'route:back' in the city"
        raise BadPosition(f"{shown(name)} is not an arrival: {allowed}", name)
    return s.cards.route_ids.index(parts[0]) * 2 + HEADINGS.index(parts[1])


def eternal_number(s: "TradeState", seat: int, eternal: Any) -> int:
    """Return an Eternal in play."""
    face = number(eternal["card"], s.cards.ids[1])
    if not s.cards.is_eternal(face):
        raise BadPosition(f"{eternal['card']!r} is not an Eternal, so it cannot stay in play", eternal["card"])
    return seat * CAPACITY + face + truth(eternal["awake"]) * AWAKE + truth(eternal["used"]) * USED
