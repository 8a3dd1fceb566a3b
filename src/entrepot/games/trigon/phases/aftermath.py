"""What a deed sets off, in this order: players leave, cities grow, quests, bonus cards, the end. RT-R-94"""

from mypy_extensions import i64

from entrepot.games.trigon.content.vocabulary import BOAT
from entrepot.games.trigon.phases import garrison, order
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import figures, leaving, quests, settlements, winning
from entrepot.kernel.phase import Phase


class Aftermath(Phase[TrigonState]):
    """Where a city's bonus must be placed elsewhere its owner is asked, and the rest follows after that."""

    name = "aftermath"

    def enter(self, s: TrigonState) -> None:
        leaving.leave(s)
        if not s.over:
            self.resume(s, 0)

    def resume(self, s: TrigonState, result: int) -> None:
        while s.ripe:
            if grow(s, s.ripe.pop(0)):
                return
        quests.complete_done(s)
        quests.give_bonus_cards(s)
        s.changed = False
        winning.check(s)
        if not s.over:
            s.pop()


def grow(s: TrigonState, slot: int) -> bool:
    """Make a village a city with its bonus; say whether somebody may have to be asked where.

    RT-CITY-02, RT-CITY-03, RT-CITY-08
    """
    settlements.turn_over(s, slot)
    seat = settlements.seat_of(slot)
    village = s.village[slot]
    kind: i64 = s.cards.bonus_figure[village]
    count = min(s.cards.bonus_count[village], figures.left(s, seat, kind))
    if count == 0:
        garrison.tell_lost(s, seat, kind, s.cards.bonus_count[village])  # RT-R-27, RT-R-28
        return False
    spot: i64 = s.site[slot]
    if kind == BOAT and not s.cards.harbour[spot]:
        s.push(order.BONUS, slot, int(count), int(kind))
        return True
    garrison.give(s, seat, spot, kind, count)
    return False
