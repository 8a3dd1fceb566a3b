"""Who could go where, and what is best: attacks, scouts on their way, explorers, guards."""

from typing import Final, final

from entrepot.games.trigon.bots.greed.aims import Aims
from entrepot.games.trigon.content.vocabulary import BOAT, KINDS, KNIGHT, LANDS, NONE, SCOUT
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import figures, moving

MARGIN: Final = 0.08
"""What a move must bring at least, so that nobody wanders to and fro."""


@final
class Plan:
    """A group, where it goes from and to, and what that brings."""

    def __init__(self, origin: int, to: int, by_sea: bool, value: float) -> None:
        self.origin: int = origin
        self.to: int = to
        self.by_sea: bool = by_sea
        self.value: float = value
        self.knights: int = 0
        self.scouts: int = 0
        self.boats: int = 0


@final
class Marches:
    """Values the steps and voyages of the mover."""

    def __init__(self, aims: Aims) -> None:
        self.aims: Aims = aims
        self.worth = aims.worth
        self.s: TrigonState = aims.s
        self.seat: int = aims.seat
        self.best: Plan = Plan(NONE, NONE, False, 0.0)

    def find(self, origin: int, by_sea: bool, to: int) -> Plan:
        """Return the best move from a spot on foot or by sea, to anywhere if `to` is NONE."""
        self.best = Plan(origin, NONE, by_sea, -100.0)
        self.look(origin, by_sea, to)
        return self.best

    def look(self, origin: int, by_sea: bool, to: int) -> None:
        """Try all groups that could go from a spot."""
        s = self.s
        knights = int(figures.can_sail(s, origin, KNIGHT) if by_sea else figures.can_step(s, origin, KNIGHT))
        scouts = int(figures.can_sail(s, origin, SCOUT) if by_sea else figures.can_step(s, origin, SCOUT))
        boats = int(figures.fresh(s, origin, BOAT)) if by_sea else 0
        if by_sea:
            knights = min(knights, boats * int(s.cards.aboard))
        for goal in moving.destinations(s, self.seat, origin, by_sea):
            if to != NONE and goal != to:
                continue
            if s.owner[goal] != NONE and s.owner[goal] != self.seat:
                self.try_attacks(origin, by_sea, goal, knights)
                continue
            if scouts > 0:
                self.try_scout(origin, by_sea, goal)
            if knights > 0:
                for count in amounts(knights):
                    self.try_knights(origin, by_sea, goal, count)
            if boats > 0:
                self.try_boat(origin, goal)

    def offer(self, origin: int, by_sea: bool, to: int, value: float, knights: int, scouts: int) -> None:
        """Take a plan if it is the best so far."""
        value -= MARGIN
        if value > self.best.value:
            plan = self.best = Plan(origin, to, by_sea, value)
            plan.knights = knights
            plan.scouts = scouts
            aboard = int(self.s.cards.aboard)
            plan.boats = max(1, (knights + scouts + aboard - 1) // aboard) if by_sea else 0

    def leave(self, origin: int, knights: int, boats: int) -> float:
        """Return what is risked at a spot that so many figures leave; scouts are not guards."""
        there = self.s.figures[origin * KINDS + KNIGHT]
        twos = self.worth.twos(origin)
        after = self.worth.risk(origin, there - knights, twos - boats)
        return after - self.worth.risk(origin, there, twos)

    def boats_for(self, by_sea: bool, figures_aboard: int) -> int:
        """Return how many boats so many figures take along."""
        aboard = int(self.s.cards.aboard)
        return max(1, (figures_aboard + aboard - 1) // aboard) if by_sea else 0

    def discovery(self, origin: int, to: int) -> float:
        """Return what is explored by going there."""
        land = self.s.cards.land_of[to]
        if not self.s.cards.is_site[to] or land == self.s.cards.land_of[origin] or land >= LANDS:
            return 0.0
        return self.worth.wishes.explore[land]

    def try_attacks(self, origin: int, by_sea: bool, to: int, most: int) -> None:
        """Weigh attacks by all or by some; what the army would do elsewhere is lost."""
        there = self.s.figures[origin * KINDS + KNIGHT]
        for count in amounts(most):
            value = self.aims.attack(count, to)
            if value <= 0.0:
                continue
            value += self.discovery(origin, to)
            value -= self.leave(origin, count, self.boats_for(by_sea, count))
            value -= 0.3 * (self.aims.army(origin, there) - self.aims.army(origin, there - count))
            self.offer(origin, by_sea, to, value, count, 0)

    def try_knights(self, origin: int, by_sea: bool, to: int, count: int) -> None:
        """Weigh the move of knights: what they can take from there, explore, or guard."""
        s, aims, worth = self.s, self.aims, self.worth
        there, then = s.figures[origin * KINDS + KNIGHT], s.figures[to * KINDS + KNIGHT]
        value = aims.army(to, then + count) - aims.army(to, then)
        value -= aims.army(origin, there) - aims.army(origin, there - count)
        value += worth.risk(to, then, worth.twos(to)) - worth.risk(to, then + count, worth.twos(to))
        value -= self.leave(origin, count, self.boats_for(by_sea, count))
        value += self.discovery(origin, to) + (aims.explorer(to) - aims.explorer(origin) if count == 1 else 0.0)
        if worth.danger[to] > then + count and s.settled[to] == NONE:
            value -= 0.5 * worth.habits.knight * count
        self.offer(origin, by_sea, to, value, count, 0)

    def try_scout(self, origin: int, by_sea: bool, to: int) -> None:
        """Weigh the move of a scout."""
        s, aims, worth = self.s, self.aims, self.worth
        value = aims.scout(to, aims.sea[to]) - aims.scout(origin, aims.sea[origin])
        value -= self.leave(origin, 0, self.boats_for(by_sea, 1))
        value += self.discovery(origin, to)
        if worth.danger[to] > 0 and s.settled[to] == NONE and to not in aims.sites:
            value -= 0.3
        self.offer(origin, by_sea, to, value, 0, 1)

    def try_boat(self, origin: int, to: int) -> None:
        """Weigh an empty voyage, which can explore."""
        value = self.discovery(origin, to)
        if value > 0.0:
            self.offer(origin, True, to, value - self.leave(origin, 0, 1) - 0.2, 0, 0)


def amounts(most: int) -> list[int]:
    """Return how many of a number of knights are worth a thought: one, half, all but one, all."""
    if most <= 4:
        return list(range(1, most + 1))
    return sorted({1, 2, 3, most // 2, (3 * most) // 4, most - 1, most})
