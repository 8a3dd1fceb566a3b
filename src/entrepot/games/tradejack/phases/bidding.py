"""The Bidding Phase: who turns up which Source card when.

TJ-BID-01, TJ-BID-02, TJ-BID-03, TJ-BID-04, TJ-BID-05, TJ-BID-16, TJ-BID-17, TJ-BID-18, TJ-R-06
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.tradejack.actions import FIRST
from entrepot.games.tradejack.content.tables import CERTAIN, NONE, SOURCE_DRAW, UNSEEN
from entrepot.games.tradejack.phases.demand import is_empty
from entrepot.games.tradejack.phases.order import AUCTION, PICK, PRODUCTION
from entrepot.games.tradejack.position.state import TradejackState
from entrepot.kernel.audience import EVERYONE, only
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import ALONE, Phase, Refusal
from entrepot.mechanics import turn_order

BEGUN: Final = 0
"""The note that counts the revealing turns begun."""


@final
class Bidding(Phase[TradejackState]):
    """Each player in turn takes two Source cards off the deck and has them auctioned one after the other."""

    name = "bidding"

    def enter(self, s: TradejackState) -> None:
        self.go_on(s)

    def resume(self, s: TradejackState, result: int) -> None:
        if result == NONE or not present(s, result):  # an auction is over, or the picked card was banned
            self.go_on(s)

    def go_on(self, s: TradejackState) -> None:
        """Turn up cards until one is auctioned or picked from, or the phase is over."""
        while True:
            if s.waiting != NONE:
                face = s.waiting if s.waiting != UNSEEN else s.draw(SOURCE_DRAW, s.source_deck, EVERYONE)
                s.waiting = NONE
                if present(s, face):
                    return
            elif s.note(BEGUN) == s.seats:
                s.goto(PRODUCTION)
                return
            elif self.begin_turn(s):
                return

    def begin_turn(self, s: TradejackState) -> bool:
        """Take two cards off the Source deck; say whether somebody is asked now. TJ-BID-03, TJ-R-35"""
        s.revealer = turn_order.after(s.seats, s.first, s.note(BEGUN))
        s.set_note(BEGUN, s.note(BEGUN) + 1)
        if not can_take(s):
            return False
        if not s.chosen.revealer_picks:
            face = s.draw(SOURCE_DRAW, s.source_deck, EVERYONE)
            if can_take(s):
                s.waiting = UNSEEN
            return present(s, face)
        if sum(s.source_deck) + (sum(s.source_discard) if s.chosen.advanced else 0) == 1:
            return present(s, s.draw(SOURCE_DRAW, s.source_deck, EVERYONE))
        look(s)
        s.push(PICK)
        return True


@final
class Pick(Phase[TradejackState]):
    """The revealing player, who saw both cards, picks the one to be auctioned first. Only under an option: TJ-R-06"""

    name = "pick"
    waits = True
    turn_clause = "TJ-R-06"

    def actors(self, s: TradejackState) -> list[int]:
        return ALONE[s.revealer]

    def offer(self, s: TradejackState, seat: i64, moves: Moves) -> None:
        a, b = s.looked
        if a == b:
            moves.add(FIRST.of(a))
        else:
            moves.add(FIRST.of(a))
            moves.add(FIRST.of(b))

    def apply(self, s: TradejackState, seat: int, action: int) -> None:
        face = FIRST.value(action)
        a, b = s.looked
        s.waiting = b if face == a else a
        s.looked = []
        s.pop(int(face))

    def why_not(self, s: TradejackState, seat: int, action: int) -> Refusal | None:
        return Refusal("TJ-R-06", message("tradejack-refused-pick")) if FIRST.has(action) else None

    def prompt(self, s: TradejackState, seat: int) -> Message:
        a, b = s.looked
        return message("tradejack-ask-pick", {"one": s.game.face("source", a), "other": s.game.face("source", b)})


def look(s: TradejackState) -> None:
    """Take two Source cards for the revealing seat's eyes alone, in an order that says nothing."""
    hers = only(s.revealer)
    a = s.draw(SOURCE_DRAW, s.source_deck, hers)
    s.set_note(CERTAIN, int(a) + 1 if is_empty(s.source_deck) else 0)
    can_take(s)
    b = s.draw(SOURCE_DRAW, s.source_deck, hers)
    s.looked = [int(a), int(b)] if a <= b else [int(b), int(a)]
    if s.listening:
        cards = [s.game.face("source", face) for face in s.looked]
        s.tell("looked", hers, {"seat": seat_name(int(s.revealer)), "sources": cards})


def can_take(s: TradejackState) -> bool:
    """Make sure that a Source card can be taken, reshuffling where the Advanced Game allows it.

    TJ-ADV-04, TJ-R-34, TJ-R-36, TJ-R-37
    """
    if not is_empty(s.source_deck):
        return True
    if not s.chosen.advanced or is_empty(s.source_discard):
        return False
    s.source_deck = s.source_discard
    s.source_discard = vec[i64]([i64(0)] * len(s.cards.source_ids))
    if s.listening:
        s.tell("reshuffled-sources", EVERYONE, {"count": sum(s.source_deck)})
    return True


def present(s: TradejackState, face: i64) -> bool:
    """Turn a Source card up; say whether it is auctioned. A banned one is lost: TJ-REG-05, TJ-REG-06, TJ-R-12"""
    s.revealed = True  # also where it was drawn before, for one pair of eyes
    if s.listening:
        shown = {"seat": seat_name(int(s.revealer)), "source": s.game.face("source", int(face))}
        s.tell("turned-up", EVERYONE, shown)
    if s.is_banned(face):
        discard(s, face, "banned")
        return False
    if not can_anybody_bid(s):  # so nobody is asked: TJ-R-11
        discard(s, face, "unsold")
        return False
    s.shown = face
    s.push(AUCTION)
    return True


def can_anybody_bid(s: TradejackState) -> bool:
    """Say whether some seat has any Capital."""
    for capital in s.capital:
        if capital > 0:
            return True
    return False


def discard(s: TradejackState, face: i64, why: str) -> None:
    """Lay a Source card that nobody gets on the discard pile. TJ-BID-15, TJ-REG-05"""
    s.source_discard[face] += 1
    if s.listening:
        s.tell(why, EVERYONE, {"source": s.game.face("source", int(face))})
