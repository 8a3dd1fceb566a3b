"""A blind swap of cards: what is laid, what changes hands, and who knows. RT-TRADE-06, RT-R-34"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.trigon.actions import LAY_CARD, LAY_QUEST, PAIRS
from entrepot.games.trigon.content import card_numbers as words
from entrepot.games.trigon.content.vocabulary import PLAYS
from entrepot.games.trigon.position import memory
from entrepot.games.trigon.rules import deeds, hands, stealing
from entrepot.kernel.audience import EVERYONE, only
from entrepot.kernel.message import message, seat_name
from entrepot.kernel.moves import Moves

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState


def given_deck(pair: i64) -> i64:
    """Return the deck from which the proposer gives: pairs are quest or play for quest or play."""
    return pair // 2


def wanted_deck(pair: i64) -> i64:
    """Return the deck from which the proposer wants a card."""
    return pair % 2


def add_lays(s: "TrigonState", seat: i64, deck: i64, moves: Moves) -> None:
    """Add the cards of a deck that a seat can lay down."""
    if deck == memory.QUEST_DECK:
        moves.add_each(LAY_QUEST.base, hands.kinds(s.quests, seat))
    else:
        moves.add_each(LAY_CARD.base, hands.kinds(s.kept, seat))


def laid_card(action: i64) -> i64:
    """Return the card that an action lays, as deck * PLAYS + face."""
    if LAY_QUEST.has(action):
        return memory.QUEST_DECK * PLAYS + LAY_QUEST.value(action)
    return memory.PLAY_DECK * PLAYS + LAY_CARD.value(action)


def tell(s: "TrigonState", kind: str, proposer: i64, partner: i64, pair: i64) -> None:
    """Tell all of a swap that is offered or done: only the kinds of cards. RT-R-34"""
    if s.listening:
        args = {"seat": seat_name(int(proposer)), "partner": seat_name(int(partner))}
        s.tell(kind, EVERYONE, {**args, "pair": message(f"trigon-pair-{PAIRS[pair]}")})


def swap(s: "TrigonState", proposer: i64, partner: i64, given: i64, wanted: i64) -> None:
    """Hand both cards over; the swap is a deed for the quests that both keep. RT-QUEST-14, RT-R-34, RT-R-57"""
    for seat in (proposer, partner):
        deeds.happened(s, seat, words.SWAP)
    stealing.move(s, proposer, partner, given // PLAYS, given % PLAYS)
    stealing.move(s, partner, proposer, wanted // PLAYS, wanted % PLAYS)
    if given // PLAYS == wanted // PLAYS:
        remember_both(s, proposer, partner, given, wanted)
    else:
        memory.passed(s, proposer, partner, given // PLAYS, given % PLAYS)
        memory.passed(s, partner, proposer, wanted // PLAYS, wanted % PLAYS)
    s.revealed = True
    both = only(proposer) | only(partner)
    stealing.tell_got(s, partner, given // PLAYS, given % PLAYS, both)
    stealing.tell_got(s, proposer, wanted // PLAYS, wanted % PLAYS, both)


def remember_both(s: "TrigonState", one: i64, other: i64, given: i64, wanted: i64) -> None:
    """Let onlookers work out where cards of one deck may be after both sides gave one at once. Call it afterwards."""
    deck = given // PLAYS
    memory.forget(s, other, one, deck, given % PLAYS)
    memory.forget(s, one, other, deck, wanted % PLAYS)
    stays_one = hands.number(s, one, deck) > 1
    stays_other = hands.number(s, other, deck) > 1
    for at in range(len(s.memory)):
        entry = s.memory[at]
        observer = memory.observer_of(entry)
        if observer == one or observer == other or memory.deck_of(entry) != deck:
            continue
        holders = memory.holders_of(entry)
        s.memory[at] = entry - holders + int(after_swap(holders, one, other, stays_one, stays_other))
    s.memory.append(memory.entry_of(one, deck, given % PLAYS, memory.BITS[other]))
    s.memory.append(memory.entry_of(other, deck, wanted % PLAYS, memory.BITS[one]))
    s.memory.sort()


def after_swap(holders: i64, one: i64, other: i64, stays_one: bool, stays_other: bool) -> i64:
    """Return in whose hands a card may be: it stays only with one who has more than the card just got."""
    found = holders & ~(memory.BITS[one] | memory.BITS[other])
    if holders & memory.BITS[one]:
        found |= memory.BITS[other] | (memory.BITS[one] if stays_one else 0)
    if holders & memory.BITS[other]:
        found |= memory.BITS[one] | (memory.BITS[other] if stays_other else 0)
    return found
