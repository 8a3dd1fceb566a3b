"""Loans, and costs that must be paid.

PP-LOAN-01, PP-LOAN-02, PP-LOAN-03, PP-LOAN-04, PP-LOAN-05, PP-LOAN-06, PP-LOAN-07, PP-BANK-01, PP-BANK-02,
PP-BANK-03, PP-BANK-04
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.price_of_power.content.vocabulary import KINDS
from entrepot.games.price_of_power.rules import telling

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState

BORROWED: Final = 1
REPAID: Final = 2
"""Which way the turn's Loans go; 0 before either. PP-LOAN-07"""


def can_borrow(s: "PowerState", seat: i64) -> bool:
    """Say whether a seat may take a Loan at all. PP-LOAN-03, PP-GOLD-06, PP-R-08"""
    return s.interest[seat] < s.printed.limits.loans_end


def borrow(s: "PowerState", seat: i64) -> None:
    """Take a Loan. PP-LOAN-02"""
    s.ducats[seat] += int(s.printed.limits.loan)
    s.interest[seat] += 1
    telling.say(s, "borrowed", seat)


def can_borrow_in_turn(s: "PowerState", seat: i64) -> bool:
    """Say whether the mover may take a Loan as a Minor Action now. PP-LOAN-01, PP-LOAN-07, PP-TURN-03"""
    return s.loan_way != REPAID and can_borrow(s, seat)


def borrow_in_turn(s: "PowerState", seat: i64) -> None:
    """Take a Loan as a Minor Action."""
    borrow(s, seat)
    s.loan_way = BORROWED


def can_repay(s: "PowerState", seat: i64) -> bool:
    """Say whether the mover may repay a Loan, or a token from inflation. PP-LOAN-04, PP-LOAN-07, PP-GOLD-04"""
    return s.loan_way != BORROWED and s.interest[seat] > 0 and s.ducats[seat] >= s.printed.limits.repayment


def repay(s: "PowerState", seat: i64) -> None:
    """Repay a Loan. PP-LOAN-04"""
    s.ducats[seat] -= int(s.printed.limits.repayment)
    s.interest[seat] -= 1
    s.loan_way = REPAID
    telling.say(s, "repaid", seat)


def pay_debt(s: "PowerState", seat: i64, amount: i64) -> None:
    """Pay a mandatory cost: with as few Loans as are needed, else by Bankruptcy.

    PP-BANK-01, PP-GOLD-07, PP-R-10, PP-R-53
    """
    while s.ducats[seat] < amount and can_borrow(s, seat):
        borrow(s, seat)
    if s.ducats[seat] >= amount:
        s.ducats[seat] -= int(amount)
    else:
        go_bankrupt(s, seat)


def go_bankrupt(s: "PowerState", seat: i64) -> None:
    """Lose Prestige, all Ducats, Interest and half of each Power; the rest lapses. PP-BANK-02, PP-BANK-03, PP-R-09"""
    limits = s.printed.limits
    s.prestige[seat] -= int(limits.bankrupt_prestige)
    s.ducats[seat] = 0
    s.interest[seat] = int(max(0, s.interest[seat] - limits.bankrupt_interest))
    for kind in range(KINDS):
        have = s.power[seat * KINDS + kind]
        s.pay(seat, kind, min((have + 1) // 2, limits.bankrupt_power))
    telling.say(s, "bankrupt", seat)
