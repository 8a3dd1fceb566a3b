"""Kept values as plain data that a person can read and write; `reading` takes them back."""

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import CAPACITY, DECKS
from entrepot.games.trade_and_triumph.content.board import INNER, heading_of, route_of, space_of
from entrepot.games.trade_and_triumph.phases.order import CARD
from entrepot.games.trade_and_triumph.position import memory
from entrepot.games.trade_and_triumph.position.reading import HEADINGS
from entrepot.games.trade_and_triumph.rules.eternals import AWAKE, USED
from entrepot.games.trade_and_triumph.rules.hands import HAND, hand_cards
from entrepot.kernel.phase import FRAME

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.position.state import TradeState


def by_seat(values: vec[i64], width: int) -> list[list[int]]:
    """Return a flat list as one list a seat."""
    return [list(values[at : at + width]) for at in range(0, len(values), width)]


def place_name(s: "TradeState", place: i64) -> str:
    """Return a place as 'city', a node's id, or 'route:space:heading' with the space counted from the city."""
    if place < INNER:
        return s.cards.place_ids[place]
    heading = HEADINGS[heading_of(place)]
    return f"{s.cards.route_ids[route_of(place)]}:{space_of(place)}:{heading}"


def arrival_name(s: "TradeState", arrival: i64) -> str:
    """Return an arrival as the route completed and the heading: 'forest-fm:out' is one at the node."""
    return f"{s.cards.route_ids[arrival // 2]}:{HEADINGS[arrival % 2]}"


def arrival_or_none(s: "TradeState", arrival: i64) -> str:
    """Return an arrival, '' for none."""
    return arrival_name(s, arrival) if arrival >= 0 else ""


def arrival_names(s: "TradeState", arrivals: list[int]) -> list[str]:
    """Return arrivals in their order."""
    return [arrival_name(s, arrival) for arrival in arrivals]


def hand_of(s: "TradeState", seat: i64) -> dict[str, list[str]]:
    """Return a hand by deck."""
    found: dict[str, list[str]] = {deck: [] for deck in DECKS}
    for card in hand_cards(s, seat):
        found[DECKS[card // CAPACITY]].append(s.cards.card_id(card))
    return found


def hands(s: "TradeState", entries: list[int]) -> list[dict[str, list[str]]]:
    """Return all hands."""
    found: list[dict[str, list[str]]] = [{deck: [] for deck in DECKS} for _ in range(s.seats)]
    for entry in entries:
        card = entry % HAND
        found[entry // HAND][DECKS[card // CAPACITY]].append(s.cards.card_id(int(card)))
    return found


def down_faces(s: "TradeState", down: list[int]) -> list[list[str]]:
    """Return the face-down cards by seat, in the order of laying."""
    found: list[list[str]] = [[] for _ in range(s.seats)]
    for entry in down:
        found[entry // CAPACITY % 4].append(s.cards.ids[0][entry % CAPACITY])
    return found


def down_seen(s: "TradeState") -> list[list[list[int]]]:
    """Return for each face-down card the seats that have looked at it."""
    found: list[list[list[int]]] = [[] for _ in range(s.seats)]
    for entry in s.down:
        bits = entry // memory.SEEN
        found[entry // CAPACITY % 4].append([seat for seat in range(s.seats) if bits >> seat & 1])
    return found


def eternals(s: "TradeState", entries: vec[i64]) -> list[list[dict[str, Any]]]:
    """Return the Eternals by seat, in the order of laying."""
    found: list[list[dict[str, Any]]] = [[] for _ in range(s.seats)]
    for entry in entries:
        card = {
            "card": s.cards.ids[1][entry % CAPACITY],
            "awake": bool(entry // AWAKE % 2),
            "used": bool(entry // USED % 2),
        }
        found[entry // CAPACITY % 4].append(card)
    return found


def cards_on_stack(s: "TradeState") -> list[int]:
    """Return the cards that are being carried out: they lie nowhere else. TT-R-63"""
    stack = s.stack
    found = [stack[at + 1] for at in range(0, len(stack), FRAME) if stack[at] == CARD]
    return [card for card in found if card // CAPACITY != 1 or not s.cards.is_eternal(card % CAPACITY)]
