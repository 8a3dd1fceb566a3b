"""How the search plays on where its trees end, at random or as one of the game's own bots, and who judges the end."""

from entrepot.bots.search.gauge import Judge
from entrepot.kernel.bot import Bot
from entrepot.kernel.chance import Random
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.moves import Moves
from entrepot.kernel.state import State


class Policy:
    """Random play."""

    def __init__(self, judge: Judge | None = None) -> None:
        self.judge: Judge = judge if judge is not None else Judge()

    def pick(self, s: State, seat: int, moves: Moves, rng: Random) -> int:
        """Return one of several actions that the seat may choose from."""
        return int(moves.items[rng.below(moves.size)])


class ByBots(Policy):
    """Play as bots of one kind do; each sees what its seat knows in the imagined position.

    A search leads a bot where it would never go by itself. Where it is at a loss there, chance decides.
    """

    def __init__(self, kind: type[Bot], seats: int, judge: Judge | None = None) -> None:
        super().__init__(judge)
        self.bots: list[Bot] = [kind(f"playout/{seat}") for seat in range(seats)]

    def pick(self, s: State, seat: int, moves: Moves, rng: Random) -> int:
        action = self.bots[seat].choose(SeatHandle(s, seat))
        return action if moves.has(action) else int(moves.items[rng.below(moves.size)])


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
        moves = s.moves(seat)
        if moves.size == 1:
            s.play(seat, int(moves.items[0]))
            continue
        made += 1
        if made > 4 * depth:
            return
        s.play(seat, policy.pick(s, seat, moves, rng))
