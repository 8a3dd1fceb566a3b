"""A card that is being carried out, effect by effect, while choices lie on top of it. TT-R-37, TT-R-58, TT-R-63"""

from typing import Final

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.content import card_numbers as words
from entrepot.games.trade_and_triumph.position.state import TradeState
from entrepot.games.trade_and_triumph.rules.effects import leave, perform
from entrepot.games.trade_and_triumph.rules.gains import holds
from entrepot.kernel.phase import Phase

CARD: Final = 0
EFFECT: Final = 1
PROGRESS: Final = 2
"""The notes: the card's number among all decks, which of its effects is on (0 or 1), and how far that one has come."""


class Card(Phase[TradeState]):
    """Goes from effect to effect; what one cannot do is left out. The card is discarded when all is done. TT-R-55"""

    name = "card"

    def enter(self, s: TradeState) -> None:
        self.go_on(s, 0, 0)

    def resume(self, s: TradeState, result: int) -> None:
        slot: i64 = s.note(EFFECT)
        progress: i64 = s.note(PROGRESS)
        if progress > 0:  # cards are still to be drawn
            self.go_on(s, slot, progress)
        else:
            self.go_on(s, slot + 1, 0)

    def go_on(self, s: TradeState, slot: i64, progress: i64) -> None:
        """Do the effects from this one on, until something must be asked."""
        card: i64 = s.note(CARD)
        while slot < 2:
            effect: i64 = card * 2 + slot
            if s.cards.words[effect] != words.NOTHING and (progress > 0 or holds(s, s.cards.ifs[effect])):
                s.set_note(EFFECT, int(slot))
                if not perform(s, effect, progress):
                    return
            progress = 0
            s.set_note(PROGRESS, 0)
            slot += 1
        leave(s, card)
        s.pop()
