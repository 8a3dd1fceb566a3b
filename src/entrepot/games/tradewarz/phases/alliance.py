"""Proposing an alliance, and the consent of all who will be in it. TW-ALLY-01, TW-ALLY-02, TW-R-68, TW-R-72"""

from typing import Final

from mypy_extensions import i64

from entrepot.games.tradewarz.actions import ACCEPT, DECLINE, INVITE, PROPOSE, WITHDRAW
from entrepot.games.tradewarz.phases import order
from entrepot.games.tradewarz.phases.own_turn import OwnTurn
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules import alliances, telling
from entrepot.games.tradewarz.shown import refusals
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import Message, message, seat_name, seat_names
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import ALONE, Phase, Refusal

MEMBERS: Final = 0
AGREED: Final = 1
"""The notes: who will be in it, and who has agreed, as bits."""


class Invite(OwnTurn):
    """The mover names further members, then proposes."""

    name = "invite"
    turn_clause = "TW-R-72"

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        members = s.note(MEMBERS)
        for other in alliances.candidates(s, seat, members):
            moves.add(INVITE.base + other)
        if members != alliances.circle(s, seat):
            moves.add(PROPOSE.base)
        moves.add(WITHDRAW.base)

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        if INVITE.has(action):
            s.set_note(MEMBERS, s.note(MEMBERS) | int(alliances.circle(s, INVITE.value(action))))
        elif action == PROPOSE.base:
            if s.listening:
                args = {"seat": seat_name(seat), "members": seat_names(listed(s, s.note(MEMBERS)))}
                s.tell("proposed", EVERYONE, args)
            s.goto(order.CONSENT, s.note(MEMBERS), 1 << seat)
        else:
            if s.listening:
                s.tell("withdrew", EVERYONE, {"seat": seat_name(seat)})
            s.binding = True
            s.pop()

    def why_not(self, s: TradeWarzState, seat: int, action: int) -> Refusal | None:
        if action == PROPOSE.base:
            return refusals.refusal("TW-R-72", "nobody-invited")
        return refusals.of_invitation(s, seat, INVITE.value(action)) if INVITE.has(action) else None

    def prompt(self, s: TradeWarzState, seat: int) -> Message:
        return message("tradewarz-ask-invite", {"members": seat_names(listed(s, s.note(MEMBERS)))})


def listed(s: TradeWarzState, members: i64) -> list[int]:
    """Return a set of seats as a list."""
    return [seat for seat in range(s.seats) if members >> seat & 1]


class Consent(Phase[TradeWarzState]):
    """All concerned are asked, in turn order; one refusal ends it. TW-R-72, TW-R-105"""

    name = "consent"
    waits = True
    turn_clause = "TW-R-72"

    def actors(self, s: TradeWarzState) -> list[int]:
        return ALONE[next_asked(s)]

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        moves.add(ACCEPT.base)
        moves.add(DECLINE.base)

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        if action == DECLINE.base:
            telling.tell_seat(s, "refused", seat)
            s.pop()
            return
        s.set_note(AGREED, s.note(AGREED) | 1 << seat)
        if s.note(AGREED) == s.note(MEMBERS):
            members = s.note(MEMBERS)
            alliances.form(s, members)
            if s.listening:
                s.tell("joined", EVERYONE, {"members": seat_names(listed(s, members))})
            s.goto(order.SETTLE)

    def prompt(self, s: TradeWarzState, seat: int) -> Message:
        args = {"seat": seat_name(int(s.mover())), "members": seat_names(listed(s, s.note(MEMBERS)))}
        return message("tradewarz-ask-consent", args)


def next_asked(s: TradeWarzState) -> i64:
    """Return the next seat concerned that has not agreed yet."""
    open_seats: i64 = s.note(MEMBERS) & ~s.note(AGREED)
    for seat in s.in_turn():
        if open_seats >> seat & 1:
            return seat
    return s.mover()
