"""The kinds of chance."""

from typing import Final

from entrepot.kernel.chance import Chance

COLOUR_DRAW: Final = Chance("colour", "land")
START_DIE: Final = Chance("start", first=1)
VILLAGE_DRAW: Final = Chance("village", "village")
QUEST_DRAW: Final = Chance("quest", "quest")
PLAY_DRAW: Final = Chance("play", "play")
RED_DIE: Final = Chance("red", first=1)
GREEN_DIE: Final = Chance("green", first=1)
GUILD_DIE: Final = Chance("guild", first=1)
SIDES: Final = 6
