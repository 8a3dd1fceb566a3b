"""How much a review can think in a given time: a few of its choices are looked at and timed first."""

from typing import Final

from entrepot.review.reviewing import LONGER, MOMENTS, PLAYOUTS, PROMISING, SUSPECTS, spread
from entrepot.review.weighing import Effort
from entrepot.review.work import Task

TRIALS: Final = 6
TRIAL_PLAYOUTS: Final = 8
EFFORTS: Final = (PLAYOUTS, 24, 16)
"""Playouts for each choice, of which a review takes the most that it has time for: few values, so that the same game
gets the same review again unless the machine is much slower. With fewer, hardly anything but what was played is tried.
"""


def trials(choices: int, seed: str) -> list[Task]:
    """Return tasks that show what a playout of this game costs."""
    places = spread(list(range(choices)), TRIALS)
    return [Task(at, Effort(TRIAL_PLAYOUTS), f"{seed}/trial") for at in places]


def affordable(seconds_a_playout: float, choices: int, seconds: float) -> int:
    """Return how often each of so many choices can be played on in so many seconds of processor; at least 16 times."""
    longer = LONGER * min(choices, SUSPECTS + PROMISING)
    course = 2 * min(choices, MOMENTS)
    most = seconds / max(1e-9, seconds_a_playout * (choices + longer + course))
    return next((playouts for playouts in EFFORTS if playouts <= most), EFFORTS[-1])
