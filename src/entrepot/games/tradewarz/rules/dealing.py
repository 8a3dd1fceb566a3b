"""Dealing the map: tiles at random, and posts on squares that touch an obstacle.

TW-MAP-01, TW-MAP-02, TW-MAP-03, TW-MAP-04, TW-MAP-05, TW-MAP-06, TW-R-15
"""

from typing import Final

from mypy_extensions import i64

from entrepot.games.tradewarz.content.places import AROUND, INNER, KINDS, MOUNTAIN, OCTAGONS, RIM, SQUARES
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.chance import Chance
from entrepot.kernel.packed import packed
from entrepot.kernel.state import State

TILES: Final = (12, 12, 12, 7, 6)
"""Lumber, mining, wheat, mountains, lakes. TW-MAP-06"""
POSTS: Final = 4
"""TW-TP-01, TW-COMP-11"""
TILE: Final = Chance("tile", "tile", about="a tile: " + ", ".join(KINDS))
"""Tiles are not content: the game itself names them."""
POST: Final = Chance("post", about="a square for a trading post, among those still fit for one")


def deal_tiles(s: State) -> bytes:
    """Deal the rim from the fields alone, the inner octagons from what is left with all obstacles.

    TW-MAP-02, TW-MAP-03, TW-MAP-04, TW-MAP-05
    """
    tiles = [0] * OCTAGONS
    pile = packed(TILES)
    for tile in range(MOUNTAIN, len(TILES)):
        pile[tile] = 0
    for octagon in RIM:
        tiles[octagon] = int(s.draw(TILE, pile, EVERYONE))
    for tile in range(MOUNTAIN, len(TILES)):
        pile[tile] = TILES[tile]
    for octagon in INNER:
        tiles[octagon] = int(s.draw(TILE, pile, EVERYONE))
    return bytes(tiles)


def deal_posts(s: State, tiles: bytes, few: bool) -> bytes:
    """Put each post in use on a square of its own beside an obstacle. TW-TP-02, TW-TP-03, TW-TP-04, TW-R-15"""
    eligible = [square for square in range(SQUARES) if touches_obstacle(tiles, square)]
    posts: list[int] = []
    for _ in range(POSTS - 1 if few else POSTS):
        posts.append(eligible.pop(s.pick(POST, len(eligible), EVERYONE)))
    return bytes(posts)


def touches_obstacle(tiles: bytes, square: i64) -> bool:
    """Say whether a square touches a lake or a mountain. TW-TP-02"""
    for octagon in AROUND[4 * square : 4 * square + 4]:
        if tiles[octagon] >= MOUNTAIN:
            return True
    return False
