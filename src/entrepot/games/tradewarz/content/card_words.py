"""What technologies and morale cards do: a row for each word, by whose number the rules know it. TW-C-02"""

from typing import Final

from entrepot.mechanics.card_words import CardWord, by_word


class Effect(CardWord):
    """One word of technologies, and whether only super units may say it."""

    def __init__(self, word: str, says: str, least: int = 0, most: int = 0, is_for_squads: bool = False) -> None:
        super().__init__(word, says, least, most)
        self.is_for_squads = is_for_squads


EFFECTS: Final[dict[str, Effect]] = by_word(
    [
        Effect("reserve", "Your reserve grows by so many soldiers.", 1, 6),  # TW-ECO-04, TW-ECO-15
        Effect("free-soldier", "Get so many soldiers for free.", 1, 6),  # TW-ECO-15
        Effect("yearly-soldier", "Get so many soldiers for free each year.", 1, 6),  # TW-ECO-09
        Effect("soldier-wheat", "A soldier costs so much wheat.", 1, 9),  # TW-ECO-06, TW-ECO-15
        Effect("soldier-lumber", "A soldier costs so much lumber.", 1, 9),  # TW-ECO-06, TW-ECO-15
        Effect("squad-limit", "Squads may hold so many soldiers.", 4, 4),  # TW-MIL-06
        Effect("double-build", "One Build a year makes two objects."),  # TW-ECO-05
        Effect("double-march", "Each March may move two squads."),  # TW-ECO-07
        Effect("level-discount", "University levels cost so much less.", 1, 9),  # TW-ECO-08
        Effect("free-level", "One university level a year is free."),  # TW-ECO-10
        Effect("extra-silos", "So many more silos at one village.", 1, 6),  # TW-ECO-11, TW-ECO-14
        Effect("march-bonus", "Its squad marches so many spaces farther.", 1, 3, True),  # TW-MIL-13
        Effect("kill-when-attacking", "Its squad kills so many when it attacks.", 1, 4, True),  # TW-MIL-14
        Effect("kill-when-defending", "Its squad kills so many when it is attacked.", 1, 4, True),  # TW-ENG-17
        # TW-MIL-15, TW-MIL-16
        Effect("ignore-castle", "A castle that its squad attacks has no strength and no block.", is_for_squads=True),
    ]
)
"""Every effect word of technologies."""

WHATS: Final = ("", "gold", "lumber", "mining", "wheat", "every")


class Morale(CardWord):
    """One word of morale cards: the kind of card, what it may be about, and whether a battle adds it in secret."""

    def __init__(
        self,
        word: str,
        kind: str,
        says: str,
        least: int = 0,
        most: int = 0,
        whats: tuple[str, ...] = ("",),
        is_added: bool = False,
    ) -> None:
        super().__init__(word, says, least, most, whats)
        self.kind = kind
        self.is_added = is_added


MORALE: Final[dict[str, Morale]] = by_word(
    [
        Morale("strength", "military", "Strength in a battle.", 1, 9, is_added=True),
        Morale("kill", "military", "Kills in a battle.", 1, 9, is_added=True),
        Morale("block", "military", "Blocks in a battle.", 1, 9, is_added=True),
        Morale("cancel", "military", "Call a battle off; you pay your opponent."),
        Morale("resource", "economy", "Take so much of a resource, or of every resource.", 1, 9, WHATS[1:]),
        Morale("volunteer", "economy", "So many soldiers go from reserve to the gate.", 1, 6),
        Morale("forced-march", "economy", "One march in this turn goes so many spaces farther.", 1, 3),
        Morale("engineers", "economy", "One crossing in this turn costs so much less.", 1, 9),
    ]
)
"""Every effect word of morale cards; first those of a battle's values, in their order. TW-MORALE-01"""
