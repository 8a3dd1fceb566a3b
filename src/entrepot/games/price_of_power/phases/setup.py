"""Set-up: decks, realms, and who begins.

PP-SETUP-01, PP-SETUP-02, PP-SETUP-03, PP-SETUP-04, PP-SETUP-05, PP-SETUP-06, PP-SETUP-07, PP-SETUP-08, PP-SETUP-09,
PP-SETUP-10, PP-SETUP-11, PP-R-49
"""

from mypy_extensions import i64

from entrepot.games.price_of_power.actions import REALM
from entrepot.games.price_of_power.content.chances import FIRST_PICK, REALM_DRAW
from entrepot.games.price_of_power.content.vocabulary import REALMS
from entrepot.games.price_of_power.phases import order
from entrepot.games.price_of_power.position.state import PowerState
from entrepot.games.price_of_power.rules import setting_up, telling
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.moves import Moves
from entrepot.kernel.packed import packed
from entrepot.kernel.phase import ALONE, Phase


class Setup(Phase[PowerState]):
    """The decks are made; realms are drawn, unless they are chosen. PP-SETUP-05, PP-SETUP-09"""

    name = "setup"

    def enter(self, s: PowerState) -> None:
        setting_up.lay_decks(s)
        if s.chosen.chosen:
            s.goto(order.REALMS)
            return
        bag = packed(s.board.realms)
        for seat in range(s.seats):
            take_realm(s, seat, s.draw(REALM_DRAW, bag, EVERYONE), "drew-realm")
        begin(s)


class Realms(Phase[PowerState]):
    """Each seat in turn chooses a realm that is left. PP-SETUP-09, PP-R-49"""

    name = "realms"
    waits = True
    turn_clause = "PP-R-49"
    clause = "PP-SETUP-09"

    def enter(self, s: PowerState) -> None:
        if s.note(0) == s.seats:
            begin(s)
            return
        self.do_forced(s, s.note(0))

    def actors(self, s: PowerState) -> list[int]:
        return ALONE[s.note(0)]

    def offer(self, s: PowerState, seat: i64, moves: Moves) -> None:
        for realm in range(REALMS):
            if s.board.realms[realm] != 0 and int(realm) not in s.realm:
                moves.add(REALM.base + realm)

    def apply(self, s: PowerState, seat: int, action: int) -> None:
        take_realm(s, seat, REALM.value(action), "chose-realm")
        s.goto(order.REALMS, seat + 1)


def take_realm(s: PowerState, seat: i64, realm: i64, event: str) -> None:
    """Give a seat its realm."""
    telling.say_face(s, event, seat, "realm", realm)
    setting_up.lay_realm(s, seat, realm)


def begin(s: PowerState) -> None:
    """Draw the First Player of Round 1 and even out. PP-SETUP-08, PP-SETUP-11"""
    s.first = s.pick(FIRST_PICK, s.seats, EVERYONE)
    telling.say(s, "begins", s.first)
    setting_up.even_out(s)
    s.goto(order.ROUND)
