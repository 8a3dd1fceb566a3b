"""Alliances, where Xadlas end the game: a pact with whoever could do one more harm than one could do them."""

from typing import Final

from mypy_extensions import i64

from entrepot.games.tradewarz.actions import INVITE, PROPOSE, WITHDRAW
from entrepot.games.tradewarz.bots.greed import odds
from entrepot.games.tradewarz.bots.greed.worth import Worth
from entrepot.games.tradewarz.content.places import BIT, PLACES, SQUARES, listed
from entrepot.games.tradewarz.content.tables import CASTLE_KIND, GOODS, NONE
from entrepot.games.tradewarz.options import XADLAS
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules import alliances, army, buildings, wealth

NEAR: Final = 4
"""How many spaces off a squad is a danger."""
LASTING: Final = 2.0
"""How many such attacks a pact spares."""
REFORM: Final = 6.0
"""By how much an attack on an ally must pay beside the fee for leaving."""
TOGETHER: Final = 4
"""From how many Xadlas too few an alliance looks forward to winning."""


def reach(worth: Worth, s: TradeWarzState, other: i64) -> float:
    """Return what the best attack on another seat is worth to the one that `worth` is about, near ones more."""
    targets: i64 = s.stands[other] | s.estates[other] | BIT[s.gate[other]]
    best = 0.0
    for place in listed(s.stands[worth.seat]):
        size = min(army.soldiers(s, worth.seat, place), army.limit(s, worth.seat))
        for target in listed(targets):
            spaces = s.board.far[place * PLACES + target]
            if spaces > NEAR or not is_held(s, target):
                continue
            best = max(best, odds.attack(worth, s, target, size, NONE) * worth.habits.far**spaces)
    return best


def is_held(s: TradeWarzState, place: i64) -> bool:
    """Say whether a place must be fought for."""
    return place >= SQUARES or army.total(s, place) > 0 or buildings.kind_at(s, place) == CASTLE_KIND


def gain(worth: Worth, theirs: Worth, s: TradeWarzState) -> float:
    """Return what peace between two seats is worth to the first one, fees left aside."""
    return LASTING * (reach(theirs, s, worth.seat) - reach(worth, s, theirs.seat))


def dues(worth: Worth, s: TradeWarzState) -> float:
    """Return what joining takes from a seat: the fee, and as much again to be free to win alone."""
    if s.alliance[worth.seat] != 0:
        return 0.0
    held = s.goods[worth.seat * GOODS]
    fee = int(alliances.fee(s))
    return 2.0 * (worth.stock(0, held) - worth.stock(0, held - fee))


def wants(worth: Worth, s: TradeWarzState, members: i64) -> bool:
    """Say whether a seat would be in an alliance of those members: one more of them, and it would win."""
    if s.chosen.end != XADLAS:
        return False
    missing = s.chosen.target * size(members) + 2
    value = worth.habits.company
    for other in listed(members):
        missing -= int(wealth.xadlas(s, other))
        if other != worth.seat and not s.are_allied(worth.seat, other):
            value += gain(worth, Worth(s, other, worth.habits), s)
    if missing <= 0 and s.chosen.joint_victory:
        return True
    return s.chosen.target - wealth.xadlas(s, worth.seat) > 1 and value > dues(worth, s)


def size(members: i64) -> int:
    """Return how many seats a set holds."""
    return len(listed(members))


def partner(worth: Worth, s: TradeWarzState) -> int:
    """Return whom to propose an alliance to, who would want it as well, or NONE."""
    if s.chosen.end != XADLAS or worth.turns <= 2:
        return NONE
    members = alliances.circle(s, worth.seat)
    for other in alliances.candidates(s, worth.seat, members):
        joined = members | alliances.circle(s, other)
        if not wants(worth, s, joined):
            continue
        if all_want(worth, s, joined):
            return other
    return NONE


def all_want(worth: Worth, s: TradeWarzState, members: i64) -> bool:
    """Say whether the others of an alliance to be would probably want it."""
    for other in listed(members):
        if other != worth.seat and not wants(Worth(s, other, worth.habits), s, members):
            return False
    return True


def invite(worth: Worth, s: TradeWarzState, legal: list[int]) -> int:
    """Return the next step of a proposal."""
    if PROPOSE.base in legal:
        return int(PROPOSE.base)
    other = partner(worth, s)
    return int(INVITE.base) + other if other != NONE and INVITE.base + other in legal else int(WITHDRAW.base)


def should_leave(worth: Worth, s: TradeWarzState) -> bool:
    """Say whether to break an alliance: to win alone at once, or to attack whom one was allied with."""
    if s.chosen.end != XADLAS:
        return False
    if wealth.xadlas(s, worth.seat) >= s.chosen.target:
        return True
    circle = alliances.circle(s, worth.seat)
    missing = s.chosen.target * size(circle) + 2
    best = 0.0
    for other in listed(circle):
        missing -= int(wealth.xadlas(s, other))
        if other != worth.seat:
            best = max(best, reach(worth, s, other))
    return missing > TOGETHER and best > dues_of_leaving(worth, s) + REFORM + worth.habits.company


def dues_of_leaving(worth: Worth, s: TradeWarzState) -> float:
    """Return what a seat pays to leave its alliance."""
    held = s.goods[worth.seat * GOODS]
    fee = int(alliances.fee(s)) * (size(alliances.circle(s, worth.seat)) - 1)
    return worth.stock(0, held) - worth.stock(0, held - fee)
