"""How the search plays on where its trees end: at random, or as one of the game's own bots plays."""

from entrepot.kernel.bot import Bot
from entrepot.kernel.chance import Random
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.state import State


class Policy:
    """Random play."""

    def pick(self, s: State, seat: int, legal: list[int], rng: Random) -> int:
        """Return one of several legal actions."""
        return legal[rng.below(len(legal))]


class ByBots(Policy):
    """Play as bots of one kind do; each sees what its seat knows in the imagined position.

    A search leads a bot where it would never go by itself. Where it is at a loss there, chance decides.
    """

    def __init__(self, kind: type[Bot], seats: int) -> None:
        self.bots: list[Bot] = [kind(f"playout/{seat}") for seat in range(seats)]

    def pick(self, s: State, seat: int, legal: list[int], rng: Random) -> int:
        action = self.bots[seat].choose(SeatHandle(s, seat))
        return action if action in legal else legal[rng.below(len(legal))]


def play_on(s: State, policy: Policy, rng: Random, depth: int) -> None:
    """Play, in place, to the end of the game, or of the round in which `depth` choices have been made.

    Appraisals are made at the ends of rounds, where everybody has had as many turns as the others; a game without
    rounds is cut after four times as many choices.
    """
    made = 0
    now = s.rounds()
    while not s.over:
        if s.rounds() != now:
            if made >= depth:
                return
            now = s.rounds()
        actors = s.top().actors(s)
        count = len(actors)
        seat = actors[0] if count == 1 else actors[rng.below(count)]
        legal = s.top().legal(s, seat)
        if len(legal) == 1:
            s.play(seat, legal[0])
            continue
        made += 1
        if made > 4 * depth:
            return
        s.play(seat, policy.pick(s, seat, legal, rng))
