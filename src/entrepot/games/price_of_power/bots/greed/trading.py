"""Inside a Trade: decline, move a ship, choose card and node, bring a Merchant, order those who are level."""

from typing import final

from entrepot.games.price_of_power.actions import (
    DECLINE,
    ESCORT,
    LOOSE,
    OUST,
    RANK,
    SELECT,
    SELECT_SECONDARY,
    SEND,
    SEND_NEW,
    SLOT,
    TO,
)
from entrepot.games.price_of_power.bots.greed.lands import Lands
from entrepot.games.price_of_power.bots.greed.market import Market
from entrepot.games.price_of_power.bots.greed.seas import Seas
from entrepot.games.price_of_power.bots.greed.worth import Worth
from entrepot.games.price_of_power.position.state import PowerState


@final
class Trading:
    """What a seat does in its Trade."""

    def __init__(self, worth: Worth, s: PowerState) -> None:
        self.worth: Worth = worth
        self.s: PowerState = s
        self.seat: int = worth.seat
        self.market: Market = Market(worth, s)
        self.seas: Seas = Seas(worth, self.market, Lands(worth, self.market, s), s)

    def best(self, legal: list[int]) -> int:
        """Return the best of declining, choosing, or moving a ship first."""
        best, most = legal[0], -99.0
        for action in legal:
            if action == DECLINE.base:
                gain = float(self.s.printed.limits.declined)
            elif ESCORT.has(action):
                gain = self.escort(action)
            else:
                gain = self.selection(self.s, action)
            if gain > most:
                best, most = action, gain
        return best

    def selection(self, s: PowerState, action: int) -> float:
        """Return what a choice of card and node is worth in a position."""
        is_secondary = SELECT_SECONDARY.has(action)
        entry = int((SELECT_SECONDARY if is_secondary else SELECT).value(action))
        return self.market.of_choice(s, entry, is_secondary)

    def escort(self, action: int) -> float:
        """Return the best that can come of moving a ship first."""
        s = self.s.copy()
        sea, berth = ESCORT.values(action)
        s.apply(self.seat, action)
        best = -99.0
        for end in s.legal(self.seat):
            best = max(best, self.ending(s, int(sea), int(berth), end))
        return best

    def ending(self, before: PowerState, start: int, berth: int, action: int) -> float:
        """Return what it is worth that the ship ends there and the best is chosen then."""
        worth = self.worth
        if TO.has(action):
            sea, end = TO.values(action)
            gain = self.seas.bring(start, berth, int(sea), int(end))
            if end == LOOSE and gain < -1.0:
                return -99.0
        else:
            sea, _ = OUST.values(action)
            gain = self.seas.bring(start, berth, int(sea), SLOT) + worth.weight * worth.left * 0.5
        s = before.copy()
        s.apply(self.seat, action)
        best = -99.0
        for choice in s.legal(self.seat):
            best = max(best, self.selection(s, choice))
        return best + gain

    def end(self, legal: list[int]) -> int:
        """Return where the ship goes."""
        start, berth = self.s.note(0), self.s.note(1)
        best, most = legal[0], -999.0
        for action in legal:
            gain = self.ending(self.s, start, berth, action)
            if gain > most:
                best, most = action, gain
        return best

    def send(self, legal: list[int]) -> int:
        """Return the Merchant that is missed least where it stands."""
        best, least = legal[0], 99.0
        for action in legal:
            loss = -1.0 if action == SEND_NEW.base else self.market.of_stand(int(SEND.value(action)))
            if loss < least:
                best, least = action, loss
        return best


def rank(s: PowerState, seat: int, legal: list[int]) -> int:
    """Return who of those with equal Trade Power comes first: oneself, then whoever has least Prestige."""
    best, least = legal[0], 9999
    for action in legal:
        other = int(RANK.value(action))
        if other == seat:
            return action
        if s.prestige[other] < least:
            best, least = action, s.prestige[other]
    return best
