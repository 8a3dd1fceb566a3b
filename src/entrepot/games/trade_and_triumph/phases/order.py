"""The phases by number, in the order of the game's list: a turn's own first, then what may lie on top of them."""

from typing import Final

SETUP: Final = 0
START: Final = 1
MOVE: Final = 2
DRAW: Final = 3
PLAY: Final = 4
FINISH: Final = 5
HAND_LIMIT: Final = 6
ARRIVAL: Final = 7
REVEAL: Final = 8
CARD: Final = 9
TARGET: Final = 10
CUBE: Final = 11
SWAP: Final = 12
NODE: Final = 13
WAY: Final = 14
FETCH: Final = 15
RIVAL_DISCARDS: Final = 16
DISCARD_FOR_GOLD: Final = 17
REFILL: Final = 18
TRACK: Final = 19
