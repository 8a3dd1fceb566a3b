"""What a position is worth to a seat, from 0 to 1: how far ahead of the best of the others it is."""

from math import exp, sqrt
from typing import Final

from entrepot.kernel.state import State

WIN: Final = 0.5
"""The part of a finished game's worth that winning alone decides; the rest says by how much."""
STEEP: Final = 1.6
"""Makes the logistic curve much like the share of a normal distribution that lies below."""
FAR: Final = 30.0


class Judge:
    """Says when a playout may be cut, and what the position is worth there: by the game's own appraisal."""

    def foresight(self, s: State) -> int:
        """Return the choices of each seat after which a playout is cut, at the end of the round."""
        return s.game.foresight

    def worths(self, s: State, seat: int) -> list[float]:
        """Return by seat what an unfinished position is worth, as the appraisal counts, from what `seat` knows."""
        return s.appraise(seat)


class Result:
    """How a playout ended: each seat's lead, and its share of the win; no shares if the game went on."""

    def __init__(self, s: State, seat: int, judge: Judge) -> None:
        worths = s.appraise(seat) if s.over else judge.worths(s, seat)
        self.leads: list[float] = leads(worths)
        self.parts: list[float] = [*s.parts(seat), self.leads[seat] - worths[seat]]
        """What the seat has of each of the game's parts; at the end the best of the others' worth, below 0."""
        self.shares: list[float] = shares(s) if s.over else []


class Gauge:
    """Maps leads to worths between 0 and 1, fitted to the leads that some trial playouts ended with."""

    def __init__(self, seats: int) -> None:
        self.middle: list[float] = [0.0] * seats
        self.spread: list[float] = [1.0] * seats

    def fit(self, results: list[Result]) -> None:
        """Make each seat's mean lead worth a half, and its standard deviation the measure of others."""
        count = float(len(results))
        for seat in range(len(self.middle)):
            total = 0.0
            squares = 0.0
            for result in results:
                total += result.leads[seat]
                squares += result.leads[seat] * result.leads[seat]
            mean = total / count
            self.middle[seat] = mean
            self.spread[seat] = sqrt(max(1e-12, squares / count - mean * mean))

    def worth(self, result: Result, seat: int) -> float:
        """Return what such a result is worth to the seat."""
        x = (result.leads[seat] - self.middle[seat]) / self.spread[seat]
        ahead = 1.0 / (1.0 + exp(-STEEP * max(-FAR, min(FAR, x))))
        return WIN * result.shares[seat] + (1.0 - WIN) * ahead if result.shares else ahead


def leads(worths: list[float]) -> list[float]:
    """Return how far each seat is ahead of the best of the others; less than 0 for one that is behind."""
    found: list[float] = []
    for seat in range(len(worths)):
        best = -1e18
        for other in range(len(worths)):
            if other != seat and worths[other] > best:
                best = worths[other]
        found.append(worths[seat] - best)
    return found


def shares(s: State) -> list[float]:
    """Return each seat's share of the win in a finished game."""
    places: list[int] = s.places()["places"]
    winners = 0
    for place in places:
        if place == 1:
            winners += 1
    return [1.0 / winners if place == 1 else 0.0 for place in places]
