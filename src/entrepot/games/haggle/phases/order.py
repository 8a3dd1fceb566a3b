"""The phases' places in the game's list."""

from typing import Final

SETUP: Final = 0
TURN: Final = 1
OFFER: Final = 2
BARGAIN: Final = 3
RAID: Final = 4
BATTLE: Final = 5
RENT: Final = 6
