"""Rewards: what the end of a game is worth to each seat, and hints on the way there."""

from collections.abc import Sequence
from typing import Any

from entrepot.kernel.errors import BadOption
from entrepot.kernel.state import State

WIN_SHARE = "win-share"
PLACEMENT = "placement"
REWARDS = (WIN_SHARE, PLACEMENT)


class Hints:
    """Gives some seats of one game, after each action, how far their standing has changed, times `weight`.

    With the end of the game all that has been given is taken back, so that a game is worth what it is without hints,
    and the best policy for the shaped rewards is the best policy for the game.
    """

    def __init__(self, state: State, seats: Sequence[int], weight: float) -> None:
        self.seats = seats
        self.weight = weight
        self._first = self._last = self._standings(state)

    def since(self, state: State) -> list[float]:
        """Return for each of the seats what has changed since the last call; 0 without weight, which costs nothing."""
        if not self.weight:
            return [0.0] * len(self.seats)
        return self._moved_to(self._first if state.over else self._standings(state))

    def taken_back(self) -> list[float]:
        """Return for each of the seats what takes back all that has been given."""
        return self._moved_to(self._first)

    def _moved_to(self, standings: list[float]) -> list[float]:
        before, self._last = self._last, standings
        return [self.weight * (now - then) for now, then in zip(standings, before, strict=True)]

    def _standings(self, state: State) -> list[float]:
        return [standing(state, seat) for seat in self.seats] if self.weight else [0.0] * len(self.seats)


def check_reward(reward: str) -> None:
    """Raise BadOption if there is no such reward."""
    if reward not in REWARDS:
        raise BadOption(f"there is no reward {reward!r}; choose one of {', '.join(REWARDS)}")


def rewards(outcome: dict[str, Any], seats: int, reward: str = WIN_SHARE) -> list[float]:
    """Return what an outcome is worth to each seat.

    'win-share': what a seat has won of the game, less an even share. Of three seats a lone winner gets 2/3 and the
    others -1/3; two that share the win get 1/6 each. Sums to 0, but where all lose together each gets -1/n.
    'placement': from 1 for the first to -1 for the last, evenly spaced, equal places their mean. Sums to 0, but where
    all lose together each gets -1.
    """
    winners, places = outcome["winners"], outcome["places"]
    if reward == WIN_SHARE:
        return [(1 / len(winners) if seat in winners else 0.0) - 1 / seats for seat in range(seats)]
    if not places:
        return [-1.0] * seats
    return [(worse(places, seat) - better(places, seat)) / (seats - 1) for seat in range(seats)]


def better(places: list[int], seat: int) -> int:
    """Return how many seats came out before a seat."""
    return sum(place < places[seat] for place in places)


def worse(places: list[int], seat: int) -> int:
    """Return how many seats came out behind a seat."""
    return sum(place > places[seat] for place in places)


def standing(state: State, seat: int) -> float:
    """Return how far a seat is ahead, by its own appraisal of what it knows: its worth less the others' mean."""
    worth = state.appraise(seat)
    return worth[seat] - (sum(worth) - worth[seat]) / (len(worth) - 1)
