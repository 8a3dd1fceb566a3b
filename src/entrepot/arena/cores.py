"""A search on several cores: each compares the same actions in imagined positions of its own, and the scores add up.

A process is sent a position that the seat cannot tell from the real one, as a table's bots are, and never another.
"""

import weakref
from concurrent.futures import ProcessPoolExecutor
from types import TracebackType
from typing import Any, Final

import entrepot
from entrepot.bots.ismcts import Advice, Ismcts, advice
from entrepot.bots.search.budget import Budget
from entrepot.bots.search.race import Score
from entrepot.kernel import registry
from entrepot.kernel.bot import Bot
from entrepot.kernel.content import make_content
from entrepot.kernel.game import Game
from entrepot.kernel.handle import SeatHandle

Sums = tuple[int, int, float, float, float]
"""A score as it travels: action, count, total, squares, lead."""


class SearchOnCores(Bot):
    """Searches as `Ismcts` does, with `playouts` in each of `cores` processes; close it, or use it in a `with` block.

    The same seed and number of cores give the same choices. Make it below `if __name__ == "__main__":`.
    """

    name = "search-on-cores"

    def __init__(self, seed: object = 0, cores: int = 2, playouts: int = 200) -> None:
        super().__init__(seed)
        self._cores: Final = cores
        self._playouts: Final = playouts
        self._pool = ProcessPoolExecutor(cores)
        weakref.finalize(self, self._pool.shutdown)  # as in `lab.workers`

    def __enter__(self) -> "SearchOnCores":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the processes."""
        self._pool.shutdown(cancel_futures=True)

    def choose(self, seat: SeatHandle) -> int:
        return self.consider(seat).action

    def consider(self, seat: SeatHandle) -> Advice:
        """Return what to do with what is known of the alternative."""
        legal = seat.legal()
        if len(legal) == 1:
            return Advice(legal[0], 0)
        game, asked = seat.game, []
        for _ in range(self._cores):
            dump = seat.imagine(self.rng).dump()
            seed = int(self.rng.next())
            asked.append(
                self._pool.submit(compared, game.id, game.content.as_data(), dump, seat.seat, seed, self._playouts)
            )
        answers = [future.result() for future in asked]
        scores = merged([sums for _, sums in answers])
        return advice(scores, Ismcts().habits.caution, sum(playouts for playouts, _ in answers))


def merged(answers: list[list[Sums]]) -> list[Score]:
    """Return the scores of all searches added up by action; all put the same action first, their policy's own."""
    found: dict[int, Score] = {}
    for answer in answers:
        for action, count, total, squares, lead in answer:
            found.setdefault(action, Score(action)).add(Score(action, count, total, squares, lead))
    return list(found.values())


# ---------------------------------------------------------------- in a process that searches

_known: dict[str, Game] = {}
"""Games by their names and content."""


def compared(
    name: str, content: dict[str, Any], dump: dict[str, Any], seat: int, seed: int, playouts: int
) -> tuple[int, list[Sums]]:
    """Search at a position; return how many playouts were made, and the score of every action."""
    key = f"{name} {dump['content']}"
    if key not in _known:
        _known[key] = entrepot.game(name, make_content(registry.game_module(name).SCHEMA, content))
    race = Ismcts(seed, Budget(playouts)).race(SeatHandle(_known[key].load(dump), seat))
    return race.playouts, [(s.action, s.count, s.total, s.squares, s.lead) for s in race.scores()]
