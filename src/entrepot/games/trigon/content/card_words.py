"""What goes with each deed word of quests and each effect word of play cards. RT-C-02, RT-C-04"""

from typing import Final

from entrepot.games.trigon.content.vocabulary import FIGURES, METALS


class Deed:
    """One deed word: the category of quest that asks for it, the words or the table it names, and whether it counts."""

    def __init__(self, category: str, whats: tuple[str, ...] = ("",), table: str = "", most: int = 1) -> None:
        self.category = category
        self.whats = whats
        self.table = table
        self.most = most


DEED_WORDS: Final[dict[str, Deed]] = {
    "overcome": Deed("warfare", FIGURES),  # RT-QUEST-11, RT-QUEST-12, RT-QUEST-13
    "conquer": Deed("warfare"),  # RT-QUEST-11
    "trade": Deed("trade"),  # RT-QUEST-14
    "receive": Deed("trade", METALS),  # RT-QUEST-14
    "swap": Deed("trade"),  # RT-QUEST-14
    "market-day": Deed("trade"),  # RT-QUEST-14
    "build": Deed("building", FIGURES, most=5),  # RT-QUEST-15
    "great-works": Deed("building"),  # RT-QUEST-15
    "colonise": Deed("development", table="land", most=5),  # RT-QUEST-16
    "explore": Deed("transport", table="land"),  # RT-QUEST-18
    "play": Deed("magic", table="play"),  # RT-QUEST-17
    "nature": Deed("nature"),  # RT-QUEST-19
}


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
    "lose-knights": Effect(1, 9, everyone=True),  # RT-CARD-01, RT-CARD-02
    "lose-half-knights": Effect(everyone=True),  # RT-CARD-05, RT-CARD-06
    "gain-knights": Effect(1, 9),  # RT-CARD-03, RT-CARD-04
    "point": Effect(1, 3),  # RT-CARD-07, RT-CARD-08, RT-CARD-25, RT-CARD-42, RT-CARD-52
    "protect": Effect(waits=True),  # RT-CARD-09, RT-CARD-26, RT-CARD-43, RT-CARD-53
    "flight": Effect(waits=True),  # RT-CARD-10
    "turncoat": Effect(waits=True),  # RT-CARD-11
    "extra-dice": Effect(1, 4, waits=True),  # RT-CARD-12, RT-CARD-13
    "double-dice": Effect(waits=True),  # RT-CARD-14
    "lose-coins": Effect(1, 20, metals=True, everyone=True),  # RT-CARD-15, RT-CARD-17, RT-CARD-19
    "gain-coins": Effect(1, 20, metals=True),  # RT-CARD-16, RT-CARD-18, RT-CARD-20
    "lose-half-coins": Effect(everyone=True),  # RT-CARD-21, RT-CARD-22
    "lose-any-coins": Effect(1, 20, everyone=True),  # RT-CARD-23, RT-CARD-24
    "gain-any-coins": Effect(1, 20),  # RT-CARD-27
    "gain-per-settlement": Effect(1, 5, metals=True),  # RT-CARD-28, RT-CARD-29, RT-CARD-30
    "steal-rolled": Effect(1, 1, metals=True, waits=True),  # RT-CARD-31
    "steal-coins": Effect(1, 20, waits=True),  # RT-CARD-32
    "lose-settlement": Effect(everyone=True),  # RT-CARD-33, RT-CARD-34, RT-CARD-40, RT-CARD-41
    "free-village": Effect(),  # RT-CARD-35, RT-CARD-36, RT-CARD-37
    "lose-palace": Effect(everyone=True),  # RT-CARD-38, RT-CARD-39
    "intrigue": Effect(waits=True),  # RT-CARD-44, RT-CARD-45
    "lose-people": Effect(1, 5, everyone=True),  # RT-CARD-46, RT-CARD-47
    "gain-people": Effect(1, 5),  # RT-CARD-48, RT-CARD-49
    "lose-half-people": Effect(everyone=True),  # RT-CARD-50
    "lose-spread-people": Effect(1, 20, everyone=True),  # RT-CARD-51
    "espionage": Effect(waits=True),  # RT-CARD-54, RT-CARD-55
    "explorer": Effect(waits=True),  # RT-CARD-56, RT-CARD-57
}
"""What waits needs a moment, an opponent or a turn, and cannot be played at once."""
