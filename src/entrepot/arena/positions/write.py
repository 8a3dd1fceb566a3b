"""Rows of positions as one Parquet file, written game by game: memory holds some thousands of rows, never all."""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import entrepot
from entrepot.arena.lab.store import Store
from entrepot.arena.positions.columns import OBSERVATION, schema
from entrepot.arena.positions.replay import Row, Sees, games
from entrepot.files.extras import need, polars
from entrepot.kernel.game import Game

ROWS: Final = 4096
"""Rows of a row group, about: a group ends with a game."""
META: Final = "entrepot"
"""Under this key the file says what was played."""


def write(
    path: Path, store: Store, game: Game, sees: Sees, layout: dict[str, Any], advance: Callable[[int], None]
) -> None:
    """Write the followed games of a complete run; `layout` says what the numbers of an observation mean.

    `advance` is called after each game. The file appears as a whole or not at all. Damaged where a game cannot be
    played again.
    """
    told = {"format": 1, "program": entrepot.__version__, "layout": layout, **store.order.as_data(game)}
    source = Source(games(store, game, sees), schema(layout["size"]), advance)
    frame = need("polars.io.plugins").register_io_source(source.frames, schema=source.schema)
    beside = path.with_name(path.name + ".new")
    try:
        frame.sink_parquet(beside, row_group_size=ROWS, metadata={META: json.dumps(told, ensure_ascii=False)})
        os.replace(beside, path)
    except Exception:
        if source.failed is not None:
            raise source.failed from None  # as it was, not as Polars retells it
        raise
    finally:
        beside.unlink(missing_ok=True)


class Source:
    """Gives Polars frames of whole games as it asks for them."""

    def __init__(self, games: Iterator[list[Row]], schema: dict[str, Any], advance: Callable[[int], None]) -> None:
        self.games = games
        self.advance = advance
        self.schema = schema
        self.failed: Exception | None = None

    def frames(self, *_: object) -> Iterator[Any]:
        """Yield all rows, some thousands at a time."""
        rows: list[Row] = []
        try:
            for played in self.games:
                rows += played
                self.advance(1)
                if len(rows) >= ROWS:
                    yield self.frame(rows)
                    rows = []
            yield self.frame(rows)
        except Exception as error:
            self.failed = error
            raise

    def frame(self, rows: list[Row]) -> Any:
        """Return rows as a frame."""
        pl, np = polars(), need("numpy", "envs")
        columns = (
            dict(zip(self.schema, zip(*rows, strict=True), strict=True)) if rows else dict.fromkeys(self.schema, ())
        )
        if rows:
            columns[OBSERVATION] = np.stack(columns[OBSERVATION])
        return pl.DataFrame([pl.Series(name, columns[name], dtype=kind) for name, kind in self.schema.items()])
