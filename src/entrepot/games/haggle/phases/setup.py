"""Set-up: lots, hands and parcels. HG-SETUP-01, HG-SETUP-02"""

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.haggle.content.tables import BEGINNER, CARD_DRAW, HAND, OWN_PARCELS
from entrepot.games.haggle.phases.order import TURN
from entrepot.games.haggle.position.state import HaggleState
from entrepot.kernel.audience import EVERYONE, only
from entrepot.kernel.message import seat_name
from entrepot.kernel.packed import packed
from entrepot.kernel.phase import Phase


class Setup(Phase[HaggleState]):
    """Deals to every seat in turn."""

    name = "setup"

    def enter(self, s: HaggleState) -> None:
        s.beginner = s.pick(BEGINNER, s.seats, EVERYONE)
        s.mover = s.beginner
        s.deck = packed(s.cards.copies[:])
        s.hands = vec[i64]([i64(0)] * len(s.hands))
        s.owner, s.face, s.seen = [], [], []
        if s.listening:
            s.tell("began", EVERYONE, {"seat": seat_name(int(s.mover))})
        for seat in range(s.seats):
            for _ in range(HAND):
                draw_card(s, seat)
            for _ in range(OWN_PARCELS):
                lay_parcel(s, seat)
        s.goto(TURN)


def draw_card(s: HaggleState, seat: int) -> None:
    """Draw a card into a hand, seen by its seat alone. HG-HIDE-01"""
    face = s.draw(CARD_DRAW, s.deck, only(seat))
    s.hands[seat * s.cards.faces + face] += 1
    if s.listening:
        s.tell("drew", EVERYONE, {"seat": seat_name(seat)})
        s.tell("drew-card", only(seat), {"seat": seat_name(seat), "card": s.game.face("card", int(face))})


def lay_parcel(s: HaggleState, seat: int) -> None:
    """Draw a card as a parcel, known to its owner alone. HG-HIDE-02"""
    face = s.draw(CARD_DRAW, s.deck, only(seat))
    s.owner.append(seat)
    s.face.append(int(face))
    s.seen.append(int(only(seat)))
    tell_parcel(s, len(s.owner) - 1, seat)


def tell_parcel(s: HaggleState, parcel: int, seat: int) -> None:
    """Tell a seat, if anybody listens, what a parcel holds."""
    if s.listening:
        args = {"seat": seat_name(seat), "parcel": parcel + 1, "card": s.game.face("card", s.face[parcel])}
        s.tell("saw", only(seat), args)
