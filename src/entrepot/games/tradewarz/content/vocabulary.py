"""The closed lists of words that rules, content and files share, beside those of `card_words`."""

from typing import Final

SCOPES: Final = ("owner", "defence", "attack", "squad")
"""For whom a technology's values count: nobody in battle, all who defend, all who attack, or one squad. TW-TECH-09"""
SITES: Final = ("", "village", "castle")
"""Where the owner must be defending under named-defences = on-site. TW-R-53"""

SLOTS: Final = ("1", "2", "3", "4")
MOST_RESERVE: Final = 6
"""How many soldiers all technologies together may add: a house has 16 pieces, 10 from the start.

TW-COMP-02, TW-RECRUIT-07
"""
MOST_GROUPS: Final = 3
"""How many groups of extra silos all technologies together may give. TW-R-54"""

COSTS: Final = (
    "road",
    "bridge",
    "tunnel",
    "settlement",
    "upgrade",
    "village",
    "castle",
    "university",
    "tech",
    "soldier",
    "alliance",
    "cancel",
)
"""What costs something. TW-C-07"""
GOLD_ONLY: Final = ("alliance", "cancel")
"""What goes from player to player, or to the bank, in gold alone. TW-ALLY-01, TW-ALLY-03, TW-CANCEL-02"""
BUILDINGS: Final = ("settlement", "village", "castle", "capital")
SEASONS: Final = ("summer", "harvest", "fall", "winter", "spring")
DICE: Final = ("blue", "red")
FACES: Final = ("face1", "face2", "face3", "face4", "face5", "face6")
LIMITS: Final = ("offers", "recruits")
LANE: Final = 32
"""Anchors of the shipping lane; the compass is number 0. TW-C-04"""
