"""To whom an offer can still be made. RT-TRADE-01, RT-TRADE-02, RT-TRADE-06, RT-R-33, RT-R-34, RT-R-92"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.trigon.actions import PAIRS, SWAP, TRADE
from entrepot.games.trigon.content.vocabulary import COINS, NONE
from entrepot.games.trigon.rules import hands
from entrepot.games.trigon.rules.hands import PLAY_DECK, QUEST_DECK
from entrepot.kernel.moves import Moves
from entrepot.mechanics import deal

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState

PAIR_COUNT: Final = len(PAIRS)


def count(s: "TrigonState", partner: i64) -> None:
    """Count an offer of the mover's to a partner. RT-R-92"""
    s.offers[partner] += 1


def is_partner(s: "TrigonState", seat: i64, other: i64) -> bool:
    """Say whether the mover may still make another seat an offer. RT-R-92"""
    return other != seat and other < s.seats and s.out_at[other] == 0 and s.offers[other] < s.cards.offers


def may_trade(s: "TrigonState", seat: i64, other: i64) -> bool:
    """Say whether both have coins to exchange. RT-R-33"""
    return is_partner(s, seat, other) and deal.is_possible(COINS, s.coins, seat * COINS, other * COINS)


def add_offers(s: "TrigonState", seat: i64, moves: Moves) -> None:
    """Add the coin offers and card swaps that can be begun; how many cards each holds is public. RT-R-34, RT-R-35"""
    quests = hands.number(s, seat, QUEST_DECK)
    cards = hands.number(s, seat, PLAY_DECK)
    for other in range(s.seats):
        if may_trade(s, seat, other):
            moves.add(TRADE.base + other)
    if quests + cards == 0:
        return
    for other in range(s.seats):
        if is_partner(s, seat, other):
            add_swaps(s, other, quests, cards, moves)


def add_swaps(s: "TrigonState", other: i64, quests: i64, cards: i64, moves: Moves) -> None:
    """Add the pairs of kinds that both sides hold: quest or play card for quest or play card."""
    their_quests = hands.number(s, other, QUEST_DECK)
    their_cards = hands.number(s, other, PLAY_DECK)
    base = SWAP.base + other * PAIR_COUNT
    if quests > 0 and their_quests > 0:
        moves.add(base)
    if quests > 0 and their_cards > 0:
        moves.add(base + 1)
    if cards > 0 and their_quests > 0:
        moves.add(base + 2)
    if cards > 0 and their_cards > 0:
        moves.add(base + 3)


def offers_left(s: "TrigonState") -> list[int]:
    """Return how many offers the mover may still make to each seat. RT-R-92"""
    return [0 if s.turn in (NONE, seat) else int(s.cards.offers) - s.offers[seat] for seat in range(s.seats)]
