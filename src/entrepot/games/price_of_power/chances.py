"""The kinds of chance."""

from typing import Final

from entrepot.kernel.chance import Chance

REALM_DRAW: Final = Chance("realm", "realm")
FIRST_PICK: Final = Chance("first", first=1)
TRADE_DRAW: Final = Chance("trade", "card")
EVENT_DRAW: Final = Chance("event", "event")
EXPLORE_DIE: Final = Chance("explore", first=1)
HUNT_DIE: Final = Chance("hunt", first=1)
SIDES: Final = 6
