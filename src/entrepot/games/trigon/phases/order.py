"""The phases' places in the game's list."""

from typing import Final

SETUP: Final = 0
COLOURS: Final = 1
START: Final = 2
SECOND: Final = 3
ROUND: Final = 4
COLLECT: Final = 5
GARRISON: Final = 6
POST: Final = 7
TURN: Final = 8
NEXT: Final = 9
OFFER: Final = 10
ANSWER: Final = 11
WAY: Final = 12
GROUP: Final = 13
AFTERMATH: Final = 14
BONUS: Final = 15
BATTLE: Final = 16
"""The first phase of a battle, which asks about Flight."""
DRAWN: Final = 17
"""A card that is played at once: its face is the note."""
