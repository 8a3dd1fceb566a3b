"""A bot that takes what is worth most at once, by what its seat has seen."""

from typing import Any, Final

from entrepot.games.haggle.actions import ACCEPT, ASK, COUNTER, DECLINE, ERRAND, OFFER, PLAY, RAID, TO
from entrepot.games.haggle.content.tables import RANSOM
from entrepot.kernel.bot import Bot
from entrepot.kernel.handle import SeatHandle

ERRAND_WORTH: Final = 3.5
CARD_WORTH: Final = 1.5
"""What it costs to part with a card in a battle."""
STRONGEST: Final = 9.0


class Greedy(Bot):
    """Compares an errand with the raids and sales that it can begin; buys and fights by the same worths."""

    name = "greedy"

    def choose(self, seat: SeatHandle) -> int:
        look = Look(seat)
        legal = seat.legal()
        if PLAY.has(legal[0]):
            return max(legal, key=lambda action: look.strength[PLAY.value(action)])
        if TO.has(legal[0]):
            return max(legal, key=lambda action: look.coins[TO.value(action)])
        if ASK.has(legal[0]):
            return int(ASK.of(max(1, min(look.richest(), int(look.average)))))
        if DECLINE.base in legal:
            return answer(look, legal)
        return max(legal, key=lambda action: worth_of(look, action))


class Look:
    """What the seat sees, with the worth of each parcel as it knows or guesses it."""

    def __init__(self, seat: SeatHandle) -> None:
        view: dict[str, Any] = seat.view()
        rows = seat.game.content.rows("card")
        worth = {row["id"]: float(row["worth"]) for row in rows}
        self.me = seat.seat
        self.strength: list[int] = [row["strength"] for row in rows]
        self.average: float = sum(worth.values()) / len(worth)
        self.coins: list[int] = view["coins"]
        self.counts: list[int] = view["hand_counts"]
        self.hand: list[int] = [row["strength"] for row in rows if row["id"] in view["hand"]]
        self.owners: list[int] = [parcel["owner"] for parcel in view["parcels"]]
        self.worth: list[float] = [worth.get(parcel["card"], self.average) for parcel in view["parcels"]]
        self.parcel: int = view["parcel"] - 1
        self.prices: list[int] = view["prices"]
        self.is_mover: bool = view["mover"] == self.me

    def richest(self) -> int:
        """Return the most coins that another seat has."""
        return max(coins for other, coins in enumerate(self.coins) if other != self.me)


def worth_of(look: Look, action: int) -> float:
    """Return about how many points a turn brings."""
    if action == ERRAND.base:
        return ERRAND_WORTH
    if RAID.has(action):
        parcel = action - RAID.base
        chance = chance_to_win(look, look.owners[parcel])
        return chance * look.worth[parcel] - (1 - chance) * RANSOM - CARD_WORTH
    if OFFER.has(action):  # others pay the average for what they have not seen
        return min(look.average, look.richest()) - look.worth[action - OFFER.base]
    return 0.0


def chance_to_win(look: Look, defender: int) -> float:
    """Return a rough chance of the strongest card in hand against a hand of that size."""
    best = max(look.hand, default=0)
    if look.counts[defender] == 0:
        return 1.0 if best > 0 else 0.5
    return float((best / STRONGEST) ** look.counts[defender])


def answer(look: Look, legal: list[int]) -> int:
    """Accept what is worth it; else name the price closest to it, or decline."""
    worth, price = look.worth[look.parcel], look.prices[0]
    gain = price - worth if look.is_mover else worth - price
    if gain >= 0 and ACCEPT.base in legal:
        return int(ACCEPT.base)
    fair = COUNTER.of(max(1, int(worth)))
    return int(fair) if fair in legal else int(DECLINE.base)
