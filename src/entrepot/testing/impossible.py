"""Promise 11: a position that cannot be is refused; what loads can be played to its end."""

from typing import Any, Final

from entrepot.kernel.chance import Random, seeded
from entrepot.kernel.errors import BadPosition
from entrepot.kernel.state import State
from entrepot.testing.census import BANK, sums, totals
from entrepot.testing.mutations import Mutator
from entrepot.testing.promise import Promise, Run
from entrepot.testing.walk import Walk, pick

TRIED: Final = 4
"""Changed positions for each sampled one."""
FEWEST: Final = 160
"""Changed positions in a run of few playouts; in a longer one they are as many as its playouts."""
CLOSE: Final = 6
"""Playouts of which every position is judged; of the others those that are sampled."""

OTHERS: Final = 8
"""Games begun to find out what always adds up to the same."""


class Impossible(Promise):
    """Positions changed at random are refused or played to the end, and all adds up; what play comes to is taken."""

    number = 11
    name = "impossible positions"
    promise = "a changed position is refused, or everybody asked can act until it ends, and all adds up"

    def __init__(self, run: Run) -> None:
        super().__init__(run)
        self.mutator = Mutator()
        self.fixed: dict[str, int] = {}
        """What adds up to the same in all games with this set-up, for every seed."""
        self.walks = self.tried = 0

    def at_start(self, walk: Walk) -> None:
        self.walks += 1
        setup = walk.setup
        others = [totals(self.game.new(setup.seats, f"{walk.seed} {n}", setup.options)) for n in range(OTHERS)]
        own = totals(walk.state)
        self.fixed = {kind: total for kind, total in own.items() if all(other.get(kind) == total for other in others)}

    def at_position(self, walk: Walk) -> None:
        if self.walks <= CLOSE:
            self.judge(walk)

    def judge(self, walk: Walk) -> None:
        """Check that the game would take the position."""
        found = self.game.flaw(walk.state)
        self.check(not found, f"a position that play has come to would be refused: {found}", walk)

    def at_sample(self, walk: Walk) -> None:
        self.judge(walk)
        data = walk.state.dump()
        self.mutator.remember(data)
        if self.tried >= max(FEWEST, self.run.playouts):
            return
        self.tried += TRIED
        for number in range(TRIED):
            rng = seeded(f"mutation {walk.seed} {len(walk.actions)} {number}")
            changed, told = self.mutator.mutate(data, rng)
            fault = self.fault(changed, rng) if told else ""
            self.check(not fault, f"{fault}, in a position in which {told}", walk, position=changed)

    def fault(self, data: dict[str, Any], rng: Random) -> str:
        """Say what goes wrong with a changed position; empty if nothing does."""
        try:
            state = self.game.load(data)
        except BadPosition:
            return ""
        except Exception as error:  # whatever an outside game raises is its report's to tell
            return f"loading raised {type(error).__name__}: {error}"
        try:
            return self.way_to_end(state, {**totals(state), **self.fixed}, rng)
        except Exception as error:  # whatever an outside game raises is its report's to tell
            return f"play raised {type(error).__name__}: {error}"

    def way_to_end(self, state: State, known: dict[str, int], rng: Random) -> str:
        """Play on at random, and say what stops that or does not add up."""
        for _ in range(self.run.cap):
            fault = miscount(state, known)
            if fault or state.over:
                return fault
            actors = state.actors()
            stuck = [seat for seat in actors if not state.legal(seat)]
            if stuck or not actors:
                return f"in {state.top().name!r} seat {stuck[0]} can do nothing" if stuck else "nobody is asked"
            seat = pick(actors, rng)
            state.play(seat, pick(state.legal(seat), rng))
        return f"it is not over after {self.run.cap:,} actions"


def miscount(state: State, known: dict[str, int]) -> str:
    """Say what does not add up as it does in this game."""
    census = state.census()
    for kind, total in sums(census).items():
        if total != known.get(kind):
            return f"{kind} add up to {total}, not to {known.get(kind)}"
    for kind, parts in census.items():
        for part, count in parts.items():
            if count < 0 and part != BANK:
                return f"{kind} below nothing: {part} {count}"
    return ""
