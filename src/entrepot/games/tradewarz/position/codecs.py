"""What is special in the data of TradeWarz's fields: decks, the map, soldiers, buildings with silos, super units."""

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.tradewarz.content.board import Board, posts_used
from entrepot.games.tradewarz.content.places import (
    CROSSED,
    CROSSINGS,
    KINDS,
    OCTAGON_WORDS,
    OCTAGONS,
    PLACE_WORDS,
    PLACES,
    SQUARES,
    place_name,
)
from entrepot.games.tradewarz.content.tables import BUILDINGS, CASTLE_KIND, NONE, SETTLEMENT_KIND
from entrepot.games.tradewarz.rules import army, buildings
from entrepot.games.tradewarz.rules.wealth import GOLDEN
from entrepot.kernel.errors import BadPosition
from entrepot.kernel.fields import Account, Coded, Faces, ListOf, Shape, Word
from entrepot.kernel.fields.reading import number, so_many, some, word

if TYPE_CHECKING:
    from entrepot.games.tradewarz.position.state import TradeWarzState

BATTLE: Final = Faces("battle", "battle card", "cards.battle.ids", "cards.battle.copies")
MORALE: Final = Faces("morale", "morale card", "cards.morale.ids", "cards.morale.copies")
HOUSES: Final = Faces("houses", "house", "cards.house_ids")
TECHS: Final = Faces("techs", "tech", "cards.techs.ids")
SUPERS: Final = Faces("super units", "super unit", "cards.techs.super_ids")
XADLAS: Final = Account("xadlas", "golden", "bank", total=GOLDEN)
LETTERS: Final = {"F": "lumber", "G": "mining", "W": "wheat", "M": "mountain", "L": "lake"}
DIAGONALS: Final = ("falling", "rising")
SQUARE_WORDS: Final = PLACE_WORDS[:SQUARES]
MOST_YEARS: Final = 1_000

# ---------------------------------------------------------------- tiles, posts, crossings


class OnBoard(Shape):
    """A part of the map, which the board has under the field's name: `lay_board` makes that of all parts."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.hint = shape.hint

    def attributes(self, name: str) -> dict[str, Shape]:
        return {}

    def take(self, s: Any, name: str) -> Any:
        return self.shape.write(s, getattr(s.board, name))

    def put(self, s: Any, name: str, key: str, value: Any) -> None:
        """Keep nothing: `lay_board` makes the board once, when all its parts have been read."""

    def read(self, s: Any, key: str, value: Any) -> Any:
        return self.shape.read(s, key, value)


class Posts(ListOf):
    """The square of each trading post in use, all different; none before the map is dealt."""

    def __init__(self) -> None:
        super().__init__(Word(SQUARE_WORDS))

    def read(self, s: Any, key: str, value: Any) -> list[int]:
        posts = super().read(s, key, value)
        if len(set(posts)) != len(posts) or len(posts) not in (0, posts_used(int(s.seats))):
            raise BadPosition(f"{key!r} names the square of each post in use, all different", value)
        return posts


class MapRows(Shape):
    """All tiles as rows of letters, for scenarios; read as the words that `tiles` takes."""

    def read(self, s: Any, key: str, value: Any) -> list[str]:
        letters = " ".join(str(row) for row in some(key, value, "rows")).split()
        for letter in letters:
            if letter not in LETTERS:
                raise BadPosition(f"{key!r} takes rows of the letters {', '.join(LETTERS)}, not {letter!r}")
        return [LETTERS[letter] for letter in letters]


def write_crossings(s: "TradeWarzState", crossings: int) -> list[list[str]]:
    """Return each crossing's octagon and diagonal."""
    return [[OCTAGON_WORDS[CROSSED[at]], DIAGONALS[at & 1]] for at in range(CROSSINGS) if crossings >> at & 1]


def read_crossings(s: "TradeWarzState", key: str, value: object) -> int:
    """Return the ways across as bits."""
    found = 0
    for row in some(key, value, "[octagon, diagonal]"):
        octagon, diagonal = so_many(key, row, 2, "words: octagon, diagonal")
        at = OCTAGON_WORDS.index(octagon) if octagon in OCTAGON_WORDS else NONE
        if at == NONE or at not in CROSSED:
            raise BadPosition(f"{row!r} is not a crossing: write an inner octagon, and falling or rising", row)
        found |= 1 << CROSSED.index(at) + word(key, diagonal, DIAGONALS)
    return found


