"""The map of one game: tiles, trading posts, crossings, and what follows from them. Never changed once it is made."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.tradewarz.content.places import (
    ACROSS,
    BIT,
    CHANNELS,
    CROSSED,
    CROSSINGS,
    DIAGONALS,
    GATES,
    LAKE,
    MOUNTAIN,
    MOUTHS,
    NOWHERE,
    OCTAGONS,
    PLACE_OF_BIT,
    PLACES,
    SQUARES,
)
from entrepot.kernel.packed import packed

ROAD: Final = 0
BRIDGE: Final = 1
TUNNEL: Final = 2
PIECES: Final = (20, 6, 14)
"""Roads, bridges and tunnel pieces in the box. TW-COMP-07"""
FEW: Final = 3
"""With at most so many players three posts are used, each linked with each. TW-TP-04"""


@final
class Board:
    """Copies of a position share it; a new crossing makes a new one, so that reach is worked out once a map.

    `near` has for each place the set of places one space away: open channels, gates, crossings that stand. `diggable`
    has for each square the squares that a crossing which may still be built would bring within one space. `linked` has
    for each square the posts that a jump from it could reach. `far[PLACES * a + b]` is the way in spaces. TW-R-66
    """

    def __init__(self, tiles: bytes, posts: bytes, seats: i64, crossings: i64, per_diagonal: bool) -> None:
        self.tiles = tiles
        self.posts = posts
        self.seats = seats
        self.crossings = crossings
        """The ways across on which a crossing stands, as bits."""
        self.per_diagonal = per_diagonal
        self.left: vec[i64] = pieces_left(tiles, crossings, per_diagonal)
        self.near: vec[i64] = steps(tiles, crossings)
        self.diggable: vec[i64] = diggings(tiles, crossings, per_diagonal, self.left)
        self.linked: vec[i64] = links(posts, seats)
        self.post_at: bytes = bytes([posts.find(place) + 1 for place in range(PLACES)])
        """The number of the post on each place, from 1; 0 where there is none."""
        self._far = b""

    @property
    def far(self) -> bytes:
        """The way between any two places: bots weigh it, play never asks, so it is worked out when one first asks."""
        if not self._far:
            self._far = distances(self.near)
        return self._far

    def with_crossing(self, number: i64) -> "Board":
        """Return the map with one more crossing, on that way across. TW-R-23"""
        return Board(self.tiles, self.posts, self.seats, self.crossings | BIT[number], self.per_diagonal)

    def kind_across(self, one: i64, other: i64) -> i64:
        """Return what crosses the octagon between two squares: ROAD, BRIDGE or TUNNEL.

        TW-CROSS-02, TW-CROSS-03, TW-CROSS-04
        """
        return kind_of(self.tiles[CROSSED[ACROSS[one * SQUARES + other]]])


def kind_of(tile: i64) -> i64:
    """Return what kind of crossing a tile takes. TW-R-21"""
    return TUNNEL if tile == MOUNTAIN else BRIDGE if tile == LAKE else ROAD


def pieces_left(tiles: bytes, crossings: i64, per_diagonal: bool) -> vec[i64]:
    """Return the pieces in stock: roads, bridges, tunnel pieces, of which a tunnel takes two. TW-R-22"""
    left = packed(PIECES)
    for number in range(CROSSINGS):
        if crossings >> number & 1:
            kind = kind_of(tiles[CROSSED[number]])
            left[kind] -= pieces(kind, per_diagonal)
    return left


def pieces(kind: i64, per_diagonal: bool) -> i64:
    """Return how many pieces one crossing takes. TW-R-22"""
    return 2 if kind == TUNNEL and not per_diagonal else 1


def steps(tiles: bytes, crossings: i64) -> vec[i64]:
    """Return for each place what is one space away.

    TW-MAP-07, TW-MARCH-05, TW-MARCH-06, TW-MARCH-07, TW-R-02, TW-R-26
    """
    near = vec[i64]([i64(0)] * PLACES)
    for one, other, left, right in CHANNELS:
        if tiles[left] < MOUNTAIN or tiles[right] < MOUNTAIN:  # closed only between two obstacles
            join(near, one, other)
    for gate in range(GATES):
        for mouth in MOUTHS[gate]:
            join(near, SQUARES + gate, mouth)
    for number in range(CROSSINGS):
        if crossings >> number & 1:
            _, one, other = DIAGONALS[number]
            join(near, one, other)
    return near


def join(near: vec[i64], one: int, other: int) -> None:
    """Make two places neighbours."""
    near[one] |= BIT[other]
    near[other] |= BIT[one]


def diggings(tiles: bytes, crossings: i64, per_diagonal: bool, left: vec[i64]) -> vec[i64]:
    """Return for each square the squares to which a crossing may still be built. TW-R-21, TW-R-22"""
    found = vec[i64]([i64(0)] * PLACES)
    for number in range(CROSSINGS):
        taken = crossings >> number | (0 if per_diagonal else crossings >> (number ^ 1))
        kind = kind_of(tiles[CROSSED[number]])
        if taken & 1 == 0 and left[kind] >= pieces(kind, per_diagonal):
            _, one, other = DIAGONALS[number]
            join(found, one, other)
    return found


def links(posts: bytes, seats: i64) -> vec[i64]:
    """Return for each place the posts linked with the one that stands there. TW-TP-03, TW-TP-04"""
    found = vec[i64]([i64(0)] * PLACES)
    pairs = [(0, 1), (0, 2), (1, 2)] if seats <= FEW else [(0, 2), (1, 3)]
    for one, other in pairs:
        if one < len(posts) and other < len(posts):
            join(found, posts[one], posts[other])
    return found


def distances(near: vec[i64]) -> bytes:
    """Return the way between any two places in spaces, armies and jumps left aside; NOWHERE if there is none."""
    table: list[int] = []
    for place in range(PLACES):
        table += distances_from(near, place)
    return bytes(table)


def distances_from(near: vec[i64], start: i64) -> vec[i64]:
    """Return the way from one place to each."""
    row = vec[i64]([i64(NOWHERE)] * PLACES)
    seen: i64 = BIT[start]
    edge: i64 = seen
    spaces: i64 = 0
    while edge:
        beyond: i64 = 0
        while edge:
            place = PLACE_OF_BIT[(edge & -edge) % 67]
            row[place] = spaces
            beyond |= near[place]
            edge &= edge - 1
        edge = beyond & ~seen
        seen |= edge
        spaces += 1
    return row


BLANK: Final = Board(bytes(OCTAGONS), b"", 2, 0, False)


def blank() -> Board:
    """Return the map before it is dealt, which all positions share."""
    return BLANK


def posts_used(seats: i64) -> i64:
    """Return how many trading posts so many seats use. TW-TP-02, TW-TP-04"""
    return 3 if seats <= FEW else 4
