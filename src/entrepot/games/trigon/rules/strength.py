"""How many dice an army throws.

RT-BATTLE-04, RT-BATTLE-07, RT-BATTLE-17, RT-BATTLE-18, RT-BATTLE-19, RT-BATTLE-20, RT-BATTLE-21, RT-R-09, RT-R-44,
RT-R-48
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.trigon.content.vocabulary import KINDS, NONE
from entrepot.games.trigon.rules import settlements

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState


def own_attack(s: "TrigonState", army: vec[i64]) -> i64:
    """Return the attacker's own dice, unlimited. RT-R-45"""
    total: i64 = 0
    for kind in range(KINDS):
        total += army[kind] * s.cards.attack_dice[kind]
    return total


def own_defence(s: "TrigonState") -> i64:
    """Return the defender's own dice, unlimited: figures, settlement and palace. RT-BATTLE-16, RT-R-44, RT-R-87"""
    spot = s.field
    total: i64 = 0
    for kind in range(KINDS):
        total += s.figures[spot * KINDS + kind] * s.cards.defence_dice[kind]
    if s.settled[spot] != NONE:
        total += s.cards.settlement_dice
        if settlements.is_palace(s, spot):
            total += s.cards.palace_dice
    return total


def attack_dice(s: "TrigonState", army: vec[i64]) -> i64:
    """Return how many dice the attacker throws; cards never keep an army alive. RT-R-48"""
    own = own_attack(s, army)
    return min(s.cards.most_dice, own + s.extra_attack) if own > 0 else 0


def defence_dice(s: "TrigonState") -> i64:
    """Return how many dice the defender throws; doubling comes before what is added. RT-R-48, RT-R-49"""
    own = own_defence(s)
    if own == 0:
        return 0
    if s.doubled:
        own *= 2
    return min(s.cards.most_dice, own + s.extra_defence)
