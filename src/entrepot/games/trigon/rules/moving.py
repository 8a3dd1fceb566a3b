"""Steps and voyages: where a group may go, what may go along, and going.

RT-MOVE-01, RT-MOVE-02, RT-MOVE-03, RT-MOVE-04, RT-MOVE-05, RT-MOVE-06, RT-MOVE-07, RT-MOVE-08, RT-MOVE-09, RT-R-37,
RT-R-38, RT-R-39, RT-R-40
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from entrepot.games.trigon.content import card_numbers as words
from entrepot.games.trigon.content.vocabulary import BOAT, KINDS, KNIGHT, NONE, SCOUT
from entrepot.games.trigon.rules import deeds, figures, telling
from entrepot.games.trigon.rules.figures import CLASSES, SAILED_BOAT
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState

FRESH_KNIGHTS: Final = 0
HALF_KNIGHTS: Final = 1
FRESH_SCOUTS: Final = 2
HALF_SCOUTS: Final = 3
BOATS: Final = 4
PARTS: Final = 5


# ---------------------------------------------------------------- where to


def can_march(s: "TrigonState", seat: i64, spot: i64) -> bool:
    """Say whether a group of the seat's can step from a spot. RT-MOVE-03"""
    knights = figures.can_step(s, spot, KNIGHT)
    scouts = figures.can_step(s, spot, SCOUT)
    if knights + scouts == 0:
        return False
    dice = s.cards.attack_dice
    strong = knights * dice[KNIGHT] + scouts * dice[SCOUT] > 0
    for to in s.cards.near[spot]:
        if strong or s.owner[to] == NONE or s.owner[to] == seat:
            return True
    return False


def can_sail(s: "TrigonState", seat: i64, spot: i64) -> bool:
    """Say whether a boat of the seat's can leave a harbour; it may sail empty. RT-MOVE-08, RT-R-37, RT-R-40"""
    if s.cards.harbour[spot] == 0 or figures.fresh(s, spot, BOAT) == 0:
        return False
    for to in s.cards.harbours:
        if to != spot and (s.owner[to] == NONE or s.owner[to] == seat):
            return True
    return len(s.cards.harbours) > 1 and has_attackers(s, spot, True)


def has_attackers(s: "TrigonState", spot: i64, by_sea: bool) -> bool:
    """Say whether somebody on a spot who may still go throws dice in attack. RT-BATTLE-02, RT-R-40"""
    for kind in range(KNIGHT, SCOUT + 1):
        if s.cards.attack_dice[kind] == 0:
            continue
        if (figures.can_sail(s, spot, kind) if by_sea else figures.can_step(s, spot, kind)) > 0:
            return True
    return False


def destinations(s: "TrigonState", seat: i64, spot: i64, by_sea: bool) -> vec[i64]:
    """Return where a group can go: one path away, or any other harbour; to fight with attack dice.

    RT-MAP-19, RT-MOVE-10, RT-R-10, RT-R-36, RT-R-40
    """
    strong = has_attackers(s, spot, by_sea)
    found = vec[i64]()
    for to in s.cards.harbours if by_sea else s.cards.near[spot]:
        if to != spot and (strong or s.owner[to] == NONE or s.owner[to] == seat):
            found = append(found, to)
    return found


# ---------------------------------------------------------------- who


def begin_group(s: "TrigonState", spot: i64, to: i64, by_sea: bool) -> None:
    """Begin to choose who goes."""
    s.group_from = spot
    s.group_to = to
    s.by_sea = by_sea
    s.group = vec[i64]([i64(0)] * PARTS)


def part(s: "TrigonState", step: i64) -> i64:
    """Return the part of the group that is chosen in a step: at sea the boats come first."""
    if not s.by_sea:
        return step
    return BOATS if step == 0 else step - 1


def kind_of(of: i64) -> i64:
    """Return the kind of the figures in a part of the group: two parts of knights, two of scouts, one of boats."""
    return of // 2


def steps(s: "TrigonState") -> i64:
    """Return in how many steps a group is chosen."""
    return PARTS if s.by_sea else BOATS


def available(s: "TrigonState", of: i64) -> i64:
    """Return how many figures of a part may still go, places aboard apart. RT-R-37"""
    spot = s.group_from
    if of == BOATS:
        return figures.fresh(s, spot, BOAT)
    kind = kind_of(of)
    if of == FRESH_KNIGHTS or of == FRESH_SCOUTS:
        return figures.fresh(s, spot, kind)
    at = spot * CLASSES
    return s.used[at + (figures.stepped(kind) if s.by_sea else figures.sailed(kind))]


