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
PLAYED: Final = 18
"""A card played out of the hand: its face is the note."""
STRIKE: Final = 19
PROTECT: Final = 20
FLEE: Final = 21
REFUGE: Final = 22
FUGITIVES: Final = 23
DICE: Final = 24
THROW: Final = 25
LOSE: Final = 26
SPOILS: Final = 27
SITE: Final = 28
DROP: Final = 29
PAY: Final = 30
TAKE_COINS: Final = 31
FREE_VILLAGE: Final = 32
TARGET: Final = 33
TURNCOAT: Final = 34
INTRIGUE: Final = 35
USURP: Final = 36
SPY: Final = 37
SWAP_CARD: Final = 38
SWAP_ANSWER: Final = 39
TAKE_ROLLED: Final = 40
ON_FOOT: Final = 1_000
"""Room for all, and more than any number of boats has; it is less as soon as somebody goes."""
