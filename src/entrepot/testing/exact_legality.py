"""Promise 2: `apply` accepts exactly what `legal` lists; a refusal names a clause and changes nothing."""

from dataclasses import dataclass
from typing import Any

from entrepot.kernel.audience import CHANCE, TABLE
from entrepot.kernel.errors import BadAction, BadSeats, EntrepotError, Illegal
from entrepot.kernel.game import Game
from entrepot.kernel.state import State
from entrepot.testing.promise import Promise, Run, unlike
from entrepot.testing.walk import Walk, pick

ACCEPTED = 24
"""Legal actions of a seat that are tried at a sampled position."""
STRANGE_CODES = (-1, -(2**40), 2**31, 2**62, 10**30)
STRANGE_SEATS = (-1, CHANCE, -99, 99, 2**40)


class ExactLegality(Promise):
    """Lists are sound, everything listed is accepted, everything else is refused, and notation is exact."""

    number = 2
    name = "exact legality"
    promise = "apply accepts exactly legal; a refusal names its clause and changes nothing; notation round-trips"

    def __init__(self, run: Run) -> None:
        super().__init__(run)
        self.outside = {code for verb in self.game.actions.verbs if verb.outside for code in verb.codes}

    def at_run(self) -> None:
        texts: dict[str, int] = {}
        for action in range(self.game.actions.size):
            text = self.game.text(action)
            self.check(self.game.parse(text) == action, f"{text!r} does not parse back to {action}", None)
            other = texts.setdefault(text, action)
            self.check(other == action, f"{text!r} is written for {other} and for {action}", None)

    def at_position(self, walk: Walk) -> None:
        state, rng = walk.state, self.run.rng
        self.look_at_lists(walk)
        seats = [int(rng.below(state.seats))]
        if not state.over:
            seats.append(pick(state.actors(), rng))
        self.refuse_all(walk, [(seat, int(rng.below(self.game.actions.size))) for seat in seats])

    def at_sample(self, walk: Walk) -> None:
        state, rng = walk.state, self.run.rng
        space, seats = self.game.actions, int(state.seats)
        for seat in [*range(seats), TABLE]:
            self.accept_all(walk, seat)
            self.refuse_all(walk, [(seat, pick(verb.codes, rng)) for verb in space.verbs])
        self.refuse_all(walk, [(int(rng.below(seats)), code) for code in (*STRANGE_CODES, space.size)])
        self.refuse_all(walk, [(seat, int(rng.below(space.size))) for seat in (*STRANGE_SEATS, seats)])

    # ------------------------------------------------------------------ lists

    def look_at_lists(self, walk: Walk) -> None:
        """Check who may act and what each seat's list holds: distinct actions, the same again in a copy."""
        state = walk.state
        actors, forced = state.actors(), state.forced_seat()
        alone = forced == TABLE or len(state.legal(forced)) == 1
        self.check(alone, "seat {} is said to have no choice, and has one", walk, forced)
        self.check(is_sound(actors, int(state.seats)), "actors {} are not distinct seats", walk, actors)
        self.check(bool(actors) != state.over, "{} may act", walk, "somebody" if actors else "nobody")
        twin = state.copy()
        for seat in reversed(range(state.seats)):
            legal = state.legal(seat)[:]
            sound = is_sound(legal, self.game.actions.size)
            self.check(sound, "seat {}: {} are not distinct actions", walk, seat, legal)
            self.check((seat in actors) == bool(legal), "seat {} has {} legal actions", walk, seat, len(legal))
            self.check(twin.legal(seat) == legal, "seat {}: a copy has other legal actions", walk, seat)
            self.check(self.outside.isdisjoint(legal), "seat {} may do what only the table does", walk, seat)

    # ------------------------------------------------------------------ what is listed

    def accept_all(self, walk: Walk, seat: int) -> None:
        """Carry out some of a seat's listed actions, each on a copy: all must be accepted."""
        state, rng = walk.state, self.run.rng
        legal = state.legal(seat)[:]
        start = rng.below(len(legal)) if legal else 0
        for action in (legal[start:] + legal[:start])[:ACCEPTED]:
            tried = Tried(self.game, seat, action)
            trial = state.copy()
            self.check(trial.why_not(seat, action) is None, "{} is listed, yet why_not", walk, tried)
            try:
                trial.apply(seat, action)
                self.result.checks += 1
            except EntrepotError as error:
                self.fail(f"{tried} is listed, yet refused: {error}", walk)

    # ------------------------------------------------------------------ what is not

    def refuse_all(self, walk: Walk, tries: list[tuple[int, int]]) -> None:
        """Try actions on a copy: those that are not listed must be refused in the right way, and leave no trace."""
        trial = walk.state.copy()
        trial.listening = True
        refused = [Tried(self.game, seat, code) for seat, code in tries if code not in walk.state.legal(seat)]
        for tried in refused:
            self.refuse(walk, trial, tried)
        changed = unlike(walk.state, trial) or ("events" if trial.take_events() else "")
        self.check(not changed, "a refusal changed {} (one of {})", walk, changed, refused)

    def refuse(self, walk: Walk, trial: State, tried: "Tried") -> None:
        """Try an action that is not listed: `apply` and `why_not` must refuse it alike."""
        said = answer(trial, tried.seat, tried.code, ask=True)
        done = answer(trial, tried.seat, tried.code, ask=False)
        if self.check(isinstance(done, Illegal | BadAction | BadSeats), "{}: not listed, yet {}", walk, tried, done):
            self.look_at_refusal(walk, tried, done)
        said, done = told(said), told(done)
        self.check(said == done, "{}: why_not says {}, apply says {}", walk, tried, said, done)

    def look_at_refusal(self, walk: Walk, tried: "Tried", error: Any) -> None:
        """Check that a refusal is of the right kind and cites a clause of the ledger in words."""
        is_known = tried.is_action and (0 <= tried.seat < walk.state.seats or tried.seat == TABLE)
        is_illegal = isinstance(error, Illegal)
        self.check(is_illegal == is_known, "{}: refused with {}", walk, tried, type(error).__name__)
        if not is_illegal:
            return
        ledger, clause = self.game.ledger, error.clause
        known = clause in ledger.clauses or clause in ledger.rulings
        self.check(known, "{}: refused by {!r}, which is not a clause of the ledger", walk, tried, clause)
        self.check(bool(error.message.get("id")), "{}: refused without words", walk, tried)


