"""A battle until cards are burnt: declared, perhaps called off, first blood.

TW-BATTLE-03, TW-CANCEL-01, TW-CANCEL-02, TW-CANCEL-03
"""

from typing import Final

from mypy_extensions import i64

from entrepot.games.tradewarz.actions import DONE, NAME, PLAY
from entrepot.games.tradewarz.content.places import SQUARES
from entrepot.games.tradewarz.content.tables import CANCEL_COST, GOLD, GOODS, NONE
from entrepot.games.tradewarz.phases import order
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules import army, fighting, marching, markers, morale, telling
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import ALONE, Phase, Refusal

NOBODY_WINS: Final = 0
ATTACKER_WINS: Final = 1
DEFENDER_WINS: Final = 2
SIDES: Final = 2


def begin(s: TradeWarzState, place: i64) -> None:
    """Let the marching squad fight for a place. TW-BATTLE-05"""
    s.attacker = s.mover()
    s.field = place
    s.defender = fighting.defender_on(s, place)
    s.fighter = NONE
    if army.total(s, place) > 0:
        if place < SQUARES:
            s.fighter = markers.with_army(s, place)
        elif s.gate[s.defender] != place:
            s.fighter = markers.with_squad(s, s.defender, place)
    if s.listening:
        args = {"seat": seat_name(int(s.attacker)), "defender": seat_name(int(s.defender))}
        s.tell("attacked", EVERYONE, {**args, "place": telling.place_word(place)})
    s.push(order.CANCEL)


def side(s: TradeWarzState, number: int) -> i64:
    """Return the attacker (0) or the defender (1)."""
    return s.attacker if number == 0 else s.defender


class Cancel(Phase[TradeWarzState]):
    """Either side may call the battle off; who is asked, all can see. TW-CANCEL-01, TW-R-47, TW-R-103"""

    name = "cancel"
    waits = True
    turn_clause = "TW-R-47"

    def enter(self, s: TradeWarzState) -> None:
        while s.note(0) < SIDES and not could_cancel(s, side(s, s.note(0))):
            s.set_note(0, s.note(0) + 1)
        if s.note(0) == SIDES:
            s.goto(order.NAME)

    def actors(self, s: TradeWarzState) -> list[int]:
        return ALONE[side(s, s.note(0))]

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        morale.add_cancels(s, seat, moves)
        moves.add(DONE.base)

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        if PLAY.has(action):
            call_off(s, seat, PLAY.value(action))
        else:
            s.set_note(0, s.note(0) + 1)
            s.binding = True
            self.enter(s)

    def why_not(self, s: TradeWarzState, seat: int, action: int) -> Refusal | None:
        return Refusal("TW-R-47", message("tradewarz-refused-card-here")) if PLAY.has(action) else None

    def passed_over(self, s: TradeWarzState, seat: int) -> Refusal | None:
        is_there = seat == s.attacker or seat == s.defender
        return (
            Refusal("TW-R-103", message("tradewarz-refused-no-window"))
            if is_there and not could_cancel(s, seat)
            else None
        )

    def prompt(self, s: TradeWarzState, seat: int) -> Message:
        return message("tradewarz-ask-cancel", {"place": telling.place_word(s.field)})


def could_cancel(s: TradeWarzState, seat: i64) -> bool:
    """Say whether a seat could call the battle off as far as all can see. TW-R-103"""
    return morale.held(s, seat) > 0 and s.goods[seat * GOODS + GOLD] >= price_of_peace(s)


def price_of_peace(s: TradeWarzState) -> i64:
    """Return what it costs to call a battle off. TW-CANCEL-02"""
    return s.cards.costs[CANCEL_COST * GOODS + GOLD]


def call_off(s: TradeWarzState, seat: i64, face: i64) -> None:
    """Pay the opponent, and go back where one came from. TW-CANCEL-02, TW-CANCEL-03, TW-R-47"""
    other = s.defender if seat == s.attacker else s.attacker
    morale.use(s, seat, face)
    s.revealed = True
    s.goods[seat * GOODS + GOLD] -= price_of_peace(s)
    s.goods[other * GOODS + GOLD] += price_of_peace(s)
    if s.listening:
        args = {"seat": seat_name(int(seat)), "card": s.game.face("morale", int(face))}
        s.tell("cancelled", EVERYONE, args)
    s.pop()
    go_back(s)
    clear(s)


