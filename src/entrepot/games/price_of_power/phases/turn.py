"""A turn: Minor Actions, one Action or the Pass, Minor Actions.

PP-TURN-01, PP-TURN-02, PP-TURN-03, PP-LOAN-01, PP-R-47
"""

from mypy_extensions import i64

from entrepot.games.price_of_power.actions import (
    ANNEX,
    BUILD,
    CLAIM,
    COLONIZE,
    END,
    EXPLORE,
    EXPLORE_FROM,
    GROW,
    INFLUENCE,
    LOAN,
    PASS,
    REPAY,
    RESEARCH,
    RESTORE,
    SAIL,
    SUBJUGATE,
    TRADE,
)
from entrepot.games.price_of_power.content.vocabulary import DIPLOMATIC, MILITARY
from entrepot.games.price_of_power.phases import order
from entrepot.games.price_of_power.phases.own_turn import OwnTurn
from entrepot.games.price_of_power.position.state import PowerState
from entrepot.games.price_of_power.rules import (
    advances,
    exploring,
    influence,
    loans,
    passing,
    pieces,
    shipping,
    telling,
    vassals,
)
from entrepot.games.price_of_power.shown import previews, turn_refusals
from entrepot.kernel.message import Message, message
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import Refusal


class Turn(OwnTurn):
    """One Action or the Pass; Loans and Missions come on top. After the Action, only these, or the end."""

    name = "turn"
    clause = "PP-TURN-03"

    def enter(self, s: PowerState) -> None:
        """Begin with a turn's own counts. PP-INFL-02"""
        s.acted = False
        s.loan_way = 0
        influence.begin_turn(s)
        telling.say(s, "turn", s.turn)

    def resume(self, s: PowerState, result: int) -> None:
        """Go on after an Action that asked something."""
        settle(s)

    def offer(self, s: PowerState, seat: i64, moves: Moves) -> None:
        if not s.acted:
            add_actions(s, seat, moves)
            moves.add(PASS.base)
        if loans.can_borrow_in_turn(s, seat):
            moves.add(LOAN.base)
        if loans.can_repay(s, seat):
            moves.add(REPAY.base)
        advances.add_missions(s, seat, moves)
        if s.acted:
            moves.add(END.base)

    def apply(self, s: PowerState, seat: int, action: int) -> None:
        if action == END.base:
            s.goto(order.NEXT)
        elif action == LOAN.base:
            loans.borrow_in_turn(s, seat)
        elif action == REPAY.base:
            loans.repay(s, seat)
            settle(s)
        elif CLAIM.has(action):
            mission = int(CLAIM.value(action))
            if advances.claim(s, seat, mission):
                s.push(order.EXPAND, 1, mission)
            else:
                settle(s)
        else:
            s.acted = True
            s.loan_way = 0
            if not begin(s, seat, action):
                do(s, seat, action)
                settle(s)

    def prompt(self, s: PowerState, seat: int) -> Message:
        if s.acted:
            return message("price_of_power-ask-turn-after")
        return message("price_of_power-ask-turn", {"round": int(s.round), "age": telling.age_word(s.age())})

    def preview(self, s: PowerState, seat: int, action: int) -> list[Message]:
        return previews.of_turn(s, seat, action)

    def why_not(self, s: PowerState, seat: int, action: int) -> Refusal | None:
        return turn_refusals.of_turn(s, seat, action)


def settle(s: PowerState) -> None:
    """End a turn whose Action is done and whose player can neither repay nor claim. PP-R-47"""
    if not s.acted or loans.can_repay(s, s.turn):
        return
    claims = Moves()
    advances.add_missions(s, s.turn, claims)
    if claims.size == 0:
        s.goto(order.NEXT)


def add_actions(s: PowerState, seat: int, moves: Moves) -> None:
    """Add the Actions that can be taken and paid for. PP-TURN-02"""
    if s.can_pay(seat, DIPLOMATIC, 1) and pieces.has_available(s, seat):
        moves.add(TRADE.base)
    influence.add_first(s, seat, moves)
    vassals.add_all(s, seat, moves)
    exploring.add_explores(s, seat, moves)
    exploring.add_colonies(s, seat, moves)
    if s.can_pay(seat, MILITARY, 1):
        shipping.add_builds(s, seat, moves)
    shipping.add_sails(s, seat, moves)
    advances.add_ideas(s, seat, moves)
    advances.add_growth(s, seat, moves)
    vassals.add_restores(s, seat, moves)


def begin(s: PowerState, seat: int, action: int) -> bool:
    """Begin an Action that asks more; say whether this is one."""
    if action == TRADE.base:
        s.pay(seat, DIPLOMATIC, 1)
        s.push(order.TRADE)
    elif INFLUENCE.has(action):
        s.pay(seat, DIPLOMATIC, 1)
        influence.place(s, seat, INFLUENCE.value(action))
        s.push(order.INFLUENCE, 1)
    elif action == EXPLORE.base or EXPLORE_FROM.has(action):
        s.pay(seat, DIPLOMATIC, 1)
        s.pay(seat, MILITARY, 1)
        s.push(order.EXPLORE)
        if action != EXPLORE.base:
            sea, berth = EXPLORE_FROM.values(action)
            s.push(order.VOYAGE, sea, berth)
    elif BUILD.has(action):
        s.pay(seat, MILITARY, 1)
        s.push(order.BUILD, int(BUILD.value(action)))
    elif SAIL.has(action):
        s.pay(seat, MILITARY, 1)
        end = SAIL.value(action)
        s.push(order.FLEET, int(end), 0, int(shipping.fresh_at(s, seat, end)))
    elif RESTORE.has(action):
        vassals.restore(s, seat, RESTORE.value(action))
        s.push(order.RESTORING)
    else:
        return False
    return True


def do(s: PowerState, seat: int, action: int) -> None:
    """Carry out an Action, or the Pass, that asks nothing more."""
    if action == PASS.base:
        passing.pass_turn(s, seat)
    elif SUBJUGATE.has(action):
        vassals.subjugate(s, seat, SUBJUGATE.value(action))
    elif ANNEX.has(action):
        vassals.annex(s, seat, ANNEX.value(action))
    elif COLONIZE.has(action):
        exploring.colonize(s, seat, COLONIZE.value(action))
    elif RESEARCH.has(action):
        advances.research(s, seat, RESEARCH.value(action))
    elif GROW.has(action):
        advances.grow(s, seat, GROW.value(action))
