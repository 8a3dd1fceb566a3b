"""One auction of one Source card, in which a pass is not final.

TJ-BID-05, TJ-BID-06, TJ-BID-07, TJ-BID-08, TJ-BID-09, TJ-BID-10, TJ-BID-11, TJ-BID-12, TJ-BID-13, TJ-BID-14,
TJ-BID-15
"""

from typing import final

from mypy_extensions import i64

from entrepot.games.tradejack.actions import BID, PAIR, PASS, SELL, WITH
from entrepot.games.tradejack.content.tables import NONE
from entrepot.games.tradejack.position.state import TradejackState
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import ALONE, Phase, Refusal


@final
class Auction(Phase[TradejackState]):
    """The revealing seat bids first; it ends when all others have passed in a row since the standing bid."""

    name = "auction"
    waits = True
    turn_clause = "TJ-R-49"
    clause = "TJ-BID-06"

    def enter(self, s: TradejackState) -> None:
        s.standing_bid = 0
        s.high_bidder = NONE
        s.passes = 0
        s.out = 0
        s.bidder = s.revealer
        self.go_on(s)

    def actors(self, s: TradejackState) -> list[int]:
        return ALONE[s.bidder]

    def offer(self, s: TradejackState, seat: i64, moves: Moves) -> None:
        moves.add(PASS.base)
        moves.add_span(BID, s.standing_bid + 1, s.capital[seat])  # beats the standing bid, is covered

    def apply(self, s: TradejackState, seat: int, action: int) -> None:
        s.binding = True  # a bid binds, and nobody takes a pass back: TJ-R-10, TJ-R-50
        if action == PASS.base:
            self.count_pass(s, seat)
            if s.listening:
                s.tell("passed", EVERYONE, {"seat": seat_name(seat)})
        else:
            s.standing_bid = BID.value(action)
            s.high_bidder = seat
            s.passes = 0  # who passed earlier is asked again: TJ-BID-11
            if s.listening:
                s.tell("bid", EVERYONE, {"seat": seat_name(seat), "amount": int(s.standing_bid)})
        s.bidder = s.next_seat(seat)
        self.go_on(s)

    def count_pass(self, s: TradejackState, seat: i64) -> None:
        """Count a pass; with final passes the seat is out of this auction. TJ-R-07"""
        s.passes += 1
        if s.chosen.final_passes:
            one: i64 = 1
            s.out |= one << seat

    def go_on(self, s: TradejackState) -> None:
        """Find the next seat that can bid, passing for those that cannot (TJ-R-11), or close the auction."""
        while not self.is_settled(s):
            seat = s.bidder
            if s.out >> seat & 1 == 0 and seat != s.high_bidder:
                if s.capital[seat] > s.standing_bid:
                    return
                self.count_pass(s, seat)
                if s.listening:
                    s.tell("passed-unable", EVERYONE, {"seat": seat_name(int(seat))})
            s.bidder = s.next_seat(seat)
        self.close(s)

    def is_settled(self, s: TradejackState) -> bool:
        """Say whether the auction is over. TJ-BID-10, TJ-R-08; with final passes TJ-R-07"""
        rivals: i64 = s.seats if s.high_bidder == NONE else s.seats - 1
        if not s.chosen.final_passes:
            return s.passes >= rivals
        for seat in range(s.seats):
            if s.out >> seat & 1 == 0 and seat != s.high_bidder:
                return False
        return True

    def close(self, s: TradejackState) -> None:
        """Sell the card to the high bidder, or discard it. TJ-BID-12, TJ-BID-13, TJ-BID-14, TJ-BID-15"""
        face, seat = s.shown, s.high_bidder
        if seat == NONE:
            s.source_discard[face] += 1
        else:
            s.capital[seat] -= s.standing_bid
            s.bank -= s.standing_bid
            s.sources[seat * len(s.cards.source_ids) + face] += 1
        if s.listening:
            source = s.game.face("source", int(face))
            if seat == NONE:
                s.tell("unsold", EVERYONE, {"source": source})
            else:
                args = {"seat": seat_name(int(seat)), "source": source, "amount": int(s.standing_bid)}
                s.tell("bought", EVERYONE, args)
        s.shown = NONE
        s.standing_bid = 0
        s.high_bidder = NONE
        s.passes = 0
        s.out = 0
        s.pop(NONE)

    def why_not(self, s: TradejackState, seat: int, action: int) -> Refusal | None:
        if PAIR.has(action) or WITH.has(action) or SELL.has(action):
            return Refusal("TJ-BID-06", message("tradejack-refused-not-yet", {}))
        if not BID.has(action):
            return None
        if BID.value(action) > s.capital[seat]:
            return Refusal("TJ-BID-07", message("tradejack-refused-bid-above", {"capital": s.capital[seat]}))
        return Refusal("TJ-BID-08", message("tradejack-refused-bid-below", {"standing": int(s.standing_bid)}))

    def passed_over(self, s: TradejackState, seat: int) -> Refusal | None:
        if seat == s.high_bidder or s.out >> seat & 1 or s.capital[seat] > s.standing_bid:
            return None
        args = {"capital": s.capital[seat], "standing": int(s.standing_bid)}
        return Refusal("TJ-R-11", message("tradejack-refused-passed-unable", args))

    def prompt(self, s: TradejackState, seat: int) -> Message:
        args = {"source": s.game.face("source", int(s.shown)), "standing": int(s.standing_bid)}
        if s.high_bidder == NONE:
            return message("tradejack-ask-auction-open", args)
        args["seat"] = seat_name(int(s.high_bidder))
        return message("tradejack-ask-auction", args)

    def preview(self, s: TradejackState, seat: int, action: int) -> list[Message]:
        if not BID.has(action):
            return []
        return [message("tradejack-preview-bid", {"left": s.capital[seat] - int(BID.value(action))})]
