"""A turn: the mover does one thing. HG-TURN-01, HG-TURN-02"""

from mypy_extensions import i64

from entrepot.games.haggle.actions import DRAW, ERRAND, OFFER, PEEK, RAID
from entrepot.games.haggle.content.tables import DIE, DIE_ROLL, NONE
from entrepot.games.haggle.phases import order
from entrepot.games.haggle.phases.setup import draw_card, tell_parcel
from entrepot.games.haggle.position.state import HaggleState
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.bag import cards_in
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import Phase, Refusal


class Turn(Phase[HaggleState]):
    """Errand, draw and peek are done at once; a raid or an offer is pushed, and the turn ends when it returns."""

    name = "turn"
    waits = True
    turn_clause = "HG-TURN-01"

    def actors(self, s: HaggleState) -> list[int]:
        return [int(s.mover)]

    def offer(self, s: HaggleState, seat: i64, moves: Moves) -> None:
        moves.add(ERRAND.base)
        if s.coins[seat] > 0 and cards_in(s.deck) > 0:
            moves.add(DRAW.base)
        for parcel in range(len(s.owner)):
            owner: i64 = s.owner[parcel]
            if owner == seat:
                moves.add(OFFER.base + parcel)
            elif owner != NONE:
                if s.coins[seat] > 0 and not s.knows(seat, parcel):
                    moves.add(PEEK.base + parcel)
                moves.add(RAID.base + parcel)
        moves.sort_from(0)

    def apply(self, s: HaggleState, seat: int, action: int) -> None:
        if action == ERRAND.base:
            run_errand(s, seat)
        elif action == DRAW.base:
            s.pay(seat, 1)
            draw_card(s, seat)
        elif PEEK.has(action):
            peek(s, seat, int(action - PEEK.base))
        elif RAID.has(action):
            s.parcel = action - RAID.base
            s.push(order.RAID)
            return
        else:
            s.parcel = action - OFFER.base
            s.push(order.OFFER, NONE)
            return
        self.pass_on(s)

    def resume(self, s: HaggleState, result: int) -> None:
        s.parcel = NONE
        self.pass_on(s)

    def pass_on(self, s: HaggleState) -> None:
        """Give the turn to the next player who is in, or end the round. HG-TURN-01"""
        following = s.next_in(s.mover)
        if following == s.beginner:
            s.goto(order.RENT)
        else:
            s.mover = following
            s.goto(order.TURN)

    def why_not(self, s: HaggleState, seat: int, action: int) -> Refusal | None:
        if action == DRAW.base:
            if s.coins[seat] == 0:
                return Refusal("HG-DRAW-01", message("haggle-refused-no-coin"))
            return Refusal("HG-DRAW-01", message("haggle-refused-empty-deck"))
        if PEEK.has(action):
            return refuse_parcel(s, seat, action - PEEK.base, "HG-PEEK-01", False)
        if RAID.has(action):
            return refuse_parcel(s, seat, action - RAID.base, "HG-RAID-01", False)
        if OFFER.has(action):
            return refuse_parcel(s, seat, action - OFFER.base, "HG-OFFER-01", True)
        return None

    def preview(self, s: HaggleState, seat: int, action: int) -> list[Message]:
        if action == DRAW.base or PEEK.has(action):
            return [message("haggle-preview-coins", {"coins": s.coins[seat] - 1})]
        return []


def run_errand(s: HaggleState, seat: int) -> None:
    """Roll the die and take that many coins. HG-ERRAND-01"""
    rolled = s.roll(DIE_ROLL, DIE, EVERYONE)
    s.pay(seat, -rolled)
    if s.listening:
        s.tell("earned", EVERYONE, {"seat": seat_name(seat), "coins": int(rolled)})


def peek(s: HaggleState, seat: int, parcel: int) -> None:
    """Pay for a look into a parcel. HG-PEEK-01"""
    s.pay(seat, 1)
    s.show_parcel(parcel, seat)
    if s.listening:
        s.tell("peeked", EVERYONE, {"seat": seat_name(seat), "parcel": parcel + 1})
    tell_parcel(s, parcel, seat)


def refuse_parcel(s: HaggleState, seat: int, parcel: i64, clause: str, wants_own: bool) -> Refusal:
    """Return why a parcel cannot be named."""
    if parcel >= len(s.owner) or s.owner[parcel] == NONE:
        return Refusal(clause, message("haggle-refused-no-parcel"))
    if wants_own:
        return Refusal(clause, message("haggle-refused-not-own"))
    if s.owner[parcel] == seat:
        return Refusal(clause, message("haggle-refused-own"))
    if s.knows(seat, parcel):
        return Refusal(clause, message("haggle-refused-seen"))
    return Refusal(clause, message("haggle-refused-no-coin"))
