"""What quests ask for and play cards do, a row for each word, by whose number the rules know it. RT-C-02, RT-C-04"""

from typing import Final

from entrepot.games.trigon.content.vocabulary import FIGURES, METALS, NONE
from entrepot.games.trigon.phases import order
from entrepot.mechanics.card_words import CardWord, by_word


class Deed(CardWord):
    """One deed word: the category of quest that asks for it; what it names is a word, or a row of a table."""

    def __init__(
        self, word: str, category: str, says: str, whats: tuple[str, ...] = ("",), table: str = "", most: int = 1
    ) -> None:
        super().__init__(word, says, 1, most, whats)
        self.category = category
        self.table = table


DEEDS: Final[dict[str, Deed]] = by_word(
    [
        Deed("overcome", "warfare", "Win a battle in which such a figure of another player falls.", FIGURES),
        # RT-QUEST-11, RT-QUEST-12, RT-QUEST-13
        Deed("conquer", "warfare", "Conquer a settlement."),  # RT-QUEST-11
        Deed("trade", "trade", "Trade coins with another player."),  # RT-QUEST-14
        Deed("receive", "trade", "Receive such a coin in a trade.", METALS),  # RT-QUEST-14
        Deed("swap", "trade", "Swap a card with another player."),  # RT-QUEST-14
        Deed("market-day", "trade", "Trade coins and swap a card in one turn of your own."),  # RT-QUEST-14
        Deed("build", "building", "Build so many of such a figure in one turn.", FIGURES, most=5),  # RT-QUEST-15
        Deed("great-works", "building", "Build a knight, a scout and a boat in one turn."),  # RT-QUEST-15
        Deed("colonise", "development", "Found so many villages in such a land.", table="land", most=5),  # RT-QUEST-16
        Deed("explore", "transport", "Reach such a land with a figure.", table="land"),  # RT-QUEST-18
        Deed("play", "magic", "Play such a card.", table="play"),  # RT-QUEST-17
        Deed("nature", "nature", "Complete a quest of another category; both are then completed."),  # RT-QUEST-19
    ]
)

ANY_TIME: Final = 0
IN_TURN: Final = 1
IN_BATTLE: Final = 2
"""When a card may be played: also at once, in the own turn alone, or in battle alone. RT-PLAY-16, RT-PLAY-17"""

NOBODY: Final = 0
PLAYER: Final = 1
HOLDER: Final = 2
FIGURE: Final = 3
SETTLEMENT: Final = 4
"""What a card is aimed at: another player, one who holds a card, another's figure or settlement. RT-R-76"""


class Effect(CardWord):
    """One effect word: the phase by which it asks, what it is aimed at, and when it may be played.

    A loss, whose word says so, is all that may strike everybody. RT-PLAY-18
    """

    def __init__(
        self,
        word: str,
        says: str,
        least: int = 0,
        most: int = 0,
        metals: tuple[str, ...] = ("",),
        asks: int = NONE,
        aim: int = NOBODY,
        when: int = ANY_TIME,
    ) -> None:
        super().__init__(word, says, least, most, metals)
        self.asks = asks
        self.aim = aim
        self.when = when if aim == NOBODY else IN_TURN
        self.is_loss = word.startswith("lose-")


EFFECTS: Final[dict[str, Effect]] = by_word(
    [
        Effect("lose-knights", "Lose so many knights.", 1, 9, asks=order.DROP),  # RT-CARD-01, RT-CARD-02
        # RT-CARD-05, RT-CARD-06
        Effect("lose-half-knights", "Lose half of your knights, rounded down.", asks=order.DROP),
        # RT-CARD-03, RT-CARD-04
        Effect("gain-knights", "Place so many free knights at one of your settlements.", 1, 9, asks=order.SITE),
        # RT-CARD-07, RT-CARD-08, RT-CARD-25, RT-CARD-42, RT-CARD-52
        Effect("point", "Worth so many points as soon as it lies open.", 1, 3),
        # RT-CARD-09, RT-CARD-26, RT-CARD-43, RT-CARD-53
        Effect("protect", "Lies open and stops skull cards of its colour.", when=IN_TURN),
        Effect("flight", "Move your army away from an attack.", when=IN_BATTLE),  # RT-CARD-10
        Effect("turncoat", "Another player's figure becomes yours.", asks=order.TURNCOAT, aim=FIGURE),  # RT-CARD-11
        Effect("extra-dice", "Throw so many more dice in a battle.", 1, 4, when=IN_BATTLE),  # RT-CARD-12, RT-CARD-13
        Effect("double-dice", "Throw twice as many dice when attacked.", when=IN_BATTLE),  # RT-CARD-14
        Effect("lose-coins", "Lose so many coins of one metal.", 1, 20, METALS),  # RT-CARD-15, RT-CARD-17, RT-CARD-19
        Effect("gain-coins", "Take so many coins of one metal.", 1, 20, METALS),  # RT-CARD-16, RT-CARD-18, RT-CARD-20
        Effect("lose-half-coins", "Lose half of your coins, rounded down.", asks=order.PAY),  # RT-CARD-21, RT-CARD-22
        Effect("lose-any-coins", "Lose so many coins of your choice.", 1, 20, asks=order.PAY),  # RT-CARD-23, RT-CARD-24
        Effect("gain-any-coins", "Take so many coins of your choice.", 1, 20, asks=order.TAKE_COINS),  # RT-CARD-27
        # RT-CARD-28, RT-CARD-29, RT-CARD-30
        Effect("gain-per-settlement", "Take so many coins for each of your settlements.", 1, 5, METALS),
        # RT-CARD-31
        Effect("steal-rolled", "Steal as many coins of one metal as a die shows.", 1, 1, METALS, order.TARGET, PLAYER),
        # RT-CARD-32
        Effect("steal-coins", "Steal so many coins of your choice.", 1, 20, asks=order.TARGET, aim=PLAYER),
        # RT-CARD-33, RT-CARD-34, RT-CARD-40, RT-CARD-41
        Effect("lose-settlement", "Lose one of your settlements.", asks=order.SITE),
        Effect("free-village", "Found a free village.", asks=order.FREE_VILLAGE),  # RT-CARD-35, RT-CARD-36, RT-CARD-37
        Effect("lose-palace", "Lose your palace."),  # RT-CARD-38, RT-CARD-39
        # RT-CARD-44, RT-CARD-45
        Effect("intrigue", "Take over a settlement with its people.", asks=order.INTRIGUE, aim=SETTLEMENT),
        # RT-CARD-46, RT-CARD-47
        Effect("lose-people", "Lose so many inhabitants of one settlement.", 1, 5, asks=order.SITE),
        # RT-CARD-48, RT-CARD-49
        Effect("gain-people", "Add so many inhabitants to one settlement.", 1, 5, asks=order.SITE),
        Effect("lose-half-people", "Lose half of your inhabitants, rounded down.", asks=order.DROP),  # RT-CARD-50
        # RT-CARD-51
        Effect("lose-spread-people", "Lose so many inhabitants; one stays in each settlement.", 1, 20, asks=order.DROP),
        # RT-CARD-54, RT-CARD-55
        Effect("espionage", "See a player's hand and steal one card of it.", asks=order.TARGET, aim=HOLDER),
        # RT-CARD-56, RT-CARD-57
        Effect("explorer", "Each scout built this turn brings another for free.", when=IN_TURN),
    ]
)
