"""Promise 7: games end within their declared bound, the outcome names every seat, and what is begun can be done."""

from typing import Any

from entrepot.kernel.state import State
from entrepot.testing.promise import Promise
from entrepot.testing.walk import Walk
from entrepot.testing.ways import gives_up, has_way


class Endings(Promise):
    """Places and scores by seat, or the collective loss with none; nobody acts any more."""

    number = 7
    name = "endings"
    promise = "play ends within the declared bound, the outcome names every seat, and what is begun can be done"

    def at_position(self, walk: Walk) -> None:
        state = walk.state
        if not state.over:
            self.check(state.outcome() is None, "there is an outcome, yet the game is not over", walk)
            for seat in state.actors():
                if gives_up(state, seat):
                    self.check(has_way(state, seat), "nothing is left but to give up what was begun", walk)

    def at_end(self, walk: Walk) -> None:
        longest = self.game.longest
        if walk.is_endless:
            count = len(walk.actions)
            self.fail(f"not over after {count:,} actions; the game declares at most {longest:,}", walk)
            return
        self.check(len(walk.actions) <= longest, f"more actions than the {longest:,} declared", walk)
        self.look_at_outcome(walk, walk.state)

    def look_at_outcome(self, walk: Walk, state: State) -> None:
        """Check that a finished game has a declared ending, and ranks and scores every seat or none."""
        outcome: dict[str, Any] = state.outcome() or {}
        ending = outcome.get("ending")
        self.check(ending in self.game.endings, f"ending {ending!r} is not one of {self.game.endings}", walk)
        self.check(state.actors() == [], "the game is over, yet somebody may act", walk)
        places, scores = outcome.get("places"), outcome.get("scores")
        if places == [] and scores == []:  # all have lost together
            self.check(outcome.get("winners") == [], "nobody has a place, yet somebody won", walk)
            return
        told = f"places {places} and scores {scores}"
        self.check(is_ranking(places, int(state.seats)), f"{told} do not rank {state.seats} seats", walk)
        numbers = isinstance(scores, list) and all(isinstance(score, int | float) for score in scores)
        self.check(numbers and len(scores or []) == state.seats, f"{told} do not score {state.seats} seats", walk)
        decided = outcome.get("decided_by")
        known = decided == "" or decided in self.game.ledger.clauses or decided in self.game.ledger.rulings
        self.check(known, f"decided by {decided!r}, which is not a clause of the ledger", walk)


def is_ranking(places: Any, seats: int) -> bool:
    """Return whether places rank all seats from 1; who share a place leave the next ones empty."""
    if not isinstance(places, list) or len(places) != seats:
        return False
    return all(place == 1 + sum(other < place for other in places) for place in places)
