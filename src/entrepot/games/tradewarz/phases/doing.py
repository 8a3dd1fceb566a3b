"""How actions lie on the stack: what is pushed last is done first, and what lies below goes on when it ends."""

from mypy_extensions import i64

from entrepot.games.tradewarz.content.tables import BLUE_DIE, NONE, RED_DIE
from entrepot.games.tradewarz.phases import order
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules import building, buildings, technology
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name


def begin_march(s: TradeWarzState, seat: i64) -> None:
    """Roll the die of the season; then squad, way, what follows, and perhaps a second march. TW-MARCH-01, TW-R-25"""
    s.moved = []  # who left a former ally's square before has not marched
    roll_march(s, seat)
    s.push(order.LOGISTICS)
    s.push(order.SETTLE)
    s.push(order.MUSTER)


def roll_march(s: TradeWarzState, seat: i64) -> None:
    """Roll the season's die. TW-DICE-02, TW-DICE-03, TW-DICE-04"""
    die = s.cards.season_die[s.season]
    face = s.roll_die(BLUE_DIE if die == s.cards.blue else RED_DIE)
    s.rolled = s.cards.die_faces[die][face]
    if s.listening:
        s.tell("marching", EVERYONE, {"seat": seat_name(int(seat)), "roll": int(s.rolled)})


def build(s: TradeWarzState, seat: i64, action: i64, is_first: bool) -> None:
    """Build one object, then its silos, what follows, and perhaps a second object. TW-BUILD-03, TW-ECO-05"""
    built = building.build(s, seat, action)
    if is_first:
        s.push(order.SECOND)
    s.push(order.SETTLE)
    if built.square != NONE and built.silos > 0:
        push_silos(s, built.square, built.silos, buildings.OWN)


def push_silos(s: TradeWarzState, square: i64, count: i64, group: i64) -> None:
    """Let the owner of a building put so many silos of a group round it, as far as the supply goes. TW-COMP-05"""
    left = min(count, buildings.cubes(s, buildings.owner_at(s, square)))
    if left > 0:
        s.push(order.SILOS, int(square), int(left), int(group))


def push_silos_on(s: TradeWarzState, square: i64, count: i64, packed: i64) -> None:
    """Let the new owner of a castle put silos on those octagons that had them, as far as the supply goes. TW-R-56"""
    left = min(count, buildings.cubes(s, buildings.owner_at(s, square)))
    if left > 0:
        s.push(order.SILOS, int(square), int(left), int(packed * order.GROUPS_END))


def buy(s: TradeWarzState, seat: i64, face: i64) -> None:
    """Buy a tech, then assign its super unit or place its silos. TW-SUPER-01, TW-R-54"""
    technology.buy(s, seat, face)
    s.push(order.SETTLE)
    for group in range(len(s.waiting) - 1, -1, -1):
        if s.cards.techs.group_tech[group] == face:
            s.push(order.SITE, group)
    if s.cards.techs.marker[face] != NONE:
        s.push(order.ASSIGN, s.cards.techs.marker[face])