@dataclass(frozen=True)
class Tried:
    """A seat and the action that it tries; in a failure's words its notation, or its number where it has none."""

    game: Game
    seat: int
    code: int

    @property
    def is_action(self) -> bool:
        """Whether the game has an action of this number."""
        return 0 <= self.code < self.game.actions.size

    def __repr__(self) -> str:
        name = repr(self.game.text(self.code)) if self.is_action else f"action {self.code}"
        return f"seat {self.seat}, {name}"


def is_sound(numbers: list[int], below: int) -> bool:
    """Return whether the numbers are whole, distinct, and from 0 to below the bound."""
    if not numbers:
        return True
    is_whole = set(map(type, numbers)) == {int}
    return is_whole and len(set(numbers)) == len(numbers) and min(numbers) >= 0 and max(numbers) < below


def answer(state: State, seat: int, code: int, ask: bool) -> Any:
    """Return what `why_not` or `apply` raised or, for `why_not`, returned; what else it did, in words."""
    try:
        if not ask:
            state.apply(seat, code)
            return "accepted"
        refusal = state.why_not(seat, code)
    except EntrepotError as error:
        return error
    return refusal if refusal is not None else "not refused"


def told(answer: Any) -> Any:
    """Return what of a refusal must agree between `why_not` and `apply`."""
    if hasattr(answer, "clause"):
        return answer.clause, answer.message
    return type(answer).__name__ if isinstance(answer, EntrepotError) else answer
