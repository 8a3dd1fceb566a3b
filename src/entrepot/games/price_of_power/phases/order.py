"""The phases' places in the game's list."""

from typing import Final

SETUP: Final = 0
REALMS: Final = 1
"""Its note is the seat that chooses."""
ROUND: Final = 2
EVENT: Final = 3
PIRATE: Final = 4
REVOLT: Final = 5
"""Its note is how many seats are left, the one that chooses included; so is that of SINK and INCOME."""
EXPAND: Final = 6
"""Its note is why: 0 a Boom, 1 a Mission."""
SINK: Final = 7
TURN: Final = 8
TRADE: Final = 9
ESCORT: Final = 10
"""Its notes are the ship's Sea Zone and berth; so are those of VOYAGE."""
SEND: Final = 11
TIES: Final = 12
"""Its note is 1 once the mover has ranked somebody of the present group."""
COLLECT: Final = 13
INFLATION: Final = 14
"""Its note is what the mover got for Gold."""
INFLUENCE: Final = 15
"""Its note is how many cubes are placed."""
EXPLORE: Final = 16
VOYAGE: Final = 17
TROUBLE: Final = 18
DISCOVER: Final = 19
WRECK: Final = 20
LAUNCH: Final = 21
"""Its note is the Province whose Port builds."""
BUILD: Final = 22
"""Its note is the Province that begins, NONE afterwards."""
FLEET: Final = 23
"""Its notes are the destination, how many ships have moved, and those that lay there, by berth."""
RESTORING: Final = 24
NEXT: Final = 25
INCOME: Final = 26
"""Its second note is how far the present realm is."""
UPKEEP: Final = 27
"""Its note is the seat; so is that of COURT."""
COURT: Final = 28
"""Its second note is what has been bought, as bits."""
CLEANUP: Final = 29
FINISH: Final = 30
