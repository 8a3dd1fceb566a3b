"""The position as plain data that a person can read and write, and its accounts."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from entrepot.games.trade_and_triumph import memory, reading
from entrepot.games.trade_and_triumph.actions import CAPACITY, DECKS
from entrepot.games.trade_and_triumph.board import INNER, heading_of, route_of, space_of
from entrepot.games.trade_and_triumph.cards import COLOURS, TRACKS_EACH
from entrepot.games.trade_and_triumph.data_memory import memory_of
from entrepot.games.trade_and_triumph.eternals import AWAKE, USED
from entrepot.games.trade_and_triumph.hands import HAND, hand_cards
from entrepot.games.trade_and_triumph.phases.order import CARD
from entrepot.games.trade_and_triumph.reading import ENDS, HEADINGS
from entrepot.games.trade_and_triumph.record_data import records
from entrepot.kernel.bag import named
from entrepot.kernel.phase import FRAME

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.state import TradeState


NUMBERS: Final = ("first", "round", "active", "draws_left", "plays_left", "market", "turned_up")
FLAGS: Final = ("triggered", "may_stay")
SEAT_FLAGS: Final = ("forced", "unmoved", "kept")


def fields(s: "TradeState") -> dict[str, Any]:
    """Return the fields: cards by id, lists by seat, cubes in the order of the regions, levels of the tracks."""
    seats = range(s.seats)
    ids = s.cards.ids
    data: dict[str, Any] = {name: int(getattr(s, name)) for name in NUMBERS}
    for name in FLAGS:
        data[name] = bool(getattr(s, name))
    for name in SEAT_FLAGS:
        data[name] = [bool(getattr(s, name) >> seat & 1) for seat in seats]
    data["gold"] = s.gold[:]
    data["points"] = s.points[:]
    data["cubes"] = by_seat(s.cubes, COLOURS)
    data["supply"] = s.supply[:]
    data["levels"] = by_seat(s.levels, TRACKS_EACH)
    data["in_force"] = [int(s.move_limit), int(s.draw_limit), int(s.play_limit)]
    data["bonuses"] = by_seat(s.bonuses, 2)
    data["traders"] = [place_name(s, place) for place in s.place]
    data["hands"] = hands(s)
    data["down"] = down_faces(s)
    data["down_seen"] = down_seen(s)
    data["eternals"] = eternals(s)
    data["decks"] = {deck: named(s.deck(number), ids[number]) for number, deck in enumerate(DECKS)}
    data["discards"] = {deck: named(s.discard(number), ids[number]) for number, deck in enumerate(DECKS)}
    data["drawn"] = [deck for number, deck in enumerate(DECKS) if s.drawn >> number & 1]
    data["reached"] = [end for number, end in enumerate(ENDS) if s.reached >> number & 1]
    data["turned"] = [ids[0][face] for face in s.turned]
    data["at"] = arrival_name(s, s.at) if s.at >= 0 else ""
    data["arrivals"] = [arrival_name(s, arrival) for arrival in s.arrivals]
    data["known"] = [memory_of(s, entry) for entry in s.known]
    data["since_reshuffle"] = records(s)
    return data


def by_seat(values: list[int], width: int) -> list[list[int]]:
    """Return a flat list as one list a seat."""
    return [values[at : at + width] for at in range(0, len(values), width)]


def place_name(s: "TradeState", place: i64) -> str:
    """Return a place as 'city', a node's id, or 'route:space:heading' with the space counted from the city."""
    if place < INNER:
        return s.cards.place_ids[place]
    heading = HEADINGS[heading_of(place)]
    return f"{s.cards.route_ids[route_of(place)]}:{space_of(place)}:{heading}"


def arrival_name(s: "TradeState", arrival: i64) -> str:
    """Return an arrival as the route completed and the heading: 'forest-fm:out' is one at the node."""
    return f"{s.cards.route_ids[arrival // 2]}:{HEADINGS[arrival % 2]}"


def hand_of(s: "TradeState", seat: i64) -> dict[str, list[str]]:
    """Return a hand by deck."""
    found: dict[str, list[str]] = {deck: [] for deck in DECKS}
    for card in hand_cards(s, seat):
        found[DECKS[card // CAPACITY]].append(s.cards.card_id(card))
    return found


def hands(s: "TradeState") -> list[dict[str, list[str]]]:
    """Return all hands."""
    return [hand_of(s, seat) for seat in range(s.seats)]


def down_faces(s: "TradeState") -> list[list[str]]:
    """Return the face-down cards by seat, in the order of laying."""
    found: list[list[str]] = [[] for _ in range(s.seats)]
    for entry in s.down:
        found[entry // CAPACITY % 4].append(s.cards.ids[0][entry % CAPACITY])
    return found


def down_seen(s: "TradeState") -> list[list[list[int]]]:
    """Return for each face-down card the seats that have looked at it."""
    found: list[list[list[int]]] = [[] for _ in range(s.seats)]
    for entry in s.down:
        bits = entry // memory.SEEN
        found[entry // CAPACITY % 4].append([seat for seat in range(s.seats) if bits >> seat & 1])
    return found


def eternals(s: "TradeState") -> list[list[dict[str, Any]]]:
    """Return the Eternals by seat, in the order of laying."""
    found: list[list[dict[str, Any]]] = [[] for _ in range(s.seats)]
    for entry in s.eternals:
        card = {
            "card": s.cards.ids[1][entry % CAPACITY],
            "awake": bool(entry // AWAKE % 2),
            "used": bool(entry // USED % 2),
        }
        found[entry // CAPACITY % 4].append(card)
    return found


def set_fields(s: "TradeState", data: dict[str, Any]) -> None:
    """Take the fields back; BadPosition or KeyError where they are no position."""
    reading.read(s, data)


# ---------------------------------------------------------------- accounts


def cards_on_stack(s: "TradeState") -> list[int]:
    """Return the cards that are being carried out: they lie nowhere else. TT-R-63"""
    stack = s.stack
    found = [stack[at + 1] for at in range(0, len(stack), FRAME) if stack[at] == CARD]
    return [card for card in found if card // CAPACITY != 1 or not s.cards.is_eternal(card % CAPACITY)]


def census(s: "TradeState") -> dict[str, dict[str, int]]:
    """Return where all cards and cubes are."""
    on_stack = cards_on_stack(s)
    found: dict[str, dict[str, int]] = {}
    for number, deck in enumerate(DECKS):
        found[deck] = {
            "deck": sum(s.deck(number)),
            "discard": sum(s.discard(number)),
            "hands": sum(1 for entry in s.hands if entry % HAND // CAPACITY == number),
            "carried out": sum(1 for card in on_stack if card // CAPACITY == number),
        }
    found["trade"]["down"] = len(s.down)
    found["trade"]["turned"] = len(s.turned)
    found["influence"]["in play"] = len(s.eternals)
    found["cubes"] = {"supply": sum(s.supply), "seats": sum(s.cubes)}
    return found
