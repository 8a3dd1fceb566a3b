"""The numbers of the words in card_words.py, written by `make fields`: change them there, not here."""

from typing import Final

# EFFECTS
RESERVE: Final = 0
FREE_SOLDIER: Final = 1
YEARLY_SOLDIER: Final = 2
SOLDIER_WHEAT: Final = 3
SOLDIER_LUMBER: Final = 4
SQUAD_LIMIT: Final = 5
DOUBLE_BUILD: Final = 6
DOUBLE_MARCH: Final = 7
LEVEL_DISCOUNT: Final = 8
FREE_LEVEL: Final = 9
EXTRA_SILOS: Final = 10
MARCH_BONUS: Final = 11
KILL_WHEN_ATTACKING: Final = 12
KILL_WHEN_DEFENDING: Final = 13
IGNORE_CASTLE: Final = 14

# MORALE
STRENGTH: Final = 0
KILL: Final = 1
BLOCK: Final = 2
CANCEL: Final = 3
RESOURCE: Final = 4
VOLUNTEER: Final = 5
FORCED_MARCH: Final = 6
ENGINEERS: Final = 7
