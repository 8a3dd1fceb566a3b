"""Points, the ranking, and a quick worth.

RT-SCORE-01, RT-SCORE-02, RT-SCORE-03, RT-SCORE-04, RT-SCORE-05, RT-SCORE-06, RT-SCORE-07, RT-R-18, RT-R-93
"""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from entrepot.games.trigon import options
from entrepot.games.trigon.content.vocabulary import COINS, KINDS, LANDS, NONE, PEOPLE, PIECES, PLAYS
from entrepot.games.trigon.rules import settlements
from entrepot.kernel.packed import total

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState

WON_BY: Final = {"points": "RT-WIN-01", "quests": "RT-WIN-04", "emperor": "RT-WIN-02", "last": "RT-R-20"}
QUEST_WORTH: Final = 3.0
QUEST_IN_HAND: Final = 0.5
POINT_BESIDE_QUESTS: Final = 0.25
FIGURE_WORTH: Final = 0.3
PERSON_WORTH: Final = 0.35
COIN_WORTH: Final = 0.06
"""What these say about who wins, a quest counted as 3: least squares over the ends of all rounds of 400 games of
`greedy` with two players and 400 with four, rounded. Points hardly tell where quests can win."""

PARTS: Final = {
    "quests": QUEST_WORTH,
    "points": 1.0,
    "figures": FIGURE_WORTH,
    "people": PERSON_WORTH,
    "coins": COIN_WORTH,
}


def points(s: "TrigonState", seat: i64) -> i64:
    """Return a seat's points: palace, settlements, cities, whole lands, and what cannot be lost.

    RT-COMP-29, RT-SCORE-09, RT-SCORE-10, RT-SCORE-11, RT-SCORE-12, RT-BONUS-04, RT-R-22
    """
    cards = s.cards
    total: i64 = s.won[seat] + s.palace[seat] * cards.points_palace
    total += s.settlements[seat] * cards.points_settlement + s.cities[seat] * cards.points_city
    for land in range(LANDS):
        if s.in_land[seat * LANDS + land] > 0 and settlements.holds(s, seat, land):
            total += cards.points_land
    return total


def people(s: "TrigonState", seat: i64) -> i64:
    """Return the inhabitants on a seat's village cards."""
    return s.pieces[seat * PIECES + PEOPLE]


def has_met(s: "TrigonState", seat: i64) -> bool:
    """Say whether a seat has the points or the quests that win.

    RT-WIN-01, RT-WIN-04, RT-WIN-05, RT-QUEST-07, RT-R-88
    """
    if s.chosen.by_quests and s.done[seat] >= s.chosen.quests:
        return True
    return s.chosen.by_points and points(s, seat) >= s.chosen.points


def standing(s: "TrigonState", seat: int) -> list[int]:
    """Return what ranks a seat that is still in the game, the weightiest first. RT-R-93"""
    score, quests, inhabitants = int(points(s, seat)), s.done[seat], int(people(s, seat))
    if s.ending == "rounds" and s.chosen.only == options.QUESTS:
        return [quests, score, inhabitants]
    if s.ending == "rounds" and s.chosen.only == options.EMPEROR:
        return [inhabitants, score, quests]
    return [score, quests, inhabitants]


def ranking(s: "TrigonState", seat: int) -> list[int]:
    """Return what ranks any seat: the winner first, those who are out last, who went out later ahead. RT-R-93"""
    if s.out_at[seat] > 0:
        return [0, s.out_at[seat], 0, 0]
    return [2 if seat == s.winner else 1, *standing(s, seat)]


def places(s: "TrigonState") -> dict[str, Any]:
    """Return places, scores and the rule that set the first apart from the second."""
    keys = [ranking(s, seat) for seat in range(s.seats)]
    found = [1 + sum(1 for other in keys if other > key) for key in keys]
    return {
        "places": found,
        "scores": [int(points(s, seat)) for seat in range(s.seats)],
        "decided_by": decided_by(s, found),
    }


def decided_by(s: "TrigonState", found: list[int]) -> str:
    """Return the rule that made the winner; empty where equal first places share. RT-R-19, RT-R-91, RT-R-93"""
    if s.winner == NONE:
        return "RT-R-93" if found.count(1) == 1 else ""
    if s.ending in ("points", "quests"):
        for seat in range(s.seats):
            if seat != s.winner and s.out_at[seat] == 0 and has_met(s, seat):
                return "RT-R-19"
    return WON_BY[s.ending]


def appraise(s: "TrigonState") -> list[float]:
    """Return quests done, or points where quests do not win, and a little for what helps; all of it is open. RT-R-35"""
    found: list[float] = []
    for seat in range(s.seats):
        if s.out_at[seat] > 0:
            found.append(0.0)
            continue
        worth = float(points(s, seat))
        if s.chosen.by_quests:
            in_hand = sum(1 for held in s.quests if held // PLAYS == seat)
            worth = POINT_BESIDE_QUESTS * worth + QUEST_WORTH * int(s.done[seat]) + QUEST_IN_HAND * in_hand
        worth += FIGURE_WORTH * int(figures(s, seat))
        worth += PERSON_WORTH * int(people(s, seat))
        found.append(worth + COIN_WORTH * int(copper(s, seat)))
    return found


def figures(s: "TrigonState", seat: i64) -> i64:
    """Return how many figures a seat has."""
    return total(s.pieces[seat * PIECES : seat * PIECES + KINDS])


def copper(s: "TrigonState", seat: i64) -> i64:
    """Return what a seat's coins come to, a silver one counted as two of copper and a golden one as three."""
    value: i64 = 0
    for metal in range(COINS):
        value += s.coins[seat * COINS + metal] * (1 + metal)
    return value


def parts(s: "TrigonState", seat: int) -> list[float]:
    """Return a seat's quests done, points, figures, inhabitants, and coins counted in copper."""
    counts = [s.done[seat], points(s, seat), figures(s, seat), people(s, seat), copper(s, seat)]
    return [float(count) for count in counts]
