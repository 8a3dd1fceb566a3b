"""The options chosen for one game, as the rules ask for them. Names and choices stand in the ledger."""

from typing import Final

YEARS: Final = 0
XADLAS: Final = 1
TIME: Final = 2
ENDS: Final = ("years", "xadlas", "time")
SAFETY: Final = 30
"""The last year of any game. TW-R-101"""


class Options:
    """One value an option; shared by all positions of a table."""

    def __init__(self, names: dict[str, str]) -> None:
        self.full_lap: bool = names["sailing"] == "full-lap"
        """TW-R-11"""
        self.per_diagonal: bool = names["crossings"] == "per-diagonal"
        """TW-R-22"""
        self.defender_wins: bool = names["battle-ties"] == "defender-wins"
        """TW-R-32"""
        self.owner_retreats: bool = names["displacement"] == "owner-retreats"
        """TW-R-34"""
        self.on_site: bool = names["named-defences"] == "on-site"
        """TW-R-53"""
        self.alliances: bool = names["alliances"] != "off"
        self.joint_victory: bool = names["alliances"] == "on"
        """TW-ALLY-11, TW-R-68"""
        self.trading: bool = names["trading"] != "off"
        self.gifts: bool = names["trading"] == "open"
        """TW-R-70"""
        self.end: int = ENDS.index(names["end"])
        """TW-R-98"""
        self.years: int = int(names["years"])
        """TW-DUR-09, TW-R-99"""
        self.target: int = int(names["xadla-target"])
        """TW-DUR-07, TW-R-100"""
