"""Effects by number: their words, how these work, and what stands beside them: what is counted, where and when."""

from typing import Final

from entrepot.games.trade_and_triumph.content.card_words import EFFECTS, FORCES, ROBS
from entrepot.games.trade_and_triumph.phases import order

WORDS: Final = list(EFFECTS)
WORKS: Final = bytes([effect.works for effect in EFFECTS.values()])
ASKS_BY: Final[list[int]] = [effect.asks for effect in EFFECTS.values()]
"""The phase by which a word asks, or NOBODY_ASKED."""

WHATS: Final = ("", "cube", "colour", "revealed", "eternal", "upgrade", "travelled", "chosen")
PER_CUBE: Final = 1
PER_COLOUR: Final = 2
PER_REVEALED: Final = 3
PER_ETERNAL: Final = 4
PER_UPGRADE: Final = 5
TRAVELLED: Final = 6
CHOSEN: Final = 7

IF_TRAVELLED: Final = 1
IF_IN: Final = 9
IF_AT_NODE: Final = 13
IF_AT_CITY: Final = 14
IF_REGIONS: Final = bytes([0, 1, 2, 4, 8, 0b0011, 0b0110, 0b1100, 0b1001, 1, 2, 4, 8, 0, 0])
"""By condition: the regions that it names, as bits."""

AT_START: Final = 1
AT_END: Final = 2
AT_ARRIVAL: Final = 3
AT_CUBE: Final = 4
AT_REVEAL: Final = 5
ACTIVATED: Final = 6
STANDING: Final = 7


def can_ask_by(phase: int, word: int) -> bool:
    """Say whether an effect asks by a phase; those that are aimed ask first at whom."""
    if phase == order.TARGET:
        return WORKS[word] in (ROBS, FORCES)
    return ASKS_BY[word] == phase
