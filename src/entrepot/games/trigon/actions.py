"""What a player of Trigon can do."""

from typing import Final

from entrepot.games.trigon.content.vocabulary import FIGURES, LANDS, METALS, PLAYS, QUESTS, SEATS, SPOTS
from entrepot.kernel.verbs import ActionSpace, Amount, Face, Parameter, SeatOf, Verb, Word

MOST_COINS: Final = 50
"""Coins of one metal. RT-COMP-21"""
MOST_FIGURES: Final = 60
"""RT-R-28"""
MOST_POSTED: Final = 8
"""RT-BONUS-02"""
MOST_DROPPED: Final = 30
"""Half of all that a player can have of knights or inhabitants. RT-R-79"""
PAIRS: Final = ("quest-for-quest", "quest-for-play", "play-for-quest", "play-for-play")
"""What the proposer of a card swap gives, and wants. RT-R-34"""
GROUPS: Final = ("fresh-knights", "half-knights", "fresh-scouts", "half-scouts", "boats")
"""The parts of a group that moves: `half` have already made the other kind of move in this turn. RT-R-99"""
GROUP_PARTS: Final = len(GROUPS)


def _spot() -> Parameter:
    return Face("spot", "spot", SPOTS)


def _metal() -> Parameter:
    return Word("metal", METALS)


def _card() -> Parameter:
    return Face("card", "play", PLAYS)


def _quest() -> Parameter:
    return Face("quest", "quest", QUESTS)


def _partner() -> Parameter:
    return SeatOf("partner", SEATS)


def _coins() -> Parameter:
    return Amount("amount", 1, MOST_COINS)


LAND: Final = Verb("land", Face("land", "land", LANDS), clauses=("RT-R-90", "RT-SETUP-03"))
SETTLE: Final = Verb("settle", _spot(), clauses=("RT-R-82", "RT-VAR-01"))
PLACE: Final = Verb("place", _spot(), clauses=("RT-CITY-03", "RT-R-27"))
POST: Final = Verb("post", _spot(), Amount("amount", 1, MOST_POSTED), clauses=("RT-BONUS-03", "RT-R-29"))

TRAIN_KNIGHT: Final = Verb("train-knight", _spot(), clauses=("RT-BUILD-05", "RT-BUILD-06", "RT-BUILD-02"))
TRAIN_SCOUT: Final = Verb("train-scout", _spot(), clauses=("RT-BUILD-07", "RT-R-30", "RT-BUILD-02"))
BUILD_BOAT: Final = Verb("build-boat", _spot(), clauses=("RT-BUILD-08", "RT-BUILD-09"))
FOUND: Final = Verb("found", _spot(), clauses=("RT-SCOUT-02", "RT-SCOUT-03", "RT-SCOUT-08"))
MARCH: Final = Verb("march", _spot(), clauses=("RT-MOVE-03", "RT-R-37", "RT-R-99"))
SAIL: Final = Verb("sail", _spot(), clauses=("RT-MOVE-06", "RT-MOVE-08", "RT-R-37"))
BUY_QUEST: Final = Verb("buy-quest", clauses=("RT-BUILD-10", "RT-QUEST-01", "RT-R-74"))
BUY_CARD: Final = Verb("buy-card", clauses=("RT-BUILD-11", "RT-PLAY-01", "RT-R-74"))
EXCHANGE: Final = Verb("exchange", Word("metal", METALS[:2]), clauses=("RT-TRADE-03", "RT-TRADE-04", "RT-R-96"))
PLAY: Final = Verb("play", _card(), clauses=("RT-PLAY-17", "RT-PLAY-03"))
TRADE: Final = Verb("trade", _partner(), clauses=("RT-TRADE-02", "RT-R-33", "RT-R-92"))
SWAP: Final = Verb("swap", _partner(), Word("pair", PAIRS), clauses=("RT-TRADE-06", "RT-R-34", "RT-R-92"))
CROWN: Final = Verb("crown", clauses=("RT-WIN-02", "RT-WIN-03", "RT-R-05"))
END: Final = Verb("end", clauses=("RT-ROUND-11",))

TO: Final = Verb("to", _spot(), clauses=("RT-MOVE-02", "RT-MOVE-03", "RT-MOVE-08"))
TAKE: Final = Verb("take", Word("group", GROUPS), Amount("amount", 0, MOST_FIGURES), clauses=("RT-R-99", "RT-MOVE-07"))
GIVE: Final = Verb("give", _metal(), _coins(), clauses=("RT-TRADE-02", "RT-R-33"))
WANT: Final = Verb("want", _metal(), _coins(), clauses=("RT-TRADE-02", "RT-R-33"))
PROPOSE: Final = Verb("propose", clauses=("RT-TRADE-02", "RT-R-33"))
WITHDRAW: Final = Verb("withdraw", clauses=("RT-R-92",), gives_up=True)
ACCEPT: Final = Verb("accept", clauses=("RT-TRADE-02", "RT-TRADE-06", "RT-R-33"))
DECLINE: Final = Verb("decline", clauses=("RT-R-33", "RT-R-92"))
LAY_QUEST: Final = Verb("lay-quest", _quest(), clauses=("RT-R-34",), secret=True)
LAY_CARD: Final = Verb("lay-card", _card(), clauses=("RT-R-34",), secret=True)

PASS: Final = Verb("pass", clauses=("RT-R-95",))
DONE: Final = Verb("done", clauses=("RT-R-50",))
LOSE: Final = Verb("lose", Word("figure", FIGURES), clauses=("RT-BATTLE-09", "RT-R-43"))
FLEE: Final = Verb("flee", Word("way", ("land", "sea")), clauses=("RT-CARD-10", "RT-R-50"))
TARGET: Final = Verb("target", _partner(), clauses=("RT-R-76",))
SITE: Final = Verb("site", _spot(), clauses=("RT-R-73", "RT-R-69", "RT-R-78"))
DROP: Final = Verb("drop", _spot(), Amount("amount", 1, MOST_DROPPED), clauses=("RT-R-67", "RT-R-79"))
CHOOSE_COINS: Final = Verb("coins", _metal(), _coins(), clauses=("RT-CARD-22", "RT-R-79"))
TURN_COAT: Final = Verb("turncoat", _spot(), Word("figure", FIGURES), clauses=("RT-CARD-11", "RT-R-70"))
STEAL_QUEST: Final = Verb("steal-quest", _quest(), clauses=("RT-CARD-55", "RT-R-81"), secret=True)
STEAL_CARD: Final = Verb("steal-card", _card(), clauses=("RT-CARD-55", "RT-R-81"), secret=True)

ACTIONS: Final = ActionSpace(
    LAND, SETTLE, PLACE, POST,
    TRAIN_KNIGHT, TRAIN_SCOUT, BUILD_BOAT, FOUND, MARCH, SAIL, BUY_QUEST, BUY_CARD, EXCHANGE, PLAY, TRADE, SWAP, CROWN,
    END,
    TO, TAKE, GIVE, WANT, PROPOSE, WITHDRAW, ACCEPT, DECLINE, LAY_QUEST, LAY_CARD,
    PASS, DONE, LOSE, FLEE, TARGET, SITE, DROP, CHOOSE_COINS, TURN_COAT, STEAL_QUEST, STEAL_CARD,
)  # fmt: skip
