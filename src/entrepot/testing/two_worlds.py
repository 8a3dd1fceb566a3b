"""Promise 5: what a seat cannot know reaches it by no way.

At a position each seat is given a second world, made by `determinize`: equal in all that the seat knows, and otherwise
as chance will have it. Both worlds must answer every question of that seat alike, and go on alike (see `pair`).
"""

from typing import Any

from entrepot.kernel.chance import Keyed, Random
from entrepot.kernel.errors import EntrepotError
from entrepot.kernel.state import State
from entrepot.testing.observation import Texts, choice_of_search, choices_of_bots, observe
from entrepot.testing.pair import Differs, Pair
from entrepot.testing.promise import Promise, Run, difference, unlike
from entrepot.testing.walk import Walk, pick

CODES = 16
"""Actions at random whose refusal is asked in both worlds, beside one of each verb."""
FEW_CODES = 8
"""The same after every step of a pair."""
PAIRS = 2
"""Seats of a position whose two worlds run on."""


class TwoWorlds(Promise):
    """Two positions that a seat cannot tell apart are alike to it, and stay so until something is revealed."""

    number = 5
    name = "two worlds"
    promise = "what a seat cannot know shows nowhere, and determinize depends on its knowledge and chance alone"

    def __init__(self, run: Run) -> None:
        super().__init__(run)
        self.texts = Texts(run.game)

    def at_sample(self, walk: Walk) -> None:
        if walk.state.over:
            return
        before = walk.state.dump()
        seats = int(walk.state.seats)
        first = self.run.rng.below(seats)
        for seat in range(seats):
            other = self.imagine(walk, walk.state, seat)
            self.look_at_secrets(walk, walk.state, other)
            self.look_at_both(walk, seat, other)
            if seat == first:
                self.search_in_both(walk, seat, other)
            if (seat - first) % seats < PAIRS:
                self.run_on(walk, seat, other)
        changed = difference(before, walk.state.dump())
        self.check(not changed, f"asking a position changed {changed}", walk)

    def at_close(self) -> None:
        missed = self.run.coverage.reach_hidden().missed if self.run.must_reach else []
        for id in missed:
            self.check(False, f"{id} never differed between two worlds", None)

    # ------------------------------------------------------------------ the other world

    def imagine(self, walk: Walk, state: State, seat: int) -> State:
        """Return another world for the seat, with chance of its own."""
        keyed = state.copy()
        keyed.feed = Keyed(b"a live table's secret")
        other = keyed.determinize(seat, self.run.rng.fork())
        self.check(other.feed is None, f"what seat {seat} imagines holds the real feed of chance", walk)
        words = (other.rng.word0, other.rng.word1)
        is_own = words != (state.rng.word0, state.rng.word1)
        self.check(is_own, f"what seat {seat} imagines foresees the real chance", walk)
        return other

    def look_at_secrets(self, walk: Walk, state: State, other: State) -> None:
        """Note which hidden entries of the ledger differ."""
        here, there = state.secrets(), other.secrets()
        for id, entry in self.game.ledger.hidden.items():
            if entry.is_public:
                continue
            if self.check(id in here, f"secrets() does not tell {id}", walk) and here[id] != there[id]:
                self.run.coverage.hidden.add(id)

    # ------------------------------------------------------------------ one position

    def look_at_both(self, walk: Walk, seat: int, other: State) -> None:
        """Check that the seat gets the same answers in both worlds, and imagines the same in both."""
        state, codes, seed = walk.state, self.codes(), self.run.rng.next()
        here, there = (observe(world, seat, codes, self.texts) for world in (state, other))
        self.alike(walk, seat, here, there)
        bots = self.run.bots
        self.alike(walk, seat, choices_of_bots(bots, state, seat, seed), choices_of_bots(bots, other, seat, seed))
        one, two = state.determinize(seat, Random(seed, 1)), other.determinize(seat, Random(seed, 1))
        found = unlike(one, two)
        self.check(not found, f"seat {seat} imagines differently in two worlds that are alike to it: {found}", walk)

    def search_in_both(self, walk: Walk, seat: int, other: State) -> None:
        """Check that a search from the seat's handle chooses the same in both worlds."""
        seed = self.run.rng.next()
        self.alike(walk, seat, choice_of_search(walk.state, seat, seed), choice_of_search(other, seat, seed))

    def alike(self, walk: Walk, seat: int, here: dict[str, Any], there: dict[str, Any]) -> None:
        """Check that a seat got equal answers in two worlds, item by item; a failure names what differs."""
        for what in here:
            found = difference(here[what], there[what])
            self.check(not found, f"seat {seat} tells two worlds apart by {what}: {found}", walk)

    def codes(self) -> list[int]:
        """Return actions whose refusal is asked in both worlds: one of each verb, and some at random."""
        rng, space = self.run.rng, self.game.actions
        return [*(pick(verb.codes, rng) for verb in space.verbs), *(int(rng.below(space.size)) for _ in range(CODES))]

    # ------------------------------------------------------------------ from there on

    def run_on(self, walk: Walk, seat: int, other: State) -> None:
        """Let both worlds run on under publicly equal actions."""
        pair = Pair(walk.state.copy(), other, seat, self.codes()[:FEW_CODES], self.run.rng.fork(), self.texts)
        try:
            ending = pair.run()
        except Differs as error:
            self.fail(f"seat {seat} tells two worlds apart {error}", walk, observer=seat, worlds=pair.told())
        except EntrepotError as error:
            self.fail(f"a world of seat {seat} cannot go on: {error}", walk, observer=seat, worlds=pair.told())
        else:
            self.run.coverage.pairs[ending] += 1
        self.result.checks += pair.checks
