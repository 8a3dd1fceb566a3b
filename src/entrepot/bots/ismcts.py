"""Bots that search: information-set Monte Carlo tree search, for every game through the kernel alone."""

from entrepot.bots.learned.shipped import values_for
from entrepot.bots.search.budget import Budget
from entrepot.bots.search.gauge import Judge
from entrepot.bots.search.policy import ByBots, Policy
from entrepot.bots.search.race import Entry, Race, Score, decide, leaders
from entrepot.bots.search.reasons import Reason, reasons
from entrepot.bots.search.simulation import Habits
from entrepot.bots.search.tree import Node, find
from entrepot.bots.search.whole_move import rest_of_move
from entrepot.kernel.bot import Bot
from entrepot.kernel.chance import Random
from entrepot.kernel.game import Game
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.moves import Moves


class Advice:
    """What a search found: the action to choose, and what it thinks of the next best one."""

    def __init__(self, action: int, playouts: int) -> None:
        self.action: int = action
        self.playouts: int = playouts
        """How many playouts the search made; 0 where there was nothing to choose."""
        self.runner_up: int = -1
        """The next best action; -1 if no other one was compared."""
        self.worth: float = 0.0
        """By how much the action is better, in shares of a win."""
        self.error: float = 0.0
        """The standard error of `worth`."""
        self.lead: float = 0.0
        """The same in what the game's appraisal counts, such as points or coins."""
        self.reasons: list[Reason] = []
        """What the two differ in, where that is asked for."""
        self.rest: list[int] = []
        """The choices that complete the move which the action begins, where that is asked for."""


class Ismcts(Bot):
    """Searches with playouts of the game's strongest own bot, cut and appraised after some rounds."""

    name = "ismcts"

    def __init__(self, seed: object = 0, budget: Budget | None = None, habits: Habits | None = None) -> None:
        super().__init__(seed)
        self.budget: Budget = budget if budget is not None else Budget(200)
        self.habits: Habits = habits if habits is not None else Habits()
        self.policy: Policy | None = None
        self.chosen: Entry | None = None
        """The entry that was chosen last: its tree knows the decision that comes next."""

    @classmethod
    def imagines(cls, game: Game, options: dict[str, str]) -> bool:
        return True

    def choose(self, seat: SeatHandle) -> int:
        return self.consider(seat).action

    def consider(self, seat: SeatHandle, why: bool = False) -> Advice:
        """Return what to do with what is known of the alternative; with `why`, also the reasons and the whole move."""
        legal = seat.legal()
        if len(legal) == 1:
            return Advice(legal[0], 0)
        race = self.race(seat)
        scores = in_earnest(seat, race, self.rng) if why else race.scores()
        found = advice(scores, self.habits.caution, race.playouts)
        self.chosen = race.entry(found.action)
        if why:
            found.rest = rest_of_move(seat, found.action, race.policy, self.rng)
            if found.runner_up >= 0:
                found.reasons = reasons(self.chosen, race.entry(found.runner_up), seat.game.parts)
        return found

    def race(self, seat: SeatHandle) -> Race:
        """Return the comparison of the seat's actions, made as long as the budget allows."""
        race = Race(seat, self.policy_for(seat), self.habits, self.rng)
        world = race.world(0)
        moves = world.moves(seat.seat)
        preferred = race.policy.pick(world, seat.seat, moves, self.rng)
        race.run(preferred, self.budget, self.hints(seat.seat, moves))
        return race

    def policy_for(self, seat: SeatHandle) -> Policy:
        """Return how playouts are played, made once a game."""
        policy = self.policy
        if policy is None:
            s = seat.imagine(self.rng)
            judge: Judge | None = values_for(s.game, int(s.seats), s.options) if self.habits.learned else None
            kinds = list(s.game.bots.values())
            policy = ByBots(kinds[-1], int(s.seats), judge) if kinds and not self.habits.at_random else Policy(judge)
            self.policy = policy
        return policy

    def hints(self, seat: int, moves: Moves) -> list[int]:
        """Return the actions that the last search tried here, best first: its tree is used again."""
        if self.chosen is None:
            return []
        node = find(self.chosen.trees.first[seat], moves)
        return ranked_choices(node) if node is not None else []


def in_earnest(seat: SeatHandle, race: Race, rng: Random) -> list[Score]:
    """Return the scores without those of other actions than the policy's own that would only be taken back again.

    An offer that nobody would make begins, and ends, where nothing has been done: as good as any, and no advice.
    """
    scores = race.scores()
    verb = seat.game.actions.verb
    found = scores[:1]
    for score in scores[1:]:
        rest = rest_of_move(seat, score.action, race.policy, rng)
        if not rest or not verb(rest[-1]).gives_up:
            found.append(score)
    return found


def ranked_choices(node: Node) -> list[int]:
    """Return the actions that were tried at a decision, best mean first."""
    tried = [at for at in range(1, len(node.choices)) if node.visits[at] > 0]
    tried.sort(key=lambda at: -node.sums[at] / node.visits[at])
    return [node.choices[at] for at in tried]


def advice(scores: list[Score], caution: float, playouts: int) -> Advice:
    """Return the action to choose and the next best; the first score is that of the policy's own choice."""
    chosen = decide(scores, caution)
    found = Advice(chosen.action, playouts)
    others = leaders(scores)
    if chosen is not scores[0]:
        others = [scores[0]] + [score for score in others if score is not chosen and score.mean() > 0.0]
    if others:
        rival = max(others, key=Score.mean)
        against = chosen if rival is scores[0] else rival  # differences are known against the policy's own choice
        found.runner_up = rival.action
        found.worth = chosen.mean() - rival.mean()
        found.error = against.error()
        found.lead = chosen.mean_lead() - rival.mean_lead()
    return found
