"""A puzzle: how its position came about, which action is best there, and how much worse every other one is.

The position is not written down but played: a seed, and what was chosen wherever there was a choice.
"""

from dataclasses import dataclass, field
from typing import Final

from entrepot.kernel.errors import BadScenario, EntrepotError
from entrepot.kernel.game import Game
from entrepot.kernel.state import State

TOLD: Final = 12
"""How many of the last moves a puzzle tells: what anybody wants to know who comes to a table in mid-game."""


@dataclass(frozen=True)
class Other:
    """An action that is not the best, and what the best has over it.

    `worth` is in shares of a win, with its standard error over `count` imagined positions, and `lead` in what the game
    counts. `reasons` are the parts in which they differ, and how much more of each the best has.
    """

    action: str
    worth: float
    error: float
    lead: float
    count: int
    reasons: dict[str, float] = field(default_factory=dict)
    may_be_first: bool = False
    """Whether the best action may as well follow it in the same turn: by itself it is worse, but nothing is lost."""


@dataclass(frozen=True)
class Puzzle:
    """One puzzle. `seat` is asked after the moves; `others` are all its other actions, the next best first.

    `usual` is what the game's strongest plain bot would do there.
    """

    id: str
    game: str
    seats: int
    seed: str
    seat: int
    moves: list[str]
    best: str
    usual: str
    others: list[Other]
    rest: list[str] = field(default_factory=list)
    """What completes the move that the best action begins, as the usual bot goes on."""
    options: dict[str, str] = field(default_factory=dict)

    def position(self, game: Game) -> State:
        """Return the position that is asked about; BadScenario where the rules of now do not lead there."""
        try:
            state = replayed(game, self)
        except EntrepotError as error:
            raise BadScenario(f"{self.id}: {error}") from error
        legal = {game.text(action) for action in state.legal(self.seat)}
        known = {self.best, *(other.action for other in self.others)}
        if legal != known:
            raise BadScenario(f"{self.id}: seat {self.seat} may do {sorted(legal)}, not {sorted(known)}")
        return state


def replayed(game: Game, puzzle: Puzzle) -> State:
    """Play a puzzle's moves: one for each choice of whoever is asked first; what is forced is done by itself.

    Its events are those of the last few moves.
    """
    state = game.new(puzzle.seats, puzzle.seed, puzzle.options)
    for number, move in enumerate(puzzle.moves, 1):
        forced(state)
        state.listening = number > len(puzzle.moves) - TOLD
        try:
            state.apply(asked(state), game.parse(move))
        except EntrepotError as error:
            raise BadScenario(f"move {number}, {move!r}: {error}") from error
    forced(state)
    if asked(state) != puzzle.seat:
        raise BadScenario(f"seat {asked(state)} is asked after its moves, not seat {puzzle.seat}")
    return state


def forced(state: State) -> None:
    """Carry out, in place, what leaves no choice."""
    while not state.over:
        seat = state.actors()[0]
        legal = state.legal(seat)
        if len(legal) > 1:
            return
        state.play(seat, legal[0])


def asked(state: State) -> int:
    """Return the seat that is asked first; BadScenario once the game is over."""
    if state.over:
        raise BadScenario("the game is over before its moves are")
    return state.actors()[0]
