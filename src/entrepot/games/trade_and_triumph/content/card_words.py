"""What a card may do: a row for each effect word, by whose number the rules know it. A closed list. TT-C-08"""

from typing import Final

from entrepot.games.trade_and_triumph.content.vocabulary import DECKS
from entrepot.games.trade_and_triumph.phases import order
from entrepot.mechanics.card_words import CardWord, by_word

CARD: Final = ("trade", "instant", "specialty")
PLAYED: Final = ("instant", "specialty")
USED: Final = ("activated",)
LASTING: Final = ("standing",)
"""The cards that may use a word, as in USES."""

PAYS: Final = 0
GIVES: Final = 1
DRAWS: Final = 2
ASKS: Final = 3
ROBS: Final = 4
FORCES: Final = 5
FORCES_ALL: Final = 6
STANDS: Final = 7
"""How an effect works: it pays, gives something for this turn or the next, draws, asks its player, is aimed at what a
rival has, at a rival's trader, or at the traders of all, or stands as long as its card does.
"""
NOBODY_ASKED: Final = -1


class Effect(CardWord):
    """One word: how it works, which cards may use it, its `what`, by which phase it asks (once a rival is chosen, if it
    is aimed at one), and whether a cap counts.
    """

    def __init__(
        self,
        word: str,
        works: int,
        says: str,
        uses: tuple[str, ...],
        least: int = 0,
        most: int = 0,
        whats: tuple[str, ...] = ("",),
        asks: int = NOBODY_ASKED,
        has_cap: bool = False,
    ) -> None:
        super().__init__(word, says, least, most, whats)
        self.works = works
        self.uses = uses
        self.asks = asks
        self.has_cap = has_cap


COUNTED: Final = ("cube", "colour", "eternal", "upgrade")
"""What gold or points may be paid for."""
EFFECTS: Final[dict[str, Effect]] = by_word(
    [
        Effect("", PAYS, "Nothing.", ()),
        Effect("gold", PAYS, "Get so much gold.", (*CARD, "triggered"), 1, 20),
        Effect("points", PAYS, "Get so many points.", CARD, 1, 9),
        Effect("gold-per", PAYS, "Get so much gold for each.", CARD, 1, 9, ("revealed", *COUNTED), has_cap=True),
        Effect("points-per", PAYS, "Get so many points for each.", CARD, 1, 4, COUNTED, has_cap=True),
        Effect("cube", ASKS, "Take so many cubes.", CARD, 1, 7, ("travelled", "chosen"), order.CUBE),
        Effect("swap-cube", ASKS, "Swap so many cubes for others.", (*CARD, *USED), 1, 7, asks=order.SWAP),
        Effect("steal-cube", ROBS, "Take a cube from a rival.", CARD, asks=order.CUBE),
        Effect("steal-gold", ROBS, "Take so much gold from a rival.", CARD, 1, 20),
        Effect("steal-points", ROBS, "Take so many points from a rival.", PLAYED, 1, 4),
        Effect("draw", DRAWS, "Draw so many cards of a deck.", CARD, 1, 4, DECKS),
        Effect("rival-discards", ROBS, "A rival discards so many cards.", CARD, 1, 4, asks=order.RIVAL_DISCARDS),
        Effect("fetch", ASKS, "Take so many discarded cards.", PLAYED, 1, 4, ("trade", "influence"), order.FETCH),
        Effect("look-hand", ROBS, "Look at a rival's hand.", (*CARD, *USED)),
        Effect("look-down", ROBS, "Look at a rival's face-down cards.", CARD),
        Effect("move", ASKS, "Move up to so many spaces.", (*PLAYED, *USED), 1, 6, asks=order.WAY),
        Effect("shift", FORCES, "Push a rival so many spaces.", CARD, 1, 4),
        Effect("force-node", FORCES, "Force a rival into the node of its route.", CARD),
        Effect("force-any-node", FORCES, "Force a rival into a node of your choice.", CARD, asks=order.NODE),
        Effect("force-city", FORCES, "Force a rival into the city.", CARD),
        Effect("force-all-city", FORCES_ALL, "Force all rivals into the city.", PLAYED),
        Effect("force-all-nodes", FORCES_ALL, "Force all rivals into the nodes of their routes.", PLAYED),
        Effect("plays", GIVES, "Play so many more cards in this turn.", CARD, 1, 4),
        Effect("move-next", GIVES, "Move so many more spaces in the next turn.", CARD, 1, 3),
        Effect("draw-next", GIVES, "Draw so many more cards in the next turn.", CARD, 1, 2),
        Effect("upgrade", ASKS, "Get so many upgrades for free.", PLAYED, 1, 6, asks=order.TRACK),
        Effect("market", GIVES, "Sell cubes anywhere in this turn, and sets for so much more.", PLAYED, 0, 6),
        Effect("refill", ASKS, "Draw until you hold so many cards.", PLAYED, 1, 10, asks=order.REFILL),
        Effect("hold", FORCES, "A rival's trader stays where it is in its next turn.", PLAYED),
        Effect("discard-for-gold", ASKS, "Discard a card for so much gold.", USED, 1, 9, asks=order.DISCARD_FOR_GOLD),
        Effect("may-stay", GIVES, "Your trader may stay where it is.", USED),
        Effect("discount-influence", STANDS, "Influence cards cost so much less.", LASTING, 1, 9),
        Effect("discount-upgrade", STANDS, "Upgrades cost so much less.", LASTING, 1, 10),
        Effect("discount-specialty", STANDS, "Drawing a Specialty card costs so much less.", LASTING, 1, 10),
        Effect("price", STANDS, "Each card that you sell brings so much more.", LASTING, 1, 9),
        Effect("extra-move", STANDS, "Move so many more spaces in each turn.", LASTING, 1, 3),
        Effect("shield-force", STANDS, "Nobody can force, push or hold your trader.", LASTING),
        Effect("shield-theft", STANDS, "Nobody can steal from you or look at your cards.", LASTING),
    ]
)
"""Every effect word, in the order in which the rules number them."""
