"""After the cards: who falls, what is lost and won, who must leave.

TW-BATTLE-11, TW-R-37, TW-R-38, TW-R-39, TW-R-40, TW-R-46
"""

from typing import Final

from mypy_extensions import i64

from entrepot.games.tradewarz.actions import LOSE
from entrepot.games.tradewarz.content.places import SQUARES
from entrepot.games.tradewarz.content.tables import CASTLE_KIND, NONE
from entrepot.games.tradewarz.phases import battle, combat, doing, order
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules import army, buildings, marching, markers, telling, wealth
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import ALONE, Phase

CONQUEST: Final = 2
"""TW-CONQ-01, TW-R-40"""


class Losses(Phase[TradeWarzState]):
    """Defenders fall, so many; where allies stand together, who leads them says whose. TW-BATTLE-11, TW-R-71

    The notes: how many, and whether they fall before the cards.
    """

    name = "losses"
    waits = True
    turn_clause = "TW-R-71"

    def enter(self, s: TradeWarzState) -> None:
        kind = "struck" if s.note(1) else "fell"
        count: i64 = s.note(0)
        here = army.owners(s, s.field)
        if count > 0 and len(here) > 1 and count < army.total(s, s.field):
            return
        for seat in s.in_turn():
            fallen = min(count, army.soldiers(s, seat, s.field))
            if fallen > 0:
                battle.fall_defenders(s, seat, fallen, kind)
                count -= fallen
        s.pop()

    def actors(self, s: TradeWarzState) -> list[int]:
        return ALONE[s.defender]

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        for owner in sorted(army.owners(s, s.field)):
            moves.add(LOSE.base + owner)

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        s.set_note(0, s.note(0) - 1)
        battle.fall_defenders(s, LOSE.value(action), 1, "struck" if s.note(1) else "fell")
        self.enter(s)

    def prompt(self, s: TradeWarzState, seat: int) -> Message:
        return message("tradewarz-ask-losses", {"count": s.note(0)})


class Spoils(Phase[TradeWarzState]):
    """Buildings, castle, capital; then the beaten leave. The note says who won."""

    name = "spoils"

    def enter(self, s: TradeWarzState) -> None:
        result = s.note(0)
        attacker, defender = s.attacker, s.defender
        s.pop()
        if result == battle.ATTACKER_WINS:
            tell_won(s, attacker, defender)
            wealth.award(s, attacker, 1, "battle")  # TW-BATTLE-01, TW-XADLA-02
            attacker_wins(s)
        elif result == battle.DEFENDER_WINS:
            tell_won(s, defender, attacker)
            wealth.award(s, defender, 1, "battle")
            send_attackers_off(s)
        else:
            telling.tell_place(s, "level", attacker, s.field)
            battle.go_back(s)
        battle.clear(s)
        combat.renew(s, attacker)
        combat.renew(s, defender)

    def resume(self, s: TradeWarzState, result: int) -> None:
        self.enter(s)


def tell_won(s: TradeWarzState, winner: i64, loser: i64) -> None:
    """Tell all who has won."""
    if s.listening:
        args = {"seat": seat_name(int(winner)), "loser": seat_name(int(loser)), "place": telling.place_word(s.field)}
        s.tell("won", EVERYONE, args)


def attacker_wins(s: TradeWarzState) -> None:
    """Destroy or take what stands there; with no survivor castle, capital and defenders stay. TW-R-39, TW-CASTLE-10"""
    field = s.field
    captured = False
    if field < SQUARES and s.building[field]:
        captured = lose_building(s, field)
    if s.march_size == 0:
        return
    if field >= SQUARES:
        take_gate(s, field)
    drive_out(s, field)
    winner = s.attacker
    marching.settle_in(s, field)
    s.push(order.DISPLACE, int(winner), displacement(s))
    if captured:
        renew_silos(s, field)


def lose_building(s: TradeWarzState, field: i64) -> bool:
    """Raze a settlement or village; hand a castle to a victor who lives. Return whether it was handed over.

    TW-RAID-04, TW-SETTLE-07, TW-VILLAGE-07
    """
    owner, kind = buildings.owner_at(s, field), buildings.kind_at(s, field)
    if kind == CASTLE_KIND and s.march_size == 0:
        return False
    kind_lost = "captured" if kind == CASTLE_KIND else "destroyed"
    if s.listening:
        args = {"seat": seat_name(int(s.attacker)), "owner": seat_name(int(owner)), "place": telling.place_word(field)}
        s.tell(kind_lost, EVERYONE, {**args, "building": telling.building_word(kind)})
    if kind == CASTLE_KIND:  # TW-CASTLE-09, TW-XADLA-08, TW-R-56
        buildings.capture(s, field, s.attacker)
        return True
    buildings.raze(s, field)
    return False


def renew_silos(s: TradeWarzState, field: i64) -> None:
    """Replace the silos of a captured castle, as many as the new owner has, who chooses. TW-CASTLE-05, TW-R-56"""
    owner = buildings.owner_at(s, field)
    packed: i64 = s.silos[field]
    count = buildings.all_silos(s, field)
    if buildings.cubes(s, owner) >= 0:
        return
    s.silos[field] = 0
    doing.push_silos_on(s, field, count, packed)


def take_gate(s: TradeWarzState, gate: i64) -> None:
    """Conquer a capital from its owner, or win the own one back, or drive out another occupier. TW-R-40, TW-R-96"""
    owner = army.capital_at(s, gate)
    if s.defender == owner:
        wealth.award(s, s.attacker, CONQUEST, "conquest")
        if s.listening:
            args = {"seat": seat_name(int(s.attacker)), "owner": seat_name(int(owner))}
            s.tell("conquered", EVERYONE, args)
    elif s.attacker == owner:
        telling.tell_seat(s, "retaken", owner)


def drive_out(s: TradeWarzState, field: i64) -> None:
    """Make all who stand on the field leave it, with the super unit that fought for them. TW-R-34, TW-CONQ-11"""
    s.stray_from = field
    s.landed = 0
    marker = s.fighter
    for seat in s.in_turn():
        count = army.soldiers(s, seat, field)
        if count == 0:
            continue
        s.strays[seat] = int(count)
        if marker != NONE and s.marker_with[marker] == seat:
            s.stray_marker = marker
            s.marker_at[marker] = army.MARCHING
        army.lift(s, seat, field, count)
        if field != s.gate[seat]:
            markers.leave_empty(s, seat, field)


def send_attackers_off(s: TradeWarzState) -> None:
    """Make the beaten attackers leave for where the defender sends them. TW-CONQ-09, TW-R-34"""
    s.stray_from = s.field
    s.landed = 0
    s.strays[s.attacker] = int(s.march_size)
    s.stray_marker = s.march_marker
    s.march_size = 0
    s.march_marker = NONE
    s.march_at = NONE
    s.march_from = NONE
    s.route = []
    s.push(order.DISPLACE, int(s.defender), displacement(s))


def displacement(s: TradeWarzState) -> int:
    """Return how the beaten find a place under the option chosen. TW-R-34"""
    return order.OWNER_RETREATS if s.chosen.owner_retreats else order.WINNER_PLACES
