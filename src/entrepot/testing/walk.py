"""One playout of a run: a position that moves on, with the record that replays to it."""

from collections.abc import Iterator
from typing import Any

from entrepot.kernel.audience import TABLE
from entrepot.kernel.bot import Bot
from entrepot.kernel.chance import Feed, Random, seeded
from entrepot.kernel.game import Game
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.state import State
from entrepot.testing.setups import Setup

DIGEST_EVERY = 100
"""Actions between two digests of a walk; what goes wrong and stays wrong shows in the last one too."""
OUTSIDE_WALKS = 3
"""One walk in so many has outside events: as they often end the game, the others see its late rounds."""
OUTSIDE_RATE = 10
"""In such a walk one move in so many is an outside event, where one is possible."""


class Walk:
    """Plays one game: uniformly, or with a bot in each seat that `bots` names."""

    def __init__(self, game: Game, setup: Setup, seed: int, bots: dict[int, type[Bot]] | None = None) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.rng = seeded(f"walk {seed}")
        self.has_outside = seeded(f"outside {seed}").below(OUTSIDE_WALKS) == 0
        self.state: State = game.new(setup.seats, seed, setup.options, listening=True)
        self.actions: list[tuple[int, int]] = []
        self.news: list[dict[str, Any]] = self.state.take_events()
        """The events of the last action; before the first those of the set-up."""
        self.digests: dict[int, str] = {0: self.state.digest()}
        """After how many actions which digest: every `DIGEST_EVERY`, and the last."""
        self.is_endless = False
        self.is_repeatable = True
        """False once the same seed and actions were found to give another game."""
        self._bots = {seat: bot(f"{seed} {seat}") for seat, bot in (bots or {}).items()}
        self._handles = {seat: SeatHandle(self.state, seat) for seat in self._bots}
        self._hear()

    def record(self) -> dict[str, Any]:
        """Return what replays to this position: `replay` takes it back."""
        return {
            "game": self.game.id,
            "seats": self.setup.seats,
            "options": dict(self.setup.options),
            "seed": self.seed,
            "actions": [[seat, self.game.text(action)] for seat, action in self.actions],
        }

    def choose(self) -> tuple[int, int]:
        """Return who acts next, and with which of its legal actions (whatever its bot thinks legal)."""
        outside = self.state.legal(TABLE)
        if outside and self.has_outside and self.rng.below(OUTSIDE_RATE) == 0:
            return TABLE, outside[self.rng.below(len(outside))]
        seat = pick(self.state.actors(), self.rng)
        if seat in self._bots:
            return seat, self._bots[seat].choose(self._handles[seat])
        return seat, pick(self.state.legal(seat), self.rng)

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action and take note of it; raises as `State.apply` does."""
        self.state.apply(seat, action)
        self.actions.append((seat, action))
        self.news = self.state.take_events()
        self._hear()
        if len(self.actions) % DIGEST_EVERY == 0 or self.state.over:
            self.digests[len(self.actions)] = self.state.digest()

    def _hear(self) -> None:
        for handle in self._handles.values():
            handle.hear(self.news)


def pick(values: list[int], rng: Random) -> int:
    """Return one of the values at random."""
    return values[rng.below(len(values))]


def play_on(state: State, rng: Random, most: int = 1_000) -> Iterator[tuple[int, int]]:
    """Play uniformly, in place, and yield each action after it was carried out.

    Stops at the end, after `most` actions, or where an actor has no legal action, which promise 2 will tell.
    """
    for _ in range(most):
        if state.over:
            return
        seat = pick(state.actors(), rng)
        legal = state.legal(seat)
        if not legal:
            return
        action = pick(legal, rng)
        state.play(seat, action)
        yield seat, action


def replay(record: dict[str, Any], game: Game, feed: Feed | None = None) -> Iterator[State]:
    """Play a record's actions, each checked, and yield the position before the first and after each of them."""
    state = game.new(record["seats"], record["seed"], record["options"], feed)
    yield state
    for seat, text in record["actions"]:
        state.apply(seat, game.parse(text))
        yield state


def digests_of(states: Iterator[State], wanted: dict[int, str]) -> dict[int, str]:
    """Return the digests of a replay at the same places as in `wanted`."""
    return {number: state.digest() for number, state in enumerate(states) if number in wanted}
