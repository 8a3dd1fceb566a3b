"""The numbers of the words in card_words.py, written by `make fields`: change them there, not here."""

from typing import Final

# DEEDS
OVERCOME: Final = 0
CONQUER: Final = 1
TRADE: Final = 2
RECEIVE: Final = 3
SWAP: Final = 4
MARKET_DAY: Final = 5
BUILD: Final = 6
GREAT_WORKS: Final = 7
COLONISE: Final = 8
EXPLORE: Final = 9
PLAY: Final = 10
NATURE: Final = 11

# EFFECTS
LOSE_KNIGHTS: Final = 0
LOSE_HALF_KNIGHTS: Final = 1
GAIN_KNIGHTS: Final = 2
POINT: Final = 3
PROTECT: Final = 4
FLIGHT: Final = 5
TURNCOAT: Final = 6
EXTRA_DICE: Final = 7
DOUBLE_DICE: Final = 8
LOSE_COINS: Final = 9
GAIN_COINS: Final = 10
LOSE_HALF_COINS: Final = 11
LOSE_ANY_COINS: Final = 12
GAIN_ANY_COINS: Final = 13
GAIN_PER_SETTLEMENT: Final = 14
STEAL_ROLLED: Final = 15
STEAL_COINS: Final = 16
LOSE_SETTLEMENT: Final = 17
FREE_VILLAGE: Final = 18
LOSE_PALACE: Final = 19
INTRIGUE: Final = 20
LOSE_PEOPLE: Final = 21
GAIN_PEOPLE: Final = 22
LOSE_HALF_PEOPLE: Final = 23
LOSE_SPREAD_PEOPLE: Final = 24
ESPIONAGE: Final = 25
EXPLORER: Final = 26
