"""What goes with each deed word of quests and each effect word of play cards. RT-C-02, RT-C-04"""

from typing import Final

from entrepot.games.trigon.vocabulary import FIGURES, METALS


class Deed:
    """One deed word: the category of quest that asks for it, the words or the table it names, and whether it counts."""

    def __init__(self, category: str, whats: tuple[str, ...] = ("",), table: str = "", most: int = 1) -> None:
        self.category = category
        self.whats = whats
        self.table = table
        self.most = most


DEED_WORDS: Final[dict[str, Deed]] = {
    "overcome": Deed("warfare", FIGURES),
    "conquer": Deed("warfare"),
    "trade": Deed("trade"),
    "receive": Deed("trade", METALS),
    "swap": Deed("trade"),
    "market-day": Deed("trade"),
    "build": Deed("building", FIGURES, most=5),
    "great-works": Deed("building"),
    "colonise": Deed("development", table="land", most=5),
    "explore": Deed("transport", table="land"),
    "play": Deed("magic", table="play"),
    "nature": Deed("nature"),
}
"""RT-QUEST-11 to RT-QUEST-19"""


class Effect:
    """One effect word: the amounts it takes (0 to 0: none), its metals, whom it may strike, and whether it waits."""

    def __init__(
        self, least: int = 0, most: int = 0, metals: bool = False, everyone: bool = False, waits: bool = False
    ) -> None:
        self.least = least
        self.most = most
        self.metals = METALS if metals else ("",)
        self.everyone = everyone
        self.waits = waits


EFFECT_WORDS: Final[dict[str, Effect]] = {
    "lose-knights": Effect(1, 9, everyone=True),
    "lose-half-knights": Effect(everyone=True),
    "gain-knights": Effect(1, 9),
    "point": Effect(1, 3),
    "protect": Effect(waits=True),
    "flight": Effect(waits=True),
    "turncoat": Effect(waits=True),
    "extra-dice": Effect(1, 4, waits=True),
    "double-dice": Effect(waits=True),
    "lose-coins": Effect(1, 20, metals=True, everyone=True),
    "gain-coins": Effect(1, 20, metals=True),
    "lose-half-coins": Effect(everyone=True),
    "lose-any-coins": Effect(1, 20, everyone=True),
    "gain-any-coins": Effect(1, 20),
    "gain-per-settlement": Effect(1, 5, metals=True),
    "steal-rolled": Effect(1, 1, metals=True, waits=True),
    "steal-coins": Effect(1, 20, waits=True),
    "lose-settlement": Effect(everyone=True),
    "free-village": Effect(),
    "lose-palace": Effect(everyone=True),
    "intrigue": Effect(waits=True),
    "lose-people": Effect(1, 5, everyone=True),
    "gain-people": Effect(1, 5),
    "lose-half-people": Effect(everyone=True),
    "lose-spread-people": Effect(1, 20, everyone=True),
    "espionage": Effect(waits=True),
    "explorer": Effect(waits=True),
}
"""RT-CARD-01 to RT-CARD-57. What waits needs a moment, an opponent or a turn, and cannot be played at once."""
