"""What Awards ask for: a row for each word, by whose number the rules know it. TJ-AWARD-01, TJ-AWARD-02"""

from typing import Final

from entrepot.mechanics.card_words import CardWord, by_word


class Condition(CardWord):
    """One word, and the kinds of source that it asks for; some card must be of one of them. TJ-R-57"""

    def __init__(self, word: str, says: str, *kinds: str) -> None:
        super().__init__(word, says)
        self.kinds = kinds


CONDITIONS: Final[dict[str, Condition]] = by_word(
    [
        Condition("most-gold-standards", "Most sets with gold.", "gold"),
        Condition("most-standards", "Most sets with gold or silver.", "gold", "silver"),
        Condition("exclusively-alternative", "Sets with the alternative source, and no others.", "alternative"),
        Condition("most-green-products", "Most sets with a source that shows Green Credits."),
        Condition("most-green-credits", "Most Green Credits in all sets together."),
    ]
)
