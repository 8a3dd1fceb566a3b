"""Promise 2: `apply` accepts exactly what `legal` lists; a refusal names a clause and changes nothing."""

from typing import Any

from entrepot.kernel.audience import CHANCE, TABLE
from entrepot.kernel.errors import BadAction, BadSeats, EntrepotError, Illegal
from entrepot.kernel.state import State
from entrepot.testing.promise import Promise, difference
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
        actors = state.actors()
        self.check(is_sound(actors, int(state.seats)), f"actors {actors} are not distinct seats", walk)
        self.check(bool(actors) != state.over, f"{'nobody' if not actors else 'somebody'} may act", walk)
        twin = state.copy()
        for seat in reversed(range(state.seats)):
            legal = state.legal(seat)[:]
            self.check(is_sound(legal, self.game.actions.size), f"seat {seat}: {legal} are not distinct actions", walk)
            self.check((seat in actors) == bool(legal), f"seat {seat} has {len(legal)} legal actions", walk)
            self.check(twin.legal(seat) == legal, f"seat {seat}: a copy has other legal actions", walk)
            outside = [action for action in legal if self.game.actions.verb(action).outside]
            self.check(not outside, f"seat {seat} may do what only the table does", walk)

    # ------------------------------------------------------------------ what is listed

    def accept_all(self, walk: Walk, seat: int) -> None:
        """Carry out some of a seat's listed actions, each on a copy: all must be accepted."""
        state, rng = walk.state, self.run.rng
        legal = state.legal(seat)[:]
        start = rng.below(len(legal)) if legal else 0
        for action in (legal[start:] + legal[:start])[:ACCEPTED]:
            text = self.game.text(action)
            trial = state.copy()
            self.check(trial.why_not(seat, action) is None, f"seat {seat}: {text!r} is listed, yet why_not", walk)
            try:
                trial.apply(seat, action)
                self.result.checks += 1
            except EntrepotError as error:
                self.fail(f"seat {seat}: {text!r} is listed, yet refused: {error}", walk)

    # ------------------------------------------------------------------ what is not

    def refuse_all(self, walk: Walk, tries: list[tuple[int, int]]) -> None:
        """Try actions on a copy: those that are not listed must be refused in the right way, and leave no trace."""
        trial = walk.state.copy()
        trial.listening = True
        refused = [(seat, code) for seat, code in tries if code not in walk.state.legal(seat)]
        for seat, code in refused:
            self.refuse(walk, trial, seat, code)
        changed = difference(walk.state.dump(), trial.dump()) or ("events" if trial.take_events() else "")
        names = ", ".join(f"seat {seat} {self.name_of(code)}" for seat, code in refused)
        self.check(not changed, f"a refusal changed {changed} (one of {names})", walk)

    def refuse(self, walk: Walk, trial: State, seat: int, code: int) -> None:
        """Try an action that is not listed: `apply` and `why_not` must refuse it alike."""
        said = answer(trial, seat, code, ask=True)
        done = answer(trial, seat, code, ask=False)
        what = f"seat {seat}, {self.name_of(code)}"
        if self.check(isinstance(done, Illegal | BadAction | BadSeats), f"{what}: not listed, yet {done}", walk):
            self.look_at_refusal(walk, what, seat, code, done)
        why = f"{what}: why_not says {told(said)}, apply says {told(done)}"
        self.check(told(said) == told(done), why, walk)

    def look_at_refusal(self, walk: Walk, what: str, seat: int, code: int, error: Any) -> None:
        """Check that a refusal is of the right kind and cites a clause of the ledger in words."""
        is_known = 0 <= code < self.game.actions.size and (0 <= seat < walk.state.seats or seat == TABLE)
        is_illegal = isinstance(error, Illegal)
        self.check(is_illegal == is_known, f"{what}: refused with {type(error).__name__}", walk)
        if not is_illegal:
            return
        ledger = self.game.ledger
        known = error.clause in ledger.clauses or error.clause in ledger.rulings
        self.check(known, f"{what}: refused by {error.clause!r}, which is no clause of the ledger", walk)
        self.check(bool(error.message.get("id")), f"{what}: refused without words", walk)

    def name_of(self, code: int) -> str:
        """Return an action as a failure calls it: its notation, or its number where it has none."""
        return repr(self.game.text(code)) if 0 <= code < self.game.actions.size else f"action {code}"


def is_sound(numbers: list[int], below: int) -> bool:
    """Return whether the numbers are whole, distinct, and from 0 to below the bound."""
    return len(set(numbers)) == len(numbers) and all(type(n) is int and 0 <= n < below for n in numbers)


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
