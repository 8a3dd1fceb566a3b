"""What cards with a skull take: how much there is to lose, and losing it. RT-R-67, RT-R-68, RT-R-73, RT-R-79"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.trigon.content import card_numbers as words
from entrepot.games.trigon.content.vocabulary import COINS, KINDS, KNIGHT, NONE, PEOPLE, PIECES, SLOTS
from entrepot.games.trigon.rules import figures, settlements, telling, treasury

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState


def would_hit(s: "TrigonState", seat: i64, face: i64) -> bool:
    """Say whether a seat has anything that a card takes; all of that is public. RT-R-67, RT-R-68, RT-R-95"""
    return s.cards.play_loss[face] == 0 or to_lose(s, seat, face) > 0


def to_lose(s: "TrigonState", seat: i64, face: i64) -> i64:
    """Return how much a card takes from a seat: no more than there is, and halves rounded down. RT-R-67, RT-R-79"""
    cards = s.cards
    effect: i64 = cards.play_effect[face]
    amount: i64 = cards.play_amount[face]
    if effect == words.LOSE_SETTLEMENT:
        return 1 if s.settlements[seat] > 1 else 0
    if effect == words.LOSE_PALACE:
        return s.palace[seat]
    if effect == words.LOSE_PEOPLE:
        return min(amount, s.pieces[seat * PIECES + PEOPLE])
    if effect == words.LOSE_KNIGHTS:
        return min(amount, s.pieces[seat * PIECES + KNIGHT])
    if effect == words.LOSE_HALF_KNIGHTS:
        return s.pieces[seat * PIECES + KNIGHT] // 2
    if effect == words.LOSE_COINS:
        return min(amount, s.coins[seat * COINS + cards.play_metal[face]])
    if effect == words.LOSE_HALF_COINS:
        return treasury.total(s, seat) // 2
    if effect == words.LOSE_ANY_COINS:
        return min(amount, treasury.total(s, seat))
    if effect == words.LOSE_HALF_PEOPLE:
        return s.pieces[seat * PIECES + PEOPLE] // 2
    return min(amount, spare_people(s, seat))


def spare_people(s: "TrigonState", seat: i64) -> i64:
    """Return how many inhabitants a seat has beyond one in each settlement. RT-CARD-51"""
    total: i64 = 0
    for slot in range(seat * SLOTS, (seat + 1) * SLOTS):
        if s.people[slot] > 1:
            total += s.people[slot] - 1
    return total


def takes_knights(effect: i64) -> bool:
    """Say whether what is lost spot by spot are knights, not inhabitants."""
    return effect == words.LOSE_KNIGHTS or effect == words.LOSE_HALF_KNIGHTS


def at_spot(s: "TrigonState", seat: i64, effect: i64, spot: i64) -> i64:
    """Return how many knights or inhabitants of a seat can go from a spot."""
    if s.owner[spot] != seat:
        return 0
    if takes_knights(effect):
        return s.figures[spot * KINDS + KNIGHT]
    slot: i64 = s.settled[spot]
    if slot == NONE:
        return 0
    people: i64 = s.people[slot]
    return max(0, people - 1) if effect == words.LOSE_SPREAD_PEOPLE else people


def drop(s: "TrigonState", seat: i64, effect: i64, spot: i64, count: i64) -> None:
    """Lose knights or inhabitants at a spot; of its knights those go first that have moved. RT-R-67"""
    if takes_knights(effect):
        telling.tell_figures(s, "lost", seat, spot, KNIGHT, count)
        figures.remove(s, spot, KNIGHT, count)
    else:
        settlements.take_people(s, s.settled[spot], count)
        telling.tell_count(s, "lost-people", seat, spot, count)


def raze(s: "TrigonState", seat: i64, spot: i64) -> None:
    """Take a settlement off the board; figures stay, its card goes under the stack. RT-CARD-33, RT-CARD-34, RT-R-69"""
    slot = s.settled[spot]
    village = s.village[slot]
    telling.tell_village(s, "lost-settlement", seat, spot, village)
    settlements.lift(s, slot)
    settlements.put_under(s, village)
