"""Income and Upkeep, realm by realm.

PP-TAX-01, PP-TAX-02, PP-TAX-03, PP-TAX-04, PP-TAX-05, PP-TAX-06, PP-LOAN-06, PP-R-50, PP-R-52
"""

from mypy_extensions import i64

from entrepot.games.price_of_power.actions import COURT, DONE, KEEP, LOAN, SCRAP
from entrepot.games.price_of_power.content.vocabulary import KINDS
from entrepot.games.price_of_power.phases import order
from entrepot.games.price_of_power.position.state import PowerState
from entrepot.games.price_of_power.rules import holdings, loans, pieces, shipping, telling
from entrepot.games.price_of_power.shown import previews
from entrepot.games.price_of_power.shown.refusals import counted, refusal
from entrepot.kernel.bits import BIT
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import NO_CHOICE, Moves
from entrepot.kernel.phase import ALONE, Phase, Refusal

TAXES = 0
TO_COURT = 1
GAINS = 2


class Income(Phase[PowerState]):
    """Tax, Interest, upkeep, Court, Power: one realm after the other, clockwise from the First Player. PP-R-52"""

    name = "income"

    def enter(self, s: PowerState) -> None:
        self.resume(s, 0)

    def resume(self, s: PowerState, result: int) -> None:
        if s.note(0) == 0:
            s.goto(order.CLEANUP)
            return
        seat = s.clockwise(s.note(0))
        step = s.note(1)
        s.set_note(1, step + 1)
        if step == TAXES:
            collect_taxes(s, seat)
            s.push(order.UPKEEP, int(seat))
        elif step == TO_COURT:
            s.push(order.COURT, int(seat))
        else:
            s.goto(order.INCOME, s.note(0) - 1)


def collect_taxes(s: PowerState, seat: i64) -> None:
    """Receive tax and pay Interest, the latter mandatory. PP-TAX-02, PP-TAX-03, PP-LOAN-06"""
    tax = s.base_tax[seat] + holdings.vassal_tax(s, seat)
    s.ducats[seat] += int(tax)
    telling.say(s, "taxed", seat, tax)
    due = s.interest[seat]
    if due > 0:
        telling.say(s, "interest", seat, due)
        loans.pay_debt(s, seat, due)


def upkeep(s: PowerState, seat: i64) -> i64:
    """Return half a Ducat for each ship, rounded up. PP-TAX-04"""
    return (s.ships_of[seat] + 1) // 2


class Upkeep(Phase[PowerState]):
    """The owner removes ships or borrows, and goes on once the upkeep can be paid. PP-TAX-04, PP-BANK-04"""

    name = "upkeep"
    waits = True
    turn_clause = "PP-R-52"
    clause = "PP-TAX-04"

    def enter(self, s: PowerState) -> None:
        if s.ships_of[s.note(0)] == 0:
            s.pop()

    def actors(self, s: PowerState) -> list[int]:
        return ALONE[s.note(0)]

    def offer(self, s: PowerState, seat: i64, moves: Moves) -> None:
        if s.ducats[seat] >= upkeep(s, seat):
            moves.add(KEEP.base)
        for sea in shipping.seas_of(s, seat):
            pieces.add_berths(s, seat, sea, SCRAP.base, moves)
        if loans.can_borrow(s, seat):
            moves.add(LOAN.base)

    def apply(self, s: PowerState, seat: int, action: int) -> None:
        if action == KEEP.base:
            due = upkeep(s, seat)
            s.ducats[seat] -= int(due)
            telling.say(s, "upkeep", seat, due)
            s.pop()
        elif action == LOAN.base:
            loans.borrow(s, seat)
        else:
            sea, berth = SCRAP.values(action)
            pieces.take_ship(s, seat, sea, berth)
            telling.say_face(s, "scrapped", seat, "space", sea)
            self.enter(s)

    def prompt(self, s: PowerState, seat: int) -> Message:
        return message("price_of_power-ask-upkeep", {"count": int(upkeep(s, seat))})

    def preview(self, s: PowerState, seat: int, action: int) -> list[Message]:
        return previews.of_upkeep(s, action, upkeep(s, seat))

    def why_not(self, s: PowerState, seat: int, action: int) -> Refusal | None:
        if action == KEEP.base:
            return refusal("PP-TAX-04", "upkeep-due")
        if action == LOAN.base:
            return refusal("PP-LOAN-03", "loans-closed")
        return refusal("PP-TAX-04", "no-ship") if SCRAP.has(action) else None


class Court(Phase[PowerState]):
    """Power for Ducats, one of each kind at most, not in the last Round; then Power is gained. PP-TAX-05, PP-TAX-06"""

    name = "court"
    waits = True
    turn_clause = "PP-R-52"
    clause = "PP-TAX-06"

    def enter(self, s: PowerState) -> None:
        if s.is_last_round() or s.only(s.note(0)) != NO_CHOICE:
            gain(s, s.note(0), s.note(1))

    def actors(self, s: PowerState) -> list[int]:
        return ALONE[s.note(0)]

    def offer(self, s: PowerState, seat: i64, moves: Moves) -> None:
        bought = s.note(1)
        if s.ducats[seat] >= s.printed.limits.court:
            for kind in range(KINDS):
                if bought >> kind & 1 == 0:
                    moves.add(COURT.base + kind)
        if bought != BIT[KINDS] - 1 and loans.can_borrow(s, seat):
            moves.add(LOAN.base)
        moves.add(DONE.base)

    def apply(self, s: PowerState, seat: int, action: int) -> None:
        if action == DONE.base:
            gain(s, seat, s.note(1))
        elif action == LOAN.base:
            loans.borrow(s, seat)
        else:
            kind = COURT.value(action)
            s.ducats[seat] -= int(s.printed.limits.court)
            s.set_note(1, s.note(1) | BIT[kind])
            if s.listening:
                telling.say_all(s, "court", {"seat": seat_name(seat), "power": telling.power_word(kind)})
            self.enter(s)

    def prompt(self, s: PowerState, seat: int) -> Message:
        return message("price_of_power-ask-court", {"count": int(s.printed.limits.court)})

    def preview(self, s: PowerState, seat: int, action: int) -> list[Message]:
        return previews.of_money(s, action)

    def why_not(self, s: PowerState, seat: int, action: int) -> Refusal | None:
        if action == LOAN.base:
            return refusal("PP-LOAN-03", "loans-closed")
        if not COURT.has(action):
            return None
        if s.note(1) & BIT[COURT.value(action)] != 0:
            return refusal("PP-TAX-06", "court-bought")
        return counted("PP-TAX-06", "ducats", s.printed.limits.court)


def gain(s: PowerState, seat: i64, bought: i64) -> None:
    """Gain Power by skill and by what was bought, and end the realm's Income. PP-TAX-05"""
    gained = [0] * KINDS
    for kind in range(KINDS):
        skill: i64 = s.printed.skill[s.realm[seat] * KINDS + kind]
        count = skill + (1 if bought >> kind & 1 != 0 else 0)
        gained[kind] = int(count)
        s.gain(seat, kind, count)
    if s.listening:
        args = {"seat": seat_name(int(seat)), "powers": telling.powers_words(gained)}
        telling.say_all(s, "gained", args)
    s.pop()