def room(s: "TrigonState") -> i64:
    """Return how many more figures may go: aboard five a boat, on foot any number. RT-MOVE-07, RT-MOVE-11, RT-R-99"""
    if not s.by_sea:
        return s.cards.cylinders + s.cards.most_scouts
    taken: i64 = 0
    for of in range(BOATS):
        taken += s.group[of]
    return s.group[BOATS] * s.cards.aboard - taken


def most(s: "TrigonState", of: i64) -> i64:
    """Return how many of a part can go."""
    return available(s, of) if of == BOATS else min(available(s, of), room(s))


def fewest(s: "TrigonState", seat: i64, step: i64) -> i64:
    """Return how many of a part must go: one where nothing later can make the group such as it must be. RT-R-40"""
    if s.by_sea and step == 0:
        return 1
    attacks = is_attack(s, seat)
    if is_enough(s, attacks):
        return 0
    for later in range(step + 1, steps(s)):
        of = part(s, later)
        if counts(s, of, attacks) and available(s, of) > 0:
            return 0
    return 1 if counts(s, part(s, step), attacks) else 0


def is_attack(s: "TrigonState", seat: i64) -> bool:
    """Say whether the group goes where another colour stands. RT-R-40, RT-MOVE-04"""
    owner = s.owner[s.group_to]
    return owner != NONE and owner != seat


def counts(s: "TrigonState", of: i64, attacks: bool) -> bool:
    """Say whether a figure of a part makes a group such as it must be: on foot anybody, in attack one with dice."""
    return of < BOATS and (not attacks or s.cards.attack_dice[kind_of(of)] > 0)


def is_enough(s: "TrigonState", attacks: bool) -> bool:
    """Say whether the group may go as it is."""
    if s.by_sea and not attacks:
        return True
    for of in range(BOATS):
        if s.group[of] > 0 and counts(s, of, attacks):
            return True
    return False


def group_kinds(s: "TrigonState") -> vec[i64]:
    """Return the group's knights, scouts and boats."""
    group = s.group
    knights = group[FRESH_KNIGHTS] + group[HALF_KNIGHTS]
    return vec[i64]([knights, group[FRESH_SCOUTS] + group[HALF_SCOUTS], group[BOATS]])


# ---------------------------------------------------------------- going


def carry_out(s: "TrigonState", seat: i64) -> None:
    """Move the group to a spot that is free of others; it may explore a land. RT-MOVE-03, RT-MOVE-05, RT-MOVE-09"""
    origin, to = s.group_from, s.group_to
    if s.listening:
        ends = {"from": telling.spot_name(s, origin), "to": telling.spot_name(s, to)}
        args = {"seat": seat_name(int(seat)), **ends, "figures": telling.figures_words(group_kinds(s))}
        s.tell("sailed" if s.by_sea else "marched", EVERYONE, args)
    for kind in range(KNIGHT, SCOUT + 1):
        move(s, kind, s.group[2 * kind], s.group[2 * kind + 1])
    boats = s.group[BOATS]
    if boats > 0:
        s.figures[origin * KINDS + BOAT] -= boats
        figures.arrive(s, seat, to, BOAT, boats)
        s.used[to * CLASSES + SAILED_BOAT] += boats
    figures.free_if_empty(s, origin)
    s.owner[to] = seat
    explore(s, seat, origin, to)


def move(s: "TrigonState", kind: i64, fresh: i64, half: i64) -> None:
    """Move knights or scouts: fresh ones keep their other kind of move, the rest are done. RT-R-37"""
    if fresh + half == 0:
        return
    origin, to = s.group_from, s.group_to
    s.figures[origin * KINDS + kind] -= fresh + half
    s.used[origin * CLASSES + (figures.stepped(kind) if s.by_sea else figures.sailed(kind))] -= half
    s.figures[to * KINDS + kind] += fresh + half
    s.used[to * CLASSES + (figures.sailed(kind) if s.by_sea else figures.stepped(kind))] += fresh
    s.used[to * CLASSES + figures.spent(kind)] += half


def explore(s: "TrigonState", seat: i64, origin: i64, to: i64) -> None:
    """Count the arrival on a site of a land from outside it. RT-QUEST-18, RT-R-59"""
    land: i64 = s.cards.land_of[to]
    if s.cards.is_site[to] and land != s.cards.land_of[origin]:
        deeds.happened(s, seat, words.EXPLORE, land)
