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

DEEDS: Final = (
    "overcome",
    "conquer",
    "trade",
    "receive",
    "swap",
    "market-day",
    "build",
    "great-works",
    "colonise",
    "explore",
    "play",
    "nature",
)
OVERCOME: Final = 0
CONQUER: Final = 1
TRADE_DEED: Final = 2
RECEIVE: Final = 3
SWAP_DEED: Final = 4
MARKET_DAY: Final = 5
BUILD: Final = 6
GREAT_WORKS: Final = 7
COLONISE: Final = 8
EXPLORE: Final = 9
PLAY_DEED: Final = 10
NATURE_DEED: Final = 11

EFFECTS: Final = (
    "lose-knights",
    "lose-half-knights",
    "gain-knights",
    "point",
    "protect",
    "flight",
    "turncoat",
    "extra-dice",
    "double-dice",
    "lose-coins",
    "gain-coins",
    "lose-half-coins",
    "lose-any-coins",
    "gain-any-coins",
    "gain-per-settlement",
    "steal-rolled",
    "steal-coins",
    "lose-settlement",
    "free-village",
    "lose-palace",
    "intrigue",
    "lose-people",
    "gain-people",
    "lose-half-people",
    "lose-spread-people",
    "espionage",
    "explorer",
)
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
