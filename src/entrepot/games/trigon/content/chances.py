"""The kinds of chance."""

from typing import Final

from entrepot.kernel.chance import Chance

COLOUR_DRAW: Final = Chance("colour", "land")
START_DIE: Final = Chance("start", sides=6)
VILLAGE_DRAW: Final = Chance("village", "village")
QUEST_DRAW: Final = Chance("quest", "quest")
PLAY_DRAW: Final = Chance("play", "play")
RED_DIE: Final = Chance("red", sides=6)
GREEN_DIE: Final = Chance("green", sides=6)
"""Five dice of each colour: `most-dice` in the content. RT-COMP-22"""
GUILD_DIE: Final = Chance("guild", sides=6)
SIDES: Final = 6
