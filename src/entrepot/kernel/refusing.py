"""Why an action is refused: the clause that forbids it, and the sentence that says so."""

from typing import TYPE_CHECKING

from entrepot.kernel.audience import TABLE
from entrepot.kernel.message import message, seat_name, seat_names
from entrepot.kernel.phase import Refusal

if TYPE_CHECKING:
    from entrepot.kernel.state import State


def refusal_of(state: "State", seat: int, action: int) -> Refusal:
    """Return why an action is not legal for a seat or for TABLE; BadSeats or BadAction if there is no such one."""
    if seat != TABLE:
        state.check_seat(seat)
    game = state.game
    verb = game.actions.verb(action)
    if state.over:
        return Refusal(game.end_clause, message("kernel-refused-game-over"))
    if seat != TABLE and not verb.outside:
        phase = state.top()
        actors = phase.actors(state)
        if seat not in actors:
            passed = phase.passed_over(state, seat)
            if passed is not None:
                return passed
            words = message("kernel-refused-not-your-turn", {"seat": seat_name(seat), "seats": seat_names(actors)})
            return Refusal(phase.turn_clause or game.turn_clause, words)
        refusal = phase.why_not(state, seat, action)
        if refusal is not None:
            return refusal
        is_choice = any(verb is game.actions.verb(other) for other in phase.legal(state, seat))
        args = {"action": game.sentence(action), "asked": phase.prompt(state, seat)}
        words = message(f"kernel-refused-{'no-choice' if is_choice else 'asked-else'}", args)
        return Refusal(phase.clause or phase.turn_clause or game.turn_clause, words)
    clause = verb.clauses[0] if verb.clauses else game.turn_clause
    return Refusal(clause, message("kernel-refused-not-now", {"action": game.sentence(action)}))
