"""The closed lists of words that rules, content and files share, and their numbers."""

from typing import Final

NONE: Final = -1
SEATS: Final = 6
"""PP-SETUP-01"""
REALMS: Final = 6
REALM_COUNTS: Final = ("two", "three", "four", "five", "six")
"""Numbers of realms, as content names them. PP-PASS-02, PP-SETUP-11"""
FEWEST: Final = 2
"""The first of them. PP-SETUP-01"""
PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
"""Ranks of passes, and places in the order of play. PP-PASS-02, PP-SETUP-11"""
ROWS: Final = 3
"""Income rows of a card, the top one first. PP-CARD-06"""
KEYS: Final = 4
"""The most Key Provinces of a card at one node. PP-CARD-03"""
AGES: Final = 4
PRIMARY: Final = 0
SECONDARY: Final = 1
"""How a card is used. PP-SECOND-01"""
"""Single bits, for sets of nodes, seats, Ideas and continents."""

SPACES: Final = 96
PROVINCES: Final = 128
NODES: Final = 32
GOODS: Final = 48
CARDS: Final = 64
ENTRIES: Final = 192
"""Cards with three nodes each. PP-CARD-02"""
EVENTS: Final = 32
MISSIONS: Final = 18
"""Capacities of the tables: the most of each that content of one's own may have."""

SPACE_KINDS: Final = ("area", "sea")
AREA: Final = 0
SEA: Final = 1

BOARDS: Final = ("west", "east", "continent-1", "continent-2", "continent-3", "continent-4")
WEST: Final = 0
EAST: Final = 1
FIRST_CONTINENT: Final = 2
CONTINENTS: Final = 4
"""Continent n, counted from 0, is board FIRST_CONTINENT + n. PP-DIST-06"""
CONTINENT_WORDS: Final = ("1", "2", "3", "4")

SIZES: Final = ("small", "large", "territory")
SMALL: Final = 0
LARGE: Final = 1
TERRITORY: Final = 2
TAX: Final = (1, 2, 1)
"""The Tax Value of each size. PP-TAX-01, PP-COLON-07"""

NODE_KINDS: Final = ("inland", "maritime")
"""PP-NODE-02"""
INLAND: Final = 0
MARITIME: Final = 1

POWERS: Final = ("administrative", "diplomatic", "military")
ADMINISTRATIVE: Final = 0
DIPLOMATIC: Final = 1
MILITARY: Final = 2
KINDS: Final = 3

PIECES: Final = ("town", "vassal", "influence", "ship", "slot", "merchant", "dnpr")
"""What a sheet puts on the map; a ship on a slot is `slot`. PP-SETUP-03, PP-R-01"""

PENALTIES: Final = ("", "gold", "slaves")
FREE_GOOD: Final = 0
GOLD: Final = 1
SLAVES: Final = 2
"""What a good brings upon the Active Player. PP-GOLD-01, PP-SLAVE-01"""

MARKS: Final = ("", "asterisk", "dagger")
OPENING: Final = 0
ASTERISK: Final = 1
DAGGER: Final = 2
"""PP-CARD-09, PP-R-37"""

REQUIREMENTS: Final = ("", "token", "own")
UNBOUND: Final = 0
TOKEN: Final = 1
OWN: Final = 2
"""PP-REQ-02, PP-REQ-03"""

IDEAS: Final = 5
"""As many as there are words for them, in the space of actions."""
