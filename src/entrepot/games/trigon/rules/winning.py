"""Who has won: by points or quests, checked for everybody at once; by the emperor.

RT-WIN-01, RT-WIN-02, RT-WIN-03, RT-WIN-04, RT-WIN-05, RT-WIN-06, RT-COMP-30, RT-R-19
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.trigon.content.vocabulary import COINS, GOLD, KNIGHT, NONE, PEOPLE, PIECES, SILVER
from entrepot.games.trigon.rules import scoring, telling

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState


def check(s: "TrigonState") -> None:
    """End the game if somebody meets a condition: of several more points win, then who comes first in turn. RT-R-19"""
    best: i64 = NONE
    best_points: i64 = NONE
    for seat in s.in_turn():
        if s.out_at[seat] > 0 or not scoring.has_met(s, seat):
            continue
        points = scoring.points(s, seat)
        if points > best_points:
            best = seat
            best_points = points
    if best != NONE:
        s.winner = best
        by_points = s.chosen.by_points and best_points >= s.chosen.points
        s.finish("points" if by_points else "quests")


def can_crown(s: "TrigonState", seat: i64) -> bool:
    """Say whether a seat can crown an emperor. RT-WIN-02, RT-WIN-03, RT-R-05, RT-R-06"""
    if not s.chosen.by_emperor:
        return False
    at: i64 = seat * COINS
    if s.coins[at + SILVER] < s.chosen.price or s.coins[at + GOLD] < s.chosen.price:
        return False
    return subjects(s, seat) >= s.cards.emperor_people


def subjects(s: "TrigonState", seat: i64) -> i64:
    """Return how many count for the emperor; at least one of them must be an inhabitant to be crowned. RT-R-05"""
    people: i64 = s.pieces[seat * PIECES + PEOPLE]
    if s.chosen.with_knights and people > 0:
        people += s.pieces[seat * PIECES + KNIGHT]
    return people


def crown(s: "TrigonState", seat: i64) -> None:
    """Pay for an emperor and win. RT-WIN-02, RT-WIN-06"""
    for metal in (SILVER, GOLD):
        s.coins[seat * COINS + metal] -= s.chosen.price
        s.bank[metal] += s.chosen.price
    telling.tell_seat(s, "crowned", seat)
    s.winner = seat
    s.finish("emperor")


def check_last(s: "TrigonState") -> None:
    """End the game if one player is left. RT-R-20"""
    last: i64 = NONE
    for seat in range(s.seats):
        if s.out_at[seat] == 0:
            if last != NONE:
                return
            last = seat
    s.winner = last
    s.finish("last")
