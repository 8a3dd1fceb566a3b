"""Whether a choice is a puzzle: one action is clearly better than all others, and the usual bot does not find it.

A quick look picks out where another action than the usual one seems better. What seems best is then compared with every
other action in positions imagined afresh, in more and more of them as long as it is not clear, and once more, with
another seed, with those that come nearest. Many a best action may as well follow another one: it is compared with
itself after every other action, to tell what is wrong from what may only come first.
"""

from collections.abc import Callable, Collection
from enum import Enum
from typing import Final, NamedTuple

from entrepot.puzzles.field import Field
from entrepot.review.choices import Choice
from entrepot.review.weighing import Compared, Effort, weigh

LOOK: Final = 48
"""Playouts of the quick look."""
SECOND_LOOK: Final = 160
LONGER: Final = (64, 256, 640)
"""Playouts for each two actions, one number after the other as long as it is not clear."""
SURE: Final = 4.0
"""Standard errors by which the best action must be better than every other one: it is asked several times over."""
DOUBTFUL: Final = 2.5
"""With less than this after the second number, nothing more is tried."""
AGAIN: Final = 3.0
"""Standard errors by which it must be better with the other seed."""
NEAREST: Final = 2
CLEAR: Final = 0.05
"""Less of a win than this is no puzzle."""
HOPELESS: Final = 1.0
"""Standard errors by which an action seems to be less than that much worse, and is not tried any longer. With the other
seed, those by which it must seem to be worse at first."""


class Order(Enum):
    """What comes of the best action if another one comes first."""

    WORSE = 1
    """It is clearly worse then, or cannot follow."""
    ALIKE = 2
    UNCLEAR = 3
    """It may be better then, or nothing is clear: which of the two comes first is the question, so it is no puzzle."""


class Judged(NamedTuple):
    """Another action, what the best has over it, and whether the best may as well follow it."""

    by: Compared
    may_be_first: bool


def best_of(choice: Choice, seed: str, avoided: Collection[str] = ()) -> tuple[str, list[Judged]] | None:
    """Return the one best action of a choice and what it has over every other one, the next best first.

    None where no action is so, where its verb is avoided, or where it is what was played: `choice.played` is what the
    usual bot does.
    """
    look = weigh(choice, Effort(LOOK), seed)
    if look.other is None or look.other.worth < max(CLEAR, 2 * look.other.error):
        return None
    game, best = choice.state.game, look.other.action
    if best.split()[0] in avoided:
        return None
    further = Choice(choice.state, choice.seat, choice.number, choice.move, game.parse(best))
    look = weigh(further, Effort(SECOND_LOOK), f"{seed}/second")
    if look.other is not None and look.other.worth > -look.other.error:
        return None
    compared = all_others(further, best, f"{seed}/longer", look.other.action if look.other else "")
    if compared is None or not is_so_again(further, best, compared, f"{seed}/again"):
        return None
    return best, compared


def all_others(choice: Choice, best: str, seed: str, nearest: str) -> list[Judged] | None:
    """Return what the best has over every other action, the next best first; None where it is not clear of one.

    A few playouts of all actions come before many of any: one that is not clear ends it.
    """
    game = choice.state.game
    others = [game.text(action) for action in choice.state.legal(choice.seat)]
    others = sorted((other for other in others if other != best), key=lambda other: other != nearest)
    field = Field(choice, best, seed)
    found = clear_of(others, lambda other, playouts: field.over(other, playouts // 2))
    orders = [Order.UNCLEAR] if found is None else [order(field, by.action) for by in found]
    if found is None or Order.UNCLEAR in orders:
        return None
    if 2 * orders.count(Order.ALIKE) > len(orders):  # hardly anything is wrong there
        return None
    judged = [Judged(by, which is Order.ALIKE) for by, which in zip(found, orders, strict=True)]
    return sorted(judged, key=lambda one: one.by.worth)


def clear_of(others: list[str], compare: Callable[[str, int], Compared]) -> list[Compared] | None:
    """Return what the best has over each of these; None where it is not clear of one."""
    found: list[Compared] = []
    for playouts in LONGER:
        unclear = []
        for other in others:
            by = compare(other, playouts)
            if by.worth > max(CLEAR, SURE * by.error):
                found.append(by)
            elif by.worth < likely(by, playouts):
                return None
            else:
                unclear.append(other)
        others = unclear
    return None if others else found


def likely(by: Compared, playouts: int) -> float:
    """Return the worth below which nothing more is tried after so many playouts."""
    return CLEAR - HOPELESS * by.error if playouts == LONGER[0] else max(CLEAR, DOUBTFUL * by.error)


def order(field: Field, other: str) -> Order:
    """Say what comes of the best action after another one: that is compared with the best action at once."""
    for playouts in LONGER:
        by = field.over_later(other, playouts // 2)
        if by is None or by.worth > max(CLEAR, SURE * by.error):
            return Order.WORSE
        if by.worth < -max(CLEAR, DOUBTFUL * by.error):
            return Order.UNCLEAR
        if abs(by.worth) < CLEAR and DOUBTFUL * by.error < CLEAR:
            return Order.ALIKE
    return Order.UNCLEAR


def is_so_again(choice: Choice, best: str, judged: list[Judged], seed: str) -> bool:
    """Say whether another seed finds the best clear of the nearest others too."""
    field = Field(choice, best, seed)
    for count, sure in ((LONGER[0] // 2, HOPELESS), (LONGER[-1] // 4, AGAIN)):
        again = [field.over(one.by.action, count) for one in judged[:NEAREST]]
        if any(by.worth <= sure * by.error for by in again):
            return False
    return True
