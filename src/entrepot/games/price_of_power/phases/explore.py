"""Explore: a voyage, a die, a Claim or a lost ship. PP-COLON-01, PP-COLON-02, PP-COLON-03, PP-COLON-04, PP-R-54"""

from mypy_extensions import i64

from entrepot.games.price_of_power.actions import DISCOVER, FAIL, INSIST, REROLL, TO, WRECK
from entrepot.games.price_of_power.content.chances import EXPLORE_DIE, SIDES
from entrepot.games.price_of_power.content.vocabulary import DIPLOMATIC
from entrepot.games.price_of_power.phases import order
from entrepot.games.price_of_power.phases.own_turn import OwnTurn
from entrepot.games.price_of_power.position.state import PowerState
from entrepot.games.price_of_power.rules import discovery, exploring, pieces, shipping, telling
from entrepot.games.price_of_power.shown.refusals import refusal
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import Phase, Refusal


class Explore(Phase[PowerState]):
    """The die is rolled, after the voyage if there is one. PP-COLON-02"""

    name = "explore"

    def enter(self, s: PowerState) -> None:
        self.resume(s, 0)

    def resume(self, s: PowerState, result: int) -> None:
        s.rolls_left = s.printed.limits.rerolls
        roll(s)


def roll(s: PowerState) -> None:
    """Roll the die in the phase on top, and go on by what it shows. PP-COLON-02, PP-COLON-03"""
    s.roll_shown = s.roll(EXPLORE_DIE, SIDES, EVERYONE)
    if s.listening:
        telling.say_all(s, "rolled", {"seat": seat_name(int(s.turn)), "roll": int(s.roll_shown)})
    s.goto(order.DISCOVER if s.roll_shown <= s.printed.limits.discovers_to else order.TROUBLE)


class Voyage(OwnTurn):
    """The explorers' ship goes to a Distant Sea Zone. PP-COLON-01"""

    name = "voyage"
    clause = "PP-COLON-01"

    def offer(self, s: PowerState, seat: i64, moves: Moves) -> None:
        exploring.add_voyages(s, seat, s.note(0), s.note(1), moves)

    def why_not(self, s: PowerState, seat: int, action: int) -> Refusal | None:
        return refusal("PP-COLON-01", "no-voyage") if TO.has(action) else None

    def apply(self, s: PowerState, seat: int, action: int) -> None:
        sea, berth = TO.values(action)
        shipping.move(s, seat, s.note(0), s.note(1), sea, berth)
        s.pop()

    def prompt(self, s: PowerState, seat: int) -> Message:
        return message("price_of_power-ask-voyage", {"space": telling.named(s, "space", s.note(0))})


class Trouble(OwnTurn):
    """After a five or six: roll again, pay to discover, or fail; without Power fail. PP-COLON-02, PP-R-54"""

    name = "trouble"
    clause = "PP-COLON-02"

    def enter(self, s: PowerState) -> None:
        if not s.can_pay(s.turn, DIPLOMATIC, 1):
            self.apply(s, int(s.turn), int(FAIL.base))

    def offer(self, s: PowerState, seat: i64, moves: Moves) -> None:
        if s.can_pay(seat, DIPLOMATIC, 1):
            if s.rolls_left > 0:
                moves.add(REROLL.base)
            moves.add(INSIST.base)
        moves.add(FAIL.base)

    def apply(self, s: PowerState, seat: int, action: int) -> None:
        if action == REROLL.base:
            s.pay(seat, DIPLOMATIC, 1)
            s.rolls_left -= 1
            telling.say(s, "rerolled", seat)
            roll(s)
        elif action == INSIST.base:
            s.pay(seat, DIPLOMATIC, 1)
            telling.say(s, "insisted", seat)
            s.goto(order.DISCOVER)
        else:
            telling.say(s, "failed", seat)
            s.goto(order.WRECK)

    def prompt(self, s: PowerState, seat: int) -> Message:
        return message("price_of_power-ask-trouble", {"roll": int(s.roll_shown)})


def finish(s: PowerState) -> None:
    """End the Action."""
    s.rolls_left = 0
    s.roll_shown = 0
    s.pop()


class Discover(OwnTurn):
    """A Claim is put on a Distant Area. PP-COLON-04"""

    name = "discover"
    clause = "PP-COLON-04"

    def enter(self, s: PowerState) -> None:
        self.do_forced(s, int(s.turn))

    def offer(self, s: PowerState, seat: i64, moves: Moves) -> None:
        for area in exploring.discoverable(s, seat):
            moves.add(DISCOVER.base + area)

    def apply(self, s: PowerState, seat: int, action: int) -> None:
        discovery.put_claim(s, seat, DISCOVER.value(action))
        finish(s)

    def why_not(self, s: PowerState, seat: int, action: int) -> Refusal | None:
        if not DISCOVER.has(action):
            return None
        area = DISCOVER.value(action)
        is_distant = area < s.printed.areas and s.board.is_distant[area] != 0
        is_own = is_distant and not exploring.is_unclaimed(s, seat, area)
        return refusal("PP-COLON-04", "claim-there" if is_own else "no-land")


class Wreck(OwnTurn):
    """A realm that failed loses one of its ships on Distant Continents, if it has any there. PP-COLON-02, PP-R-54"""

    name = "wreck"
    clause = "PP-COLON-02"

    def enter(self, s: PowerState) -> None:
        moves = s.moves(s.turn)
        if moves.size == 0:
            finish(s)
        elif moves.size == 1:
            self.apply(s, int(s.turn), int(s.only(s.turn)))

    def offer(self, s: PowerState, seat: i64, moves: Moves) -> None:
        exploring.add_wrecks(s, seat, moves)

    def apply(self, s: PowerState, seat: int, action: int) -> None:
        sea, berth = WRECK.values(action)
        pieces.take_ship(s, seat, sea, berth)
        telling.say_face(s, "wrecked", seat, "space", sea)
        finish(s)
