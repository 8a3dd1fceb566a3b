"""The followed games of a run, played again from their decisions: one row for each decision.

No bot is asked, so that this takes a small part of the time that the games took, and hears nothing that a bot did not.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from entrepot.arena.lab.block import Damaged
from entrepot.arena.lab.store import Store
from entrepot.files.extras import polars
from entrepot.kernel.errors import EntrepotError
from entrepot.kernel.game import Game
from entrepot.kernel.state import State

Sees = Callable[[State, int], Any]
"""Returns what a seat knows in a position, as a vector of whole numbers."""
Row = tuple[Any, ...]


def games(store: Store, game: Game, sees: Sees) -> Iterator[list[Row]]:
    """Yield the rows of each followed game, in order. Damaged where a game cannot be played again."""
    for decisions, seats in zip(store.files("decisions"), store.files("seats"), strict=True):
        yield from block(store, game, sees, decisions, seats)


def block(store: Store, game: Game, sees: Sees, decisions: Path, seats: Path) -> Iterator[list[Row]]:
    """Yield the rows of each followed game of a block."""
    pl = polars()
    steps = pl.read_parquet(decisions, columns=["game", "seat", "action"])
    ends = pl.read_parquet(seats, columns=["game", "seat", "bot", "place", "score", "win"]).sort("game", "seat")
    by_game = {number: end for (number,), end in ends.group_by("game", maintain_order=True)}
    for (number,), taken in steps.group_by("game", maintain_order=True):
        replayed = Replay(game, store.order.seed(number), store.order.seats, store.order.plan.options)
        try:
            told = replayed.play(list(zip(taken["seat"], taken["action"], strict=True)), sees)
        except EntrepotError as error:
            raise Damaged(f"game {number} of {decisions} cannot be played again: {error}") from None
        yield with_ends(number, replayed.seed, told, by_game[number])


class Replay:
    """One game from its first position."""

    def __init__(self, game: Game, seed: str, seats: int, options: dict[str, str]) -> None:
        self.game = game
        self.seed = seed
        self.state = game.new(seats, seed, options)

    def play(self, steps: list[tuple[int, str]], sees: Sees) -> list[Row]:
        """Play all decisions; return seat, observation, legal actions, action and notation of each. EntrepotError."""
        told: list[Row] = []
        for seat, notation in steps:
            action = self.game.parse(notation)
            told.append((seat, sees(self.state, seat), list(self.state.legal(seat)), action, notation))
            self.state.apply(seat, action)
        if not self.state.over:
            raise Damaged("its last decisions are missing")
        return told


def with_ends(number: int, seed: str, told: list[Row], ends: Any) -> list[Row]:
    """Return the rows with what is known of the game as a whole, as `columns` has them."""
    bots, wins = ends["bot"].to_list(), ends["win"].to_list()
    results = list(zip(ends["place"], ends["score"], ends["win"], strict=True))
    return [
        (number, seed, ply, seat, bots[seat], seen, legal, action, notation, *results[seat], wins)
        for ply, (seat, seen, legal, action, notation) in enumerate(told)
    ]
