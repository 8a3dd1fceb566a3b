"""Which techs can be bought, and what a purchase brings at once.

TW-TECH-01, TW-TECH-02, TW-TECH-03, TW-TECH-04, TW-TECH-05, TW-TECH-06, TW-TECH-07, TW-R-52, TW-R-110
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.tradewarz.actions import BUY, TREES
from entrepot.games.tradewarz.content.places import BIT
from entrepot.games.tradewarz.content.tables import LEVELS, NONE, TECH_COST
from entrepot.games.tradewarz.rules import army, markers, telling, wealth
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name
from entrepot.kernel.moves import Moves

if TYPE_CHECKING:
    from entrepot.games.tradewarz.position.state import TradeWarzState

TREE_COUNT: Final = len(TREES)


def taken(s: "TradeWarzState") -> i64:
    """Return the techs that anybody owns, as bits. TW-TECHC-02, TW-TECH-01"""
    found: i64 = 0
    for owned in s.techs:
        found |= owned
    return found


def open_levels(s: "TradeWarzState", seat: i64, tree: i64, bought: i64) -> i64:
    """Return up to which level a seat may buy techs of a tree.

    TW-UNI-05, TW-TECH-02, TW-TECH-03, TW-TECH-04, TW-R-52
    """
    level: i64 = 0
    own: i64 = s.techs[seat]
    reached: i64 = s.university[seat * TREE_COUNT + tree]
    while level < reached:
        level += 1
        of_level: i64 = s.cards.techs.of_level[tree * LEVELS + level - 1]
        if own & of_level == 0 and of_level & ~bought != 0:
            break  # a higher level wants a tech of this one first
    return level


def add_purchases(s: "TradeWarzState", seat: i64, moves: Moves) -> None:
    """Add every tech that a seat can buy and pay now."""
    paid = wealth.tech_level_paid(s, seat)
    if paid == 0:
        return
    bought = taken(s)
    techs = s.cards.techs
    offered: i64 = 0
    for tree in range(TREE_COUNT):
        for level in range(min(paid, open_levels(s, seat, tree, bought))):
            offered |= techs.of_level[tree * LEVELS + level]
    offered &= ~bought
    is_full = owned_markers(s, seat) >= markers.MOST_OWNED
    face: i64 = 0
    while offered:
        if offered & 1 and not (is_full and techs.marker[face] != NONE):
            moves.add(BUY.base + face)
        offered >>= 1
        face += 1


def can_buy(s: "TradeWarzState", seat: i64) -> bool:
    """Say whether there is any."""
    moves = Moves()
    add_purchases(s, seat, moves)
    return moves.size > 0


def owned_markers(s: "TradeWarzState", seat: i64) -> i64:
    """Return how many super units a seat owns. TW-SUPER-05"""
    count: i64 = 0
    for face in s.cards.techs.markers:
        if s.techs[seat] >> face & 1:
            count += 1
    return count


def buy(s: "TradeWarzState", seat: i64, face: i64) -> None:
    """Pay for a tech and take it, with the soldiers that it brings. TW-TECH-06, TW-ECO-04, TW-ECO-15"""
    techs = s.cards.techs
    wealth.pay(s, seat, TECH_COST, techs.level[face])
    s.techs[seat] |= BIT[face]
    if s.listening:
        s.tell("bought", EVERYONE, {"seat": seat_name(int(seat)), "tech": s.game.face("tech", int(face))})
    s.reserve[seat] += techs.reserve[face]
    free_soldiers(s, seat, techs.free_soldiers[face])
    for group in range(len(techs.group_tech)):
        if techs.group_tech[group] == face:
            s.waiting[group] = techs.group_size[group]
    if techs.marker[face] != NONE:
        markers.lay(s, techs.marker[face], seat, s.gate[seat])


def free_soldiers(s: "TradeWarzState", seat: i64, wanted: i64) -> None:
    """Move soldiers from the reserve to the own gate as far as it has room. TW-R-36"""
    if army.host(s, s.gate[seat]) not in (NONE, seat):
        return
    room: i64 = army.GATE_LIMIT - army.soldiers(s, seat, s.gate[seat])
    count = min(wanted, room, s.reserve[seat])
    if count > 0:
        s.reserve[seat] -= count
        army.put(s, seat, s.gate[seat], count)
        telling.tell_soldiers(s, "recruited", seat, s.gate[seat], count)
