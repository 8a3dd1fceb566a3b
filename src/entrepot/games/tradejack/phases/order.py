"""The phases' places in the game's list: the round in the rulebook's order. TJ-ROUND-01, TJ-ROUND-02"""

from typing import Final

SETUP: Final = 0
DEMAND: Final = 1
PRODUCTS: Final = 2
BIDDING: Final = 3
PICK: Final = 4
AUCTION: Final = 5
PRODUCTION: Final = 6
SALES: Final = 7
AWARDS: Final = 8
CLEANUP: Final = 9
