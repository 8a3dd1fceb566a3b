"""Whether the best action may as well come a little later: after another one, as long as the same seat goes on.

Playouts go on as the usual bot does, which does not find the best action. So they make another action look bad even
where a person could do both, one after the other.
"""

from typing import Final

from entrepot.bots.search.policy import Policy
from entrepot.bots.search.race import Entry, Race, score_of
from entrepot.bots.search.simulation import simulate
from entrepot.kernel.chance import Random
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.state import State
from entrepot.review.choices import Choice
from entrepot.review.weighing import Compared, Effort, searching

MOST_STEPS: Final = 4
"""Choices by which another action may be completed before the best one is there again."""


def later(choice: Choice, effort: Effort, seed: str, other: str, best: str) -> Compared | None:
    """Return what the best action has over the same action after another one; None where it cannot follow that.

    Both are tried in the same imagined positions. Where it follows in some of them only, the usual bot goes on in the
    others.
    """
    game, seat = choice.state.game, choice.seat
    search, budget = searching(choice, effort, f"{seed}/{other}/{best}")
    handle = SeatHandle(choice.state, seat)
    race = Race(handle, search.policy_for(handle), search.habits, search.rng)
    seats = int(choice.state.seats)
    now, late = Entry(game.parse(best), seats), Entry(game.parse(other), seats)
    race.entries = [now]
    race.prepare(budget)
    can_follow = False
    for number in range(effort.playouts // 2):
        if len(now.results) <= number:
            race.play(now)
        s = race.world(number).copy()
        can_follow |= follow(s, seat, late.action, now.action, race.policy, race.rng)
        result = simulate(s, seat, late.trees, race.policy, race.habits, race.gauge, race.rng)
        late.results.append(result)
        late.worths.append(race.gauge.worth(result, seat))
        if not can_follow and number + 1 >= MOST_STEPS:
            return None
    score = score_of(now, late, seat)
    return Compared(other, score.mean(), score.error(), score.mean_lead(), score.count)


def follow(s: State, seat: int, action: int, best: int, policy: Policy, rng: Random) -> bool:
    """Play an action, in place, what completes it, and the best action after it; False where that is not there."""
    now = s.rounds()
    s.play(seat, action)
    for _ in range(MOST_STEPS):
        if s.over or s.rounds() != now or seat not in s.top().actors(s):
            return False
        moves = s.moves(seat)
        if best in moves.to_list():
            s.play(seat, best)
            return True
        s.play(seat, policy.pick(s, seat, moves, rng) if moves.size > 1 else int(moves.items[0]))
    return False
