"""The closed lists of words that rules, content and files share, and their numbers."""

from typing import Final

NONE: Final = -1
SEATS: Final = 4
LANDS: Final = 4
"""RT-MAP-01"""
SPOTS: Final = 48
"""The largest number of sites and river crossings that a map may have."""
VILLAGES: Final = 64
QUESTS: Final = 32
PLAYS: Final = 64
"""The largest number of faces of each kind of card; an entry of a hand is seat * PLAYS + face."""
SLOTS: Final = 10
"""Village tokens of a colour, and slots of a village overview. RT-COMP-12, RT-COMP-18, RT-COMP-19"""

METALS: Final = ("copper", "silver", "gold")
COPPER: Final = 0
SILVER: Final = 1
GOLD: Final = 2
COINS: Final = 3

FIGURES: Final = ("knight", "scout", "boat")
KNIGHT: Final = 0
SCOUT: Final = 1
BOAT: Final = 2
KINDS: Final = 3
PEOPLE: Final = 3
"""Inhabitants, among the pieces of a colour."""
PIECES: Final = 4

VILLAGE_KINDS: Final = ("capital", "simple", "developed", "luxury")
"""RT-SCOUT-13"""
SPOT_KINDS: Final = ("site", "crossing")

COSTS: Final = ("knight", "scout", "boat", "quest", "play")
KNIGHT_COST: Final = 0
SCOUT_COST: Final = 1
BOAT_COST: Final = 2
QUEST_COST: Final = 3
PLAY_COST: Final = 4

BONUSES: Final = ("wilderness", "adventurer")
"""RT-BCARD-01"""
WILDERNESS: Final = 0
ADVENTURER: Final = 1

CATEGORIES: Final = ("warfare", "trade", "building", "development", "magic", "transport", "nature")
"""Of quests; play cards have the first four, which are the colours of the lands.

RT-QUEST-06, RT-QUEST-10, RT-PLAY-06
"""
NATURE: Final = 6
