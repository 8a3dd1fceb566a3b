"""Endings that can be played out in every way: positions whose best action is known, and the games they stand in."""

from __future__ import annotations

from collections.abc import Iterator

import entrepot
from entrepot.arena.play import play_game
from entrepot.bots.find import find_bot
from entrepot.bots.search.gauge import leads, shares
from entrepot.files.record import Record
from entrepot.kernel.audience import CHANCE
from entrepot.kernel.chance import seeded
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.match import Match
from entrepot.kernel.open_chance import OpenState
from entrepot.kernel.state import State
from entrepot.review.choices import Choice, choices_of

MOST_ACTIONS = 40
MOST_POSITIONS = 300
"""What is larger is no small ending."""
LAST_CHOICES = 6
"""So many last choices of a game are looked at."""
WORLDS = 6
"""Imagined positions that must all say the same: what is hidden does not matter then."""
CLEAR = 0.5
"""By so much more of what the game counts the best action is ahead of the next."""

Worth = tuple[float, float]
"""The share of the win that is to be expected, and the lead."""


class TooLarge(Exception):
    """There are too many ways to go on."""


class Solver:
    """Plays a position out in every way: the seat takes what is best for it, the others what is worst for it.

    Chance takes everything, by its weight.
    """

    most = MOST_POSITIONS

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.positions = 0

    def worth(self, s: OpenState) -> Worth:
        """Return what a position is worth to the seat, however chance goes."""
        self.positions += 1
        if self.positions > self.most:
            raise TooLarge
        if s.actors() == [CHANCE]:
            ways = [(weight, self.after(s, CHANCE, outcome)) for outcome, weight in s.chances()]
            return sum(w * share for w, (share, _) in ways), sum(w * lead for w, (_, lead) in ways)
        assert s.state is not None
        if s.state.over:
            return shares(s.state)[self.seat], leads(s.state.appraise(self.seat))[self.seat]
        actor = s.actors()[0]
        found = [self.after(s, actor, action) for action in s.legal(actor)]
        return max(found) if actor == self.seat else min(found)

    def after(self, s: OpenState, actor: int, action: int) -> Worth:
        """Return what the position after an action is worth."""
        other = s.copy()
        other.apply(actor, action)
        return self.worth(other)


class Known:
    """What exhaustive play says of a choice: the best actions, all worth the same, and a clearly worse one."""

    def __init__(self, best: set[int], worst: int) -> None:
        self.best = best
        self.worst = worst


def known(state: State, seat: int, kind: type[Solver] = Solver) -> Known | None:
    """Return what is known of a choice by exhaustive play; None where that is too much, or nothing is clear.

    It must hold in every imagined position, whatever is hidden.
    """
    if len(state.legal(seat)) > MOST_ACTIONS:
        return None
    rng = seeded("worlds")
    handle = SeatHandle(state, seat)
    found: list[Known] = []
    for _ in range(WORLDS):
        solver = kind(seat)
        world = OpenState(state.game, int(state.seats), start=handle.imagine(rng))
        try:
            worths = {action: solver.after(world, seat, action) for action in state.legal(seat)}
        except TooLarge:
            return None
        if (clear := judged(worths)) is None:
            return None
        found.append(clear)
    best = set.intersection(*(one.best for one in found))
    worst = {one.worst for one in found}
    return Known(best, worst.pop()) if best and len(worst) == 1 else None


def judged(worths: dict[int, Worth]) -> Known | None:
    """Return the best actions and the worst; None if the two counts do not agree, or there is hardly a difference."""
    top = max(worths.values())
    worst = min(worths, key=lambda action: worths[action])
    share, lead = worths[worst]
    if top[1] < max(other for _, other in worths.values()) or lead > top[1] - CLEAR or share > top[0]:
        return None
    return Known({action for action, worth in worths.items() if worth == top}, worst)


def played(name: str, bots: list[str], seed: object, most: int | None = None) -> Record:
    """Return the record of a game between bots, or of its first moves."""
    game = entrepot.game(name)
    match = Match(game.new(len(bots), seed))
    seated = [find_bot(game, bot)(f"{seed}/{seat}") for seat, bot in enumerate(bots)]
    moves: list[tuple[int, int]] = []
    play_game(game, seated, seed, after=lambda seat, action, _legal, _taken: moves.append((seat, action)))
    for seat, action in moves[:most]:
        match.apply(seat, action)
    return Record.of(match, seed)


def endings(name: str, bot: str, seeds: Iterator[int]) -> Iterator[tuple[Choice, Known]]:
    """Yield choices near the ends of games, with what is known of each."""
    for seed in seeds:
        record = played(name, [bot] * entrepot.game(name).fewest, seed)
        choices = choices_of(record, list(range(record.seats)))
        for choice in choices[: -LAST_CHOICES - 1 : -1]:
            if (found := known(choice.state, choice.seat)) is not None:
                yield choice, found
