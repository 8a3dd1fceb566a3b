"""What trades of coins and swaps of cards are worth, and the best deal that both sides could want."""

from typing import Final

from entrepot.games.trigon.bots.greed.luck import Luck
from entrepot.games.trigon.bots.greed.wishes import VICTORY, unseen_quests
from entrepot.games.trigon.bots.greed.worth import Worth
from entrepot.games.trigon.content import card_numbers as words
from entrepot.games.trigon.content.vocabulary import COINS, PLAYS
from entrepot.games.trigon.position import memory
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import hands
from entrepot.mechanics.deal import Swap

MOST: Final = 6
"""The most coins of one metal that it gives or asks for."""
STRANGE_QUEST: Final = 1.3
"""What a quest is worth that somebody else gives away."""
STRANGE_CARD: Final = 0.4
USUAL: Final = 0.5
"""What a swap of unwanted cards brings whoever agrees to it."""
FIRST: Final[list[float]] = [1.1, 1.35, 1.5]
"""How much more the first coins of a metal are worth, which buy something."""
ENOUGH: Final[list[int]] = [4, 3, 1]
PLENTY: Final[list[int]] = [9, 6, 4]


def stock(worth: Worth, metal: int, held: int) -> float:
    """Return what so many coins of a metal are worth: the first ones most."""
    habits = worth.habits
    unit = habits.copper if metal == 0 else (habits.silver if metal == 1 else habits.gold)
    few, many = ENOUGH[metal], PLENTY[metal]
    rest = 0.9 * min(max(held - few, 0), many - few) + 0.6 * max(held - many, 0)
    return unit * (FIRST[metal] * min(held, few) + rest)


def change(worth: Worth, s: TrigonState, seat: int, give: int, given: int, want: int, wanted: int) -> float:
    """Return what a deal brings a seat by its coins alone; far below 0 where it has not got what it gives."""
    have, lack = s.coins[seat * COINS + give], s.coins[seat * COINS + want]
    if have < given:
        return -100.0
    loss = stock(worth, give, have) - stock(worth, give, have - given)
    return stock(worth, want, lack + wanted) - stock(worth, want, lack) - loss


def least(worth: Worth, s: TrigonState, rival: int) -> float:
    """Return the least gain for which to trade with a rival: more if the trade may be about one of its quests."""
    held = int(hands.number(s, rival, hands.QUEST_DECK))
    if not s.chosen.by_quests or held == 0:
        return worth.habits.bargain
    likely = min(1.0, held * trade_share(worth, s))
    return worth.habits.bargain + worth.habits.suspicion * worth.spite * likely * stake(worth, s, rival)


def trade_share(worth: Worth, s: TrigonState) -> float:
    """Return how many of the quests that others may hold are done by trading."""
    total = 0
    trades = 0
    for face, copies in enumerate(unseen_quests(s, worth.seat)):
        total += copies
        if s.cards.quest_deed[face] in (words.TRADE, words.RECEIVE, words.SWAP, words.MARKET_DAY):
            trades += copies
    return trades / total if total > 0 else 0.0


def stake(worth: Worth, s: TrigonState, rival: int) -> float:
    """Return what a rival's next quest is worth to it."""
    done, needed = s.done[rival] + 1, int(s.chosen.quests)
    return VICTORY if done >= needed else 1.0 + worth.habits.quest * (0.5 + done / needed)


def wish(worth: Worth, s: TrigonState, want: int) -> float:
    """Return what a trade is worth for the own quests in which coins of a metal are got."""
    wishes = worth.wishes
    value = wishes.trade + wishes.receive[want]
    if wishes.market > 0.0 and not wishes.traded and s.turn == worth.seat:
        value += 0.5 * wishes.market
    return value


def best_deal(worth: Worth, s: TrigonState, seat: int, other: int) -> Swap | None:
    """Return the deal that brings most among those that the other could want as well."""
    best: Swap | None = None
    enough, own = least(worth, s, seat), least(worth, s, other)
    for give in range(COINS):
        for want in range(COINS):
            if give == want:
                continue
            extra = wish(worth, s, want)
            for given in range(1, MOST + 1):
                for wanted in range(1, MOST + 1):
                    gain = change(worth, s, seat, give, given, want, wanted) + extra
                    if gain < own or (best is not None and gain <= best.gain):
                        continue
                    theirs = change(worth, s, other, want, wanted, give, given)
                    if theirs >= enough and gain >= worth.spite * theirs and theirs >= worth.spite * (gain - extra):
                        best = Swap(give, given, want, wanted, gain)
    return best


def accepts(worth: Worth, s: TrigonState) -> bool:
    """Say whether to accept the deal on the table."""
    seat, mover = worth.seat, int(s.turn)
    gain = 0.0
    theirs = 0.0
    for metal in range(COINS):
        got = s.deal[metal] - s.deal[COINS + metal]
        held, rival = s.coins[seat * COINS + metal], s.coins[mover * COINS + metal]
        gain += stock(worth, metal, held + got) - stock(worth, metal, held)
        theirs += stock(worth, metal, rival - got) - stock(worth, metal, rival)
        if s.deal[metal] > 0:
            gain += worth.wishes.receive[metal]
    gain += worth.wishes.trade
    return gain >= least(worth, s, mover) and gain >= worth.spite * theirs


# ---------------------------------------------------------------- swaps


def card_worth(luck: Luck, deck: int, face: int) -> float:
    """Return what a card in hand is worth to its holder; what a swap would complete is not given away in one."""
    if deck != memory.QUEST_DECK:
        return luck.gift(face)
    deed = luck.s.cards.quest_deed[face]
    wishes = luck.worth.wishes
    return wishes.value(face) if deed == words.SWAP or deed == words.MARKET_DAY else wishes.prospect(face)


def worst(luck: Luck, deck: int) -> int:
    """Return the card of a deck that is worth least, -1 if there is none."""
    s = luck.s
    found = -1
    for entry in s.quests if deck == memory.QUEST_DECK else s.kept:
        if entry // PLAYS == luck.seat:
            face = entry % PLAYS
            if found < 0 or card_worth(luck, deck, face) < card_worth(luck, deck, found):
                found = face
    return found


def is_likely(worth: Worth, s: TrigonState) -> bool:
    """Say whether another is likely to swap a card that it does not want for one that nobody wants."""
    return least(worth, s, worth.seat) < USUAL


def swap_gain(luck: Luck, give: int, want: int) -> float:
    """Return what giving the worst card of one deck for an unknown one of another is worth, quests that it does too."""
    face = worst(luck, give)
    if face < 0:
        return -100.0
    wishes = luck.worth.wishes
    gain = (STRANGE_QUEST if want == memory.QUEST_DECK else STRANGE_CARD) - card_worth(luck, give, face)
    gain += wishes.swap
    if wishes.market > 0.0 and wishes.traded and luck.s.turn == luck.seat:
        gain += wishes.market
    return gain
