"""Maps and positions for tests of TradeWarz."""

from entrepot.games.tradewarz.terrain.board import Board
from entrepot.games.tradewarz.terrain.places import KINDS, PLACE_WORDS

LETTERS = {"F": "lumber", "G": "mining", "W": "wheat", "M": "mountain", "L": "lake"}

FIGURE = """
    G F W W G G F
    G M L L M L F
    W L M F L W W
    G M G F G M F
    F M G G W M W
    W F G L F G W
    W G F F F W W
"""
"""The map of the marching rules, rebuilt: X is s43, 1 is s42, A is s31, 2 is s34, B is s25."""


def tiles_of(picture: str) -> bytes:
    """Return a map's tiles from seven rows of seven letters."""
    return bytes([KINDS.index(LETTERS[letter]) for letter in picture.split()])


def place(word: str) -> int:
    """Return the number of a place."""
    return PLACE_WORDS.index(word)


def figure_board(per_diagonal: bool = False, posts: bytes = b"", seats: int = 2) -> Board:
    """Return the figure's map without crossings."""
    return Board(tiles_of(FIGURE), posts, seats, 0, per_diagonal)


def far(board: Board, one: str, other: str) -> int:
    """Return the way between two places."""
    return board.far[len(PLACE_WORDS) * place(one) + place(other)]
