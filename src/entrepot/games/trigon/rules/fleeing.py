"""Flight: where figures of an attacked player can go, and going there. RT-CARD-10, RT-R-50"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.trigon.content.vocabulary import BOAT, KINDS, KNIGHT, NONE, SCOUT
from entrepot.games.trigon.rules import figures, moving, telling
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState


def refuges(s: "TrigonState", by_sea: bool) -> list[int]:
    """Return the spots free of other colours to which somebody can flee; the attackers have not left theirs yet."""
    at = s.field * KINDS
    if by_sea:
        if s.figures[at + BOAT] == 0 or not s.cards.harbour[s.field]:
            return []
    elif s.figures[at + KNIGHT] + s.figures[at + SCOUT] == 0:
        return []
    seat = s.defender
    near = s.cards.harbours if by_sea else s.cards.near[s.field]
    return [to for to in near if to != s.field and (s.owner[to] == NONE or s.owner[to] == seat)]


def go(s: "TrigonState", to: i64, kind: i64, count: i64) -> None:
    """Let figures of a kind flee; it uses up nothing of their own next turn, and may explore a land. RT-R-50"""
    if count == 0:
        return
    seat, origin = s.defender, s.field
    figures.depart(s, origin, kind, count)
    figures.arrive(s, seat, to, kind, count)
    if s.listening:
        ends = {"from": telling.spot_name(s, origin), "to": telling.spot_name(s, to)}
        args = {"seat": seat_name(int(seat)), **ends, "figures": telling.figure_words(kind, count)}
        s.tell("fled", EVERYONE, args)
    moving.explore(s, seat, origin, to)


def enter_freely(s: "TrigonState") -> None:
    """Let the attackers enter a spot where nothing has stayed: they have not fought. RT-R-50, RT-R-70"""
    if s.group_from != NONE:
        moving.carry_out(s, s.attacker)
        return
    for kind in range(KINDS):  # a turncoat
        if s.army[kind] > 0:
            figures.arrive(s, s.attacker, s.field, kind, s.army[kind])
