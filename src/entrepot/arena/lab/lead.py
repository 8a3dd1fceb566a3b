"""Who leads a game, decision by decision.

A seat's worth is what the game's own `appraise` says of it from what that seat knows. The lead changes when another
seat is alone in front; seats that draw level change nothing. A game without an appraisal has no leader.
"""

from entrepot.kernel.state import State


class Lead:
    """Follows one game from position to position."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.fronts: list[list[int]] = []
        """The seats in front at each position, the starting position first."""
        self.is_known = False
        """Whether any appraisal has told two seats apart."""

    def note(self, state: State) -> None:
        """Take in the position before each decision, and the last one."""
        worth = [state.appraise(seat)[seat] for seat in range(self.seats)]
        best = max(worth)
        front = [seat for seat, value in enumerate(worth) if value == best]
        self.is_known = self.is_known or len(front) < self.seats
        self.fronts.append(front)

    def changes(self) -> int | None:
        """Return how often the lead passed to another seat; None if nobody ever led."""
        if not self.is_known:
            return None
        leader, changes = -1, 0
        for front in self.fronts:
            if len(front) == 1 and front[0] != leader:
                changes += leader >= 0
                leader = front[0]
        return changes

    def decided(self, winners: list[int]) -> int | None:
        """Return after how many decisions some winner was in front for good; None without a winner or appraisal.

        The end counts as the number of all decisions: so late is a game whose winner is not in front even then.
        """
        if not self.is_known or not winners:
            return None
        since = len(self.fronts) - 1
        while since > 0 and not set(winners).isdisjoint(self.fronts[since - 1]):
            since -= 1
        return since
