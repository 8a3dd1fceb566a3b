"""The odds of a battle: every pair of cards that the two sides could play, weighed by how many of each there are."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.tradewarz.bots.greed.worth import Worth
from entrepot.games.tradewarz.content import card_numbers as words
from entrepot.games.tradewarz.content.places import SQUARES
from entrepot.games.tradewarz.content.tables import BLOCK, CASTLE_KIND, KILL, NONE, STRENGTH
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules import army, buildings, fighting, markers
from entrepot.kernel.packed import total

MORALE: Final = 0.3
"""The strength that each unseen morale card of the other side is thought to add."""
CONQUEST: Final = 2


@final
class Odds:
    """How likely the first side is to win, to lose, and how many soldiers each side loses on average."""

    def __init__(self, ways: float, win: float, lose: float, fallen: float, slain: float, survive: float) -> None:
        share = 1.0 if ways == 0.0 else ways
        self.ways = ways
        self.win = win / share
        self.lose = lose / share
        self.fallen = fallen / share
        self.slain = slain / share
        self.survive = survive / share
        """How likely the first side wins with a soldier left."""


def pool_of(s: TradeWarzState, seat: i64, other: i64) -> vec[i64]:
    """Return the cards that another's top card may be, as counts by face: its own, once all six have been seen."""
    faces: i64 = s.cards.battle.faces
    if other == seat or s.shown_decks >> other & 1:
        own = s.deck[other * faces : (other + 1) * faces]
        return own if total(own) > 0 else s.used[other * faces : (other + 1) * faces]
    pool = s.undealt[:]
    for rival in range(s.seats):
        if rival != seat and s.shown_decks >> rival & 1 == 0:
            for face in range(faces):
                pool[face] += s.deck[rival * faces + face]
    return pool


def odds(s: TradeWarzState, own: vec[i64], other: vec[i64], mine: list[int], theirs: list[int], defends: bool) -> Odds:
    """Return the odds for a side with these sums and cards against another; the fourth sum is soldiers.

    `own` and `other` are counts by face; `defends` says that the first side wins ties where the option says so.
    """
    table = s.cards.battle.values
    level: i64 = 0 if not s.chosen.defender_wins else 1 if defends else -1
    lead: i64 = mine[STRENGTH] - theirs[STRENGTH]
    danger: i64 = theirs[KILL] - mine[BLOCK]
    force: i64 = mine[KILL] - theirs[BLOCK]
    present: i64 = mine[3]
    facing: i64 = theirs[3]
    none: i64 = 0
    faces: i64 = s.cards.battle.faces
    ways = win = lose = fallen = slain = survive = 0.0
    for face in range(faces):
        copies: i64 = own[face]
        if copies == 0:
            continue
        strength: i64 = lead + table[3 * face]
        kill: i64 = force + table[3 * face + KILL]
        block: i64 = danger - table[3 * face + BLOCK]
        for answer in range(faces):
            others: i64 = other[answer]
            if others == 0:
                continue
            gap = strength - table[3 * answer]
            lost = max(none, min(block + table[3 * answer + KILL], present))
            weight = float(copies * others)
            ways += weight
            fallen += weight * float(lost)
            slain += weight * float(max(none, min(kill - table[3 * answer + BLOCK], facing)))
            won = 1 if gap > 0 else -1 if gap < 0 else level
            if won > 0:
                win += weight
                if lost < present:
                    survive += weight
            elif won < 0:
                lose += weight
    return Odds(ways, win, lose, fallen, slain, survive)


def attack(worth: Worth, s: TradeWarzState, place: i64, size: i64, marker: i64) -> float:
    """Return what it is worth to attack a place with a squad. The position is changed for the asking, and set back."""
    seat = worth.seat
    before = (s.attacker, s.defender, s.field, s.march_size, s.march_marker, s.fighter)
    s.attacker, s.defender, s.field = seat, fighting.defender_on(s, place), place
    s.march_size, s.march_marker = size, marker
    s.fighter = markers.with_army(s, place) if place < SQUARES else NONE
    mine = [*fighting.attacking(s), int(size)]
    theirs = [*fighting.defending(s), int(army.total(s, place))]
    rival = s.defender
    s.attacker, s.defender, s.field, s.march_size, s.march_marker, s.fighter = before
    mine[STRENGTH] += own_morale(s, seat)
    theirs[STRENGTH] += int(MORALE * unseen_morale(s, rival) + 0.5)
    chance = odds(s, pool_of(s, seat, seat), pool_of(s, seat, rival), mine, theirs, False)
    habits = worth.habits
    value = habits.xadla * (chance.win - worth.spite * chance.lose)
    value += habits.life * (worth.spite * chance.slain - chance.fallen) * 0.8
    return value * habits.bold + chance.survive * spoils(worth, s, place, rival) - 1.5 * chance.lose


def spoils(worth: Worth, s: TradeWarzState, place: i64, rival: i64) -> float:
    """Return what a victory brings besides its Xadla."""
    habits = worth.habits
    if place >= SQUARES:
        return CONQUEST * habits.xadla + 3.0 if s.gate[rival] == place else 1.0
    kind = int(buildings.kind_at(s, place))
    if kind == 0:
        return 0.0
    if kind == CASTLE_KIND:
        return habits.xadla * habits.keep * (1.0 + worth.spite) + 2.0 * worth.yearly
    return worth.spite * (1.0 + 2.0 * kind * worth.yearly)


def own_morale(s: TradeWarzState, seat: int) -> int:
    """Return what the strength cards in hand could add; no more than two points are counted on."""
    cards = s.cards.morale
    total = 0
    for face in range(cards.faces):
        if cards.effect[face] == words.STRENGTH:
            total += cards.amount[face] * s.morale[seat * cards.faces + face]
    return min(total, 2)


def unseen_morale(s: TradeWarzState, seat: i64) -> int:
    """Return how many morale cards a seat has."""
    faces: i64 = s.cards.morale.faces
    return int(total(s.morale[seat * faces : (seat + 1) * faces]))
