"""A battle's parts: who sets out, who falls, what the winner gets.

RT-BATTLE-05, RT-BATTLE-06, RT-BATTLE-07, RT-BATTLE-08, RT-BATTLE-09, RT-BATTLE-10, RT-BATTLE-11, RT-BATTLE-12
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.trigon.content import card_numbers as words
from entrepot.games.trigon.content.vocabulary import BOAT, KINDS, KNIGHT, NONE, PIECES, SCOUT
from entrepot.games.trigon.rules import deeds, figures, moving, settlements, telling
from entrepot.games.trigon.rules.figures import CLASSES, SAILED_BOAT
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name
from entrepot.kernel.packed import total

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState

BITS: Final[list[int]] = [1, 2, 4]
"""Of the kinds of figures that have fallen."""


def begin(s: "TrigonState", spot: i64) -> None:
    """Begin a battle for a spot: all that its owner has there fights as one army. RT-BATTLE-06, RT-R-87"""
    s.attacker = s.turn
    s.defender = s.owner[spot]
    s.field = spot
    if s.listening:
        args = {"seat": seat_name(int(s.attacker)), "partner": seat_name(int(s.defender))}
        counts = attackers(s)
        s.tell(
            "attacked", EVERYONE, {**args, "spot": telling.spot_name(s, spot), "figures": telling.figures_words(counts)}
        )


def attackers(s: "TrigonState") -> vec[i64]:
    """Return the attacking knights, scouts and boats, whether they have set out or not."""
    return s.army if total(s.army) > 0 else moving.group_kinds(s)


def set_out(s: "TrigonState") -> None:
    """Let the group leave the spot where it stood; while the battle is fought it is nowhere on the map."""
    if s.group_from == NONE:
        return  # a turncoat stands there already: RT-R-70
    origin = s.group_from
    s.army = moving.group_kinds(s)
    for kind in range(KNIGHT, SCOUT + 1):
        moved = figures.stepped(kind) if s.by_sea else figures.sailed(kind)
        s.used[origin * CLASSES + moved] -= s.group[2 * kind + 1]
    for kind in range(KINDS):
        s.figures[origin * KINDS + kind] -= s.army[kind]
    figures.free_if_empty(s, origin)


def clear(s: "TrigonState") -> None:
    """End the battle."""
    s.attacker = NONE
    s.defender = NONE
    s.field = NONE
    s.extra_attack = 0
    s.extra_defence = 0
    s.doubled = False
    s.fallen_attackers = 0
    s.fallen_defenders = 0
    s.army = vec[i64]([i64(0)] * KINDS)
    s.group = vec[i64]([i64(0)] * moving.PARTS)
    s.group_from = NONE
    s.group_to = NONE
    s.changed = True


# ---------------------------------------------------------------- losses


def candidates(s: "TrigonState", seat: i64) -> list[int]:
    """Return the kinds of figures that a side can lose: those that throw dice in its role. RT-R-43, RT-R-45"""
    found: list[int] = []
    for kind in range(KINDS):
        if seat == s.attacker:
            if s.army[kind] > 0 and s.cards.attack_dice[kind] > 0:
                found.append(kind)
        elif s.figures[s.field * KINDS + kind] > 0:
            found.append(kind)
    return found


def fall(s: "TrigonState", seat: i64, kind: i64) -> None:
    """Take one figure off the board. RT-BATTLE-09, RT-BATTLE-12"""
    if seat == s.attacker:
        s.army[kind] -= 1
        s.pieces[seat * PIECES + kind] -= 1
        s.fallen_attackers |= BITS[kind]
    else:
        figures.remove(s, s.field, kind, 1)
        s.fallen_defenders |= BITS[kind]
    telling.tell_figures(s, "lost", seat, s.field, kind, 1)


# ---------------------------------------------------------------- the end


def settle_accounts(s: "TrigonState", attacker_wins: bool) -> None:
    """Give the winner what was won, and send the loser's boats home.

    RT-CONQ-01, RT-CONQ-02, RT-CONQ-03, RT-CONQ-04, RT-CONQ-05, RT-R-45, RT-R-62
    """
    winner = s.attacker if attacker_wins else s.defender
    if s.listening:
        loser = s.defender if attacker_wins else s.attacker
        args = {"seat": seat_name(int(winner)), "partner": seat_name(int(loser))}
        s.tell("won-battle", EVERYONE, {**args, "spot": telling.spot_name(s, s.field)})
    fallen = s.fallen_defenders if attacker_wins else s.fallen_attackers
    if attacker_wins:
        take(s)
        occupy(s)
    else:
        go_home(s)
    for kind in range(KINDS):
        if fallen & BITS[kind]:
            deeds.happened(s, winner, words.OVERCOME, kind)


def take(s: "TrigonState") -> None:
    """Take the beaten settlement, or destroy it if no token is left.

    RT-CONQ-01, RT-CONQ-02, RT-CONQ-03, RT-R-51, RT-R-53, RT-R-98
    """
    slot: i64 = s.settled[s.field]
    if slot == NONE:
        return
    village, people, is_city = s.village[slot], s.people[slot], s.is_city[slot]
    settlements.lift(s, slot)
    deeds.happened(s, s.attacker, words.CONQUER)
    if settlements.free_slot(s, s.attacker) == NONE:
        settlements.put_under(s, village)
        telling.tell_spot(s, "destroyed", s.attacker, s.field)
        return
    new = settlements.lay(s, s.attacker, s.field, village, 0, is_city)
    count = settlements.add_people(s, new, (people + 1) // 2)  # RT-CONQ-02, RT-R-79
    if s.listening:
        args = {"seat": seat_name(int(s.attacker)), "partner": seat_name(int(s.defender)), "count": int(count)}
        s.tell("conquered", EVERYONE, {**args, "spot": telling.spot_name(s, s.field)})


def occupy(s: "TrigonState") -> None:
    """Place the whole victorious army, boats included; it is done moving. RT-CONQ-04, RT-BATTLE-22, RT-R-47"""
    at = s.field * CLASSES
    for kind in range(KINDS):
        figures.arrive(s, s.attacker, s.field, kind, s.army[kind])
        s.used[at + (SAILED_BOAT if kind == BOAT else figures.spent(kind))] += s.army[kind]
    if s.group_from != NONE:
        moving.explore(s, s.attacker, s.group_from, s.field)  # RT-R-59


def go_home(s: "TrigonState") -> None:
    """Let what is left of a beaten attack, its boats, return to where they came from. RT-R-45"""
    boats = s.army[BOAT]
    if boats > 0:
        figures.arrive(s, s.attacker, s.group_from, BOAT, boats)
        s.used[s.group_from * CLASSES + SAILED_BOAT] += boats
        telling.tell_figures(s, "returned", s.attacker, s.group_from, BOAT, boats)
