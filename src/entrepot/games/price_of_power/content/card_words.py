"""What Events, Ideas and Missions say: a row for each word, by whose number the rules know it. A closed list."""

from typing import Final

from entrepot.mechanics.card_words import CardWord, by_word

EVENT_EFFECTS: Final[dict[str, CardWord]] = by_word(
    [
        CardWord("pirates", "A Pirate Ship goes into a maritime node with a Merchant."),  # PP-EVENT-02
        CardWord("revolt", "Realms with enough outside their Capital Area have one Occupied."),  # PP-EVENT-03
        CardWord("rising-power", "A DNPR token goes on each of up to four Provinces."),  # PP-EVENT-04
        CardWord("rival-explorers", "A DNPR token goes on a Distant Area."),  # PP-EVENT-05
        CardWord("boom", "Expand one node that holds a Merchant."),  # PP-EVENT-06
        CardWord("crown-debts", "Each realm pays Ducats, and more for each Interest token."),  # PP-EVENT-07
        CardWord("new-houses", "The realm with the least Prestige gains a Merchant."),  # PP-EVENT-08
        CardWord("lost-at-sea", "Each other realm loses a Light Ship far from its Ports."),  # PP-EVENT-09
    ]
)

IDEA_EFFECTS: Final[dict[str, CardWord]] = by_word(
    [
        CardWord("free-trade", "Gain a Merchant if you have two or fewer."),  # PP-IDEA-03
        CardWord("trading-companies", "Gain a Merchant if you have fewer than four."),  # PP-IDEA-04
        CardWord("new-world", "Use ships to Explore."),  # PP-IDEA-05
        CardWord("colonial-charter", "Colonize for less Power."),  # PP-IDEA-06
        CardWord("merchant-marine", "Light Ships cost fewer Ducats."),  # PP-IDEA-07
    ]
)


class Condition(CardWord):
    """What a Mission asks for: an amount, or the places that it names, which are rows of a table."""

    def __init__(self, word: str, says: str, table: str = "") -> None:
        super().__init__(word, says, 0 if table else 1, 0 if table else 99)
        self.table = table


CONDITIONS: Final[dict[str, Condition]] = by_word(
    [
        Condition("merchants-at", "Have Merchants at all these nodes.", "node"),
        Condition("own", "Own all these Provinces.", "province"),
        Condition("ships-on-slots", "Have so many Light Ships on Trade Protection slots."),
        Condition("distant-towns", "Have so many Towns on Distant Continents."),
        Condition("base-tax", "Have so much Base Tax Income."),
        Condition("towns", "Own so many Provinces."),
        Condition("vassals", "Have so many Vassals."),
        Condition("influence-areas", "Have Influence in so many Areas."),
        Condition("ideas", "Have Researched so many Ideas."),
        Condition("best-trade", "Have collected so many Ducats in a single trade."),
        Condition("treasury", "Have so many Ducats."),
    ]
)

REWARDS: Final[dict[str, CardWord]] = by_word(
    [
        CardWord("merchant", "Gain a Merchant."),  # PP-MISSION-02
        CardWord("expand", "Expand a node."),  # PP-MISSION-03
        CardWord("ducats", "Gain Ducats."),  # PP-MISSION-04
    ]
)
"""Each realm has one Mission of each."""
