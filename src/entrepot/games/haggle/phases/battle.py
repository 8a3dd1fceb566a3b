"""Battle: two secret cards, shown at once; a draw is fought out in a battle on top of this one.

HG-BATTLE-01, HG-BATTLE-02, HG-BATTLE-03, HG-BATTLE-04
"""

from typing import Final

from mypy_extensions import i64

from entrepot.games.haggle.actions import PLAY
from entrepot.games.haggle.content.tables import DIE, DIE_ROLL, NEEDED, NONE
from entrepot.games.haggle.phases.order import BATTLE
from entrepot.games.haggle.position.state import HaggleState
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import Phase, Refusal

RAIDER: Final = 0
DEFENDER: Final = 1
"""The notes: who fights whom."""


class Battle(Phase[HaggleState]):
    """Both choose in any order; the result is 1 if the raider wins, else 0."""

    name = "battle"
    waits = True
    turn_clause = "HG-BATTLE-01"

    def enter(self, s: HaggleState) -> None:
        if not self.actors(s):
            self.roll_for_it(s)

    def actors(self, s: HaggleState) -> list[int]:
        """Return who has not laid a card yet; nobody is asked who, in everybody's sight, has none. HG-BATTLE-02"""
        a, b = s.note(RAIDER), s.note(DEFENDER)
        return [seat for seat in (min(a, b), max(a, b)) if s.laid[seat] == NONE and s.held(seat) > 0]

    def offer(self, s: HaggleState, seat: i64, moves: Moves) -> None:
        hand = s.hand(seat)
        for face in range(s.cards.faces):
            if hand[face] > 0:
                moves.add(PLAY.base + face)

    def apply(self, s: HaggleState, seat: int, action: int) -> None:
        s.laid[seat] = int(PLAY.value(action))
        if s.listening:
            s.tell("laid", EVERYONE, {"seat": seat_name(seat)})
        if not self.actors(s):
            self.show(s)

    def show(self, s: HaggleState) -> None:
        """Show and discard what was laid, and let the greater strength win. HG-BATTLE-01, HG-BATTLE-02, HG-BATTLE-03"""
        raider, defender = s.note(RAIDER), s.note(DEFENDER)
        difference = lay_off(s, raider) - lay_off(s, defender)
        s.revealed = True
        if difference == 0:
            s.push(BATTLE, raider, defender)
        else:
            s.pop(1 if difference > 0 else 0)

    def roll_for_it(self, s: HaggleState) -> None:
        """Let the die decide between empty hands. HG-BATTLE-04"""
        rolled = s.roll(DIE_ROLL, DIE, EVERYONE)
        if s.listening:
            s.tell("rolled", EVERYONE, {"seat": seat_name(s.note(RAIDER)), "rolled": int(rolled)})
        s.pop(1 if rolled >= NEEDED else 0)

    def resume(self, s: HaggleState, result: int) -> None:
        s.pop(result)

    def why_not(self, s: HaggleState, seat: int, action: int) -> Refusal | None:
        return Refusal("HG-BATTLE-01", message("haggle-refused-not-held")) if PLAY.has(action) else None

    def prompt(self, s: HaggleState, seat: int) -> Message:
        other = s.note(DEFENDER) if seat == s.note(RAIDER) else s.note(RAIDER)
        return message("haggle-ask-battle", {"parcel": int(s.parcel) + 1, "seat": seat_name(other)})


def lay_off(s: HaggleState, seat: int) -> i64:
    """Move the seat's laid card, if it has one, from hand to discard and return its strength. HG-BATTLE-02"""
    face = s.laid[seat]
    if face == NONE:
        return 0
    s.laid[seat] = NONE
    s.hands[seat * s.cards.faces + face] -= 1
    s.discard[face] += 1
    if s.listening:
        args = {"seat": seat_name(seat), "card": s.game.face("card", face), "strength": s.cards.strength[face]}
        s.tell("showed", EVERYONE, args)
    return s.cards.strength[face]
