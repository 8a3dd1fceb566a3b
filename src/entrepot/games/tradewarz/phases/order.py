"""The phases' places in the game's list."""

from typing import Final

SETUP: Final = 0
HOUSES: Final = 1
SAILING_ORDER: Final = 2
SAIL: Final = 3
TURN: Final = 4
AFTER: Final = 5
MUSTER: Final = 6
BRING: Final = 7
MARCH: Final = 8
KEEP: Final = 9
LOGISTICS: Final = 10
SECOND: Final = 11
SILOS: Final = 12
SITE: Final = 13
ASSIGN: Final = 14
RETREAT: Final = 15
OFFER: Final = 16
ANSWER: Final = 17
INVITE: Final = 18
CONSENT: Final = 19
CANCEL: Final = 20
NAME: Final = 21
STRIKE: Final = 22
CHOOSE: Final = 23
REVEAL: Final = 24
LOSSES: Final = 25
SPOILS: Final = 26
DISPLACE: Final = 27
SUPPORT: Final = 28
SETTLE: Final = 29
MORALE: Final = 30
INCOME: Final = 31
REAP: Final = 32
SPRING: Final = 33
LEAVE: Final = 34
CLOSE: Final = 35
EXPEL: Final = 36
BUILD: Final = 37
PURCHASE: Final = 38
RECRUIT: Final = 39
FALL_BACK: Final = 40
RESOURCES: Final = 41
PARTNER: Final = 42
GROUPS_END: Final = 4
"""The note of the silo phase has the group, and this many times the silos to be replaced, packed as on the map."""
WINNER_PLACES: Final = 0
OWNER_RETREATS: Final = 1
OCCUPIERS_LEAVE: Final = 2
"""How soldiers that must leave find a place: see `displace.py`."""
