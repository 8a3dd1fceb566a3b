"""The Trade Action from the ranking on: ties, income, penalties.

PP-ACT-09, PP-ACT-10, PP-ACT-11, PP-ACT-12, PP-ROW-05, PP-GOLD-01
"""

from mypy_extensions import i64

from entrepot.games.price_of_power.actions import PAY_POWER, RANK, TAKE_INTEREST
from entrepot.games.price_of_power.content.vocabulary import ADMINISTRATIVE, GOLD, NONE, PRIMARY, SLAVES
from entrepot.games.price_of_power.phases import order
from entrepot.games.price_of_power.phases.own_turn import OwnTurn
from entrepot.games.price_of_power.position.state import PowerState
from entrepot.games.price_of_power.rules import collecting, decks, telling
from entrepot.games.price_of_power.rules.rows import SLAVES_FROM, is_inflated
from entrepot.games.price_of_power.shown.refusals import refusal
from entrepot.kernel.message import Message, message, seat_names
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import Phase, Refusal


class Ties(OwnTurn):
    """Collectors are ranked by Trade Power; the mover orders those who are level if it matters. PP-R-26, PP-R-39"""

    name = "ties"
    turn_clause = "PP-ROW-05"

    def enter(self, s: PowerState) -> None:
        while True:
            group = self.group(s)
            if not group:
                s.goto(order.COLLECT)
                return
            if collecting.is_open_tie(s, s.entry, s.order, group):
                return
            s.order += group
            if s.note(0) == 1:
                tell_ranked(s, group[-1])
                s.set_note(0, 0)

    def group(self, s: PowerState) -> list[int]:
        """Return those who come next, all with the same Trade Power."""
        left = [seat for seat in collecting.collectors(s, s.entry, s.role, s.turn) if seat not in s.order]
        return collecting.top_group(s, s.entry, left) if left else left

    def offer(self, s: PowerState, seat: i64, moves: Moves) -> None:
        for other in self.group(s):
            moves.add(RANK.base + other)

    def apply(self, s: PowerState, seat: int, action: int) -> None:
        s.order.append(int(RANK.value(action)))
        s.set_note(0, 1)
        self.enter(s)

    def prompt(self, s: PowerState, seat: int) -> Message:
        args = {"seats": seat_names(self.group(s)), "node": telling.named(s, "node", s.printed.entry_node[s.entry])}
        return message("price_of_power-ask-ties", args)

    def why_not(self, s: PowerState, seat: int, action: int) -> Refusal | None:
        return refusal("PP-ROW-05", "tie-order") if RANK.has(action) else None


def tell_ranked(s: PowerState, last: i64) -> None:
    """Tell how the mover has ordered a group of equal Trade Power, of whom `last` is one."""
    if s.listening:
        power = collecting.powers(s, s.entry, s.order)
        level = power[s.order.index(int(last))]
        group = [seat for seat, own in zip(s.order, power, strict=True) if own == level]
        args = {"seat": seat_names([int(s.turn)])[0], "seats": seat_names(group)}
        telling.say_all(s, "ranked", args)


class Collect(Phase[PowerState]):
    """Everybody who collects is paid; then comes the penalty of the good. PP-ACT-09, PP-ACT-12, PP-R-05, PP-R-34"""

    name = "collect"

    def enter(self, s: PowerState) -> None:
        card = s.printed.entry_card[s.entry]
        own = collecting.pay_all(s, s.turn)
        if s.printed.penalty[card] == SLAVES and s.age() >= SLAVES_FROM:
            lost = s.printed.limits.slaves_prestige
            s.prestige[s.turn] -= int(lost)
            telling.say(s, "slaves", s.turn, lost)
        if s.printed.penalty[card] == GOLD and is_inflated(s, own):
            s.goto(order.INFLATION, int(own))
        else:
            finish(s)


class Inflation(OwnTurn):
    """The mover pays Administrative Power or takes an Interest token; without Power the token.

    PP-GOLD-03, PP-GOLD-05, PP-GOLD-08, PP-R-07
    """

    name = "inflation"
    turn_clause = "PP-GOLD-03"

    def enter(self, s: PowerState) -> None:
        self.do_forced(s, int(s.turn))

    def offer(self, s: PowerState, seat: i64, moves: Moves) -> None:
        if s.can_pay(seat, ADMINISTRATIVE, 1):
            moves.add(PAY_POWER.base)
            moves.add(TAKE_INTEREST.base)
            return
        moves.add(TAKE_INTEREST.base)

    def apply(self, s: PowerState, seat: int, action: int) -> None:
        if action == PAY_POWER.base:
            s.pay(seat, ADMINISTRATIVE, 1)
            telling.say(s, "inflated-power", seat)
        else:
            s.interest[seat] += 1
            telling.say(s, "inflated-interest", seat)
        finish(s)

    def prompt(self, s: PowerState, seat: int) -> Message:
        return message("price_of_power-ask-inflation", {"count": s.note(0)})


def finish(s: PowerState) -> None:
    """Discard the card that was used and end the Action. PP-ACT-11"""
    decks.discard_all_but(s, NONE)
    s.entry = NONE
    s.role = PRIMARY
    s.escort = NONE
    s.order = []
    s.pop()
