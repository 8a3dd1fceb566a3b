"""The open feed: chance as a player. A position that stops at every draw and lets the caller choose the outcome.

Exact search, and interfaces that treat chance as a node of the tree, use it. It runs the action again with the outcomes
so far until no draw is left, so it is slow; a copy costs almost nothing.
"""

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.kernel.audience import CHANCE
from entrepot.kernel.chance import Chance, Feed
from entrepot.kernel.errors import BadAction
from entrepot.kernel.game import Game
from entrepot.kernel.state import State


class Undrawn(Exception):
    """A draw whose outcome is not chosen yet: `chance` and the weight of each outcome."""

    def __init__(self, chance: Chance, weights: vec[i64], audience: int) -> None:
        super().__init__(chance.name)
        self.chance = chance
        self.weights = weights
        self.audience = audience


class Chosen(Feed):
    """Answers with the given outcomes in turn and raises `Undrawn` at the next draw."""

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes = outcomes
        self.used: int = 0

    def draw(self, chance: Chance, counts: vec[i64], total: i64, number: i64, audience: i64) -> i64:
        if self.used == len(self.outcomes):
            raise Undrawn(chance, counts[:], audience)
        return self._next()

    def pick(self, chance: Chance, n: i64, number: i64, audience: i64) -> i64:
        if self.used == len(self.outcomes):
            raise Undrawn(chance, vec[i64]([i64(1)] * n), audience)
        return self._next()

    def _next(self) -> int:
        self.used += 1
        return self.outcomes[self.used - 1]


class OpenState:
    """A game with chance in the open. `actors()` is `[CHANCE]` while a draw waits.

    It begins with the set-up, or at `start`, a position of the same game and seats in which somebody is asked.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, str] | None = None,
        like: "OpenState | None" = None,
        start: State | None = None,
    ) -> None:
        self.game = game
        self.state: State | None = start
        """The last position in which no draw waited, for reading only; None while the set-up draws."""
        self.waiting: Undrawn | None = None
        self.seats = seats
        self._options = options
        self._seat: int = CHANCE
        self._action: int = -1
        self._outcomes: list[int] = []
        if like is not None:
            self._take_over(like)
        elif start is None:
            self._rerun()

    def _take_over(self, like: "OpenState") -> None:
        """Stand where the other stands. No list or position is ever changed, only replaced, so both may hold it."""
        self.state = like.state
        self.waiting = like.waiting
        self._seat = like._seat
        self._action = like._action
        self._outcomes = like._outcomes

    def copy(self) -> "OpenState":
        """Return an independent copy, at the same draw if one waits: a search tries each outcome on a copy."""
        return OpenState(self.game, self.seats, self._options, self)

    def last_step(self) -> tuple[int, int, list[int]]:
        """Return the last action with its seat, and the outcomes of its draws so far; CHANCE and -1 for the set-up."""
        return self._seat, self._action, self._outcomes[:]

    def actors(self) -> list[int]:
        """Return `[CHANCE]` while a draw waits, else the seats that may act."""
        return [CHANCE] if self.waiting is not None else self._settled().actors()

    def legal(self, seat: int) -> list[int]:
        """Return the seat's legal actions, or for CHANCE the outcomes that are possible."""
        if seat == CHANCE:
            return [outcome for outcome, _ in self.chances()]
        return [] if self.waiting is not None else self._settled().legal(seat)

    def chances(self) -> list[tuple[int, float]]:
        """Return each possible outcome of the waiting draw with its probability; empty if none waits."""
        if self.waiting is None:
            return []
        weights = self.waiting.weights
        total = sum(weights)
        return [(outcome, int(weight) / int(total)) for outcome, weight in enumerate(weights) if weight > 0]

    def apply(self, seat: int, action: int) -> None:
        """Carry out a seat's legal action, or for CHANCE an outcome; Illegal or BadAction otherwise."""
        if seat == CHANCE:
            if not self._is_possible(action):
                raise BadAction(f"{action} is not an outcome of the draw that waits")
            self._outcomes = [*self._outcomes, int(action)]
        else:
            if self.waiting is not None:
                raise BadAction("a draw waits: CHANCE acts first")
            self._settled().check_legal(seat, action)
            self._seat, self._action, self._outcomes = int(seat), int(action), []
        self._rerun()

    def _is_possible(self, outcome: int) -> bool:
        if self.waiting is None:
            return False
        weights = self.waiting.weights
        outcomes: int = len(weights)
        return 0 <= outcome < outcomes and weights[outcome] > 0

    def _settled(self) -> State:
        assert self.state is not None
        return self.state

    def _rerun(self) -> None:
        feed = Chosen(self._outcomes)
        try:
            if self.state is None:
                trial = self.game.new(self.seats, 0, self._options, feed)
            else:
                trial = self.state.copy()
                trial.feed = feed
                trial.play(self._seat, self._action)
        except Undrawn as draw:
            self.waiting = draw
            return
        trial.feed = None
        self.state = trial
        self.waiting = None
