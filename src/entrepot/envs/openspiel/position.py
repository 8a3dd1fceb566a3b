"""A position as OpenSpiel needs it: one seat or chance to act, and what each seat knows. It never changes.

`after` returns the next one, so that a state and its clones can hold the same position.
"""

import json
from typing import Any

import pyspiel

from entrepot.envs.openspiel.hearing import NOTHING, Event, Heard, heard
from entrepot.envs.openspiel.setup import Setup, setup_again
from entrepot.kernel.audience import CHANCE, only
from entrepot.kernel.chance import Random
from entrepot.kernel.errors import BadAction
from entrepot.kernel.open_chance import OpenState
from entrepot.kernel.state import State

OWN_ACTION = "own-action"
"""The kind of event by which a seat remembers what it did itself."""
TERMINAL, DRAWING = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)


class Position:
    """Where a game stands. `table` has chance in the open; `heard` is what has been told so far."""

    __slots__ = ("_strings", "heard", "player", "setup", "table")

    def __init__(self, setup: Setup, table: OpenState, heard: Heard | None) -> None:
        self.setup = setup
        self.table = table
        self.heard = heard
        self.player = player_of(table)
        """Whom OpenSpiel asks: of seats that may act at the same moment the lowest."""
        self._strings: dict[tuple[int | None, bool], str] = {}

    @property
    def state(self) -> State | None:
        """The last position in which no draw waited, for reading only; None while the set-up draws."""
        return self.table.state

    def after(self, action: int) -> "Position":
        """Return what follows on an action, or outcome, of whose move it is. Illegal, BadAction."""
        if self.player == TERMINAL:
            raise BadAction("the game is over")
        seat = CHANCE if self.player == DRAWING else self.player
        table = self.table.copy()
        table.apply(seat, action)
        if table.waiting is not None:
            return Position(self.setup, table, self.heard)
        actor, own, _ = table.drawing()
        return Position(self.setup, table, heard(self.heard, [*_own(actor, own), *table.events]))

    def legal(self) -> list[int]:
        """Return the actions of the seat that is asked, in ascending order as OpenSpiel wants them."""
        return sorted(self.table.legal(self.player))

    def imagined(self, seat: int, rng: Random) -> "Position":
        """Return a position that the seat cannot tell from this one, all that it has not seen dealt anew.

        Of what has been told it holds what this seat has heard. BadAction where nobody is asked.
        """
        if self.player < 0:
            raise BadAction("imagine the rest where a seat is asked, not at a draw or at the end")
        world = settled(self).determinize(seat, rng)
        table = OpenState(self.setup.game, self.setup.seats, self.setup.options, listening=True, start=world)
        return Position(self.setup, table, self.heard.known_to(seat) if self.heard is not None else None)

    def returns(self) -> list[float]:
        """Return each seat's reward at the end; zeros before it."""
        if self.player != TERMINAL:
            return [0.0] * self.setup.seats
        return self.setup.rewards(settled(self))

    def outcome_text(self, outcome: int) -> str:
        """Return an outcome of the draw that waits in words, such as 'product soap-blue' or 'die 3'."""
        waiting = self.table.waiting
        if waiting is None:
            return f"outcome {outcome}"
        chance = waiting.chance
        word = self.setup.game.face_id(chance.table, outcome) if chance.table else outcome + chance.first
        return f"{chance.name} {word}"

    # ------------------------------------------------------------------ what a seat knows

    def observation(self, seat: int | None) -> str:
        """Return the seat's view (None: a spectator's) as JSON."""
        return self._kept(seat, False)

    def information(self, seat: int) -> str:
        """Return the view and, as a count and a digest, all that the seat has heard and done since the set-up."""
        return self._kept(seat, True)

    def memories(self, seat: int) -> list[Event]:
        """Return all that the seat has heard and done, `kind` and `args`; `information` has the digest of it."""
        chain = self.heard.known_to(seat) if self.heard is not None else None
        return [{"kind": e["kind"], "args": e["args"]} for e in (chain.told() if chain is not None else [])]

    def _kept(self, seat: int | None, remembers: bool) -> str:
        """A search asks for the same string several times."""
        text = self._strings.get((seat, remembers))
        if text is None:
            text = self._remembered(seat) if remembers and seat is not None else self._seen(seat)
            self._strings[seat, remembers] = text
        return text

    def _seen(self, seat: int | None) -> str:
        view = self.state.view(seat) if self.state is not None else {"game": self.setup.game.id, "seat": seat}
        return json.dumps(view, ensure_ascii=False, separators=(",", ":"))

    def _remembered(self, seat: int) -> str:
        count, digest = self.heard.digest(seat) if self.heard is not None else NOTHING
        return f"{self.observation(seat)}\nheard {count} {digest.hex()}"

    # ------------------------------------------------------------------ as data

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self  # nothing ever changes it

    def __reduce__(self) -> tuple[Any, ...]:
        dump = self.state.dump() if self.state is not None else None
        drawing = self.table.drawing() if self.table.waiting is not None else None
        told = self.heard.told() if self.heard is not None else []
        return restored, (self.setup.key(), dump, drawing, told)

    def __str__(self) -> str:
        """Everything, secrets included, for eyes that may see it."""
        dump = self.state.dump() if self.state is not None else None
        waiting = self.table.waiting
        asked = f"draw of {waiting.chance.name}, drawing {self.table.drawing()}" if waiting else f"player {self.player}"
        return f"{self.setup.game.id}: {asked}\n{json.dumps(dump, ensure_ascii=False)}"


def player_of(table: OpenState) -> int:
    """Return whom OpenSpiel asks."""
    if table.waiting is not None:
        return DRAWING
    actors = table.actors()
    return min(actors) if actors else TERMINAL


def settled(position: Position) -> State:
    """Return the kernel's position; BadAction while the set-up draws."""
    if position.state is None:
        raise BadAction("the set-up still draws")
    return position.state


def first_position(setup: Setup) -> Position:
    """Return the start, at the first draw of the set-up."""
    table = OpenState(setup.game, setup.seats, setup.options, listening=True)
    return Position(setup, table, heard(None, table.events))


def restored(key: Any, dump: Any, drawing: tuple[int, int, list[int]] | None, told: list[Event]) -> Position:
    """Return the position that `Position.__reduce__` wrote."""
    setup = setup_again(*key)
    start = setup.game.load(dump) if dump is not None else None
    table = OpenState(setup.game, setup.seats, setup.options, listening=True, start=start)
    if drawing is not None:
        seat, action, outcomes = drawing
        if seat != CHANCE:
            table.apply(seat, action)
        for outcome in outcomes:
            table.apply(CHANCE, outcome)
    return Position(setup, table, heard(None, told))


def _own(seat: int, action: int) -> list[Event]:
    """Return the event by which a seat remembers its action; none for the set-up."""
    if seat < 0:
        return []
    return [{"kind": OWN_ACTION, "args": {"action": action}, "audience": int(only(seat))}]
