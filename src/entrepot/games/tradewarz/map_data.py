"""What lies on the map as plain data: tiles, posts, crossings, soldiers, buildings with their silos."""

from typing import TYPE_CHECKING, Any, Final

from entrepot.games.tradewarz import army, buildings
from entrepot.games.tradewarz.cards import BUILDINGS, CASTLE_KIND, NONE, SETTLEMENT_KIND
from entrepot.games.tradewarz.terrain.board import FEW, Board
from entrepot.games.tradewarz.terrain.places import (
    AROUND,
    BIT,
    CROSSED,
    CROSSINGS,
    KINDS,
    OCTAGON_WORDS,
    OCTAGONS,
    PLACE_WORDS,
    PLACES,
    SQUARES,
)
from entrepot.kernel.errors import BadPosition
from entrepot.kernel.plain import list_of, number, seat_number, whole

if TYPE_CHECKING:
    from entrepot.games.tradewarz.state import TradeWarzState

KEYS: Final = ("tiles", "posts", "crossings", "army", "building", "post_owner")
POSTS: Final = 4
MOST_YEARS: Final = 1_000
DIAGONAL_WORDS: Final = ["falling", "rising"]


def place_name(place: int) -> str:
    """Return a place's word, '' for none."""
    return PLACE_WORDS[place] if place >= 0 else ""


def place_number(word: object) -> int:
    """Return a word's place, NONE for ''; BadPosition if there is none."""
    return NONE if word == "" else number(word, list(PLACE_WORDS))


def seat_or_none(value: object, seats: int) -> int:
    """Return a seat, or NONE."""
    return NONE if value == NONE else seat_number(value, seats)


def fields(s: "TradeWarzState") -> dict[str, Any]:
    """Return the map's fields: army as [place, [[seat, soldiers], ...]], hosts first; buildings as rows of five."""
    return {
        "tiles": [KINDS[tile] for tile in s.board.tiles],
        "posts": [PLACE_WORDS[place] for place in s.board.posts],
        "crossings": [crossing_name(at) for at in range(CROSSINGS) if s.board.crossings >> at & 1],
        "army": [[PLACE_WORDS[place], army_at(s, place)] for place in range(PLACES) if s.army[place]],
        "building": [building_at(s, square) for square in range(SQUARES) if s.building[square]],
        "post_owner": s.post_owner[:],
    }


def crossing_name(at: int) -> list[str]:
    """Return a crossing's octagon and diagonal."""
    return [OCTAGON_WORDS[CROSSED[at]], DIAGONAL_WORDS[at & 1]]


def army_at(s: "TradeWarzState", place: int) -> list[list[int]]:
    """Return who stands on a place with how many, the host first."""
    return [[seat, int(army.soldiers(s, seat, place))] for seat in army.owners(s, place)]


def building_at(s: "TradeWarzState", square: int) -> list[Any]:
    """Return place, owner, kind, the year it became a village, and its silos as [octagon, group]."""
    value = s.building[square]
    return [PLACE_WORDS[square], value >> 2, BUILDINGS[value & 3], s.since[square], silos_at(s, square)]


def silos_at(s: "TradeWarzState", square: int) -> list[list[Any]]:
    """Return the silos of a building: the octagon of each, and the group, 0 for those that it came with."""
    found: list[list[Any]] = []
    packed, at = s.silos[square], 0
    while packed:
        octagon = OCTAGON_WORDS[AROUND[4 * square + at % 4]]
        found += [[octagon, at // 4]] * (packed & 3)
        packed >>= 2
        at += 1
    return found


def set_fields(s: "TradeWarzState", data: dict[str, Any]) -> None:
    """Take the map's fields back."""
    tiles = bytes([number(tile, list(KINDS)) for tile in list_of(data["tiles"], OCTAGONS)])
    posts = bytes([square_number(post) for post in list_of(data["posts"])])
    if len(set(posts)) != len(posts) or len(posts) not in (0, POSTS - 1 if s.seats <= FEW else POSTS):
        raise BadPosition("'posts' names the square of each post in use, all different")
    crossings = 0
    for value in list_of(data["crossings"]):
        crossings |= 1 << crossing_number(value)
    s.board = Board(tiles, posts, s.seats, crossings, s.chosen.per_diagonal)
    if min(s.board.left) < 0:
        raise BadPosition("'crossings' has more roads, bridges or tunnels than there are")
    read_army(s, data["army"])
    read_buildings(s, data["building"])
    count = POSTS - 1 if s.seats <= FEW else POSTS
    s.post_owner = [seat_or_none(seat, int(s.seats)) for seat in list_of(data["post_owner"], count)]


def square_number(word: object) -> int:
    """Return the number of a square."""
    return number(word, list(PLACE_WORDS[:SQUARES]))


def crossing_number(value: object) -> int:
    """Return the way across that an octagon and a diagonal name."""
    octagon, diagonal = list_of(value, 2)
    at = OCTAGON_WORDS.index(octagon) if octagon in OCTAGON_WORDS else NONE
    if at not in CROSSED or diagonal not in DIAGONAL_WORDS:
        raise BadPosition(f"{value!r} is no crossing: write an inner octagon, and falling or rising", value)
    return CROSSED.index(at) + DIAGONAL_WORDS.index(diagonal)


def read_army(s: "TradeWarzState", values: object) -> None:
    """Take the soldiers back."""
    s.army = [0] * PLACES
    s.stands = [0] * s.seats
    for value in list_of(values):
        word, squads = list_of(value, 2)
        place = number(word, list(PLACE_WORDS))
        for squad in list_of(squads):
            seat, count = list_of(squad, 2)
            army.put(s, seat_number(seat, int(s.seats)), place, whole(count, 1, army.GATE_LIMIT))


def read_buildings(s: "TradeWarzState", values: object) -> None:
    """Take buildings and silos back."""
    s.building = [0] * SQUARES
    s.since = [0] * SQUARES
    s.silos = [0] * SQUARES
    s.estates = [0] * s.seats
    for value in list_of(values):
        word, owner, kind, since, silos = list_of(value, 5)
        square, seat = square_number(word), seat_number(owner, int(s.seats))
        level = number(kind, list(BUILDINGS[: CASTLE_KIND + 1]))
        if level < SETTLEMENT_KIND or s.building[square]:
            raise BadPosition(f"{word!r} has one settlement, village or castle", word)
        s.building[square] = level | seat << 2
        s.estates[seat] |= BIT[square]
        s.since[square] = whole(since, 0, MOST_YEARS)
        for silo in list_of(silos):
            octagon, group = list_of(silo, 2)
            corner = buildings.corner_of(square, number(octagon, list(OCTAGON_WORDS)))
            if corner == NONE:
                raise BadPosition(f"{octagon!r} does not touch {word!r}", octagon)
            buildings.add_silo(s, square, whole(group, 0, len(s.waiting)), corner)
