"""A position as OpenSpiel needs it: one seat or chance to act, and what each seat knows. It never changes.

`after` returns the next one, so that a state and its clones can hold the same position.
"""

import json
from typing import Any

import pyspiel

from entrepot.envs.openspiel.hearing import NOTHING, Event, Heard, Step
from entrepot.envs.openspiel.setup import Key, Setup, setup_again
from entrepot.kernel.audience import CHANCE
from entrepot.kernel.chance import Random
from entrepot.kernel.errors import BadAction
from entrepot.kernel.handle import events_for
from entrepot.kernel.open_chance import OpenState
from entrepot.kernel.state import State

TERMINAL, DRAWING = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)


class Position:
    """Where a game stands; `table` has chance in the open."""

    __slots__ = ("_heard", "_strings", "player", "setup", "table")

    def __init__(self, setup: Setup, table: OpenState, heard: Heard | None) -> None:
        self.setup = setup
        self.table = table
        self._heard = heard
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
        is_settled = table.waiting is None
        return Position(self.setup, table, Heard(self._heard, table.last_step()) if is_settled else self._heard)

    def chances(self) -> list[tuple[int, float]]:
        """Return each outcome of the draw that waits with its probability."""
        return self.table.chances()

    def legal(self) -> list[int]:
        """Return the actions of the seat that is asked, in ascending order as OpenSpiel wants them."""
        return sorted(self.table.legal(self.player))

    def imagined(self, seat: int, rng: Random) -> "Position":
        """Return a position that the seat cannot tell from this one, all that it has not seen dealt anew.

        Of what has been told it holds what this seat has heard. BadAction where nobody is asked.
        """
        if self.player < 0:
            raise BadAction("imagine the rest where a seat is asked, not at a draw or at the end")
        heard = self.heard()
        world = settled(self).determinize(seat, rng)
        return standing(self.setup, world, heard.known_to(seat) if heard is not None else None)

    def returns(self) -> list[float]:
        """Return each seat's reward at the end; zeros before it."""
        if self.player != TERMINAL:
            return [0.0] * self.setup.seats
        return self.setup.rewards(settled(self))

    def outcome_text(self, outcome: int) -> str:
        """Return an outcome of the draw that waits in words, such as 'product soap-blue' or 'die 3'.

        Where several sides of a die show the same, the side is named too: no two outcomes have the same words.
        """
        waiting = self.table.waiting
        if waiting is None:
            return f"outcome {outcome}"
        name, game = waiting.chance.name, self.setup.game
        sides = game.sides(name)
        side = f" (side {outcome + 1})" if sides and sides.count(sides[outcome]) > 1 else ""
        return f"{name} {game.outcome_word(name, outcome)}{side}"

    # ------------------------------------------------------------------ what a seat knows

    def observation(self, seat: int | None) -> str:
        """Return the seat's view (None: a spectator's) as JSON, and with the `actors` who may act, which all know."""
        return self._kept(seat, False)

    def information(self, seat: int) -> str:
        """Return the view and, as a count and a digest, all that the seat has heard and done since the set-up."""
        return self._kept(seat, True)

    def memories(self, seat: int) -> list[Event]:
        """Return all that the seat has heard and done, `kind` and `args`; `information` has the digest of it."""
        heard = self.heard()
        return events_for(heard.told(), seat) if heard is not None else []

    def heard(self) -> Heard | None:
        """Return what has been told up to `state`; None while the set-up draws."""
        if self._heard is not None:
            self._heard.listen(self.setup, settled(self))
        return self._heard

    def _kept(self, seat: int | None, remembers: bool) -> str:
        """A search asks for the same string several times."""
        text = self._strings.get((seat, remembers))
        if text is None:
            text = self._remembered(seat) if remembers and seat is not None else self._seen(seat)
            self._strings[seat, remembers] = text
        return text

    def _seen(self, seat: int | None) -> str:
        state = self.state
        if state is None:
            view: dict[str, Any] = {"game": self.setup.game.id, "seat": seat}
        else:
            view = {**state.view(seat), "actors": [] if state.over else state.actors()}
        return json.dumps(view, ensure_ascii=False, separators=(",", ":"))

    def _remembered(self, seat: int) -> str:
        heard = self.heard()
        count, digest = heard.digest(seat) if heard is not None else NOTHING
        return f"{self.observation(seat)}\nheard {count} {digest.hex()}"

    # ------------------------------------------------------------------ as data

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self  # nothing ever changes it

    def __reduce__(self) -> tuple[Any, ...]:
        dump = self.state.dump() if self.state is not None else None
        drawing = self.table.last_step() if self.table.waiting is not None else None
        heard = self.heard()
        return restored, (self.setup.key(), dump, drawing, heard.told() if heard is not None else [])

    def __str__(self) -> str:
        """Everything, secrets included, for eyes that may see it."""
        dump = self.state.dump() if self.state is not None else None
        waiting = self.table.waiting
        asked = (
            f"draw of {waiting.chance.name}, drawing {self.table.last_step()}" if waiting else f"player {self.player}"
        )
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
    table = OpenState(setup.game, setup.seats, setup.options)
    return Position(setup, table, Heard(None, table.last_step()) if table.waiting is None else None)


def standing(setup: Setup, state: State, before: Heard | None = None) -> Position:
    """Return a position in which somebody is asked, or that is over; `before` is what has been told."""
    table = OpenState(setup.game, setup.seats, setup.options, start=state)
    return Position(setup, table, Heard(before, None, [], state))


def restored(key: Key, dump: Any, drawing: Step | None, told: list[Event]) -> Position:
    """Return the position that `Position.__reduce__` wrote."""
    setup = setup_again(*key)
    position = first_position(setup)
    if dump is not None:
        position = standing(setup, setup.game.load(dump), Heard(None, None, told))
    if drawing is not None:
        seat, action, outcomes = drawing
        for each in outcomes if seat == CHANCE else [action, *outcomes]:
            position = position.after(each)
    return position