BOARD: Final = {
    "tiles": OnBoard(ListOf(Word(KINDS), OCTAGONS)),
    "posts": OnBoard(Posts()),
    "crossings": OnBoard(Coded(write_crossings, read_crossings, list[list[str]])),
}
MAP_ROWS: Final = MapRows()


def lay_board(s: "TradeWarzState", data: dict[str, Any]) -> None:
    """Make the board of its parts."""
    tiles, posts, crossings = (shape.read(s, key, data[key]) for key, shape in BOARD.items())
    s.board = Board(bytes(tiles), bytes(posts), s.seats, crossings, s.chosen.per_diagonal)
    if min(s.board.left) < 0:
        raise BadPosition("'crossings' has more roads, bridges or tunnels than there are")


# ---------------------------------------------------------------- soldiers, buildings, super units


def write_army(s: "TradeWarzState") -> list[list[Any]]:
    """Return [place, [[seat, soldiers], ...]], hosts first."""
    return [
        [PLACE_WORDS[place], [[seat, int(army.soldiers(s, seat, place))] for seat in army.owners(s, place)]]
        for place in range(PLACES)
        if s.army[place]
    ]


def read_army(s: "TradeWarzState", key: str, value: object) -> None:
    """Let the soldiers stand where they are said to."""
    s.army = vec[i64]([i64(0)] * PLACES)
    s.stands = vec[i64]([i64(0)] * int(s.seats))
    for row in some(key, value, "[place, squads]"):
        name, squads = so_many(key, row, 2, "values: place, squads")
        place = word(key, name, PLACE_WORDS)
        for squad in some(key, squads, "[seat, soldiers]"):
            seat, count = so_many(key, squad, 2, "whole numbers: seat, soldiers")
            count = number(key, count, 1, army.GATE_LIMIT)
            army.put(s, number(key, seat, 0, s.seats - 1), place, count)


def write_buildings(s: "TradeWarzState") -> list[list[Any]]:
    """Return square, owner, kind, the year it became a village, and its silos as [octagon, group]."""
    return [
        [PLACE_WORDS[square], value >> 2, BUILDINGS[value & 3], s.since[square], buildings.silos_at(s, square)]
        for square, value in enumerate(s.building)
        if value
    ]


def read_buildings(s: "TradeWarzState", key: str, value: object) -> None:
    """Take buildings and silos back."""
    s.building = vec[i64]([i64(0)] * SQUARES)
    s.since = vec[i64]([i64(0)] * SQUARES)
    s.silos = vec[i64]([i64(0)] * SQUARES)
    s.estates = vec[i64]([i64(0)] * int(s.seats))
    for row in some(key, value, "[square, seat, kind, year, silos]"):
        name, seat, kind, since, silos = so_many(key, row, 5, "values: square, seat, kind, year, silos")
        square = word(key, name, SQUARE_WORDS)
        if s.building[square]:
            raise BadPosition(f"{name!r} has one settlement, village or castle", name)
        level = word(key, kind, BUILDINGS[SETTLEMENT_KIND : CASTLE_KIND + 1]) + SETTLEMENT_KIND
        buildings.set_building(s, number(key, seat, 0, s.seats - 1), square, level)
        s.since[square] = number(key, since, 0, MOST_YEARS)
        for silo in some(key, silos, "[octagon, group]"):
            octagon, group = so_many(key, silo, 2, "values: octagon, group")
            corner = buildings.corner_of(square, word(key, octagon, OCTAGON_WORDS))
            if corner == NONE:
                raise BadPosition(f"{octagon!r} does not touch {name!r}", octagon)
            buildings.add_silo(s, square, number(key, group, 0, len(s.waiting)), corner)


def write_supers(s: "TradeWarzState") -> list[list[Any]]:
    """Return each super unit that lies somewhere, its place ('' while it marches or leaves), whose squad it is with."""
    return [
        [s.cards.techs.super_ids[marker], "" if place == army.MARCHING else place_name(place), s.marker_with[marker]]
        for marker, place in enumerate(s.marker_at)
        if place != NONE
    ]


def read_supers(s: "TradeWarzState", key: str, value: object) -> None:
    """Take the super units back."""
    s.marker_at = vec[i64]([i64(NONE)] * len(s.cards.techs.markers))
    s.marker_with = s.marker_at[:]
    for row in some(key, value, "[super unit, place, seat]"):
        id, place, seat = so_many(key, row, 3, "values: super unit, place, seat")
        marker = SUPERS.number(s, key, id)
        s.marker_at[marker] = army.MARCHING if place == "" else word(key, place, PLACE_WORDS)
        s.marker_with[marker] = number(key, seat, 0, s.seats - 1)
