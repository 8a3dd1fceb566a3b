"""The columns of a file of positions: name, Polars type, and what stands there. `docs/data.md` repeats them.

`OBSERVATION` has as many numbers as the layout of the game, seats and options.
"""

from typing import Any, Final

from entrepot.arena.lab.columns import Column
from entrepot.files.extras import polars

OBSERVATION: Final = "observation"

COLUMNS: Final[list[Column]] = [
    ("game", "Int64", "the game's number, from 0"),
    ("seed", "String", "the seed of the game; it reveals what is hidden, so do not learn from it"),
    ("ply", "Int32", "the decision's place in its game, from 0"),
    ("seat", "Int16", "the seat that is asked, from 0"),
    ("bot", "String", "the bot in that seat, by name"),
    (OBSERVATION, "Array(Int32)", "what that seat knows, as the environments encode it"),
    ("legal", "List(Int32)", "the legal actions, in the game's order; a single one if the decision is forced"),
    ("action", "Int32", "the action that was chosen: one of `legal`"),
    ("notation", "String", "the same action in notation, as records have it"),
    ("place", "Int16", "the place of that seat in the end, 1 is best; null where the game gave none"),
    ("score", "Int64", "its score in the end; null where the game gave none"),
    ("win", "Float64", "1 if it won, equal parts if several share first place, else 0"),
    ("wins", "List(Float64)", "the same for every seat, in order of seats"),
]


def schema(size: int) -> dict[str, Any]:
    """Return the Polars type of every column, for observations of so many numbers."""
    pl = polars()
    kinds = {"Array(Int32)": pl.Array(pl.Int32, size), "List(Int32)": pl.List(pl.Int32)}
    kinds["List(Float64)"] = pl.List(pl.Float64)
    return {name: kinds.get(kind) or getattr(pl, kind) for name, kind, _ in COLUMNS}
