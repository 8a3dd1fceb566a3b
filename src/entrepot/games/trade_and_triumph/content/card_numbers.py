"""The numbers of the words in card_words.py, written by `make fields`: change them there, not here."""

from typing import Final

# EFFECTS
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
