"""What technologies and morale cards may say: closed lists of effect words, and the amounts that each takes. TW-C-02"""

from typing import Final

SCOPES: Final = ("owner", "defence", "attack", "squad")
"""For whom a technology's values count: nobody in battle, all who defend, all who attack, or one squad. TW-TECH-09"""
SITES: Final = ("", "village", "castle")
"""Where the owner must be defending under named-defences = on-site. TW-R-53"""


class Effect:
    """One word: the amounts it takes (0 to 0: none), and whether only super units, or none of them, may say it."""

    def __init__(self, least: int = 0, most: int = 0, is_for_squads: bool = False) -> None:
        self.least = least
        self.most = most
        self.is_for_squads = is_for_squads


EFFECTS: Final[dict[str, Effect]] = {
    "reserve": Effect(1, 6),  # TW-ECO-04, TW-ECO-15
    "free-soldier": Effect(1, 6),  # TW-ECO-15
    "yearly-soldier": Effect(1, 6),  # TW-ECO-09
    "soldier-wheat": Effect(1, 9),  # TW-ECO-06, TW-ECO-15
    "soldier-lumber": Effect(1, 9),  # TW-ECO-06, TW-ECO-15
    "squad-limit": Effect(4, 4),  # TW-MIL-06
    "double-build": Effect(),  # TW-ECO-05
    "double-march": Effect(),  # TW-ECO-07
    "level-discount": Effect(1, 9),  # TW-ECO-08
    "free-level": Effect(),  # TW-ECO-10
    "extra-silos": Effect(1, 6),  # TW-ECO-11, TW-ECO-14
    "march-bonus": Effect(1, 3, True),  # TW-MIL-13
    "kill-when-attacking": Effect(1, 4, True),  # TW-MIL-14
    "kill-when-defending": Effect(1, 4, True),  # TW-ENG-17
    "ignore-castle": Effect(0, 0, True),  # TW-MIL-15, TW-MIL-16
}
"""Every effect word of technologies."""
SLOTS: Final = ("1", "2", "3", "4")
MOST_RESERVE: Final = 6
"""How many soldiers all technologies together may add: a house has 16 pieces, 10 from the start.

TW-COMP-02, TW-RECRUIT-07
"""
MOST_GROUPS: Final = 3
"""How many groups of extra silos all technologies together may give. TW-R-54"""

WHATS: Final = ("", "gold", "lumber", "mining", "wheat", "every")


class MoraleEffect:
    """One word: the kind of card that says it, the amounts it takes, and what it may be about."""

    def __init__(self, kind: str, least: int = 0, most: int = 0, whats: tuple[str, ...] = ("",)) -> None:
        self.kind = kind
        self.least = least
        self.most = most
        self.whats = whats


MORALE: Final[dict[str, MoraleEffect]] = {
    "strength": MoraleEffect("military", 1, 9),
    "kill": MoraleEffect("military", 1, 9),
    "block": MoraleEffect("military", 1, 9),
    "cancel": MoraleEffect("military"),
    "resource": MoraleEffect("economy", 1, 9, WHATS[1:]),
    "volunteer": MoraleEffect("economy", 1, 6),
    "forced-march": MoraleEffect("economy", 1, 3),
    "engineers": MoraleEffect("economy", 1, 9),
}
"""Every effect word of morale cards. TW-MORALE-01, TW-C-02"""

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
