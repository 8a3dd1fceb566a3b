"""The end of a round: rent, who falls out, and whether the game goes on.

HG-RENT-01, HG-RENT-02, HG-END-01, HG-END-02
"""

from entrepot.games.haggle.content.tables import NONE, ROUNDS
from entrepot.games.haggle.phases.order import TURN
from entrepot.games.haggle.position.state import HaggleState
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name
from entrepot.kernel.phase import Phase


class Rent(Phase[HaggleState]):
    """Everybody pays at once. HG-R-02"""

    name = "rent"

    def enter(self, s: HaggleState) -> None:
        rent = (s.round + 1) // 2
        if s.listening:
            s.tell("rent", EVERYONE, {"coins": int(rent)})
        for seat in s.still_in():
            if s.coins[seat] < rent:
                fall_out(s, seat)
            else:
                s.pay(seat, rent)
        ending = how_it_ends(s)
        if ending:
            s.close(ending)
            return
        s.round += 1
        s.mover = s.first_in()
        s.goto(TURN)


def how_it_ends(s: HaggleState) -> str:
    """Return the ending that is reached now, or nothing. HG-END-01, HG-END-02"""
    left = len(s.still_in())
    if left < 2:
        return "last-standing" if left == 1 else "ruin"
    if s.called:
        return "time-up"
    return "closing" if s.round == ROUNDS else ""


def fall_out(s: HaggleState, seat: int) -> None:
    """Take a player out of the game with all that the player had. HG-RENT-02"""
    if s.listening:
        s.tell("fell-out", EVERYONE, {"seat": seat_name(seat), "cards": belongings(s, seat)})
    s.out[seat] = int(s.round)
    s.pay(seat, s.coins[seat])
    faces = s.cards.faces
    for face in range(faces):
        s.discard[face] += s.hands[seat * faces + face]
        s.hands[seat * faces + face] = 0
    for parcel in range(len(s.owner)):
        if s.owner[parcel] == seat:
            s.owner[parcel] = NONE
            s.discard[s.face[parcel]] += 1
    s.revealed = True


def belongings(s: HaggleState, seat: int) -> list[dict[str, str]]:
    """Return the faces of a seat's hand and parcels, as an event names them."""
    hand = s.hand(seat)
    faces = [face for face in range(s.cards.faces) for _ in range(hand[face])]
    faces += [face for face, owner in zip(s.face, s.owner, strict=True) if owner == seat]
    return [s.game.face("card", face) for face in faces]