def go_back(s: TradeWarzState) -> None:
    """Bring the attackers back to the last place of their route that takes them. TW-R-32, TW-R-104"""
    if s.march_size == 0:
        return
    seat = s.attacker
    at = len(s.route) - 1
    while not marching.may_stop(s, seat, s.route[at]):
        at -= 1
    place, marker = s.route[at], s.march_marker
    telling.tell_place(s, "sent-back", seat, place)
    met = marching.settle_in(s, place)
    if met != NONE:
        s.push(order.KEEP, int(marker), int(met), place)


def clear(s: TradeWarzState) -> None:
    """Forget the battle that is over."""
    s.attacker = NONE
    s.defender = NONE
    s.field = NONE
    s.fighter = NONE
    s.burnt_attacker = NONE
    s.burnt_defender = NONE
    s.picked_attacker = []
    s.picked_defender = []
    s.ready = 0


class Name(Phase[TradeWarzState]):
    """The owner of a capital names which super unit there fights. TW-R-29"""

    name = "name"
    waits = True
    turn_clause = "TW-R-46"
    clause = "TW-R-29"

    def enter(self, s: TradeWarzState) -> None:
        found = defenders(s)
        if len(found) > 1:
            return
        if found:
            s.fighter = found[0]
        s.goto(order.STRIKE)

    def actors(self, s: TradeWarzState) -> list[int]:
        return ALONE[s.defender]

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        for marker in defenders(s):
            moves.add(NAME.base + s.cards.techs.markers[marker])

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        s.fighter = s.cards.techs.marker[NAME.value(action)]
        if s.listening:
            args = {"seat": seat_name(seat), "tech": telling.marker_name(s, s.fighter)}
            s.tell("named", EVERYONE, args)
        s.goto(order.STRIKE)


def defenders(s: TradeWarzState) -> list[int]:
    """Return the super units among which the owner of the attacked capital may choose: idle ones fight not. TW-R-29"""
    if s.field != s.gate[s.defender] or army.total(s, s.field) == 0:
        return []
    return markers.all_with(s, s.defender, s.field)


class Strike(Phase[TradeWarzState]):
    """Super units that kill before the cards; what falls here counts for nothing more. TW-ENG-17, TW-MIL-14, TW-R-33"""

    name = "strike"

    def enter(self, s: TradeWarzState) -> None:
        techs = s.cards.techs
        hits = techs.strikes_attacking[s.march_marker] if s.march_marker != NONE else 0
        returned = techs.strikes_defending[s.fighter] if s.fighter != NONE else 0
        hit = min(int(army.total(s, s.field)), hits)
        fall_attackers(s, min(s.march_size, returned), "struck")
        if hit > 0:
            s.push(order.LOSSES, hit, 1)
        else:
            self.resume(s, 0)

    def resume(self, s: TradeWarzState, result: int) -> None:
        attacked = s.march_size > 0
        defended = army.total(s, s.field) > 0
        if not defended and s.fighter != NONE:
            s.fighter = NONE
        if attacked and (defended or fighting.walls(s)):
            s.goto(order.CHOOSE)
        elif attacked:
            s.goto(order.SPOILS, ATTACKER_WINS)
        else:
            s.goto(order.SPOILS, DEFENDER_WINS if defended or fighting.walls(s) else NOBODY_WINS)


def fall_attackers(s: TradeWarzState, count: i64, kind: str) -> None:
    """Return fallen attackers to the reserve; a squad without soldiers loses its super unit home. TW-R-37"""
    if count == 0:
        return
    s.march_size -= count
    s.reserve[s.attacker] += count
    telling.tell_soldiers(s, kind, s.attacker, s.field, count)
    if s.march_size == 0 and s.march_marker != NONE:
        markers.send_home(s, s.march_marker)
        s.march_marker = NONE


def fall_defenders(s: TradeWarzState, seat: i64, count: i64, kind: str) -> None:
    """Return a seat's fallen defenders to the reserve. TW-R-37, TW-SUPER-03"""
    army.lift(s, seat, s.field, count)
    s.reserve[seat] += count
    telling.tell_soldiers(s, kind, seat, s.field, count)
    markers.leave_empty(s, seat, s.field)
    if s.fighter != NONE and s.marker_at[s.fighter] != s.field:  # its carriers are dead, whoever fights on
        s.fighter = NONE
