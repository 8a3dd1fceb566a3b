"""Many games at once, each with one seat that is asked from outside: one call of compiled code steps them all."""

from collections.abc import Callable
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.bots.others import Others
from entrepot.kernel.observation import Vector
from entrepot.kernel.state import State

Encoder = Callable[[Vector, State, int], None]
"""Writes what a seat knows: see `kernel.observation`."""


@final
class Sight:
    """What the seats that are asked see and may do, game by game, each in the next row of two blocks.

    `numbers` has `length` numbers a row; `mask` has 1 for each legal action, 0 for all others; `over` has 1 for each
    game that is over.
    """

    def __init__(self, encode: Encoder, length: int, actions: int, rows: int) -> None:
        self.numbers: Vector = Vector(0)
        self.numbers.items = zeros(length * rows)
        self.mask: bytearray = bytearray(actions * rows)
        self.over: bytearray = bytearray(rows)
        self._encode: Encoder = encode
        self._length: int = length
        self._actions: int = actions
        self._row: int = 0
        """The row that comes next."""

    def add(self, game: Others) -> None:
        """Write the next row; ValueError if the numbers do not fit the layout."""
        numbers = self.numbers
        start = numbers.size
        self._encode(numbers, game.state, game.own)
        if numbers.size - start != self._length:
            raise ValueError(f"{numbers.size - start} numbers do not fit the layout, which has {self._length}")
        row = self._row
        self._row = row + 1
        if game.is_over():
            self.over[row] = 1
            return
        moves, mask, first = game.moves(), self.mask, row * self._actions
        for at in range(moves.size):  # few of many
            mask[first + int(moves.items[at])] = 1


def zeros(count: int) -> vec[i64]:
    """Return so many zeros, which come from memory as it is handed out: thrice as quick as one by one."""
    return vec[i64](memoryview(bytes(8 * count)).cast("q"))


def step_all(
    games: list[Others],
    actions: list[int],
    sight: Sight,
    begin: Callable[[int], Others],
    reward: Callable[[int, int, bool], float],
    is_hinted: bool,
) -> list[float]:
    """Carry out an action in each game and the others' answers to it, write what is seen then, return the rewards.

    `begin` gives the game in place of one that is over; the action does not count there. `reward` says what an action
    was worth, told whether it was legal. It is asked where a game ends, and everywhere if there are hints.
    """
    rewards = [0.0] * len(games)
    for row in range(len(games)):
        game = games[row]
        if game.is_over():
            games[row] = game = begin(row)
        else:
            is_legal = game.answer(actions[row])
            if is_hinted or not is_legal or game.state.over:
                rewards[row] = reward(row, actions[row], is_legal)
        sight.add(game)
    return rewards
