"""The numbers of the effect words and conditions, in the order of `vocabulary`, for tables of bytes."""

from typing import Final

from entrepot.games.trade_and_triumph.content.vocabulary import CONDITIONS, EFFECTS, TRIGGERS

NOTHING: Final = 0
GOLD: Final = 1
POINTS: Final = 2
GOLD_PER: Final = 3
POINTS_PER: Final = 4
CUBE: Final = 5
SWAP_CUBE: Final = 6
STEAL_CUBE: Final = 7
STEAL_GOLD: Final = 8
STEAL_POINTS: Final = 9
DRAW: Final = 10
RIVAL_DISCARDS: Final = 11
FETCH: Final = 12
LOOK_HAND: Final = 13
LOOK_DOWN: Final = 14
MOVE: Final = 15
SHIFT: Final = 16
FORCE_NODE: Final = 17
FORCE_ANY_NODE: Final = 18
FORCE_CITY: Final = 19
FORCE_ALL_CITY: Final = 20
FORCE_ALL_NODES: Final = 21
PLAYS: Final = 22
MOVE_NEXT: Final = 23
DRAW_NEXT: Final = 24
UPGRADE: Final = 25
MARKET: Final = 26
REFILL: Final = 27
HOLD: Final = 28
DISCARD_FOR_GOLD: Final = 29
MAY_STAY: Final = 30
DISCOUNT_INFLUENCE: Final = 31
DISCOUNT_UPGRADE: Final = 32
DISCOUNT_SPECIALTY: Final = 33
PRICE: Final = 34
EXTRA_MOVE: Final = 35
SHIELD_FORCE: Final = 36
SHIELD_THEFT: Final = 37

WORDS: Final = ["", *EFFECTS]
"""By number: the word."""

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

WHENS: Final = ("", *TRIGGERS, "activated", "standing")
AT_START: Final = 1
AT_END: Final = 2
AT_ARRIVAL: Final = 3
AT_CUBE: Final = 4
AT_REVEAL: Final = 5
ACTIVATED: Final = 6
STANDING: Final = 7

PAYS_ONLY: Final = (NOTHING, GOLD, POINTS, GOLD_PER, POINTS_PER)
"""Words that give fixed amounts: among cards with no others the order cannot matter. TT-R-13"""
AT_ONCE: Final = (*PAYS_ONLY, PLAYS, MOVE_NEXT, DRAW_NEXT, MARKET, FORCE_ALL_CITY, FORCE_ALL_NODES)
"""Words that are done without asking or drawing anything."""
AIMED: Final = (
    STEAL_CUBE,
    STEAL_GOLD,
    STEAL_POINTS,
    RIVAL_DISCARDS,
    LOOK_HAND,
    LOOK_DOWN,
    SHIFT,
    FORCE_NODE,
    FORCE_ANY_NODE,
    FORCE_CITY,
    HOLD,
)
"""Words by which a rival is chosen."""


def word_number(word: str) -> int:
    """Return the number of an effect word; 0 for none."""
    return WORDS.index(word)


def condition_number(condition: str) -> int:
    """Return the number of a condition; 0 for none."""
    return CONDITIONS.index(condition)
