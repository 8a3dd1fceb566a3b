"""The numbers of the words in card_words.py, written by `make fields`: change them there, not here."""

from typing import Final

# EVENT_EFFECTS
PIRATES: Final = 0
REVOLT: Final = 1
RISING_POWER: Final = 2
RIVAL_EXPLORERS: Final = 3
BOOM: Final = 4
CROWN_DEBTS: Final = 5
NEW_HOUSES: Final = 6
LOST_AT_SEA: Final = 7

# IDEA_EFFECTS
FREE_TRADE: Final = 0
TRADING_COMPANIES: Final = 1
NEW_WORLD: Final = 2
COLONIAL_CHARTER: Final = 3
MERCHANT_MARINE: Final = 4

# CONDITIONS
MERCHANTS_AT: Final = 0
OWN: Final = 1
SHIPS_ON_SLOTS: Final = 2
DISTANT_TOWNS: Final = 3
BASE_TAX: Final = 4
TOWNS: Final = 5
VASSALS: Final = 6
INFLUENCE_AREAS: Final = 7
IDEAS: Final = 8
BEST_TRADE: Final = 9
TREASURY: Final = 10

# REWARDS
MERCHANT: Final = 0
EXPAND: Final = 1
DUCATS: Final = 2
