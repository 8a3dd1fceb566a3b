"""Observations: what one seat knows, as one vector of whole numbers with a named layout.

import entrepot
from entrepot.envs import observer

game = entrepot.game("tradejack")
watch = observer(game, seats=3)
state = game.new(seats=3, seed=1)
numbers = watch.encode(state, 0)            # numpy, int32, watch.layout.size long
own_cards = numbers[watch.layout["products"]]
"""

import importlib
import importlib.util
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import entrepot
from entrepot.bots.batch import Encoder
from entrepot.envs.view_observation import ViewObservation
from entrepot.kernel.content import Content
from entrepot.kernel.errors import BadOption, BadSeats, UnknownGame
from entrepot.kernel.game import Game
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.observation import Part, Vector
from entrepot.kernel.state import State

MANY = 6
"""Labels beyond which a printed layout leaves some out."""


class Layout:
    """What each number of an observation means: the same for all positions of a game with these seats and options.

    `version` changes whenever the meaning of a number does. `low` and `high` bound every number. `layout["capital"]`
    is the slice of a part; printing it lists all parts.
    """

    def __init__(self, version: str, parts: list[Part]) -> None:
        self.version = version
        self.parts = parts
        self.slices: dict[str, slice] = {}
        at = 0
        for part in parts:
            self.slices[part.name] = slice(at, at + len(part.labels))
            at += len(part.labels)
        self.size = at
        self.low: NDArray[np.int32] = np.repeat([part.lo for part in parts], self.widths()).astype(np.int32)
        self.high: NDArray[np.int32] = np.repeat([part.hi for part in parts], self.widths()).astype(np.int32)

    def widths(self) -> list[int]:
        """Return how many numbers each part has."""
        return [len(part.labels) for part in self.parts]

    def names(self) -> list[str]:
        """Return a name for every number: 'products soap-blue', or 'round' where a part has one number."""
        return [f"{part.name} {label}".strip() for part in self.parts for label in part.labels]

    def __getitem__(self, name: str) -> slice:
        return self.slices[name]

    def __contains__(self, name: object) -> bool:
        return name in self.slices

    def __len__(self) -> int:
        return self.size

    def __str__(self) -> str:
        lines = [f"{self.version}: {self.size} numbers"]
        for part in self.parts:
            where = self.slices[part.name]
            span = f"{where.start}" if len(part.labels) == 1 else f"{where.start}-{where.stop - 1}"
            about = "; ".join(text for text in (part.doc, shortened(part.labels)) if text)
            lines.append(f"{span:>10}  {part.name} [{part.lo} to {part.hi}]  {about}".rstrip())
        return "\n".join(lines)


def shortened(labels: list[str]) -> str:
    """Return labels as one text, the middle ones left out where there are many; `Layout.names` has them all."""
    named = [label for label in labels if label]
    return ", ".join(named if len(named) <= MANY else [*named[: MANY // 2], "...", named[-1]])


class Observer:
    """Makes the observations of one game with these seats and options."""

    def __init__(self, game: Game, seats: int, options: list[int]) -> None:
        self.game = game
        self.seats = seats
        version, parts, self.encoder = source_of(game, seats, options)
        self.layout = Layout(version, parts)

    def encode(self, state: State, seat: int) -> NDArray[np.int32]:
        """Return what the seat knows, as a new vector of `layout.size` numbers."""
        out = Vector(self.layout.size)
        self._write(out, state, seat)
        return as_array(out)

    def seen_by(self, handle: SeatHandle) -> NDArray[np.int32]:
        """Return the same for the seat of a handle, for bots that have learned."""
        return self.encode(handle._state, handle.seat)

    def encode_many(self, positions: Sequence[State], seats: Sequence[int]) -> NDArray[np.int32]:
        """Return what a seat of each position knows, row by row of a new array."""
        out = Vector(len(positions) * self.layout.size)
        for state, seat in zip(positions, seats, strict=True):
            self._write(out, state, seat)
        return as_array(out).reshape(len(positions), self.layout.size)

    def _write(self, out: Vector, state: State, seat: int) -> None:
        start = out.size
        self.encoder(out, state, seat)
        if out.size - start != self.layout.size:
            raise ValueError(f"{out.size - start} numbers do not fit the layout, which has {self.layout.size}")


def as_array(out: Vector) -> NDArray[np.int32]:
    """Return what has been written as an array of its own, without an object for any number."""
    packed: Any = out.items  # a `vec` lies as numpy wants it, which mypy does not know
    return np.frombuffer(packed, np.int64).astype(np.int32)


def source_of(game: Game, seats: int, options: list[int]) -> tuple[str, list[Part], Encoder]:
    """Return version, parts and encoder: of the game's module `observation`, or else of what its view shows."""
    name = f"{game.wire.rpartition('.')[0]}.observation"
    if game.wire and importlib.util.find_spec(name) is not None:
        module: Any = importlib.import_module(name)
        return f"{game.id}-{module.VERSION}", module.parts(game, seats, options), module.encode
    flat = ViewObservation(game, seats)
    return f"{game.id}-view-{flat.VERSION}", flat.parts, flat.encode


def observer(game: Game | str, seats: int | None = None, options: dict[str, str] | None = None) -> Observer:
    """Return what makes the observations of such tables; `seats` defaults to the fewest.

    UnknownGame, BadSeats, BadOption.
    """
    found = game_of(game)
    count = found.fewest if seats is None else as_number(seats)
    if not is_number(count, int):
        raise BadSeats(f"'seats' is a whole number, not {seats!r}")
    if not found.fewest <= count <= found.most:
        raise BadSeats(f"{found.id} is for {found.fewest} to {found.most} seats, not {count}")
    chosen = found.choose(choices(options))
    found.check_setup(count, found.option_names(chosen))
    return Observer(found, count, chosen)


def layout(game: Game | str, seats: int | None = None, options: dict[str, str] | None = None) -> Layout:
    """Return what each number of an observation means; print it to read it. UnknownGame, BadSeats, BadOption."""
    return observer(game, seats, options).layout


def game_of(game: Game | str, content: Content | Path | str | None = None) -> Game:
    """Return the game of that name with that content, or one that is made already; UnknownGame, BadContent."""
    if not isinstance(game, Game):
        if not isinstance(game, str):
            raise UnknownGame(f"a game is given by its name, such as 'tradejack', not by {game!r}")
        if not isinstance(content, Content | Path | str | None):
            raise BadOption(f"'content' is a content file or folder, or content that has been read, not {content!r}")
        return entrepot.game(game, content)
    if content is not None:
        raise BadOption("name the game where content is given: a game that is made already has its content")
    return game


def choices(options: Any) -> dict[str, str]:
    """Return the options that a caller chooses, none for None; BadOption if they have no names."""
    if options is None:
        return {}
    if not isinstance(options, Mapping) or not all(isinstance(text, str) for pair in options.items() for text in pair):
        raise BadOption(f"'options' are choices by the options' names, such as {{'co2': 'on'}}, not {options!r}")
    return dict(options)


def as_number(value: Any) -> Any:
    """Return a number of numpy, or an array without dimensions, as one of Python, anything else as it is."""
    is_single = isinstance(value, np.generic) or (isinstance(value, np.ndarray) and value.shape == ())
    return value.item() if is_single else value


def is_number(value: object, kind: Any) -> bool:
    """Say whether a caller's value is a number of that kind; truths are none."""
    return isinstance(value, kind) and not isinstance(value, bool)
