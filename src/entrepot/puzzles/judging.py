"""Whether a choice is a puzzle: one action is clearly better than all others, and the usual bot does not find it.

A quick look picks out where another action than the usual one seems better. What seems best is then compared with every
other action in positions imagined afresh, in more and more of them as long as it is not clear, and with itself after
every other action that it may follow: what may as well be done later is no puzzle. It is compared once more, with
another seed, with those that come nearest.
"""

from collections.abc import Callable, Collection
from typing import Final

from entrepot.puzzles.later import later
from entrepot.review.choices import Choice
from entrepot.review.weighing import Compared, Effort, duel, weigh

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
"""Standard errors by which an action seems to be less than that much worse, and is not tried any longer."""


def best_of(choice: Choice, seed: str, avoided: Collection[str] = ()) -> tuple[str, list[Compared]] | None:
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


def all_others(choice: Choice, best: str, seed: str, nearest: str) -> list[Compared] | None:
    """Return what the best has over every other action, the next best first; None where it is not clear of one.

    A few playouts of all actions come before many of any: one that is not clear ends it.
    """
    game = choice.state.game
    others = [game.text(action) for action in choice.state.legal(choice.seat)]
    others = sorted((other for other in others if other != best), key=lambda other: other != nearest)
    found = clear_of(others, lambda other, effort: over(choice, effort, seed, other, best))
    if found is None or clear_of(others, lambda other, effort: later(choice, effort, seed, other, best)) is None:
        return None
    return sorted(found, key=lambda by: by.worth)


def over(choice: Choice, effort: Effort, seed: str, other: str, best: str) -> Compared:
    """Return what the best has over another action, by name of the latter."""
    by = duel(choice, effort, seed, other, best)
    return Compared(other, by.worth, by.error, by.lead, by.count, by.reasons)


def clear_of(others: list[str], compare: Callable[[str, Effort], Compared | None]) -> list[Compared] | None:
    """Return what the best has over each of these that it can be compared with; None where one is not clear."""
    found: list[Compared] = []
    for playouts in LONGER:
        unclear = []
        for other in others:
            by = compare(other, Effort(playouts))
            if by is None:
                continue
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


def is_so_again(choice: Choice, best: str, compared: list[Compared], seed: str) -> bool:
    """Say whether another seed finds the best clear of the nearest others too."""
    again = [duel(choice, Effort(LONGER[-1] // 2), seed, by.action, best) for by in compared[:NEAREST]]
    return all(by.worth > AGAIN * by.error for by in again)
