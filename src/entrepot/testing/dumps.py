"""Promise 4: a position written as JSON and loaded again is the same position, and goes on in the same way."""

import json
from typing import Any

from entrepot.kernel.chance import Random
from entrepot.kernel.state import State
from entrepot.testing.promise import Promise, difference
from entrepot.testing.walk import Walk, play_on


class Dumps(Promise):
    """`load(dump)` is identity, JSON in between."""

    number = 4
    name = "dumps"
    promise = "load(dump) is identity, JSON in between, and goes on in the same way"

    def at_sample(self, walk: Walk) -> None:
        state = walk.state
        data = state.dump()
        through = json.loads(json.dumps(data))
        found = difference(data, through)
        self.check(not found, f"the dump does not survive JSON: {found}", walk)
        loaded = self.game.load(through)
        found = difference(data, loaded.dump())
        self.check(not found, f"loading changed {found}", walk)
        self.check(state.digest() == loaded.digest(), "loading changed the digest", walk)
        found = difference(asked(state), asked(loaded))
        self.check(not found, f"after loading, {found}", walk)
        self.go_on(walk, state.copy(), loaded)

    def go_on(self, walk: Walk, one: State, other: State) -> None:
        """Play the position and the loaded one on, side by side."""
        seed = self.run.rng.next()
        pairs = zip(play_on(one, Random(seed, 1)), play_on(other, Random(seed, 1)), strict=False)
        for number, (here, there) in enumerate(pairs, start=1):
            if here != there:
                self.fail(f"the loaded position goes on differently: {number} actions later {here} or {there}", walk)
                return
        found = difference(one.dump(), other.dump())
        self.check(not found, f"the loaded position ends differently: {found}", walk)


def asked(state: State) -> dict[str, Any]:
    """Return what seats and spectators see of a position."""
    seats = [*range(state.seats), None]
    return {
        "actors": state.actors(),
        "legal": [state.legal(seat)[:] for seat in range(state.seats)],
        "views": [state.view(seat) for seat in seats],
        "prompts": [state.prompt(seat) for seat in seats],
        "over": state.over,
        "outcome": state.outcome(),
    }
