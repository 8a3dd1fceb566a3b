"""What is still to be done in a run, and what each worker gets next.

Games travel in spans that take about a second, so that the bar moves, nothing much is lost and slow bots spread over
all workers. A block is made final as soon as all its games are there. None of this shows in the results.
"""

from collections import deque
from dataclasses import dataclass
from typing import Final

from entrepot.arena.lab.block import read_block
from entrepot.arena.lab.store import Store

SECONDS: Final = 1.0
"""How long a span should take."""
LONGEST: Final = 1000
"""Games in a span, at most."""


@dataclass(frozen=True)
class Task:
    """Games to play, or a block (by its number) to make final of the spans given."""

    games: range
    block: int = -1
    spans: tuple[bytes, ...] = ()


class Board:
    """Hands out tasks and takes in their results."""

    def __init__(self, store: Store, jobs: int) -> None:
        self.store = store
        self.jobs = jobs
        self.blocks = list(store.order.blocks())
        self.missing = [len(games) for games in self.blocks]
        """By block, how many games are not there yet."""
        self.open: deque[range] = deque()
        """Games that nobody has been given, in order."""
        self.full: deque[int] = deque()
        """Blocks whose games are all there."""
        self.per_game = SECONDS
        """Seconds that a game has lately taken; the first spans are single games."""
        self.done = 0
        self._find_what_is_there()

    def _find_what_is_there(self) -> None:
        spans = self.store.spans()
        for number, games in enumerate(self.blocks):
            if self.store.is_sealed(number):
                self.store.drop_spans(games)
                self.missing[number] = 0
                self.done += len(games)
                continue
            at = games.start
            for span in (span for span in spans if span.start in games):
                if span.start < at:  # another one has these games
                    self.store.span_path(span).unlink()
                    continue
                self._open(range(at, span.start))
                at = span.stop
                self._count(number, len(span))
            self._open(range(at, games.stop))

    def _open(self, games: range) -> None:
        if len(games) > 0:
            self.open.append(games)

    def _count(self, number: int, games: int) -> None:
        self.done += games
        self.missing[number] -= games
        if self.missing[number] == 0:
            self.full.append(number)

    def next(self) -> Task | None:
        """Return what a worker should do now; None if there is nothing until others are done."""
        if self.full:
            number = self.full.popleft()
            games = self.blocks[number]
            mine = [span for span in self.store.spans() if span.start in games]
            return Task(games, number, tuple(self.store.span_path(span).read_bytes() for span in mine))
        if not self.open:
            return None
        left = self.left()
        games = self.open.popleft()
        size = max(1, min(LONGEST, int(SECONDS / self.per_game), -(-left // (2 * self.jobs))))
        if len(games) > size:
            self.open.appendleft(games[size:])
            games = games[:size]
        return Task(games)

    def left(self) -> int:
        """Return how many games nobody has been given."""
        return sum(len(games) for games in self.open)

    def take(self, task: Task, message: bytes, seconds: float) -> int:
        """Take in what a worker has done in so many seconds; return how many games that adds to those done."""
        if task.block >= 0:
            self.store.put_block(task.block, read_block(message))
            self.store.drop_spans(task.games)
            return 0
        self.store.put_span(task.games, message)
        self.per_game = max(1e-6, seconds / len(task.games))
        self._count(task.games.start // self.store.order.block_size(), len(task.games))
        return len(task.games)

    def is_complete(self) -> bool:
        """Say whether every block is final."""
        return all(self.store.is_sealed(number) for number in range(len(self.blocks)))
