"""Prizes of an Age, final scoring, the ranking, and a quick worth.

PP-AGE-01, PP-AGE-02, PP-SCORE-01, PP-SCORE-02, PP-SCORE-03, PP-END-01, PP-END-02
"""

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.price_of_power.content.vocabulary import KINDS
from entrepot.games.price_of_power.rules import holdings, telling
from entrepot.kernel.message import seat_name

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState

DUEL: Final = 2
"""Realms with which there is no second prize. PP-AGE-02"""

TAX_WORTH: Final = 1.55
DUCAT_WORTH: Final = 0.12
SHIP_WORTH: Final = 2.5
"""What a Ducat of tax, a Ducat in the Treasury and a ship at the beginning bring until the end, in Prestige."""
OTHERS_FOLLOW: Final = 1.0
"""What of the Prestige for an Idea or a Mission others mostly score as well, only later.

All four: least squares over the ends of all Rounds of 400 games of `greedy` with two realms and 400 with four, rounded.
"""

PARTS: Final = {"prestige": 1.0, "tax": TAX_WORTH, "ducats": DUCAT_WORTH, "ships": SHIP_WORTH / 2}
"""A ship is worth so much halfway."""


def award_age(s: "PowerState") -> None:
    """Score the most and the second most Trade Income of the Age, and begin to count anew. PP-AGE-01, PP-AGE-02"""
    limits = s.printed.limits
    first = leaders(s, max(s.age_income) + 1)
    if len(first) == 1:
        award(s, first[0], "age-first", limits.age_first)
        if s.seats > DUEL:
            for seat in leaders(s, s.age_income[first[0]]):
                award(s, seat, "age-second", limits.age_second)
    else:
        for seat in first:
            award(s, seat, "age-shared", limits.age_shared)
    s.age_income = vec[i64]([i64(0)] * s.seats)


def leaders(s: "PowerState", below: int) -> list[int]:
    """Return the seats with the most Trade Income that is less than `below`; nobody without any. PP-AGE-02"""
    most = max((income for income in s.age_income if income < below), default=0)
    return [seat for seat in s.in_turn() if s.age_income[seat] == most and most > 0]


def award(s: "PowerState", seat: int, kind: str, prestige: i64) -> None:
    """Score a prize."""
    s.prestige[seat] += int(prestige)
    if s.listening:
        args = {"seat": seat_name(seat), "count": int(prestige), "age": telling.age_word(s.age())}
        telling.say_all(s, kind, args)


def tax_points(s: "PowerState", seat: i64) -> i64:
    """Return Base Tax and Vassal income together. PP-SCORE-01"""
    return s.base_tax[seat] + holdings.vassal_tax(s, seat)


def treasury_points(s: "PowerState", seat: i64) -> i64:
    """Return what the Ducats of a Treasury score. PP-SCORE-02, PP-R-57"""
    limits = s.printed.limits
    ducats: i64 = s.ducats[seat]
    fully = min(ducats, limits.score_full)
    return fully // limits.score_ducats + (ducats - fully) // limits.score_beyond


def occupied_points(s: "PowerState", seat: i64) -> i64:
    """Return the Tax Values of a seat's Occupied Towns. PP-SCORE-01"""
    total: i64 = 0
    if sum(s.occupied) > 0:
        for province in range(s.printed.provinces):
            if s.town[province] == seat and s.occupied[province] != 0:
                total += s.printed.tax[province]
    return total


def score_all(s: "PowerState") -> None:
    """Add to the Prestige what the end of the game brings, for all at once.

    PP-SCORE-01, PP-SCORE-02, PP-SCORE-03, PP-R-50
    """
    for seat in s.in_turn():
        tax, treasury, occupied = tax_points(s, seat), treasury_points(s, seat), occupied_points(s, seat)
        s.prestige[seat] += int(tax + treasury - occupied) - s.interest[seat]
        if s.listening:
            args = {"tax": int(tax), "treasury": int(treasury), "interest": s.interest[seat], "occupied": int(occupied)}
            telling.say_all(s, "scored", {"seat": seat_name(seat), **args})


def standing(s: "PowerState", seat: int) -> list[int]:
    """Return what ranks a seat, the weightiest first: Prestige, Power, Ducats. PP-END-02"""
    return [s.prestige[seat], sum(s.power[seat * KINDS : (seat + 1) * KINDS]), s.ducats[seat]]


def places(s: "PowerState") -> dict[str, Any]:
    """Return places, Prestige and the rule that set the first apart; those still tied share. PP-END-02"""
    keys = [standing(s, seat) for seat in range(s.seats)]
    found = [1 + sum(1 for other in keys if other > key) for key in keys]
    return {
        "places": found,
        "scores": list(s.prestige),
        "decided_by": "PP-END-02" if found.count(1) == 1 else "",
    }


def appraise(s: "PowerState") -> list[float]:
    """Return the Prestige each seat may end with, for comparing seats; all of it is open."""
    if s.over:
        return [float(prestige) for prestige in s.prestige]
    left = int(s.board.rounds - s.round + 1) / int(s.board.rounds)
    found: list[float] = []
    for seat in range(s.seats):
        worth = float(s.prestige[seat] - s.interest[seat] - int(occupied_points(s, seat)))
        worth += (
            TAX_WORTH * int(tax_points(s, seat))
            + DUCAT_WORTH * int(s.ducats[seat])
            + SHIP_WORTH * int(s.ships_of[seat]) * left
        )
        claimed = bin(s.ideas[seat]).count("1") + bin(s.missions[seat]).count("1")
        found.append(worth - OTHERS_FOLLOW * claimed)
    return found


def parts(s: "PowerState", seat: int) -> list[float]:
    """Return a seat's Prestige, the Ducats of its taxes, its Ducats and its ships."""
    return [float(s.prestige[seat]), float(tax_points(s, seat)), float(s.ducats[seat]), float(s.ships_of[seat])]
