"""The kinds of chance."""

from typing import Final

from entrepot.kernel.chance import Chance

REALM_DRAW: Final = Chance("realm", "realm")
FIRST_PICK: Final = Chance("first", about="the seat of the First Player")
TRADE_DRAW: Final = Chance("trade", "card")
EVENT_DRAW: Final = Chance("event", "event")
EXPLORE_DIE: Final = Chance("explore", sides=6)
HUNT_DIE: Final = Chance("hunt", sides=6)
SIDES: Final = 6
