"""What a player of Tradejack may order in advance: how far to go for the source under the hammer, and what to pass."""

from typing import Any, Final

from entrepot.games.tradejack.actions import BID, CEILING, PASS
from entrepot.kernel.orders import NO_ANSWER, Order, Outlook, Terms
from entrepot.kernel.verbs import Amount


class BidUpTo(Order):
    """Bid as little more as beats the standing bid, up to an amount; then pass. TJ-BID-08"""

    name = "bid-up-to"

    def terms(self, look: Outlook) -> Terms | None:
        view = look.view
        if not takes_part(look):
            return None
        span = list(range(view["auction"]["standing_bid"] + 1, view["capital"][look.seat] + 1))
        return Terms(lot(view), [span])

    def answer(self, look: Outlook, values: list[int]) -> int:
        bid = BID.of(look.view["auction"]["standing_bid"] + 1)
        return int(bid) if bid in look.legal and BID.value(bid) <= values[0] else passing(look)


class PassLot(Order):
    """Pass whenever asked about the source under the hammer."""

    name = "pass-lot"

    def terms(self, look: Outlook) -> Terms | None:
        return Terms(lot(look.view)) if takes_part(look) else None

    def answer(self, look: Outlook, values: list[int]) -> int:
        return passing(look)


class PassCheap(Order):
    """Pass on every source of this phase until one comes that has more Green Credits printed than so many."""

    name = "pass-cheap"

    def terms(self, look: Outlook) -> Terms | None:
        if look.view["phase"] not in BIDDING:
            return None
        auction = look.view["auction"]
        least = worth(look, auction["source"]) if auction is not None else min(credits(look))  # less would end at once
        return Terms(f"round {look.view['round']}", [list(range(least, max(credits(look)) + 1))])

    def answer(self, look: Outlook, values: list[int]) -> int:
        return passing(look)

    def has_ended(self, look: Outlook, values: list[int]) -> bool:
        auction = look.view["auction"]
        return auction is not None and worth(look, auction["source"]) > values[0]


BIDDING: Final = ("bidding", "pick", "auction")
"""The phases in which sources are sold."""
ORDERS: Final[list[Order]] = [BidUpTo(Amount("amount", 1, CEILING)), PassLot(), PassCheap(Amount("credits", 0, 99))]


def takes_part(look: Outlook) -> bool:
    """Say whether a source is under the hammer for which the seat may still be asked to bid."""
    view = look.view
    auction = view["auction"]
    return auction is not None and not auction["out"][look.seat] and not is_outbid(view, look.seat)


def is_outbid(view: Any, seat: int) -> bool:
    """Say whether the seat has too little Capital to beat the standing bid: its pass makes itself. TJ-R-11"""
    auction = view["auction"]
    return bool(auction["high_bidder"] != seat and view["capital"][seat] <= auction["standing_bid"])


def lot(view: Any) -> str:
    """Return what no other auction of the game has: round, revealing player, and which of the two sources it is."""
    auction = view["auction"]
    place = 1 if view["waiting"] else 2
    return f"round {view['round']} revealer {auction['revealer']} source {place} {auction['source']}"


def passing(look: Outlook) -> int:
    """Return the pass, where there is an auction that can be passed."""
    return int(PASS.code) if PASS.code in look.legal else NO_ANSWER


def credits(look: Outlook) -> list[int]:
    """Return the Green Credits that sources have printed."""
    return [int(row["credits"]) for row in look.game.content.rows("source")]


def worth(look: Outlook, source: str) -> int:
    """Return the Green Credits printed on a source."""
    return credits(look)[look.game.content.number("source", source)]
