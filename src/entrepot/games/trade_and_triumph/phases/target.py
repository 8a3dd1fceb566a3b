"""Choosing a rival. TT-R-37, TT-R-26, TT-R-63"""

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import TARGET
from entrepot.games.trade_and_triumph.content.card_words import NOBODY_ASKED
from entrepot.games.trade_and_triumph.phases.choice import EFFECT, Choice
from entrepot.games.trade_and_triumph.position.state import TradeState
from entrepot.games.trade_and_triumph.rules.effects import steps_of
from entrepot.games.trade_and_triumph.rules.targets import hit, targets
from entrepot.kernel.moves import Moves


class Target(Choice):
    """Offers the legal targets; what befalls the one chosen may ask for more."""

    name = "target"
    clause = "TT-R-26"

    def offer(self, s: TradeState, seat: i64, moves: Moves) -> None:
        for rival in targets(s, s.cards.words[s.note(EFFECT)]):
            moves.add(TARGET.base + rival)

    def apply(self, s: TradeState, seat: int, action: int) -> None:
        effect = s.note(EFFECT)
        rival = int(action - TARGET.base)
        more = hit(s, effect, rival)
        if more == NOBODY_ASKED:
            s.pop()
        else:
            s.goto(more, effect, rival + 1, steps_of(s, effect))
