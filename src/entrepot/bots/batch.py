"""Many games at once, each with one seat that is asked from outside: one call of compiled code steps them all."""

from collections.abc import Callable
from typing import final

from librt.vecs import extend, vec
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
        self._encode: Encoder = encode
        self._zeros: vec[i64] = vec[i64]([i64(0)] * length)
        self._room: vec[i64] = vec[i64](capacity=length * rows)
        """No number yet, but memory for all: it is used again and again, as fresh memory is dear."""
        self._actions: int = actions
        self._rows: int = rows
        self.numbers: Vector = Vector(0)
        self.clear()

    def clear(self) -> None:
        """Begin again with the first row. `mask` and `over` are new ones; take `numbers` elsewhere before that."""
        self.numbers.items = self._room
        self.numbers.size = 0
        self.mask: bytearray = bytearray(self._rows * self._actions)
        self.over: bytearray = bytearray(self._rows)
        self._row: int = 0

    def add(self, game: Others) -> None:
        """Write the next row; ValueError if its numbers do not fit the layout."""
        numbers = self.numbers
        numbers.items = extend(numbers.items, self._zeros)  # in the same memory, as there is room
        self._encode(numbers, game.state, game.own)
        if numbers.size != len(numbers.items):
            length = len(self._zeros)
            written = length + numbers.size - len(numbers.items)
            raise ValueError(f"{written} numbers do not fit the layout, which has {length}")
        row = self._row
        self._row = row + 1
        if game.is_over():
            self.over[row] = 1
            return
        moves, mask, first = game.moves(), self.mask, row * self._actions
        for at in range(moves.size):  # few of many
            mask[first + int(moves.items[at])] = 1


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
