"""Single values of a position as plain data and back: cards, techs, super units, tokens, sets of seats."""

from typing import TYPE_CHECKING, Any

from entrepot.games.tradewarz import army
from entrepot.games.tradewarz.actions import SEATS
from entrepot.games.tradewarz.cards import NONE, SEASONS
from entrepot.games.tradewarz.map_data import place_name, place_number
from entrepot.games.tradewarz.terrain.places import GATES, SQUARES
from entrepot.games.tradewarz.tokens import TOKEN_WORDS
from entrepot.kernel.bag import counted, named
from entrepot.kernel.errors import BadPosition
from entrepot.kernel.plain import list_of, number, per_seat, seat_number, whole

if TYPE_CHECKING:
    from entrepot.games.tradewarz.state import TradeWarzState


def face_name(ids: list[str], face: int) -> str:
    """Return the id of a face, '' for none."""
    return "" if face == NONE else ids[face]


def tech_name(s: "TradeWarzState", marker: int) -> str:
    """Return the id of a super unit, '' for none."""
    return "" if marker == NONE else s.cards.techs.ids[s.cards.techs.markers[marker]]


def marker_number(s: "TradeWarzState", id: object) -> int:
    """Return the number of a super unit; BadPosition if it is none."""
    if id == "":
        return NONE
    marker = s.cards.techs.marker[number(id, s.cards.techs.ids)]
    if marker == NONE:
        raise BadPosition(f"{id!r} is no super unit", id)
    return marker


def marker_data(s: "TradeWarzState", marker: int) -> list[Any]:
    """Return a super unit, its place ('' while it marches or leaves), and whose squad it is with."""
    place = s.marker_at[marker]
    return [tech_name(s, marker), "" if place == army.MARCHING else place_name(place), s.marker_with[marker]]


def read_markers(s: "TradeWarzState", values: object) -> None:
    """Take the super units back."""
    s.marker_at = [NONE] * len(s.cards.techs.markers)
    s.marker_with = [NONE] * len(s.cards.techs.markers)
    for value in list_of(values):
        id, place, seat = list_of(value, 3)
        marker = marker_number(s, id)
        s.marker_at[marker] = army.MARCHING if place == "" else place_number(place)
        s.marker_with[marker] = seat_number(seat, int(s.seats))


def gate_number(word: object) -> int:
    """Return the place of a gate, NONE for ''."""
    place = place_number(word)
    if place != NONE and not SQUARES <= place < SQUARES + GATES:
        raise BadPosition(f"{word!r} is no gate", word)
    return place


def mark_name(mark: int) -> str:
    """Return the action whose token lies on a season, '' for none."""
    return "" if mark == 0 else TOKEN_WORDS[mark - 1]


def read_marks(values: object) -> list[int]:
    """Take the tokens of a seat back."""
    return [0 if word == "" else number(word, list(TOKEN_WORDS)) + 1 for word in list_of(values, SEASONS)]


def bits_as_seats(bits: int) -> list[int]:
    """Return seats from bits."""
    return [seat for seat in range(SEATS) if bits >> seat & 1]


def seats_as_bits(values: object, seats: int) -> int:
    """Return bits from seats."""
    bits = 0
    for seat in list_of(values):
        bits |= 1 << seat_number(seat, seats)
    return bits


def bits_as_ids(bits: int, ids: list[str]) -> list[str]:
    """Return ids from bits."""
    return [id for at, id in enumerate(ids) if bits >> at & 1]


def ids_as_bits(values: object, ids: list[str]) -> int:
    """Return bits from ids."""
    bits = 0
    for id in list_of(values):
        bits |= 1 << number(id, ids)
    return bits


def hands(counts: list[int], ids: list[str], seats: int) -> list[list[str]]:
    """Return the cards of each seat as ids."""
    width = len(ids)
    return [named(counts[seat * width : (seat + 1) * width], ids) for seat in range(seats)]


def read_hands(values: object, ids: list[str], seats: int) -> list[int]:
    """Take the cards of each seat back."""
    return [count for hand in per_seat(values, seats) for count in counted(hand, ids)]


def table_of(values: object, seats: int, names: tuple[str, ...], most: int) -> list[int]:
    """Take one named number of each kind from each seat."""
    found: list[int] = []
    for row in per_seat(values, seats):
        if not isinstance(row, dict) or sorted(row) != sorted(names):
            raise BadPosition(f"{row!r} is no table of {', '.join(names)}", row)
        found += [whole(row[name], 0, most) for name in names]
    return found
