"""The options of a table, as the rules ask for them."""

from typing import Final

LENGTHS: Final = ("basic", "quick-5", "quick-4", "advanced", "advanced-7", "advanced-6")
"""TJ-R-31"""
REMOVED: Final = (0, 3, 6)


class Options:
    """The choices made, by the names that the ledger gives them."""

    def __init__(self, chosen: dict[str, str]) -> None:
        length = LENGTHS.index(chosen["length"])
        self.advanced: bool = length >= 3
        self.removed: int = REMOVED[length % 3]
        """Demand cards that a Quick Game takes off the top. TJ-QUICK-01, TJ-QUICK-02"""
        self.revealer_picks: bool = chosen["second-card"] == "revealer-picks"
        """TJ-R-06"""
        self.final_passes: bool = chosen["passing"] == "final"
        """TJ-R-07"""
        self.loses_later: bool = chosen["co2-limit"] == "players-plus-2"
        """TJ-R-27"""
        self.from_memory: bool = chosen["source-tally"] == "memory"
        """TJ-R-39"""
        self.co2: bool = chosen["co2"] == "on"
        """TJ-R-48"""
        first = chosen["first-player"]
        self.first_seat: int = -1 if first == "random" else int(first.removeprefix("seat-")) - 1
        """The first First Player; -1 for a random one. TJ-R-40"""
