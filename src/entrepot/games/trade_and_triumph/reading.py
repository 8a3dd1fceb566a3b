"""Reading a position back from plain data. BadPosition says what is allowed; `data` writes what is read here."""

from typing import TYPE_CHECKING, Any, Final

from entrepot.games.trade_and_triumph import memory
from entrepot.games.trade_and_triumph.actions import CAPACITY, DECKS, MOST_SPACES
from entrepot.games.trade_and_triumph.board import MOST_INNER, inner
from entrepot.games.trade_and_triumph.cards import COLOURS, CUBES, LAST_ROUND, TOP_LEVEL, TRACKS_EACH
from entrepot.games.trade_and_triumph.data_memory import memory_number
from entrepot.games.trade_and_triumph.eternals import AWAKE, USED, refresh
from entrepot.games.trade_and_triumph.hands import HAND
from entrepot.games.trade_and_triumph.record_data import read_records
from entrepot.kernel.bag import counted
from entrepot.kernel.errors import BadPosition
from entrepot.kernel.plain import list_of, number, per_seat, seat_number, truth, whole
from entrepot.kernel.schema import shown

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.state import TradeState

MOST: Final = 1_000_000
HEADINGS: Final = ("out", "back")
ENDS: Final = ("node", "city")
"""What `reached` holds, in order of its bits."""


def read(s: "TradeState", data: dict[str, Any]) -> None:
    """Take all fields."""
    seats = int(s.seats)
    read_numbers(s, data, seats)
    read_seats(s, data, seats)
    read_cards(s, data, seats)
    s.turned = [number(id, s.cards.ids[0]) for id in list_of(data["turned"])]
    s.at = arrival_number(s, data["at"]) if data["at"] != "" else -1
    s.arrivals = [arrival_number(s, name) for name in list_of(data["arrivals"])]
    s.known = sorted(memory_number(s, entry) for entry in list_of(data["known"]))
    read_records(s, data["since_reshuffle"])
    refresh(s)


def read_numbers(s: "TradeState", data: dict[str, Any], seats: int) -> None:
    """Take what is one number or flag."""
    s.first = seat_number(data["first"], seats)
    s.round = whole(data["round"], 1, LAST_ROUND)
    s.active = seat_number(data["active"], seats)
    s.draws_left = whole(data["draws_left"], 0, MOST)
    s.plays_left = whole(data["plays_left"], 0, MOST)
    s.market = whole(data["market"], -1, MOST)
    s.turned_up = whole(data["turned_up"], 0, MOST)
    s.triggered = truth(data["triggered"])
    s.may_stay = truth(data["may_stay"])
    force = list_of(data["in_force"], TRACKS_EACH)
    s.move_limit = whole(force[0], 1, MOST_SPACES)
    s.draw_limit = whole(force[1], 1, MOST)
    s.play_limit = whole(force[2], 1, MOST)
    s.drawn = bits_of(data["drawn"], DECKS)
    s.reached = bits_of(data["reached"], ENDS)


def read_seats(s: "TradeState", data: dict[str, Any], seats: int) -> None:
    """Take what is a list by seat, cards aside."""
    s.forced = flags(data["forced"], seats)
    s.unmoved = flags(data["unmoved"], seats)
    s.kept = flags(data["kept"], seats)
    s.gold = [whole(amount, 0, MOST) for amount in per_seat(data["gold"], seats)]
    s.points = [whole(amount, 0, MOST) for amount in per_seat(data["points"], seats)]
    s.cubes = flat(data["cubes"], seats, COLOURS, CUBES)
    s.supply = [whole(count, 0, CUBES) for count in list_of(data["supply"], COLOURS)]
    s.levels = flat(data["levels"], seats, TRACKS_EACH, TOP_LEVEL)
    s.bonuses = flat(data["bonuses"], seats, 2, MOST)
    s.place = [place_number(s, name) for name in per_seat(data["traders"], seats)]


