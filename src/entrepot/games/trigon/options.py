"""The options chosen for one game, as the rules ask for them. Names and choices stand in the ledger."""

from typing import Final

from mypy_extensions import i64

ANY: Final = 0
POINTS: Final = 1
EMPEROR: Final = 2
QUESTS: Final = 3
WAYS: Final = ("any", "points", "emperor", "quests")


class Options:
    """One value an option; shared by all positions of a table."""

    def __init__(self, names: dict[str, str]) -> None:
        way = WAYS.index(names["win-by"])
        self.only: int = way
        """The one way to win, or ANY. RT-VAR-02, RT-R-88"""
        self.by_points: bool = way in (ANY, POINTS)
        self.by_emperor: bool = way in (ANY, EMPEROR)
        self.by_quests: bool = way in (ANY, QUESTS)
        self.points: i64 = int(names["points-target"])
        """RT-WIN-01, RT-VAR-04, RT-R-89"""
        self.quests: i64 = int(names["quests-target"])
        """RT-WIN-04, RT-VAR-04, RT-R-03"""
        self.price: i64 = int(names["emperor-price"])
        """In silver, and in gold. RT-WIN-03, RT-VAR-03, RT-R-06"""
        self.with_knights: bool = names["emperor-counts"] == "with-knights"
        """RT-R-05"""
        self.second_village: bool = names["second-village"] == "on"
        """RT-R-82"""
        self.defender_wins: bool = names["battle-ties"] == "defender-wins"
        """RT-R-42"""
        self.once: bool = names["protectors"] == "once"
        """RT-R-66"""
        self.chosen: bool = names["colours"] == "chosen"
        """RT-R-90"""
        self.rounds: i64 = int(names["round-limit"])
        """RT-R-91"""
