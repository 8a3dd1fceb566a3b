"""Greedy: takes the trade that pays it most, and grows."""

from typing import cast

from entrepot.games.price_of_power import forecast
from entrepot.games.price_of_power.actions import DECLINE, SELECT, SELECT_SECONDARY
from entrepot.games.price_of_power.state import PowerState
from entrepot.games.price_of_power.thrifty import Thrifty
from entrepot.kernel.bot import Bot
from entrepot.kernel.handle import SeatHandle


class Greedy(Bot):
    """Selects what pays it most compared with the others; else does as Thrifty."""

    name = "greedy"

    def __init__(self, seed: object = 0) -> None:
        super().__init__(seed)
        self.plain: Thrifty = Thrifty(seed)

    def choose(self, seat: SeatHandle) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        s = cast(PowerState, seat.imagine(self.rng))
        if s.top().name != "trade":
            return self.plain.choose(seat)
        best, most = legal[0], float(s.printed.limits.declined) if DECLINE.has(legal[0]) else -99.0
        for action in legal:
            is_secondary = SELECT_SECONDARY.has(action)
            if is_secondary or SELECT.has(action):
                entry = (SELECT_SECONDARY if is_secondary else SELECT).value(action)
                seats, paid = forecast.outcome(s, entry, is_secondary, seat.seat)
                worth = 0.0
                for other, ducats in zip(seats, paid, strict=True):
                    worth += ducats if other == seat.seat else -ducats / s.seats
                if worth > most:
                    best, most = action, worth
        return best
