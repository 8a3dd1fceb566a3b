"""What exactly, once an action is chosen: the object, the tech, the soldier's place, the squad, the resources."""

from mypy_extensions import i64

from entrepot.games.tradewarz.actions import BUY, FALL_BACK, GAIN, SOLDIER
from entrepot.games.tradewarz.content.tables import GOODS
from entrepot.games.tradewarz.phases import doing, order
from entrepot.games.tradewarz.phases.own_turn import OwnTurn
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules import building, recruiting, technology, wealth
from entrepot.games.tradewarz.shown import previews, refusals
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import Message, seat_name
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import Refusal


class Asking(OwnTurn):
    """What all these phases have in common: the mover is asked, and told what it costs."""

    def why_not(self, s: TradeWarzState, seat: int, action: int) -> Refusal | None:
        return refusals.of_detail(s, seat, action)

    def preview(self, s: TradeWarzState, seat: int, action: int) -> list[Message]:
        return previews.of_detail(s, seat, action)


class Build(Asking):
    """One object. TW-BUILD-03"""

    name = "build"
    clause = "TW-BUILD-01"

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        building.add_builds(s, seat, moves)

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        s.pop()
        doing.build(s, seat, action, True)


class Purchase(Asking):
    """One tech. TW-TECH-02"""

    name = "purchase"
    clause = "TW-R-49"

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        technology.add_purchases(s, seat, moves)

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        s.pop()
        doing.buy(s, seat, BUY.value(action))


class Recruit(Asking):
    """To the gate, or for double onto an own building. TW-RECRUIT-02, TW-RECRUIT-03"""

    name = "recruit"
    clause = "TW-R-73"

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        recruiting.add_recruits(s, seat, moves)

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        recruiting.recruit(s, seat, SOLDIER.value(action))
        s.goto(order.SETTLE)


class FallBack(Asking):
    """Which squad retreats. TW-R-76"""

    name = "squad-back"
    clause = "TW-R-76"

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        recruiting.add_retreats(s, seat, moves)

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        s.goto(order.SETTLE)
        s.push(order.RETREAT, int(FALL_BACK.value(action)))


class Resources(Asking):
    """One resource by 2, or two by 1. TW-RESPLUS-01, TW-RESPLUS-02"""

    name = "resources"
    clause = "TW-RESPLUS-01"

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        moves.add_run(GAIN.base, GAIN.size)

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        gain(s, seat, GAIN.value(action))
        s.goto(order.SETTLE)


def gain(s: TradeWarzState, seat: i64, pair: i64) -> None:
    """Raise one counter by 2 or two by 1: pairs are counted row by row."""
    one: i64 = 0
    width: i64 = GOODS
    while pair >= width:
        pair -= width
        width -= 1
        one += 1
    brought = [0] * GOODS
    brought[one] += 1
    brought[one + pair] += 1
    for good in range(GOODS):
        s.goods[seat * GOODS + good] += brought[good]
    if s.listening:
        s.tell("gained", EVERYONE, {"seat": seat_name(int(seat)), "goods": wealth.amounts(brought, 0)})
