"""Promise 3: a copy shares nothing with the original position."""

from typing import Any

from entrepot.kernel.chance import Feed, Random
from entrepot.kernel.state import State
from entrepot.testing.attributes import fingerprint, shared
from entrepot.testing.promise import Promise, Run, difference
from entrepot.testing.walk import Walk, play_on

ALLOWED = frozenset({"options", "_offered"})
"""Lists that copies may share, as the kernel promises that nobody changes them."""
KEPT = 3
"""Copies of one playout that are kept to its end, to see whether play has touched them."""


class Copies(Promise):
    """Playing on with one of two copies leaves the other as it was, with the same future under the same chance."""

    number = 3
    name = "copies"
    promise = "a copy shares nothing, and goes on in the same way under the same chance"
    is_foundation = True

    def __init__(self, run: Run) -> None:
        super().__init__(run)
        self.older: list[tuple[State, dict[str, Any]]] = []

    def at_sample(self, walk: Walk) -> None:
        state = walk.state
        before = state.dump()
        one, two = state.copy(), state.copy()
        held = self.look_at_parts(walk, state, one)
        marks = [fingerprint(thing) for _, thing in held]
        seed = self.run.rng.next()
        first = list(play_on(one, Random(seed, 1)))
        self.unchanged(walk, before, state, "playing on with a copy changed the original")
        self.unchanged(walk, before, two, "playing on with a copy changed another copy")
        for (path, thing), mark in zip(held, marks, strict=True):
            self.check(fingerprint(thing) == mark, f"a copy shares {path!r}, and play changed it", walk)
        second = list(play_on(two, Random(seed, 1)))
        self.check(first == second, "two copies went on with different actions under the same chance", walk)
        self.unchanged(walk, one.dump(), two, "two copies ended differently after the same actions and chance")
        if len(self.older) < KEPT:
            self.older.append((state.copy(), before))

    def at_end(self, walk: Walk) -> None:
        for copy, dump in self.older:
            self.unchanged(walk, dump, copy, "playing on changed an older copy")
        self.older = []

    def look_at_parts(self, walk: Walk, one: State, other: State) -> list[tuple[str, Any]]:
        """Check that no container is shared; return the shared objects, which play must leave alone."""
        held: list[tuple[str, Any]] = []
        for path, thing in shared(one, other):
            if path in ALLOWED or isinstance(thing, Feed):  # a feed without memory copies to itself
                continue
            if isinstance(thing, list | dict | set | bytearray | Random):
                self.fail(f"a copy shares the {type(thing).__name__} {path!r}", walk)
            else:
                held.append((path, thing))
        self.result.checks += 1
        return held

    def unchanged(self, walk: Walk, before: dict[str, Any], state: State, what: str) -> None:
        """Check that a position dumps as it did before; `what` says what was done meanwhile."""
        found = difference(before, state.dump())
        self.check(not found, f"{what}: {found}", walk)