def read_cards(s: "TradeState", data: dict[str, Any], seats: int) -> None:
    """Take hands, face-down cards, Eternals and piles."""
    s.hands = []
    s.held = [0] * (seats * 3)
    for seat, hand in enumerate(per_seat(data["hands"], seats)):
        read_hand(s, seat, hand)
    s.hands.sort()
    s.down = read_down(s, data, seats)
    s.eternals = [
        eternal_number(s, seat, eternal)
        for seat, held in enumerate(per_seat(data["eternals"], seats))
        for eternal in list_of(held)
    ]
    piles = [
        counted(data[zone][deck], s.cards.ids[at]) for zone in ("decks", "discards") for at, deck in enumerate(DECKS)
    ]
    s.trade_deck, s.influence_deck, s.specialty_deck = piles[0], piles[1], piles[2]
    s.trade_discard, s.influence_discard, s.specialty_discard = piles[3], piles[4], piles[5]
    s.sizes = [sum(pile) for pile in piles]


def read_hand(s: "TradeState", seat: int, hand: Any) -> None:
    """Take one hand, written by deck."""
    for at, deck in enumerate(DECKS):
        for id in list_of(hand[deck]):
            s.hands.append(int(seat * HAND) + at * CAPACITY + number(id, s.cards.ids[at]))
            s.held[seat * 3 + at] += 1


def read_down(s: "TradeState", data: dict[str, Any], seats: int) -> list[int]:
    """Take the face-down cards with who has looked at them."""
    found: list[int] = []
    seen = per_seat(data["down_seen"], seats)
    for seat, ids in enumerate(per_seat(data["down"], seats)):
        lookers = list_of(seen[seat], len(list_of(ids)))
        for id, seats_seen in zip(ids, lookers, strict=True):
            bits = sum(1 << seat_number(looker, seats) for looker in set(list_of(seats_seen)))
            found.append(seat * CAPACITY + number(id, s.cards.ids[0]) + bits * memory.SEEN)
    return found


def bits_of(names: object, allowed: tuple[str, ...]) -> int:
    """Return some of the allowed names as bits."""
    return sum(1 << number(name, list(allowed)) for name in set(list_of(names)))


def flags(values: object, seats: int) -> int:
    """Return flags by seat as the bits of one number."""
    return sum(1 << seat for seat, flag in enumerate(per_seat(values, seats)) if truth(flag))


def flat(values: object, seats: int, width: int, most: int) -> list[int]:
    """Return one list of numbers a seat as a flat list."""
    return [whole(value, 0, most) for row in per_seat(values, seats) for value in list_of(row, width)]


def place_number(s: "TradeState", name: object) -> int:
    """Return the place that `data.place_name` calls so."""
    ids = s.cards.place_ids
    if isinstance(name, str) and name in ids:
        return ids.index(name)
    parts = name.split(":") if isinstance(name, str) else []
    spaces = [str(space) for space in range(1, min(s.chosen.board.spaces, MOST_INNER) + 1)]
    if len(parts) != 3 or parts[0] not in s.cards.route_ids or parts[1] not in spaces or parts[2] not in HEADINGS:
        allowed = "write 'city', a node, or 'route:space:heading' with out or back"
        raise BadPosition(f"{shown(name)} is no place: {allowed}", name)
    return int(inner(s.cards.route_ids.index(parts[0]), HEADINGS.index(parts[2]), int(parts[1])))


def arrival_number(s: "TradeState", name: object) -> int:
    """Return the arrival that `data.arrival_name` calls so."""
    parts = name.split(":") if isinstance(name, str) else []
    if len(parts) != 2 or parts[0] not in s.cards.route_ids or parts[1] not in HEADINGS:
        allowed = "write 'route:out' for one at a node, 'route:back' in the city"
        raise BadPosition(f"{shown(name)} is no arrival: {allowed}", name)
    return s.cards.route_ids.index(parts[0]) * 2 + HEADINGS.index(parts[1])


def eternal_number(s: "TradeState", seat: int, eternal: Any) -> int:
    """Return an Eternal in play."""
    face = number(eternal["card"], s.cards.ids[1])
    if not s.cards.is_eternal(face):
        raise BadPosition(f"{eternal['card']!r} is no Eternal, so it cannot stay in play", eternal["card"])
    return seat * CAPACITY + face + truth(eternal["awake"]) * AWAKE + truth(eternal["used"]) * USED
